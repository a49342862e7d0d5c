"""The rules record: options as numbers, the route as a graph, cards and tokens as tables."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

import numpy as np

from manoa.games.quest.parts import cards, tokens
from manoa.games.quest.parts.board import (
    TILES,
    Board,
    Hex,
    Joint,
    Space,
    blockade_joints,
    board_of,
    distances,
    neighbours,
    tunnels,
)
from manoa.games.quest.parts.cards import MUISCA, PAID_WITH, SYMBOLS, free_step, is_free, moves
from manoa.games.quest.parts.modules import places
from manoa.games.quest.parts.tokens import BLOCKADES, CURSES, PER_CAVE, in_box
from manoa.games.quest.rules import ids, tasks
from manoa.games.quest.rules.expansions import BASE_TOKENS
from manoa.games.quest.rules.modules.make import set_markers, tabulate_modules
from manoa.games.quest.rules.requirements import (
    CLOSED,
    CURSED,
    DEMON,
    DEMON_BLOCKADE,
    EXACT,
    MOUNTAIN,
    NO_SYMBOL,
    POWERS,
    REQUIREMENTS,
    SWAMP,
    TERRAINS,
)
from manoa.games.quest.rules.state import (
    BY_TOKENS,
    NATIVE,
    NO_JOINT,
    ON,
    OUTSIDE,
    RICHES,
    TOKENS_CHANGED,
    ExpandedRules,
    Rules,
)
from manoa.games.quest.rules.tables import bits
from manoa.games.quest.rules.ways import set_ways
from manoa.kernel.rulebook import Options

HEXED = {"demon": "demon", "tunnel": "demon"}  # a tunnel space is a demon space in every respect (H-2.3)
SPIRITS = {letter: sum(part["terrain"] in HEXED for part in side["hexes"]) for letter, side in TILES["pieces"].items()}
assert (
    sum(max(spirits, SPIRITS[TILES["pieces"][letter]["reverse"]]) for letter, spirits in SPIRITS.items()) // 2 <= 31
), "those a piece stepped onto are the bits of an int32, and each piece of a route shows one side"
SHUNNED = ("mountain", "cave", "tunnel", "finish")  # where no forced move leads (H-3.1)
UNFLOWN = ("mountain", "cave", "finish")  # where nothing flies to (M-5.4)
UNREACHABLE = 1 << 14  # steps to go from where no way leads to the finish


def make_rules(options: Options, players: int) -> Any:
    expanded = options["heroes_hexes"] or options["promos"] or options["modules"]
    rules = (ExpandedRules if expanded else Rules).new()
    rules["players"] = players
    rules["pieces"] = pieces_each(players)
    rules["first"] = -1 if options["starting_player"] == "random" else options["starting_player"]
    rules["caves_on"] = options["caves"]
    rules["free_order"] = options["free_order"]
    rules["native_goes_on"] = options["native_blockade_and_step"]
    rules["trim_hand"] = options["trim_hand"]
    rules["by_power"] = options["tie_break"] == "power"
    rules["earlier_wins"] = options["arrival_tie"] == "earlier"
    rules["open_discards"] = options["open_discards"]
    rules["round_limit"] = options["round_limit"]
    set_expansions(rules, options)
    tabulate_requirements(rules)
    tabulate_cards(rules, options)
    tabulate_tokens(rules)
    route = board_of(options)
    lay_out(rules, route, options["disputed_blockades"])
    set_markers(rules, options["modules"], places(options["route"]), route)
    sizes = tuple(int(rules[part]) for part in ("kinds", "token_kinds", "degree"))
    assert expanded or sizes == (cards.BASE_KINDS, BASE_TOKENS, ids.AROUND), "base games take these for granted"
    return rules


def make_version_1(rules: Any, options: Options) -> None:
    """Rules made now into those of version 1, for matches that began under them."""
    rules["version_1"] = 1


def pieces_each(players: int) -> int:
    """How many pieces each of so many players has (Q-9.1)."""
    return 2 if players == 2 else 1


def set_expansions(rules: Any, options: Options) -> None:
    """H-9."""
    rules["hexes"] = options["heroes_hexes"]
    tabulate_modules(rules, options["modules"])
    rules["demon_cards"] = options["demon_cards"]
    rules["victim_moves"] = options["paralysis"] == "victim"
    rules["free_card_discarded"] = options["free_card_to"] == "discard_pile"
    rules["demons_return"] = options["demon_discard"] == "supply"
    rules["tunnels_doubly"] = options["tunnel_curses"] == "both"
    for curse, copies in enumerate(CURSES):
        rules["curse_copies"][curse] = copies["count"]


# The route


def lay_out(rules: Any, route: Board, disputed: str) -> None:
    """The spaces of a route and what lies between them."""
    numbers = {space.at: number for number, space in enumerate(route.spaces)}
    far = distances(route.spaces)
    through = tunnels(route.spaces)
    rules["spaces"] = len(route.spaces)
    rules["degree"] = ids.AROUND + max(map(len, through.values()), default=0)
    rules["neighbour"], rules["joint"] = OUTSIDE, NO_JOINT
    rules["to_go"] = UNREACHABLE
    for number, space in enumerate(route.spaces):
        rules["q"][number], rules["r"][number] = space.at
        rules["letter"][number], rules["number"][number] = ord(space.piece), space.number
        rules["printed"][number] = requirement_number(space.requires, space.power)
        rules["to_go"][number] = far.get(space.at, UNREACHABLE)
        rules["neighbour"][number, : ids.AROUND] = [numbers.get(at, OUTSIDE) for at in neighbours(space.at)]
        beyond = [numbers[at] for at in through.get(space.at, ())]
        rules["neighbour"][number, ids.AROUND : ids.AROUND + len(beyond)] = beyond
    rules["starts"] = [numbers[at] for at in route.starts]
    set_joints(rules, blockade_joints(route.joints, disputed, int(rules["blockades"])), numbers)
    set_caves(rules, route, numbers)
    set_directions(rules)
    if rules["hexes"]:
        set_hexes(rules, route.spaces, numbers, far)
    if rules["hexes"] or rules["modules"]:
        rules["forced_directions"] = directions_but(rules, route.spaces, numbers, SHUNNED)
        rules["flights"] = directions_but(rules, route.spaces, numbers, UNFLOWN)
    rules["drift"] = range(len(rules["drift"]))
    required = rules["printed"][rules["neighbour"]]
    beside = required // POWERS, required % POWERS, ON + rules["neighbour"], np.zeros_like(required)
    rules["around"] = np.stack(beside, axis=-1).reshape(rules["around"].shape)
    set_ways(rules)


def directions_but(rules: Any, spaces: Iterable[Space], numbers: dict[Hex, int], terrains: tuple[str, ...]) -> Any:
    """Of every space the directions, as bits, that lead to one of another terrain."""
    shunned = {OUTSIDE, *(numbers[space.at] for space in spaces if space.terrain in terrains)}
    leads = [bits(at not in shunned for at in around) for around in rules["neighbour"].tolist()]
    return np.array(leads, np.int16)


def set_hexes(rules: Any, spaces: Iterable[Space], numbers: dict[Hex, int], far: dict[Hex, int]) -> None:
    """Demon and tunnel spaces, mountains to climb, and the tavern (H-2). `far` has the steps to go from all other
    spaces."""
    spirits = [space for space in spaces if space.terrain in HEXED]
    for spirit, space in enumerate(spirits, 1):
        rules["spirit"][numbers[space.at]] = spirit
    for space in spaces:
        if space.terrain == "mountain":
            rules["printed"][numbers[space.at]] = MOUNTAIN
            around = [far[at] for at in neighbours(space.at) if at in far]  # no other mountains (H-2.8)
            rules["to_go"][numbers[space.at]] = 1 + min(around, default=UNREACHABLE)
    rules["tavern"] = min((numbers[space.at] for space in spaces if space.terrain == "tavern"), default=0)


def set_directions(rules: Any) -> None:
    """Where to go from each space with each symbol."""
    rules["along"] = 0
    for space in range(int(rules["spaces"])):
        for direction, there in enumerate(rules["neighbour"][space]):
            takes = rules["printed"][there]
            if rules["required_power"][takes]:
                rules["along"][rules["required_symbol"][takes], space] |= 1 << direction


def requirement_number(terrain: str, power: int) -> int:
    """What a space or blockade takes, as a number. Spaces with no requirement of their own are closed to cards."""
    terrain = HEXED.get(terrain, terrain)
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
        if number == MOUNTAIN or terrain != "closed":
            tabulate_payers(rules, number, terrain, symbol)
    rules["required_symbol"][DEMON * POWERS : (DEMON + 1) * POWERS] = CURSED
    rules["required_symbol"][SWAMP * POWERS : (SWAMP + 1) * POWERS] = EXACT
    rules["required_power"][[MOUNTAIN, DEMON_BLOCKADE]] = 0, 1
    rules["blockades"] = in_box(bool(rules["hexes"]))
    for blockade in BLOCKADES:
        demon = blockade["terrain"] == "demon"
        required = DEMON_BLOCKADE if demon else requirement_number(blockade["terrain"], blockade["power"])
        rules["blockade_requirement"][blockade["number"]] = required


def tabulate_payers(rules: Any, number: int, terrain: str, symbol: str | None) -> None:
    """What can be played for a requirement, by the way that it is played in."""
    for row, way, payers in payers_of(number, terrain, symbol):
        rules["payers"][row, number, way] = payers


@functools.cache
def payers_of(number: int, terrain: str, symbol: str | None) -> list[tuple[int, int, int]]:
    """The same, as rows of the table. No option changes them, and every game would take longer to find them than for
    all else in its rules."""
    found = []
    power = 1 if number == DEMON_BLOCKADE else number % POWERS
    thing = "mountain" if number == MOUNTAIN else "blockade" if number == DEMON_BLOCKADE else terrain
    for way in range(ids.WAYS):
        needed = SYMBOLS[way], symbol, power, thing
        for changed in (False, True):
            by_cards = bits(pays(card, *needed, changed) for card in cards.ALL)
            once = bits(pays({**card, "power": card["once_power"]}, *needed, changed) for card in cards.FAMILIARS)
            stored = bits(pays(card, *needed, changed) for card in MUISCA)
            by_tokens = bits(pays(token, *needed) for token in tokens.ALL) | once << ids.ONCE | stored << ids.STORED
            found += [(int(changed), way, by_cards), (TOKENS_CHANGED if changed else BY_TOKENS, way, by_tokens)]
    return found


def pays(card: dict[str, Any], way: str, symbol: str | None, power: int, terrain: str, changed: bool = False) -> bool:
    """A card or token, played for a symbol, meets a requirement. A free step is played in its one way, the first. With
    a change symbol token in effect any symbol will do for a card that has one (Q-10.5)."""
    if is_free(card):
        return way == SYMBOLS[0] and steps_onto(free_step(card), terrain, power)
    own = card.get("symbols", [])
    if not own or not (changed or way in own):
        return False
    if terrain == "swamp":  # just that power, whichever the symbol (M-1.2)
        return bool(card["power"] == power)
    return way == symbol and card["power"] >= power


def steps_onto(step: dict[str, Any], terrain: str, power: int) -> bool:
    """A free step may go there, or remove a blockade that takes the same: some go onto some spaces only (H-6, H-7)."""
    if terrain == "mountain":
        return bool(step["mountain"])
    only = step.get("only")
    return (only is None or terrain in only) and step.get("min_power", 0) <= power <= step.get("max_power", POWERS)


def tabulate_cards(rules: Any, options: Options) -> None:
    in_game = cards.in_game(options)
    rules["kinds"] = cards.kinds(options)
    rules["coin_kinds"] = bits("coin" in card["symbols"] for card in cards.ALL)
    rules["items"] = bits(card.get("item", False) for card in cards.ALL)
    rules["free_kinds"] = bits(map(is_free, cards.ALL))
    rules["moving_kinds"] = bits(moves(card) and card in in_game for card in cards.ALL)
    rules["takers"] = bits("take_card" in operations(card) for card in cards.ALL)
    rules["on_board"] = bits(card.get("on_board", False) for card in cards.ALL)
    rules["purple"] = bits(card.get("colour") == "purple" for card in cards.ALL)
    rules["enters_occupied"] = bits(is_free(card) and free_step(card)["occupied"] for card in cards.ALL)
    rules["may_skip_steps"] = bits(is_free(card) and "draw_curse" in operations(card) for card in cards.ALL)
    rules["board_takers"] = bits(
        part["op"] == "take_card" and part["from"] == "market_board" for part in map(first_effect, cards.ALL)
    )
    rules["symbol_kinds"] = [bits(symbol in card["symbols"] for card in cards.ALL) for symbol in SYMBOLS]
    for kind, card in enumerate(cards.ALL):
        tabulate_source(rules, kind, card, cards.half_coins(card))
        rules["price"][kind] = card.get("cost", 0)
    for card in cards.STARTING:
        rules["starting"][card["number"]] = card["copies"]
    for card in cards.market(options):
        rules["copies"][card["number"]] = card["copies"]
    for purse in range(RICHES + 1):
        rules["affordable"][purse] = bits(2 * card.get("cost", RICHES) <= purse for card in cards.ALL)


def operations(card: dict[str, Any]) -> list[str]:
    """What a card does, one after the other."""
    return [part["op"] for part in card.get("effect", [])]


def first_effect(card: dict[str, Any]) -> dict[str, Any]:
    return next(iter(card.get("effect", [])), {"op": ""})


def tabulate_tokens(rules: Any) -> None:
    """Cave tokens, and the once-powers of familiars behind them (H-5.3)."""
    mixed = tokens.in_game(bool(rules["hexes"]))
    once = bits(True for _ in cards.FAMILIARS) << ids.ONCE
    stored = bits(True for _ in MUISCA) << ids.STORED
    rules["token_kinds"] = len(mixed) + (len(CURSES) if rules["hexes"] else 0)
    rules["cave_tokens"] = sum(token["count"] for token in mixed)
    rules["free_tokens"] = bits(map(is_free, tokens.ALL))
    rules["moving_tokens"] = bits(map(moves, tokens.ALL)) | once | stored
    rules["coin_tokens"] = bits(tokens.token_half_coins(token) > 0 for token in tokens.ALL) | stored
    for symbol, name in enumerate(SYMBOLS):
        familiars = bits(name in card["symbols"] for card in cards.FAMILIARS) << ids.ONCE
        muisca = bits(name in card["symbols"] for card in MUISCA) << ids.STORED
        own = bits(name in token.get("symbols", []) for token in tokens.ALL)
        rules["symbol_tokens"][symbol] = own | familiars | muisca
    for number, token in enumerate(tokens.ALL):
        tabulate_source(rules, ids.TOKENS + number, token, tokens.token_half_coins(token))
    for number, token in enumerate(mixed):
        rules["token_copies"][number] = token["count"]
    for number, card in enumerate(MUISCA):
        tabulate_source(rules, ids.TOKENS + ids.STORED + number, card, cards.half_coins(card))
    for number, card in enumerate(cards.FAMILIARS):
        source = ids.TOKENS + ids.ONCE + number
        rules["power"][source], rules["symbols"][source] = card["once_power"], symbol_bits(card)


def tabulate_source(rules: Any, source: int, card: dict[str, Any], half_coins: int) -> None:
    rules["power"][source] = card.get("power", 0)
    rules["symbols"][source] = symbol_bits(card)
    rules["worth"][source] = half_coins
    for place, part in enumerate(part for part in card.get("effect", []) if part["op"] in tasks.OPERATIONS):
        rules["effect"][source, place] = tasks.OPERATIONS[part["op"]]
        rules["amount"][source, place] = amount(part)
    if is_free(card):
        step = free_step(card)
        rules["steps"][source] = step["steps"]
        rules["removes_blockades"][source] = 0 if step["blockade"] == "no" else NATIVE if "native" in step else 1


def symbol_bits(card: dict[str, Any]) -> int:
    return bits(symbol in card.get("symbols", []) for symbol in SYMBOLS)


def amount(part: dict[str, Any]) -> int:
    """How often an effect happens, at most."""
    return int(part.get("count", part.get("up_to", 1)))
