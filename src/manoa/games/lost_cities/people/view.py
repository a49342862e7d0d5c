"""What a seat, or a spectator, may see (LC-7). Built from what is allowed, never by leaving out."""

from typing import Any, Literal, NotRequired, TypedDict

from manoa.games.lost_cities.people.reading import is_over, points, seat_cards, table, worth_with
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


def view(rules: Any, state: Any, seat: int | None) -> View:
    """The table as `seat` sees it; None is a spectator."""
    players, finished = int(rules["players"]), int(state["finished"])
    expeditions, piles = table(rules, state)
    hands = seat_cards(rules, state, "hand")
    results = state["scores"][:finished, :players].tolist()
    seen: View = {
        "player": None if is_over(rules, state) else int(state["turn"]),
        "phase": "play" if state["phase"] == PLAY else "draw",
        "round": min(finished + 1, int(rules["rounds"])),
        "totals": [sum(result[of] for result in results) for of in range(players)],
        "results": results,
        "starter": int(state["starter"]),
        "deck": int(state["left"]) if rules["show_deck_count"] else None,
        "hands": [len(hand) for hand in hands],
        "expeditions": expeditions,
        "points": points(rules, state),
        "discards": {colour: _pile(pile, rules["show_discards"]) for colour, pile in piles.items()},
        "known": seat_cards(rules, state, "known"),
    }
    if seat is not None:
        tops = {pile[-1] for pile in piles.values() if pile}
        seen["hand"] = hands[seat]
        seen["worth_with"] = worth_with(rules, state, seat, tops.union(hands[seat]))
    return seen


def _pile(cards: list[str], whole: int) -> Pile:
    """A discard pile: its size and top (LC-7.3), and all of it if the option says so."""
    shown: Pile = {"size": len(cards), "top": cards[-1] if cards else None}
    if whole:
        shown["cards"] = cards
    return shown
