"""A position as JSON that people can edit: the form of each field, read both ways, and what ties them together."""

from collections import Counter
from typing import Any

from manoa.games.lost_cities.parts.cards import COLOUR_BITS, COLOURS, RANKS, WAGER_COPIES, add, covered
from manoa.games.lost_cities.people import reading
from manoa.games.lost_cities.people.notation import CARD_NAMES, KIND_OF
from manoa.games.lost_cities.rules.deal import all_kinds, fill_deck
from manoa.games.lost_cities.rules.state import DRAW, NOWHERE, State
from manoa.games.lost_cities.rules.turn import extend
from manoa.games.positions import BySeat, Chance, Choice, Form, Here, Listed, Number, Pile, Record, Seat, Things
from manoa.kernel.positions import expect, shown, whole
from manoa.kernel.records import as_python

# Kernels as they stand: nobody waits for them, so they need not be compiled.
_all_kinds, _fill_deck, _covered = as_python(all_kinds), as_python(fill_deck), as_python(covered)

CARDS = Things(CARD_NAMES, there=lambda rules: range(int(rules["colours"]) * RANKS))


class Results(Form):
    """The scores of each finished round."""

    kind = list[list[int]]

    def write(self, here: Here) -> list[list[int]]:
        return here.state["scores"][: here.state["finished"], : here.players].tolist()

    def place(self, here: Here, given: list[list[int]]) -> None:
        terms, colours, rounds = here.rules.tobytes(), int(here.rules["colours"]), here.rules["rounds"]
        bounds = [colours * reading.worth(terms, numbers, WAGER_COPIES) for numbers in (0, COLOUR_BITS - 1)]  # LC-5.4
        expect(len(given) <= rounds, f"results lists at most {rounds} rounds")
        for number, result in enumerate(given):
            expect(len(result) == here.players, f"each round of results has {here.players} scores")
            for seat, points in enumerate(result):
                here.state["scores"][number, seat] = whole("a score in results", points, *bounds)
        here.state["finished"] = len(given)


class Closed(Form):
    """The colour discarded this turn."""

    kind = str | None

    def write(self, here: Here) -> str | None:
        closed = int(here.get(self.field))
        return COLOURS[closed.bit_length() - 1] if closed else None

    def fits(self, rules: Any, given: str | None) -> None:
        colours = COLOURS[: rules["colours"]]
        expect(given is None or given in colours, f"closed is null or one of {', '.join(colours)}")

    def place(self, here: Here, given: str | None) -> None:
        here.set(self.field, NOWHERE if given is None else 1 << COLOURS.index(given))


class Hand(Listed):
    """Some of the cards in a seat's hand, sorted."""

    def write(self, here: Here) -> list[str]:
        return reading.card_list(int(here.get(self.field)), int(here.get(f"{self.field}_wagers")))

    def place(self, here: Here, given: list[str]) -> None:
        for card in given:
            add(here.state[self.field], here.state[f"{self.field}_wagers"], here.seat, KIND_OF[card])


class ByColour(Form):
    """A list of cards for each colour in play, in the order in which they were laid."""

    kind = dict[str, list[str]]
    pile = ""  # what they lie in

    def fits(self, rules: Any, given: dict[str, list[str]]) -> None:
        colours = COLOURS[: rules["colours"]]
        expect(set(given) == set(colours), f"{self.name} has one entry for each of {', '.join(colours)}")
        for cards in given.values():
            CARDS.check(rules, cards)

    def place(self, here: Here, given: dict[str, list[str]]) -> None:
        for colour, name in enumerate(COLOURS[: here.rules["colours"]]):
            for kind in (KIND_OF[card] for card in given[name]):
                expect(kind // RANKS == colour, f"{CARD_NAMES[kind]} lies in {self.pile.format(name)}")
                self.lay(here, kind)

    def lay(self, here: Here, kind: int) -> None:
        raise NotImplementedError


class Expeditions(ByColour):
    pile = "a {} expedition"

    def write(self, here: Here) -> dict[str, list[str]]:
        column, wagers = int(here.get("column")), int(here.get("column_wagers"))
        return {colour: [*cards] for colour, cards in reading.side(here.rules.tobytes(), column, wagers).laid.items()}

    def lay(self, here: Here, kind: int) -> None:
        in_order = bool(reading.may_lay_on(here.state, here.seat, kind))
        expect(in_order, f"{CARD_NAMES[kind]} is out of order: wagers first, then numbers upwards")
        extend(here.state, here.seat, kind)


class Discards(ByColour):
    pile = "the {} discard pile"

    def write(self, here: Here) -> dict[str, list[str]]:
        piles = enumerate(here.state["pile"][: here.rules["colours"]].tolist())
        return {COLOURS[colour]: reading.pile_list(pile, colour) for colour, pile in piles}

    def lay(self, here: Here, kind: int) -> None:
        piles, colour = here.state["pile"], kind // RANKS
        piles[colour] = _covered(int(piles[colour]), kind % RANKS)


class Position(Record):
    """How a position is written."""

    player = Seat("turn")
    phase = Choice(("play", "draw"))
    starter = Seat()
    results = Results()
    idle = Number(most=lambda rules: int(rules["limit"]) or 2**31 - 1)
    closed = Closed()
    hands = BySeat(Hand(CARDS, "hand"))
    known = BySeat(Hand(CARDS))
    expeditions = BySeat(Expeditions())
    discards = Discards()
    deck = Pile(CARDS, size="left", next_first=True)
    chance = Chance()


POSITION = Position()


def position(rules: Any, state: Any) -> dict[str, Any]:
    """All of a state, hidden cards included."""
    return POSITION.write(Here(rules, state))


def place(rules: Any, given: dict[str, Any]) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    written, state = POSITION.read(rules, given), State.new()
    _check_cards(rules, written)
    state["layable"][: rules["players"]] = _all_kinds(reading.about(rules.tobytes()))
    POSITION.place(Here(rules, state), written)
    _check_hands(rules, state, written)
    _check_table(rules, state)
    return state


def _check_cards(rules: Any, written: Any) -> None:
    """Every card is somewhere, and once (LC-1); what everybody saw being taken is still in that hand (LC-7.2)."""
    full = State.new()
    unplaced = Counter(CARD_NAMES[kind] for kind in full["deck"][: _fill_deck(reading.about(rules.tobytes()), full)])
    columns = [columns[colour] for columns in (*written.expeditions, written.discards) for colour in columns]
    for cards in (*written.hands, *columns, written.deck):
        _take(unplaced, cards)
    for card, missing in unplaced.items():
        expect(missing == 0, f"{card} is missing: every card has to be somewhere")
    for hand, known in zip(written.hands, written.known, strict=True):
        _take(Counter(hand), known)


def _take(available: Counter[str], cards: list[str]) -> None:
    for card in cards:
        expect(card in available, f"{shown(card)} is no card here")
        expect(available[card] > 0, f"{card} is counted once too often")
        available[card] -= 1


def _check_hands(rules: Any, state: Any, written: Any) -> None:
    """LC-3.5: a full hand, but for the one card the player to draw has just played."""
    for seat, hand in enumerate(written.hands):
        drawing = state["phase"] == DRAW and state["turn"] == seat and not reading.is_over(rules, state)
        full = int(rules["hand_size"]) - drawing
        expect(len(hand) == full, f"seat {seat} has {len(hand)} cards in hand and should have {full}")


def _check_table(rules: Any, state: Any) -> None:
    finished, closed = reading.is_over(rules, state), int(state["closed"])
    expect(state["left"] > 0 or finished, "the deck is empty, which would have ended the round")
    expect(not rules["limit"] or state["idle"] < rules["limit"] or finished, "idle has reached no_deck_draw_limit")
    if closed != NOWHERE:
        expect(state["phase"] == DRAW, "closed names the pile discarded to this turn, so the phase has to be 'draw'")
        colour = closed.bit_length() - 1
        expect(state["pile"][colour] != 0, f"closed names the {COLOURS[colour]} pile, which is empty")
