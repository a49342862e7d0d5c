"""What speaks against what was played, where that can be said for certain from what the player knew."""

from typing import Any

from manoa.games.quest.parts.cards import CARDS, HAND_SIZE
from manoa.games.quest.people.notation import describe, step_parts, there
from manoa.games.quest.people.reading import atlas
from manoa.games.quest.people.view import View, view
from manoa.games.quest.rules import ids
from manoa.games.quest.rules.state import OUTSIDE
from manoa.games.refusals import Reasons, first_reason, refusal
from manoa.kernel.rulebook import Refusal

PACE = 3  # steps of a turn: who is nearer to El Dorado than that many turns could be there
STEPS = range(ids.STEP, ids.USE)
MOVES = ("run", "free", "go", "enter", "clear")
Parts = dict[str, Any]


def reason(rules: Any, state: Any, played: int, better: int) -> Refusal | None:
    """The first that holds."""
    seat = int(state["turn"])
    seen = view(rules, state, seat)
    if seen["player"] != seat or state["ended"]:
        return None
    did, could = describe(rules, state, played), describe(rules, state, better)
    if (by_steps := _of_steps(rules, state, played, better)) is not None:
        return by_steps
    return first_reason(REASONS.get(did["kind"], {}), seen, seat, did, could)


# Steps


def _of_steps(rules: Any, state: Any, played: int, better: int) -> Refusal | None:
    """A step compared with another one, or with a blockade that could be removed."""
    if better in STEPS and (better - ids.STEP) % ids.TARGETS >= ids.DIRECTIONS and played != better:
        return refusal("blockade")
    ways = [_steps_left(rules, state, action) for action in (played, better)]
    if ways[0] is None or ways[1] is None or ways[0] <= ways[1]:
        return None
    return refusal("away", steps=ways[0] - ways[1])


def _steps_left(rules: Any, state: Any, action: int) -> int | None:
    """From where a step leads to; None for all that is no step, and where fog hides what a space takes."""
    if action not in STEPS or rules["modules"]:
        return None
    _, piece, target = step_parts(action)
    if target >= ids.DIRECTIONS:
        return None
    space = there(rules, state, piece, target)
    return 0 if space == OUTSIDE else atlas(rules).to_go[space]


# All else


def _stopped_short(seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """A run ends, with power that could have led on."""
    run = seen["run"]
    return {"power": run["power"]} if run is not None and run["power"] > 0 and could["kind"] == "go" else None


def _ended_early(seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """The turn ends, though something could still be played or bought."""
    return {"card": could["card"]} if could["kind"] in ("run", "free", "play") and "card" in could else None


def _no_purchase(seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    return {"card": could["card"], "coins": seen["coins"]["purse"]} if could["kind"] == "buy" else None


def _bought_first(seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """After a purchase no piece moves."""
    return {} if could["kind"] in MOVES else None


def _spent_coins(seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """A card is played that would pay for another."""
    worth = seen["coins"]["worth"].get(did.get("card", ""), 0)
    return (
        {"card": did["card"], "coins": worth, "other_card": could["card"]} if could["kind"] == "buy" and worth else None
    )


def _bought_late(seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """The card comes up when the draw pile is used up, and somebody could be in El Dorado by then."""
    pile = seen["draws"][seat]
    turns = -(-pile // HAND_SIZE) + 1
    first = min(range(len(seen["to_go"])), key=lambda other: seen["to_go"][other])
    if seen["to_go"][first] > PACE * turns:
        return None
    return {"card": did["card"], "turns": turns, "steps": seen["to_go"][first], "other": first}


def _bought_otherwise(seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """Another card has more power, and could be paid for."""
    return _stronger(could, did) if could["kind"] == "buy" else None


def _removed_strong(seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """A card leaves the deck that is stronger than the one that could."""
    leaves = seen["price"] is None or seen["price"]["unit"] == "removed"
    return _stronger(did, could) if leaves and could["kind"] == did["kind"] else None


def _stronger(one: Parts, other: Parts) -> Parts | None:
    powers = [_power(each.get("card")) for each in (one, other)]
    if powers[0] <= powers[1] or powers[1] == 0:
        return None
    return {"card": one["card"], "power": powers[0], "other_card": other["card"], "less": powers[1]}


def _power(card: str | None) -> int:
    return int(CARDS[card].get("power", 0)) if card in CARDS else 0


REASONS: dict[str, Reasons] = {
    "stop": {"stopped-short": _stopped_short},
    "end turn": {"no-purchase": _no_purchase, "ended-early": _ended_early},
    "discard": {"no-purchase": _no_purchase, "ended-early": _ended_early},
    "run": {"spent-coins": _spent_coins},
    "free": {"spent-coins": _spent_coins},
    "buy": {"bought-first": _bought_first, "bought-late": _bought_late, "bought-weaker": _bought_otherwise},
    "remove": {"removed-strong": _removed_strong},
    "pay": {"removed-strong": _removed_strong},
}
