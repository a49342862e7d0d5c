"""What a puzzle about two actions trains. Only what the player sees counts."""

from typing import Any

from manoa.games.island.people.notation import describe
from manoa.games.island.people.reading import phase

FIGHT, OFFER, BUILD, DISCOVER = "fight-or-flee", "offer", "build", "discover"
THEMES = (FIGHT, OFFER, BUILD, DISCOVER)
BATTLE = ("battle", "retreat", "order")  # phases of a fight
ATTACKS = {"raid", "fight"}
TRADES = {"bank", "offer", "give", "ask", "propose", "withdraw", "accept", "refuse"}
FURTHER = {"discover", "place", "move", "speed"}


def theme(rules: Any, state: Any, best: int, natural: int) -> str | None:
    """None where they do not differ in anything with a name."""
    if phase(state) in BATTLE or _attacks(rules, state, best) != _attacks(rules, state, natural):
        return FIGHT
    kinds = {describe(rules, state, action)["kind"] for action in (best, natural)}
    if kinds & TRADES:
        return OFFER
    if "buy" in kinds:
        return BUILD
    return DISCOVER if kinds & FURTHER else None


def _attacks(rules: Any, state: Any, action: int) -> bool:
    """It begins a fight: with a farmhouse, or where others stand."""
    data = describe(rules, state, action)
    return data["kind"] in ATTACKS or bool(data.get("foes"))
