"""What a deal brought about, for the log. A deal has no journal, so the first step of a match tells it."""

from typing import Any

from manoa.games.island.parts.explorers import SEATS
from manoa.games.island.rules import happened, tasks
from manoa.games.island.rules.gathering import accessible, cards_of_mix, note_gathered, only_mix
from manoa.games.island.rules.resources import extra_food, note_extra_food
from manoa.games.island.rules.state import NOBODY, Rules, State
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import current


@kernel
def is_untold(state: State) -> bool:
    """Whether this is the first step."""
    return state.start_rolls[state.starter] != 0


@kernel
def tell_deal(rules: Rules, state: State, journal: Any) -> None:
    """Who begins; and where nobody chose explorers, all that happened up to the first decision."""
    tell_start(state, journal)
    if rules.side != NOBODY:
        for seat in range(rules.players):
            note_explorer(state, seat, journal)
        note_roll(rules, state, journal)
        if state.gather:
            note_speed(state, journal)
            if current(state) != tasks.GATHERING:
                tell_gathering(rules, state, journal)


@kernel
def tell_start(state: State, journal: Any) -> None:
    """By which dice somebody begins (I-2.6)."""
    rolls = state.start_rolls
    note(journal, happened.START, state.starter, rolls[0], rolls[1], rolls[2], rolls[3])
    for seat in range(SEATS):
        rolls[seat] = 0


@kernel
def tell_gathering(rules: Rules, state: State, journal: Any) -> None:
    """After equal dice, of one type at most. The supply is still so large that the same could be taken again."""
    seat = state.turn
    types, mix = accessible(rules, state, seat), only_mix(rules, state, seat)
    if mix >= 0:
        food, wood, gold = cards_of_mix(state, types, mix)
        note_gathered(seat, types, food, wood, gold, journal)
        note_extra_food(seat, extra_food(rules, state, seat), journal)


@kernel
def note_explorer(state: State, seat: int, journal: Any) -> None:
    note(journal, happened.EXPLORER, seat, state.explorer[seat], 0, 0, 0)


@kernel
def note_roll(rules: Rules, state: State, journal: Any) -> None:
    """A turn begins: with a roll or, where nothing is rolled, without."""
    if rules.hardcore:
        note(journal, happened.TURN, state.turn, 0, 0, 0, 0)
    else:
        note(journal, happened.ROLL, state.turn, state.die[0], state.die[1], 0, 0)


@kernel
def note_speed(state: State, journal: Any) -> None:
    note(journal, happened.SPEED, state.turn, state.speed, state.gather, 0, 0)
