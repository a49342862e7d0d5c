"""The rules record: options as numbers, the route as a graph, cards and tokens as tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from manoa.games.quest.parts import cards, tokens
from manoa.games.quest.parts.board import Board, Hex, Joint, blockade_joints, board, distances, neighbours
from manoa.games.quest.parts.cards import PAID_WITH, SYMBOLS, is_free, moves
from manoa.games.quest.parts.tokens import BLOCKADES, PER_CAVE
from manoa.games.quest.rules.state import (
    BY_TOKENS,
    CHANGE,
    CLOSED,
    DRAW,
    KEEP,
    NO_JOINT,
    NO_SYMBOL,
    OUTSIDE,
    PASS,
    POWERS,
    REMOVE,
    REPLACE,
    REQUIREMENTS,
    RICHES,
    TAKE,
    TERRAINS,
    TOKENS,
    WAYS,
    Rules,
)
from manoa.games.quest.rules.ways import set_ways
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
AROUND = 6  # directions on a grid of hexes
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
    tabulate_requirements(rules)
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
    rules["degree"] = AROUND
    rules["neighbour"], rules["joint"] = OUTSIDE, NO_JOINT
    rules["to_go"] = UNREACHABLE
    for number, space in enumerate(route.spaces):
        rules["q"][number], rules["r"][number] = space.at
        rules["letter"][number], rules["number"][number] = ord(space.piece), space.number
        rules["printed"][number] = requirement_number(space.requires, space.power)
        rules["to_go"][number] = far.get(space.at, UNREACHABLE)
        rules["neighbour"][number, :AROUND] = [numbers.get(at, OUTSIDE) for at in neighbours(space.at)]
    rules["starts"] = [numbers[at] for at in route.starts]
    set_joints(rules, blockade_joints(route, disputed), numbers)
    set_caves(rules, route, numbers)
    set_directions(rules)
    set_ways(rules)


def set_directions(rules: Any) -> None:
    """Where to go from each space with each symbol."""
    rules["along"] = 0
    for space in range(int(rules["spaces"])):
        for direction, there in enumerate(rules["neighbour"][space]):
            takes = rules["printed"][there]
            if rules["required_power"][takes]:
                rules["along"][rules["required_symbol"][takes], space] |= 1 << direction


def requirement_number(terrain: str, power: int) -> int:
    """What a space or blockade takes, as a number. No card enters what has no requirement of its own."""
    return TERRAINS.index(terrain) * POWERS + power if terrain in TERRAINS else CLOSED


def set_joints(rules: Any, joints: list[Joint], numbers: dict[Hex, int]) -> None:
    rules["joints"] = len(joints)
    for number, joint in enumerate(joints):
        rules["between"][number] = [ord(letter) for letter in joint.between]
        for one, other in joint.contacts:
            rules["joint"][numbers[one], neighbours(one).index(other)] = number
            rules["joint"][numbers[other], neighbours(other).index(one)] = number
            rules["beside"][numbers[one]] |= 1 << number
            rules["beside"][numbers[other]] |= 1 << number


def set_caves(rules: Any, route: Board, numbers: dict[Hex, int]) -> None:
    """As many as there are tokens for (Q-2.7)."""
    most = int(rules["cave_tokens"]) // PER_CAVE
    caves = [space.at for space in route.spaces if space.terrain == "cave"][:most] if rules["caves_on"] else []
    rules["caves"] = len(caves)
    for cave, at in enumerate(caves):
        rules["cave_at"][cave] = numbers[at]
        for beside in neighbours(at):
            if beside in numbers:
                rules["caves_beside"][numbers[beside]] |= 1 << cave


# Cards, tokens and what they pay


def tabulate_requirements(rules: Any) -> None:
    for number in range(REQUIREMENTS):
        terrain, power = TERRAINS[number // POWERS], number % POWERS
        symbol = PAID_WITH.get(terrain)
        rules["required_symbol"][number] = NO_SYMBOL if symbol is None else SYMBOLS.index(symbol)
        rules["required_power"][number] = power
        for way in range(WAYS if terrain != "closed" else 0):
            needed = SYMBOLS[way], symbol, power
            for changed in (False, True):
                rules["payers"][int(changed), number, way] = bits(pays(card, *needed, changed) for card in cards.ALL)
            rules["payers"][BY_TOKENS, number, way] = bits(pays(token, *needed) for token in tokens.ALL)
    rules["blockades"] = len(BLOCKADES)
    for blockade in BLOCKADES:
        rules["blockade_requirement"][blockade["number"]] = requirement_number(blockade["terrain"], blockade["power"])


def pays(card: dict[str, Any], way: str, symbol: str | None, power: int, changed: bool = False) -> bool:
    """A card or token, played for a symbol, meets a requirement. A free step is played in its one way, the first. With
    a change symbol token in effect any symbol will do for a card that has one (Q-10.5)."""
    if is_free(card):
        return way == SYMBOLS[0]
    own = card.get("symbols", [])
    return way == symbol and bool(own) and (changed or way in own) and card["power"] >= power


def tabulate_cards(rules: Any) -> None:
    rules["kinds"] = len(cards.ALL)
    rules["coin_kinds"] = bits("coin" in card["symbols"] for card in cards.ALL)
    rules["items"] = bits(card.get("item", False) for card in cards.ALL)
    rules["free_kinds"] = bits(map(is_free, cards.ALL))
    rules["moving_kinds"] = bits(map(moves, cards.ALL))
    rules["takers"] = bits(any(part["op"] == "take_card" for part in card.get("effect", [])) for card in cards.ALL)
    rules["on_board"] = bits(card.get("on_board", False) for card in cards.ALL)
    for kind, card in enumerate(cards.ALL):
        tabulate_source(rules, kind, card, cards.half_coins(card))
        rules["price"][kind] = card.get("cost", 0)
        rules["starting" if card in cards.STARTING else "copies"][kind] = card["copies"]
    for purse in range(RICHES + 1):
        rules["affordable"][purse] = bits(2 * card.get("cost", RICHES) <= purse for card in cards.ALL)


def tabulate_tokens(rules: Any) -> None:
    rules["token_kinds"] = len(tokens.ALL)
    rules["cave_tokens"] = sum(token["count"] for token in tokens.ALL)
    rules["free_tokens"] = bits(map(is_free, tokens.ALL))
    rules["moving_tokens"] = bits(map(moves, tokens.ALL))
    rules["coin_tokens"] = bits(tokens.token_half_coins(token) > 0 for token in tokens.ALL)
    for number, token in enumerate(tokens.ALL):
        tabulate_source(rules, TOKENS + number, token, tokens.token_half_coins(token))
        rules["token_copies"][number] = token["count"]


def tabulate_source(rules: Any, source: int, card: dict[str, Any], half_coins: int) -> None:
    rules["power"][source] = card.get("power", 0)
    rules["symbols"][source] = symbol_bits(card)
    rules["worth"][source] = half_coins
    for place, part in enumerate(part for part in card.get("effect", []) if part["op"] in OPERATIONS):
        rules["effect"][source, place] = OPERATIONS[part["op"]]
        rules["amount"][source, place] = amount(part)


def symbol_bits(card: dict[str, Any]) -> int:
    return bits(symbol in card.get("symbols", []) for symbol in SYMBOLS)


def bits(chosen: Iterable[bool]) -> int:
    """A set of kinds: a bit for each that is chosen."""
    return sum(1 << kind for kind, yes in enumerate(chosen) if yes)


def amount(part: dict[str, Any]) -> int:
    """How often an effect happens, at most."""
    return int(part.get("count", part.get("up_to", 1)))
