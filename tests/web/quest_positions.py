"""A position of Quest in which nearly everything can be done: hands and tokens that take long to gather."""

from __future__ import annotations

from collections import Counter
from typing import Any

import manoa

HANDS = (
    ["cartographer", "compass", "scientist", "travel_log", "transmitter", "native", "prop_plane", "giant_machete"],
    ["adventurer", "captain", "journalist", "treasure_chest", "native", "trailblazer", "cartographer", "pioneer"],
)
TOKENS = (
    ["draw_card", "remove_card", "replace_cards", "keep_item", "coin_2", "machete_2"],
    ["pass_occupied", "native_step", "change_symbol", "paddle_1"],
)

# On the first game's route: beside rubble and a blockade of rubble; at the start; beside a camp; beside a blockade.
PIECES = [[[-1, -7], [-2, 3]], [[1, -2], [-1, -2]]]


def rich(players: int = 2, seed: int = 1, hands: Any = HANDS, tokens: Any = TOKENS, **options: Any) -> dict[str, Any]:
    """A record that begins with such hands, each seat's own cards below them."""
    chosen = manoa.game("quest", **{"caves": True, "starting_player": 0, **options})
    snapshot = chosen.start(players=players, seed=seed).snapshot()
    position = snapshot["position"]
    for seat, cards in enumerate(hands):
        position["draws"][seat] = [*position["hands"][seat], *position["draws"][seat]]
        position["hands"][seat] = list(cards)
        for card in cards:
            sell(position["market"], card)
    position["pieces"] = PIECES if players == 2 else position["pieces"]
    give_tokens(position, tokens)
    return {**snapshot, "actions": []}


def sell(market: dict[str, Any], card: str) -> None:
    """The last one leaves a vacant slot."""
    [pile] = [pile for pile in [*market["slots"], *market["reserve"]] if pile and pile["card"] == card]
    pile["left"] -= 1
    market["slots"] = [pile if pile and pile["left"] else None for pile in market["slots"]]


def give_tokens(position: dict[str, Any], wanted: Any) -> None:
    """From the caves; what lay there and is not wanted goes to the box."""
    everything = Counter(position["box"])
    for cave in position["caves"]:
        everything.update(cave["tokens"])
    for seat, tokens in enumerate(wanted):
        position["tokens"][seat] = list(tokens)
        everything.subtract(tokens)
    rest = sorted(everything.elements())
    box = len(position["box"])
    position["box"], left = rest[:box], rest[box:]
    for cave in position["caves"]:
        cave["tokens"], left = left[:4], left[4:]
