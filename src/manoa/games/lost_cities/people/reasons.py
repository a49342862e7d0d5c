"""What speaks against what was played, where that can be said for certain from what the player knew."""

from typing import Any

from manoa.games.lost_cities.parts.cards import COLOURS, RANKS
from manoa.games.lost_cities.people.notation import DATA, KIND_OF
from manoa.games.lost_cities.people.reading import may_lay_on
from manoa.games.lost_cities.people.view import View, view
from manoa.games.refusals import Reasons, first_reason
from manoa.kernel.rulebook import Refusal

FEW = 6  # turns that are left, and few enough to be told of
MANY = 2  # cards, and enough to count on
LOWEST = 2  # of the numbers
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


def _jumped(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """Lower numbers that nobody has seen cannot be laid any more, and the best play does not go as far."""
    if could["kind"] == "play" and could["colour"] == did["colour"]:
        return None
    own = seen["expeditions"][seat][did["colour"]]
    last, value = max(map(_value, own), default=0), _value(did["card"])
    open_numbers = set(range(max(last, LOWEST - 1) + 1, value)) - _seen_numbers(seen, did["colour"])
    return {"card": did["card"], "count": len(open_numbers)} if len(open_numbers) >= MANY else None


def _seen_numbers(seen: View, colour: str) -> set[int]:
    lying = [card for columns in seen["expeditions"] for card in columns[colour]]
    pile = seen["discards"][colour]
    known = [card for cards in seen["known"] for card in _of_colour(cards, colour)]
    tops = pile.get("cards", [pile["top"]] if pile["top"] else [])
    return {_value(card) for card in [*lying, *known, *tops, *_of_colour(seen["hand"], colour)]}


def _earns_less(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """Another card earns more at once."""
    if could["kind"] != "play":
        return None
    less, points = (_earned(seen, seat, one) for one in (did, could))
    return {"card": could["card"], "points": points, "less": less} if points > max(less, 0) else None


def _earned(seen: View, seat: int, did: Parts) -> int:
    return seen["worth_with"].get(did["card"], 0) - seen["points"][seat][did["colour"]]


def _wager_first(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """A wager can only be laid before the numbers, and there are some for it in hand."""
    if could["kind"] != "play" or _value(could["card"]):
        return None
    numbers = [card for card in _of_colour(seen["hand"], could["colour"]) if _value(card)]
    return {"card": could["card"], "cards": numbers} if len(numbers) >= MANY else None


def _worth_beginning(state: Any, seen: View, seat: int, did: Parts, could: Parts) -> Parts | None:
    """There are cards in hand for an expedition that is not begun."""
    if could["kind"] != "play" or seen["expeditions"][seat][could["colour"]]:
        return None
    cards = [card for card in _of_colour(seen["hand"], could["colour"]) if _value(card) >= _value(could["card"])]
    points = sum(map(_value, cards))
    return {"colour": could["colour"], "cards": cards, "points": points} if len(cards) >= MANY else None


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
    "play": {
        "began-short": _began_short,
        "late-wager": _late_wager,
        "skipped": _skipped,
        "earns-less": _earns_less,
        "wager-first": _wager_first,
        "jumped": _jumped,
        "worth-beginning": _worth_beginning,
    },
    "discard": {
        "threw-away": _threw_away,
        "gave-away": _gave_away,
        "not-laid": _not_laid,
        "wager-first": _wager_first,
        "worth-beginning": _worth_beginning,
    },
    "take": {
        "took-useless": _took_useless,
        "no-turn": _no_turn,
        "took-late": _took_late,
        "took-unbegun": _took_unbegun,
    },
    "draw": {"left-useful": _left_useful, "hurried": _hurried},
}
