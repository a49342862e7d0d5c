"""Days for tests of deals: each begins a new one at noon, and lets it end when it likes."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from manoa.server.live import moment
from server.inside import Guest

_NUMBERS = count(1)


class Day:
    def __init__(self, at: datetime) -> None:
        self.at = at
        self.name = at.date().isoformat()

    def begin(self, later: float = 0) -> None:
        """From now on it is so many hours after noon."""
        moment.set_clock(int((self.at + timedelta(hours=later)).timestamp() * 1000))

    def end(self) -> None:
        """From now on it is the day after."""
        self.begin(13)


@pytest.fixture
def day() -> Iterator[Day]:
    day = Day(datetime(2031, 1, 1, 12, tzinfo=UTC) + timedelta(days=3 * next(_NUMBERS)))
    day.begin()
    yield day
    moment.set_clock(moment.wall())


def begin(who: Guest, game: str = "lost-cities") -> str:
    """The table of somebody's try."""
    answer = who.http.post(f"/api/daily/{game}")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def give_up(who: Guest, table: str) -> None:
    assert who.ask(table, {"kind": "resign"})["t"] == "ok"


def finish(who: Guest, table: str, choice: int = 0) -> None:
    """Plays the same sort of action at each turn until it is over; bots answer in between."""
    while (state := who.look(table))["table"]["status"] != "over":
        if state["actions"]:
            action = state["actions"][choice]["id"]
            who.ask(table, {"kind": "play", "action": action}, state["v"], f"p{state['v']}")
