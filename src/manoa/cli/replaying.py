"""`manoa replay` and `manoa show`: looking at saved matches."""

from manoa.cli.boards.board import Scene, scene_of
from manoa.cli.boards.registry import board_for
from manoa.cli.files import Saved, seat_names
from manoa.cli.refusal import check_seat, check_step
from manoa.cli.terminal import Terminal
from manoa.cli.words import words_for
from manoa.play.match import Match

BELOW = 5  # lines that come after the table


class Viewer:
    """A saved match, seen by a seat or by a spectator."""

    def __init__(self, saved: Saved, seat: int | None, language: str | None) -> None:
        match = saved.match
        check_seat(seat, match.players)
        self.match = match
        self.seat = seat
        self.words = words_for(match.game.name, language)
        self.names = seat_names(saved.names, self.words)
        self.terminal = Terminal()
        self.board = board_for(match.game.name)
        self.switches: frozenset[str] = frozenset()
        self.last = len(match.steps)

    def scene(self, match: Match) -> Scene:
        return scene_of(match, self.seat, self.names, self.words, self.switches)

    def show(self, step: int, height: int | None = None) -> None:
        """The position after a number of steps, and the step that led there: in so many lines, or whole."""
        check_step(step, self.last, "--at")
        now = self.match.at(step)
        self.terminal.show(self.board.draw(self.scene(now), self.terminal.width, height, BELOW))
        self.terminal.say()
        self.terminal.say(self.words.say("after-steps", step=step, last=self.last), "dim")
        self.tell(now, max(step - 1, 0))

    def tell(self, match: Match, since: int) -> None:
        for event in match.log(self.seat, since):
            number = "" if self.terminal.interactive else f"{event['step']:4} "
            self.terminal.say(self.board.paint(number + self.words.event(event, self.names, None)))
            if (more := self.board.details(self.scene(match), event)) is not None:
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
                answer = self.terminal.ask(self.words.say("replay-ask") + " ").lower()
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
            if answer in self.board.SWITCHES:
                self.switches ^= {answer}
                return step
            self.terminal.say(self._help())

    def _help(self) -> str:
        steps, words = self.words.say("replay-steps", last=self.last), list(self.board.SWITCHES)
        return f"{steps} {self.words.say('replay-words', which=self.words.series(words))}" if words else steps
