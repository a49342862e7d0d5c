"""Why an action is not allowed now, in a sentence for the player to act."""

from __future__ import annotations

from typing import Any

from manoa.games.island import reading
from manoa.games.island.board import corner_of, is_free, legal_places, tiles_at_corner
from manoa.games.island.buying import item_of, unbuilt, villagers_at_home
from manoa.games.island.explorers import FARMHOUSES, FORT, HOUSES, ITEMS
from manoa.games.island.notation import describe, march_parts
from manoa.games.island.pieces import locked, occupied_by_others, present, villagers_on
from manoa.games.island.state import (
    ACCEPT,
    BANK,
    DEALS,
    DEFENDER,
    DISCOVER,
    END_TURN,
    FARMHOUSE,
    FORTRESS,
    GATHER,
    MARCH,
    MOVE,
    OFFER,
    OFFERING,
    OFFERS_A_TURN,
    PASS,
    PLACE,
    RAID,
    REFUSE,
    RETURN,
    SET,
    SPEED,
    VILLAGER,
)
from manoa.games.island.stores import can_pay_march
from manoa.games.island.tiles import EXIT, LINK, NOWHERE, RESOURCES, SHRINE, TILE_IDS
from manoa.games.island.view import phase, to_act

BUSY = {
    "side": "First choose one of the two explorers on your card.",
    "roll": "First choose which die is your speed.",
    "gather": "First gather: choose the cards to take.",
    "return": "First give cards back until you hold no more than the limit.",
    "place": "First lay the tile you turned up: choose its place.",
    "purchase": "This is a window before a purchase: you may march, trade or pass.",
    "battle": "This is the window before a fight: you may march, trade or pass.",
    "order": "First choose the defender to fight next.",
    "retreat": "First choose where your pieces go after the tie.",
    "set": "First set the defeated explorer on a tile.",
    "answer": "First answer the offer: accept or refuse.",
    "explore": "It is your explore phase: move, discover, buy, attack a farmhouse, march, trade or end turn.",
}
TRUCE = "In the first round nobody may enter a tile that an opponent occupies."
WINDOWS = ("purchase", "battle")


def why(rules: Any, state: Any, action: int) -> str:
    now = phase(state)
    if action >= OFFER:
        return _why_not_offer(rules, state, now, action - OFFER)
    if action >= BANK:
        return _why_not_bank(rules, state, now, *divmod(action - BANK, 3))
    if action >= SET:
        return _why_not_set(state, now, action)
    if action >= DEFENDER:
        return "That player does not defend here." if now == "order" else BUSY[now]
    if action >= MARCH:
        return _why_not_march(rules, state, now, action - MARCH)
    if PLACE <= action < FARMHOUSE and (now == "place" or (now == "explore" and rules["place_blind"])):
        return _why_not_place(rules, state, action - PLACE)
    if now != "explore" and not (now in ("roll", "gather", "return", "answer") and action < MOVE):
        return BUSY[now]
    if action >= RAID:
        return _why_not_raid(rules, state, action - RAID)
    if action >= FARMHOUSE:
        return _why_not_buy(rules, state, action)
    return _why_not_step(rules, state, now, action)


def _where(state: Any, tile: int) -> str:
    place = reading.place(state, tile)
    return reading.place_text(place) if place else "nowhere"


def _stores(state: Any, seat: int) -> str:
    return f"you have {reading.cards_text(reading.some_cards(state['held'][seat]))}"


# Steps of one's own turn


def _why_not_step(rules: Any, state: Any, now: str, action: int) -> str:
    if action in (END_TURN, PASS, ACCEPT, REFUSE, DISCOVER) or PLACE <= action < FARMHOUSE:
        return _why_not_single(rules, state, now, action)
    if action < SPEED:
        return "The explorers are chosen before the first turn."
    if action < GATHER:
        if now != "roll":
            return BUSY[now] if now != "explore" else "You have chosen your speed for this turn."
        return f"The dice show {int(state['die'][0])} and {int(state['die'][1])}: one of them is your speed."
    if action < RETURN:
        return _why_not_gather(rules, state, now, action)
    if action < MOVE:
        if now != "return":
            return "You hold no more cards than allowed." if now == "explore" else BUSY[now]
        return f"You have no {RESOURCES[action - RETURN]} to give back."
    return _why_not_move(rules, state, action - MOVE)


def _why_not_single(rules: Any, state: Any, now: str, action: int) -> str:
    if action == PASS:
        return "There is no window to pass: end turn ends your turn." if now == "explore" else BUSY[now]
    if action == ACCEPT and now == "answer":
        return f"You cannot pay what is asked; {_stores(state, to_act(state))}."
    if action in (ACCEPT, REFUSE):
        return "There is no offer to answer." if now == "explore" else BUSY[now]
    if now != "explore":
        return BUSY[now]
    return _why_not_discover(rules, state, action)


def _why_not_gather(rules: Any, state: Any, now: str, action: int) -> str:
    if now != "gather":
        return "Gathering is over for this turn." if now == "explore" else BUSY[now]
    cards = describe(rules, state, action)["cards"]
    return f"You cannot take {reading.cards_text(cards)}: only types you farm, and no more than the supply has."


def _why_not_discover(rules: Any, state: Any, action: int) -> str:
    seat = int(state["turn"])
    cave = int(state["at"][seat]) >= EXIT
    if not state["speed"]:
        return "You have no steps left."
    if not state["cave_left" if cave else "island_left"]:
        return "The stack is empty: there is nothing left to discover here."
    if not legal_places(rules, state, seat):
        return "No tile can be laid next to your explorer: a place has to touch two tiles."
    if action == DISCOVER:
        return "Here the place is chosen first: say discover and a place."
    return "The place is chosen after the tile is turned up: just discover."


def _why_not_place(rules: Any, state: Any, direction: int) -> str:
    seat = int(state["turn"])
    tile = int(state["at"][seat])
    if phase(state) == "explore" and (not state["speed"] or not state["cave_left" if tile >= EXIT else "island_left"]):
        return _why_not_discover(rules, state, DISCOVER)
    if state["near"][tile, direction] != NOWHERE:
        return "A tile lies there already."
    if int(legal_places(rules, state, seat)) >> direction & 1:
        return f"{_tile_name(state)} there would close the island off."
    if tile == EXIT and int(rules["blocked"]) >> direction & 1:
        return "That side of the cave’s exit stays empty."
    return "A place has to touch two tiles, lie within the bounds and in the first round touch no opponent’s fort."


def _tile_name(state: Any) -> str:
    return TILE_IDS[int(state["turned"]) - 1].replace("_", " ").capitalize()


def _why_not_move(rules: Any, state: Any, way: int) -> str:
    here = int(state["at"][int(state["turn"])])
    if not state["speed"]:
        return "You have no steps left."
    return _why_not_enter(state, here, way)


def _why_not_enter(state: Any, here: int, way: int) -> str:
    there = int(state["near"][here, way])
    if way == LINK and there == NOWHERE:
        return "The way between island and cave leads from the cave’s entrance to its exit only."
    if there == NOWHERE:
        return "No tile lies there yet: discover one."
    if not int(state["walkable"]) >> there & 1:
        return f"{TILE_IDS[int(state['tile'][there])].capitalize()} cannot be walked on."
    return TRUCE


# Buying, raiding, marching


def _why_not_buy(rules: Any, state: Any, action: int) -> str:
    seat, item = int(state["turn"]), int(item_of(action))
    price = rules["price"][int(state["explorer"][seat]), item]
    if (state["held"][seat] < price).any():
        return f"{_named(item)} costs {reading.cards_text(reading.some_cards(price))}; {_stores(state, seat)}."
    if action < FORTRESS:
        return _why_not_build(rules, state, seat, 0, action - FARMHOUSE)
    if action < OFFERING:
        return _why_not_build(rules, state, seat, FORT, action - FORTRESS)
    if action < VILLAGER:
        there = int(state["near"][int(state["at"][seat]), action - OFFERING])
        if there == NOWHERE or state["tile"][there] != SHRINE:
            return "An offering goes onto a shrine next to your explorer."
        return "Your offering lies on that shrine already."
    return _why_not_villager(rules, state, seat, action - VILLAGER)


def _named(item: int) -> str:
    name = ITEMS[item].replace("_", " ")
    return f"{'An' if name[0] in 'aeiou' else 'A'} {name}"


def _why_not_build(rules: Any, state: Any, seat: int, first: int, number: int) -> str:
    tile = int(state["at"][seat])
    end = HOUSES if first == FORT else FARMHOUSES
    if unbuilt(state, seat, first, end) < 0:
        return "Your fort stands already." if first == FORT else f"All your {FARMHOUSES} farmhouses stand already."
    code = describe(rules, state, (FORTRESS if first == FORT else FARMHOUSE) + number)["at"]
    if not is_free(state, corner_of(rules, state, tile, number)):
        return f"A building stands on {reading.corner_text(code)} already."
    at_corner = int(tiles_at_corner(state, tile, number)) & int(occupied_by_others(rules, state, seat))
    taken = ", ".join(_where(state, other) for other in reading.bits(at_corner))
    return f"A fort may touch no tile that an opponent occupies, and it would touch {taken}."


def _why_not_villager(rules: Any, state: Any, seat: int, tile: int) -> str:
    if not villagers_at_home(rules, state, seat):
        return "All your villagers are on the maps already."
    laid = tile < state["island_size"] or EXIT <= tile < EXIT + state["cave_size"]
    if not laid or not int(state["walkable"]) >> tile & 1:
        return "Villagers live on tiles that can be walked on."
    if int(occupied_by_others(rules, state, seat)) >> tile & 1:
        return f"An opponent occupies {_where(state, tile)}."
    near = "farmhouses" if rules["near_farmhouse"] else "buildings"
    return f"Villagers are bought onto tiles that one of your {near} touches; {_where(state, tile)} is none."


def _why_not_raid(rules: Any, state: Any, raid: int) -> str:
    building, slot = divmod(raid, 3)
    seat, touched = int(state["turn"]), reading.bits(state["touched"][building])
    if not state["corner"][building] or building % HOUSES == FORT or slot >= len(touched):
        return "There is no farmhouse to attack there."
    if building // HOUSES == seat:
        return "That farmhouse is your own."
    if state["round_number"] == 1:
        return "In the first round no farmhouse may be attacked."
    if not present(state, seat, touched[slot]):
        return f"You have no piece on {_where(state, touched[slot])} to attack it from."
    return f"An opponent occupies {_where(state, touched[slot])}: only an undefended farmhouse can be attacked."


def _why_not_march(rules: Any, state: Any, now: str, order: int) -> str:
    if now not in ("explore", *WINDOWS):
        return BUSY[now]
    leader, number, way = march_parts(order)
    seat = to_act(state)
    tile = int(state["villager_at"][seat, leader])
    if tile == NOWHERE or villagers_on(state, seat, tile) < number:
        return "You have not so many villagers there."
    if not can_pay_march(rules, state, seat):
        return f"An army movement costs 1 food; {_stores(state, seat)}."
    if locked(state, seat, tile):
        return "Your pieces attack there: they may not leave before the end of the fight."
    return _why_not_enter(state, tile, way)


# Others


def _why_not_set(state: Any, now: str, action: int) -> str:
    if now == "set":
        return "A defeated explorer goes onto an unoccupied island tile, if it can next to a shrine of its owner."
    if now == "retreat":
        return "Your pieces go back to a tile next to the fight that no opponent occupies."
    return BUSY[now]


def _why_not_bank(rules: Any, state: Any, now: str, give: int, take: int) -> str:
    if now not in ("roll", "gather", "return", "explore", "place", *WINDOWS):
        return BUSY[now]
    seat = to_act(state)
    rate = int(rules["bank_rate"][int(state["explorer"][seat])])
    if give == take:
        return "The bank gives another type than it takes."
    if state["held"][seat, give] < rate:
        return f"The bank takes {rate} {RESOURCES[give]} for one card; {_stores(state, seat)}."
    return f"The supply has no {RESOURCES[take]} left."


def _why_not_offer(rules: Any, state: Any, now: str, proposal: int) -> str:
    if now not in ("explore", *WINDOWS):
        return BUSY[now]
    seat, step, number = to_act(state), proposal // DEALS + 1, proposal % DEALS
    if rules["trade_off"]:
        return "Players do not trade at this table."
    if step >= rules["players"]:
        return "There is no such player."
    if state["offers"][seat] >= OFFERS_A_TURN:
        return f"You have made your {OFFERS_A_TURN} offers of this turn."
    give, take = reading.bargain(rules, number)
    if int(state["held"][seat, int(rules["give_type"][number])]) < int(rules["given"][number]):
        return f"You cannot give {reading.cards_text(give)}; {_stores(state, seat)}."
    partner = (seat + step) % int(rules["players"])
    if rules["trade_active"] and int(state["turn"]) not in (seat, partner):
        return "Only trades with the player whose turn it is are allowed at this table."
    return f"{reading.colour(state, partner).capitalize()} does not have {reading.cards_text(take)}."
