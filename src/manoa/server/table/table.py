"""A table: the fold of its log."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, cast

from manoa.games import REGISTERED
from manoa.play.game import Game, game
from manoa.play.match import Match
from manoa.server.table.clock import Clocks, clocks
from manoa.server.table.events import Begun, Claimed, Entry, Invited, Played, Stored
from manoa.server.wire import news
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import Offer, Result, SeatInfo, Status

RECENT = 32  # changes kept for viewers who were away for a moment

Told = Callable[[int | None], list[dict[str, Any]]]  # what a seat, or a spectator, hears of a step


@dataclass
class Chair:
    """Who sits where."""

    kind: Literal["open", "invited", "person", "bot"]
    user: str | None = None
    name: str | None = None
    bot: str | None = None
    away: Literal["left", "time", "resigned"] | None = None

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away is not None

    @property
    def asked(self) -> bool:
        """A person who is there to be asked."""
        return self.kind == "person" and self.away is None

    def info(self) -> SeatInfo:
        return SeatInfo(self.kind, self.name, self.user, self.bot, self.away)


class Change(NamedTuple):
    """An entry at the moment it was folded, from which every viewer's part can be told."""

    entry: Entry
    told: Told | None  # of a step
    step: int


class Table:
    """All that the log says. `fold` is the only thing that changes it."""

    def __init__(self, id: str, seed: bytes | None) -> None:
        self.id = id
        self.seed = seed
        self.version = 0
        self.entries: list[Entry] = []
        self.recent: deque[Change] = deque(maxlen=RECENT)
        self.commands: dict[str, int] = {}  # with the versions they led to
        self.moved = 0  # the version of the last change that a command must have seen
        self.changed: Moment = 0
        self.status: Status = "open"
        self.chairs: list[Chair] = []
        self.invites: dict[str, int] = {}  # seats by the keys of links that lead there
        self.match: Match | None = None
        self.movers: list[int] = []  # the seat that made each step
        self.clocks: Clocks | None = None
        self.offers: dict[str, Offer] = {}
        self.result: Result | None = None
        self.rematch: str | None = None
        self.last_actor: int | None = None
        self._undoable: bool | None = False  # None: to be found out

    # What it is

    @property
    def begun(self) -> Begun:
        return cast(Begun, self.entries[0].event)

    @property
    def created(self) -> Moment:
        return self.entries[0].at

    @property
    def step(self) -> int:
        return len(self.match.steps) if self.match else 0

    @property
    def player(self) -> int | None:
        """The seat to act while the game runs."""
        return self.match.player if self.match and self.status == "running" else None

    def seat_of(self, user: str | None) -> int | None:
        """Where somebody sits; the host of an analysis table sits wherever it is to act."""
        if user is None:
            return None
        if self.begun.analysis and user == self.begun.host:
            return self.player if self.player is not None else self.last_actor
        return next((seat for seat, chair in enumerate(self.chairs) if chair.user == user), None)

    def host(self) -> str | None:
        """Whoever set the table up, or else the first person at it."""
        seated = [chair.user for chair in self.chairs if chair.kind == "person"]
        return self.begun.host if self.begun.analysis or self.begun.host in seated else next(iter(seated), None)

    def due(self) -> Moment | None:
        """When the server itself has something to do here."""
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
        return all(seat in offer.agreed for seat, chair in enumerate(self.chairs) if chair.asked)

    def undoable(self) -> bool:
        """The library would take the last step back."""
        if self._undoable is None:
            assert self.match is not None
            earlier = self.match.at(max(0, self.step - 1))
            self._undoable = self.step > 0 and not self.match.revealed_since(earlier.state)
        return self._undoable

    def game(self) -> Game:
        return game(self.begun.game, **self.begun.options)

    # Folding

    def fold(self, entry: Entry) -> Change:
        before = self.step
        told = self._apply(entry.event)
        self.version = entry.version
        self.changed = entry.at
        self.entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry.version
        if not isinstance(entry.event, news.Said | Invited | news.Asked):
            self.moved = entry.version
        if self.clocks is not None:
            self._turn_clock(entry.at)
        change = Change(entry, told, max(before, self.step))
        self.recent.append(change)
        return change

    def add(self, event: Stored, at: Moment, command: str | None = None) -> Entry:
        """Fold a new event."""
        entry = Entry(self.version + 1, at, command, event)
        self.fold(entry)
        return entry

    def _apply(self, event: Stored) -> Told | None:
        if isinstance(event, Played):
            return self._played(event)
        _FOLDS[type(event)](self, event)
        return None

    def _turn_clock(self, at: Moment) -> None:
        assert self.clocks is not None
        timed = self.player is not None and not self.chairs[self.player].played_by_bot
        self.clocks.turn(self.player if timed else None, at)

    def _begun(self, event: Begun) -> None:
        self.chairs = [Chair(seat.kind, seat.user, seat.name, seat.bot) for seat in event.seats]
        self.invites = dict(event.invites)
        if event.game not in REGISTERED or game(event.game).version != event.rules:
            self.status = "closed"  # set up under rules that this server does not have
        elif event.analysis:
            self.match = self._deal(event)
            self._undoable = None
            self.status = "over" if self.match.over else "running"

    def _deal(self, event: Begun) -> Match:
        chosen = game(event.game, **event.options)
        players = len(event.seats)
        if event.position is None:
            match = chosen.start(players, self.seed)
        else:
            head = {"game": event.game, "version": event.rules, "options": chosen.options, "players": players}
            match = chosen.restore({**head, "position": event.position})
        for action in event.opening:
            self.movers.append(cast(int, match.player))
            match.play(action)
        return match

    def _played(self, event: Played) -> Told:
        match = self.match
        assert match is not None
        before = match.state.copy()
        match.play(event.action)
        self.movers.append(event.seat)
        self.last_actor = event.seat
        self._undoable = not match.revealed_since(before)
        self.offers.pop("undo", None)
        if self.begun.analysis and match.over:
            self.status = "over"
        after, log, rules = match.state.copy(), match.game.book.log, match.rules
        return lambda seat: log(rules, before, event.action, after, seat)

    def _sat(self, event: news.Sat) -> None:
        self.chairs[event.seat] = Chair("person", event.user, event.name)

    def _stood(self, event: news.Stood) -> None:
        self.chairs[event.seat] = Chair("open")

    def _arranged(self, event: news.Arranged) -> None:
        self.chairs[event.seat] = Chair(event.plan, bot=event.bot)
        self.invites = {key: seat for key, seat in self.invites.items() if seat != event.seat}

    def _invited(self, event: Invited) -> None:
        self.invites = {key: seat for key, seat in self.invites.items() if seat != event.seat}
        self.invites[event.key] = event.seat

    def _claimed(self, event: Claimed) -> None:
        del self.invites[event.key]
        self.chairs[event.seat] = Chair("person", event.user, event.name)
        if self.clocks is not None:
            self.clocks.came_back(event.seat)

    def _started(self, _: news.Started) -> None:
        self.match = self._deal(self.begun)
        self.status = "running"
        self.clocks = clocks(self.begun.clock, len(self.chairs))

    def _took_back(self, event: news.TookBack) -> None:
        assert self.match is not None
        self.match = self.match.at(event.step)
        self._undoable = None
        del self.movers[event.step :]
        self.offers.pop("undo", None)
        if self.begun.analysis:
            self.status = "running"

    def _asked(self, event: news.Asked) -> None:
        step = self.step_before(event.seat) if event.what == "undo" else None
        self.offers[event.what] = Offer(cast(Any, event.what), event.seat, [event.seat], step)

    def step_before(self, seat: int) -> int | None:
        """How far to go back to be before the last step of a seat."""
        own = [step for step, mover in enumerate(self.movers) if mover == seat]
        return own[-1] if own else None

    def _answered(self, event: news.Answered) -> None:
        offer = self.offers[event.what]
        if event.agree:
            self.offers[event.what] = Offer(offer.what, offer.by, [*offer.agreed, event.seat], offer.step)
        else:
            del self.offers[event.what]

    def _resigned(self, event: news.Resigned) -> None:
        self.chairs[event.seat].away = "resigned"

    def _taken_over(self, event: news.TakenOver) -> None:
        chair = self.chairs[event.seat]
        chair.bot = event.bot
        if event.why != "failed" and chair.away is None:
            chair.away = event.why

    def _came_back(self, event: news.CameBack) -> None:
        chair = self.chairs[event.seat]
        chair.away = chair.bot = None
        if self.clocks is not None:
            self.clocks.came_back(event.seat)

    def _ended(self, event: news.Ended) -> None:
        self.status = "over"
        self.result = event.result
        self.offers = {}

    def _closed(self, _: news.Closed) -> None:
        self.status = "closed"

    def _went_on(self, event: news.WentOn) -> None:
        self.rematch = event.table
        self.offers = {}

    def _said(self, _: news.Said) -> None:
        """Talk changes nothing but the version."""


_FOLDS: dict[type, Callable[[Table, Any], None]] = {
    Begun: Table._begun,
    Invited: Table._invited,
    Claimed: Table._claimed,
    news.Sat: Table._sat,
    news.Stood: Table._stood,
    news.Arranged: Table._arranged,
    news.Started: Table._started,
    news.TookBack: Table._took_back,
    news.Asked: Table._asked,
    news.Answered: Table._answered,
    news.Resigned: Table._resigned,
    news.TakenOver: Table._taken_over,
    news.CameBack: Table._came_back,
    news.Said: Table._said,
    news.Ended: Table._ended,
    news.Closed: Table._closed,
    news.WentOn: Table._went_on,
}
