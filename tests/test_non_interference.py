"""Hidden stays hidden: worlds that differ only in what a seat cannot know give that seat the same bytes.

Every world here is the true position with the hidden part drawn again by the game's own `imagine`. The true one is
always among them: that an `imagine` forgets to redraw something shows as well.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

import manoa
from manoa import Match
from manoa.kernel.batch import CpuBatch
from manoa.kernel.chance import Chance
from thoughts import THINKING, any_bot
from walks import Table, every_main_table, every_table, finished, going_on, positions, running
from worlds import knowledge, open_worlds, standing, worlds


def hidden_part(match: Match) -> list[bytes]:
    """A state without its source of randomness."""
    return [match.state[name].tobytes() for name in match.state.dtype.names if not hasattr(Chance, name)]


@every_table
def test_worlds_that_a_seat_cannot_tell_apart_do_differ(table: Table) -> None:
    for seat in range(table.players):
        alike = worlds(table.start(8), seat, 4)
        assert len({tuple(hidden_part(world)) for world in alike}) == len(alike)


@every_table
def test_a_seat_gets_the_same_bytes_in_all_worlds_it_cannot_tell_apart(table: Table) -> None:
    for match in positions(table, 4, seed=8):
        for seat in range(table.players):
            true, *imagined = (knowledge(world, seat) for world in worlds(match, seat))
            for other in imagined:
                assert other == true


@every_table
def test_what_all_seats_together_cannot_know_is_drawn_again_without_any_of_them_noticing(table: Table) -> None:
    """Hands stay as they are, so the luck of a game can be measured from what was revealed later (manoa.arena.luck)."""
    differ = 0
    for match in positions(table, 4, seed=8):
        true = going_on(match.game, match.players, match.state)
        for other in open_worlds(match):
            differ += hidden_part(other) != hidden_part(true)
            assert other.legal == true.legal
            for seat in range(table.players):
                assert standing(other, seat) == standing(true, seat)
    assert differ


@every_table
def test_what_happens_next_looks_the_same_in_all_of_them(table: Table) -> None:
    """This must hold for steps that reveal nothing. For others it holds as long as `imagine` itself considers the
    worlds alike."""
    by_others = 0
    for match in positions(table, 16 // table.players, seed=9):
        for seat in range(table.players):
            for actor, same in continuations(match, seat):
                assert same, f"seat {seat} learned something from a step of seat {actor} that revealed nothing"
                by_others += actor != seat
    assert by_others >= 6, "hardly any step of another seat was compared"


def continuations(match: Match, seat: int) -> Iterator[tuple[int | None, bool]]:
    """Play the same legal step in two worlds. Return who acted, and whether the seat still cannot tell the worlds
    apart."""
    luck = random.Random(len(match.steps))
    one, two = worlds(match, seat, 1)
    known = knowledge
    for _ in range(8):
        common = sorted(set(one.legal) & set(two.legal))
        if not common:
            return
        actor, revealed = one.player, (int(one.state["revealed"]), int(two.state["revealed"]))
        action = luck.choice(common)
        one.play(action), two.play(action)
        alike = one.for_seat(seat).state.tobytes() == two.for_seat(seat).state.tobytes()
        came_to_light = revealed != (one.state["revealed"], two.state["revealed"])
        if came_to_light:
            known = standing  # the logs may show different dice that led to the same position
        if alike:
            assert known(one, seat) == known(two, seat)
        elif came_to_light:
            return  # something hidden was revealed, and it was not the same in both
        yield actor, alike


@every_table
def test_policies_in_a_batch_use_only_what_the_seat_to_act_knows(table: Table) -> None:
    end = finished(table, 10)
    moments = [end.at(step) for step in range(0, len(end.steps), 7)]
    true, *imagined = (
        batch_of(table, states) for states in zip(*(states_to_act(match) for match in moments), strict=True)
    )
    for policy in ("random", *table.game.book.policies):
        chosen = true.choose(policy, seed=3)
        for other in imagined:
            assert other.choose(policy, seed=3).tolist() == chosen.tolist()


@every_main_table
def test_bots_that_think_come_to_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(table: Table) -> None:
    for match in running(table, 2, seed=8):
        assert match.player is not None
        places = [world.for_seat(world.player) for world in worlds(match, match.player) if world.player is not None]
        for name in THINKING:
            true, *imagined = (any_bot(name, seed=5, simulations=12).think(place) for place in places)
            for other in imagined:
                assert other == true


def states_to_act(match: Match) -> list[np.record]:
    """The true state and imagined ones, for the seat whose turn it is."""
    assert match.player is not None
    return [world.state for world in worlds(match, match.player)]


def batch_of(table: Table, states: tuple[np.record, ...]) -> CpuBatch:
    """A batch whose games are in given positions."""
    batch = manoa.batch(table.game, len(states), players=table.players)
    assert isinstance(batch, CpuBatch)
    for game, state in enumerate(states):
        batch.edit()[game] = state
    return batch
