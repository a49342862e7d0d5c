"""`greedy` gets there, on every route and with every number of players, and knows only what its seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import manoa
from manoa.games.quest.rules.ending import ARRIVED
from quest.hexing import on_route

ROUTES = manoa.game("quest").book.options["route"].values
GAMES = 40


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("route", ROUTES)
def test_every_game_among_equals_ends_with_an_arrival(route: str, players: int) -> None:
    scores, rounds = race(route, players, ["greedy"] * players)
    assert (scores >= ARRIVED).any(1).all()
    assert rounds.mean() < 40


@pytest.mark.parametrize("caves", [False, True])
@pytest.mark.parametrize("route", ROUTES)
def test_it_beats_random_play(route: str, caves: bool) -> None:
    scores, _ = race(route, 2, ["greedy", "random"], caves=caves)
    assert (scores[:, 0] > scores[:, 1]).mean() >= 0.975


def test_it_pays_with_a_changed_symbol_where_nothing_else_will_do() -> None:
    """Hand Trailblazer and one Explorer, a change symbol token in effect: a card for 3 is being bought."""
    game = manoa.game("quest", caves=True, starting_player=0)
    snapshot = game.start(3, seed=1).snapshot()
    position = snapshot["position"]
    position["hands"][0] = ["trailblazer"]
    position["draws"][0] = ["explorer"] * 3 + ["traveler"] * 4 + ["sailor"]
    position["market"]["slots"][0]["left"] = 3
    pile = next(slot for slot in position["market"]["slots"] if slot["card"] == "trailblazer")
    pile["left"] -= 1
    position["changing"] = True
    match = game.restore(snapshot)
    match.play("buy treasure-chest")
    assert str(manoa.bot("greedy").choose(match.for_seat(0))) == "pay trailblazer as-coins"


def race(route: str, players: int, policies: list[str], games: int = GAMES, **options: Any) -> tuple[Any, Any]:
    """Scores and rounds of games with a policy in each seat, as they stood when each game ended."""
    batch: Any = manoa.game("quest", **on_route(route, **options)).batch(games, players=players, threads=1)
    batch.reset(range(games))
    scores, rounds = np.zeros((games, players), np.int64), np.zeros(games, np.int64)
    running, step = np.ones(games, bool), 0
    while running.any():
        now, seats = batch.states["round_number"].copy(), batch.players()
        chosen = {policy: batch.choose(policy, seed=step) for policy in set(policies)}
        batch.step(np.choose(seats, [chosen[policy] for policy in policies]))
        over = running & batch.done()
        scores[over], rounds[over] = batch.scores()[over], now[over]
        running &= ~over
        step += 1
    return scores, rounds
