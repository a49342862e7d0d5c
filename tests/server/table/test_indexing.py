"""The rows beside the log, from which lists are made."""

from __future__ import annotations

from typing import Any

import msgspec

from manoa.server.table.indexing import index_row, seat_rows, table_row
from manoa.server.wire import commands, news
from manoa.server.wire.tables import LiveClock
from server.tables import ADA, BEN, ME, OPEN, RANDOM, SEED, Room, branched, room, seated

NODE, LEASE = "node", 10_000


def index(made: Room) -> dict[str, Any]:
    return index_row(made.table, NODE, made.now, LEASE)


def rows(made: Room) -> list[dict[str, Any]]:
    found = seat_rows(made.table, made.table.entries)
    assert found is not None
    return found


def test_what_never_changes_is_written_once() -> None:
    made = room("lost-cities", ME, OPEN, clock=LiveClock(300), public=False)
    row = table_row(made.table)
    assert row["clock"] == {"kind": "live", "seconds": 300, "increment": 0}
    assert (row["game"], row["public"], row["analysis"], row["seed"]) == ("lost-cities", False, False, SEED)
    assert row["created"] == made.now
    msgspec.json.encode(row["options"])


def test_the_index_says_how_it_stands() -> None:
    made = seated()
    made.steps(3)
    row = index(made)
    assert (row["version"], row["status"], row["step"]) == (made.table.version, "running", 3)
    assert row["waiting"] == made.table.player
    made.do(ADA, commands.Resign())
    row = index(made)
    assert (row["status"], row["waiting"], row["due"]) == ("over", None, None)
    assert row["result"]["placings"] == [2, 1]


def test_whoever_writes_a_bots_turn_claims_it_but_not_a_clock_that_runs() -> None:
    made = room("lost-cities", RANDOM, RANDOM)
    row = index(made)
    assert (row["due"], row["claimed_by"], row["claimed_until"]) == (made.now, NODE, made.now + LEASE)
    timed = seated(clock=LiveClock(300))
    row = index(timed)
    assert (row["due"], row["claimed_by"], row["claimed_until"]) == (timed.now + 300_000, None, None)


def test_the_seats_are_written_when_something_about_them_changed() -> None:
    made = seated()
    assert [row["user"] for row in rows(made)] == ["ada", "ben"]
    made.step()
    assert seat_rows(made.table, made.table.entries[-1:]) is None
    made.do(BEN, commands.Leave())
    left = seat_rows(made.table, made.table.entries[-1:])
    assert left is not None
    assert (left[1]["away"], left[1]["bot"]) == ("left", made.table.chairs[1].bot)


def test_the_seats_have_places_and_scores_once_there_are_any() -> None:
    made = seated()
    assert [(row["placing"], row["score"]) for row in rows(made)] == [(None, None)] * 2
    made.finish()
    result = made.table.result
    assert result is not None
    assert result.placings is not None
    assert [(row["placing"], row["score"]) for row in rows(made)] == list(
        zip(result.placings, result.scores, strict=True)
    )


def test_an_end_by_consent_has_scores_and_no_places() -> None:
    made = seated()
    made.do(ADA, commands.Propose("end"))
    made.do(BEN, commands.Answer("end", True))
    assert isinstance(made.table.entries[-1].event, news.Ended)
    assert [row["placing"] for row in rows(made)] == [None, None]
    assert None not in [row["score"] for row in rows(made)]


def test_an_analysis_belongs_to_its_host_by_its_first_seat() -> None:
    made = seated()
    made.do(BEN, commands.Resign())
    mine = branched(made, BEN, 0)
    assert [row["user"] for row in rows(mine)] == ["ben", None]
