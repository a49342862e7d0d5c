"""Every space a run can get to, found by walking it, is what a plain search over the map finds (Q-4.2, Q-4.8)."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from manoa import Action, Match
from quest.lively import ROUTES, quest, rich
from quest.slow_board import SYMBOLS, Place, board_of, contacts, data, reach, route_of
from quest.slow_table import CARDS, TOKENS
from walks import going_on

POSITIONS = 100  # for each route and number of players
Run = tuple[str, str, str, int]  # card or token, its name, symbol, piece


# The map


@pytest.mark.parametrize("name", ROUTES)
def test_the_assembled_map_is_the_one_the_route_describes(name: str) -> None:
    route, plan = route_of(name), data("routes")["routes"][name]
    tiles = sum(len(data("tiles")["pieces"][piece["piece"]]["hexes"]) for piece in plan["pieces"])
    assert len(route.spaces) == tiles + 3
    assert places_of(name, "cave") == set(route.caves)
    assert places_of(name, "start") == set(route.starts)
    assert route.finish() == {tuple(place) for place in plan["finish"]["spaces"]}
    for joint in plan["joints"]:
        assert all(other in route.around(one) for one, other in map(tuple, contacts(joint)))


def places_of(name: str, terrain: str) -> set[Place]:
    return {place for place, space in route_of(name).spaces.items() if space.terrain == terrain}


# Walking


def runs(match: Match) -> dict[Run, list[Action]]:
    """The first steps of every run, by what is run with."""
    found: dict[Run, list[Action]] = defaultdict(list)
    for action in match.actions():
        if action.data["kind"] == "run":
            found[run_of(action.data)].append(action)
    return found


def run_of(action: dict[str, Any]) -> Run:
    kind = "card" if "card" in action else "token"
    return kind, action[kind], action["symbol"], action["piece"]


def move_of(action: Action) -> Place | int:
    if "blockade" in action.data:
        return int(action.data["blockade"])
    return action.data["to"][0], action.data["to"][1]


def walked(match: Match, first: list[Action]) -> set[Place | int]:
    """All places entered and blockades removed on any way a run can take."""
    found: set[Place | int] = set()
    seen: set[bytes] = set()
    waiting = [(match, action) for action in first]
    while waiting:
        before, action = waiting.pop()
        after = going_on(match.game, match.players, before.state)
        after.play(action)
        found.add(move_of(action))
        if after.state.tobytes() not in seen:
            seen.add(after.state.tobytes())
            waiting += [(after, going) for going in after.actions() if going.data["kind"] == "go"]
    return found


def searched(match: Match, run: Run) -> set[Place | int]:
    kind, name, symbol, piece = run
    assert match.player is not None
    view = match.view()
    power = (CARDS if kind == "card" else TOKENS)[name]["power"]
    start = view["pieces"][match.player][piece]
    board = board_of(view, match.game.options["route"], match.player, piece, view["passing"])
    return set(reach(board, (start[0], start[1]), symbol, power))


def held_runs(match: Match) -> list[Run]:
    """What the player to act could run with, if there is a way."""
    assert match.player is not None
    view = match.view(match.player)
    cards = [("card", name, symbol) for name in sorted(set(view["hand"])) for symbol in symbols_of(view, name)]
    own = sorted(set(view["tokens"][match.player]))
    tokens = [("token", name, symbol) for name in own for symbol in TOKENS[name].get("symbols", [])]
    return [(*one, piece) for one in cards + tokens for piece in range(len(view["pieces"][0]))]


def symbols_of(view: dict[str, Any], card: str) -> list[str]:
    """Q-10.5: with a change token in effect, any."""
    own: list[str] = CARDS[card]["symbols"]
    return list(SYMBOLS.values()) if own and view["changing"] else own


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("route", ROUTES)
def test_runs_get_everywhere_the_map_says_and_nowhere_else(route: str, players: int) -> None:
    luck = Random(f"{route} {players}")
    for number in range(POSITIONS):
        match = rich(quest(route=route, caves=number % 2 == 0), players, luck, effects=0.2)
        found = runs(match)
        run = luck.choice(held_runs(match))
        assert walked(match, found[run]) == searched(match, run), (run, match.snapshot())
