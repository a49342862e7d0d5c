"""Snapshots that somebody, or something, has tampered with: refused with a ValueError, or sound."""

from __future__ import annotations

import functools
import json
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from garbage import Garbage, restored
from island.moments import MOMENTS, island, moment, sound
from island.test_position import OPTIONS, walk
from machine import bare
from manoa import Game, Match
from rare import examples

GARBAGE = Garbage(
    words=st.sampled_from(
        [
            *("gold", "water", "shrine", "cave_entrance", "cave", "bats", "thieves", "cave_shrine"),
            *("orange", "purple", "tizoc", "hector", "marshal"),
            *("players", "beast", "farmhouse", "offering", "villager", "window", "dice", "after", "00" * 32),
            *("side", "roll", "gather", "return", "place", "purchase", "fight", "retreat", "set", "answer"),
            *(["island", 0, 0], ["island", 1, 0], ["cave", 0, 0], ["cave", 1, 0], ["island", "N", 0, 0]),
            *(["island", "S", 1, 0], ["cave", "N", 1, 0], {"at": ["island", 1, 0], "came": None}),
            *({"attacker": 1, "at": ["island", 1, 0], "against": "players"}, {"food": 1, "wood": 0, "gold": 2}),
        ]
    ),
    keys=st.sampled_from(["at", "came", "tile", "task", "seat", "other", "own", "stage", "asked", "food", "attacker"])
    | st.text(max_size=3),
)


@functools.cache
def snapshots() -> list[str]:
    """All moments, tables of all options, and some steps later."""
    begun = [*(moment(name) for name in MOMENTS), *(sound(players, **options) for options, players in OPTIONS)]
    found = []
    for number, snapshot in enumerate(begun):
        match = island(**snapshot["options"]).restore(snapshot)
        found += [json.dumps(now.snapshot()) for now in walk(match, number, 12)][::4]
    return found


@st.composite
def tampered(draw: st.DrawFn) -> tuple[Game, dict[str, Any]]:
    """A game and a snapshot of it, changed in one to three places."""
    snapshot = json.loads(draw(st.sampled_from(snapshots())))
    GARBAGE.tamper(draw, snapshot["position"])
    return island(**snapshot["options"]), snapshot


def assert_sound(match: Match | None) -> None:
    """A match that can be played, written and read again at every step."""
    if match is None:
        return
    cards = 80 if match.game.options["printing"] == "later" else 75
    for now in walk(match, 0, 15):
        view = now.view()
        assert view["player"] == now.player
        assert sum(view["cards"]) + sum(view["treasure"].values()) + view["supply_size"] == cards
        assert bare(now.game.restore(now.snapshot())) == bare(now)
    assert match.over == (match.view()["player"] is None)


@settings(max_examples=examples(50), deadline=None)
@given(tampered())
def test_a_tampered_position_is_refused_or_sound(case: tuple[Game, dict[str, Any]]) -> None:
    assert_sound(restored(*case))


@settings(max_examples=examples(30), deadline=None)
@given(GARBAGE.values)
def test_garbage_is_no_snapshot(garbage: Any) -> None:
    assert restored(island(), garbage) is None
    assert restored(island(), {**sound(), "position": garbage}) is None


@settings(max_examples=examples(40), deadline=None)
@given(st.sampled_from(list(sound()["position"])), st.sampled_from(list(MOMENTS)), GARBAGE.values)
def test_garbage_in_any_field_is_refused_or_sound(field: str, name: str, garbage: Any) -> None:
    snapshot = moment(name)
    snapshot["position"][field] = garbage
    assert_sound(restored(island(**snapshot["options"]), snapshot))


ENTRIES = [entry for edits in MOMENTS.values() for entry in edits.get("pending", [])]
# The attacker of a fight has nobody there, which an answer to an offer must not hide.
WINDOW = {"task": "fight", "seat": 0, "defenders": [1], "stage": "window", "asked": 1}
ANSWER = {"task": "answer", "seat": 0, "other": 1, "give": {"food": 1}, "take": {"gold": 1}}
FIGHTS = [entry for edits in MOMENTS.values() for entry in edits.get("fights", [])]


@settings(max_examples=examples(40), deadline=None)
@given(
    st.sampled_from(list(MOMENTS)),
    st.lists(st.sampled_from(ENTRIES), max_size=4),
    st.lists(st.sampled_from(FIGHTS), max_size=3),
)
@example("explore", [WINDOW, ANSWER], [{"attacker": 0, "at": ["island", 1, -1], "against": "players"}])
def test_decisions_and_fights_mixed_at_random_are_refused_or_can_be_played(
    name: str, pending: list[Any], fights: list[Any]
) -> None:
    snapshot = moment(name, {"pending": pending, "fights": fights})
    assert_sound(restored(island(**snapshot["options"]), snapshot))
