"""Bots at work: processes that think for them, under limits of time and memory, and are replaced when one breaks."""

from __future__ import annotations

import asyncio
import atexit
import socket
import time
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any, ClassVar, NoReturn, Self

import msgspec
import structlog

from manoa.bots import quick_bots
from manoa.bots.budget import SECONDS
from manoa.bots.levels import LEVELS
from manoa.play.match import Seat
from manoa.server.live.queueing import Lane, Precedence, Rank
from manoa.server.live.tasks import attend, end_all
from manoa.server.live.thinker import HEAD, Ask, Chosen, Failed, Ready, Thinking, Word, framed, work

WARMING = 60.0  # seconds in which a process has to be ready, or to load a game
LONGEST = 1 << 16  # bytes of an answer
TRIES = 3  # in a row that bring up no process before those who wait are told
PAUSE, LONGEST_PAUSE = 0.1, 30.0  # seconds between tries, doubled each time
PROMISED = {"search": SECONDS, **LEVELS}  # seconds that bots think by themselves
LEAST = 0.05  # seconds of thought, however many wait
MODESTY = 10  # by which long thoughts come after all that people wait for (nice)
QUICK = 0.3  # seconds: who promises to answer within them need not wait for those who think longer

log = structlog.get_logger()
CONTEXT = get_context("spawn")
WORDS: msgspec.msgpack.Decoder[Word] = msgspec.msgpack.Decoder(Word)


class BotFailed(Exception):
    """No action came of it. The sentence is fit for everybody; `trace` may hold what only the seat knows."""

    def __init__(self, sentence: str, trace: str = "") -> None:
        super().__init__(sentence)
        self.trace = trace


@dataclass(eq=False, slots=True)
class Question:
    """A decision that somebody waits for."""

    ask: Ask
    seat: Seat
    answer: asyncio.Future[Chosen]

    def words(self, share: float) -> bytes:
        """As it is sent: a bot that thinks for a while thinks the shorter, the more wait."""
        whole = PROMISED.get(self.ask.bot)
        if whole is None or share >= 1:
            return framed(self.ask)
        return framed(msgspec.structs.replace(self.ask, seconds=max(whole * share, LEAST)))


class Thinkers:
    """`count` processes for bots that think, and one for those that answer at once, which never wait for the others.
    Each kind has one fair queue, for bots' turns and for hints."""

    def __init__(self, count: int, seconds: float, memory: int, factory: str = "manoa.bots:bot") -> None:
        if count < 1:
            raise ValueError(f"bots need at least 1 process to think in, not {count}")
        self.count = count
        self.seconds = seconds  # for one decision
        self.memory = memory  # bytes for one process
        self.factory = factory  # module:function that makes a bot of a name and a seed
        self.ready = 0  # processes that can be asked
        self.decided = self.failed = 0  # decisions
        self.killed = 0  # processes that hung, crashed or talked nonsense, and were replaced
        self.precedence = Precedence()  # of those who wait for a bot or a hint, before jobs
        self._deep: Lane[Question] = Lane(count)
        self._quick: Lane[Question] = Lane(1)
        self._open: set[asyncio.Future[Chosen]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._stopped = False

    async def start(self) -> None:
        """Let the processes come up; decisions may be asked for at once and wait for them."""
        lanes = (self._quick, self._deep)
        self._tasks = [attend(partial(self._attend, lane)) for lane in lanes for _ in range(lane.hands)]

    async def stop(self) -> None:
        """End the processes. Whoever still waits is cancelled: that the server stops is no fault of a bot's."""
        self._stopped = True
        await end_all(*self._tasks)
        for answer in list(self._open):
            answer.cancel()

    async def choose(
        self, bot: str, seat: Seat, seed: int | None = None, *, owner: str = "", rank: Rank = Rank.PEOPLE
    ) -> int:
        """The action id that a bot takes in a seat; a seed makes it the same every time."""
        return (await self._ask(Ask(bot, seed, seat.pack()), seat, owner, rank)).action

    async def think(self, bot: str, seat: Seat, seed: int | None = None, *, owner: str = "") -> Chosen:
        """The same with its reasons."""
        return await self._ask(Ask(bot, seed, seat.pack(), reasons=True), seat, owner, Rank.HINT)

    async def _ask(self, ask: Ask, seat: Seat, owner: str, rank: Rank) -> Chosen:
        answer: asyncio.Future[Chosen] = asyncio.get_running_loop().create_future()
        if self._stopped:
            answer.cancel()
        self._open.add(answer)
        answer.add_done_callback(self._open.discard)
        with nullcontext() if rank is Rank.BOTS else self.precedence.somebody_waits():
            await self._lane(ask.bot, seat).put(Question(ask, seat, answer), owner, rank)
            return await answer

    def _lane(self, bot: str, seat: Seat) -> Lane[Question]:
        at_once = bot in quick_bots(seat.game.name) or PROMISED.get(bot, float("inf")) <= QUICK
        return self._quick if at_once else self._deep

    async def _attend(self, lane: Lane[Question]) -> None:
        """Keep one process up, and hand it one question after the other."""
        taken: tuple[Question, str, float] | None = None
        while True:
            child = await self._ready_child(MODESTY if lane is self._deep else 0)
            self.ready += 1
            try:
                while not child.gone:
                    taken = taken or await lane.take()
                    if not child.gone:  # else it died while nobody asked, and the next one takes the question
                        (question, owner, share), taken = taken, None
                        began = time.monotonic()
                        try:
                            await self._settle(child, question, share)
                        finally:
                            lane.fair.pay(owner, time.monotonic() - began)
                self.killed += 1
            finally:
                self.ready -= 1
                await child.end()

    async def _ready_child(self, modesty: int) -> Child:
        tries, pause = 0, PAUSE
        while True:
            try:
                return await Child.start(self.memory, self.factory, modesty)
            except (BotFailed, OSError) as error:
                log.error("no_process_for_bots", why=str(error))
            tries += 1
            if tries >= TRIES and not self.ready:
                self._refuse_all("No process comes up in which bots could think.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _settle(self, child: Child, question: Question, share: float) -> None:
        """Ask, and pass on what comes of it."""
        if question.answer.done():  # nobody waits any more
            return
        try:
            chosen = await child.choose(question, share, self.seconds)
        except BotFailed as failure:
            self._fail(question.answer, failure)
        except Exception as error:  # no bot's fault: whoever attends here dies of it, but nobody waits for ever
            self._fail(question.answer, BotFailed(f"The server failed with {type(error).__name__}."))
            raise
        else:
            self.decided += 1
            if not question.answer.done():
                question.answer.set_result(chosen)

    def _fail(self, answer: asyncio.Future[Chosen], failure: BotFailed) -> None:
        self.failed += 1
        if not answer.done():
            answer.set_exception(failure)

    def _refuse_all(self, sentence: str) -> None:
        for answer in self._open:
            if not answer.done():
                self._fail(answer, BotFailed(sentence))


class Child:
    """One process, as this side of the socket sees it."""

    work: ClassVar[Any] = staticmethod(work)  # what it does there
    words: ClassVar[msgspec.msgpack.Decoder[Any]] = WORDS  # what it says
    longest: ClassVar[int] = LONGEST

    def __init__(self, process: Any, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._given_up = False
        self._process = process
        self._reader = reader
        self._writer = writer

    @classmethod
    async def start(cls, memory: int, factory: str, modesty: int = 0) -> Self:
        """A new process that is ready. BotFailed if none comes up."""
        ours, theirs = socket.socketpair()
        given = cls.work, ours, theirs, memory, factory, modesty
        spawning = asyncio.get_running_loop().run_in_executor(None, _spawn, *given)
        try:
            process = await asyncio.shield(spawning)  # cancelled before a thread is free, it still closes their socket
            child = cls(process, *await asyncio.open_connection(sock=ours))
        except BaseException:
            ours.close()  # which ends the process, should there be one
            raise
        try:
            if not isinstance(await child._hear(WARMING), Ready):
                child._give_up("A process in which bots think began with nonsense.")
        except BaseException:
            await child.end()
            raise
        return child

    @property
    def gone(self) -> bool:
        return self._given_up or self._reader.at_eof() or self._writer.is_closing()

    async def choose(self, question: Question, share: float, seconds: float) -> Chosen:
        self._writer.write(question.words(share))
        word = await self._hear(WARMING)
        if isinstance(word, Thinking):
            word = await self._hear(seconds)
        if isinstance(word, Failed):
            if word.out_of_memory:
                self._give_up("The bot ran out of memory.", word.trace)
            raise BotFailed(f"The bot failed with {word.error}.", word.trace)
        if not isinstance(word, Chosen):
            self._give_up("The bot answered nonsense.")
        mask = question.seat.mask()
        named = [word.action, *(reason.action for reason in word.reasons)]
        if not all(0 <= action < len(mask) and mask[action] for action in named):
            raise BotFailed("The bot chose an action that is not legal.")
        return word

    async def end(self) -> None:
        self._process.kill()
        self._writer.close()
        atexit.unregister(self._process.kill)
        await asyncio.to_thread(_bury, self._process)

    async def _hear(self, seconds: float) -> Any:
        """The next word. Where none comes in time, or nonsense, the process is done for."""
        try:
            async with asyncio.timeout(seconds):
                size = int.from_bytes(await self._reader.readexactly(HEAD), "big")
                if size > self.longest:
                    self._give_up("The bot answered nonsense.")
                return self.words.decode(await self._reader.readexactly(size))
        except TimeoutError:
            self._give_up(f"The bot took longer than {seconds:g} seconds.")
        except (OSError, asyncio.IncompleteReadError):
            self._give_up("The process in which the bot thought has ended.")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._give_up("The bot answered nonsense.")

    def _give_up(self, sentence: str, trace: str = "") -> NoReturn:
        self._given_up = True
        self._process.kill()
        raise BotFailed(sentence, trace)


def _spawn(work: Any, ours: socket.socket, theirs: socket.socket, *given: Any) -> Any:
    """In a thread, for it takes a while, and to its end: their socket may be closed only when the process has it."""
    with theirs:
        if ours.fileno() < 0:  # cancelled meanwhile
            return None
        process = CONTEXT.Process(target=work, args=(theirs, *given), name="manoa-thinker", daemon=True)
        process.start()
    atexit.register(process.kill)  # if nobody calls `stop`: multiprocessing would wait for it
    return process


def _bury(process: Any) -> None:
    """Wait until a killed process is gone, and give back what it held here."""
    process.join(5)
    with suppress(ValueError):  # it is still there: nothing more can be done
        process.close()
