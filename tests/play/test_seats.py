"""The match as one seat knows it, which is what bots are given."""

from __future__ import annotations

import random
from typing import Any

import pytest

import manoa
from manoa.bots import bots, bots_for, quick_bots
from manoa.play.match import Seat
from thoughts import any_bot
from walks import (
    Table,
    every_game,
    every_main_table,
    every_table,
    finished,
    frozen,
    on_some_tables,
    play_on,
    positions,
    running,
)


def all_of(seat: Seat) -> dict[str, Any]:
    """All that a seat tells."""
    return {
        "seat": (seat.seat, seat.player, seat.over, seat.players, seat.step),
        "view": seat.view(),
        "observation": seat.observe().tolist(),
        "actions": seat.actions(),
        "mask": seat.mask().tolist(),
        "log": seat.log(),
        "state": seat.state.tobytes(),
    }


@every_table
def test_a_seat_sees_what_the_match_shows_it(table: Table) -> None:
    for match in positions(table, 6):
        for number in range(table.players):
            seat = match.for_seat(number)
            assert (seat.seat, seat.player, seat.over) == (number, match.player, match.over)
            assert seat.view() == match.view(number)
            assert seat.observe().tolist() == match.observe(number).tolist()
            assert seat.actions() == (match.actions() if match.player == number else [])
            assert seat.mask().tolist() == (match.mask() & (match.player == number)).tolist()


@every_main_table
def test_a_seat_has_its_own_log(table: Table) -> None:
    for match in positions(table, 3):
        for number in range(table.players):
            assert match.for_seat(number).log() == match.log(number)


@on_some_tables
def test_a_seat_stays_as_it_was_while_the_match_goes_on(table: Table) -> None:
    for match in running(table, 2):
        seat = match.for_seat(0)
        before = all_of(seat)
        play_on(match, random.Random(0), 10)
        assert all_of(seat) == before


@on_some_tables
def test_a_seat_can_be_misused_without_harm_to_the_match(table: Table) -> None:
    for match in running(table, 2):
        before = frozen(match)
        for number in range(table.players):
            seat = match.for_seat(number)
            play_on(seat.imagine(), random.Random(0), 10)
            seat.state["key"] = 0
        assert frozen(match) == before


@on_some_tables
def test_the_same_seed_gives_the_same_world(table: Table) -> None:
    for match in running(table, 3):
        seat = match.for_seat(0)
        assert frozen(seat.imagine(5)) == frozen(seat.imagine(5)) == frozen(match.for_seat(0).imagine(5))
        assert frozen(seat.imagine()) == frozen(seat.imagine())
        assert seat.imagine(5).state.tobytes() != seat.imagine(6).state.tobytes()


@every_table
def test_imagined_worlds_are_positions_that_can_be(table: Table) -> None:
    for match in positions(table, 6):
        for number in range(table.players):
            world = match.for_seat(number).imagine(len(match.steps))
            assert table.game.restore(world.snapshot()).snapshot() == world.snapshot()
            assert (world.player, world.over, world.scores) == (match.player, match.over, match.scores)
            assert play_on(world, random.Random(0)).over


@pytest.mark.parametrize("name", ["chess", "", None, 3])
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: Any) -> None:
    with pytest.raises(ValueError, match="there are: ") as refusal:
        manoa.bot(name)
    assert all(known in str(refusal.value) for known in bots())


@pytest.mark.parametrize("name", bots())
def test_an_unknown_option_of_a_bot_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="strength"):
        manoa.bot(name, strength=3)


@pytest.mark.parametrize("name", bots())
@pytest.mark.parametrize("seed", [-1, 2**63, 2**200, 1.5, "1", True])
def test_what_is_no_seed_of_a_bot_is_refused(name: str, seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        manoa.bot(name, seed=seed)


@every_game
def test_every_game_has_a_random_bot_first(name: str) -> None:
    assert bots_for(name)[0] == "random"
    assert len(set(bots_for(name))) == len(bots_for(name))
    assert set(bots_for(name)) <= set(bots())


@every_main_table
def test_bots_choose_what_is_legal_and_the_same_for_the_same_seed(table: Table) -> None:
    for match in running(table, 5):
        assert match.player is not None
        seat = match.for_seat(match.player)
        for name in bots_for(table.game.name):
            chosen = any_bot(name, seed=11).choose(seat)
            assert chosen in match.actions()
            assert chosen == any_bot(name, seed=11).choose(seat)


@on_some_tables
def test_bots_choose_only_when_it_is_their_turn(table: Table) -> None:
    match = table.start(seed=1)
    assert match.player is not None
    other = match.for_seat((match.player + 1) % table.players)
    for name in bots_for(table.game.name):
        with pytest.raises(ValueError, match="not the turn"):
            manoa.bot(name, seed=1).choose(other)


@every_main_table
def test_bots_play_a_match_to_its_end(table: Table) -> None:
    for name in quick_bots(table.game.name):
        match, bot = table.start(1), manoa.bot(name, seed=1)
        while match.player is not None:
            match.play(bot.choose(match.for_seat(match.player)))
        assert sorted(match.placings)[0] == 1


@on_some_tables
def test_a_finished_match_still_has_seats(table: Table) -> None:
    match = finished(table)
    for number in range(table.players):
        assert match.for_seat(number).actions() == []
        assert match.for_seat(number).mask().any() == match.mask().any()
