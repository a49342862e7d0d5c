"""The end of a turn, of a round and of the game (Q-7, Q-8)."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.cards import HAND_SIZE
from manoa.games.quest.rules.modules import hooks
from manoa.games.quest.rules.notes import ARRIVED as NOTE_ARRIVED
from manoa.games.quest.rules.notes import ENDED, TURN_ENDED
from manoa.games.quest.rules.state import ACT, OUTSIDE, PIECES, Rules, State
from manoa.games.quest.rules.zones import clear_area, draw
from manoa.kernel.journal import note, note_more
from manoa.kernel.language import kernel


@kernel
def end_turn(rules: Rules, state: State, journal: Any) -> None:
    """Phases 2 and 3: the play area goes to the discard pile, the hand is filled up to four (Q-7.1, Q-7.2)."""
    note(journal, TURN_ENDED, state.turn, 0, 0, 0, 0)
    clear_area(rules, state)
    draw(rules, state, state.turn, HAND_SIZE - state.hand_size[state.turn], journal)
    pass_turn(rules, state, journal)


@kernel
def arrive(rules: Rules, state: State, journal: Any) -> None:
    """A piece has reached El Dorado. With the last of a player's pieces the turn is over at once (Q-8.1)."""
    if steps_to_go(rules, state, state.turn) == 0:
        state.arrivals += 1
        state.arrival[state.turn] = state.arrivals
        note(journal, NOTE_ARRIVED, state.turn, 0, 0, 0, 0)
        clear_area(rules, state)
        pass_turn(rules, state, journal)


@kernel
def pass_turn(rules: Rules, state: State, journal: Any) -> None:
    """The next player; after the last of the round the next round, or the end (Q-8.2, Q-8.5)."""
    state.bought = 0
    state.passing = 0
    state.changing = 0
    state.used_item = 0
    state.open_reserve = 0
    for piece in range(PIECES):
        state.entered[piece] = 0
    hooks.turn_over(rules, state)
    state.phase = ACT
    state.revealed += 1  # nobody takes a step of an ended turn back
    state.turn = state.turn + 1 if state.turn + 1 < rules.players else 0
    if state.turn == state.starter:
        if is_last_round(rules, state):
            state.ended = 1
            note_end(rules, state, journal)
        else:
            state.round_number += 1


@kernel
def is_last_round(rules: Rules, state: State) -> bool:
    """The game ends with this round: somebody has arrived (Q-8.2), or it is the last that is played (Q-8.5)."""
    return state.arrivals != 0 or state.round_number == rules.round_limit


@kernel
def note_end(rules: Rules, state: State, journal: Any) -> None:
    """How far everybody is from El Dorado, and in which round."""
    if len(journal):
        left = (0, 0, 0, 0)
        for seat in range(rules.players):
            steps = min(steps_to_go(rules, state, seat), MOST)
            left = (left[1], left[2], left[3], steps)
        note(journal, ENDED, -1, left[0], left[1], left[2], left[3])
        note_more(journal, state.round_number & MOST, state.round_number >> 15)


@kernel
def steps_to_go(rules: Rules, state: State, seat: int) -> int:
    """Of all pieces of a seat together (Q-8.4, Q-8.5)."""
    steps = 0
    for piece in range(seat * rules.pieces, (seat + 1) * rules.pieces):
        if state.at[piece] != OUTSIDE:
            steps += rules.to_go[state.at[piece]]
    return steps


@kernel
def over(rules: Rules, state: State) -> bool:
    return state.ended != 0


MOST = (1 << 15) - 1  # in one number of a journal

# Scores are made so that their order is that of: below 0 the steps to go; from ARRIVED on arrivals,
# first by number of blockades, then by the best of them, then (if asked for) by time.
ARRIVED, PER_BLOCKADE, PER_POWER = 10_000, 1_000, 100
PER_POINT = 20_000  # with treasures: more than all that a tie goes by (M-6.3)
PER_CHEST = 2  # steps that a point is worth to those who look ahead


@kernel
def score(rules: Rules, state: State, out: Any) -> None:
    """Minus the steps to go, or for an arrival its rank among arrivals."""
    for seat in range(rules.players):
        points = hooks.points(rules, state, seat)
        if points >= 0:
            out[seat] = PER_POINT * points + trophies(rules, state, seat)
        elif state.arrival[seat]:
            out[seat] = ARRIVED + trophies(rules, state, seat)
        else:
            out[seat] = -steps_to_go(rules, state, seat)
        if rules.earlier_wins and state.arrival[seat]:
            out[seat] += rules.players - state.arrival[seat]


def in_steps(score: int) -> int:
    """A final score as margins are told. An arrival has no steps to go. With treasures, where scores are of another
    size, each point counts as many steps as in `lead`."""
    return PER_CHEST * (score // PER_POINT) if score >= PER_POINT else min(score, 0)


@kernel
def lead(rules: Rules, state: State, out: Any) -> None:
    """How far each seat has come: a finish by much is better than one by little, which the score does not tell."""
    for seat in range(rules.players):
        out[seat] = PER_CHEST * hooks.found(rules, state, seat) - steps_to_go(rules, state, seat)


@kernel
def trophies(rules: Rules, state: State, seat: int) -> int:
    """What a seat's blockades count in a tie (Q-8.3)."""
    blockades, best = 0, 0
    for number in range(1, rules.blockades + 1):
        if state.owner[number] == seat + 1:
            blockades += 1
            power = rules.required_power[rules.blockade_requirement[number]] if rules.by_power else 0
            best = max(best, PER_POWER * power + 10 * number)
    return PER_BLOCKADE * blockades + best
