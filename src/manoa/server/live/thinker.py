"""A process in which bots think: it is told what a seat knows and says what the bot does.

Words go both ways as their length in four bytes and MessagePack. The process that asks is in `thinking`.
"""

from __future__ import annotations

import os
import pkgutil
import signal
import socket
import sys
import threading
import traceback
from contextlib import suppress
from io import BufferedIOBase
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

import msgspec

from manoa import games
from manoa.kernel.mode import INTERPRETED
from manoa.play import ready

if TYPE_CHECKING:
    from manoa.play.match import Seat

HEAD = 4  # bytes that tell how long a word is
TRACE = 4_000  # characters of a trace that are kept
MOST_REASONS = 12  # actions that were weighed, of which is told


class Ask(msgspec.Struct, frozen=True):
    """What is a bot to do in a packed seat, and why?"""

    bot: str
    seed: int | None
    seat: dict[str, Any]
    reasons: bool = False
    seconds: float | None = None  # to think, if it is less than the bot would take by itself


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The process can be asked."""


class Thinking(msgspec.Struct, frozen=True, tag=True):
    """All that a decision needs is loaded; from now on the bot's time counts."""


class Reason(msgspec.Struct, frozen=True, array_like=True):
    """An action that the bot weighed: a `Candidate` with the action's id, and how the turn goes on after it."""

    action: int
    visits: int
    win: float
    margin: float
    behind: float | None = None
    error: float | None = None
    rest: tuple[int, ...] = ()


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """The action id that the bot gave, if it is one, and what it weighed, if that was asked."""

    action: int
    reasons: tuple[Reason, ...] = ()
    simulations: int = 0
    rest: tuple[int, ...] = ()  # how the turn goes on, as far as that can be told


class Failed(msgspec.Struct, frozen=True, tag=True):
    """The bot raised an error. Its trace may hold what only the seat knows."""

    error: str
    trace: str
    out_of_memory: bool


Word = Ready | Thinking | Chosen | Failed


def framed(word: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(word)
    return len(body).to_bytes(HEAD, "big") + body


class Speaker:
    """What a process says."""

    def __init__(self, stream: BufferedIOBase) -> None:
        self.stream = stream

    def say(self, word: msgspec.Struct) -> None:
        self.stream.write(framed(word))
        self.stream.flush()

    def say_failed(self, error: Exception) -> None:
        """While it is being handled."""
        trace = traceback.format_exc()[-TRACE:]
        self.say(Failed(type(error).__name__, trace, isinstance(error, MemoryError)))


def work(end: socket.socket, memory: int, factory: str, modesty: int = 0) -> None:
    """The life of the process: answer one question after the other until nobody asks any more. The more modest, the
    more of the processor it leaves to others."""
    set_up_process(memory, modesty)
    make_bot = pkgutil.resolve_name(factory)
    with end, end.makefile("rwb") as stream:
        thinker = Thinker(make_bot, stream)
        thinker.say(Ready())
        thinker.load_ahead(end)
        while (ask := heard(stream, Ask)) is not None:
            thinker.answer(ask)
            thinker.load_ahead(end)


def set_up_process(memory: int, modesty: int) -> None:
    """What all processes of a server begin with."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # meant for the server, which finishes what it is doing and ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if sys.platform != "win32":
        os.nice(modesty)
    ready.leave_compiling()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # it would take room for each core, and nothing here needs it
    limit_memory(memory)


def limit_memory(most: int) -> None:
    """A limit in bytes on memory that can be written to; mere address space is reserved freely by LLVM and threads."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        if hard == resource.RLIM_INFINITY or most < hard:
            resource.setrlimit(resource.RLIMIT_DATA, (most, most))


class Thinker(Speaker):
    """Answers, and remembers which games are loaded."""

    def __init__(self, make_bot: Any, stream: BufferedIOBase) -> None:
        super().__init__(stream)
        self.make_bot = make_bot
        self.loaded: set[str] = set()
        self.ahead = games()

    def load_ahead(self, end: socket.socket) -> None:
        """Load games that are compiled already, as long as nobody asks."""
        while self.ahead and not wait([end], 0):
            name = self.ahead.pop()
            with suppress(Exception):  # whoever asks for this game is told
                self.load(name)

    def load(self, name: str) -> None:
        """Use each kernel that a decision needs once, so that it comes from the compile cache now and not later."""
        from manoa.bots import bot, quick_bots
        from manoa.play.match import Seat, game

        if name in self.loaded or INTERPRETED or not ready.is_ready(name, ready.READY):
            return  # it is interpreted
        match = game(name).start(seed=0)
        assert match.player is not None
        seat = Seat.unpack(match.for_seat(match.player).pack())
        seat.observe()
        seat.imagine(0).play(seat.actions()[0])
        for each in quick_bots(name):
            bot(each, seed=0).choose(seat)
        bot("search", seed=0, simulations=1).choose(seat)
        self.loaded.add(name)

    def answer(self, ask: Ask) -> None:
        from manoa.play.match import Seat

        try:
            self.load(ask.seat["game"])
            seat = Seat.unpack(ask.seat)
            hurry = {} if ask.seconds is None else {"seconds": ask.seconds}
            bot = self.make_bot(ask.bot, seed=ask.seed, **hurry)
            self.say(Thinking())
            self.say(reasoned(bot, seat) if ask.reasons else chosen(bot, seat))
        except Exception as error:
            self.say_failed(error)


def chosen(bot: Any, seat: Seat) -> Chosen:
    action = bot.choose(seat)
    return Chosen(getattr(action, "id", action))


def reasoned(bot: Any, seat: Seat) -> Chosen:
    thought = bot.think(seat)
    reasons = tuple(_reason(seat, candidate) for candidate in thought.candidates[:MOST_REASONS])
    if reasons:
        return Chosen(thought.action.id, reasons, int(thought.simulations), _rest(seat, thought.action.id))
    return Chosen(thought.action.id, rest=_rest(seat, thought.action.id, bot))


def _reason(seat: Seat, candidate: Any) -> Reason:
    action, visits, win, margin, *compared = candidate
    behind, error = (None if one is None else float(one) for one in compared)
    rest = _rest(seat, action.id) if visits else ()
    return Reason(action.id, int(visits), float(win), float(margin), behind, error, rest)


def _rest(seat: Seat, action: int, bot: Any = None) -> tuple[int, ...]:
    """Of the turn after an action, by a bot that answers at once or by what the game's searches go on with. What is no
    action of the seat is left to whoever asked."""
    from manoa.bots.turns import turn_of, usual_turn

    if action not in seat.imagine().legal:
        return ()
    turn = turn_of(seat, action, lambda then: bot.choose(then).id) if bot else usual_turn(seat, action, 0)
    return tuple(turn[1:])


def heard(stream: BufferedIOBase, kind: Any) -> Any:
    """What is asked next; None when the server is gone."""
    size = int.from_bytes(stream.read(HEAD), "big")
    return msgspec.msgpack.decode(stream.read(size), type=kind) if size else None


def _end_with_parent() -> None:
    """A bot in the middle of a thought hears nothing, so that the server is gone has to be noticed beside it."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
