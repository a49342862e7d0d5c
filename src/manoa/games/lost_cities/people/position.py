"""A position as JSON that people can edit, and back, checked against the rules."""

from collections import Counter
from typing import Any, Literal

import msgspec

from manoa.games.lost_cities.parts.cards import COLOUR_BITS, COLOURS, RANKS, WAGER_COPIES, add, covered
from manoa.games.lost_cities.people import reading
from manoa.games.lost_cities.people.notation import CARD_NAMES, KIND_OF
from manoa.games.lost_cities.rules.deal import all_kinds, fill_deck
from manoa.games.lost_cities.rules.state import DRAW, NOWHERE, State
from manoa.games.lost_cities.rules.turn import extend
from manoa.games.positions import check_seats
from manoa.kernel import positions
from manoa.kernel.positions import expect, shown, whole
from manoa.kernel.records import as_python

# Kernels as they stand: nobody waits for them, so they need not be compiled.
_all_kinds, _fill_deck, _covered = as_python(all_kinds), as_python(fill_deck), as_python(covered)

PHASES: tuple[Literal["play", "draw"], ...] = ("play", "draw")


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """How a position is written. Lists have an entry for each seat, mappings one for each colour in play."""

    player: int
    phase: Literal["play", "draw"]
    starter: int
    results: list[list[int]]
    idle: int
    closed: str | None  # the colour discarded this turn
    hands: list[list[str]]
    known: list[list[str]]
    expeditions: list[dict[str, list[str]]]
    discards: dict[str, list[str]]  # from the bottom to the top
    deck: list[str]  # the next card first
    chance: dict[str, Any]


def position(rules: Any, state: Any) -> dict[str, Any]:
    """All of a state, hidden cards included, as the JSON of a `Position`."""
    about, now, closed = reading.about(rules.tobytes()), reading.now(state), int(state["closed"])
    return {
        "player": int(state["turn"]),
        "phase": PHASES[int(state["phase"])],
        "starter": int(state["starter"]),
        "results": reading.results(about, now),
        "idle": int(state["idle"]),
        "closed": COLOURS[closed.bit_length() - 1] if closed else None,
        "hands": reading.hands(about, now),
        "known": reading.known(about, now),
        "expeditions": reading.expeditions(reading.sides(rules.tobytes(), now)),
        "discards": reading.piles(about, now),
        "deck": [CARD_NAMES[kind] for kind in state["deck"][: state["left"]][::-1].tolist()],
        "chance": positions.chance(state),
    }


def place(rules: Any, given: dict[str, Any]) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    written = positions.converted(given, Position)
    state = State.new()
    positions.set_chance(state, written.chance)
    _check_lists(rules, written)
    _place_turn(rules, state, written)
    _place_cards(rules, state, written)
    _place_known(state, written)
    _check_hands(rules, state, written)
    _check_table(rules, state, written)
    return state


def _check_lists(rules: Any, written: Position) -> None:
    """An entry for each seat and each colour."""
    players, colours = int(rules["players"]), COLOURS[: rules["colours"]]
    check_seats(written, ("hands", "known", "expeditions"), players)
    for name, columns in (("discards", written.discards), *(("expeditions", seat) for seat in written.expeditions)):
        expect(set(columns) == set(colours), f"{name} has one entry for each of {', '.join(colours)}")
    expect(len(written.results) <= rules["rounds"], f"results lists at most {rules['rounds']} rounds")
    for result in written.results:
        expect(len(result) == players, f"each round of results has {players} scores")


def _place_turn(rules: Any, state: Any, written: Position) -> None:
    last = int(rules["players"]) - 1
    state["turn"] = whole("player", written.player, 0, last)
    state["starter"] = whole("starter", written.starter, 0, last)
    state["phase"] = PHASES.index(written.phase)
    state["idle"] = whole("idle", written.idle, 0, int(rules["limit"]) or 2**31 - 1)
    terms, colours = rules.tobytes(), int(rules["colours"])
    bounds = [colours * reading.worth(terms, numbers, WAGER_COPIES) for numbers in (0, COLOUR_BITS - 1)]  # LC-5.4
    for number, result in enumerate(written.results):
        for seat, points in enumerate(result):
            state["scores"][number, seat] = whole("a score in results", points, *bounds)
    state["finished"] = len(written.results)


def _place_cards(rules: Any, state: Any, written: Position) -> None:
    """Every card is somewhere, and once (LC-1)."""
    unplaced = _all_cards(rules)
    state["layable"][: rules["players"]] = _all_kinds(reading.about(rules.tobytes()))
    for seat, cards in enumerate(written.hands):
        for kind in _take(unplaced, cards):
            add(state["hand"], state["hand_wagers"], seat, kind)
    for colour, name in enumerate(COLOURS[: rules["colours"]]):
        for seat, columns in enumerate(written.expeditions):
            _lay(state, seat, colour, _take(unplaced, columns[name]))
        for kind in _take(unplaced, written.discards[name]):
            expect(kind // RANKS == colour, f"{CARD_NAMES[kind]} lies in the {name} discard pile")
            state["pile"][colour] = _covered(int(state["pile"][colour]), kind % RANKS)
    deck = _take(unplaced, written.deck)[::-1]
    state["deck"][: len(deck)] = deck
    state["left"] = len(deck)
    for kind, missing in unplaced.items():
        expect(missing == 0, f"{CARD_NAMES[kind]} is missing: every card has to be somewhere")


def _lay(state: Any, seat: int, colour: int, kinds: list[int]) -> None:
    """Lay a column card by card."""
    for kind in kinds:
        expect(kind // RANKS == colour, f"{CARD_NAMES[kind]} lies in a {COLOURS[colour]} expedition")
        in_order = bool(reading.may_lay_on(state, seat, kind))
        expect(in_order, f"{CARD_NAMES[kind]} is out of order: wagers first, then numbers upwards")
        extend(state, seat, kind)


def _place_known(state: Any, written: Position) -> None:
    """What everybody saw being taken is still in that hand (LC-7.2)."""
    for seat, cards in enumerate(written.known):
        for kind in _take(Counter(KIND_OF[name] for name in written.hands[seat]), cards):
            add(state["known"], state["known_wagers"], seat, kind)


def _check_hands(rules: Any, state: Any, written: Position) -> None:
    """LC-3.5: a full hand, but for the one card the player to draw has just played."""
    for seat, hand in enumerate(written.hands):
        drawing = state["phase"] == DRAW and state["turn"] == seat and not reading.is_over(rules, state)
        full = int(rules["hand_size"]) - drawing
        expect(len(hand) == full, f"seat {seat} has {len(hand)} cards in hand and should have {full}")


def _check_table(rules: Any, state: Any, written: Position) -> None:
    finished = reading.is_over(rules, state)
    expect(state["left"] > 0 or finished, "the deck is empty, which would have ended the round")
    expect(not rules["limit"] or state["idle"] < rules["limit"] or finished, "idle has reached no_deck_draw_limit")
    state["closed"] = NOWHERE
    if written.closed is not None:
        colours = COLOURS[: rules["colours"]]
        expect(written.closed in colours, f"closed is null or one of {', '.join(colours)}")
        expect(state["phase"] == DRAW, "closed names the pile discarded to this turn, so the phase has to be 'draw'")
        colour = colours.index(written.closed)
        expect(state["pile"][colour] != 0, f"closed names the {written.closed} pile, which is empty")
        state["closed"] = 1 << colour


def _all_cards(rules: Any) -> Counter[int]:
    full = State.new()
    return Counter(full["deck"][: _fill_deck(reading.about(rules.tobytes()), full)].tolist())


def _take(available: Counter[int], names: list[str]) -> list[int]:
    """The kinds of a list of cards, each taken out of those available."""
    kinds = []
    for name in names:
        kind = KIND_OF.get(name, -1)
        expect(kind in available, f"{shown(name)} is no card here")
        expect(available[kind] > 0, f"{name} is counted once too often")
        available[kind] -= 1
        kinds.append(kind)
    return kinds
