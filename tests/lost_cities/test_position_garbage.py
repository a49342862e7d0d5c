"""Snapshots that somebody, or something, has tampered with: refused with a ValueError, or sound."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from garbage import Garbage, restored
from lost_cities.positions import all_cards, cards_by_place, dealt, lost_cities, position, walk
from manoa import Game
from rare import examples

GAMES = [lost_cities(), lost_cities(expeditions=6), lost_cities(three_players=True, no_deck_draw_limit=0)]

GARBAGE = Garbage(
    words=st.sampled_from([*all_cards(lost_cities(expeditions=6)), "R1", "Zx", "play", "draw", "red", "00" * 32]),
    keys=st.sampled_from(["yellow", "blue", "key", "player"]) | st.text(max_size=3),
)


@st.composite
def tampered(draw: st.DrawFn) -> tuple[Game, dict[str, Any]]:
    """A game and a snapshot of it, changed in one to three places."""
    game = draw(st.sampled_from(GAMES))
    snapshot = draw(st.sampled_from([dealt(game), position(game, discards="R4", phase="draw")]))
    GARBAGE.tamper(draw, snapshot["position"])
    return game, snapshot


@settings(max_examples=examples(80))
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


@given(GARBAGE.values)
def test_garbage_is_no_snapshot(garbage: Any) -> None:
    assert restored(GAMES[0], garbage) is None
    assert restored(GAMES[0], {**dealt(GAMES[0]), "position": garbage}) is None
