"""Setting up a table: new, from a record, or as a branch of another one."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec.structs import replace

from manoa.games import REGISTERED
from manoa.play.game import Game, game
from manoa.play.match import Match
from manoa.play.record import names_in, replay
from manoa.server.people.names import LONGEST, BadName, clean
from manoa.server.table.events import Begun
from manoa.server.table.project import Viewpoint, match_with, open_book
from manoa.server.table.refusal import Refused
from manoa.server.table.rights import Someone
from manoa.server.table.seating import check_bot, link_key
from manoa.server.table.table import Chair, Table
from manoa.server.wire.tables import BotSeat, BranchIn, InvitedSeat, MySeat, NoClock, SeatInfo, SeatPlan, TableIn

UNFIT = (ValueError, TypeError, OverflowError, RecursionError)  # what hostile options and records may run into


class Setup(NamedTuple):
    """A table to be: its first event, the seed that goes beside the log, links by seat."""

    begun: Begun
    seed: bytes | None
    links: dict[int, str]


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_table(wish: TableIn, who: Someone) -> Setup:
    chosen = chosen_game(wish.game, wish.options, len(wish.seats))
    chosen.rules(len(wish.seats))  # made here, beside the event loop, and at hand when the game starts on it
    mine = sum(isinstance(plan, MySeat) for plan in wish.seats)
    bots = sum(isinstance(plan, BotSeat) for plan in wish.seats)
    if mine != 1 and not (mine == 0 and bots == len(wish.seats)):
        raise Refused("bad-seats", "Exactly one seat is yours, unless bots have them all.")
    links = {seat: secrets.token_urlsafe(24) for seat, plan in enumerate(wish.seats) if isinstance(plan, InvitedSeat)}
    return _setup(
        chosen,
        who,
        seats=[_planned(chosen, plan, who) for plan in wish.seats],
        public=wish.public,
        clock=wish.clock,
        links=links,
    )


def rematch(table: Table) -> Setup:
    """The same people and bots with their seats rotated by one. Whoever left, and did not agree, finds an open seat."""
    offer = table.offers.get("rematch")
    agreed = offer.agreed if offer else []
    there = [table.asks(seat, "rematch") or seat in agreed for seat in range(len(table.chairs))]
    seats = [_again(chair) if here else SeatInfo("open") for chair, here in zip(table.chairs, there, strict=True)]
    begun = table.begun
    rotated = [*seats[1:], seats[0]]
    setup = _setup(table.game(), None, seats=rotated, public=begun.public, clock=begun.clock, host=begun.host)
    return Setup(replace(setup.begun, before=table.id), setup.seed, {})


def _again(chair: Chair) -> SeatInfo:
    return SeatInfo("person", chair.name, chair.user) if chair.kind == "person" else SeatInfo("bot", bot=chair.bot)


def rematch_id(table: str) -> str:
    """One table has one rematch, whoever sets it up."""
    return sha256(f"the rematch of {table}".encode()).hexdigest()[:16]


def imported(record: dict[str, Any], who: Someone) -> Setup:
    """An analysis table that holds a record."""
    try:
        match = replay(record)
    except UNFIT as error:
        raise Refused("bad-record", f"{error}"[:2000]) from None
    names = [_name(given, seat) for seat, given in enumerate(names_in(record, match.players))]
    return _analysis(match, who, names, None)


def _name(given: str | None, seat: int) -> str:
    """What a record calls a seat, if that can be a name."""
    try:
        return clean(given[:LONGEST]) if given else f"Seat {seat}"
    except BadName:
        return f"Seat {seat}"


def branch(table: Table, eyes: Viewpoint, wish: BranchIn, who: Someone) -> Setup:
    """What if: from a step of a game that is over, or of one's own view of one that runs.

    While it runs, what the seat cannot know is drawn anew: the branch starts in a world that may be the true one.
    """
    then = match_with(table, wish.step).at(wish.step)
    if not open_book(table):
        if eyes.seat is None:
            raise Refused("hidden", "While a game runs, only its players can branch off from it.")
        then = then.for_seat(eyes.seat).imagine(secrets.token_bytes(32))
    if then.over:
        raise Refused("over", "The game is over at that step.")
    names = [chair.name or chair.bot or "" for chair in table.chairs]
    setup = _analysis(then, who, names, table.id)
    return Setup(replace(setup.begun, seats=_with_bots(then, setup.begun.seats, wish.bots)), setup.seed, {})


def _analysis(match: Match, who: Someone, names: list[str], before: str | None) -> Setup:
    position = match.at(0).snapshot()["position"] if match.seed is None else None
    begun = Begun(
        host=who.id,
        game=match.game.name,
        rules=match.game.version,
        options=match.game.options,
        seats=[SeatInfo("person", name) for name in names],
        public=False,
        clock=NoClock(),
        analysis=True,
        position=position,
        opening=list(match.steps),
        before=before,
    )
    return Setup(begun, match.seed, {})


def _with_bots(match: Match, seats: list[SeatInfo], bots: dict[str, str]) -> list[SeatInfo]:
    placed = list(seats)
    for seat, bot in bots.items():
        if seat not in map(str, range(match.players)):
            raise Refused("no-seat", f"Seats are numbered 0 to {match.players - 1}.")
        check_bot(match.game.name, bot)
        placed[int(seat)] = SeatInfo("bot", bot=bot)
    return placed


def chosen_game(name: str, options: dict[str, Any], players: int | None) -> Game:
    if name not in REGISTERED:
        raise Refused("no-game", f"There is no such game; there are: {', '.join(sorted(REGISTERED))}.")
    try:
        chosen = game(name, **options)
        chosen.seat_count(players)
    except UNFIT as error:
        raise Refused("bad-options", f"{error}"[:2000]) from None
    return chosen


def _planned(chosen: Game, plan: SeatPlan, who: Someone) -> SeatInfo:
    if isinstance(plan, MySeat):
        return SeatInfo("person", who.name, who.id)
    if isinstance(plan, BotSeat):
        check_bot(chosen.name, plan.bot)
        return SeatInfo("bot", bot=plan.bot)
    return SeatInfo("invited" if isinstance(plan, InvitedSeat) else "open")


def _setup(
    chosen: Game,
    who: Someone | None,
    *,
    seats: list[SeatInfo],
    public: bool,
    clock: Any,
    links: dict[int, str] | None = None,
    host: str = "",
) -> Setup:
    seed = secrets.token_bytes(32)
    links = links or {}
    begun = Begun(
        host=who.id if who else host,
        game=chosen.name,
        rules=chosen.version,
        options=chosen.options,
        seats=seats,
        public=public,
        clock=clock,
        commitment=sha256(seed).hexdigest(),
        invites={link_key(secret): seat for seat, secret in links.items()},
    )
    return Setup(begun, seed, links)
