"""A match at this terminal, between people and bots."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext

from rich.console import RenderableType
from rich.text import Text

from manoa.bots import Bot, quick_bots
from manoa.cli.commands import obey
from manoa.cli.keeping import Keeper
from manoa.cli.moves import numbered
from manoa.cli.tables import Scene, scene, table_for
from manoa.cli.terminal import Terminal
from manoa.cli.voice import YOU, in_a_row, tell, winners
from manoa.kernel.rulebook import Event
from manoa.play.match import Match

SPARE = 3  # lines for gaps and the question


class Session:
    """Lets bots and people act in turn until the match is over. The seats without a bot are people's."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], adviser: Bot, terminal: Terminal, keeper: Keeper) -> None:
        self.match = match
        self.bots = bots
        self.adviser = adviser
        self.terminal = terminal
        self.keeper = keeper
        self.table = table_for(match.game.name)
        self.switches: frozenset[str] = frozenset()
        self._present: int | None = None  # the person at the keyboard
        self._asked: dict[int, list[int]] = {}  # how many steps there were each time a person was asked
        self._begun = max(0, len(match.steps) - 2 * match.players)  # of a match resumed, the last steps are told
        self.note = ""  # to be said once, with the next table

    def run(self) -> None:
        while (seat := self.match.player) is not None:
            if seat in self.bots:
                with self._thinking(seat):
                    self.match.play(self.bots[seat].choose(self.match.for_seat(seat)))
                continue
            self._hand_over(seat)
            self._show(seat)
            while not obey(self, seat):
                pass
        self._finish()

    def _thinking(self, seat: int) -> AbstractContextManager[object]:
        """A bot that does not answer at once says that it is thinking, so that nobody takes it for a standstill."""
        if self.bots[seat].name in quick_bots(self.match.game.name):
            return nullcontext()
        return self.terminal.busy(f"{self._name(seat)} is thinking …")

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    def names(self, viewer: int | None) -> list[str]:
        """What the seats are called towards one of them."""
        return [YOU if seat == viewer else self._name(seat) for seat in range(self.match.players)]

    def scene(self, viewer: int | None) -> Scene:
        return scene(self.match, viewer, self.names(viewer), self.switches)

    def tell(self, events: list[Event], viewer: int | None, details: bool = True) -> None:
        """Events as lines, and what more there is to show of them."""
        names = self.names(viewer)
        if self.table.BY_TURN:
            for line in self._by_turn(events, names):
                self.terminal.say(line)
            return
        for event in events:
            self.terminal.say(self.table.paint(self._told(event, names)))
            more = self.table.details(event, names) if details else None
            if more is not None:
                self.terminal.show(more)

    def _told(self, event: Event, names: list[str]) -> str:
        book = self.match.game.book
        return tell(book.sentences, event, names, book.terms)

    def _by_turn(self, events: list[Event], names: list[str]) -> list[Text]:
        told = [self._told(event, names) for event in events]
        return [self.table.paint(line) for line in in_a_row(events, told, names)]

    def _show(self, seat: int) -> None:
        """The table, what happened since the last time, and what may be done."""
        moves = numbered(self.scene(seat), self.table)
        events = list(filter(self._is_news, self.match.log(seat, since=self._last_asked(seat))))
        self._draw(seat, self._below(seat, moves, events))
        if events:
            self.tell(events, seat)
            self.terminal.say()
        if self.note:
            self.terminal.say(self.note + "\n")
            self.note = ""
        self.terminal.show(moves)
        self._asked.setdefault(seat, []).append(len(self.match.steps))

    def _is_news(self, event: Event) -> bool:
        return event["key"] not in self.table.NO_NEWS

    def _below(self, seat: int, moves: RenderableType, events: list[Event]) -> int:
        """The lines that the table has to leave, so that nothing scrolls away."""
        parts: list[RenderableType] = [moves, *self._by_turn(events, self.names(seat))]
        parts += [f"{self.note}\n"] if self.note else []
        return sum(map(self.terminal.lines, parts)) + SPARE

    def _draw(self, viewer: int | None, below: int = 0) -> None:
        self.terminal.clear()
        self.terminal.show(self.table.draw(self.scene(viewer), self.terminal.width, self.terminal.height, below))
        self.terminal.say()

    def _last_asked(self, seat: int) -> int:
        """How many steps there were when a person was asked the last time, in the line of play that led here."""
        asked = self._asked.setdefault(seat, [])
        while asked and asked[-1] >= len(self.match.steps):
            asked.pop()
        return asked[-1] if asked else self._begun

    def _name(self, seat: int) -> str:
        if seat not in self.bots:
            return f"Seat {seat}"
        name = self.bots[seat].name.capitalize()
        return name if len(self.bots) == 1 else f"{name} {seat}"

    def _hand_over(self, seat: int) -> None:
        """Before somebody else's hand shows, everybody has time to look away."""
        if seat != self._present and len(self.people) > 1 and self.terminal.interactive:
            self.terminal.hide()
            self.terminal.ask(f"Pass the keyboard to seat {seat}, then press Enter. ")
        self._present = seat

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        names = self.names(viewer)
        self._draw(viewer)
        since = max(map(self._last_asked, self.people))
        events = filter(self._is_news, self.match.log(viewer, since=since))
        self.tell(list(events), viewer, details=False)  # the table still shows the last round
        self.terminal.say()
        self.terminal.show(self.table.outcome(self.scene(viewer), self.match.scores))
        self.terminal.say()
        self.terminal.say(winners(self.match.placings, names), "bold")
