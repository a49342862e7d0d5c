"""What a seat, or a spectator, may see (I-12.3). Built from what is allowed, never by leaving out."""

from collections import Counter
from typing import Any, Literal, TypedDict, cast

import numpy as np

from manoa.games.island.parts.explorers import HOUSES, SEATS
from manoa.games.island.parts.tiles import EXIT, MAPS, RESOURCES, TILE_IDS
from manoa.games.island.people import reading
from manoa.games.island.people.notation import describe
from manoa.games.island.people.reading import Cards, Corner, Place, phase, to_act
from manoa.games.island.people.wares import NAMES, Ware, unbuilt, wares
from manoa.games.island.rules import rounds, tasks, trade, turn
from manoa.games.island.rules.ending import control_all
from manoa.games.island.rules.features import AT_HOME, SHRINES, STRENGTH, survey
from manoa.games.island.rules.fights import defence_of, defenders, outcome
from manoa.games.island.rules.packing import unpack_parts
from manoa.games.island.rules.pieces import attack_parts, explorer_or_front, occupied_by
from manoa.games.island.rules.state import AGAINST_BEAST, AGAINST_FARMHOUSE, AGAINST_PLAYERS, ATTACK, DEFENCE, NOBODY
from manoa.games.values import bits
from manoa.kernel.records import as_python

OUTCOMES = {1: "wins", 0: "ties", -1: "loses"}
_explorer_or_front, _outcome = as_python(explorer_or_front), as_python(outcome)
_truce, _offers_left = as_python(rounds.truce), as_python(trade.offers_left)
_other_die, _steps_by = as_python(turn.other_die), as_python(turn.steps_by)

Asked = Literal[
    "purchase", "battle", "order", "retreat", "set", "answer", "offer"
]  # often not the player whose turn it is
Phase = Literal["over", "explore", "side", "roll", "gather", "return", "place"] | Asked


class Tile(TypedDict):
    at: Place
    tile: str


class Army(TypedDict):
    at: Place
    count: int


class Stacks(TypedDict):
    """How many tiles are left."""

    island: int
    cave: int


class Left(TypedDict):
    """How many tiles of each kind are left; nothing about their order."""

    island: dict[str, int]
    cave: dict[str, int]


class Purchase(TypedDict):
    item: str
    at: list[str | int] | None  # a place or a corner


class Farmhouse(TypedDict):
    seat: int
    at: Corner | None


class Fight(TypedDict):
    """A fight of the queue, with the strength of each side as it stands now (I-8.6)."""

    attacker: int
    at: Place | None
    defenders: list[int]
    beast: str | None
    farmhouse: Farmhouse | None
    attack: int
    defence: list[int]


class Rolling(TypedDict):
    """Where the dice of the next fight come from, as things stand now (I-8.6); a defence for each defender."""

    attack: dict[str, int]
    defence: list[dict[str, int]]


class LastFight(TypedDict):
    """The latest dice: who rolled what against whom, a seat, a beast or a farmhouse."""

    round: int
    turn: int
    attacker: int
    at: Place
    against: int | None
    beast: str | None
    farmhouse: bool
    owner: int | None
    attack: list[int]
    defence: list[int]
    attack_total: int
    defence_total: int
    attack_from: dict[str, int]
    defence_from: dict[str, int]
    outcome: Literal["wins", "loses", "ties"]


class Offer(TypedDict):
    """It waits for an answer; in the phase `offer` it is still being put together (I-11.2)."""

    by: int
    to: int
    give: Cards
    take: Cards


class View(TypedDict):
    """The table as a seat sees it. Lists with an entry for each seat begin with seat 0."""

    player: int | None
    turn: int
    phase: Phase
    round: int
    starter: int
    truce: bool
    colours: list[str]
    explorers: list[str | None]
    at: list[Place | None]
    villagers: list[list[Army]]
    homes: list[int]
    farmhouses: list[list[Corner]]
    forts: list[Corner | None]
    occupied: list[list[Place]]  # the tiles that a seat would defend (I-1.6)
    unbuilt: list[dict[str, int]]  # farmhouses, forts and offerings that are left
    offerings: list[list[Place]]
    cave_shrine: int | None
    tiles: list[Tile]
    stacks: Stacks
    left: Left
    under: list[str]
    turned: str | None
    dice: list[int] | None
    speed_die: int | None  # what the die shows that was taken as the speed
    steps: int | None  # that it gave in all
    speed: int | None  # those that are left
    gather: int | None
    resources: list[Cards | None]
    cards: list[int]
    known: list[Cards] | None
    supply: Cards | None
    supply_size: int
    out: list[str]
    treasure: Cards
    strengths: list[int]
    shrines: list[int]
    all_shrines: int | None  # who has won by holding all of them (I-12.1)
    costs: list[dict[str, Cards]]
    wares: list[dict[str, Ware] | None]  # what a seat could buy, if its cards are seen
    rates: list[int]
    free_marches: int
    offers_left: list[int]
    purchase: Purchase | None
    fights: list[Fight]
    rolling: Rolling | None
    last_fight: LastFight | None
    offer: Offer | None
    defeated: int | None
    retreat: Place | None


def view(rules: Any, state: Any, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """The table as `seat` sees it; None is a spectator. What a spectator sees here may be handed in, if it is at hand:
    a seat sees its own cards besides, and nothing else."""
    seen = _public(rules, state) if public is None else public
    if seat is None or seen["resources"][seat] is not None:
        return seen
    own = {"resources": reading.cards(state["held"][seat]), "wares": wares(rules, state, seat, seen["homes"][seat])}
    return {**seen, **{name: [*seen[name][:seat], value, *seen[name][seat + 1 :]] for name, value in own.items()}}


def _public(rules: Any, state: Any) -> dict[str, Any]:
    """What everybody sees."""
    now, players = phase(state), reading.seats(rules)
    chosen = not state["depth"] or int(state["task"][0]) not in (tasks.SIDE, tasks.ROLL)  # which die is the speed
    die = _speed_die(rules, state) if chosen else None
    counted = np.zeros((SEATS, 3), np.int16)
    survey(rules, state, counted)
    homes = counted[: rules["players"], AT_HOME].tolist()
    fights = [_fight(rules, state, number) for number in range(state["fights"])]
    return {
        "player": None if state["ended"] else to_act(state),
        "turn": int(state["turn"]),
        "phase": now,
        "round": int(state["round_number"]),
        "starter": int(state["starter"]),
        "truce": bool(_truce(state)),
        **reading.pieces(rules, state),
        "villagers": [_armies(state, owner) for owner in players],
        "occupied": [[reading.place(state, tile) for tile in bits(occupied_by(state, one))] for one in players],
        "unbuilt": [unbuilt(rules, state, owner) for owner in players],
        "homes": homes,
        **_tiles(state),
        "dice": state["die"].tolist() if state["die"][0] else None,
        "speed_die": die,
        "steps": None if die is None else int(_steps_by(rules, state, die)),
        "speed": int(state["speed"]) if chosen else None,
        "gather": int(state["gather"]) if chosen else None,
        **_resources(rules, state),
        **_powers(rules, state, counted),
        "wares": [None if rules["closed"] else wares(rules, state, owner, homes[owner]) for owner in players],
        "all_shrines": next((owner for owner in players if state["ended"] and control_all(rules, state, owner)), None),
        "free_marches": int(state["free_marches"]),
        "offers_left": [int(_offers_left(rules, state, owner)) for owner in players],
        "purchase": _purchase(rules, state),
        "fights": fights,
        "rolling": _rolling(rules, state, fights[0]) if fights else None,
        "last_fight": last_fight(rules, state),
        "offer": _offer(state),
        "defeated": reading.top(state, "subject") if now == "set" else None,
        "retreat": reading.place(state, reading.top(state, "subject")) if now == "retreat" else None,
    }


def _speed_die(rules: Any, state: Any) -> int | None:
    """The other die is the one for gathering. No die shows more than its faces, whatever a written position says."""
    die = int(_other_die(rules, state, int(state["gather"])))
    return die if state["gather"] and 1 <= die <= rules["faces"] else None


def _armies(state: Any, seat: int) -> list[Army]:
    """A seat's villagers on the maps, tile by tile."""
    at = state["villager_at"][seat].tolist()
    places = {tile: reading.place(state, tile) for tile in sorted(set(at))}
    return [{"at": place, "count": at.count(tile)} for tile, place in places.items() if place]


def _tiles(state: Any) -> dict[str, Any]:
    stacks = {board: state[f"{board}_stack"][: state[f"{board}_left"]] for board in MAPS}
    turned = int(state["turned"])
    return {
        "tiles": tiles(state),
        "stacks": {board: len(stack) for board, stack in stacks.items()},
        "left": {
            board: {TILE_IDS[kind]: number for kind, number in sorted(Counter(stack.tolist()).items())}
            for board, stack in stacks.items()
        },
        "under": reading.kinds(stacks["island"][: state["under"]])[::-1],
        "turned": TILE_IDS[turned - 1] if turned else None,
    }


def tiles(state: Any) -> list[Tile]:
    """All tiles that lie, in the order laid; the exit once somebody has been there (I-10.2)."""
    kinds, q, r = state["tile"].tolist(), state["q"].tolist(), state["r"].tolist()
    lying = reading.laid(state) if state["opened"] else range(state["island_size"])
    return [{"at": reading.at(tile >= EXIT, q[tile], r[tile]), "tile": TILE_IDS[kinds[tile]]} for tile in lying]


def _resources(rules: Any, state: Any) -> dict[str, Any]:
    """Resource cards. Closed, only the own ones show, and of these and of the supply everybody sees their number
    (I-12.3)."""
    closed, players = bool(rules["closed"]), reading.seats(rules)
    held, supply = state["held"].tolist(), state["supply"].tolist()
    return {
        "resources": [None if closed else reading.cards(held[owner]) for owner in players],
        "cards": [sum(held[owner]) for owner in players],
        "known": [reading.cards(state["known"][owner]) for owner in players] if closed else None,
        "supply": None if closed else reading.cards(supply),
        "supply_size": sum(supply),
        "out": [name for name, left in zip(RESOURCES, supply, strict=True) if not left],
        "treasure": reading.cards(state["treasure"]),
    }


def _powers(rules: Any, state: Any, counted: Any) -> dict[str, Any]:
    """Strengths, prices and rates; of a seat that has not chosen its explorer, those of its card's front."""
    who = [_explorer_or_front(state, seat) for seat in reading.seats(rules)]
    return {
        "strengths": counted[: len(who), STRENGTH].tolist(),
        "shrines": counted[: len(who), SHRINES].tolist(),
        "costs": [
            {name: reading.some_cards(price) for name, price in zip(NAMES, rules["price"][one].tolist(), strict=True)}
            for one in who
        ],
        "rates": rules["bank_rate"][who].tolist(),
    }


def _purchase(rules: Any, state: Any) -> Purchase | None:
    """The purchase that has been named."""
    action = reading.subject(state, tasks.PURCHASE)
    return None if action is None or state["ending"] else purchase(rules, state, action)  # or the buyer was beaten


def purchase(rules: Any, state: Any, action: int) -> Purchase:
    data = describe(rules, state, action)
    return {"item": data["item"], "at": data["at"]}


def _fight(rules: Any, state: Any, number: int) -> Fight:
    attacker, tile = int(state["fight_by"][number]), int(state["fight_at"][number])
    against = int(state["fight_against"][number])
    attack, *defence = (sum(unpack_parts(parts)) for parts in _parts(rules, state, number))
    return {
        "attacker": attacker,
        "at": reading.place(state, tile),
        "defenders": bits(defenders(rules, state, number)),
        "beast": TILE_IDS[int(state["tile"][tile])] if against == AGAINST_BEAST else None,
        "farmhouse": _farmhouse(state, against - AGAINST_FARMHOUSE) if against >= AGAINST_FARMHOUSE else None,
        "attack": attack,
        "defence": defence,
    }


def _parts(rules: Any, state: Any, number: int) -> list[int]:
    """What the strengths in a fight of the queue are made of: the attack, then each defence (I-8.6)."""
    attacker, tile = int(state["fight_by"][number]), int(state["fight_at"][number])
    seats = bits(defenders(rules, state, number)) if state["fight_against"][number] == AGAINST_PLAYERS else [NOBODY]
    attack = int(attack_parts(rules, state, attacker, tile))
    return [attack, *(int(defence_of(rules, state, number, seat)) for seat in seats)]


def _farmhouse(state: Any, building: int) -> Farmhouse:
    code = int(state["corner"][building])
    return {"seat": building // HOUSES, "at": reading.corner(code) if code else None}


def _rolling(rules: Any, state: Any, fight: Fight) -> Rolling:
    attack, *defence = _parts(rules, state, 0)
    other = reading.other_part(fight["beast"], fight["farmhouse"] is not None)
    return {
        "attack": reading.named_parts(attack),
        "defence": [reading.named_parts(parts, other) for parts in defence],
    }


def last_fight(rules: Any, state: Any) -> LastFight | None:
    if not state["fought_round"]:
        return None
    dice, made_of = state["fought_dice"].tolist(), state["fought_from"].tolist()
    numbers = int(state["fought_place"]), int(state["fought_foe"]), *made_of
    fought = reading.fight(rules, numbers, dice[ATTACK], dice[DEFENCE])
    about = {
        "round": int(state["fought_round"]),
        "turn": int(state["fought_turn"]),
        "attacker": int(state["fought_by"]),
        "outcome": OUTCOMES[_outcome(fought["attack_total"], fought["defence_total"])],
    }
    return cast(LastFight, {**about, **fought})


def _offer(state: Any) -> Offer | None:
    now = phase(state)
    if now not in ("answer", "offer"):
        return None
    one, other = reading.top(state, "who"), reading.top(state, "owed")
    by, to = (one, other) if now == "offer" else (other, one)
    return cast(Offer, {"by": by, "to": to, **reading.offer(state)})
