"""`manoa replay` and `manoa show`: looking at saved matches."""

from __future__ import annotations

from manoa.cli.files import Saved
from manoa.cli.refusal import refuse
from manoa.cli.tables import scene, table_for
from manoa.cli.terminal import Terminal
from manoa.cli.voice import count, series, tell
from manoa.play.match import Match

QUESTION = "Enter: next, b: back, a number: go there, q: leave. "
BELOW = 5  # lines that come after the table


class Viewer:
    """A saved match, seen by a seat or by a spectator."""

    def __init__(self, saved: Saved, seat: int | None) -> None:
        match = saved.match
        if seat is not None and not 0 <= seat < match.players:
            refuse(f"the seats are numbered 0 to {match.players - 1}; there is no seat {seat}")
        self.match = match
        self.seat = seat
        self.names = saved.names
        self.terminal = Terminal()
        self.table = table_for(match.game.name)
        self.switches: frozenset[str] = frozenset()
        self.last = len(match.steps)

    def show(self, step: int, height: int | None = None) -> None:
        """The position after a number of steps, and the step that led there: in so many lines, or whole."""
        if not 0 <= step <= self.last:
            refuse(f"the match has {count(self.last, 'step')}, so --at is 0 to {self.last}, not {step}")
        now = self.match.at(step)
        shown = scene(now, self.seat, self.names, self.switches)
        self.terminal.show(self.table.draw(shown, self.terminal.width, height, BELOW))
        self.terminal.say()
        self.terminal.say(f"After {step} of {count(self.last, 'step')}.", "dim")
        self.tell(now, max(step - 1, 0))

    def tell(self, match: Match, since: int) -> None:
        for event in match.log(self.seat, since):
            told = tell(match.game.book.sentences, event, self.names, match.game.book.terms)
            self.terminal.say(self.table.paint(told if self.terminal.interactive else f"{event['step']:4} {told}"))
            if (more := self.table.details(event, self.names)) is not None:
                self.terminal.show(more)

    def replay(self) -> None:
        """Step by step for a person, all steps at once for a pipe."""
        if self.terminal.interactive:
            self._walk()
        else:
            self.tell(self.match, 0)

    def _walk(self) -> None:
        step: int | None = 0
        while step is not None:
            self.terminal.clear()
            self.show(step, self.terminal.height)
            step = self._next(step)

    def _next(self, step: int) -> int | None:
        """Where to go from a step; None to leave."""
        while True:
            try:
                answer = self.terminal.ask(QUESTION).lower()
            except EOFError:
                return None
            if answer in ("q", "quit"):
                return None
            if answer in ("", "n", "next"):
                return min(step + 1, self.last)
            if answer in ("b", "back"):
                return max(step - 1, 0)
            if answer in map(str, range(self.last + 1)):
                return int(answer)
            if answer in self.table.SWITCHES:
                self.switches ^= {answer}
                return step
            self.terminal.say(" ".join([f"Steps are numbered 0 to {self.last}.", *self._words()]))

    def _words(self) -> list[str]:
        words = list(self.table.SWITCHES)
        return [f"The words {series(words)} change the picture."] if words else []
