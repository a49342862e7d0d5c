"""What a seat, or a spectator, may see (Q-11). Built from what is allowed, never by leaving out."""

import itertools
from typing import Any, NotRequired, TypedDict

import numpy as np

from manoa.games.quest.parts.cards import FIRST_MUISCA, KIND_OF
from manoa.games.quest.parts.tokens import TOKEN_OF
from manoa.games.quest.people import reading
from manoa.games.quest.people.asked import asked, phase
from manoa.games.quest.people.asked.price import Payment as Paid
from manoa.games.quest.people.asked.price import Unit
from manoa.games.quest.people.hexes import Hexes, bound, hexes, liftable_curses
from manoa.games.quest.people.modules import Modules, Own, modules, own
from manoa.games.quest.people.reaching import Reach, reach_view
from manoa.games.quest.people.reading import At, Blockade, PaidFor, Pile, Run
from manoa.games.quest.rules.ids import SOURCES, STORED, TOKENS
from manoa.games.quest.rules.market import hand_coins


class Market(TypedDict):
    slots: list[Pile | None]
    reserve: list[Pile]
    open: bool  # the reserve may be bought from: a slot is vacant, or a token opens it


class Cave(TypedDict):
    at: At
    left: int


class Payment(PaidFor):
    due: float  # cards, or coins in steps of ½


class Price(TypedDict):
    """What a payment comes to in all, what is paid already included."""

    whole: int
    unit: Unit


class WayToPay(TypedDict):
    cards: list[str]
    over: float  # coins that are lost


class Coins(TypedDict):
    """What a seat can pay a price with, in coins; out of its turn, what it could if it were its turn."""

    purse: float  # the most that hand and tokens can make
    worth: dict[str, float]  # of each kind of card in hand, as it is
    tokens: dict[str, float]  # of each kind of token
    stored: NotRequired[dict[str, float]]  # with Muisca cards: of each kind on the own board
    ways: list[WayToPay]  # to pay with cards what it owes now, so that the least is lost


class View(TypedDict):
    player: int | None
    phase: str
    round: int
    last_round: bool  # the game ends with it
    starter: int
    pieces: list[list[At | None]]  # None: in El Dorado
    to_go: list[int]
    arrived: list[int]
    hands: list[int]
    draws: list[int]
    discards: list[list[str]]
    areas: list[list[str]]
    removed: list[list[str]]
    known: list[list[str]]
    owned: list[list[str]]  # all cards of a seat, wherever they lie; what came and went was seen
    tokens: list[list[str]]
    blockades: list[Blockade]
    caves: list[Cave]
    market: Market
    run: Run | None
    payment: Payment | None
    price: Price | None
    bought: bool
    passing: bool
    changing: bool
    reach: list[Reach] | None  # for the seat to act only
    hexes: NotRequired[Hexes]  # with Heroes & Hexes
    modules: NotRequired[Modules]  # with modules
    module_choices: NotRequired[Own]  # for the seat whose turn it is only
    twice: NotRequired[bool]  # with an expansion: the run comes a second time
    bound: NotRequired[dict[str, str]]  # of one's own cards and tokens, those that a curse forbids: which
    liftable: NotRequired[list[str]]  # curses that the seat whose turn it is can lift now; for that seat only
    hand: NotRequired[list[str]]  # not for spectators, nor the next two
    coins: NotRequired[Coins]
    draw: NotRequired[list[str]]


def view(rules: Any, state: Any, seat: int | None, public: View | None = None) -> View:
    """The table as `seat` sees it; None is a spectator, who has no `hand` and no `draw`. What a spectator sees here may
    be handed in, if it is at hand: seats see more, and nothing else."""
    seen = _public(rules, state) if public is None else public
    if seat is None:
        return seen
    seen = {**seen, "hand": reading.counted(state["held"][seat])}
    if rules["hexes"]:
        seen["bound"] = bound(rules, state, seat)
    if rules["hexes"] and seat == state["turn"] and not state["ended"]:
        seen["liftable"] = liftable_curses(rules, state)
    if rules["modules"] and seat == state["turn"] and not state["ended"]:
        seen["module_choices"] = own(rules, state)
    if seat == seen["player"]:
        seen["reach"] = reach_view(rules, state)
    seen["coins"] = _coins(rules, state, seat, seen)
    seen["draw"] = sorted(reading.pile(state, "draw", seat))  # the contents, not the order
    return seen


def _public(rules: Any, state: Any) -> View:
    """What everybody sees."""
    players = range(rules["players"])
    areas, stored = reading.areas(rules, state), reading.stored(rules, state)
    payment, price = _paying(rules, state)
    seen: View = {
        "player": None if state["ended"] else reading.to_act(state),
        "phase": phase(state),
        "round": int(state["round_number"]),
        "last_round": bool(reading.is_last_round(rules, state)),
        "starter": int(state["starter"]),
        "pieces": reading.places(rules, state["at"]),
        "to_go": reading.steps_left(rules, state),
        "arrived": reading.arrived(rules, state),
        "hands": state["hand_size"][: rules["players"]].tolist(),
        "draws": state["draw_size"][: rules["players"]].tolist(),
        "discards": [_discards(rules, state, owner) for owner in players],
        "areas": areas,
        "removed": reading.removed(rules, state),
        "known": reading.known(rules, state),
        "owned": [_owned(state, owner, areas[owner], stored[owner]) for owner in players],
        "tokens": reading.tokens(rules, state),
        "blockades": reading.blockades(rules, state),
        "caves": _caves(rules, state),
        "market": _market(state),
        "run": reading.run(state),
        "payment": payment,
        "price": price,
        "bought": bool(state["bought"]),
        "passing": bool(state["passing"]),
        "changing": bool(state["changing"]),
        "reach": None,
    }
    if rules["expanded"].size:
        seen["twice"] = bool(state["run_twice"])
    if rules["hexes"]:
        seen["hexes"] = hexes(rules, state)
    if rules["modules"]:
        seen["modules"] = modules(rules, state)
    return seen


def _discards(rules: Any, state: Any, seat: int) -> list[str]:
    """A discard pile, or only its top card (Q-11.2)."""
    cards = reading.pile(state, "discard", seat)
    return cards if rules["open_discards"] else cards[-1:]


def _owned(state: Any, seat: int, area: list[str], stored: list[str]) -> list[str]:
    """All know what a deck began with, and saw what came and went (Q-11.2). Sorted: where a card lies is not told."""
    piles = (reading.pile(state, zone, seat) for zone in ("draw", "discard"))
    return sorted(itertools.chain(reading.counted(state["held"][seat]), area, stored, *piles))


def _caves(rules: Any, state: Any) -> list[Cave]:
    spaces, left = rules["cave_at"].tolist(), state["cave_left"].tolist()
    return [{"at": reading.hex_of(rules, spaces[cave]), "left": left[cave]} for cave in range(rules["caves"])]


def _market(state: Any) -> Market:
    opened = bool(reading.reserve_open(state))
    return {"slots": reading.slots(state), "reserve": reading.piles(state, "reserve"), "open": opened}


def _paying(rules: Any, state: Any) -> tuple[Payment | None, Price | None]:
    """What is being paid for and how much is owed still, and what it comes to in all."""
    now, (_, subject, owed) = asked(state), reading.asked(state)
    if not issubclass(now, Paid):
        return None, None
    payment: Any = {**now.about(rules, state, subject), "due": owed / 2 if now.UNIT == "coins" else owed}
    return payment, {"whole": now.whole(rules, state, subject), "unit": now.UNIT}


def _coins(rules: Any, state: Any, seat: int, seen: View) -> Coins:
    """A change of symbol makes one card worth more (Q-10.5), so no best ways are offered while one is in effect."""
    halves, purse = _half_coins(rules, state, seat)
    worth = {card: halves[KIND_OF[card]] / 2 for card in seen["hand"]}
    tokens = {token: halves[TOKENS + TOKEN_OF[token]] / 2 for token in seen["tokens"][seat]}
    paid = seen["payment"] if seat == seen["player"] and not seen["changing"] else None
    ways = _ways_to_pay(seen["hand"], worth, paid["due"]) if paid and "card" in paid else []
    coins: Coins = {"purse": purse / 2, "worth": worth, "tokens": tokens, "ways": ways}
    if "stored" in seen.get("modules", {}):
        first = TOKENS + STORED - FIRST_MUISCA
        coins["stored"] = {card: halves[first + KIND_OF[card]] / 2 for card in seen["modules"]["stored"][seat]}
    return coins


def _half_coins(rules: Any, state: Any, seat: int) -> tuple[list[int], int]:
    """What every card and token pays, and all at hand together. Without curses, familiars and a change of symbol the
    record says it, which is quicker than to ask."""
    if not rules["hexes"] and not (state["changing"] and seat == state["turn"]):
        return rules["worth"].tolist(), int(state["purse"][seat])
    halves = np.zeros(SOURCES, np.int8)
    purse = int(hand_coins(rules, reading.in_turn(state, seat), halves))
    return halves.tolist(), purse


def _ways_to_pay(hand: list[str], worth: dict[str, float], due: float) -> list[WayToPay]:
    """Those that lose the least (Q-5.2): with as many cards as can be, which are weak, and with as few."""
    most: dict[float, list[str]] = {0: []}
    fewest: dict[float, list[str]] = {0: []}
    for card in hand:
        for chosen, better in ((most, int.__gt__), (fewest, int.__lt__)):
            for paid, cards in list(chosen.items()):
                total = paid + worth[card]
                if paid < due and (total not in chosen or better(len(cards) + 1, len(chosen[total]))):
                    chosen[total] = [*cards, card]
    enough = [total for total in most if total >= due]
    if not enough:
        return []
    least = min(enough)
    ways = [most[least], fewest[least]] if len(most[least]) > len(fewest[least]) else [most[least]]
    return [{"cards": cards, "over": least - due} for cards in ways]
