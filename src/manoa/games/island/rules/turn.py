"""A turn: what may be done, doing it, and all that follows without a decision (I-3)."""

from typing import Any

from manoa.games.island.parts.explorers import VILLAGERS
from manoa.games.island.parts.tiles import NOWHERE
from manoa.games.island.rules import buying, defeat, fights, gathering, happened, ids, movement, tasks, trade
from manoa.games.island.rules.board import discoveries
from manoa.games.island.rules.dealt import is_untold, note_explorer, note_roll, note_speed, tell_deal
from manoa.games.island.rules.ending import note_end
from manoa.games.island.rules.pieces import occupied_by_others
from manoa.games.island.rules.resources import take_explorer
from manoa.games.island.rules.rounds import is_last_turn
from manoa.games.island.rules.state import ASKED, GIVEN, NOBODY, Rules, State
from manoa.kernel import chance
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, decider, pop, push

IN_TURN = (tasks.ROLL, tasks.GATHERING, tasks.RETURNING, tasks.PLACING)  # decisions of one's own turn beside exploring


@kernel
def player(rules: Rules, state: State) -> int:
    """The seat to act: often not the one whose turn it is."""
    return decider(state)


@kernel
def brief(rules: Rules, state: State) -> bool:
    """Whether an offer is being put together or answered (I-11.2): there is little to look at, and most steps of random
    games are such."""
    return current(state) in (tasks.OFFERING, tasks.ANSWER)


# What may be done


@kernel
def actions(rules: Rules, state: State, out: Any) -> int:
    """The legal actions, ascending. Trades stand after all branches: threads of a GPU list them together."""
    seat, task = player(rules, state), current(state)
    size = list_decision(rules, state, seat, task, out)
    return list_trades(rules, state, seat, out, size) if may_trade(state, task) else size


@kernel
def list_decision(rules: Rules, state: State, seat: int, task: int, out: Any) -> int:
    """What the task asks for."""
    if task == tasks.EXPLORE:
        return list_exploring(rules, state, seat, out)
    if in_window(state, task):
        return list_window(rules, state, seat, out)
    if task in IN_TURN:
        return list_early(rules, state, seat, task, out)
    if task == tasks.SIDE:
        out[0], out[1] = ids.CHOOSE, ids.CHOOSE + 1
        return 2
    if task == tasks.ANSWER:
        out[0], out[1] = ids.ACCEPT, ids.REFUSE
        if trade.may_accept(state):
            return 2
        out[0] = ids.REFUSE
        return 1
    if task == tasks.OFFERING:
        return trade.list_cards(rules, state, out)
    if task == tasks.SETTING:
        return write(defeat.setting_tiles(rules, state), ids.SET, out, 0)
    if task == tasks.RETREAT:
        return write(defeat.retreat_tiles(rules, state, seat, state.subject[state.depth - 1]), ids.SET, out, 0)
    return write(fights.defenders(rules, state, 0), ids.DEFENDER, out, 0)


@kernel
def in_window(state: State, task: int) -> bool:
    """Whether this is a purchase or battle window (I-7)."""
    return task == tasks.PURCHASE or (task == tasks.FIGHT and fights.stage(state) < tasks.DICE_STAGE)


@kernel
def may_trade(state: State, task: int) -> bool:
    """In one's whole turn and in windows (I-11)."""
    return task == tasks.EXPLORE or task in IN_TURN or in_window(state, task)


@kernel
def list_exploring(rules: Rules, state: State, seat: int, out: Any) -> int:
    """The explore phase (I-3.3)."""
    others = occupied_by_others(rules, state, seat)
    out[0] = ids.END_TURN
    size = 1
    places = discoveries(rules, state, seat, state.at[seat]) if state.speed > 0 else 0
    if places and not rules.place_blind:
        out[size] = ids.DISCOVER
        size += 1
    if state.speed > 0:
        size = write(movement.open_ways(state, state.at[seat], others), ids.MOVE, out, size)
    if rules.place_blind:
        size = write(places, ids.PLACE, out, size)
    size = buying.list_purchases(rules, state, seat, others, out, size)
    size = fights.list_raids(rules, state, seat, others, out, size)
    return movement.list_marches(rules, state, seat, others, out, size)


@kernel
def list_window(rules: Rules, state: State, seat: int, out: Any) -> int:
    """A purchase or battle window (I-7)."""
    out[0] = ids.PASS
    return movement.list_marches(rules, state, seat, occupied_by_others(rules, state, seat), out, 1)


@kernel
def list_trades(rules: Rules, state: State, seat: int, out: Any, size: int) -> int:
    """With the bank and with others (I-11)."""
    return trade.list_partners(rules, state, seat, out, trade.list_bank(rules, state, seat, out, size))


@kernel
def list_early(rules: Rules, state: State, seat: int, task: int, out: Any) -> int:
    """The decisions IN_TURN."""
    if task == tasks.GATHERING:
        return gathering.list_mixes(rules, state, seat, out)
    if task == tasks.RETURNING:
        return gathering.list_returns(state, seat, out)
    if task == tasks.PLACING:
        return write(movement.places_for_turned(rules, state), ids.PLACE, out, 0)
    if rules.hardcore:
        return write((1 << rules.faces) - 1, ids.SPEED, out, 0)
    return write((1 << (state.die[0] - 1)) | (1 << (state.die[1] - 1)), ids.SPEED, out, 0)


# Doing it


@kernel
def apply(rules: Rules, state: State, action: int, journal: Any) -> None:
    """One step, and all that follows from it without a decision."""
    if is_untold(state):
        tell_deal(rules, state, journal)
    act(rules, state, action, journal)
    settle(rules, state, journal)
    if state.ended:
        note_end(rules, state, journal)


@kernel(noinline=True)
def act(rules: Rules, state: State, action: int, journal: Any) -> None:
    """What the action itself does."""
    seat, task = player(rules, state), current(state)
    if action >= ids.OFFER:
        act_offering(rules, state, seat, action, journal)
    elif action >= ids.BANK:
        trade.trade_with_bank(rules, state, seat, action - ids.BANK, journal)
    elif action >= ids.SET:
        if task == tasks.SETTING:
            defeat.set_explorer(state, action - ids.SET, journal)
        else:
            defeat.retreat_to(state, seat, state.subject[state.depth - 1], action - ids.SET, journal)
    elif action >= ids.DEFENDER:
        fights.fight_defender(rules, state, seat, state.fight_at[0], action - ids.DEFENDER, journal)
    elif action >= ids.MARCH:
        movement.march(rules, state, seat, action - ids.MARCH, journal)
    elif action >= ids.RAID:
        fights.raid(rules, state, action - ids.RAID, journal)
    elif action >= ids.FARMHOUSE:
        buying.name_purchase(rules, state, action, journal)
    else:
        act_early(rules, state, seat, task, action, journal)


@kernel
def act_offering(rules: Rules, state: State, seat: int, action: int, journal: Any) -> None:
    """The steps of an offer (I-11.2)."""
    if action == ids.WITHDRAW:
        trade.withdraw(state, seat, journal)
    elif action == ids.PROPOSE:
        trade.propose(state, seat, journal)
    elif action >= ids.ASK:
        trade.add_card(rules, state, seat, ASKED, action - ids.ASK, journal)
    elif action >= ids.GIVE:
        trade.add_card(rules, state, seat, GIVEN, action - ids.GIVE, journal)
    else:
        trade.begin_offer(rules, state, seat, action - ids.OFFER + 1, journal)


@kernel
def act_early(rules: Rules, state: State, seat: int, task: int, action: int, journal: Any) -> None:
    """The actions with small numbers."""
    if action >= ids.PLACE:
        if task == tasks.PLACING:
            movement.lay_turned(rules, state, action - ids.PLACE, journal)
        else:
            movement.discover(state, action - ids.PLACE + 1, journal)
    elif action >= ids.MOVE:
        movement.move(rules, state, action - ids.MOVE, journal)
    elif action >= ids.RETURN:
        gathering.give_back(rules, state, action - ids.RETURN, journal)
    elif action >= ids.GATHER:
        gathering.gather(rules, state, action - ids.GATHER, journal)
    elif action >= ids.SPEED:
        choose_speed(rules, state, action - ids.SPEED + 1, journal)
    elif action >= ids.CHOOSE:
        choose_side(rules, state, seat, action - ids.CHOOSE, journal)
    elif action == ids.DISCOVER:
        movement.discover(state, 0, journal)
    elif action == ids.PASS:
        state.who[state.depth - 1] = NOBODY
        note(journal, happened.PASS, seat, 0, 0, 0, 0)
    elif action == ids.END_TURN:
        state.ending = tasks.WANTS_TO_END
        note(journal, happened.END_TURN, seat, 0, 0, 0, 0)
    else:
        trade.answer(rules, state, action == ids.ACCEPT, journal)


@kernel
def choose_side(rules: Rules, state: State, seat: int, back: int, journal: Any) -> None:
    """The next player chooses; after the last the first turn begins."""
    take_explorer(rules, state, seat, back)
    note_explorer(state, seat, journal)
    pop(state)
    following = (seat + 1) % rules.players
    if following == state.starter:
        begin_turn(rules, state, journal)
    else:
        push(state, tasks.SIDE, following, 0, 0)


@kernel
def other_die(rules: Rules, state: State, die: int) -> int:
    """One die is the speed, the other what is gathered; without a roll they are so much together (I-3.1)."""
    return (rules.hardcore if rules.hardcore else state.die[0] + state.die[1]) - die


@kernel
def steps_by(rules: Rules, state: State, die: int) -> int:
    """How many steps a die gives as the speed; Pathfinder has more (I-1.9)."""
    return die + rules.extra_speed[state.explorer[state.turn]]


@kernel
def choose_speed(rules: Rules, state: State, die: int, journal: Any) -> None:
    """Take one die as the speed."""
    state.speed = steps_by(rules, state, die)
    state.gather = other_die(rules, state, die)
    pop(state)
    push(state, tasks.GATHERING, state.turn, 0, 0)
    note_speed(state, journal)


# What follows


@kernel
def settle(rules: Rules, state: State, journal: Any) -> None:
    """Go on until somebody has to decide or the game is over."""
    while advance(rules, state, journal):
        pass


@kernel(noinline=True)
def advance(rules: Rules, state: State, journal: Any) -> bool:
    """One thing that needs no decision; False if there is none."""
    if state.ended:
        return False
    task = current(state)
    if state.fights and task in (tasks.EXPLORE, tasks.PURCHASE):
        fights.begin_next_fight(rules, state, journal)
        return True
    if task == tasks.EXPLORE:
        if not state.ending:
            return False
        end_turn(rules, state, journal)
        return True
    if task == tasks.PURCHASE:
        return buying.go_on_buying(rules, state, journal)
    if task == tasks.FIGHT:
        return fights.go_on_fighting(rules, state, journal)
    if task == tasks.PLACING:
        return movement.go_on_placing(rules, state, journal)
    if task == tasks.RETREAT:
        return defeat.go_on_retreating(rules, state, journal)
    if task == tasks.SETTING:
        return defeat.go_on_setting(rules, state, journal)
    return advance_early(rules, state, task, journal)


@kernel
def advance_early(rules: Rules, state: State, task: int, journal: Any) -> bool:
    """Equal dice and gathering without a choice ask nobody."""
    if task == tasks.ROLL and not rules.hardcore and state.die[0] == state.die[1]:
        choose_speed(rules, state, state.die[0], journal)
        return True
    if task == tasks.GATHERING:
        mix = gathering.only_mix(rules, state, state.turn)
        if mix >= 0:
            gathering.gather(rules, state, mix, journal)
        return mix >= 0
    return task == tasks.RETURNING and gathering.go_on_returning(rules, state)


# Turns


@kernel
def begin_turn(rules: Rules, state: State, journal: Any) -> None:
    """Roll both dice (I-3.1)."""
    for seat in range(rules.players):
        state.offers[seat] = 0
        state.withdrawn[seat] = 0
        state.came[seat] = NOWHERE
        for villager in range(VILLAGERS):
            state.villager_came[seat, villager] = NOWHERE
    state.speed = 0
    state.gather = 0
    state.free_marches = rules.free_marches[state.explorer[state.turn]]
    state.revealed += 1
    if not rules.hardcore:
        state.die[0] = 1 + chance.below(state, rules.faces)
        state.die[1] = 1 + chance.below(state, rules.faces)
    note_roll(rules, state, journal)
    push(state, tasks.ROLL, state.turn, 0, 0)


@kernel
def end_turn(rules: Rules, state: State, journal: Any) -> None:
    """The next player's turn, or the end after the last round (I-12.2)."""
    if state.ending != tasks.WANTS_TO_END:
        note(journal, happened.TURN_OVER, state.turn, 0, 0, 0, 0)
    state.ending = 0
    if is_last_turn(rules, state):
        state.ended = 1
        return
    state.turn = (state.turn + 1) % rules.players
    state.round_number += state.turn == state.starter
    begin_turn(rules, state, journal)
