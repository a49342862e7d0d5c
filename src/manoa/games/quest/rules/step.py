"""The one law of movement: what a step costs, and what is left after it (Q-4, H-2, M-1, M-5).

Whoever asks where a piece may go, now or after something that is only thought of, loops over `cost` and `after`. The
tables behind `targets` and `payers` only spare them targets and sources that `cost` would refuse.
"""

from __future__ import annotations

from typing import NamedTuple

from manoa.games.quest.rules import ids
from manoa.games.quest.rules.board import NOBODY, Spaces, index_of, occupied, requirement_beyond
from manoa.games.quest.rules.bounds import usable_cards
from manoa.games.quest.rules.expansions import has_hexes, has_modules, is_expanded
from manoa.games.quest.rules.modules import ground
from manoa.games.quest.rules.requirements import CURSED, EXACT, NO_SYMBOL
from manoa.games.quest.rules.state import BY_TOKENS, NATIVE, OUTSIDE, Rules, State
from manoa.kernel.bits import lowest
from manoa.kernel.language import kernel


class Mover(NamedTuple):
    """What a piece moves by: now, or if something were played."""

    source: int  # + 1; 0: nothing that is known
    symbol: int  # NO_SYMBOL: free steps, which pay nothing
    left: int  # power, or free steps
    whole: int  # all the power it had, as long as none of it is used; then 0
    joint: int  # + 1: it may step once more behind the blockade that it removed there


@kernel
def mover_now(rules: Rules, state: State) -> Mover:
    """The run that is going on."""
    source, symbol, power = 0 + state.run, 0 + state.run_symbol, 0 + state.run_power
    if symbol == NO_SYMBOL:
        return Mover(source, symbol, max(0 + state.run_open, 0 + state.run_steps), 0, 0 + state.run_joint)
    is_whole = source != 0 and power == rules.power[source - 1]
    return Mover(source, symbol, power, power if is_whole else 0, 0)


@kernel
def mover_of(rules: Rules, source: int, symbol: int) -> Mover:
    """A card or token that is played for a symbol, or for its free steps."""
    return free_steps(rules, source) if is_free(rules, source) else power_of(rules, source, symbol)


@kernel
def free_steps(rules: Rules, source: int) -> Mover:
    """A card or token that steps without paying."""
    return Mover(source + 1, NO_SYMBOL, 0 + rules.steps[source], 0, 0)


@kernel
def power_of(rules: Rules, source: int, symbol: int) -> Mover:
    """One that pays with its power."""
    return Mover(source + 1, symbol, 0 + rules.power[source], 0 + rules.power[source], 0)


@kernel
def is_free(rules: Rules, source: int) -> bool:
    """It steps without paying (Q-4.7)."""
    if source < ids.TOKENS:
        return (rules.free_kinds >> source) & 1 != 0
    return (rules.free_tokens >> (source - ids.TOKENS)) & 1 != 0


@kernel
def cost(rules: Rules, state: State, mover: Mover, space: int, target: int, standing: int, taken: Spaces) -> int:
    """How much of a mover a target takes, if these blockades stand and these spaces are taken; -1: not there."""
    if target < ids.DIRECTIONS and ground.bars_step(rules, state, space):
        return -1
    return cost_unheld(rules, state, mover, space, target, standing, taken_for(rules, mover, taken))


@kernel(inline=True)
def cost_unheld(rules: Rules, state: State, mover: Mover, space: int, target: int, standing: int, taken: Spaces) -> int:
    """The same of a piece that may take a step at all (M-5.3), where `taken_for` the mover has been asked."""
    required = requirement_beyond(rules, state, space, target, standing, taken)
    return price(rules, mover, space, target, required) if required else -1


@kernel
def taken_for(rules: Rules, mover: Mover, taken: Spaces) -> Spaces:
    """Of these spaces those that a mover may not enter."""
    return NOBODY if is_expanded(rules) and enters_occupied(rules, mover) else taken


@kernel
def enters_occupied(rules: Rules, mover: Mover) -> bool:
    """The steps of some heroes may lead onto occupied spaces (H-7)."""
    steps = mover.symbol == NO_SYMBOL and mover.source <= ids.TOKENS
    return steps and (rules.enters_occupied >> (mover.source - 1)) & 1 != 0


@kernel(inline=True)
def price(rules: Rules, mover: Mover, space: int, target: int, required: int) -> int:
    """The same if nothing bars the way to what takes this requirement. A free step is one step (Q-4.7)."""
    if mover.symbol == NO_SYMBOL:
        if is_expanded(rules) and not may_step(rules, mover.source - 1, target, required):
            return -1
        if mover.joint:
            return 0 if target < ids.DIRECTIONS and rules.joint[space, target] == mover.joint - 1 else -1
        return 1 if mover.left else -1
    symbol, power = rules.required_symbol[required], 0 + rules.required_power[required]
    if has_modules(rules) and symbol == EXACT:  # no leftover power, and all of it (M-1.2)
        return power if power == mover.whole else -1
    return power if symbol == mover.symbol and power <= mover.left else -1


@kernel
def may_step(rules: Rules, source: int, target: int, required: int) -> bool:
    """The free steps of some know certain spaces only (H-6, H-7, P-2)."""
    if source >= ids.TOKENS:
        allowed = (rules.payers[BY_TOKENS, required, 0] >> (source - ids.TOKENS)) & 1
    else:
        allowed = (rules.payers[0, required, 0] >> source) & 1
    return allowed != 0 and (target < ids.DIRECTIONS or rules.removes_blockades[source] != 0)


@kernel
def after(rules: Rules, state: State, mover: Mover, space: int, target: int, paid: int) -> Mover:
    """What is left of a mover that has paid so much, the last of it for this target. Behind a blockade that a Native
    removed it may go on, if the option says so (Q-4.9); a piece that is held where it comes to does not (M-5.3)."""
    left, joint = mover.left - paid, 0
    if target >= ids.DIRECTIONS:
        removes = mover.symbol == NO_SYMBOL and mover.source and rules.removes_blockades[mover.source - 1] == NATIVE
        joint = target - ids.DIRECTIONS + 1 if removes and rules.native_goes_on else 0
    elif left and ground.bars_step(rules, state, 0 + rules.neighbour[space, target]):
        left = 0
    return Mover(mover.source, mover.symbol, left, 0, joint)


@kernel
def is_spent(mover: Mover) -> bool:
    """Nothing is left to move by."""
    return mover.left == 0 and mover.joint == 0


@kernel
def steps_of(rules: Rules, state: State, piece: int) -> int:
    """The targets, as bits, that the run leads one of the pieces to."""
    space, mover, found = 0 + state.at[index_of(rules, state, piece)], mover_now(rules, state), 0
    if space == OUTSIDE or is_spent(mover):
        return 0
    asked = targets(rules, state, mover, space, state.standing) | swamps(rules, mover, space)
    while asked:
        target = lowest(asked)
        asked &= asked - 1
        found |= (cost(rules, state, mover, space, target, state.standing, occupied(state)) >= 0) << target
    return found


# Which targets there are to ask about


@kernel
def targets(rules: Rules, state: State, mover: Mover, space: int, standing: int) -> int:
    """The targets, as bits, that a mover can have from a space, but for swamps."""
    around = (1 << rules.degree) - 1
    if mover.symbol < NO_SYMBOL:
        around = ground.directions(rules, state, space, mover.symbol)
    return around | ((rules.beside[space] & standing) << ids.DIRECTIONS)


@kernel
def swamps(rules: Rules, mover: Mover, space: int) -> int:
    """The swamps beside a space, as directions, if a mover can have any (M-1.2)."""
    return 0 + rules.along[EXACT, space] if has_modules(rules) and mover.whole else 0


# Steps for which nothing is played


@kernel
def due(rules: Rules, state: State, piece: int, space: int, target: int, required: int) -> int:
    """The cards that rubble or a camp takes, if there are enough in hand (Q-4.4 to Q-4.6), or the curses that are drawn
    (H-2.1, H-2.5); 0 if something has to be played."""
    symbol = rules.required_symbol[required]
    if symbol == NO_SYMBOL:
        cards = 0 + rules.required_power[required]
        held = usable_cards(rules, state) if has_hexes(rules) else 0 + state.hand_size[state.turn]
        return cards if cards <= held else 0
    if not has_hexes(rules) or symbol != CURSED:
        return 0
    return 0 if was_entered(rules, state, piece, space, target) else curses_for(rules, space, target, required)


@kernel
def was_entered(rules: Rules, state: State, piece: int, space: int, target: int) -> bool:
    """By demon steps a piece enters the same space once a turn (H-2.1)."""
    if target >= ids.DIRECTIONS:
        return False
    spirit = rules.spirit[rules.neighbour[space, target]] - 1
    return (state.entered[index_of(rules, state, piece)] >> spirit) & 1 != 0


@kernel
def curses_for(rules: Rules, space: int, target: int, required: int) -> int:
    """How many curses a demon step draws, or a demon blockade. A passage through a tunnel draws those of both ends, if
    the option says so (H-10.7)."""
    curses = 0 + rules.required_power[required]
    if rules.tunnels_doubly and ids.AROUND <= target < ids.DIRECTIONS:
        curses += rules.required_power[rules.printed[space]]
    return curses
