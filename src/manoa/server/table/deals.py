"""Deals that are played more than once: the deal of the day, and a finished game once more."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from hashlib import sha256
from itertools import groupby
from typing import Any, NamedTuple

from msgspec.structs import replace

from manoa.bots import bots_for
from manoa.play.match import Match
from manoa.server.table.clock import DAY
from manoa.server.table.project import Viewpoint, open_to
from manoa.server.table.refusal import Refused, check_seat
from manoa.server.table.rights import Someone, other_rules
from manoa.server.table.seating import check_bot
from manoa.server.table.setup import Setup, begun_with, chosen_game, dealt
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.base import Moment
from manoa.server.wire.deals import AgainIn, ComparedTurn
from manoa.server.wire.tables import NoClock, SeatInfo
from manoa.study.daily import OPPONENT

NOBODY = "daily"  # who has set a table up at which bots play the deal of the day


class Deal(NamedTuple):
    """The deal of a day, with its secret."""

    game: str
    day: str
    seed: bytes
    options: dict[str, Any]
    bots: list[str | None]  # by seat; None: whoever plays it

    @property
    def key(self) -> str:
        return f"{self.game}/{self.day}"

    @property
    def seat(self) -> int:
        return self.bots.index(None)


# Days


def day_at(moment: Moment) -> str:
    """In UTC, the same for everybody."""
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()


def ends(day: str) -> Moment:
    """The midnight after a day."""
    begins = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(begins.timestamp()) * 1000 + DAY


def is_sealed(table: Table, now: Moment) -> bool:
    """Its cards are still a secret for those who have not played them."""
    return table.begun.daily is not None and now < ends(table.begun.daily)


# Setting up


def daily_table(deal: Deal, who: Someone | None, bot: str | None = None) -> Setup:
    """A try at the deal of a day: somebody's, or a bot's."""
    chosen = chosen_game(deal.game, deal.options, len(deal.bots))
    mine = SeatInfo("bot", bot=bot) if who is None else SeatInfo("person", who.name, who.id)
    seats = [mine if rival is None else SeatInfo("bot", bot=rival) for rival in deal.bots]
    host = NOBODY if who is None else who.id
    more = {"public": False, "clock": NoClock(), "deal": deal.key, "daily": deal.day}
    return dealt(begun_with(chosen, host, seats, **more), deal.seed)


def again(table: Table, eyes: Viewpoint, wish: AgainIn, who: Someone, now: Moment) -> Callable[[], Setup]:
    """A finished game once more, with the same cards. How to make it, for rules can take a while.

    What nobody was dealt here, an analysis or a record of somebody's, could be cards that only its owner knows.
    """
    if table.begun.analysis:
        raise Refused("no-deal", "deal-not-dealt")
    if table.foreign:
        raise other_rules(table)
    if not open_to(table, eyes) or table.seed is None:
        raise Refused("hidden", "hidden-deal")
    if is_sealed(table, now):
        raise Refused("sealed", "sealed-again")
    mine = wished_seat(table, eyes, wish.seat)
    bot = wish.bot or next((chair.bot for chair in table.chairs if chair.kind == "bot" and chair.bot), None)
    bot = bot or _usual_bot(table.begun.game)
    check_bot(table.begun.game, bot)
    seats = [_seat(chair, seat == mine, wish.friends, bot, who) for seat, chair in enumerate(table.chairs)]
    clock = table.begun.clock if any(chair.kind == "invited" for chair in seats) else NoClock()
    more = {"public": False, "clock": clock, "deal": key_of(table), "same": table.id}
    begun, seed = begun_with(table.game(), who.id, seats, **more), table.seed
    return lambda: dealt(begun, seed)


def key_of(table: Table) -> str:
    """What all tables have in common that were dealt alike."""
    return table.begun.deal or table.id


def wished_seat(table: Table, eyes: Viewpoint, wish: int | None) -> int:
    """Without a wish where one sits oneself, or else the first person."""
    check_seat(wish, len(table.chairs))
    return next(seat for seat in (wish, eyes.seat, *table.persons(), 0) if seat is not None)


def _usual_bot(game: str) -> str:
    names = bots_for(game)
    return OPPONENT if OPPONENT in names else names[-1]


def _seat(chair: SeatInfo, mine: bool, friends: bool, bot: str, who: Someone) -> SeatInfo:
    """Bots stay; where people sat, friends are asked or bots sit down."""
    if mine:
        return SeatInfo("person", who.name, who.id)
    if chair.kind == "bot":
        return replace(chair, away=None)
    return SeatInfo("invited") if friends else SeatInfo("bot", bot=bot)


# Playing


def check_one_try(command: commands.Command) -> None:
    """At a deal of the day nobody helps, takes back what has come to light, or ends it without a result."""
    if isinstance(command, commands.Invite) or (isinstance(command, commands.Propose) and command.what != "rematch"):
        raise Refused("one-try")


def luck_of_bots(table: Table) -> int | None:
    """Whoever plays a deal as somebody else did meets the same answers. It tells nothing about the seed."""
    if table.begun.deal is None or table.seed is None:
        return None
    return int.from_bytes(sha256(table.seed + b" bots %d" % table.step).digest()[:6], "big")


# Looking back


def outcome(table: Table, seat: int, day: str) -> dict[str, Any] | None:
    """What a seat made of the deal of a day, as it is stored; None as long as it is not over."""
    result = table.result
    if result is None:
        return None
    finished = next(entry.at for entry in table.entries if isinstance(entry.event, news.Ended))
    flaw = "left" if table.chairs[seat].away else "late" if finished >= ends(day) else None
    placing = result.placings[seat] if result.placings else len(table.chairs)
    turns = sum(1 for _ in turns_of(table.movers, seat))
    return {"finished": finished, "score": result.scores[seat], "placing": placing, "turns": turns, "flaw": flaw}


def turns_of(movers: list[int], seat: int) -> Iterator[tuple[int, int]]:
    """The first step and the one after the last of each turn of a seat."""
    at = 0
    for mover, steps in groupby(movers):
        first, at = at, at + len(list(steps))
        if mover == seat:
            yield first, at


def told_turns(match: Match, movers: list[int], seat: int) -> list[ComparedTurn]:
    """What a seat did, turn by turn, as it knew it then."""
    named, told, lines = match.at(0), match.at(0), []
    for first, after in turns_of(movers, seat):
        steps = match.steps[first:after]
        named.fold(match.steps[len(named.steps) : first])
        told.fold(match.steps[len(told.steps) : first])
        lines.append(ComparedTurn(first, after, named.notations_of(steps), told.events_of(steps, seat)))
    return lines
