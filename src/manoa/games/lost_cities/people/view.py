"""What a seat, or a spectator, may see (LC-7). Built from what is allowed, never by leaving out."""

from typing import Any, Literal, NotRequired, TypedDict

from manoa.games.lost_cities.people import reading
from manoa.games.lost_cities.rules.state import PLAY


class Pile(TypedDict):
    """A discard pile."""

    size: int
    top: str | None
    cards: NotRequired[list[str]]  # all of it from the bottom up, where the option shows it


class View(TypedDict):
    """The table. Lists have an entry for each seat, mappings one for each colour in play."""

    player: int | None  # the seat to act; None when the match is over
    phase: Literal["play", "draw"]
    round: int
    totals: list[int]
    results: list[list[int]]  # the scores of each finished round
    starter: int
    deck: int | None  # cards left, where the option shows it
    hands: list[int]  # how many cards each seat holds
    expeditions: list[dict[str, list[str]]]
    points: list[dict[str, int]]  # what each expedition is worth as it stands
    discards: dict[str, Pile]
    known: list[list[str]]  # cards in hand that everybody saw being taken
    hand: NotRequired[list[str]]  # the seat's own; a spectator has none
    worth_with: NotRequired[dict[str, int]]  # of its expedition, by cards in hand or on piles that may be laid there


def view(rules: Any, state: Any, seat: int | None, public: View | None = None) -> View:
    """The table as `seat` sees it; None is a spectator. What a spectator sees here may be handed in, if it is at hand:
    seats see more, and nothing else."""
    now = reading.now(state)
    seen = _public(rules, now) if public is None else public
    if seat is None:
        return seen
    hand = reading.card_list(now.hand[seat], now.hand_wagers[seat])
    tops = {pile["top"] for pile in seen["discards"].values() if pile["top"]}
    return {**seen, "hand": hand, "worth_with": reading.worth_with(rules, now, seat, tops.union(hand))}


def _public(record: Any, state: Any) -> View:
    """What everybody sees, from the rules and what was read of a state."""
    rules, results = reading.about(record), reading.results(reading.about(record), state)
    return {
        "player": None if reading.is_over(rules, state) else state.turn,
        "phase": "play" if state.phase == PLAY else "draw",
        "round": min(state.finished + 1, rules.rounds),
        "totals": [sum(result[of] for result in results) for of in range(rules.players)],
        "results": results,
        "starter": state.starter,
        "deck": state.left if rules.show_deck_count else None,
        "hands": reading.hand_sizes(rules, state),
        "expeditions": reading.expeditions(rules, state),
        "points": reading.points(record, state),
        "discards": {colour: _pile(pile, rules.show_discards) for colour, pile in reading.piles(rules, state).items()},
        "known": reading.known(rules, state),
    }


def _pile(cards: list[str], whole: int) -> Pile:
    """A discard pile: its size and top (LC-7.3), and all of it if the option says so."""
    shown: Pile = {"size": len(cards), "top": cards[-1] if cards else None}
    if whole:
        shown["cards"] = cards
    return shown
