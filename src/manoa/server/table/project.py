"""What a viewer may know of a table: the only way from a table to the wire.

Everything about the game itself comes from the library's `view` and `log`; nothing is made by stripping.
"""

import functools
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from manoa.play.match import Match
from manoa.server.table.events import Begun, Claimed, Invited, Played
from manoa.server.table.playing import legal, no_undo, step_to_try_again, undo_to
from manoa.server.table.refusal import Refused, check_seat
from manoa.server.table.rights import other_rules
from manoa.server.table.table import Change, Table
from manoa.server.wire import news
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import Clocks, LessonState, Offered, PastState, RecordOut, State, TableInfo, WhyNot


class Viewpoint(NamedTuple):
    """From where somebody looks at a table."""

    seat: int | None  # None: a spectator
    own: tuple[int, ...] = ()  # the seats that one plays at an analysis table of one's own
    sealed: bool = False  # what is hidden stays hidden, even when the game is over


SPECTATOR = Viewpoint(None)


def viewpoint(table: Table, user: str | None, unsealed: bool = False) -> Viewpoint:
    """Refused where the table is somebody else's own, or a deal of the day that has to be played first: `unsealed` says
    that its day is over, or that this person has played it to its end. Who gave it up sees what they saw."""
    if table.begun.analysis:
        if user != table.begun.host:
            raise Refused("no-table")
        return Viewpoint(None, tuple(table.persons()))
    seat = table.seat_of(user)
    if table.begun.daily is None or unsealed:
        return Viewpoint(seat)
    if seat is None:
        raise Refused("sealed")
    return Viewpoint(seat, sealed=table.chairs[seat].away is not None)


# Events


def event(change: Change, eyes: Viewpoint) -> news.Event:
    entry = change.entry
    happening = _happening(change, eyes)
    return news.Event(entry.version, None if happening is None else entry.at, happening)


def _happening(change: Change, eyes: Viewpoint) -> news.Happening | None:
    happened = change.entry.event
    if isinstance(happened, Played):
        assert change.events is not None
        return news.Moved(happened.seat, change.step, change.events(_seen_from(eyes, happened.seat)))
    if isinstance(happened, news.TookBack):
        return news.TookBack(happened.seat, change.step)
    if isinstance(happened, Begun):
        return news.Opened()
    if isinstance(happened, Invited):
        return None
    if isinstance(happened, Claimed):
        came = news.Sat if happened.free else news.HandedOver
        return came(happened.seat, happened.name, happened.user)
    if isinstance(happened, news.Said) and happened.channel == "spectators" and eyes.seat is not None:
        return None
    return happened


def _seen_from(eyes: Viewpoint, mover: int) -> int | None:
    """At a table of one's own from the seat that moves, unless a bot has it: what it draws stays hidden."""
    return mover if mover in eyes.own else eyes.own[0] if eyes.own else eyes.seat


def history(table: Table, eyes: Viewpoint, after: int, limit: int) -> Iterator[news.Event]:
    """The events after a version; those that are not at hand any more come from the log."""
    at_hand = table.recent[0].entry.version <= after + 1
    changes = table.recent if at_hand else map(Table(table.id, table.seed).fold, table.entries[: after + limit])
    for change in changes:
        if after < change.entry.version <= after + limit:
            yield event(change, eyes)


# How it stands


def info(table: Table) -> TableInfo:
    """Made once a version, for all who look."""
    if table.known is None or table.known[0] != table.version:
        table.known = table.version, _info(table)
    return table.known[1]


def _info(table: Table) -> TableInfo:
    begun = table.begun
    return TableInfo(
        id=table.id,
        game=begun.game,
        rules=begun.rules,
        options=begun.options,
        players=len(table.chairs),
        public=begun.public,
        analysis=begun.analysis,
        clock=begun.clock,
        status=table.status,
        host=table.host(),
        seats=list(table.chairs),
        created=table.created,
        step=table.step,
        waiting=[] if table.player is None else [table.player],
        commitment=begun.commitment,
        seed=table.seed.hex() if table.seed and open_book(table) else None,
        result=table.result,
        before=begun.before,
        rematch=table.rematch,
        daily=begun.daily,
        same=begun.same,
    )


def open_book(table: Table) -> bool:
    """Nothing is hidden any more, but from those for whom it is sealed."""
    return table.begun.analysis or (table.status == "over" and table.result is not None)


def open_to(table: Table, eyes: Viewpoint) -> bool:
    """Nothing is hidden any more from whoever looks."""
    return open_book(table) and not eyes.sealed


class Sight:
    """How a table stands at a moment, for all who look at it then: what everybody sees is found once."""

    def __init__(self, table: Table, now: Moment) -> None:
        self.table = table
        self.now = now

    @functools.cached_property
    def _public(self) -> dict[str, Any] | None:
        return self.table.match.view() if self.table.match else None

    def state(self, eyes: Viewpoint) -> State:
        table, match, player = self.table, self.table.match, self.table.player
        seat = _looking(table, eyes)
        acts = seat is not None and player == seat and not table.chairs[seat].played_by_bot
        undo = seat is not None and _may_undo(table, seat)
        return State(
            v=table.version,
            table=replace(info(table), seed=None) if eyes.sealed else info(table),
            you=seat,
            player=player,
            view=match.view(seat, self._public) if match else None,
            actions=_offered(match) if match and acts else [],
            undo=undo,
            undo_turn=undo and _turn_is_longer(table),
            offers=list(table.offers.values()),
            clocks=_clocks(table, self.now),
            lesson=_lesson(table),
        )


def state(table: Table, eyes: Viewpoint, now: Moment) -> State:
    return Sight(table, now).state(eyes)


def _looking(table: Table, eyes: Viewpoint) -> int | None:
    return table.seat_of(table.begun.host) if eyes.own else eyes.seat


def _offered(match: Match) -> list[Offered]:
    return [Offered(action.id, str(action), action.data) for action in match.actions()]


def _may_undo(table: Table, seat: int) -> bool:
    if table.begun.analysis:
        return table.status != "closed" and step_to_try_again(table) is not None
    return table.status == "running" and table.chairs[seat].away is None and no_undo(table, seat) is None


def _turn_is_longer(table: Table) -> bool:
    if table.begun.analysis:
        return step_to_try_again(table, turn=True) != step_to_try_again(table)
    return undo_to(table, turn=True) != undo_to(table, turn=False)


def _clocks(table: Table, now: Moment) -> Clocks | None:
    clocks = table.clocks
    return None if clocks is None else Clocks(clocks.at(now), now, clocks.running)


def _lesson(table: Table) -> LessonState | None:
    lesson = table.lesson
    return None if lesson is None else LessonState(lesson.id, [goal.id for goal in lesson.goals], list(table.reached))


# The past


def chosen_seat(table: Table, eyes: Viewpoint, wish: int | None) -> int | None:
    """From where to look at the past: one's own seat or, when nothing is hidden any more, any; -1 is a spectator."""
    if wish is None:
        return _looking(table, eyes)
    check_seat(wish, len(table.chairs))
    seat = None if wish < 0 else wish
    if not open_to(table, eyes) and seat not in (None, eyes.seat):
        raise Refused("hidden")
    return seat


def past(table: Table, step: int, seat: int | None) -> Callable[[], PastState]:
    """How to find a past position as a seat saw it: from far back that takes a while."""
    match, last = match_with(table, step), table.step

    def find() -> PastState:
        then = match.at(step)
        events = then.log(seat, step - 1) if step else []
        return PastState(step, last, then.player, then.view(seat), events)

    return find


def told(table: Table, seat: int | None) -> Callable[[], list[dict[str, Any]]]:
    """How to tell the whole game as a seat saw it."""
    match, last = match_with(table, 0), table.step
    return lambda: match.at(last).log(seat)


def picture(table: Table, step: int, seat: int | None, theme: str) -> Callable[[], str]:
    """How to draw a position: a picture takes longer than anybody at the table should wait."""
    names, match = table.names(), match_with(table, step)
    return lambda: match.at(step).svg(seat, theme=theme, names=names)


def why(table: Table, eyes: Viewpoint, action: str) -> WhyNot:
    """Why a seat cannot do something now, from what it knows."""
    match, seat = match_with(table, 0), _looking(table, eyes)
    if seat is None or table.player != seat:
        raise Refused("not-your-turn")
    try:
        legal(match, seat, action)
    except Refused as refused:
        return WhyNot(refused.refusal, refused.text)
    return WhyNot(None, None)


def record(table: Table, eyes: Viewpoint = SPECTATOR) -> Callable[[], RecordOut]:
    """How to write a finished game as a file: with a long one it takes longer than anybody at a table should wait."""
    match = match_with(table, 0)
    if not open_to(table, eyes):
        raise Refused("hidden", "hidden-record")
    about = table.id, table.begun.commitment, table.names(), table.bots(), table.result
    step = table.step  # in an analysis the match goes on
    return lambda: RecordOut("record", *about, match.at(step).record())


def match_with(table: Table, step: int) -> Match:
    """The match, if it has this step."""
    if table.foreign:
        raise other_rules(table)
    if table.match is None:
        raise Refused("not-started")
    if step > table.step:
        raise Refused("no-step", steps=table.step)
    return table.match
