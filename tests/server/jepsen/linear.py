"""Whether all that happened at a table could have happened one after the other, each thing at some moment between its
being asked for and its being answered.

A table is a register that holds a version, and every version is written once. So there is nothing to search for: the
versions are the order, and it only has to agree with time. Whoever asks after a version was seen, by anybody, reads
that one or a later one, and writes a later one; and no version is seen before somebody asks for it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import NamedTuple

from server.jepsen.answers import ANSWERS, answer_of
from server.jepsen.history import Asked, Heard, History
from server.jepsen.logs import Log
from server.jepsen.streams import streamed


class Operation(NamedTuple):
    """What somebody did, or saw, at a table."""

    asked: float
    answered: float
    version: int
    writes: bool
    name: str


UNASKED = 0.0  # what comes by itself may come late
Times = dict[int, float]  # by version: when it was first asked for


def check_linear(history: History, logs: dict[str, Log]) -> Iterator[str]:
    done = operations(history)
    first = first_asked(history)
    for table, log in logs.items():
        asked = {entry.version: first[table, entry.command] for entry in log.entries if (table, entry.command) in first}
        for fault in faults(done.get(table, []), asked):
            yield f"at {table} {fault}"


def faults(done: Iterable[Operation], asked: Times) -> Iterator[str]:
    """What cannot have been, at one table."""
    ops = sorted(done, key=lambda op: op.answered)
    moments = [op.answered for op in ops]
    newest = list(accumulate((op.version for op in ops), max))
    for op in ops:
        before = bisect_left(moments, op.asked)  # these were answered before this was asked for
        floor = newest[before - 1] if before else 0
        if op.version < floor + op.writes:
            verb = "written" if op.writes else "read"
            yield f"{op.name}: {op.version} was {verb} after {floor} had been seen"
    for version, moment in asked.items():
        seen = next((op for op, most in zip(ops, newest, strict=True) if most >= version), None)
        if seen is not None and seen.answered < moment:
            yield f"{seen.name}: {seen.version} was seen before {version} was asked for"


def operations(history: History) -> dict[str, list[Operation]]:
    """By table. Where it cannot be known which of several copies was answered, it was the first: that asks less."""
    done: dict[str, list[Operation]] = {}
    for record, frame, stream, _ in streamed(history):
        # News that nobody asked for say that a version is there, and may come late.
        began = UNASKED if stream.answered is None else stream.answered
        name = f"connection {record.connection}"
        done.setdefault(frame.table, []).append(Operation(began, record.at, frame.state.v, False, name))
    asked = first_asked(history)
    for told in history.records:
        if isinstance(told, Heard) and told.frame.startswith(ANSWERS):
            answer = answer_of(told.frame)
            name = f"{history.users[told.connection]}:{answer.id}"
            began = asked.get((answer.table, name), UNASKED)
            if answer.t == "again":
                began = UNASKED  # it says when it was done, not how it stands
            if answer.v:  # else the table was not even looked at
                op = Operation(began, told.at, answer.v, answer.t == "ok", name)
                done.setdefault(answer.table, []).append(op)
    return done


def first_asked(history: History) -> dict[tuple[str, str | None], float]:
    first: dict[tuple[str, str | None], float] = {}
    for record in history.records:
        if isinstance(record, Asked) and record.frame["t"] == "do":
            name = f"{history.users[record.connection]}:{record.frame['request']['id']}"
            first.setdefault((record.frame["table"], name), record.at)
    return first
