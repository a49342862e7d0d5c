"""What speaks against what was played, where that can be said for certain from what the player knew."""

from typing import Any

from manoa.games.island.people.notation import describe
from manoa.games.island.people.reading import phase, tile_at, to_act
from manoa.games.island.rules.pieces import defence, explorer_strength
from manoa.games.refusals import Reasons, first_reason
from manoa.kernel.rulebook import Refusal

Parts = dict[str, Any]


def reason(rules: Any, state: Any, played: int, better: int) -> Refusal | None:
    """The first that holds."""
    seat = to_act(state)
    did, could = describe(rules, state, played), describe(rules, state, better)
    if did == could:
        return None
    return first_reason(REASONS.get(did["kind"], {}), rules, state, seat, did, could)


def _poor_odds(rules: Any, state: Any, seat: int, did: Parts, could: Parts) -> Parts | None:
    """An explorer goes where others are, against more dice than it has; villagers there count for them only."""
    tile, foes = tile_at(state, did["to"]), did["foes"]
    own = int(explorer_strength(rules, state, seat))
    theirs = [int(defence(rules, state, other, int(tile or 0))) for other in foes]
    if could.get("to") == did["to"] or not theirs or max(theirs) < own:
        return None
    return {"own": own, "theirs": max(theirs), "other": foes[theirs.index(max(theirs))]}


def _good_odds(rules: Any, state: Any, seat: int, did: Parts, could: Parts) -> Parts | None:
    """A fight with more dice than the others have was not begun."""
    tile, foes = tile_at(state, could["to"]) if could.get("to") else None, could.get("foes")
    if tile is None or not foes or did.get("foes"):
        return None
    own = could.get("count", 0) * int(rules["villager_strength"])
    if could["kind"] == "move":
        own = int(explorer_strength(rules, state, seat))
    theirs = [int(defence(rules, state, other, tile)) for other in foes]
    return {"own": own, "theirs": max(theirs), "other": foes[theirs.index(max(theirs))]} if own > max(theirs) else None


def _could_buy(rules: Any, state: Any, seat: int, did: Parts, could: Parts) -> Parts | None:
    """What is bought with the best play could be paid for."""
    return {"item": could["item"]} if could["kind"] == "buy" else None


def _offering_first(rules: Any, state: Any, seat: int, did: Parts, could: Parts) -> Parts | None:
    """Something else was bought, though offerings are what decides the game."""
    return {} if could["kind"] == "buy" and could["item"] == "offering" and did["item"] != "offering" else None


def _gave_more(rules: Any, state: Any, seat: int, did: Parts, could: Parts) -> Parts | None:
    """A trade in which more cards go than come."""
    given, asked = (int(side.sum()) for side in state["offer"])
    if did["kind"] == "accept":
        given, asked = asked, given
    return {"count": given, "number": asked} if given > asked else None


def _steps_left(rules: Any, state: Any, seat: int, did: Parts, could: Parts) -> Parts | None:
    """The turn ends with steps that could be used."""
    steps = int(state["speed"])
    useful = could["kind"] in ("move", "discover", "place") and phase(state) == "explore"
    return {"steps": steps} if useful and steps > 0 else None


REASONS: dict[str, Reasons] = {
    "move": {"poor-odds": _poor_odds, "good-odds": _good_odds, "could-buy": _could_buy},
    "discover": {"good-odds": _good_odds},
    "pass": {"good-odds": _good_odds},
    "buy": {"offering-first": _offering_first},
    "accept": {"gave-more": _gave_more},
    "propose": {"gave-more": _gave_more},
    "end turn": {"good-odds": _good_odds, "could-buy": _could_buy, "steps-left": _steps_left},
}
