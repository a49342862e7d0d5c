"""The fights of a written position, and what is to be decided in it."""

import re
from typing import Any

from manoa.games.island.parts.explorers import FORT, HOUSES
from manoa.games.island.parts.tiles import KIND_OF, NOWHERE, RESOURCES
from manoa.games.island.people import position as written
from manoa.games.island.people import reading
from manoa.games.island.people.placing_board import beast_tile, code_of, ground_at, seat_of, touches
from manoa.games.island.people.position import DICE, PLAYERS, TASKS, WINDOW, Position
from manoa.games.island.people.reading import seats
from manoa.games.island.people.view import purchase
from manoa.games.island.rules import ids, packing, rounds, tasks, trade
from manoa.games.island.rules.defeat import OWN_CHOICE
from manoa.games.island.rules.packing import DIE_BITS, pack
from manoa.games.island.rules.pieces import locked, strength
from manoa.games.island.rules.state import (
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    AGAINST_PLAYERS,
    ASKED,
    DICE_IN_ONE,
    DICE_NUMBERS,
    FOE_BEAST,
    FOE_FARMHOUSE,
    GIVEN,
    NOBODY,
)
from manoa.kernel.positions import expect, shown
from manoa.kernel.records import as_python

_pack_parts, _truce, _within_most = as_python(packing.pack_parts), as_python(rounds.truce), as_python(trade.within_most)
TASK_OF = {name: task for task, name in TASKS.items() if task != tasks.EXPLORE}
# Which tasks can lie on which, bottom first.
STACKS = (
    "|side|answer|offer|(roll|gather|return|place|purchase)( answer| offer)?"
    "|(purchase )?fight( answer| offer| set| retreat( set)?)?"
)


# Fights


def place_fights(rules: Any, state: Any, given: Position) -> None:
    """The queue, the one that is being fought first (I-8.2)."""
    state["fights"] = len(given.fights)
    for number, fight in enumerate(given.fights):
        tile = ground_at(state, fight.at)
        state["fight_by"][number] = seat_of(rules, "the attacker of a fight", fight.attacker)
        state["fight_at"][number] = tile
        state["fight_against"][number] = _against(state, fight, tile)


def _against(state: Any, fight: Any, tile: int) -> int:
    if isinstance(fight.against, str):
        return AGAINST_PLAYERS if fight.against == PLAYERS else AGAINST_BEAST
    code = code_of(fight.against)
    codes = state["corner"].tolist()
    building = codes.index(code) if code in codes else FORT
    good = building % HOUSES < FORT and building // HOUSES != fight.attacker and touches(state, code, tile)
    expect(good, f"{reading.corner_text(fight.against)} has no farmhouse that could be attacked")
    return AGAINST_FARMHOUSE + building


def place_fought(state: Any, given: written.Fought) -> None:
    """The latest dice."""
    beast = KIND_OF[given.beast] if given.beast else None
    sides = ((0, given.against), (FOE_FARMHOUSE, given.owner), (FOE_BEAST, beast))
    foes = [first + number for first, number in sides if number is not None]
    expect(len(foes) == 1, "the last fight was against a player, a beast or a farmhouse")
    state["fought_round"], state["fought_turn"], state["fought_by"] = given.round, given.turn, given.attacker
    state["fought_foe"], state["fought_place"] = foes[0], code_of(given.at)
    other = reading.other_part(given.beast, given.owner is not None)
    for side, (dice, parts) in enumerate([(given.attack, given.attack_from), (given.defence, given.defence_from)]):
        names = ("explorer", "villagers", other)
        good = set(parts) <= set(names[: 2 + side]) and sum(parts.values()) == len(dice)
        expect(good, "the dice of the last fight come from explorers, villagers, and what else defends")
        state["fought_from"][side] = _pack_parts(*(parts.get(name, 0) for name in names))
        for number in range(DICE_NUMBERS):
            some = dice[number * DICE_IN_ONE : (number + 1) * DICE_IN_ONE]
            state["fought_dice"][side, number] = pack(some, DIE_BITS)


def check_fights(rules: Any, state: Any) -> None:
    """What can be waiting (I-8.1)."""
    size = int(state["fights"])
    expect(
        (reading.subject(state, tasks.FIGHT) is not None) == (size > 0),
        "fights wait exactly while one of them is pending",
    )
    by, at, against = (state[f"fight_{part}"][:size].tolist() for part in ("by", "at", "against"))
    expect(not any(against[1:]), "only the first fight can be against a beast or a farmhouse")
    beasts = int(against[:1] == [AGAINST_BEAST])
    expect(not _truce(state) or size == beasts, "in the first round only beasts are fought")
    pairs = list(zip(by, at, strict=True))[beasts:]
    expect(len(set(pairs)) == len(pairs), "an attacker fights twice on one tile")
    if size and reading.top(state, "task") in (tasks.FIGHT, tasks.OFFERING, tasks.ANSWER):  # not beaten yet
        expect(strength(rules, state, by[0], at[0]) > 0, f"seat {by[0]} attacks where it has nobody")
    for owner in seats(rules):
        standing = [tile for tile in state["villager_at"][owner].tolist() if tile != NOWHERE]
        free = sum(not locked(state, owner, tile) for tile in standing)
        most = int(rules["villagers"][state["explorer"][owner]]) - free + 1
        expect(sum(seat == owner for seat, _ in pairs) <= most, f"seat {owner} cannot have begun so many fights")
    tile = beast_tile(state)
    expect(tile == (at[0] if beasts else None), "the tile of a beast lies where it is fought, and only then")
    if tile is not None:
        _check_hunters(rules, state, tile, by[0])


def _check_hunters(rules: Any, state: Any, tile: int, hunter: int) -> None:
    """A beast's tile may be taken up again: only its attacker is there, with pieces that can go back (I-10.6)."""
    for owner in seats(rules):
        here = [*state["villager_at"][owner].tolist(), int(state["at"][owner])]
        came = [*state["villager_came"][owner].tolist(), int(state["came"][owner])]
        origins = [origin for at, origin in zip(here, came, strict=True) if at == tile]
        expect(owner == hunter or not origins, "only the attacker stands on the tile of a beast")
        expect(NOWHERE not in origins, "whoever fights a beast came to its tile this turn")
    waiting = range(int(state["fights"]))
    others = [number for number in waiting if state["fight_at"][number] == tile and state["fight_by"][number] != hunter]
    expect(not others, "only the attacker fights on the tile of a beast")


# Decisions


def place_pending(rules: Any, state: Any, given: Position) -> None:
    names = [str(type(entry).__struct_config__.tag) for entry in given.pending]
    expect(bool(re.fullmatch(STACKS, " ".join(names))), f"{shown(names)} are never pending together")
    chosen = NOBODY not in state["explorer"][: rules["players"]].tolist()
    expect(chosen or names == [TASKS[tasks.SIDE]], "explorers are null only while their sides are chosen")
    for level, entry in enumerate(given.pending):
        asked = seat_of(rules, "the seat asked", entry.seat)
        expect(asked != NOBODY or names[level] == TASKS[tasks.FIGHT], f"somebody is asked to {names[level]}")
        state["task"][level], state["who"][level] = TASK_OF[names[level]], asked
        state["owed"][level], state["subject"][level] = _about(rules, state, entry, asked)
        state["depth"] = level + 1


def _about(rules: Any, state: Any, entry: Any, asked: int) -> tuple[int, int]:
    """`owed` and `subject` of a task."""
    match entry:
        case written.PurchaseTask():
            return _purchase(rules, state, entry, asked)
        case written.FightTask():
            return _fight(rules, state, entry, asked)
        case written.RetreatTask():
            return 0, ground_at(state, entry.at)
        case written.SetTask():
            loser = seat_of(rules, "the seat whose explorer is set", entry.other)
            return OWN_CHOICE if entry.own else 0, loser
        case written.AnswerTask():  # or an OfferTask
            return _offer(rules, state, entry, asked)
        case _:
            return 0, 0


def _purchase(rules: Any, state: Any, entry: Any, asked: int) -> tuple[int, int]:
    """The windows of a purchase come clockwise (I-7.1)."""
    turn, players = int(state["turn"]), int(rules["players"])
    expect(state["at"][turn] != NOWHERE or bool(state["ending"]), "a purchase is void once its explorer is beaten")
    window = (asked - turn) % players
    expect(window > 0 and entry.asked == window, f"window {entry.asked} of a purchase is that of another seat")
    named = {"item": entry.item, "at": entry.at}
    purchases = [action for action in range(ids.FARMHOUSE, ids.RAID) if purchase(rules, state, action) == named]
    expect(bool(purchases), f"{shown(entry.at)} is no place for a purchase")
    return entry.asked, purchases[0]


def _fight(rules: Any, state: Any, entry: Any, asked: int) -> tuple[int, int]:
    """The battle window goes from the attacker clockwise (I-7.2)."""
    players = int(rules["players"])
    expect(entry.defenders == sorted(set(entry.defenders)), "defenders are listed once each, in ascending order")
    defenders = sum(1 << seat_of(rules, "a defender", seat) for seat in entry.defenders)
    expect(entry.asked <= players, f"asked is at most {players}")
    if entry.stage == WINDOW:
        window = (asked - int(state["fight_by"][0])) % players + 1
        expect(asked != NOBODY and entry.asked == window, f"window {entry.asked} of the fight is that of another seat")
        return entry.asked, defenders
    expect(entry.asked == players, f"before the dice all {players} were asked")
    return tasks.DICE_STAGE if entry.stage == DICE else tasks.AFTERWARDS, defenders


def _offer(rules: Any, state: Any, entry: Any, asked: int) -> tuple[int, int]:
    """One that is answered, or still being put together by the player who is asked (I-11.2)."""
    made, other = isinstance(entry, written.OfferTask), seat_of(rules, "the seat that offers", entry.other)
    offerer = asked if made else other
    for side, cards in ((GIVEN, entry.give), (ASKED, entry.take)):
        state["offer"][side] = [cards.get(resource, 0) for resource in RESOURCES]
    expect(made or bool(state["offer"].any()), "an offer is some cards of one type against some of another")
    enough = bool((state["held"][offerer] >= state["offer"][GIVEN]).all())
    expect(enough, f"seat {offerer} does not have the cards it offers")
    most = _within_most(rules, state["offer"][ASKED].max())
    expect(bool(most), f"an offer asks for at most {rules['most_asked']} cards of a type")
    expect(other != asked, "an offer goes to another player")
    return other, 0


def place_start(rules: Any, state: Any, rolls: list[list[int]]) -> None:
    """What was rolled for who begins, if nobody has been told (I-2.6)."""
    expect(len(rolls) == rules["players"], "start_rolls has the dice of each seat")
    for owner, faces in enumerate(rolls):
        state["start_rolls"][owner] = pack(faces, DIE_BITS)
