"""What speaks against what was played, where that can be said for certain from what the player knew."""

from typing import Any

from manoa.games.lost_cities.parts.cards import COLOURS, RANKS
from manoa.games.lost_cities.people.notation import DATA, KIND_OF
from manoa.games.lost_cities.people.reading import may_lay_on
from manoa.games.lost_cities.people.view import View, view
from manoa.games.refusals import Reasons, first_reason
from manoa.kernel.rulebook import Refusal

FEW = 6  # turns that are left, and few enough to be told of
Parts = dict[str, Any]


def reason(rules: Any, state: Any, played: int, better: int) -> Refusal | None:
    """The first that holds."""
    seat = int(state["turn"])
    seen, did, could = view(rules, state, seat), DATA[played], DATA[better]
    return first_reason(REASONS.get(did["kind"], {}), state, seen, seat, did, could)


def turns_left(seen: View) -> int | None:
    """Of the player to act, this one included, if everybody draws from the deck."""
    deck = seen["deck"]
    return None if deck is None else -(-deck // len(seen["hands"]))


def _value(card: str) -> int:
    """Of a number; 0 for a wager."""
    rank = KIND_OF[card] % RANKS
    return rank + 1 if rank else 0


def _of_colour(cards: list[str], colour: str) -> list[str]:
    return [card for card in cards if COLOURS[KIND_OF[card] // RANKS] == colour]


def _fitting(seen: View, seat: int) -> list[str]:
    """Cards in hand that go on with an expedition that is begun."""
    begun = seen["expeditions"][seat]
    return [card for card in seen["hand"] if card in seen["worth_with"] and begun[COLOURS[KIND_OF[card] // RANKS]]]


# A card is laid


def _began_short(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """An expedition is begun, and the cards for it do not even bring back what it costs."""
    colour = did["colour"]
    if seen["expeditions"][seat][colour] or could == {**could, "kind": "play", "colour": colour}:
        return None
    points = sum(_value(card) for card in _of_colour(seen["hand"], colour) if _value(card) >= _value(did["card"]))
    cost, turns = seen["scoring"]["cost"], turns_left(seen)
    if points >= cost or turns is None:
        return None
    return {"colour": colour, "points": points, "cost": cost, "turns": turns}


def _skipped(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """Lower cards in hand cannot be laid any more."""
    mine = _of_colour(seen["hand"], did["colour"])
    skipped = [card for card in mine if _value(card) < _value(did["card"]) and card in seen["worth_with"]]
    return {"card": did["card"], "cards": skipped} if skipped else None


def _late_wager(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    turns = turns_left(seen)
    late = _value(did["card"]) == 0 and turns is not None and turns <= FEW
    return {"card": did["card"], "turns": turns} if late else None


# A card is discarded


def _gave_away(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """It goes on with an expedition of somebody else, and with the best play it does not lie there."""
    if could["kind"] == "discard" and could["card"] == did["card"]:
        return None
    for other, columns in enumerate(seen["expeditions"]):
        if other != seat and columns[did["colour"]] and may_lay_on(state, other, KIND_OF[did["card"]]):
            return {"card": did["card"], "other": other}
    return None


def _threw_away(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """It would have earned something on an own expedition."""
    colour, card = did["colour"], did["card"]
    if not seen["expeditions"][seat][colour] or card not in seen["worth_with"]:
        return None
    points = seen["worth_with"][card] - seen["points"][seat][colour]
    return {"card": card, "points": points} if points > 0 else None


def _not_laid(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """Another card in hand earns something at once."""
    if could["kind"] != "play" or not seen["expeditions"][seat][could["colour"]]:
        return None
    points = seen["worth_with"][could["card"]] - seen["points"][seat][could["colour"]]
    return {"card": could["card"], "points": points} if points > 0 else None


# A card is taken from a pile, or drawn from the deck


def _took_useless(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    card = seen["discards"][did["colour"]]["top"]
    return {"card": card} if card is not None and card not in seen["worth_with"] else None


def _no_turn(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """The others draw the last cards, unless they take from piles, too."""
    deck = seen["deck"]
    if deck is None or deck >= len(seen["hands"]):
        return None
    return {"card": seen["discards"][did["colour"]]["top"], "count": deck}


def _took_late(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """There are as many cards to lay already as there are turns. With few cards left everybody can count."""
    deck, fitting = seen["deck"], _fitting(seen, seat)
    if deck is None:
        return None
    turns = deck // len(seen["hands"])  # after this one
    return {"turns": turns, "count": len(fitting)} if 0 < turns <= FEW and len(fitting) >= turns else None


def _took_unbegun(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    card = seen["discards"][did["colour"]]["top"]
    return None if card is None or seen["expeditions"][seat][did["colour"]] else {"card": card}


def _left_useful(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """The card on the pile goes on with an own expedition."""
    if could["kind"] != "take" or not seen["expeditions"][seat][could["colour"]]:
        return None
    card = seen["discards"][could["colour"]]["top"]
    return {"card": card} if card is not None and card in seen["worth_with"] else None


def _hurried(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """A card from the deck brings the end nearer, with many cards still to be laid."""
    deck, fitting = seen["deck"], _fitting(seen, seat)
    if could["kind"] != "take" or deck is None:
        return None
    turns = deck // len(seen["hands"])
    return {"turns": turns, "count": len(fitting)} if len(fitting) > turns else None


REASONS: dict[str, Reasons] = {
    "play": {"began-short": _began_short, "late-wager": _late_wager, "skipped": _skipped},
    "discard": {"threw-away": _threw_away, "gave-away": _gave_away, "not-laid": _not_laid},
    "take": {
        "took-useless": _took_useless,
        "no-turn": _no_turn,
        "took-late": _took_late,
        "took-unbegun": _took_unbegun,
    },
    "draw": {"left-useful": _left_useful, "hurried": _hurried},
}
