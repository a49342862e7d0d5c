"""Bots that are processes of their own and speak JSON lines. docs/arena.md tells the words."""

import queue
import subprocess
import tempfile
import threading
from contextlib import suppress
from typing import IO, Any, NoReturn

import msgspec

from manoa import __version__
from manoa.arena.outcome import CRASHED, ENDED, NONSENSE, SLOW, Outcome
from manoa.play.match import Match

PROTOCOL = 1
LONGEST = 1 << 16  # bytes of an answer
LAST_WORDS = 300  # bytes of what a process said on stderr, for those who look for its mistake
LEAVING = 1.0  # seconds between bye and the end


class Misplay(Exception):
    """A bot did what loses it the game."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind
        self.why = why


class Answer(msgspec.Struct):
    """What a bot says: the id of an action, or its notation."""

    action: int | str


class Outsider:
    """One process, which plays one seat in game after game."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._errors: IO[bytes] | None = None
        self._told = 0  # steps that it has been told of
        self._loading = 0.0  # seconds more for its next answer

    def begin(self, match: Match, seat: int, seed: int, loading: float) -> None:
        """A new game."""
        self._told = 0
        if self._process is None:
            self._start()
            self._say({"type": "hello", "protocol": PROTOCOL, "manoa": __version__})
        self._loading = loading
        game = {"game": match.game.name, "options": match.game.options, "players": match.players}
        self._say({"type": "game", **game, "seat": seat, "seed": seed, "seconds": self.seconds})

    def answer(self, match: Match, seat: int) -> int | str:
        """Ask for an action."""
        actions = [{"id": action.id, "text": str(action), **action.data} for action in match.actions()]
        events = match.log(seat, self._told)
        self._told = len(match.steps)
        position = {"step": self._told, "view": match.view(seat), "actions": actions, "events": events}
        self._say({"type": "position", **position})
        return self._hear()

    def over(self, outcome: Outcome) -> None:
        """Tell how the game ended. Whoever does not listen any more is told nothing."""
        with suppress(Misplay):
            if self._process is not None:
                fault = {"fault": msgspec.structs.asdict(outcome.fault)} if outcome.fault else {}
                self._say({"type": "over", "scores": outcome.scores, "places": outcome.places, **fault})

    def close(self) -> None:
        """Say bye, and see it off."""
        process = self._process
        if process is None:
            return
        with suppress(Misplay):
            self._say({"type": "bye"})
        with suppress(OSError):
            if process.stdin is not None:
                process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(LEAVING)
        self.kill()

    def kill(self) -> None:
        """The next game starts another process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout, self._errors):
                with suppress(OSError):
                    if stream is not None:
                        stream.close()

    def _start(self) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, stderr=self._errors)
        except OSError as error:
            self._errors.close()
            raise Misplay(CRASHED, f"could not be started: {error}") from None
        self._process, self._lines = process, queue.SimpleQueue()
        assert process.stdout is not None
        threading.Thread(target=_listen, args=(process.stdout, self._lines), daemon=True).start()

    def _say(self, word: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(word) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            self._fail(ENDED, "ended")

    def _hear(self) -> int | str:
        try:
            line = self._lines.get(timeout=self.seconds + self._loading)
        except queue.Empty:
            self._fail(SLOW, f"took longer than {self.seconds:g} seconds")
        self._loading = 0.0
        if not line:
            self._fail(ENDED, "ended")
        try:
            return msgspec.json.decode(line, type=Answer).action
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._fail(NONSENSE, f"answered nonsense: {line[:80]!r}")

    def _fail(self, kind: str, why: str) -> NoReturn:
        """Give the process up: nobody knows what it would answer to next."""
        process, said = self._process, ""
        if kind == ENDED and process is not None:
            with suppress(subprocess.TimeoutExpired):
                why += f" with code {process.wait(LEAVING)}"
            said = self._last_words()
        self.kill()
        raise Misplay(kind, f"{why}: {said}" if said else why)

    def _last_words(self) -> str:
        assert self._errors is not None
        end = self._errors.seek(0, 2)
        self._errors.seek(max(0, end - LAST_WORDS))
        return self._errors.read().decode(errors="replace").strip()


def _listen(stream: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Read on beside the game, so that waiting can have an end. An empty line is the end of the stream."""
    line = b" "
    with suppress(OSError, ValueError):
        while line:
            line = stream.readline(LONGEST)
            lines.put(line)
        return
    lines.put(b"")
