"""A match at this terminal, between people and bots."""

from __future__ import annotations

from collections.abc import Mapping

from manoa.bots import Bot
from manoa.cli.commands import obey
from manoa.cli.keeping import Keeper
from manoa.cli.moves import numbered
from manoa.cli.tables import Scene, scene, table_for
from manoa.cli.terminal import Terminal
from manoa.cli.voice import YOU, tell, winners
from manoa.kernel.rulebook import Event
from manoa.play.match import Match


class Session:
    """Lets bots and people act in turn until the match is over. The seats without a bot are people's."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], adviser: Bot, terminal: Terminal, keeper: Keeper) -> None:
        self.match = match
        self.bots = bots
        self.adviser = adviser
        self.terminal = terminal
        self.keeper = keeper
        self.table = table_for(match.game.name)
        self._present: int | None = None  # the person at the keyboard
        self._asked: dict[int, list[int]] = {}  # how many steps there were each time a person was asked
        self._begun = max(0, len(match.steps) - 2 * match.players)  # of a match resumed, the last steps are told
        self.note = ""  # to be said once, with the next table

    def run(self) -> None:
        while (seat := self.match.player) is not None:
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(self.match.for_seat(seat)))
                continue
            self._hand_over(seat)
            self._show(seat)
            while not obey(self, seat):
                pass
        self._finish()

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    def names(self, viewer: int | None) -> list[str]:
        """What the seats are called towards one of them."""
        return [YOU if seat == viewer else self._name(seat) for seat in range(self.match.players)]

    def scene(self, viewer: int | None) -> Scene:
        return scene(self.match, viewer, self.names(viewer))

    def tell(self, events: list[Event], viewer: int | None, details: bool = True) -> None:
        """Events as lines, and what more there is to show of them."""
        names = self.names(viewer)
        for event in events:
            self.terminal.say(self.table.paint(tell(self.match.game.book.sentences, event, names)))
            more = self.table.details(event, names) if details else None
            if more is not None:
                self.terminal.show(more)

    def _show(self, seat: int) -> None:
        """The table, what happened since the last time, and what may be done."""
        self._draw(seat)
        if events := self.match.log(seat, since=self._last_asked(seat)):
            self.tell(events, seat)
            self.terminal.say()
        if self.note:
            self.terminal.say(self.note + "\n")
            self.note = ""
        self.terminal.show(numbered(self.match.actions(), self.table))
        self._asked.setdefault(seat, []).append(len(self.match.steps))

    def _draw(self, viewer: int | None) -> None:
        self.terminal.clear()
        self.terminal.show(self.table.draw(self.scene(viewer), self.terminal.width))
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
        self.tell(self.match.log(viewer, since=since), viewer, details=False)  # the table still shows the last round
        self.terminal.say()
        self.terminal.show(self.table.outcome(self.scene(viewer), self.match.scores))
        self.terminal.say()
        self.terminal.say(winners(self.match.placings, names), "bold")
