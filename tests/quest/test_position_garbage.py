"""Snapshots that somebody, or something, has tampered with: refused with a ValueError, or sound."""

from __future__ import annotations

import functools
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from garbage import Garbage, restored
from manoa import Game, Match
from quest.arranging import MARKET, STARTING, TOKENS, all_cards, dealt, full_set, quest, walk
from rare import examples

GAMES = [quest(), quest(caves=True), quest(caves=True, free_order=True, native_blockade_and_step=True, trim_hand=True)]

GARBAGE = Garbage(
    words=st.sampled_from(
        [*STARTING, *MARKET, "knife", *TOKENS, "play", "discard", "machete", "coin", "remove", "price", "00" * 32]
    ),
    keys=st.sampled_from(["card", "left", "task", "due", "at", "tokens", "owner", "piece", "to"]) | st.text(max_size=3),
)


@functools.cache
def written(number: int, players: int) -> list[str]:
    """Moments of a walk, sub-phases and runs among them."""
    game = GAMES[number]
    match = game.start(players, seed=players)
    kept = [json.dumps(dealt(game, players))]
    kept += [json.dumps(now.snapshot()) for now in walk(match, players, 120) if busy(now)]
    return kept[:20]


def busy(match: Match) -> bool:
    return match.view()["phase"] != "play" or match.view()["run"] is not None


@st.composite
def tampered(draw: st.DrawFn) -> tuple[Game, dict[str, Any]]:
    """A game and a snapshot of it, changed in one to three places."""
    number, players = draw(st.sampled_from(range(len(GAMES)))), draw(st.sampled_from([2, 3, 4]))
    snapshot = json.loads(draw(st.sampled_from(written(number, players))))
    GARBAGE.tamper(draw, snapshot["position"])
    return GAMES[number], snapshot


@settings(max_examples=examples(50))
@given(tampered())
def test_a_tampered_position_is_refused_or_sound(case: tuple[Game, dict[str, Any]]) -> None:
    game, snapshot = case
    match = restored(game, snapshot)
    if match is None:
        return
    assert game.restore(match.snapshot()).state.tobytes() == match.state.tobytes()
    assert all_cards(match) == full_set(match.players)
    for now in walk(match, 0, 25):
        assert now.view(0)["player"] == now.player
    assert match.over == (match.view()["player"] is None)


@given(GARBAGE.values)
def test_garbage_is_no_snapshot(garbage: Any) -> None:
    assert restored(GAMES[0], garbage) is None
    assert restored(GAMES[0], {**dealt(GAMES[0]), "position": garbage}) is None


FIELDS = list(dealt(GAMES[1])["position"])


@settings(max_examples=examples(40))
@given(st.sampled_from(FIELDS), GARBAGE.values)
def test_garbage_in_any_field_is_refused_or_sound(field: str, garbage: Any) -> None:
    snapshot = dealt(GAMES[1])
    snapshot["position"][field] = garbage
    match = restored(GAMES[1], snapshot)
    assert match is None or all_cards(match) == full_set(3)


@settings(max_examples=examples(40))
@given(
    st.lists(
        st.dictionaries(GARBAGE.keys | st.just("task"), GARBAGE.leaves | st.lists(st.integers(-4, 4), max_size=2)),
        max_size=3,
    )
)
def test_decisions_pending_are_refused_or_can_be_made(pending: list[Any]) -> None:
    snapshot = dealt(GAMES[1])
    snapshot["position"]["pending"] = pending
    match = restored(GAMES[1], snapshot)
    if match is not None:
        for _ in walk(match, 0, 25):
            pass
        assert match.over == (match.view()["player"] is None)
