"""Snapshots that somebody, or something, has tampered with: refused with a ValueError, or sound."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoa import Game, Match
from quest.arranging import MARKET, STARTING, TOKENS, all_cards, dealt, full_set, quest, walk

GAMES = [quest(), quest(caves=True), quest(caves=True, free_order=True, native_blockade_and_step=True, trim_hand=True)]

CARDS = st.sampled_from([*STARTING, *MARKET, "knife"])
WORDS = st.sampled_from([*TOKENS, "play", "discard", "machete", "coin", "remove", "price", "rubble", "00" * 32])
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([2**31 - 1, 2**31, 2**63, -(2**31), 2**62, 10**30]),
    st.floats(),
    st.text(max_size=5),
    CARDS,
    WORDS,
)
KEYS = st.sampled_from(["card", "left", "task", "due", "at", "tokens", "owner", "piece", "to"]) | st.text(max_size=3)
GARBAGE = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=8
)


def written(game: Game, players: int) -> list[str]:
    """Moments of a walk, sub-phases and runs among them."""
    match = game.start(players, seed=players)
    kept = [json.dumps(dealt(game, players))]
    kept += [json.dumps(now.snapshot()) for now in walk(match, players, 120) if busy(now)]
    return kept[:20]


def busy(match: Match) -> bool:
    return match.view()["phase"] != "play" or match.view()["run"] is not None


WRITTEN = {(game, players): written(game, players) for game in GAMES for players in (2, 3, 4)}


@st.composite
def tampered(draw: st.DrawFn) -> tuple[Game, dict[str, Any]]:
    """A game and a snapshot of it, changed in one to three places."""
    game, players = draw(st.sampled_from(list(WRITTEN)))
    snapshot = json.loads(draw(st.sampled_from(WRITTEN[game, players])))
    for _ in range(draw(st.integers(1, 3))):
        holder, key = draw(places(snapshot["position"]))
        tamper(draw, holder, key)
    return game, snapshot


@st.composite
def places(draw: st.DrawFn, root: Any) -> tuple[Any, Any]:
    """Some object or list within, and one of its keys."""
    holder: Any = {"root": root}
    key: Any = "root"
    while isinstance(holder[key], dict | list) and holder[key] and (holder[key] is root or draw(st.integers(0, 3))):
        holder = holder[key]
        key = draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
    return holder, key


def tamper(draw: st.DrawFn, holder: Any, key: Any) -> None:
    how = draw(st.sampled_from(["replace", "remove", "add", "swap", "nudge"]))
    if how == "remove":
        del holder[key]
    elif how == "swap":
        other = draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
        holder[key], holder[other] = holder[other], holder[key]
    elif how == "add" and isinstance(holder, list):
        holder.insert(key, draw(CARDS | GARBAGE))
    elif how == "nudge" and type(holder[key]) in (int, bool):
        holder[key] = draw(st.booleans()) if type(holder[key]) is bool else holder[key] + draw(st.integers(-3, 3))
    else:
        holder[key] = draw(GARBAGE)


def restored(game: Game, snapshot: Any) -> Match | None:
    """The match, or None if it was refused: with a ValueError, as any other would go on up."""
    try:
        return game.restore(snapshot)
    except ValueError as refusal:
        return None if str(refusal) else pytest.fail("a refusal without a sentence")


@settings(max_examples=150)
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


@given(GARBAGE)
def test_garbage_is_no_snapshot(garbage: Any) -> None:
    assert restored(GAMES[0], garbage) is None
    assert restored(GAMES[0], {**dealt(GAMES[0]), "position": garbage}) is None


FIELDS = list(dealt(GAMES[1])["position"])


@settings(max_examples=100)
@given(st.sampled_from(FIELDS), GARBAGE)
def test_garbage_in_any_field_is_refused_or_sound(field: str, garbage: Any) -> None:
    snapshot = dealt(GAMES[1])
    snapshot["position"][field] = garbage
    match = restored(GAMES[1], snapshot)
    assert match is None or all_cards(match) == full_set(3)


@settings(max_examples=100)
@given(st.lists(st.dictionaries(KEYS | st.just("task"), LEAVES | st.lists(st.integers(-4, 4), max_size=2)), max_size=3))
def test_decisions_pending_are_refused_or_can_be_made(pending: list[Any]) -> None:
    snapshot = dealt(GAMES[1])
    snapshot["position"]["pending"] = pending
    match = restored(GAMES[1], snapshot)
    if match is not None:
        for _ in walk(match, 0, 25):
            pass
        assert match.over == (match.view()["player"] is None)
