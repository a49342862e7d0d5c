"""Tables of another version of the rules can be read, never played."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from manoa.server.table import project
from manoa.server.table.events import Begun
from manoa.server.table.indexing import index_row, seat_rows
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import branch
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.tables import BranchIn, LiveClock
from server.tables import ADA, BEN, EVE, ME, OPEN, START, Room, branched, folded, room, seated


def aged(made: Room, **changes: object) -> Room:
    """The same log, begun under other rules."""
    first, *rest = made.table.entries
    assert isinstance(first.event, Begun)
    older = first._replace(event=replace(first.event, **(changes or {"rules": 99})))
    made.table = folded(made.table, [older, *rest])
    return made


def walked() -> Room:
    made = seated(clock=LiveClock(300))
    made.steps(6)
    made.do(made.to_act(), commands.Say("hm"))
    made.do(ADA, commands.Propose("end"))
    return made


@pytest.mark.parametrize(
    "changes", [{"rules": 99}, {"rules": 0}, {"game": "chess"}, {"options": {"gone": 1}, "rules": 0}]
)
def test_a_running_game_reads_as_closed(changes: dict[str, object]) -> None:
    made = aged(walked(), **changes)
    state = made.state(ADA)
    assert (state.table.status, state.table.step, state.table.seed) == ("closed", 6, None)
    assert (state.view, state.actions, state.undo, state.clocks, state.player) == (None, [], False, None, None)
    assert [seat.name for seat in state.table.seats] == ["Ada", "Ben"]
    assert made.table.due() is None
    assert made.table.version == len(made.table.entries)


def test_whatever_is_asked_of_it_is_refused_with_the_reason() -> None:
    made = aged(walked())
    asked: list[commands.Command] = [
        commands.Play(0),
        commands.Undo(),
        commands.Resign(),
        commands.Leave(),
        commands.Say("?"),
        commands.Answer("end", True),
    ]
    for command in asked:
        refusal = made.refusal(BEN, command)
        assert refusal.code == "other-rules"
        assert "version 99" in refusal.text


def test_its_events_can_be_read_without_what_the_steps_told() -> None:
    made = aged(walked())
    events = list(project.history(made.table, project.SPECTATOR, 0, 1000))
    assert [event.v for event in events] == list(range(1, made.table.version + 1))
    moved = [event.what for event in events if isinstance(event.what, news.Moved)]
    assert [(what.step, what.log) for what in moved] == [(step, []) for step in range(1, 7)]


def test_a_finished_game_keeps_its_result_and_its_seed() -> None:
    made = seated()
    made.finish()
    made.do(ADA, commands.Propose("rematch"))
    made.do(BEN, commands.Answer("rematch", True))
    result = made.table.result
    aged(made)
    state = made.state()
    assert (state.table.status, state.table.result) == ("over", result)
    assert state.table.seed is not None
    assert made.table.due() is None


def test_there_is_no_record_no_past_and_no_branch() -> None:
    made = seated()
    made.finish()
    aged(made)
    for look in (
        lambda table: project.record(table),
        lambda table: project.past(table, 0, None)(),
        lambda table: project.why(table, project.SPECTATOR, "x"),
        lambda table: branch(table, project.SPECTATOR, BranchIn(0), EVE),
    ):
        with pytest.raises(Refused) as refused:
            look(made.table)
        assert refused.value.code == "other-rules"


def test_an_open_table_is_closed_and_an_analysis_too() -> None:
    waiting = aged(room("lost-cities", ME, OPEN))
    assert waiting.table.status == "closed"
    assert waiting.refused(BEN, commands.Sit()) == "other-rules"
    over = seated()
    over.do(BEN, commands.Resign())
    mine = branched(over, ADA, 0)
    mine.steps(3)
    mine.do(ADA, commands.Undo())
    aged(mine)
    assert (mine.table.status, mine.table.step) == ("closed", 2)
    assert mine.refused(ADA, commands.Undo()) == "other-rules"


def test_its_rows_can_be_written() -> None:
    table: Table = aged(walked()).table
    row = index_row(table, "node", START, 1000)
    assert (row["status"], row["waiting"], row["due"]) == ("closed", None, None)
    rows = seat_rows(table, table.entries)
    assert rows is not None
    assert [row["user"] for row in rows] == ["ada", "ben"]
