"""What a seat, or a spectator, may see (LC-7). Built from what is allowed, never by leaving out."""

from typing import Any, Literal, NotRequired, TypedDict

from manoa.games.lost_cities.people import reading
from manoa.games.lost_cities.rules.state import PLAY


class Pile(TypedDict):
    """A discard pile."""

    size: int
    top: str | None
    cards: NotRequired[list[str]]  # all of it from the bottom up, where the option shows it


class Scoring(TypedDict):
    """What an expedition costs, and what a long one earns besides."""

    cost: int
    cards: int  # that a long one has at least
    bonus: int


class View(TypedDict):
    """The table. Lists have an entry for each seat, mappings one for each colour in play."""

    player: int | None  # the seat to act; None when the match is over
    phase: Literal["play", "draw"]
    round: int
    totals: list[int]
    totals_now: list[int]  # what they would be if the round ended now
    round_points: list[int]  # what the expeditions of each seat are worth together
    results: list[list[int]]  # the scores of each finished round
    starter: int
    deck: int | None  # cards left, where the option shows it
    hands: list[int]  # how many cards each seat holds
    expeditions: list[dict[str, list[str]]]
    points: list[dict[str, int]]  # what each expedition is worth as it stands
    breakdowns: list[dict[str, reading.Breakdown]]  # of those that are begun
    scoring: Scoring
    discards: dict[str, Pile]
    known: list[list[str]]  # cards in hand that everybody saw being taken
    hand: NotRequired[list[str]]  # the seat's own; a spectator has none
    worth_with: NotRequired[dict[str, int]]  # of its expedition, by cards in hand or on piles that may be laid there


def view(rules: Any, state: Any, seat: int | None, public: View | None = None) -> View:
    """The table as `seat` sees it; None is a spectator. What a spectator sees here may be handed in, if it is at hand:
    seats see more, and nothing else."""
    now, terms = reading.now(state), rules.tobytes()
    seen = _public(terms, now) if public is None else public
    if seat is None:
        return seen
    hand = reading.card_list(now.hand[seat], now.hand_wagers[seat])
    tops = {pile["top"] for pile in seen["discards"].values() if pile["top"]}
    return {**seen, "hand": hand, "worth_with": reading.worth_with(terms, now, seat, tops.union(hand))}


def _public(terms: bytes, state: Any) -> View:
    """What everybody sees, from the terms of a rules record and what was read of a state."""
    rules, sides = reading.about(terms), reading.sides(terms, state)
    over, results = reading.is_over(rules, state), reading.results(rules, state)
    totals = [sum(result[of] for result in results) for of in range(rules.players)]
    points = [sum(side.points.values()) for side in sides]  # LC-5.4
    return {
        "player": None if over else state.turn,
        "phase": "play" if state.phase == PLAY else "draw",
        "round": min(state.finished + 1, rules.rounds),
        "totals": totals,
        "totals_now": totals if over else [sum(both) for both in zip(totals, points, strict=True)],
        "round_points": points,
        "results": results,
        "starter": state.starter,
        "deck": state.left if rules.show_deck_count else None,
        "hands": [len(hand) for hand in reading.hands(rules, state)],
        "expeditions": reading.expeditions(sides),
        "points": [{**side.points} for side in sides],
        "breakdowns": [{name: {**parts} for name, parts in side.breakdowns.items()} for side in sides],
        "scoring": {"cost": rules.cost, "cards": rules.bonus_cards, "bonus": rules.bonus_points},
        "discards": {colour: _pile(pile, rules.show_discards) for colour, pile in reading.piles(rules, state).items()},
        "known": reading.known(rules, state),
    }


def _pile(cards: list[str], whole: int) -> Pile:
    """A discard pile: its size and top (LC-7.3), and all of it if the option says so."""
    shown: Pile = {"size": len(cards), "top": cards[-1] if cards else None}
    if whole:
        shown["cards"] = cards
    return shown
