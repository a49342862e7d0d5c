"""Why an action is not allowed now: a code and its parts, for the player to act."""

from typing import Any

from manoa.games.island.parts import explorers
from manoa.games.island.parts.tiles import LINK, NOWHERE, RESOURCES, SHRINE, TILE_IDS
from manoa.games.island.people import describing, reading
from manoa.games.island.people.reading import phase, standing, to_act
from manoa.games.island.rules import board, buying, rounds, trade
from manoa.games.island.rules.buying import villagers_at_home
from manoa.games.island.rules.ids import ASK, GIVE, PROPOSE, WITHDRAW
from manoa.games.island.rules.pieces import locked, occupied_by_others, present, villagers_on
from manoa.games.island.rules.resources import can_pay, can_pay_march
from manoa.games.island.rules.state import ASKED, GIVEN, NOBODY
from manoa.games.refusals import refusal
from manoa.games.values import bits
from manoa.kernel.records import as_python
from manoa.kernel.rulebook import Refusal

_map_of, _tiles_left = as_python(board.map_of), as_python(board.tiles_left)
_place_beside, _building_left = as_python(board.place_beside), as_python(buying.building_left)
_offers_left, _may_deal = as_python(trade.offers_left), as_python(trade.may_deal)
_truce, _within_most = as_python(rounds.truce), as_python(trade.within_most)


def _where(state: Any, tile: int) -> str:
    return reading.where_text(reading.place(state, tile))


def _stores(state: Any, seat: int) -> reading.Cards:
    return reading.some_cards(state["held"][seat])


# Steps of one's own turn


def explorer(rules: Any, state: Any, _: int) -> Refusal:
    return refusal("busy-side")


def speed(rules: Any, state: Any, _: int) -> Refusal:
    return refusal("dice", dice=state["die"].tolist())


def gather(rules: Any, state: Any, mix: int) -> Refusal:
    return refusal("cannot-take", cards=describing.gather(rules, state, mix)["cards"])


def give_back(rules: Any, state: Any, resource: int) -> Refusal:
    return refusal("none-to-return", resource=RESOURCES[resource])


def accept(rules: Any, state: Any, _: int) -> Refusal:
    return refusal("cannot-pay", stores=_stores(state, to_act(state)))


def discover(rules: Any, state: Any, _: int) -> Refusal:
    nothing = _nothing_to_discover(state)
    if not nothing and board.legal_places(rules, state, int(state["turn"])):
        nothing = "place-first" if rules["place_blind"] else "place-later"
    return refusal(nothing or "no-room")


def _nothing_to_discover(state: Any) -> str:
    if not state["speed"]:
        return "no-steps"
    return "" if _tiles_left(state, standing(state)) else "stack-empty"


def place(rules: Any, state: Any, direction: int) -> Refusal:
    tile, exploring = standing(state), phase(state) == "explore"
    if exploring and not rules["place_blind"]:
        return discover(rules, state, 0)
    if exploring and (nothing := _nothing_to_discover(state)):
        return refusal(nothing)
    if state["near"][tile, direction] != NOWHERE:
        return refusal("tile-there")
    if int(board.legal_places(rules, state, int(state["turn"]))) >> direction & 1:
        return refusal("closes", tile=TILE_IDS[int(state["turned"]) - 1])
    q, r = map(int, _place_beside(rules, state, tile, direction))
    barred = board.barred_by_exit(rules, _map_of(tile), q, r)
    return refusal("exit-side" if barred else "bounds")


def move(rules: Any, state: Any, way: int) -> Refusal:
    return _why_not_enter(state, standing(state), way) if state["speed"] else refusal("no-steps")


def _why_not_enter(state: Any, here: int, way: int) -> Refusal:
    there = int(state["near"][here, way])
    if there == NOWHERE:
        return refusal("link" if way == LINK else "no-tile")
    if not int(state["walkable"]) >> there & 1:
        return refusal("not-walkable", tile=TILE_IDS[state["tile"][there]])
    return refusal("truce")


# Buying, raiding, marching


def _too_dear(rules: Any, state: Any, item: int) -> Refusal | None:
    seat = int(state["turn"])
    if can_pay(rules, state, seat, item):
        return None
    price = reading.some_cards(rules["price"][state["explorer"][seat], item])
    return refusal("too-dear", item=explorers.ITEMS[item], price=price, stores=_stores(state, seat))


def farmhouse(rules: Any, state: Any, number: int) -> Refusal:
    stand = refusal("farmhouses-stand", count=int(rules["farmhouses"]))
    return _building(rules, state, explorers.FARMHOUSE_ITEM, stand) or _corner(rules, state, number)


def fort(rules: Any, state: Any, number: int) -> Refusal:
    return _building(rules, state, explorers.FORT_ITEM, refusal("fort-stands")) or _corner(rules, state, number)


def _building(rules: Any, state: Any, item: int, stands: Refusal) -> Refusal | None:
    none_left = _building_left(rules, state, int(state["turn"]), item) == NOBODY
    return _too_dear(rules, state, item) or (stands if none_left else None)


def _corner(rules: Any, state: Any, number: int) -> Refusal:
    tile = standing(state)
    if not board.is_free(state, board.corner_of(rules, state, tile, number)):
        return refusal("corner-taken", corner=reading.corner_text(describing.corner_of(rules, state, tile, number)))
    near = int(board.tiles_at_corner(state, tile, number)) & int(occupied_by_others(rules, state, int(state["turn"])))
    return refusal("fort-near", places=[_where(state, other) for other in bits(near)])


def offering(rules: Any, state: Any, direction: int) -> Refusal:
    there = int(state["near"][standing(state), direction])
    shrine = there != NOWHERE and state["tile"][there] == SHRINE
    return _too_dear(rules, state, explorers.OFFERING_ITEM) or refusal("offering-twice" if shrine else "offering-where")


def villager(rules: Any, state: Any, tile: int) -> Refusal:
    seat = int(state["turn"])
    if dear := _too_dear(rules, state, explorers.VILLAGER_ITEM):
        return dear
    if not villagers_at_home(rules, state, seat):
        return refusal("villagers-out")
    if tile not in reading.laid(state) or not int(state["walkable"]) >> tile & 1:
        return refusal("villager-where")
    if int(occupied_by_others(rules, state, seat)) >> tile & 1:
        return refusal("occupied", place=_where(state, tile))
    near = "farmhouse" if rules["near_farmhouse"] else "building"
    return refusal(f"villager-near-{near}", place=_where(state, tile))


def raid(rules: Any, state: Any, raid: int) -> Refusal:
    building, slot = describing.raid_parts(raid)
    seat, touched = int(state["turn"]), bits(state["touched"][building])
    if not state["corner"][building] or building % explorers.HOUSES == explorers.FORT or slot >= len(touched):
        return refusal("no-farmhouse")
    if building // explorers.HOUSES == seat:
        return refusal("own-farmhouse")
    if _truce(state):
        return refusal("farmhouse-truce")
    code = "raid-defended" if present(state, seat, touched[slot]) else "raid-from"
    return refusal(code, place=_where(state, touched[slot]))


def march(rules: Any, state: Any, order: int) -> Refusal:
    leader, number, way = describing.march_parts(order)
    seat = to_act(state)
    tile = int(state["villager_at"][seat, leader])
    if tile == NOWHERE or villagers_on(state, seat, tile) < number:
        return refusal("few-villagers")
    if not can_pay_march(rules, state, seat):
        price = reading.some_cards(rules["price"][state["explorer"][seat], explorers.MARCH_ITEM])
        return refusal("march-dear", price=price, stores=_stores(state, seat))
    if locked(state, seat, tile):
        return refusal("locked")
    return _why_not_enter(state, tile, way)


# Others


def fight(rules: Any, state: Any, _: int) -> Refusal:
    return refusal("no-defender")


def set_down(rules: Any, state: Any, _: int) -> Refusal:
    return refusal("set-where" if phase(state) == "set" else "retreat-where")


def bank(rules: Any, state: Any, swap: int) -> Refusal:
    give, take = describing.swap_parts(swap)
    seat = to_act(state)
    rate = int(rules["bank_rate"][state["explorer"][seat]])
    if give == take:
        return refusal("bank-same")
    if state["held"][seat, give] < rate:
        return refusal("bank-rate", rate=rate, resource=RESOURCES[give], stores=_stores(state, seat))
    return refusal("supply-out", resource=RESOURCES[take])


def offer(rules: Any, state: Any, step: int) -> Refusal:
    seat, players = to_act(state), int(rules["players"])
    if rules["trade_off"]:
        return refusal("no-trade")
    if step + 1 >= players:
        return refusal("no-player")
    if state["offers"][seat] >= rules["offers"]:
        return refusal("offers-made", count=int(rules["offers"]))
    if _offers_left(rules, state, seat) <= 0:
        return refusal("offers-begun", count=int(rules["begins"]))
    if not _may_deal(rules, state, seat, (seat + step + 1) % players):
        return refusal("trade-active")
    return refusal("nothing-to-trade")


def offered(rules: Any, state: Any, *steps: int) -> Refusal:
    """Why an offer cannot go on like this: some cards more and an end (I-11.2), or taken back."""
    if steps[0] == WITHDRAW:
        return refusal("offer-stands")
    if steps[0] == PROPOSE:
        return refusal("offer-empty")
    seat, partner = to_act(state), reading.top(state, "owed")
    give, ask = (_with(state, side, first, steps) for side, first in ((GIVEN, GIVE), (ASKED, ASK)))
    if steps[0] < ASK and (state["held"][seat] < give).any():
        return refusal("cannot-give", given=reading.some_cards(give), stores=_stores(state, seat))
    if steps[0] >= ASK and not _within_most(rules, max(ask)):
        return refusal("asks-too-many", count=int(rules["most_asked"]))
    gives = all(trade.can_give(rules, state, partner, each, cards, sum(ask)) for each, cards in enumerate(ask))
    if steps[0] >= ASK and not gives:
        return refusal("they-lack", colour=reading.colour(state, partner), wanted=reading.some_cards(ask))
    return refusal("offer-order")


def _with(state: Any, side: int, first: int, steps: tuple[int, ...]) -> list[int]:
    """A side of the offer as it would be."""
    return [int(number) + steps.count(first + resource) for resource, number in enumerate(state["offer"][side])]
