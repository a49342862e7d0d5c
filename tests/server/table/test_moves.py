"""A command may name several steps: it is one move, done whole or not at all, and taken back whole."""

from __future__ import annotations

import msgspec
import pytest

from manoa.server.table import project, setup
from manoa.server.table.events import Begun, Played, decode
from manoa.server.table.project import SPECTATOR
from manoa.server.wire import commands, news
from server.tables import ADA, Room, folded, seated, summary

RUN = "scout B5 B11"  # in the lesson about moving; the village beyond wants another symbol
FIRST, NEXT = "B5", "B10"


def lesson() -> Room:
    return Room(setup.lesson("quest", "moving", ADA))


def test_several_steps_are_one_move() -> None:
    made = lesson()
    (played,) = made.do(ADA, commands.Play(f"scout {FIRST} {NEXT}"))
    assert isinstance(played, Played)
    assert played.text == ["play scout", f"go {FIRST}", f"go {NEXT}"]
    assert (made.table.version, made.table.step, made.table.starts) == (2, 3, [0])
    (_, moved) = (event.what for event in made.heard[next(iter(made.heard))])
    assert isinstance(moved, news.Moved)
    assert (moved.step, {event["step"] for event in moved.log}) == (3, {1, 2, 3})
    assert summary(folded(made.table)) == summary(made.table)


def test_a_move_is_taken_back_whole() -> None:
    made = lesson()
    before = made.match.state.tobytes()
    made.do(ADA, commands.Play(f"scout {FIRST}"))
    made.do(ADA, commands.Undo())
    assert (made.table.step, made.match.state.tobytes()) == (0, before)
    found = made.heard[next(iter(made.heard))][-1].what
    assert found == news.TookBack(0, 0)


def test_what_cannot_be_done_whole_is_not_done() -> None:
    made = lesson()
    refusal = made.refusal(ADA, commands.Play(RUN))
    assert refusal.code == "illegal"
    assert made.table.step == 0


def test_ids_are_not_stored() -> None:
    made = seated()
    made.steps(6)
    for entry in made.table.entries:
        assert "action" not in msgspec.to_builtins(entry.event)
    assert list(project.history(made.table, SPECTATOR, 0, 100))


def test_what_version_1_stored_is_read() -> None:
    played = decode(b'{"kind":"played","seat":1,"action":12,"text":"discard R4"}')
    assert played == Played(1, "discard R4")
    begun = b'{"kind":"begun","host":"a","game":"quest","rules":1,"options":{},"seats":[],"opening":[3,1],'
    read = decode(begun + b'"public":false,"clock":{"kind":"none"}}')
    assert isinstance(read, Begun)
    assert read.opening == [3, 1]


@pytest.mark.parametrize("text", ["scout", "scout B5 nowhere", ""])
def test_nonsense_is_refused(text: str) -> None:
    assert lesson().refused(ADA, commands.Play(text)) in ("malformed", "illegal")
