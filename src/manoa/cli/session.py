"""A match at this terminal: who sits where, what they are shown and told."""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from hashlib import sha256
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from manoa.bots import Bot, quick_bots
from manoa.bots.names import bot_name
from manoa.cli.boards.board import Scene, scene_of
from manoa.cli.boards.registry import board_for
from manoa.cli.keeping import Keeper
from manoa.cli.moves import numbered
from manoa.cli.phrases import in_a_row
from manoa.cli.terminal import Terminal
from manoa.games.deeds import Deed, deeds
from manoa.kernel.rulebook import Event
from manoa.play.match import Match
from manoa.words import Words

SPARE = 3  # lines for gaps and the question


def called(bots: Mapping[int, Bot], seed: bytes | None) -> dict[int, str]:
    """The names of bots, by seat: those that they would have at a server's table with the same deal."""
    names: dict[int, str] = {}
    for seat in bots:
        names[seat] = bot_name(sha256(seed or b"").digest(), names.values())
    return names


class Session:
    """The seats without a bot are people's."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], adviser: Bot, terminal: Terminal, keeper: Keeper, words: Words
    ) -> None:
        self.match = match
        self.bots = bots
        self.adviser = adviser
        self.terminal = terminal
        self.keeper = keeper
        self.words = words
        self.board = board_for(match.game.name)
        self.switches: frozenset[str] = frozenset()
        self._present: int | None = None  # the person at the keyboard
        self._asked: dict[int, list[int]] = {}  # how many steps there were each time a person was asked
        self._begun = max(0, len(match.steps) - 2 * match.players)  # of a match resumed, the last steps are told
        self._called = called(bots, match.seed)
        self.note = self._rivals()  # to be said once, with the next board
        self.moves: list[int] = []  # how many steps there were before each move of a person: it may have several

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    def names(self, viewer: int | None) -> list[str]:
        """What the seats are called towards one of them."""
        return [self.words.say("you") if seat == viewer else self.name(seat) for seat in range(self.match.players)]

    def name(self, seat: int) -> str:
        return self._called.get(seat) or self.words.say("seat-number", number=seat)

    def _rivals(self) -> str:
        """The bots by name, each with how it plays beside it."""
        who = [f"{name} ({self.bots[seat].name})" for seat, name in self._called.items()]
        return self.words.say("against", who=self.words.series(who)) if who else ""

    def scene(self, viewer: int | None) -> Scene:
        return scene_of(self.match, viewer, self.names(viewer), self.words, self.switches, viewer)

    def say(self, id: str, **parts: Any) -> None:
        """A message of the catalogues."""
        self.terminal.say(self.words.say(id, **parts))

    def last_move(self) -> int:
        """How many steps there were before the last move."""
        before = [steps for steps in self.moves if steps < len(self.match.steps)]
        return before[-1] if before else len(self.match.steps) - 1

    # What happens at the table

    def let_bot_play(self, seat: int) -> None:
        with self._thinking(seat):
            self.match.play(self.bots[seat].choose(self.match.for_seat(seat)))

    def _thinking(self, seat: int) -> AbstractContextManager[object]:
        """A bot that does not answer at once says that it is thinking, so that nobody takes it for a standstill."""
        if self.bots[seat].name in quick_bots(self.match.game.name):
            return nullcontext()
        return self.terminal.busy(self.words.say("is-thinking", who=self.name(seat)))

    def tell(self, events: list[Event], viewer: int | None, details: bool = True) -> None:
        """Events as lines, one a deed, and what more there is to show of them."""
        done = deeds(self.match.game.name, events)
        if self.board.BY_TURN:
            for line in self._by_turn(done, viewer):
                self.terminal.say(line)
            return
        names, scene = self.names(viewer), self.scene(viewer)
        for deed in done:
            self.terminal.say(self.board.paint(self.words.deed(deed, names, viewer)))
            for more in (self.board.details(scene, event) for event in deed.events if details):
                if more is not None:
                    self.terminal.show(more)

    def _by_turn(self, done: list[Deed], viewer: int | None) -> list[Text]:
        names = self.names(viewer)
        seats = [deed.events[0]["seat"] for deed in done]
        doers = [None if seat is None else self._doer(seat, viewer) for seat in seats]
        sentences = [self.words.deed(deed, names, viewer) for deed in done]
        return [self.board.paint(line) for line in in_a_row(zip(doers, sentences, strict=True))]

    def _doer(self, seat: int, viewer: int | None) -> str:
        """What a sentence about a seat begins with."""
        return self.words.say("you-subject") if seat == viewer else self.name(seat)

    # What a person is shown

    def show(self, seat: int) -> None:
        """The board, what happened since the last time, and what may be done."""
        self._hand_over(seat)
        moves = numbered(self.board.groups(self.scene(seat)))
        events = self._news(seat, self._last_asked(seat))
        self._draw(seat, self._below(seat, moves, events))
        if events:
            self.tell(events, seat)
            self.terminal.say()
        if self.note:
            self.terminal.say(self.note + "\n")
            self.note = ""
        self.terminal.show(moves)
        self._asked.setdefault(seat, []).append(len(self.match.steps))

    def finish(self) -> None:
        """The last board, and who won."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self._draw(viewer)
        since = max(map(self._last_asked, self.people))
        self.tell(self._news(viewer, since), viewer, details=False)  # the board still shows the last round
        self.terminal.say()
        self.terminal.show(self.board.outcome(self.scene(viewer), self.match.scores))
        self.terminal.say()
        self.terminal.say(self._winners(viewer), "bold")

    def _winners(self, viewer: int | None) -> str:
        first = self.match.winners
        names = [self.names(viewer)[seat] for seat in first]
        if len(first) > 1:
            return self.words.say("share-the-win", who=self.words.series(names))
        return self.words.say("wins", who=names[0], you="yes" if first == [viewer] else "no")

    def _news(self, viewer: int | None, since: int) -> list[Event]:
        """What happened, without deeds that are left to the log."""
        done = deeds(self.match.game.name, self.match.log(viewer, since))
        news = [deed.events for deed in done if any(event["key"] not in self.board.NO_NEWS for event in deed.events)]
        return [event for events in news for event in events]

    def _below(self, seat: int, moves: RenderableType, events: list[Event]) -> int:
        """The lines that the board has to leave, so that nothing scrolls away."""
        parts: list[RenderableType] = [moves, *self._by_turn(deeds(self.match.game.name, events), seat)]
        parts += [f"{self.note}\n"] if self.note else []
        return sum(map(self.terminal.lines, parts)) + SPARE

    def _draw(self, viewer: int | None, below: int = 0) -> None:
        self.terminal.clear()
        self.terminal.show(self.board.draw(self.scene(viewer), self.terminal.width, self.terminal.height, below))
        self.terminal.say()

    def _last_asked(self, seat: int) -> int:
        """How many steps there were when a person was asked the last time, in the line of play that led here."""
        asked = self._asked.setdefault(seat, [])
        while asked and asked[-1] >= len(self.match.steps):
            asked.pop()
        return asked[-1] if asked else self._begun

    def _hand_over(self, seat: int) -> None:
        """Before somebody else's hand shows, everybody has time to look away."""
        if seat != self._present and len(self.people) > 1 and self.terminal.interactive:
            self.terminal.hide()
            self.terminal.ask(self.words.say("pass-keyboard", number=seat) + " ")
        self._present = seat
