"""A process in which routes are tried and made and games reviewed, a little of each job at a time, in turns.

Words go both ways as in `thinker`. The process that asks is in `making`.
"""

import gzip
import pkgutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BufferedIOBase
from queue import SimpleQueue
from typing import Any, Literal

import msgspec

from manoa.server.live.thinker import Failed, Ready, Speaker, heard, set_up_process

Kind = Literal["trial", "generate", "review"]

TOLD_EVERY = 2.0  # seconds of work between two tellings of a review as far as it is


class Task(msgspec.Struct, frozen=True):
    """What there is to do: the arguments of what the game offers."""

    game: str
    kind: Kind
    given: dict[str, Any]


class Turn(msgspec.Struct, frozen=True, tag=True):
    """Work on a job for so long."""

    job: str
    seconds: float
    task: Task | None = None  # it begins


class Drop(msgspec.Struct, frozen=True, tag=True):
    """Nobody wants this job any more."""

    job: str


class Progress(msgspec.Struct, frozen=True, tag=True):
    """How far a job is, and what there is of it, if that is worth telling again."""

    done: int
    of: int
    result: dict[str, Any] | None = None
    over: bool = False


Order = Turn | Drop
Word = Ready | Progress | Failed
Steps = Callable[[Task], Iterator[Progress]]


def work(end: socket.socket, memory: int, factory: str, modesty: int = 0) -> None:
    """The life of the process: one turn after the other until nobody asks any more."""
    set_up_process(memory, modesty)
    steps = pkgutil.resolve_name(factory)
    with end, end.makefile("rwb") as stream:
        maker = Maker(steps, stream)
        maker.say(Ready())
        while (order := heard(stream, Order)) is not None:
            maker.follow(order)


class Maker(Speaker):
    """The jobs that were begun here."""

    def __init__(self, steps: Steps, stream: BufferedIOBase) -> None:
        super().__init__(stream)
        self.steps = steps
        self.jobs: dict[str, Iterator[Progress]] = {}

    def follow(self, order: Order) -> None:
        if isinstance(order, Drop):
            self.jobs.pop(order.job, None)
            return
        try:
            self.say(self._some(order))
        except Exception as error:
            self.jobs.pop(order.job, None)
            self.say_failed(error)

    def _some(self, turn: Turn) -> Progress:
        """As many steps of a job as fit in a turn."""
        began = time.monotonic()
        if turn.task is not None:
            self.jobs[turn.job] = self.steps(turn.task)
        step, result = Progress(0, 0), None
        for step in self.jobs[turn.job]:
            result = step.result or result
            if step.over or time.monotonic() - began >= turn.seconds:
                break
        else:
            step = msgspec.structs.replace(step, over=True)
        if step.over:
            del self.jobs[turn.job]
        return msgspec.structs.replace(step, result=result)


def steps(task: Task) -> Iterator[Progress]:
    """A job, a little at a time. Its last step is over."""
    return reviewed(**task.given) if task.kind == "review" else made(task)


def reviewed(record: dict[str, Any], placings: list[int] | None) -> Iterator[Progress]:
    """A finished match, decision by decision. To tell it takes a moment, so that is not done each time."""
    from manoa.play.record import replay
    from manoa.study import Telling, review
    from manoa.study.figures import figures

    match = replay(record)
    telling, told_at = Telling(match), time.monotonic()
    for found in review(match, placings=placings):
        done, of = found.steps, found.of
        if found.is_complete:
            told = telling.told(found)
            yield Progress(done, of, {"body": packed(told), "figures": figures(told)}, over=True)
        elif time.monotonic() - told_at < TOLD_EVERY:
            yield Progress(done, of)
        else:
            yield Progress(done, of, {"body": packed(telling.told(found))})
            told_at = time.monotonic()


def packed(told: Any) -> bytes:
    """As it is kept and sent."""
    return gzip.compress(msgspec.json.encode(told), 6, mtime=0)


def made(task: Task) -> Iterator[Progress]:
    """What a game with routes offers."""
    from manoa.games import rulebook

    making = rulebook(task.game).routes
    assert making is not None
    if task.kind == "trial":
        for report in making.trial(**task.given):
            done, asked = report["games"], report["asked"]
            yield Progress(done, asked, dict(report), over=done >= asked)
    else:
        yield from called_back(lambda progress: making.generate(**task.given, progress=progress))


class Dropped(BaseException):
    """Nobody wants what a thread works on."""


def called_back(work: Callable[[Callable[[int, int], None]], dict[str, Any]]) -> Iterator[Progress]:
    """What a function does that tells how far it is by calling back: it waits there until more is wanted."""
    go, told, wanted = threading.Semaphore(0), SimpleQueue[Progress | BaseException](), True

    def wait() -> None:
        go.acquire()
        if not wanted:
            raise Dropped

    def progress(done: int, of: int) -> None:
        told.put(Progress(done, of))
        wait()

    def run() -> None:
        with suppress(Dropped):
            wait()
            try:
                made = work(progress)
                told.put(Progress(1, 1, made, over=True))
            except Exception as error:
                told.put(error)

    threading.Thread(target=run, daemon=True).start()
    try:
        while True:
            go.release()
            word = told.get()
            if isinstance(word, BaseException):
                raise word
            yield word
    finally:
        wanted = False
        go.release()
