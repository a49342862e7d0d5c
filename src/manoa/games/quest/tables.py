"""The rules record: options as numbers, the route as a graph, cards and tokens as tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from manoa.games.quest import cards, tokens
from manoa.games.quest.board import Board, Hex, Joint, board, distances, neighbours
from manoa.games.quest.cards import PAID_WITH, SYMBOLS
from manoa.games.quest.courses import set_courses, strength
from manoa.games.quest.state import (
    CHANGE,
    CLOSED,
    DRAW,
    GATES,
    KEEP,
    NO_SYMBOL,
    OUTSIDE,
    PASS,
    POWERS,
    REMOVE,
    REPLACE,
    RICHES,
    TAKE,
    TERRAINS,
    TOLLS,
    Rules,
)
from manoa.games.quest.tokens import BLOCKADES, CAVES
from manoa.games.quest.ways import ESTEEM, effort, set_ways
from manoa.games.quest.weights import VALUES
from manoa.kernel.rulebook import Options

OPERATIONS = {
    "draw": DRAW,
    "remove": REMOVE,
    "take_card": TAKE,
    "replace": REPLACE,
    "keep_item": KEEP,
    "enter_occupied": PASS,
    "change_symbol": CHANGE,
}
UNREACHABLE = 1 << 14  # steps to go from where no way leads to the finish


def make_rules(options: Options, players: int) -> Any:
    rules = Rules.new()
    rules["players"] = players
    rules["pieces"] = 2 if players == 2 else 1
    rules["first"] = -1 if options["starting_player"] == "random" else options["starting_player"]
    rules["caves_on"] = options["caves"]
    rules["free_order"] = options["free_order"]
    rules["native_goes_on"] = options["native_blockade_and_step"]
    rules["trim_hand"] = options["trim_hand"]
    rules["by_power"] = options["tie_break"] == "power"
    rules["earlier_wins"] = options["arrival_tie"] == "earlier"
    rules["open_discards"] = options["open_discards"]
    rules["round_limit"] = options["round_limit"]
    rules["weights"] = VALUES
    tabulate_tolls(rules)
    tabulate_cards(rules)
    tabulate_tokens(rules)
    lay_out(rules, board(options["route"]), options["disputed_blockades"])
    return rules


# The route


def lay_out(rules: Any, route: Board, disputed: str) -> None:
    """The spaces of a route and what lies between them."""
    numbers = {space.at: number for number, space in enumerate(route.spaces)}
    far = distances(route.spaces)
    rules["spaces"] = len(route.spaces)
    rules["neighbour"], rules["gate"] = OUTSIDE, GATES
    rules["to_go"] = UNREACHABLE
    for number, space in enumerate(route.spaces):
        rules["q"][number], rules["r"][number] = space.at
        rules["letter"][number], rules["number"][number] = ord(space.piece), space.number
        rules["toll"][number] = toll(space.requires, space.power)
        rules["to_go"][number] = far.get(space.at, UNREACHABLE)
        rules["neighbour"][number] = [numbers.get(at, OUTSIDE) for at in neighbours(space.at)]
    rules["starts"] = [numbers[at] for at in route.starts]
    set_gates(rules, gates(route, disputed), numbers)
    set_caves(rules, route, numbers)
    set_directions(rules)
    set_ways(rules)
    set_courses(rules)


def set_directions(rules: Any) -> None:
    """Where to go from each space with each symbol."""
    rules["along"] = 0
    for space in range(int(rules["spaces"])):
        for direction, there in enumerate(rules["neighbour"][space]):
            takes = rules["toll"][there]
            if rules["toll_power"][takes]:
                rules["along"][rules["toll_symbol"][takes], space] |= 1 << direction


def toll(terrain: str, power: int) -> int:
    """What a space or blockade takes, as a number. No card enters what has no toll of its own."""
    return TERRAINS.index(terrain) * POWERS + power if terrain in TERRAINS else CLOSED


def gates(route: Board, disputed: str) -> list[Joint]:
    """The joints that get a blockade, from the start on until none are left (Q-2.3, Q-2.8, Q-13.1)."""
    decided = {"listed": None, "all": True, "none": False}[disputed]
    marked = [
        joint for joint in route.joints if (decided if joint.disputed and decided is not None else joint.blockade)
    ]
    return marked[:GATES]


def set_gates(rules: Any, joints: list[Joint], numbers: dict[Hex, int]) -> None:
    rules["gates"] = len(joints)
    for gate, joint in enumerate(joints):
        rules["between"][gate] = [ord(letter) for letter in joint.between]
        for one, other in joint.contacts:
            rules["gate"][numbers[one], neighbours(one).index(other)] = gate
            rules["gate"][numbers[other], neighbours(other).index(one)] = gate
            rules["reach"][numbers[one]] |= 1 << gate
            rules["reach"][numbers[other]] |= 1 << gate


def set_caves(rules: Any, route: Board, numbers: dict[Hex, int]) -> None:
    caves = [space.at for space in route.spaces if space.terrain == "cave"][:CAVES] if rules["caves_on"] else []
    rules["cave_count"] = len(caves)
    for cave, at in enumerate(caves):
        rules["cave_at"][cave] = numbers[at]
        for beside in neighbours(at):
            if beside in numbers:
                rules["caves"][numbers[beside]] |= 1 << cave


# Cards, tokens and what they pay


def tabulate_tolls(rules: Any) -> None:
    for number in range(TOLLS):
        terrain, power = TERRAINS[number // POWERS], number % POWERS
        symbol = PAID_WITH.get(terrain)
        rules["toll_symbol"][number] = NO_SYMBOL if symbol is None else SYMBOLS.index(symbol)
        rules["toll_power"][number] = power
        rules["effort"][number] = effort(number)
        if terrain != "closed":
            rules["card_payers"][number] = bits(pays(card, symbol, power) for card in cards.ALL)
            rules["changed_payers"][number] = bits(pays_changed(card, symbol, power) for card in cards.ALL)
            rules["token_payers"][number] = bits(pays(token, symbol, power) for token in tokens.ALL)
    for blockade in BLOCKADES:
        rules["blockade_toll"][blockade["number"]] = toll(blockade["terrain"], blockade["power"])


def is_free(card: dict[str, Any]) -> bool:
    """A card or token that steps without paying (Q-4.7)."""
    return any(part["op"] == "step" for part in card.get("effect", []))


def pays(card: dict[str, Any], symbol: str | None, power: int) -> bool:
    return is_free(card) or (symbol in card.get("symbols", []) and card["power"] >= power)


def pays_changed(card: dict[str, Any], symbol: str | None, power: int) -> bool:
    """With a change symbol token in effect any symbol will do (Q-10.5)."""
    return is_free(card) or (symbol is not None and bool(card["symbols"]) and card["power"] >= power)


def tabulate_cards(rules: Any) -> None:
    rules["coin_kinds"] = bits("coin" in card["symbols"] for card in cards.ALL)
    rules["items"] = bits(card.get("item", False) for card in cards.ALL)
    rules["free_kinds"] = bits(map(is_free, cards.ALL))
    rules["takers"] = bits(any(part["op"] == "take_card" for part in card.get("effect", [])) for card in cards.ALL)
    rules["on_board"] = bits(card.get("on_board", False) for card in cards.ALL)
    for kind, card in enumerate(cards.ALL):
        rules["power"][kind] = card["power"]
        rules["symbols"][kind] = symbol_bits(card)
        rules["esteem"][kind] = ESTEEM[card["id"]]
        rules["worth"][kind] = cards.half_coins(card)
        rules["price"][kind] = card.get("cost", 0)
        rules["starting" if card in cards.STARTING else "copies"][kind] = card["copies"]
        effects = [part for part in card.get("effect", []) if part["op"] in OPERATIONS]
        for place, part in enumerate(effects):
            rules["effect"][kind, place] = OPERATIONS[part["op"]]
            rules["amount"][kind, place] = amount(part)
        rules["strength"][kind] = strength(rules, kind)
    for purse in range(RICHES + 1):
        rules["affordable"][purse] = bits(2 * card.get("cost", RICHES) <= purse for card in cards.ALL)


def tabulate_tokens(rules: Any) -> None:
    rules["free_tokens"] = bits(map(is_free, tokens.ALL))
    for number, token in enumerate(tokens.ALL):
        rules["token_power"][number] = token.get("power", 0)
        rules["token_symbols"][number] = symbol_bits(token)
        rules["token_worth"][number] = tokens.token_half_coins(token)
        rules["token_copies"][number] = token["count"]
        for part in token.get("effect", []):
            rules["token_effect"][number] = OPERATIONS.get(part["op"], 0)
            rules["token_amount"][number] = amount(part)


def symbol_bits(card: dict[str, Any]) -> int:
    return bits(symbol in card.get("symbols", []) for symbol in SYMBOLS)


def bits(chosen: Iterable[bool]) -> int:
    """A set of kinds: a bit for each that is chosen."""
    return sum(1 << kind for kind, yes in enumerate(chosen) if yes)


def amount(part: dict[str, Any]) -> int:
    """How often an effect happens, at most."""
    return int(part.get("count", part.get("up_to", 1)))
