"""Snapshots that somebody, or something, has tampered with: refused with a ValueError, or sound."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lost_cities.positions import all_cards, cards_by_place, dealt, lost_cities, position, walk
from manoa import Game, Match

GAMES = [lost_cities(), lost_cities(expeditions=6), lost_cities(three_players=True, no_deck_draw_limit=0)]

CARDS = st.sampled_from([*all_cards(lost_cities(expeditions=6)), "R1", "Zx"])
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 20),
    st.integers(),
    st.sampled_from([2**31 - 1, 2**31, 2**63, -(2**31), 2**62, 10**30]),
    st.floats(),
    st.text(max_size=5),
    CARDS,
    st.sampled_from(["play", "draw", "red", "purple", "00" * 32]),
)
KEYS = st.sampled_from(["yellow", "blue", "key", "player"]) | st.text(max_size=3)
GARBAGE = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=8
)


@st.composite
def tampered(draw: st.DrawFn) -> tuple[Game, dict[str, Any]]:
    """A game and a snapshot of it, changed in one to three places."""
    game = draw(st.sampled_from(GAMES))
    snapshot = draw(st.sampled_from([dealt(game), position(game, discards="R4", phase="draw")]))
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
    how = draw(st.sampled_from(["replace", "remove", "add", "swap"]))
    if how == "remove":
        del holder[key]
    elif how == "swap":
        other = draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
        holder[key], holder[other] = holder[other], holder[key]
    elif how == "add" and isinstance(holder, list):
        holder.insert(key, draw(CARDS | GARBAGE))
    elif how == "add":
        holder[draw(KEYS)] = draw(GARBAGE)
    else:
        holder[key] = draw(GARBAGE)


def restored(game: Game, snapshot: Any) -> Match | None:
    """The match, or None if it was refused: with a ValueError, as any other would go on up."""
    try:
        return game.restore(snapshot)
    except ValueError as refusal:
        return None if str(refusal) else pytest.fail("a refusal without a sentence")


@settings(max_examples=250)
@given(tampered())
def test_a_tampered_position_is_refused_or_sound(case: tuple[Game, dict[str, Any]]) -> None:
    game, snapshot = case
    match = restored(game, snapshot)
    if match is None:
        return
    assert game.restore(match.snapshot()).state.tobytes() == match.state.tobytes()
    assert sorted(card for cards in cards_by_place(match) for card in cards) == sorted(all_cards(game))
    for _, now in zip(range(20), walk(match, 0), strict=False):
        assert now.view(0)


@given(GARBAGE)
def test_garbage_is_no_snapshot(garbage: Any) -> None:
    assert restored(GAMES[0], garbage) is None
    assert restored(GAMES[0], {**dealt(GAMES[0]), "position": garbage}) is None
