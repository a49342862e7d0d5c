"""The file of a run: gzip of JSON lines, the plan first and then a line for each game. It only grows, a piece at a
time, each piece a gzip member of its own: if the last is torn, all others stand."""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import msgspec

from manoa.arena.outcome import Outcome
from manoa.arena.plan import FORMAT, Plan
from manoa.arena.schedule import Schedule, Task

HEAD = b'{"manoa":"arena",'
CHUNK = 1 << 16
GZIP = 31  # zlib's word for it
PLAN = msgspec.json.Decoder(Plan)
OUTCOME = msgspec.json.Decoder(Outcome)


class BadLedger(ValueError):
    """A file that is not one of an arena."""


class Ledger:
    """A file that is written on."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def open(cls, path: Path, plan: Plan) -> tuple[Ledger, list[Outcome]]:
        """A new file for a plan, or the one that is there with what was played. BadLedger if that is of another run."""
        ledger = cls(path)
        if not path.exists() or path.stat().st_size == 0:
            ledger._write([HEAD + msgspec.json.encode(plan)[1:]])
            return ledger, []
        there, outcomes, good = read(path)
        there = msgspec.structs.replace(there, format=plan.format)  # a run of an older format goes on in this one
        differing = [name for name in plan.__struct_fields__ if getattr(there, name) != getattr(plan, name)]
        if differing:
            raise BadLedger(f"{path} holds another run: {' and '.join(differing)} differ; take another file")
        with path.open("r+b") as file:
            file.truncate(good)
        return ledger, outcomes

    def append(self, outcomes: Sequence[Outcome]) -> None:
        self._write([msgspec.json.encode(outcome) for outcome in outcomes])

    def _write(self, lines: list[bytes]) -> None:
        piece = gzip.compress(b"".join(line + b"\n" for line in lines), mtime=0)
        with self.path.open("ab") as file:
            file.write(piece)
            file.flush()
            os.fsync(file.fileno())


def read(path: Path) -> tuple[Plan, list[Outcome], int]:
    """Plan and games of a file, and up to which byte it is whole. BadLedger if it is none."""
    try:
        with path.open("rb") as file:
            pieces = list(_pieces(file))
    except zlib.error:
        raise BadLedger(f"{path} is no file of an arena, or is damaged") from None
    lines = [line for piece, _ in pieces for line in piece.splitlines()]
    if not lines or not lines[0].startswith(HEAD):
        raise BadLedger(f"{path} is no file of an arena")
    try:
        plan = PLAN.decode(lines[0])
        if plan.format > FORMAT:
            raise BadLedger(f"{path} has format {plan.format}; this version of Manoa reads formats up to {FORMAT}")
        found = {outcome.number: outcome for outcome in map(OUTCOME.decode, lines[1:])}
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadLedger(f"{path} is damaged: {error}") from None
    outcomes = sorted(found.values(), key=lambda outcome: outcome.number)
    try:
        _check(plan, outcomes)
    except ValueError as error:
        raise BadLedger(f"{path} holds what this version of Manoa cannot have played: {error}") from None
    return plan, outcomes, pieces[-1][1]


def _check(plan: Plan, outcomes: Sequence[Outcome]) -> None:
    """ValueError if a plan cannot be followed, or a game is none of those that follow from it."""
    plan.check()
    schedule = Schedule(plan)
    for outcome in outcomes:
        if not _fits(schedule, outcome):
            raise ValueError(f"game {outcome.number} is none of this run")


def _fits(schedule: Schedule, outcome: Outcome) -> bool:
    seats = len(outcome.seats)
    each = (outcome.scores, outcome.moves, outcome.micros, outcome.timed)
    whole = all(len(numbers) == seats for numbers in each) and outcome.number > 0
    whole = whole and len(outcome.luck) in (0, seats)
    blamed = outcome.fault.seat if outcome.fault else 0
    task = Task(outcome.number, outcome.setting, tuple(outcome.seats), outcome.seed)
    return whole and 0 <= blamed < seats and task == schedule.task(outcome.number)


def _pieces(file: IO[bytes]) -> Iterator[tuple[bytes, int]]:
    """Whole pieces and where each ends; a torn last one is left out."""
    end, rest = 0, b""
    while True:
        unpacker, text = zlib.decompressobj(GZIP), b""
        size = 0
        while not unpacker.eof:
            some = rest or file.read(CHUNK)
            rest = b""
            if not some:
                return
            text += unpacker.decompress(some)
            size += len(some) - len(unpacker.unused_data)
        rest = unpacker.unused_data
        end += size
        yield text, end
