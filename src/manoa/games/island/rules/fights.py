"""Fights: the queue, the battle window, the dice and their outcome (I-7.2, I-8, I-10.6)."""

from typing import Any

from manoa.games.island.parts.explorers import FORT, HOUSES
from manoa.games.island.parts.tiles import CAVE, FIRST_BEAST, THIEVES
from manoa.games.island.rules import happened, pieces, tasks
from manoa.games.island.rules.board import place_code
from manoa.games.island.rules.buying import may_march_now
from manoa.games.island.rules.defeat import lose_side, retreat, scare_off
from manoa.games.island.rules.ids import RAID, raid_of, raid_parts
from manoa.games.island.rules.movement import begin_fight
from manoa.games.island.rules.packing import DIE_BITS, pack_parts, strength_of
from manoa.games.island.rules.resources import gain
from manoa.games.island.rules.rounds import truce
from manoa.games.island.rules.state import (
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    AGAINST_PLAYERS,
    ATTACK,
    DEFENCE,
    DICE_IN_ONE,
    DICE_NUMBERS,
    FOE_BEAST,
    FOE_FARMHOUSE,
    NOBODY,
    Rules,
    State,
)
from manoa.kernel import chance
from manoa.kernel.bits import count, lowest, nth
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import pop, push

# Attacking a farmhouse


@kernel
def list_raids(rules: Rules, state: State, seat: int, others: int, out: Any, size: int) -> int:
    """Farmhouses of opponents that touch a tile with own pieces and no defender; never in the first round (I-8.9)."""
    if truce(state):
        return size
    for building in range(rules.players * HOUSES):
        if building // HOUSES != seat and building % HOUSES < FORT:
            tiles = state.touched[building]
            slot = 0
            while tiles:
                tile = lowest(tiles)
                tiles &= tiles - 1
                if not (others >> tile) & 1 and pieces.present(state, seat, tile):
                    out[size] = RAID + raid_of(building, slot)
                    size += 1
                slot += 1
    return size


@kernel
def raid(rules: Rules, state: State, order: int, journal: Any) -> None:
    """From one of the tiles at the corner of a farmhouse."""
    building, slot = raid_parts(order)
    tile = nth(state.touched[building], slot)
    note(journal, happened.RAID, state.turn, state.corner[building], place_code(state, tile), 0, 0)
    begin_fight(state, state.turn, tile, AGAINST_FARMHOUSE + building)


# The queue


@kernel
def defenders(rules: Rules, state: State, number: int) -> int:
    """Bits: the seats that defend in a fight of the queue: all opponents who occupy the tile (I-8.4). In the one being
    fought they are those not fought yet (I-8.5): an explorer that is set back on the tile is not fought again."""
    if state.fight_against[number] != AGAINST_PLAYERS:
        return 0
    seats = pieces.occupiers(rules, state, state.fight_at[number], state.fight_by[number])
    for level in range(state.depth if number == 0 else 0):
        if state.task[level] == tasks.FIGHT:
            seats &= state.subject[level]
    return seats


@kernel
def begin_next_fight(rules: Rules, state: State, journal: Any) -> None:
    """The first of the queue. It lapses if the attackers are gone, and it is none if nobody defends (I-8.4)."""
    seat, tile, against = state.fight_by[0], state.fight_at[0], state.fight_against[0]
    foes = defenders(rules, state, 0)
    if not pieces.present(state, seat, tile):
        end_first_fight(state)
        return
    place = place_code(state, tile)
    if against == AGAINST_PLAYERS and not foes:
        note(journal, happened.UNOPPOSED, seat, place, 0, 0, 0)
        end_first_fight(state)
        return
    if against < AGAINST_FARMHOUSE:
        beast = FOE_BEAST + state.tile[tile] if against == AGAINST_BEAST else 0
        note(journal, happened.ATTACK, seat, place, foes, beast, 0)
    push(state, tasks.FIGHT, NOBODY, 0, foes)


@kernel
def end_first_fight(state: State) -> None:
    state.fights -= 1
    for i in range(state.fights):
        state.fight_by[i] = state.fight_by[i + 1]
        state.fight_at[i] = state.fight_at[i + 1]
        state.fight_against[i] = state.fight_against[i + 1]
    state.fight_by[state.fights] = 0
    state.fight_at[state.fights] = 0
    state.fight_against[state.fights] = 0


@kernel
def stage(state: State) -> int:
    """How far the fight is that somebody decides about (`tasks`). The stack keeps it in the place for what is owed."""
    return state.owed[state.depth - 1]


@kernel
def set_stage(state: State, reached: int) -> None:
    state.owed[state.depth - 1] = reached


@kernel
def go_on_fighting(rules: Rules, state: State, journal: Any) -> bool:
    """Ask, roll, clear up: one thing at a time. False while somebody has to decide."""
    top, now = state.depth - 1, stage(state)
    if now < tasks.DICE_STAGE:
        return go_on_asking(rules, state, top)
    if now == tasks.DICE_STAGE:
        return fight(rules, state, top, journal)
    pop(state)
    if state.tile[state.fight_at[0]] >= FIRST_BEAST and state.fight_against[0] == AGAINST_BEAST:
        scare_off(rules, state, state.fight_at[0], journal)
    end_first_fight(state)
    return True


@kernel
def go_on_asking(rules: Rules, state: State, top: int) -> bool:
    """The battle window: the attacker, then the defenders clockwise (I-7.2)."""
    if state.who[top] != NOBODY:
        if may_march_now(rules, state, state.who[top]):
            return False
        state.who[top] = NOBODY
    for steps in range(stage(state), rules.players):
        seat = (state.fight_by[0] + steps) % rules.players
        set_stage(state, steps + 1)
        asked = seat == state.fight_by[0] or (state.subject[top] >> seat) & 1
        if asked and may_march_now(rules, state, seat):
            state.who[top] = seat
            return True
    set_stage(state, tasks.DICE_STAGE)
    return True


# The dice


@kernel
def fight(rules: Rules, state: State, top: int, journal: Any) -> bool:
    """Against a beast, a farmhouse or one of the defenders. False while the attacker has to choose which (I-8.5)."""
    seat, tile, against = state.fight_by[0], state.fight_at[0], state.fight_against[0]
    if against == AGAINST_BEAST:
        fight_beast(rules, state, seat, tile, journal)
    elif against >= AGAINST_FARMHOUSE:
        fight_farmhouse(rules, state, seat, tile, against - AGAINST_FARMHOUSE, journal)
    else:
        foes = defenders(rules, state, 0)
        if count(foes) > 1:
            state.who[top] = seat
            return False
        if foes == 0:
            set_stage(state, tasks.AFTERWARDS)
            note(journal, happened.UNOPPOSED, seat, place_code(state, tile), 0, 0, 0)
        else:
            fight_defender(rules, state, seat, tile, lowest(foes), journal)
    return True


@kernel
def defence_of(rules: Rules, state: State, number: int, seat: int) -> int:
    """The parts of the strength against which a fight of the queue is fought: a beast's, a farmhouse's, or that of the
    seat that defends (I-8.6)."""
    tile, against = state.fight_at[number], state.fight_against[number]
    if against == AGAINST_BEAST:
        return pack_parts(0, 0, rules.beast_strength[state.tile[tile]])
    if against >= AGAINST_FARMHOUSE:
        return pack_parts(0, 0, rules.farmhouse_strength)
    return pieces.defence_parts(rules, state, seat, tile)


@kernel
def roll_dice(rules: Rules, state: State, side: int, parts: int) -> None:
    """As many battle dice as a side is strong. The state keeps them, so that everybody can look at them until the next
    fight."""
    state.fought_from[side] = parts
    for i in range(DICE_NUMBERS):
        state.fought_dice[side, i] = 0
    for number in range(strength_of(parts)):
        rolled = 1 + chance.below(state, rules.battle_faces)
        state.fought_dice[side, number // DICE_IN_ONE] |= rolled << DIE_BITS * (number % DICE_IN_ONE)
    state.revealed += 1


@kernel
def total(rules: Rules, dice: Any) -> int:
    """What the dice of a side count: their sum, or the best of them (I-8.7)."""
    added, best = 0, 0
    for i in range(DICE_NUMBERS):
        rest = dice[i]
        while rest:
            face = rest & ((1 << DIE_BITS) - 1)
            rest >>= DIE_BITS
            added += face
            best = max(best, face)
    return best if rules.highest else added


@kernel
def outcome(attack: int, defence: int) -> int:
    """1 if the attacker wins with these totals, 0 for a tie, -1 for a loss (I-8.7)."""
    return 1 if attack > defence else -1 if attack < defence else 0


@kernel
def roll_both(rules: Rules, state: State, seat: int, tile: int, foe: int, journal: Any) -> int:
    """Attack and defence of the first fight of the queue roll; its outcome."""
    roll_dice(rules, state, ATTACK, pieces.attack_parts(rules, state, seat, tile))
    roll_dice(rules, state, DEFENCE, defence_of(rules, state, 0, foe))
    place = place_code(state, tile)
    state.fought_round = state.round_number
    state.fought_turn = state.turn
    state.fought_by = seat
    state.fought_foe = foe
    state.fought_place = place
    note(journal, happened.FIGHT, seat, place, foe, state.fought_from[ATTACK], state.fought_from[DEFENCE])
    note_dice(state, happened.ATTACK_DICE, seat, ATTACK, journal)
    note_dice(state, happened.DEFENCE_DICE, seat, DEFENCE, journal)
    result = outcome(total(rules, state.fought_dice[ATTACK]), total(rules, state.fought_dice[DEFENCE]))
    key = happened.WINS if result > 0 else happened.LOSES if result < 0 else happened.TIES
    note(journal, key, seat, place, foe, 0, 0)
    return result


@kernel
def note_dice(state: State, key: int, seat: int, side: int, journal: Any) -> None:
    dice = state.fought_dice[side]
    note(journal, key, seat, dice[0], dice[1], dice[2], dice[3])


@kernel
def fight_defender(rules: Rules, state: State, seat: int, tile: int, defender: int, journal: Any) -> None:
    """Attack strength against defence; beaten, the attacker goes on to the next defender (I-8.8)."""
    result = roll_both(rules, state, seat, tile, defender, journal)
    top = state.depth - 1
    state.who[top] = NOBODY
    state.subject[top] &= ~(1 << defender)
    if result <= 0 or not defenders(rules, state, 0):
        set_stage(state, tasks.AFTERWARDS)
    if result > 0:
        lose_side(rules, state, defender, tile, seat, 1, journal)
    else:
        fail(rules, state, seat, tile, defender, result, journal)


@kernel
def fail(rules: Rules, state: State, seat: int, tile: int, winner: int, result: int, journal: Any) -> None:
    """An attacker is beaten, or goes back after a tie (I-8.8)."""
    if result < 0:
        lose_side(rules, state, seat, tile, winner, 0, journal)
    else:
        retreat(rules, state, seat, tile, journal)


@kernel
def fight_farmhouse(rules: Rules, state: State, seat: int, tile: int, building: int, journal: Any) -> None:
    """It defends alone; its owner wins for it (I-8.9)."""
    owner = building // HOUSES
    result = roll_both(rules, state, seat, tile, FOE_FARMHOUSE + owner, journal)
    set_stage(state, tasks.AFTERWARDS)
    if result > 0:
        pieces.destroy(state, building, journal)
    else:
        fail(rules, state, seat, tile, owner, result, journal)


@kernel
def fight_beast(rules: Rules, state: State, seat: int, tile: int, journal: Any) -> None:
    """A beaten beast's tile is turned and the thieves' treasure taken (I-10.6, I-10.7)."""
    kind = state.tile[tile]
    result = roll_both(rules, state, seat, tile, FOE_BEAST + kind, journal)
    set_stage(state, tasks.AFTERWARDS)
    if result > 0:
        state.tile[tile] = CAVE
        if kind == THIEVES:
            take_treasure(rules, state, seat, journal)
    else:
        fail(rules, state, seat, tile, NOBODY, result, journal)


@kernel
def take_treasure(rules: Rules, state: State, seat: int, journal: Any) -> None:
    treasure = state.treasure
    note(journal, happened.TREASURE, seat, treasure[0], treasure[1], treasure[2], 0)
    for resource in range(3):
        gain(rules, state, seat, resource, treasure[resource])
        treasure[resource] = 0
