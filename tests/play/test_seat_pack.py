"""Seats as plain data: what a bot in another process is sent."""

from __future__ import annotations

import random
from typing import Any

import pytest

import manoa
from manoa.bots import bots_for
from manoa.play.match import Seat
from thoughts import any_bot
from walks import Table, every_game, every_main_table, frozen, on_some_tables, play_on, positions, running
from worlds import worlds


def all_of(seat: Seat) -> dict[str, Any]:
    """All that a seat tells but for its log."""
    return {
        "seat": (seat.seat, seat.player, seat.over, seat.players, seat.step, seat.game),
        "rules": seat.rules.tobytes(),
        "state": seat.state.tobytes(),
        "view": seat.view(),
        "observation": seat.observe().tolist(),
        "actions": seat.actions(),
        "mask": seat.mask().tolist(),
        "worlds": [frozen(seat.imagine(seed)) for seed in (None, 5)],
    }


def choices(seat: Seat) -> list[Any]:
    """What each bot would do."""
    return [any_bot(name, seed=11).choose(seat) for name in bots_for(seat.game.name)]


def is_plain(value: Any) -> bool:
    """Made of nothing but what every serialisation knows."""
    if isinstance(value, dict):
        return all(type(name) is str and is_plain(part) for name, part in value.items())
    if isinstance(value, list):
        return all(map(is_plain, value))
    return type(value) in (str, int, bool, bytes)


def written(packed: dict[str, Any]) -> bytes:
    return repr(packed).encode()


@every_main_table
def test_an_unpacked_seat_tells_what_the_packed_one_did(table: Table) -> None:
    for match in positions(table, 3, seed=3):
        for number in range(table.players):
            seat = match.for_seat(number)
            assert all_of(Seat.unpack(seat.pack())) == all_of(seat)


@on_some_tables
def test_bots_choose_the_same_for_an_unpacked_seat(table: Table) -> None:
    for match in running(table, 3, seed=3):
        assert match.player is not None
        seat = match.for_seat(match.player)
        assert choices(Seat.unpack(seat.pack())) == choices(seat)


@every_main_table
def test_the_packed_bytes_are_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(table: Table) -> None:
    for match in positions(table, 3, seed=8):
        for number in range(table.players):
            true, *imagined = (written(world.for_seat(number).pack()) for world in worlds(match, number))
            for other in imagined:
                assert other == true


@every_main_table
def test_the_packed_bytes_hold_nothing_of_the_key_and_seed(table: Table) -> None:
    seed = bytes(range(100, 132))
    match = play_on(table.game.start(table.players, seed), random.Random(0), 5)
    for number in range(table.players):
        packed = match.for_seat(number).pack()
        assert seed not in packed["state"]
        assert match.state["key"].tobytes() not in packed["state"]
        assert match.state["block"].tobytes() not in packed["state"]


@on_some_tables
def test_packed_seats_are_plain_data_and_can_be_packed_again(table: Table) -> None:
    for match in running(table, 2):
        packed = match.for_seat(0).pack()
        assert is_plain(packed)
        assert Seat.unpack(packed).pack() == packed


@every_game
def test_unpacked_seats_and_what_they_came_from_are_independent(name: str) -> None:
    match = manoa.game(name).start(seed=1)
    packed = match.for_seat(0).pack()
    before = written(packed)
    seat, other = Seat.unpack(packed), Seat.unpack(packed)
    seat.state["key"] = 0
    play_on(seat.imagine(), random.Random(0), 10)
    assert other.state.tobytes() == packed["state"]
    packed["options"].clear()
    assert written(match.for_seat(0).pack()) == before


@every_game
def test_a_seat_is_packed_without_its_log(name: str) -> None:
    seat = Seat.unpack(manoa.game(name).start(seed=1).for_seat(0).pack())
    with pytest.raises(ValueError, match="packed without its log"):
        seat.log()


@every_game
def test_rules_are_made_once_for_all_seats_of_equal_games(name: str) -> None:
    one, two = (manoa.game(name).start(seed=seed).for_seat(0) for seed in (1, 2))
    assert Seat.unpack(one.pack()).game is Seat.unpack(two.pack()).game


@every_game
def test_seats_of_another_version_of_the_rules_are_refused(name: str) -> None:
    packed = manoa.game(name).start(seed=1).for_seat(0).pack()
    with pytest.raises(ValueError, match="packed under version 99"):
        Seat.unpack({**packed, "version": 99})
    with pytest.raises(ValueError, match="buffer"):
        Seat.unpack({**packed, "state": packed["state"][:-1]})
