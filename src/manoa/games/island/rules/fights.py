"""Fights: the queue, the battle window, the dice and their outcome (I-7.2, I-8, I-10.6)."""

from typing import Any

from manoa.games.island.parts.explorers import FORT, HOUSES
from manoa.games.island.parts.tiles import CAVE, FIRST_BEAST, THIEVES
from manoa.games.island.rules import happened, pieces, tasks
from manoa.games.island.rules.board import place_code
from manoa.games.island.rules.buying import may_march_now
from manoa.games.island.rules.defeat import lose_side, retreat, scare_off
from manoa.games.island.rules.ids import RAID
from manoa.games.island.rules.movement import begin_fight
from manoa.games.island.rules.resources import gain
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
    if state.round_number == 1:
        return size
    for building in range(rules.players * HOUSES):
        if building // HOUSES != seat and building % HOUSES < FORT:
            tiles = state.touched[building]
            slot = 0
            while tiles:
                tile = lowest(tiles)
                tiles &= tiles - 1
                if not (others >> tile) & 1 and pieces.present(state, seat, tile):
                    out[size] = RAID + building * 3 + slot
                    size += 1
                slot += 1
    return size


@kernel
def raid(rules: Rules, state: State, order: int, journal: Any) -> None:
    """From one of the up to three tiles at the corner of a farmhouse, in the order laid."""
    tile = nth(0 + state.touched[order // 3], order % 3)
    note(journal, happened.RAID, state.turn, state.corner[order // 3], place_code(state, tile), 0, 0)
    begin_fight(state, state.turn, tile, AGAINST_FARMHOUSE + order // 3)


# The queue


@kernel
def begin_next_fight(rules: Rules, state: State, journal: Any) -> None:
    """The first of the queue. It lapses if the attackers are gone, and it is none if nobody defends (I-8.4)."""
    seat, tile, against = state.fight_by[0], state.fight_at[0], state.fight_against[0]
    defenders = pieces.occupiers(rules, state, tile, seat) if against == AGAINST_PLAYERS else 0
    if not pieces.present(state, seat, tile):
        end_first_fight(state)
        return
    place = place_code(state, tile)
    if against == AGAINST_PLAYERS and not defenders:
        note(journal, happened.UNOPPOSED, seat, place, 0, 0, 0)
        end_first_fight(state)
        return
    if against < AGAINST_FARMHOUSE:
        beast = FOE_BEAST + state.tile[tile] if against == AGAINST_BEAST else 0
        note(journal, happened.ATTACK, seat, place, defenders, beast, 0)
    push(state, tasks.FIGHT, NOBODY, 0, defenders)


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
def go_on_fighting(rules: Rules, state: State, journal: Any) -> bool:
    """Ask, roll, clear up: one thing at a time. False while somebody has to decide."""
    top = state.depth - 1
    if state.owed[top] < tasks.DICE_STAGE:
        return go_on_asking(rules, state, top)
    if state.owed[top] == tasks.DICE_STAGE:
        return fight(rules, state, top, journal)
    pop(state)
    if state.tile[state.fight_at[0]] >= FIRST_BEAST and state.fight_against[0] == AGAINST_BEAST:
        scare_off(rules, state, 0 + state.fight_at[0], journal)
    end_first_fight(state)
    return True


@kernel
def go_on_asking(rules: Rules, state: State, top: int) -> bool:
    """The battle window: the attacker, then the defenders clockwise (I-7.2)."""
    if state.who[top] != NOBODY:
        if may_march_now(rules, state, state.who[top]):
            return False
        state.who[top] = NOBODY
    while state.owed[top] < rules.players:
        seat = (state.fight_by[0] + state.owed[top]) % rules.players
        state.owed[top] += 1
        asked = seat == state.fight_by[0] or (state.subject[top] >> seat) & 1
        if asked and may_march_now(rules, state, seat):
            state.who[top] = seat
            return True
    state.owed[top] = tasks.DICE_STAGE
    return True


# The dice


@kernel
def fight(rules: Rules, state: State, top: int, journal: Any) -> bool:
    """Against a beast, a farmhouse or one of the defenders. False while the attacker has to choose which (I-8.5)."""
    seat, tile, against = 0 + state.fight_by[0], 0 + state.fight_at[0], 0 + state.fight_against[0]
    if against == AGAINST_BEAST:
        fight_beast(rules, state, seat, tile, journal)
    elif against >= AGAINST_FARMHOUSE:
        fight_farmhouse(rules, state, seat, tile, against - AGAINST_FARMHOUSE, journal)
    else:
        defenders = still_to_fight(rules, state)
        if count(defenders) > 1:
            state.who[top] = seat
            return False
        if defenders == 0:
            state.owed[top] = tasks.AFTERWARDS
            note(journal, happened.UNOPPOSED, seat, place_code(state, tile), 0, 0, 0)
        else:
            fight_defender(rules, state, seat, tile, lowest(defenders), journal)
    return True


@kernel
def still_to_fight(rules: Rules, state: State) -> int:
    """Bits: the defenders who occupy the tile and were not fought yet: one who is set on it again is left alone."""
    return pieces.occupiers(rules, state, 0 + state.fight_at[0], 0 + state.fight_by[0]) & state.subject[state.depth - 1]


@kernel
def roll_dice(rules: Rules, state: State, side: int, parts: int) -> int:
    """The dice of a side, whose strength is made of three parts: their sum, or the best of them (I-8.7)."""
    state.fought_from[side] = parts
    dice = pieces.strength_of(parts)
    for i in range(DICE_NUMBERS):
        state.fought_dice[side, i] = 0
    total, best = 0, 0
    for number in range(dice):
        rolled = 1 + chance.below(state, rules.battle_faces)
        state.fought_dice[side, number // DICE_IN_ONE] |= rolled << (3 * (number % DICE_IN_ONE))
        total += rolled
        best = max(best, rolled)
    state.revealed += 1
    return best if rules.highest else total


@kernel
def roll_both(rules: Rules, state: State, seat: int, tile: int, foe: int, defence: int, journal: Any) -> int:
    """Attack and defence roll: 1 if the attacker wins, 0 for a tie, -1 for a loss. The state keeps the dice, so that
    everybody can look at them until the next fight."""
    attack = roll_dice(rules, state, ATTACK, pieces.attack_parts(rules, state, seat, tile))
    held = roll_dice(rules, state, DEFENCE, defence)
    place = place_code(state, tile)
    state.fought_round = state.round_number
    state.fought_turn = state.turn
    state.fought_by = seat
    state.fought_foe = foe
    state.fought_place = place
    note(journal, happened.FIGHT, seat, place, foe, state.fought_from[ATTACK], state.fought_from[DEFENCE])
    note_dice(state, happened.ATTACK_DICE, seat, ATTACK, journal)
    note_dice(state, happened.DEFENCE_DICE, seat, DEFENCE, journal)
    if attack == held:
        note(journal, happened.TIES, seat, place, foe, 0, 0)
        return 0
    note(journal, happened.WINS if attack > held else happened.LOSES, seat, place, foe, 0, 0)
    return 1 if attack > held else -1


@kernel
def note_dice(state: State, key: int, seat: int, side: int, journal: Any) -> None:
    dice = state.fought_dice[side]
    note(journal, key, seat, dice[0], dice[1], dice[2], dice[3])


@kernel
def fight_defender(rules: Rules, state: State, seat: int, tile: int, defender: int, journal: Any) -> None:
    """Attack strength against defence; beaten, the attacker goes on to the next defender (I-8.8)."""
    outcome = roll_both(rules, state, seat, tile, defender, pieces.defence_parts(rules, state, defender, tile), journal)
    top = state.depth - 1
    state.who[top] = NOBODY
    state.subject[top] &= ~(1 << defender)
    if outcome <= 0 or not still_to_fight(rules, state):
        state.owed[top] = tasks.AFTERWARDS
    if outcome > 0:
        lose_side(rules, state, defender, tile, seat, 1, journal)
    else:
        fail(rules, state, seat, tile, defender, outcome, journal)


@kernel
def fail(rules: Rules, state: State, seat: int, tile: int, winner: int, outcome: int, journal: Any) -> None:
    """An attacker is beaten, or goes back after a tie (I-8.8)."""
    if outcome < 0:
        lose_side(rules, state, seat, tile, winner, 0, journal)
    else:
        retreat(rules, state, seat, tile, journal)


@kernel
def fight_farmhouse(rules: Rules, state: State, seat: int, tile: int, building: int, journal: Any) -> None:
    """It defends alone; its owner wins for it (I-8.9)."""
    owner = building // HOUSES
    defence = pieces.made_of(0, 0, 0 + rules.farmhouse_strength)
    outcome = roll_both(rules, state, seat, tile, FOE_FARMHOUSE + owner, defence, journal)
    state.owed[state.depth - 1] = tasks.AFTERWARDS
    if outcome > 0:
        pieces.destroy(state, building, journal)
    else:
        fail(rules, state, seat, tile, owner, outcome, journal)


@kernel
def fight_beast(rules: Rules, state: State, seat: int, tile: int, journal: Any) -> None:
    """A beaten beast's tile is turned and the thieves' treasure taken (I-10.6, I-10.7)."""
    kind = 0 + state.tile[tile]
    defence = pieces.made_of(0, 0, 0 + rules.beast_strength[kind])
    outcome = roll_both(rules, state, seat, tile, FOE_BEAST + kind, defence, journal)
    state.owed[state.depth - 1] = tasks.AFTERWARDS
    if outcome > 0:
        state.tile[tile] = CAVE
        if kind == THIEVES:
            take_treasure(rules, state, seat, journal)
    else:
        fail(rules, state, seat, tile, NOBODY, outcome, journal)


@kernel
def take_treasure(rules: Rules, state: State, seat: int, journal: Any) -> None:
    treasure = state.treasure
    note(journal, happened.TREASURE, seat, treasure[0], treasure[1], treasure[2], 0)
    for resource in range(3):
        gain(rules, state, seat, resource, treasure[resource])
        treasure[resource] = 0
