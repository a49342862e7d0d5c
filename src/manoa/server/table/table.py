"""A table: the fold of its log."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, cast

import numpy as np
from msgspec.structs import replace

from manoa.games import REGISTERED, rulebook
from manoa.kernel.lessons import LEARNER, Lesson
from manoa.play.match import Game, Match, shared
from manoa.play.record import recorded_steps
from manoa.play.world import Witness
from manoa.server.table.clock import Clocks, clocks
from manoa.server.table.events import Begun, Claimed, Entry, Invited, Played, Stored
from manoa.server.wire import news
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import Offer, Result, SeatInfo, Status, TableInfo

RECENT = 32  # changes kept for viewers who were away for a moment

Events = list[dict[str, Any]]


class Change(NamedTuple):
    """An entry at the moment it was folded, from which every viewer's part can be told."""

    entry: Entry
    events: Callable[[int | None], Events] | None  # of a move, as a seat or a spectator may know it
    step: int  # at which the game stands after it


class Table:
    """All that the log says. `fold` is the only thing that changes it."""

    begun: Begun  # its first event

    def __init__(self, id: str, seed: bytes | None) -> None:
        self.id = id
        self.seed = seed
        self.link = b""  # the hash of its last version, as it is stored
        self.version = 0
        self.entries: list[Entry] = []
        self.recent: deque[Change] = deque(maxlen=RECENT)
        self.commands: dict[str, int] = {}  # with the versions they led to
        self.moved = 0  # the version of the last change that a command must have seen
        self.arranged = 0  # the version of the last change that was no step of the game
        self.changed: Moment = 0
        self.status: Status = "open"
        self.foreign = False  # set up under rules that this server does not have: it can be read, but not played
        self.chairs: list[SeatInfo] = []
        self.invites: dict[str, int] = {}  # seats by the keys of links that lead there
        self.match: Match | None = None
        self.movers: list[int] = []  # the seat that made each step
        self.starts: list[int] = []  # the step at which each move began; most moves are one step
        self.clocks: Clocks | None = None
        self.offers: dict[str, Offer] = {}
        self.result: Result | None = None
        self.rematch: str | None = None
        self.lesson: Lesson | None = None  # that it gives
        self.reached: list[str] = []  # goals of the lesson
        self.player: int | None = None  # the seat to act while the game runs
        self.known: tuple[int, TableInfo] | None = None  # a version, and what everybody may know at it
        self._undoable: bool | None = False  # None: to be found out
        self.turn_from: int | None = None  # from this step on one seat moved, and nothing hidden came to light

    # What it is

    @property
    def created(self) -> Moment:
        return self.entries[0].at

    @property
    def step(self) -> int:
        return len(self.movers)

    def seat_of(self, user: str | None) -> int | None:
        """Where somebody sits."""
        if user is None:
            return None
        if self.begun.analysis and user == self.begun.host:
            return self._seat_at_hand()
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def _seat_at_hand(self) -> int | None:
        """The host of an analysis sits in the seat to act or, where a bot has that, where they acted last."""
        mine = self.persons()
        acted = (seat for seat in (self.player, *reversed(self.movers)) if seat in mine)
        return next(acted, mine[0] if mine else None)

    def attended(self) -> bool:
        """Somebody plays here who is no bot."""
        return any(chair.kind == "person" and chair.away is None for chair in self.chairs)

    def names(self) -> list[str]:
        return [chair.name or chair.bot or "" for chair in self.chairs]

    def bots(self) -> list[str | None]:
        """Which bot has each seat; None: a person."""
        return [chair.bot if chair.kind == "bot" else None for chair in self.chairs]

    def persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def host(self) -> str | None:
        """Whoever set the table up, or else the first person at it."""
        seated = [chair.user for chair in self.chairs if chair.kind == "person"]
        return self.begun.host if self.begun.analysis or self.begun.host in seated else next(iter(seated), None)

    def due(self) -> Moment | None:
        """When the server itself has something to do here."""
        if self.foreign:
            return None
        agreed = self.offers.get("rematch")
        if agreed is not None and self.consent(agreed) and self.rematch is None:
            return self.changed
        if self.player is None:
            return None
        if self.chairs[self.player].played_by_bot:
            return self.changed
        return self.clocks.ends() if self.clocks else None

    def consent(self, offer: Offer) -> bool:
        """Everybody who can be asked has agreed."""
        return all(seat in offer.agreed for seat in self.persons() if self.asks(seat, offer.what))

    def asks(self, seat: int, what: str) -> bool:
        """Whoever left is not waited for, except before going back: others would know more when they return."""
        away = self.chairs[seat].away
        return away is None or away in {"undo": ("left", "time"), "rematch": ("resigned",)}.get(what, ())

    def undoable(self) -> bool:
        """The last move brought nothing hidden to light."""
        if self._undoable is None:
            assert self.match is not None
            earlier = self.match.at(self.starts[-1] if self.starts else 0)
            self._undoable = self.step > 0 and not self.match.revealed_since(earlier.state)
        return self._undoable

    def game(self) -> Game:
        return shared(Game(rulebook(self.begun.game), self.begun.options, self.begun.rules))

    # Folding

    def fold(self, entry: Entry) -> Change:
        events = self._apply(entry.event)
        self.player = self.match.player if self.match and self.status == "running" else None
        self.version = entry.version
        self.changed = entry.at
        self.entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry.version
        played = isinstance(entry.event, Played)
        if played or not isinstance(entry.event, _QUIET):
            self.moved = entry.version
        if not played:
            self.arranged = entry.version
        if self.clocks is not None:
            timed = self.player is not None and not self.chairs[self.player].played_by_bot
            self.clocks.turn(self.player if timed else None, entry.at, played)
        change = Change(entry, events, self.step)
        self.recent.append(change)
        return change

    def add(self, event: Stored, at: Moment, command: str | None = None) -> Entry:
        """Fold a new event."""
        entry = Entry(self.version + 1, at, command, event)
        self.fold(entry)
        return entry

    def unfolded(self, limit: int) -> Table:
        """The same log up to a version, not folded yet: `history` can tell it elsewhere while this table goes on."""
        same = Table(self.id, self.seed)
        same.entries = self.entries[:limit]
        same.recent = self.recent.copy()
        return same

    def _apply(self, event: Stored) -> Callable[[int | None], Events] | None:
        match event:
            case Played():
                return self._played(event)
            case Begun():
                self._begin(event)
            case news.Started():
                self._start()
            case news.TookBack():
                self._take_back(event)
            case news.Asked():
                step = self.step_before([event.seat]) if event.what == "undo" else None
                self.offers[event.what] = Offer(cast(Any, event.what), event.seat, [event.seat], step)
            case news.Answered(agree=True):
                offer = self.offers[event.what]
                self.offers[event.what] = replace(offer, agreed=[*offer.agreed, event.seat])
            case news.Answered():
                del self.offers[event.what]
            case news.Ended():
                self.status, self.result, self.offers = "over", event.result, {}
            case news.Closed():
                self.status = "closed"
            case news.WentOn():
                self.rematch, self.offers = event.table, {}
            case _:
                self._reseat(event)
        return None

    def _reseat(self, event: Stored) -> None:
        """Who sits where, and which links lead there."""
        match event:
            case news.Sat():
                self.chairs[event.seat] = SeatInfo("person", event.name, event.user)
            case news.Stood():
                self._drop_links(event.seat)
                self.chairs[event.seat] = SeatInfo("open")
            case news.Arranged():
                self._drop_links(event.seat)
                self.chairs[event.seat] = SeatInfo(event.plan, event.name, bot=event.bot)
            case Invited():
                self._drop_links(event.seat)
                self.invites[event.key] = event.seat
            case Claimed():
                self._drop_links(event.seat)
                self._more_time(event.seat)
                self.chairs[event.seat] = SeatInfo("person", event.name, event.user)
                self.offers = {}  # whoever comes has agreed to nothing
            case news.Resigned():
                self.chairs[event.seat] = replace(self.chairs[event.seat], away="resigned")
            case news.TakenOver():
                chair = self.chairs[event.seat]
                away = chair.away if event.why == "failed" else chair.away or event.why
                self.chairs[event.seat] = replace(chair, bot=event.bot, away=away)
                self.offers = {what: offer for what, offer in self.offers.items() if offer.by != event.seat}
            case news.CameBack():
                self._more_time(event.seat)
                self.chairs[event.seat] = replace(self.chairs[event.seat], bot=None, away=None)

    def _begin(self, event: Begun) -> None:
        self.begun = event
        self.chairs = list(event.seats)
        self.invites = dict(event.invites)
        self.foreign = event.game not in REGISTERED or not rulebook(event.game).plays(event.rules)
        if self.foreign:
            self.status = "closed"
        elif event.analysis:
            self.match = self._deal(event)
            self.lesson = lesson(event.game, event.lesson)
            self._undoable = None
            self.status = "over" if self.match.over else "running"

    def _deal(self, event: Begun) -> Match:
        chosen = self.game()
        players = len(event.seats)
        if event.position is None:
            match = chosen.start(players, self.seed)
        else:
            head = {"game": event.game, "version": event.rules, "options": chosen.options, "players": players}
            match = chosen.restore({**head, "position": event.position})
        for given in event.opening:
            self._move(match, cast(int, match.player), list(recorded_steps(match, given)))
        return match

    def _move(self, match: Match, seat: int, steps: Sequence[Any]) -> list[Witness]:
        """However many steps they are; what can be told of each."""
        self.starts.append(self.step)
        witnesses = match.witness(steps)
        self.movers += [seat] * len(witnesses)
        return witnesses

    def _played(self, event: Played) -> Callable[[int | None], Events]:
        match = self.match
        if match is None:  # of rules that this server does not have
            self.starts.append(self.step)
            self.movers.append(event.seat)
            return lambda _: []
        revealed, first = match.revealed, self.step + 1
        witnesses = self._move(match, event.seat, event.texts)
        self._undoable = match.revealed == revealed
        goes_on = self.turn_from is not None and self.movers[self.turn_from] == event.seat
        self.turn_from = None if not self._undoable else self.turn_from if goes_on else first - 1
        self.offers.pop("undo", None)
        if self.begun.analysis and match.over:
            self.status = "over"

        def events(seat: int | None) -> Events:
            told = enumerate((witness(seat) for witness in witnesses), first)
            return [{"step": number, **event} for number, events in told for event in events]

        if self.lesson is not None:
            self._watch(self.lesson, events(LEARNER), match.view(LEARNER))
        return events

    def _watch(self, lesson: Lesson, events: Events, view: dict[str, Any]) -> None:
        """Which goals of the lesson a step has reached."""
        open_goals = [goal for goal in lesson.goals if goal.id not in self.reached]
        self.reached += [goal.id for goal in open_goals if goal.reached(events, view)]

    def _drop_links(self, to: int) -> None:
        self.invites = {key: seat for key, seat in self.invites.items() if seat != to}

    def _more_time(self, seat: int) -> None:
        """For somebody who takes a seat from the bot that got it when the time was over."""
        if self.clocks is not None and self.chairs[seat].away == "time":
            self.clocks.came_back(seat)

    def _start(self) -> None:
        if self.foreign:
            return
        self.match = self._deal(self.begun)
        self.status = "running"
        self.clocks = clocks(self.begun.clock, len(self.chairs))

    def _take_back(self, event: news.TookBack) -> None:
        step = self.starts[event.step]
        if self.turn_from is not None and step <= self.turn_from:
            self.turn_from = None
        del self.starts[event.step :]
        del self.movers[step:]
        self.offers.pop("undo", None)
        if self.match is None:
            return
        self.match = self.match.at(step)
        self._undoable = None
        if self.begun.analysis:
            self.status = "running"

    def step_before(self, seats: Collection[int]) -> int | None:
        """How far to go back to be before the last move of any of these seats."""
        return next((step for step in reversed(self.starts) if self.movers[step] in seats), None)

    def back_to(self, step: int, seat: int) -> news.TookBack:
        """What takes everything back that came after a step with which a move began."""
        return news.TookBack(seat, self.starts.index(step))


_QUIET = news.Said, Invited, news.Asked  # no command has to have seen these


def standing(match: Match) -> Match:
    """A match that begins where another one stands."""
    return Match(match.game, match.players, np.frombuffer(match.state.tobytes(), match.state.dtype).copy(), None)


def lesson(game: str, id: str | None) -> Lesson | None:
    return next((lesson for lesson in rulebook(game).lessons if lesson.id == id), None)
