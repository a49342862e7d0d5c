"""A position as JSON that people can edit, and back, checked against the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from manoa.games.lost_cities.cards import COLOURS, RANKS, WAGER_COPIES, add
from manoa.games.lost_cities.notation import CARD_NAMES, KIND_OF
from manoa.games.lost_cities.reading import is_over, seat_cards, table
from manoa.games.lost_cities.state import DRAW, NOWHERE, State
from manoa.kernel import positions
from manoa.kernel.positions import BadPosition, expect, shown, whole

PHASES = ("play", "draw")


def position(rules: Any, state: Any) -> dict[str, Any]:
    """All of a state, hidden cards included. The next card of the deck comes first."""
    expeditions, discards = table(rules, state)
    closed = int(state["closed"])
    return {
        "player": int(state["turn"]),
        "phase": PHASES[int(state["phase"])],
        "starter": int(state["starter"]),
        "results": state["scores"][: state["finished"], : rules["players"]].tolist(),
        "idle": int(state["idle"]),
        "closed": COLOURS[closed.bit_length() - 1] if closed else None,
        "hands": seat_cards(rules, state, "hand"),
        "known": seat_cards(rules, state, "known"),
        "expeditions": expeditions,
        "discards": discards,
        "deck": [CARD_NAMES[kind] for kind in state["deck"][: state["left"]][::-1].tolist()],
        "chance": positions.chance(state),
    }


def place(rules: Any, given: dict[str, Any]) -> Any:
    """The state that a position describes; ValueError names the rule it breaks."""
    state = State.new()
    positions.fields(given, position(rules, state))
    positions.set_chance(state, given["chance"])
    _place_turn(rules, state, given)
    _place_cards(rules, state, given)
    _check_hands(rules, state, given)
    _check_table(rules, state, given)
    return state


def _place_turn(rules: Any, state: Any, given: dict[str, Any]) -> None:
    players, results = int(rules["players"]), given["results"]
    state["turn"] = whole("player", given["player"], 0, players - 1)
    state["starter"] = whole("starter", given["starter"], 0, players - 1)
    expect(given["phase"] in PHASES, "phase is 'play' or 'draw'")
    state["phase"] = PHASES.index(given["phase"])
    most = int(rules["limit"]) or 2**31 - 1
    state["idle"] = whole("idle", given["idle"], 0, most)
    expect(
        isinstance(results, list) and len(results) <= rules["rounds"], f"results lists at most {rules['rounds']} rounds"
    )
    for number, result in enumerate(results):
        expect(isinstance(result, list) and len(result) == players, f"each round of results has {players} scores")
        for seat in range(players):
            state["scores"][number, seat] = whole("a score in results", result[seat], -480, 936)
    state["finished"] = len(results)


def _place_cards(rules: Any, state: Any, given: dict[str, Any]) -> None:
    players, colours = int(rules["players"]), COLOURS[: rules["colours"]]
    unplaced = _all_cards(rules)
    for seat, cards in enumerate(_seats("hands", given["hands"], players)):
        for kind in _take(unplaced, cards):
            add(state["hand"], state["hand_wagers"], seat, kind)
    for seat, columns in enumerate(_seats("expeditions", given["expeditions"], players)):
        state["room"][seat] = (1 << int(rules["colours"]) * RANKS) - 1
        for colour, cards in _by_colour("expeditions", columns, colours):
            _lay(state, seat, colour, _take(unplaced, cards))
    for colour, cards in _by_colour("discards", given["discards"], colours):
        for kind in _take(unplaced, cards):
            expect(kind // RANKS == colour, f"{CARD_NAMES[kind]} lies in the {COLOURS[colour]} discard pile")
            state["pile"][colour] = int(state["pile"][colour]) << 4 | kind % RANKS + 1
    deck = _take(unplaced, given["deck"])[::-1]
    state["deck"][: len(deck)] = deck
    state["left"] = len(deck)
    for kind, missing in unplaced.items():
        expect(missing == 0, f"{CARD_NAMES[kind]} is missing: every card has to be somewhere")


def _lay(state: Any, seat: int, colour: int, kinds: list[int]) -> None:
    """Lay a column card by card (LC-3.1)."""
    for kind in kinds:
        expect(kind // RANKS == colour, f"{CARD_NAMES[kind]} lies in a {COLOURS[colour]} expedition")
        expect(
            int(state["room"][seat]) >> kind & 1 == 1,
            f"{CARD_NAMES[kind]} is out of order: wagers first, then numbers upwards",
        )
        add(state["column"], state["column_wagers"], seat, kind)
        if kind % RANKS:
            state["room"][seat] &= ~((2 << kind) - (1 << colour * RANKS))


def _check_hands(rules: Any, state: Any, given: dict[str, Any]) -> None:
    """LC-3.5: a full hand, but for the one card the player to draw has just played."""
    for seat, hand in enumerate(given["hands"]):
        drawing = state["phase"] == DRAW and state["turn"] == seat and not is_over(rules, state)
        due = int(rules["hand_size"]) - drawing
        expect(len(hand) == due, f"seat {seat} has {len(hand)} cards in hand and should have {due}")
    for seat, cards in enumerate(_seats("known", given["known"], int(rules["players"]))):
        for kind in _take(Counter(KIND_OF[name] for name in given["hands"][seat]), cards):
            add(state["known"], state["known_wagers"], seat, kind)


def _check_table(rules: Any, state: Any, given: dict[str, Any]) -> None:
    finished = is_over(rules, state)
    expect(state["left"] > 0 or finished, "the deck is empty, which would have ended the round")
    expect(not rules["limit"] or state["idle"] < rules["limit"] or finished, "idle has reached no_deck_draw_limit")
    state["closed"] = NOWHERE
    if given["closed"] is not None:
        colours = COLOURS[: rules["colours"]]
        expect(given["closed"] in colours, f"closed is null or one of {', '.join(colours)}")
        expect(state["phase"] == DRAW, "closed names the pile discarded to this turn, so the phase has to be 'draw'")
        colour = colours.index(given["closed"])
        expect(state["pile"][colour] != 0, f"closed names the {given['closed']} pile, which is empty")
        state["closed"] = 1 << colour


def _all_cards(rules: Any) -> Counter[int]:
    cards: Counter[int] = Counter()
    for colour in range(rules["colours"]):
        cards[colour * RANKS] = WAGER_COPIES
        for number in range(rules["numbers"]):
            cards[colour * RANKS + 1 + number] = 1
    return cards


def _take(available: Counter[int], names: Any) -> list[int]:
    """The kinds of a list of cards, each taken out of those available."""
    expect(isinstance(names, list), f"a list of cards is wanted, not {shown(names)}")
    kinds = []
    for name in names:
        kind = KIND_OF.get(name) if isinstance(name, str) else None
        if kind is None or kind not in available:
            raise BadPosition(f"This position breaks a rule: {shown(name)} is no card here.")
        expect(available[kind] > 0, f"{name} is counted once too often")
        available[kind] -= 1
        kinds.append(kind)
    return kinds


def _seats(what: str, given: Any, players: int) -> list[Any]:
    expect(isinstance(given, list) and len(given) == players, f"{what} has one entry for each of {players} seats")
    entries: list[Any] = given
    return entries


def _by_colour(what: str, given: Any, colours: tuple[str, ...]) -> list[tuple[int, Any]]:
    expect(
        isinstance(given, dict) and set(given) == set(colours),
        f"{what} has one entry for each of {', '.join(colours)}",
    )
    return [(colour, given[name]) for colour, name in enumerate(colours)]
