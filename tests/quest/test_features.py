"""What observations take for granted, and what they count."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import manoa

GAMES, STEPS, LOOK = 16, 400, 40
SETS: dict[str, dict[str, Any]] = {
    "base": {"caves": True},
    "hexes": {"route": "demon_gorge", "heroes_hexes": True, "caves": True},
}
TOLD = 5  # numbers at the end of what is told of a seat


def positions(options: dict[str, Any], players: int) -> Any:
    """Batches of games between two steps."""
    batch = manoa.batch(manoa.game("quest", **options), GAMES, players=players)
    for step in range(STEPS):
        if step % LOOK == 0:
            yield batch
        batch.step(batch.choose("greedy" if step % 3 else "random", seed=step))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", SETS.values(), ids=SETS)
def test_where_no_card_is_a_pile_has_0(options: dict[str, Any], players: int) -> None:
    for batch in positions(options, players):
        for pile in ("draw", "discard"):
            cards, sizes = batch.states[pile], batch.states[f"{pile}_size"]
            assert not cards[np.arange(cards.shape[2]) >= sizes[..., None]].any()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", SETS.values(), ids=SETS)
def test_piles_are_counted_card_by_card(options: dict[str, Any], players: int) -> None:
    for batch in positions(options, players):
        kinds, tokens = (int(batch.rules[part][0]) for part in ("kinds", "token_kinds"))
        told = 3 * kinds + tokens + TOLD
        for state, seat, row in zip(batch.states, batch.players(), batch.observe(), strict=True):
            own = np.bincount(state["draw"][seat, : state["draw_size"][seat]], minlength=kinds)
            assert row[kinds : 2 * kinds].tolist() == own.tolist()
            for step in range(players):
                other = (seat + step) % players
                at = 4 * kinds + step * told
                draw, discard = (
                    np.bincount(state[pile][other, : state[f"{pile}_size"][other]], minlength=kinds)
                    for pile in ("draw", "discard")
                )
                assert row[at : at + kinds].tolist() == (state["held"][other, :kinds] + draw).tolist()
                assert row[at + 2 * kinds : at + 3 * kinds].tolist() == discard.tolist()
