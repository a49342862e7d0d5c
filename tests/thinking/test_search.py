"""`search`: the same on any number of threads, in time, with reasons, and it sees what is plain to see."""

from __future__ import annotations

import time

import pytest

import manoa
import tiny
from island.arranging import FLOWER, table
from lost_cities.positions import lost_cities, placed
from manoa import Match
from manoa.bots.budget import budget
from manoa.bots.search import METHODS, SearchBot
from manoa.bots.thought import Thought
from manoa.games import REGISTERED, rulebook

every_method = pytest.mark.parametrize("method", METHODS)
# Every game by the method that plays it, and one of them by all: to compile the others takes long and tells little.
every_use = pytest.mark.parametrize(
    ("name", "method"),
    [("lost-cities", "tree"), *((name, rulebook(name).search.method) for name in manoa.games())],
)


@pytest.fixture
def tiny_game(monkeypatch: pytest.MonkeyPatch) -> manoa.Game:
    monkeypatch.setitem(REGISTERED, tiny.NAME, tiny.__name__)
    return manoa.game(tiny.NAME)


def thought(
    match: Match, method: str | None = None, simulations: int = 200, seed: int = 1, threads: int = 1
) -> Thought:
    assert match.player is not None
    bot = SearchBot("search", seed, budget(simulations=simulations, threads=threads), method)
    return bot.think(match.for_seat(match.player))


def last_cards(game: manoa.Game, deck: list[int], points: list[int]) -> Match:
    """Tiny with so many cards left, seat 0 to act."""
    snapshot = game.start(2, seed=1).snapshot()
    snapshot["position"].update(deck=deck, points=points, player=0, passes=0)
    return game.restore(snapshot)


@every_use
def test_the_number_of_threads_makes_no_difference(name: str, method: str) -> None:
    match = manoa.game(name).start(seed=3)
    one, two, three = (thought(match, method, 60, threads=threads) for threads in (1, 2, 3))
    assert one == two == three


@every_method
def test_another_seed_gives_other_simulations(method: str) -> None:
    match = lost_cities().start(seed=3)
    assert thought(match, method, seed=1) != thought(match, method, seed=2)


@every_use
def test_reasons_name_every_action_once_and_the_choice_first(name: str, method: str) -> None:
    match = manoa.game(name).start(seed=4)
    found = thought(match, method, 300)
    assert sorted(candidate.action.id for candidate in found.candidates) == sorted(match.legal)
    assert found.candidates[0].action == found.action
    assert all(0 <= candidate.win <= 1 for candidate in found.candidates)
    assert sum(candidate.visits for candidate in found.candidates) == found.simulations


@every_method
def test_the_budget_of_simulations_is_kept(method: str) -> None:
    match = lost_cities().start(seed=3)
    for simulations in (40, 400):
        assert 0.8 * simulations <= thought(match, method, simulations).simulations <= simulations


@every_use
def test_the_time_is_kept(name: str, method: str) -> None:
    """Generously: what is wrong here thinks on for ever."""
    match = manoa.game(name).start(seed=3)
    thought(match, method, 4)  # compiles what is missing
    assert match.player is not None
    bot, began = SearchBot("search", 1, budget(seconds=0.2), method), time.perf_counter()
    assert bot.think(match.for_seat(match.player)).simulations > 0
    assert time.perf_counter() - began < 20


@every_method
def test_it_lays_the_last_card_that_pays(method: str) -> None:
    """The deck has one card: what is not laid now is never laid."""
    match = placed(
        lost_cities(rounds=1), hands=("Y10 B3 W4 G5 R6 Rx Bx Wx",), expeditions=("Yx Y5 Y6 Y8 Y9", "Bx B4"), deck="Y3"
    )
    assert str(thought(match, method).action) == "play Y10"


@every_method
def test_it_begins_no_expedition_with_the_last_card(method: str) -> None:
    match = placed(lost_cities(rounds=1), hands=("Y2 B3 W4 G5 R6 Yx Bx Wx",), deck="Y3")
    assert str(thought(match, method).action).startswith("discard")


def test_offers_are_left_to_the_policy() -> None:
    """Island: a gift costs less than rollouts can tell, and there are many to be lucky with."""
    match = table(FLOWER, resources={0: (1, 0, 1), 1: (0, 1, 0)}, turn=0)
    candidates = thought(match, simulations=400).candidates
    tried = {str(each.action): each.visits > 0 for each in candidates}
    assert not tried["offer orange"]
    assert tried["end turn"]


@every_method
def test_in_a_new_game_it_takes_the_card_that_wins(tiny_game: manoa.Game, method: str) -> None:
    """Whoever draws the last card wins: passing leaves it to the other."""
    found = thought(last_cards(tiny_game, [9], [3, 10]), method)
    assert found.action.id == tiny.DRAW
    assert found.candidates[0].win == 1.0
    assert found.candidates[0].margin == 2.0


def test_an_only_action_is_not_thought_about(tiny_game: manoa.Game) -> None:
    match = tiny_game.start(2, seed=1)
    for _ in range(2):
        match.play(tiny.PASS)
    assert thought(match) == Thought(match.actions()[0])


def test_margins_and_wins_are_those_of_the_seat_to_act(tiny_game: manoa.Game) -> None:
    """The other seat is far ahead, and nothing can change that."""
    found = thought(last_cards(tiny_game, [1, 2], [0, 50]))
    assert all(candidate.win == 0.0 and candidate.margin < -40 for candidate in found.candidates)
