"""What a seat, or a spectator, may see (I-12.3). Built from what is allowed, never by leaving out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from manoa.games.island import reading
from manoa.games.island.board import corner_of
from manoa.games.island.buying import item_of, villagers_at_home
from manoa.games.island.explorers import FARMHOUSE_ITEM, FORT_ITEM, HOUSES, ITEMS, MARCH_ITEM, OFFERING_ITEM
from manoa.games.island.pieces import defence, explorer_strength, occupiers, shrines, strength
from manoa.games.island.state import (
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    ANSWER,
    DICE_STAGE,
    EXPLORE,
    FARMHOUSE,
    FIGHT,
    FORTRESS,
    GATHERING,
    NOBODY,
    OFFERING,
    OFFERS_A_TURN,
    PLACING,
    PURCHASE,
    RETREAT,
    RETURNING,
    ROLL,
    SETTING,
    SIDE,
    VILLAGER,
)
from manoa.games.island.tiles import DIRECTIONS, RESOURCES, TILE_IDS

PHASES = {
    EXPLORE: "explore",
    SIDE: "side",
    ROLL: "roll",
    GATHERING: "gather",
    RETURNING: "return",
    PLACING: "place",
    PURCHASE: "purchase",
    FIGHT: "battle",
    RETREAT: "retreat",
    SETTING: "set",
    ANSWER: "answer",
}


def view(rules: Any, state: Any, seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it; None is a spectator."""
    now = phase(state)
    return {
        "player": None if state["ended"] else to_act(state),
        "turn": int(state["turn"]),
        "phase": now,
        "round": int(state["round_number"]),
        "starter": int(state["starter"]),
        "truce": bool(state["round_number"] == 1),
        **_pieces(rules, state),
        **_tiles(state),
        "dice": state["die"].tolist() if state["die"][0] else None,
        "speed": None if now in ("side", "roll") else int(state["speed"]),
        "gather": None if now in ("side", "roll") else int(state["gather"]),
        **_stores(rules, state, seat),
        **_powers(rules, state),
        "free_marches": int(state["free_marches"]),
        "offers_left": [OFFERS_A_TURN - made for made in state["offers"][: rules["players"]].tolist()],
        "purchase": _purchase(rules, state),
        "fights": [_fight(rules, state, number) for number in range(state["fights"])],
        "offer": _offer(rules, state),
        "defeated": reading.top(state, "what") if now == "set" else None,
        "retreat": reading.place(state, reading.top(state, "what")) if now == "retreat" else None,
    }


def to_act(state: Any) -> int:
    return reading.top(state, "who") if state["depth"] else int(state["turn"])


def phase(state: Any) -> str:
    if state["ended"]:
        return "over"
    if not state["depth"]:
        return PHASES[EXPLORE]
    task = reading.top(state, "task")
    return "order" if task == FIGHT and reading.top(state, "due") >= DICE_STAGE else PHASES[task]


def _pieces(rules: Any, state: Any) -> dict[str, Any]:
    players = reading.seats(rules)
    holder = int(state["cave_shrine"])
    return {
        "colours": [reading.colour(state, seat) for seat in players],
        "explorers": [reading.explorer(state, seat) for seat in players],
        "at": [reading.place(state, int(state["at"][seat])) for seat in players],
        "villagers": [reading.armies(state, seat) for seat in players],
        "homes": [_chosen(state, seat) and int(villagers_at_home(rules, state, seat)) for seat in players],
        "farmhouses": [reading.farmhouses(state, seat) for seat in players],
        "forts": [reading.fort(state, seat) for seat in players],
        "offerings": [reading.offerings(state, seat) for seat in players],
        "cave_shrine": holder - 1 if holder else None,
    }


def _chosen(state: Any, seat: int) -> int:
    """1 once a seat has chosen its explorer."""
    return int(state["explorer"][seat] != NOBODY)


def _tiles(state: Any) -> dict[str, Any]:
    island = state["island_stack"][: state["island_left"]].tolist()
    cave = state["cave_stack"][: state["cave_left"]].tolist()
    turned = int(state["turned"])
    return {
        "tiles": reading.tiles(state),
        "stacks": {"island": len(island), "cave": len(cave)},
        "left": {"island": _kinds(island), "cave": _kinds(cave)},
        "under": [TILE_IDS[kind] for kind in island[: state["under"]][::-1]],
        "turned": TILE_IDS[turned - 1] if turned else None,
    }


def _kinds(stack: list[int]) -> dict[str, int]:
    """How many of each kind a stack holds; nothing about their order."""
    return {TILE_IDS[kind]: number for kind, number in sorted(Counter(stack).items())}


def _stores(rules: Any, state: Any, seat: int | None) -> dict[str, Any]:
    """Resource cards. Closed, only the own ones show; of the others and of the supply their number (I-12.3)."""
    closed, players = bool(rules["closed"]), reading.seats(rules)
    held = state["held"].tolist()
    return {
        "resources": [None if closed and owner != seat else reading.cards(held[owner]) for owner in players],
        "cards": [sum(held[owner]) for owner in players],
        "known": [reading.cards(state["known"][owner]) for owner in players] if closed else None,
        "supply": None if closed else reading.cards(state["supply"]),
        "supply_size": int(state["supply"].sum()),
        "out": [name for name, left in zip(RESOURCES, state["supply"].tolist(), strict=True) if not left],
        "treasure": reading.cards(state["treasure"]),
    }


def _powers(rules: Any, state: Any) -> dict[str, Any]:
    """Strengths, prices and rates; of a seat that has not chosen its explorer, those of its card's front."""
    players = reading.seats(rules)
    who = [int(state["explorer"][seat]) if _chosen(state, seat) else 2 * int(state["card"][seat]) for seat in players]
    prices = rules["price"].tolist()
    return {
        "strengths": [
            int(explorer_strength(rules, state, seat))
            if _chosen(state, seat)
            else int(rules["explorer_strength"][front])
            for seat, front in enumerate(who)
        ],
        "shrines": [int(shrines(state, seat)) for seat in players],
        "costs": [costs(prices[explorer]) for explorer in who],
        "rates": [int(rules["bank_rate"][explorer]) for explorer in who],
    }


def costs(prices: list[list[int]]) -> dict[str, reading.Cards]:
    """What each item costs; an army movement is called `march`."""
    return {
        "march" if name == ITEMS[MARCH_ITEM] else name: reading.some_cards(price)
        for name, price in zip(ITEMS, prices, strict=True)
    }


def _purchase(rules: Any, state: Any) -> dict[str, Any] | None:
    """The purchase that has been named."""
    tasks = state["task"][: state["depth"]].tolist()
    if PURCHASE not in tasks or state["ending"]:  # the buyer was beaten: it is void
        return None
    return purchase(rules, state, int(state["what"][tasks.index(PURCHASE)]))


def purchase(rules: Any, state: Any, action: int) -> dict[str, Any]:
    """What an action buys for whoever's turn it is, and where."""
    item = int(item_of(action))
    here = int(state["at"][int(state["turn"])])
    where: Any
    if item in (FARMHOUSE_ITEM, FORT_ITEM):
        first = FARMHOUSE if item == FARMHOUSE_ITEM else FORTRESS
        where = reading.corner(int(corner_of(rules, state, here, action - first)))
    elif item == OFFERING_ITEM:
        where = neighbour(rules, state, here, action - OFFERING)
    else:
        where = reading.place(state, action - VILLAGER)
    return {"item": ITEMS[item], "at": where}


def neighbour(rules: Any, state: Any, tile: int, direction: int) -> reading.Place:
    """The place in a direction from a tile, empty or not."""
    here = reading.place(state, tile)
    if here is None:
        return ["island", *DIRECTIONS[direction]]
    q, r = DIRECTIONS[direction]
    return [here[0], here[1] + q, here[2] + r]


def _fight(rules: Any, state: Any, number: int) -> dict[str, Any]:
    """A fight of the queue, with the strength of each side as it stands now (I-8.6)."""
    attacker, tile = int(state["fight_by"][number]), int(state["fight_at"][number])
    against = int(state["fight_against"][number])
    beast, farmhouse, defenders = None, None, []
    if against == AGAINST_BEAST:
        beast, held = TILE_IDS[int(state["tile"][tile])], [int(rules["beast_strength"][int(state["tile"][tile])])]
    elif against >= AGAINST_FARMHOUSE:
        building = against - AGAINST_FARMHOUSE
        code = int(state["corner"][building])
        farmhouse = {"seat": building // HOUSES, "at": reading.corner(code) if code else None}
        held = [int(rules["farmhouse_strength"])]
    else:
        defenders = reading.bits(defending(rules, state, number))
        held = [int(defence(rules, state, seat, tile)) for seat in defenders]
    return {
        "attacker": attacker,
        "at": reading.place(state, tile),
        "defenders": defenders,
        "beast": beast,
        "farmhouse": farmhouse,
        "attack": int(strength(rules, state, attacker, tile)),
        "defence": held,
    }


def defending(rules: Any, state: Any, number: int) -> int:
    """Bits: the seats that defend in a fight of the queue; in the one being fought, those not fought yet (I-8.5)."""
    seats = int(occupiers(rules, state, int(state["fight_at"][number]), int(state["fight_by"][number])))
    tasks = state["task"][: state["depth"]].tolist()
    if number == 0 and FIGHT in tasks:
        seats &= int(state["what"][tasks.index(FIGHT)])
    return seats


def _offer(rules: Any, state: Any) -> dict[str, Any] | None:
    if phase(state) != "answer":
        return None
    give, take = reading.bargain(rules, reading.top(state, "what"))
    return {"by": reading.top(state, "due"), "to": reading.top(state, "who"), "give": give, "take": take}
