"""A position of Quest with all seven modules, in which each of them matters at once."""

from __future__ import annotations

from typing import Any

import manoa
from web.quest_positions import sell

MODULES = ["swamp", "current", "danger", "muisca", "dragons", "treasures", "fog"]
HANDS = (
    ["sailor", "scout", "explorer", "traveler", "muisca_guide", "photographer"],
    ["scout", "explorer", "sailor", "traveler", "dragon_tamer", "explorer"],
)
# Beside an arrow, and in danger; beside a dragon that holds it, and beside fog and a chest.
PIECES = [[[0, -3], [-2, -7]], [[-3, -2], [-1, -8]]]
STORED = [["muisca_ferrywoman"], []]


def modular(player: int = 0, **changes: Any) -> dict[str, Any]:
    """A record that begins there; `changes` are parts of the position."""
    chosen = manoa.game("quest", route="first", modules=MODULES, starting_player=player)
    snapshot = chosen.start(players=2, seed=1).snapshot()
    position, added = snapshot["position"], snapshot["position"]["modules"]
    for seat, cards in enumerate(changes.pop("hands", HANDS)):
        deck = [*position["hands"][seat], *position["draws"][seat]]
        position["hands"][seat] = list(cards)
        for card in cards:
            if card in deck:
                deck.remove(card)
            else:
                _take(position, card)
        position["draws"][seat] = deck
    position["pieces"] = changes.pop("pieces", PIECES)
    added["stored"] = [list(cards) for cards in changes.pop("stored", STORED)]
    for cards in added["stored"]:
        for card in cards:
            _take(position, card)
    added["safe"] = [[at if at != [-2, -7] else [-2, -6] for at in own] for own in position["pieces"]]
    for dragon in added["dragons"]:
        dragon["awake"] = dragon["id"] in ("green", "blue")
    for token in added["fog"]:
        token["up"] = token["at"] is not None and _beside(token["at"], position["pieces"])
    for number, owner in ((0, 1), (5, 0)):
        added["chests"][number]["owner"] = owner
    position["blockades"][0]["owner"] = 1
    return {**snapshot, "position": {**position, **changes}, "actions": []}


def _take(position: dict[str, Any], card: str) -> None:
    """Bought before."""
    aside = [pile for pile in position["modules"]["muisca"] if pile["card"] == card]
    if aside:
        aside[0]["left"] -= 1
    else:
        sell(position["market"], card)


def _beside(at: list[int], pieces: list[list[list[int]]]) -> bool:
    q, r = at
    steps = ((q - x, r - y) for own in pieces for x, y in own)
    return any(max(abs(dq), abs(dr), abs(dq + dr)) <= 1 for dq, dr in steps)
