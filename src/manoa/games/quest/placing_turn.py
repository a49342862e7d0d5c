"""Whose turn it is and how far it has got, read from a position."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.cards import ALL, CARD_IDS, KIND_OF, MOVERS, SYMBOLS
from manoa.games.quest.market import most_coins, on_offer
from manoa.games.quest.movement import can_go_on, toll_of
from manoa.games.quest.position import TASKS
from manoa.games.quest.reading import hex_of
from manoa.games.quest.state import (
    ACT,
    CARD_SOURCE,
    DISCARD,
    NO_SYMBOL,
    OUTSIDE,
    PAY_CAMP,
    PAY_PRICE,
    PAY_RUBBLE,
    POWERS,
    REMOVE,
    REPLACE,
    TAKE,
    TARGETS,
    TERRAINS,
    TOKEN_SOURCE,
)
from manoa.games.quest.tokens import TOKEN_MOVERS, TOKEN_OF, TOKENS
from manoa.kernel import positions
from manoa.kernel.positions import expect, shown, whole

TASK_OF = {name: task for task, name in TASKS.items()}
PLACES = {PAY_PRICE: ("card",), REMOVE: ("optional",), REPLACE: ("laid",)}
MOST_REMOVED = max(part["up_to"] for card in ALL for part in card.get("effect", []) if part["op"] == "remove")
MOST_REPLACED = TOKENS["replace_cards"]["effect"][0]["up_to"]
SWITCHES = ("bought", "passing", "changing")


def place_turn(rules: Any, state: Any, given: dict[str, Any]) -> None:
    last = int(rules["players"]) - 1
    state["turn"] = whole("player", given["player"], 0, last)
    state["starter"] = whole("starter", given["starter"], 0, last)
    state["round_number"] = whole("round", given["round"], 1, int(rules["round_limit"]) or 2**31 - 1)
    expect(given["phase"] in ("play", "discard"), "phase is 'play' or 'discard'")
    state["phase"] = DISCARD if given["phase"] == "discard" else ACT
    for name in (*SWITCHES, "ended"):
        expect(type(given[name]) is bool, f"{name} is true or false")
        state[name] = given[name]
    size = int(state["discard_size"][state["turn"]])
    state["gained"] = whole("gained", given["gained"], 0, size)
    place_arrivals(rules, state, given["arrived"])
    place_item(rules, state, given["item"])
    place_run(rules, state, given["run"])
    place_pending(rules, state, given["pending"])
    check_phase(rules, state)


def place_arrivals(rules: Any, state: Any, given: Any) -> None:
    """Q-8.1, Q-8.2."""
    players, each = int(rules["players"]), int(rules["pieces"])
    expect(isinstance(given, list) and len(given) <= players, "arrived lists seats")
    for order, seat in enumerate(given, 1):
        seat = whole("a seat in arrived", seat, 0, players - 1)
        expect(state["arrival"][seat] == 0, f"seat {seat} is in arrived twice")
        state["arrival"][seat] = order
    state["arrivals"] = len(given)
    for seat in range(players):
        home = all(space == OUTSIDE for space in state["at"][seat * each : (seat + 1) * each].tolist())
        expect(home == bool(state["arrival"][seat]), f"seat {seat} is in arrived if all its pieces are in El Dorado")
    if state["ended"]:
        finished = bool(given) or state["round_number"] == rules["round_limit"]
        expect(finished and state["turn"] == state["starter"], "a game ends with a round, by an arrival or the limit")
    else:
        expect(not state["arrival"][state["turn"]], "the player to act has arrived already")
        expect(not given or state["turn"] != state["starter"], "after an arrival the game ends with the round")
        moved = (int(state["turn"]) - int(state["starter"])) % players
        early = [seat for seat in given if (seat - int(state["starter"])) % players > moved]
        expect(not early, f"seat {early[0] if early else 0} cannot have arrived before its turn")


def place_item(rules: Any, state: Any, given: Any) -> None:
    if given is None:
        return
    expect(isinstance(given, str) and given in KIND_OF, "item is null or a card")
    kind = KIND_OF[given]
    gone = int(rules["items"]) >> kind & 1 and state["removed"][state["turn"], kind] > 0
    expect(bool(gone), f"{given} is no item that the player to act has used")
    state["used_item"] = kind + 1


def place_run(rules: Any, state: Any, given: Any) -> None:
    if given is None:
        return
    names = {"card": None, "token": None, "symbol": None, "piece": 0, "power": 0, "moved": False, "behind": None}
    positions.fields(given, names)
    state["run"] = _source(given["card"], given["token"])
    state["run_piece"] = _piece(rules, state, given["piece"])
    state["run_power"] = whole("the power of a run", given["power"], 0, POWERS - 1)
    expect(given["symbol"] is None or given["symbol"] in SYMBOLS, f"a symbol is null or one of {', '.join(SYMBOLS)}")
    state["run_symbol"] = NO_SYMBOL if given["symbol"] is None else SYMBOLS.index(given["symbol"])
    expect(type(given["moved"]) is bool, "moved is true or false")
    state["run_moved"] = given["moved"]
    if given["behind"] is not None:
        gate = _gate(rules, state, given["behind"])
        expect(bool(rules["native_goes_on"]), "behind goes with the option native_blockade_and_step")
        expect(not int(state["standing"]) >> gate & 1, "behind names a blockade that has been removed")
        state["run_gate"] = gate + 1
    check_source(rules, state, given["card"])
    expect(bool(can_go_on(rules, state)), "the run could not go on, so it is over")


def check_source(rules: Any, state: Any, card: str | None) -> None:
    """The run fits what it is made with."""
    source, symbol = int(state["run"]), int(state["run_symbol"])
    table, kind = ("", source - CARD_SOURCE) if card is not None else ("token_", source - TOKEN_SOURCE)
    free = int(rules["free_kinds" if card is not None else "free_tokens"]) >> kind & 1
    expect(bool(free) == (symbol == NO_SYMBOL), "a run has a symbol, unless it is a free step")
    expect(state["run_power"] <= rules[f"{table}power"][kind], "the run has more power left than it began with")
    if card is not None:
        item = int(rules["items"]) >> kind & 1
        used = state["removed"][state["turn"], kind] if item else (state["area"][: state["area_size"]] == kind).sum()
        expect(bool(used), f"{card} is not among the cards played this turn")
    elif symbol != NO_SYMBOL:
        expect(bool(int(rules["token_symbols"][kind]) >> symbol & 1), "the token does not have the symbol of the run")


def _source(card: Any, token: Any) -> int:
    """What a run is made with: a card or a token that moves a piece."""
    expect((card is None) != (token is None), "a run is made with a card or a token")
    table, first, movers, name = (
        (KIND_OF, CARD_SOURCE, MOVERS, card) if token is None else (TOKEN_OF, TOKEN_SOURCE, TOKEN_MOVERS, token)
    )
    expect(isinstance(name, str) and table.get(name, movers) < movers, f"{shown(name)} moves no piece")
    return first + table[name]


def _piece(rules: Any, state: Any, given: Any) -> int:
    piece = whole("a piece", given, 0, int(rules["pieces"]) - 1)
    place = int(state["turn"]) * int(rules["pieces"]) + piece
    expect(state["at"][place] != OUTSIDE, "the piece that moves is in El Dorado")
    return piece


def _gate(rules: Any, state: Any, number: Any) -> int:
    numbers = state["blockade"][: rules["gates"]].tolist()
    expect(type(number) is int and number in numbers, f"{shown(number)} is no blockade of this route")
    return int(numbers.index(number))


def place_pending(rules: Any, state: Any, given: Any) -> None:
    expect(isinstance(given, list) and len(given) <= 1, "pending lists at most one decision")
    for place, entry in enumerate(given):
        named = isinstance(entry, dict) and isinstance(entry.get("task"), str) and entry["task"] in TASK_OF
        expect(named, f"a task is one of {', '.join(TASK_OF)}")
        task = TASK_OF[entry["task"]]
        target = "blockade" if "blockade" in entry else "to"
        extra = ("piece", target) if task in (PAY_RUBBLE, PAY_CAMP) else PLACES.get(task, ())
        positions.fields(entry, dict.fromkeys(("task", "due", *extra)))
        state["task"][place] = task
        state["due"][place] = whole("due", entry["due"], 1, 99)
        state["what"][place] = _what(rules, state, task, entry)
        state["depth"] = place + 1
        check_due(rules, state, task, int(state["due"][place]))


def _what(rules: Any, state: Any, task: int, entry: dict[str, Any]) -> int:
    if task == PAY_PRICE:
        expect(isinstance(entry["card"], str) and entry["card"] in KIND_OF, "price names the card that is bought")
        kind = KIND_OF[entry["card"]]
        expect(state["left"][kind] > 0, f"{entry['card']} is sold out")
        return kind
    if task == REMOVE:
        expect(type(entry["optional"]) is bool, "optional is true or false")
        return int(entry["optional"])
    if task == REPLACE:
        return whole("laid", entry["laid"], 0, 4)
    return _target(rules, state, task, entry) if task in (PAY_RUBBLE, PAY_CAMP) else 0


def _target(rules: Any, state: Any, task: int, entry: dict[str, Any]) -> int:
    """The movement that cards are paid for."""
    piece = _piece(rules, state, entry["piece"])
    space = int(state["at"][int(state["turn"]) * int(rules["pieces"]) + piece])
    if "blockade" in entry:
        target = 6 + _gate(rules, state, entry["blockade"])
        toll = int(rules["blockade_toll"][entry["blockade"]])
        near = int(rules["reach"][space]) & int(state["standing"]) & 1 << target - 6
        expect(bool(near), "the blockade that is paid for is out of reach")
    else:
        beside = [hex_of(rules, other) if other != OUTSIDE else None for other in rules["neighbour"][space].tolist()]
        there = entry["to"] is not None and entry["to"] in beside
        expect(there, "the space that is paid for is not beside the piece")
        target = beside.index(entry["to"])
        open_to = toll_of(rules, state, space, target)
        expect(bool(open_to), "the way to the space that is paid for is barred")
        toll = int(rules["toll"][rules["neighbour"][space, target]])
    wanted = TASKS[task]
    expect(TERRAINS[toll // POWERS] == wanted, f"what is paid for is no {wanted}")
    expect(entry["due"] <= int(rules["toll_power"][toll]), f"at most {rules['toll_power'][toll]} cards are due")
    return piece * TARGETS + target


def check_due(rules: Any, state: Any, task: int, due: int) -> None:
    """Only what can be completed is ever begun."""
    seat = int(state["turn"])
    if task in (PAY_RUBBLE, PAY_CAMP):
        expect(due <= state["hand_size"][seat], "there are too few cards in hand to pay")
    if task in (REMOVE, REPLACE):
        expect(bool(state["hand_size"][seat] > 0), "there is no card in hand to choose")
    if task == REMOVE:
        most = MOST_REMOVED if state["what"][0] else 1
        expect(due <= most, f"at most {most} cards are due")
    if task == REPLACE:
        expect(due + state["what"][0] == MOST_REPLACED, f"due and laid are {MOST_REPLACED} together")
    if task == TAKE:
        expect(due == 1, "one card is due")
    if task == PAY_PRICE:
        kind = int(state["what"][0])
        expect(not state["bought"], "the purchase of this turn is made already")
        expect(bool(int(on_offer(state)) >> kind & 1), f"{CARD_IDS[kind]} is not on offer")
        expect(due <= 2 * rules["price"][kind], f"at most {2 * rules['price'][kind]} half coins are due")
        expect(due <= most_coins(rules, state), "hand and tokens are not worth what is due")


def check_phase(rules: Any, state: Any) -> None:
    busy = bool(state["depth"]) or bool(state["run"])
    expect(not (busy and state["ended"]), "nothing is pending once the game has ended")
    if state["phase"] == DISCARD:
        expect(
            not busy and not state["area_size"], "in the discard phase nothing is pending and the play area is empty"
        )
    expect(state["gained"] == 0 or state["phase"] == ACT, "gained counts cards of the play phase")
    expect(state["run"] == 0 or state["depth"] == 0, "a run is over when something else is asked for")
    expect(state["bought"] == 0 or state["run"] == 0 or bool(rules["free_order"]), "no run goes on after the purchase")
