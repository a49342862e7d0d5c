"""Logs in which the server did too much, too little, too early or too late."""

from __future__ import annotations

import pytest

from manoa.play.match import game
from manoa.server.table.events import Begun, Entry, Played, Stored
from manoa.server.wire import news
from manoa.server.wire.tables import LiveClock, SeatInfo
from server.jepsen.duties import LONGEST, PATIENCE, check_duties
from server.jepsen.logs import Log

SECONDS = 10


class Notes:
    """A log of Lost Cities, written by hand: Ada against a bot."""

    def __init__(self) -> None:
        chosen = game("lost-cities", rounds=1)
        self.match = chosen.start(2, bytes(32))
        self.entries: list[Entry] = []
        seats = [SeatInfo("person", "Ada", "ada"), SeatInfo("bot", bot="random")]
        clock = LiveClock(SECONDS)
        self.add(0, Begun("ada", chosen.name, chosen.version, chosen.options, seats, True, clock))
        self.add(0, news.Started())

    def add(self, at: int, event: Stored, command: str | None = None) -> None:
        self.entries.append(Entry(len(self.entries) + 1, at, command, event))

    def play(self, at: int, command: str) -> None:
        assert self.match.player is not None
        event = Played(self.match.player, str(self.match.actions()[0]))
        self.match.follow(event.texts)
        self.add(at, event, command)

    def complaints(self, now: int | None = None) -> list[str]:
        return list(check_duties(Log("T", bytes(32), self.entries, {}, []), now))


@pytest.fixture
def notes() -> Notes:
    return Notes()


def test_a_turn_each(notes: Notes) -> None:
    notes.play(1_000, "ada:1")
    notes.play(2_000, "ada:2")
    notes.play(2_100, "*bot:4")
    notes.play(2_200, "*bot:5")
    assert notes.complaints(2_300) == []


def test_a_duty_that_is_done_twice(notes: Notes) -> None:
    notes.play(1_000, "ada:1")
    notes.play(2_000, "ada:2")
    notes.play(2_100, "*bot:4")
    notes.play(2_200, "*bot:4:again")
    assert notes.complaints() == ["*bot:4 of T was done twice, at 5 and 6"]


def test_a_bot_that_is_forgotten(notes: Notes) -> None:
    notes.play(1_000, "ada:1")
    notes.play(2_000, "ada:2")
    assert notes.complaints(2_000 + PATIENCE) == []
    assert notes.complaints(2_001 + PATIENCE) == ["at T a bot was to act since 4, and did not"]


def test_a_clock_that_is_forgotten(notes: Notes) -> None:
    assert notes.complaints(SECONDS * 1000 + PATIENCE) == []
    assert notes.complaints(SECONDS * 1000 + PATIENCE + 1) == ["at T the time of 0 was over, and nothing came of it"]


@pytest.mark.parametrize(("late", "wrong"), [(0, False), (-1, True), (LONGEST, False), (LONGEST + 1, True)])
def test_time_that_is_over_when_it_is(notes: Notes, late: int, wrong: bool) -> None:
    """The bot's turn takes nothing of Ada's time."""
    notes.play(1_000, "ada:1")
    notes.play(2_000, "ada:2")
    notes.play(5_000, "*bot:4")
    notes.play(6_000, "*bot:5")
    notes.add(6_000 + SECONDS * 1000 - 2_000 + late, news.TakenOver(0, "random", "time"), "*time:6")
    found = [f"version 7 of T: time was over {late} ms after its end"] if wrong else []
    assert notes.complaints() == found


def test_a_move_after_the_end_of_the_time(notes: Notes) -> None:
    notes.play(SECONDS * 1000 + 1_001, "ada:1")
    assert notes.complaints() == ["version 3 of T: 0 played 1001 ms after the end of their time"]
