"""Records out and in."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa.play.record import replay
from manoa.server.table import project
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import imported
from manoa.server.wire import commands
from server.tables import ADA, ANYTHING, BEN, EVE, GAMES, Room, branched, folded, outcome, seated, summary


def exported(made: Room) -> dict[str, Any]:
    """The file, through JSON."""
    given: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(project.record(made.table)()))
    return given


def finished(name: str = "lost-cities") -> Room:
    made = seated(name)
    made.finish()
    return made


def refused(record: Any) -> Refused:
    with pytest.raises(Refused) as refusal:
        imported(record, EVE)
    assert refusal.value.code == "bad-record"
    assert 0 < len(refusal.value.text) <= 2000
    return refusal.value


@pytest.mark.parametrize("name", GAMES)
def test_a_record_goes_out_and_comes_in_again(name: str) -> None:
    made = finished(name)
    given = exported(made)
    new = Room(imported(given, EVE))
    assert new.match.state.tobytes() == made.match.state.tobytes()
    assert new.match.steps == made.match.steps
    assert [chair.name for chair in new.table.chairs] == ["Ada", "Ben"]
    assert new.table.begun.host == EVE.id
    assert exported(new)["record"] == given["record"]
    assert summary(folded(new.table)) == summary(new.table)


@pytest.mark.parametrize("name", GAMES)
def test_so_does_one_that_begins_with_a_position(name: str) -> None:
    made = seated(name)
    made.steps(6)
    analysed = branched(made, ADA, 6)
    analysed.steps(5)
    given = exported(analysed)
    assert "position" in given["record"]
    new = Room(imported(given, EVE))
    assert new.match.view(0) == analysed.match.view(0)
    assert exported(new)["record"] == given["record"]
    new.do(EVE, commands.Undo())
    new.steps(3)
    assert summary(folded(new.table)) == summary(new.table)


def test_the_librarys_own_record_comes_in_as_well() -> None:
    made = finished()
    new = Room(imported(made.match.record(), EVE))
    assert new.match.scores == made.match.scores
    assert [chair.name for chair in new.table.chairs] == ["Seat 0", "Seat 1"]


def test_a_record_shows_how_it_came_to_its_end() -> None:
    made = seated()
    made.steps(4)
    made.do(BEN, commands.Resign())
    given = exported(made)
    assert given["result"]["reason"] == "resigned"
    assert len(given["record"]["actions"]) == 4
    assert given["commitment"] == made.table.begun.commitment
    assert replay(given["record"]).steps == made.match.steps


@pytest.mark.parametrize(
    "names",
    [
        None,
        7,
        [],
        ["Ada"],
        ["Ada", "Ben", "Cem"],
        ["", " "],
        [1, None],
        ["\x00", "\u202eBen"],
    ],
)
def test_names_that_are_none_are_replaced(names: Any) -> None:
    given = {**exported(finished()), "names": names}
    assert [chair.name for chair in Room(imported(given, EVE)).table.chairs] == ["Seat 0", "Seat 1"]


@pytest.mark.parametrize(
    ("bots", "were"),
    [
        ([None, "fair"], [None, "fair"]),
        (["search", "nobody"], ["search", None]),
        ([1, ["fair"]], [None, None]),
        (["fair"], [None, None]),
        ("fair", [None, None]),
    ],
)
def test_which_bots_played_is_still_told_and_none_of_them_plays_on(bots: Any, were: list[str | None]) -> None:
    new = Room(imported({**exported(finished()), "bots": bots}, EVE))
    assert [chair.was for chair in new.table.chairs] == were
    assert [chair.bot for chair in new.table.chairs] == [None, None]
    assert summary(folded(new.table)) == summary(new.table)


def test_names_that_are_too_long_are_cut() -> None:
    given = {**exported(finished()), "names": ["x" * 25, "y" * 10_000]}
    assert [chair.name for chair in Room(imported(given, EVE)).table.chairs] == ["x" * 24, "y" * 24]


def test_what_is_no_record_is_refused_in_a_sentence() -> None:
    record = finished().match.record()
    wrong: list[Any] = [
        {},
        {"manoa": "record"},
        {"manoa": "record", "record": None},
        {"manoa": "record", "record": []},
        {**record, "game": "chess"},
        {**record, "version": 99},
        {**record, "players": 7},
        {**record, "seed": "00"},
        {**record, "seed": None},
        {**record, "options": {"rounds": 2}},
        {**record, "actions": "all"},
        {**record, "actions": [{}]},
        {**record, "actions": [*record["actions"], record["actions"][-1]]},
        {**record, "actions": [10**30]},
        {**record, "position": {}},
        {name: value for name, value in record.items() if name != "seed"} | {"position": []},
    ]
    for nonsense in wrong:
        refused(nonsense)


@given(data=st.data(), name=st.sampled_from(GAMES))
def test_any_record_comes_in_or_is_refused(data: st.DataObject, name: str) -> None:
    record = dict(RECORDS[name])
    field = data.draw(st.sampled_from([*record, "position", "manoa", "names", "record"]))
    record[field] = data.draw(ANYTHING)
    if field == "position":
        del record["seed"]
    made = outcome(lambda: Room(imported(record, EVE)))
    if isinstance(made, Refused):
        assert made.code == "bad-record"
    else:
        assert summary(folded(made.table)) == summary(made.table)


RECORDS = {name: finished(name).match.record() for name in GAMES}
