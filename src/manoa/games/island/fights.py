"""Fights: the queue, the battle window, the dice and their outcome (I-7.2, I-8, I-10.6)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.buying import may_march_now
from manoa.games.island.defeat import lose_side, retreat, scare_off
from manoa.games.island.explorers import FACES, FARMHOUSES, HOUSES
from manoa.games.island.movement import begin_fight
from manoa.games.island.pieces import defence, destroy, occupiers, present, strength
from manoa.games.island.state import (
    AFTERWARDS,
    AGAINST_BEAST,
    AGAINST_FARMHOUSE,
    AGAINST_PLAYERS,
    DICE_STAGE,
    FIGHT,
    NOBODY,
    RAID,
    Rules,
    State,
)
from manoa.games.island.stores import gain
from manoa.games.island.tasks import ask, done
from manoa.games.island.tiles import CAVE, FIRST_BEAST, THIEVES
from manoa.kernel import chance
from manoa.kernel.bits import count, lowest
from manoa.kernel.language import kernel

# Attacking a farmhouse


@kernel
def list_raids(rules: Rules, state: State, seat: int, others: int, out: Any, size: int) -> int:
    """Farmhouses of opponents that touch a tile with own pieces and no defender; never in the first round (I-8.9)."""
    if state.round_number == 1:
        return size
    for building in range(rules.players * HOUSES):
        if building // HOUSES != seat and building % HOUSES < FARMHOUSES:
            tiles = state.touched[building]
            slot = 0
            while tiles:
                tile = lowest(tiles)
                tiles &= tiles - 1
                if not (others >> tile) & 1 and present(state, seat, tile):
                    out[size] = RAID + building * 3 + slot
                    size += 1
                slot += 1
    return size


@kernel
def raided_tile(state: State, raid: int) -> int:
    """The tile from which a farmhouse is attacked: one of the up to three at its corner, in the order laid."""
    tiles = state.touched[raid // 3]
    for _ in range(raid % 3):
        tiles &= tiles - 1
    return lowest(tiles)


@kernel
def raid(rules: Rules, state: State, order: int) -> None:
    begin_fight(state, state.turn, raided_tile(state, order), AGAINST_FARMHOUSE + order // 3)


# The queue


@kernel
def begin_next_fight(rules: Rules, state: State) -> None:
    """The first of the queue. It lapses if the attackers are gone, and it is none if nobody defends (I-8.4)."""
    seat, tile, against = state.fight_by[0], state.fight_at[0], state.fight_against[0]
    defenders = occupiers(rules, state, tile, seat) if against == AGAINST_PLAYERS else 0
    if present(state, seat, tile) and (defenders or against != AGAINST_PLAYERS):
        ask(state, FIGHT, NOBODY, 0, defenders)
    else:
        end_first_fight(state)


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
def go_on_fighting(rules: Rules, state: State) -> bool:
    """Ask, roll, clear up: one thing at a time. False while somebody has to decide."""
    top = state.depth - 1
    if state.due[top] < DICE_STAGE:
        return go_on_asking(rules, state, top)
    if state.due[top] == DICE_STAGE:
        return fight(rules, state, top)
    done(state)
    if state.tile[state.fight_at[0]] >= FIRST_BEAST and state.fight_against[0] == AGAINST_BEAST:
        scare_off(rules, state, state.fight_at[0])
    end_first_fight(state)
    return True


@kernel
def go_on_asking(rules: Rules, state: State, top: int) -> bool:
    """The battle window: the attacker, then the defenders clockwise (I-7.2)."""
    if state.who[top] != NOBODY:
        if may_march_now(rules, state, state.who[top]):
            return False
        state.who[top] = NOBODY
    while state.due[top] < rules.players:
        seat = (state.fight_by[0] + state.due[top]) % rules.players
        state.due[top] += 1
        asked = seat == state.fight_by[0] or (state.what[top] >> seat) & 1
        if asked and may_march_now(rules, state, seat):
            state.who[top] = seat
            return True
    state.due[top] = DICE_STAGE
    return True


# The dice


@kernel
def fight(rules: Rules, state: State, top: int) -> bool:
    """Against a beast, a farmhouse or one of the defenders. False while the attacker has to choose which (I-8.5)."""
    seat, tile, against = 0 + state.fight_by[0], 0 + state.fight_at[0], 0 + state.fight_against[0]
    if against == AGAINST_BEAST:
        fight_beast(rules, state, seat, tile)
    elif against >= AGAINST_FARMHOUSE:
        fight_farmhouse(rules, state, seat, tile, against - AGAINST_FARMHOUSE)
    else:
        defenders = still_to_fight(rules, state)
        if count(defenders) > 1:
            state.who[top] = seat
            return False
        if defenders == 0:
            state.due[top] = AFTERWARDS
        else:
            fight_defender(rules, state, seat, tile, lowest(defenders))
    return True


@kernel
def still_to_fight(rules: Rules, state: State) -> int:
    """Bits: the defenders who occupy the tile and were not fought yet: one who is set on it again is left alone."""
    return occupiers(rules, state, 0 + state.fight_at[0], 0 + state.fight_by[0]) & state.what[state.depth - 1]


@kernel
def battle_roll(rules: Rules, state: State, dice: int) -> int:
    """The sum of so many dice, or the best of them (I-8.7)."""
    total, best = 0, 0
    for _ in range(dice):
        rolled = 1 + chance.below(state, FACES)
        total += rolled
        best = max(best, rolled)
    state.revealed += 1
    return best if rules.highest else total


@kernel
def fight_defender(rules: Rules, state: State, seat: int, tile: int, defender: int) -> None:
    """Attack strength against defence; beaten, the attacker goes on to the next defender (I-8.8)."""
    attack = battle_roll(rules, state, strength(rules, state, seat, tile))
    held = battle_roll(rules, state, defence(rules, state, defender, tile))
    top = state.depth - 1
    state.who[top] = NOBODY
    state.what[top] &= ~(1 << defender)
    if attack <= held or not still_to_fight(rules, state):
        state.due[top] = AFTERWARDS
    if attack > held:
        lose_side(rules, state, defender, tile, seat, 1)
    elif attack < held:
        lose_side(rules, state, seat, tile, defender, 0)
    else:
        retreat(rules, state, seat, tile)


@kernel
def fight_farmhouse(rules: Rules, state: State, seat: int, tile: int, building: int) -> None:
    """It defends alone; its owner wins for it (I-8.9)."""
    attack = battle_roll(rules, state, strength(rules, state, seat, tile))
    held = battle_roll(rules, state, rules.farmhouse_strength)
    state.due[state.depth - 1] = AFTERWARDS
    if attack > held:
        destroy(state, building)
    elif attack < held:
        lose_side(rules, state, seat, tile, building // HOUSES, 0)
    else:
        retreat(rules, state, seat, tile)


@kernel
def fight_beast(rules: Rules, state: State, seat: int, tile: int) -> None:
    """A beaten beast's tile is turned and the thieves' treasure taken (I-10.6, I-10.7)."""
    kind = 0 + state.tile[tile]
    attack = battle_roll(rules, state, strength(rules, state, seat, tile))
    held = battle_roll(rules, state, rules.beast_strength[kind])
    state.due[state.depth - 1] = AFTERWARDS
    if attack > held:
        state.tile[tile] = CAVE
        if kind == THIEVES:
            for resource in range(3):
                gain(rules, state, seat, resource, state.treasure[resource])
                state.treasure[resource] = 0
    elif attack < held:
        lose_side(rules, state, seat, tile, NOBODY, 0)
    else:
        retreat(rules, state, seat, tile)
