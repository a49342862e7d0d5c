"""A new game (I-2)."""

from typing import Any

from manoa.games.island.parts.explorers import CARDS, SEATS
from manoa.games.island.parts.tiles import CAVE_EXIT, CAVE_MAP, CAVE_TILES, EXIT, ISLAND_ROWS, ROWS, TILES
from manoa.games.island.rules import tasks
from manoa.games.island.rules.board import clear_tile, lay
from manoa.games.island.rules.packing import DIE_BITS
from manoa.games.island.rules.resources import take_explorer
from manoa.games.island.rules.stacks import clear_island, lay_first_tile, stack_cave, stack_island
from manoa.games.island.rules.state import DICE_NUMBERS, FIGHTS, NOBODY, START_ROLLS, Rules, State
from manoa.games.island.rules.trade import clear_offer
from manoa.games.island.rules.turn import begin_turn, settle
from manoa.kernel import chance
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel
from manoa.kernel.stack import push


@kernel
def deal(rules: Rules, state: State, key: Any) -> None:
    """A new game from a key, up to the first decision. What happens is told with the first step (`dealt`)."""
    set_up(rules, state, key)
    if state.depth == 0:
        no_journal = state.subject[:0]
        begin_turn(rules, state, no_journal)
        settle(rules, state, no_journal)
    state.revealed = 0


@kernel
def set_up(rules: Rules, state: State, key: Any) -> None:
    """All but the first turn."""
    chance.start(state, key)
    clear_table(state)
    for resource in range(3):
        state.treasure[resource] = rules.treasure[resource]
        state.supply[resource] = rules.cards[resource] - rules.treasure[resource]
    deal_cards(rules, state)
    stack_cave(rules, state)
    lay(rules, state, CAVE_MAP, 0, 0, CAVE_EXIT)
    stack_island(rules, state)
    lay_first_tile(rules, state)
    state.round_number = 1
    state.starter = first_player(rules, state)
    state.turn = state.starter
    choose_sides(rules, state)


@kernel
def clear_table(state: State) -> None:
    """Every field at its beginning: a state may have held another game before."""
    for seat in range(SEATS):
        state.explorer[seat] = NOBODY
        state.offers[seat] = 0
        state.withdrawn[seat] = 0
        for resource in range(3):
            state.held[seat, resource] = 0
            state.known[seat, resource] = 0
        state.start_rolls[seat] = 0
    clear_offer(state)
    for card in range(CARDS):
        state.card[card] = 0
    for i in range(tasks.DEPTH):
        state.task[i] = 0
        state.owed[i] = 0
        state.subject[i] = 0
        state.who[i] = 0
    for i in range(FIGHTS):
        state.fight_by[i] = 0
        state.fight_at[i] = 0
        state.fight_against[i] = 0
    for i in range(CAVE_TILES):
        state.cave_stack[i] = 0
    clear_fought(state)
    for tile in range(EXIT, TILES + 1):
        clear_tile(state, tile)
    state.walkable = 0
    state.depth = 0
    state.cave_size = 0
    state.cave_left = 0
    state.mixed = 0
    state.opened = 0
    state.turned = 0
    state.cave_shrine = 0
    state.die[0] = 0
    state.die[1] = 0
    state.speed = 0
    state.gather = 0
    state.free_marches = 0
    state.ending = 0
    state.ended = 0
    state.fights = 0
    for row in range(ISLAND_ROWS, ROWS):
        state.laid[row] = 0
    clear_island(state)


@kernel
def clear_fought(state: State) -> None:
    """No dice of a fight have been rolled yet."""
    state.fought_round = 0
    state.fought_place = 0
    state.fought_turn = 0
    state.fought_by = 0
    state.fought_foe = 0
    for side in range(2):
        state.fought_from[side] = 0
        for i in range(DICE_NUMBERS):
            state.fought_dice[side, i] = 0


# Cards and first player


@kernel
def deal_cards(rules: Rules, state: State) -> None:
    """An explorer card for each player (I-2.1); the others go back into the box in their order."""
    for card in range(rules.explorer_cards):
        state.card[card] = card
    chance.shuffle(state, state.card, rules.explorer_cards)
    chance.sort(state.card[rules.players : CARDS], rules.explorer_cards - rules.players)


@kernel
def first_player(rules: Rules, state: State) -> int:
    """Each rolls a die, the highest begins; ties roll again among themselves (I-2.6)."""
    rolling = (1 << rules.players) - 1
    many = 0  # dice that each who still rolls has rolled before
    while rolling & (rolling - 1):
        best, highest = 0, -1
        for seat in range(rules.players):
            if (rolling >> seat) & 1:
                rolled = chance.below(state, rules.faces)
                if rolled > highest:
                    best, highest = 0, rolled
                best |= (rolled == highest) << seat
                if many < START_ROLLS:
                    state.start_rolls[seat] |= (rolled + 1) << DIE_BITS * many
        rolling = best
        many += 1
    return lowest(rolling)


@kernel
def choose_sides(rules: Rules, state: State) -> None:
    """Which of the two explorers of each card plays: by the option, or by choice from the first player on (I-2.1)."""
    if rules.side == NOBODY:
        push(state, tasks.SIDE, state.starter, 0, 0)
        return
    for seat in range(rules.players):
        take_explorer(rules, state, seat, chance.below(state, 2) if rules.side else 0)
