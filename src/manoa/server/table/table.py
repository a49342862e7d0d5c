"""A table: the fold of its log."""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal, NamedTuple, cast

import numpy as np

from manoa.games import REGISTERED, rulebook
from manoa.play.game import Game, game
from manoa.play.match import Match
from manoa.server.table.clock import Clocks, clocks
from manoa.server.table.events import Begun, Claimed, Entry, Invited, Played, Stored
from manoa.server.wire import news
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import Offer, Result, SeatInfo, Status, TableInfo

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

    def info(self) -> SeatInfo:
        return SeatInfo(self.kind, self.name, self.user, self.bot, self.away)


class Change(NamedTuple):
    """An entry at the moment it was folded, from which every viewer's part can be told."""

    entry: Entry
    told: Told | None  # of a step
    step: int


class Table:
    """All that the log says. `fold` is the only thing that changes it."""

    begun: Begun  # its first event

    def __init__(self, id: str, seed: bytes | None) -> None:
        self.id = id
        self.seed = seed
        self.version = 0
        self.entries: list[Entry] = []
        self.recent: deque[Change] = deque(maxlen=RECENT)
        self.commands: dict[str, int] = {}  # with the versions they led to
        self.moved = 0  # the version of the last change that a command must have seen
        self.arranged = 0  # the version of the last change that was no step of the game
        self.changed: Moment = 0
        self.status: Status = "open"
        self.foreign = False  # set up under rules that this server does not have: it can be read, but not played
        self.chairs: list[Chair] = []
        self.invites: dict[str, int] = {}  # seats by the keys of links that lead there
        self.match: Match | None = None
        self.movers: list[int] = []  # the seat that made each step
        self.clocks: Clocks | None = None
        self.offers: dict[str, Offer] = {}
        self.result: Result | None = None
        self.rematch: str | None = None
        self.player: int | None = None  # the seat to act while the game runs
        self.known: tuple[int, TableInfo] | None = None  # a version, and what everybody may know at it
        self._undoable: bool | None = False  # None: to be found out

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
        for seat, chair in enumerate(self.chairs):
            if chair.user == user:
                return seat
        return None

    def _seat_at_hand(self) -> int | None:
        """The host of an analysis sits wherever it is to act or, where a bot is, where they acted last."""
        mine = self.persons()
        acted = (seat for seat in (self.player, *reversed(self.movers)) if seat in mine)
        return next(acted, mine[0] if mine else None)

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
        """The library would take the last step back."""
        if self._undoable is None:
            assert self.match is not None
            earlier = self.match.at(max(0, self.step - 1))
            self._undoable = self.step > 0 and not self.match.revealed_since(earlier.state)
        return self._undoable

    def game(self) -> Game:
        return shared(game(self.begun.game, **self.begun.options))

    # Folding

    def fold(self, entry: Entry) -> Change:
        before = self.step
        told = self._apply(entry.event)
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
            self._turn_clock(entry.at, played)
        change = Change(entry, told, max(before, self.step))
        self.recent.append(change)
        return change

    def fold_all(self, entries: list[Entry]) -> None:
        """A whole log. What is too old to be told again is played in one go."""
        old = max(0, len(entries) - RECENT)
        for together, run in groupby(entries[:old], lambda entry: isinstance(entry.event, Played)):
            if together and self.clocks is None and not self.foreign:
                self._fold_run(list(run))
            else:
                for entry in run:
                    self.fold(entry)
        for entry in entries[old:]:
            self.fold(entry)

    def _fold_run(self, entries: list[Entry]) -> None:
        """Steps and nothing else, without a clock that would have to be turned at each."""
        assert self.match is not None
        played = [cast(Played, entry.event) for entry in entries]
        self.match.fold([event.action for event in played])
        self.movers += [event.seat for event in played]
        self._undoable = None
        self.offers.pop("undo", None)
        if self.begun.analysis and self.match.over:
            self.status = "over"
        self.commands |= {entry.command: entry.version for entry in entries if entry.command is not None}
        self.entries += entries
        self.version = self.moved = entries[-1].version
        self.changed = entries[-1].at

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

    def _apply(self, event: Stored) -> Told | None:
        if isinstance(event, Played):
            return self._unread(event) if self.foreign else self._played(event)
        _FOLDS[type(event)](self, event)
        return None

    def _turn_clock(self, at: Moment, played: bool) -> None:
        assert self.clocks is not None
        timed = self.player is not None and not self.chairs[self.player].played_by_bot
        self.clocks.turn(self.player if timed else None, at, played)

    def _begun(self, event: Begun) -> None:
        self.begun = event
        self.chairs = [Chair(seat.kind, seat.user, seat.name, seat.bot) for seat in event.seats]
        self.invites = dict(event.invites)
        self.foreign = event.game not in REGISTERED or rulebook(event.game).version != event.rules
        if self.foreign:
            self.status = "closed"
        elif event.analysis:
            self.match = self._deal(event)
            self._undoable = None
            self.status = "over" if self.match.over else "running"

    def _deal(self, event: Begun) -> Match:
        chosen = shared(game(event.game, **event.options))
        players = len(event.seats)
        if event.position is None:
            match = chosen.start(players, self.seed)
        else:
            head = {"game": event.game, "version": event.rules, "options": chosen.options, "players": players}
            match = chosen.restore({**head, "position": event.position})
        for action in event.opening:
            self.movers.append(cast(int, match.player))
            match.follow([action])
        return match

    def _played(self, event: Played) -> Told:
        match = self.match
        assert match is not None
        before = _kept(match.state)
        match.follow([event.action])
        self.movers.append(event.seat)
        self._undoable = not match.revealed_since(before)
        self.offers.pop("undo", None)
        if self.begun.analysis and match.over:
            self.status = "over"
        after, log, rules = _kept(match.state), match.game.book.log, match.rules
        return lambda seat: log(rules, before, event.action, after, seat)

    def _unread(self, event: Played) -> Told:
        self.movers.append(event.seat)
        return lambda _: []

    def _sat(self, event: news.Sat) -> None:
        self.chairs[event.seat] = Chair("person", event.user, event.name)

    def _stood(self, event: news.Stood) -> None:
        self.chairs[event.seat] = Chair("open")
        self._drop_links(event.seat)

    def _arranged(self, event: news.Arranged) -> None:
        self.chairs[event.seat] = Chair(event.plan, bot=event.bot)
        self._drop_links(event.seat)

    def _invited(self, event: Invited) -> None:
        self._drop_links(event.seat)
        self.invites[event.key] = event.seat

    def _drop_links(self, to: int) -> None:
        self.invites = {key: seat for key, seat in self.invites.items() if seat != to}

    def _claimed(self, event: Claimed) -> None:
        self._drop_links(event.seat)
        self._more_time(event.seat)
        self.chairs[event.seat] = Chair("person", event.user, event.name)
        self.offers = {}  # whoever comes has agreed to nothing

    def _more_time(self, seat: int) -> None:
        """For somebody who takes a seat from the bot that got it when the time was over."""
        if self.clocks is not None and self.chairs[seat].away == "time":
            self.clocks.came_back(seat)

    def _started(self, _: news.Started) -> None:
        if self.foreign:
            return
        self.match = self._deal(self.begun)
        self.status = "running"
        self.clocks = clocks(self.begun.clock, len(self.chairs))

    def _took_back(self, event: news.TookBack) -> None:
        del self.movers[event.step :]
        self.offers.pop("undo", None)
        if self.match is None:
            return
        self.match = self.match.at(event.step)
        self._undoable = None
        if self.begun.analysis:
            self.status = "running"

    def _asked(self, event: news.Asked) -> None:
        step = self.step_before([event.seat]) if event.what == "undo" else None
        self.offers[event.what] = Offer(cast(Any, event.what), event.seat, [event.seat], step)

    def step_before(self, seats: Collection[int]) -> int | None:
        """How far to go back to be before the last step of any of these seats."""
        steps = range(self.step - 1, -1, -1)
        return next((step for step in steps if self.movers[step] in seats), None)

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
        self.offers = {what: offer for what, offer in self.offers.items() if offer.by != event.seat}

    def _came_back(self, event: news.CameBack) -> None:
        self._more_time(event.seat)
        chair = self.chairs[event.seat]
        chair.away = chair.bot = None

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


_QUIET = news.Said, Invited, news.Asked  # no command has to have seen these


def _kept(state: Any) -> Any:
    """A copy of a state, to be read only; a record's own `copy` takes thirty times as long."""
    return np.frombuffer(state.tobytes(), state.dtype)[0]


@functools.lru_cache(maxsize=256)
def shared(chosen: Game) -> Game:
    """One game for all tables that play it alike: some take long to make their rules."""
    return chosen


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
