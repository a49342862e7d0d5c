"""A turn: what may be done, doing it, and all that follows without a decision (I-3)."""

from __future__ import annotations

from typing import Any

from manoa.games.island.buying import go_on_buying, list_purchases, name_purchase
from manoa.games.island.defeat import (
    go_on_retreating,
    go_on_setting,
    retreat_tiles,
    retreat_to,
    set_explorer,
    setting_tiles,
)
from manoa.games.island.explorers import FACES, HARDCORE_SUM, VILLAGERS
from manoa.games.island.fights import begin_next_fight, fight_defender, go_on_fighting, list_raids, raid, still_to_fight
from manoa.games.island.gathering import gather, give_back, go_on_returning, list_mixes, list_returns, only_mix
from manoa.games.island.movement import (
    can_discover,
    discover,
    go_on_placing,
    lay_turned,
    list_marches,
    list_moves,
    march,
    move,
    places_for_turned,
)
from manoa.games.island.pieces import occupied_by_others, shrines
from manoa.games.island.setup import set_up, take_explorer
from manoa.games.island.state import (
    ACCEPT,
    ANSWER,
    BANK,
    CHOOSE,
    DEFENDER,
    DICE_STAGE,
    DISCOVER,
    END_TURN,
    EXPLORE,
    FARMHOUSE,
    FIGHT,
    GATHER,
    GATHERING,
    MARCH,
    MOVE,
    NOBODY,
    OFFER,
    PASS,
    PLACE,
    PLACING,
    PURCHASE,
    RAID,
    REFUSE,
    RETREAT,
    RETURN,
    RETURNING,
    ROLL,
    SET,
    SETTING,
    SIDE,
    SPEED,
    Rules,
    State,
)
from manoa.games.island.stores import cards_of
from manoa.games.island.tasks import ask, done, player
from manoa.games.island.tiles import NOWHERE
from manoa.games.island.trade import answer, list_bank, list_offers, may_accept, offer, trade_with_bank
from manoa.kernel import chance
from manoa.kernel.bits import write
from manoa.kernel.language import kernel
from manoa.kernel.stack import current


@kernel
def deal(rules: Rules, state: State, key: Any) -> None:
    """A new game from a key."""
    set_up(rules, state, key)
    if state.depth == 0:
        begin_turn(rules, state)
        settle(rules, state)
    state.revealed = 0


# What may be done


@kernel
def actions(rules: Rules, state: State, out: Any) -> int:
    """The legal actions, ascending."""
    seat, task = player(rules, state), current(state)
    if task == EXPLORE:
        return list_exploring(rules, state, seat, out)
    if task == PURCHASE or (task == FIGHT and state.due[state.depth - 1] < DICE_STAGE):
        return list_window(rules, state, seat, out)
    if task in (ROLL, GATHERING, RETURNING, PLACING):
        return list_bank(rules, state, seat, out, list_early(rules, state, seat, task, out))
    if task == SIDE:
        out[0], out[1] = CHOOSE, CHOOSE + 1
        return 2
    if task == ANSWER:
        out[0], out[1] = ACCEPT, REFUSE
        if may_accept(rules, state):
            return 2
        out[0] = REFUSE
        return 1
    if task == SETTING:
        return write(setting_tiles(rules, state), SET, out, 0)
    if task == RETREAT:
        return write(retreat_tiles(rules, state, seat, state.what[state.depth - 1]), SET, out, 0)
    return write(still_to_fight(rules, state), DEFENDER, out, 0)


@kernel
def list_exploring(rules: Rules, state: State, seat: int, out: Any) -> int:
    """The explore phase (I-3.3)."""
    others = occupied_by_others(rules, state, seat)
    out[0] = END_TURN
    size = 1
    places = can_discover(rules, state, seat) if state.speed > 0 else 0
    if places and not rules.place_blind:
        out[size] = DISCOVER
        size += 1
    if state.speed > 0:
        size = list_moves(rules, state, seat, others, out, size)
    if rules.place_blind:
        size = write(places, PLACE, out, size)
    size = list_purchases(rules, state, seat, others, out, size)
    size = list_raids(rules, state, seat, others, out, size)
    size = list_marches(rules, state, seat, others, out, size)
    size = list_bank(rules, state, seat, out, size)
    return list_offers(rules, state, seat, out, size)


@kernel
def list_window(rules: Rules, state: State, seat: int, out: Any) -> int:
    """A purchase or battle window (I-7)."""
    out[0] = PASS
    size = list_marches(rules, state, seat, occupied_by_others(rules, state, seat), out, 1)
    size = list_bank(rules, state, seat, out, size)
    return list_offers(rules, state, seat, out, size)


@kernel
def list_early(rules: Rules, state: State, seat: int, task: int, out: Any) -> int:
    """The decisions of one's own turn beside exploring."""
    if task == GATHERING:
        return list_mixes(rules, state, seat, out)
    if task == RETURNING:
        return list_returns(state, seat, out)
    if task == PLACING:
        return write(places_for_turned(rules, state), PLACE, out, 0)
    if rules.hardcore:
        return write((1 << FACES) - 1, SPEED, out, 0)
    return write((1 << (state.die[0] - 1)) | (1 << (state.die[1] - 1)), SPEED, out, 0)


# Doing it


@kernel
def apply(rules: Rules, state: State, action: int) -> None:
    """One step, and all that follows from it without a decision."""
    act(rules, state, action)
    settle(rules, state)


@kernel
def act(rules: Rules, state: State, action: int) -> None:
    """What the action itself does."""
    seat, task = player(rules, state), current(state)
    if action >= OFFER:
        offer(rules, state, seat, action - OFFER)
    elif action >= BANK:
        trade_with_bank(rules, state, seat, action - BANK)
    elif action >= SET:
        if task == SETTING:
            set_explorer(state, action - SET)
        else:
            retreat_to(state, seat, state.what[state.depth - 1], action - SET)
    elif action >= DEFENDER:
        fight_defender(rules, state, seat, 0 + state.fight_at[0], action - DEFENDER)
    elif action >= MARCH:
        march(rules, state, seat, action - MARCH)
    elif action >= RAID:
        raid(rules, state, action - RAID)
    elif action >= FARMHOUSE:
        name_purchase(rules, state, action)
    else:
        act_early(rules, state, seat, task, action)


@kernel
def act_early(rules: Rules, state: State, seat: int, task: int, action: int) -> None:
    """The actions with small numbers."""
    if action >= PLACE:
        if task == PLACING:
            lay_turned(rules, state, action - PLACE)
        else:
            discover(state, action - PLACE + 1)
    elif action >= MOVE:
        move(rules, state, action - MOVE)
    elif action >= RETURN:
        give_back(rules, state, action - RETURN)
    elif action >= GATHER:
        gather(rules, state, action - GATHER)
    elif action >= SPEED:
        choose_speed(rules, state, action - SPEED + 1)
    elif action >= CHOOSE:
        choose_side(rules, state, seat, action - CHOOSE)
    elif action == DISCOVER:
        discover(state, 0)
    elif action == PASS:
        state.who[state.depth - 1] = NOBODY
    elif action == END_TURN:
        state.ending = 1
    else:
        answer(rules, state, action == ACCEPT)


@kernel
def choose_side(rules: Rules, state: State, seat: int, back: int) -> None:
    """The next player chooses; after the last the first turn begins."""
    take_explorer(rules, state, seat, back)
    done(state)
    following = (seat + 1) % rules.players
    if following == state.starter:
        begin_turn(rules, state)
    else:
        ask(state, SIDE, following, 0, 0)


@kernel
def choose_speed(rules: Rules, state: State, speed: int) -> None:
    """One die is the speed, the other what is gathered (I-3.1)."""
    both = HARDCORE_SUM if rules.hardcore else state.die[0] + state.die[1]
    state.speed = speed + rules.extra_speed[state.explorer[state.turn]]
    state.gather = both - speed
    done(state)
    ask(state, GATHERING, state.turn, 0, 0)


# What follows


@kernel
def settle(rules: Rules, state: State) -> None:
    """Go on until somebody has to decide or the game is over."""
    while advance(rules, state):
        pass


@kernel
def advance(rules: Rules, state: State) -> bool:
    """One thing that needs no decision; False if there is none."""
    if state.ended:
        return False
    task = current(state)
    if state.fights and task in (EXPLORE, PURCHASE):
        begin_next_fight(rules, state)
        return True
    if task == EXPLORE:
        if not state.ending:
            return False
        end_turn(rules, state)
        return True
    if task == PURCHASE:
        return go_on_buying(rules, state)
    if task == FIGHT:
        return go_on_fighting(rules, state)
    if task == PLACING:
        return go_on_placing(rules, state)
    if task == RETREAT:
        return go_on_retreating(rules, state)
    if task == SETTING:
        return go_on_setting(rules, state)
    return advance_early(rules, state, task)


@kernel
def advance_early(rules: Rules, state: State, task: int) -> bool:
    """Equal dice and gathering without a choice ask nobody."""
    if task == ROLL and not rules.hardcore and state.die[0] == state.die[1]:
        choose_speed(rules, state, 0 + state.die[0])
        return True
    if task == GATHERING:
        mix = only_mix(rules, state, state.turn)
        if mix >= 0:
            gather(rules, state, mix)
        return mix >= 0
    return task == RETURNING and go_on_returning(rules, state)


# Turns


@kernel
def begin_turn(rules: Rules, state: State) -> None:
    """Roll both dice (I-3.1)."""
    for seat in range(rules.players):
        state.offers[seat] = 0
        state.came[seat] = NOWHERE
        for villager in range(VILLAGERS):
            state.villager_came[seat, villager] = NOWHERE
    state.speed = 0
    state.gather = 0
    state.free_marches = rules.free_marches[state.explorer[state.turn]]
    state.revealed += 1
    if not rules.hardcore:
        state.die[0] = 1 + chance.below(state, FACES)
        state.die[1] = 1 + chance.below(state, FACES)
    ask(state, ROLL, state.turn, 0, 0)


@kernel
def end_turn(rules: Rules, state: State) -> None:
    """The next player's turn, or the end after the last round (I-12.2)."""
    state.ending = 0
    following = (state.turn + 1) % rules.players
    if following == state.starter:
        if 0 < rules.round_limit <= state.round_number:
            state.ended = 1
            return
        state.round_number += 1
    state.turn = following
    begin_turn(rules, state)


@kernel
def over(rules: Rules, state: State) -> bool:
    return state.ended != 0


@kernel
def score(rules: Rules, state: State, out: Any) -> None:
    """Most shrines win, then the cave shrine, then most resources (I-12.2): one number that orders the places."""
    for seat in range(rules.players):
        shrine_rank = 2 * shrines(state, seat) + (state.cave_shrine == seat + 1)
        out[seat] = 128 * shrine_rank + cards_of(state, seat)
