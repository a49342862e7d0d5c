"""Every space a run can get to, found by walking it, is what a plain search over the map finds (Q-4.2, Q-4.8)."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoa import Action, Match
from quest.arranging import on, play
from quest.hexing import row
from quest.lively import ROUTES, quest, rich
from quest.slow_board import SYMBOLS, Place, board_of, contacts, data, reach, route_of
from quest.slow_table import CARDS, TOKENS
from rare import examples
from walks import going_on

POSITIONS = examples(12)  # for each route and number of players
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


Step = tuple[Match, Action]  # a match and what is done there


def runs(match: Match) -> dict[Run, list[Step]]:
    """The first steps of every run, by what is run with."""
    found: dict[Run, list[Step]] = defaultdict(list)
    for action in match.actions():
        if action.data["kind"] == "run":
            begun = going_on(match.game, match.players, match.state)
            begun.play(action)
            for step in begun.actions():
                found[run_of({**action.data, "piece": step.data["piece"]})].append((begun, step))
    return found


def run_of(action: dict[str, Any]) -> Run:
    kind = "card" if "card" in action else "token"
    return kind, action[kind], action["symbol"], action["piece"]


def move_of(action: Action) -> Place | int:
    if "blockade" in action.data:
        return int(action.data["blockade"])
    return action.data["to"][0], action.data["to"][1]


def walked(match: Match, first: list[Step]) -> set[Place | int]:
    """All places entered and blockades removed on any way a run can take."""
    found: set[Place | int] = set()
    seen: set[bytes] = set()
    waiting = list(first)
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
    board = board_of(view, route_of(match.game.options["route"]), match.player, piece, view["passing"])
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


# What the view says is in reach

End = tuple[str, tuple[int, ...] | None, tuple[int, ...]]  # what is played, where the piece is then, blockades gone


def in_view(match: Match) -> dict[End, int]:
    """The ends that the view lists, and the power left at each; every one is played."""
    found: dict[End, int] = {}
    assert match.player is not None
    view = match.view(match.player)
    for way in view["reach"] or ():
        for end in way["ends"]:
            after = going_on(match.game, match.players, match.state)
            after.play(end["text"])
            pieces = after.view()["pieces"][match.player][way["piece"]]
            here = view["pieces"][match.player][way["piece"]]
            finish = end["to"] is not None and tuple(end["to"]) in route_of(match.game.options["route"]).finish()
            assert pieces == (None if finish else end["to"] or here), end
            gone = {one["number"] for one in after.view()["blockades"] if one["owner"] is not None}
            before = {one["number"] for one in view["blockades"] if one["owner"] is not None}
            assert gone - before == set(end["blockades"]), end
            assert after.view()["to_go"][match.player] == end["to_go"], end
            run = after.view()["run"]
            assert run is None or run["power"] == end["left"], end
            name = f"{way['card']} {way['token']} {way['symbol']} {way['piece']}"
            place = name, tuple(end["to"]) if end["to"] else None, tuple(sorted(end["blockades"]))
            assert place not in found
            found[place] = end["left"]
    return found


def tried(match: Match) -> dict[End, int]:
    """The same by trying every step there is."""
    found: dict[End, int] = {}
    assert match.player is not None
    run = match.view()["run"]
    for action in match.actions():
        data = action.data
        if data["kind"] in ("run", "free"):
            begun = going_on(match.game, match.players, match.state)
            begun.play(action)
            name = f"{data.get('card')} {data.get('token')} {data.get('symbol')}"
            for step in begun.actions():
                follow(match, found, name, begun, step)
        elif data["kind"] == "go" and run is not None:
            follow(match, found, f"None None {run['symbol']}", match, action)
    return found


def follow(start: Match, found: dict[End, int], name: str, before: Match, step: Action) -> None:
    """Take a step and all that can come after it with the same run."""
    assert start.player is not None
    piece = step.data["piece"]
    after = going_on(start.game, start.players, before.state)
    after.play(step)
    here, now = start.view()["pieces"][start.player][piece], after.view()
    at = step.data.get("to") if now["pieces"][start.player][piece] is None else now["pieces"][start.player][piece]
    gone = {one["number"] for one in now["blockades"] if one["owner"] is not None}
    gone -= {one["number"] for one in start.view()["blockades"] if one["owner"] is not None}
    place = f"{name} {piece}", None if at is None or at == here else tuple(at), tuple(sorted(gone))
    left = now["run"]["power"] if now["run"] is not None else 0
    if found.get(place, -1) < left:
        if place[1:] != (None, ()):
            found[place] = left
        for going in after.actions() if now["run"] is not None else ():
            if going.data["kind"] == "go":
                follow(start, found, name, after, going)


@given(st.integers(0, 10**6), st.sampled_from(ROUTES), st.sampled_from([2, 3]), st.booleans())
@settings(max_examples=examples(4), deadline=None)
def test_the_reach_in_a_view_is_all_that_steps_lead_to(seed: int, route: str, players: int, freely: bool) -> None:
    luck = Random(seed)
    match = rich(quest(route=route, caves=True, native_blockade_and_step=freely), players, luck, effects=0.2)
    check_reach(match)
    runs_on = [action for action in match.actions() if action.data["kind"] in ("run", "free")]
    if runs_on:
        match.play(luck.choice(runs_on))
        check_reach(match)
        match.play(luck.choice(match.actions()))
        check_reach(match)


def test_what_twins_ask_for_has_a_reach() -> None:
    """In each of its ways, a familiar's once-power included; where the first run ends the second begins."""
    spaces = ("jungle 1", "jungle 1", "river 1", "jungle 2")
    match = on(row(*spaces, promos=True), hand="twins leeroy adventurer scout", tokens="machete_2")
    play(match, "play twins")
    asked = {(d["card"], d.get("once", False), d["symbol"]) for d in (action.data for action in match.actions())}
    listed = match.view(0)["reach"]
    assert {(way["card"], way.get("once", False), way["symbol"]) for way in listed} == asked
    assert ("leeroy", True, "machete") in asked
    for end in (end for way in listed for end in way["ends"]):
        after = going_on(match.game, match.players, match.state)
        after.play(end["text"])
        assert after.view()["pieces"][0][0] == end["to"]


def test_a_token_that_gertrude_uses_has_a_reach() -> None:
    match = on(
        row("jungle 1", "jungle 1", "river 1"), hand="gertrude_everdeen", tokens="machete_2", reserve="native_step"
    )
    play(match, "play gertrude-everdeen")
    check_reach(match)
    assert {way["token"] for way in match.view(0)["reach"]} == {"native_step", "machete_2"}


def check_reach(match: Match) -> None:
    if match.over:
        return
    listed, found = in_view(match), tried(match)
    assert listed.keys() == found.keys()
    for place, left in listed.items():
        assert found[place] in (left, 0), place  # 0: the run ends where its power leads nowhere


def test_only_the_seat_to_act_is_told_what_is_in_reach() -> None:
    match = quest().start(3, seed=1)
    seats = [None, *range(3)]
    assert [match.view(seat)["reach"] is not None for seat in seats] == [seat == match.player for seat in seats]
