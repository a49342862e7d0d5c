"""Sitting down, standing up, coming back; links that lead to a seat."""

from hashlib import sha256

from manoa.bots import bots_for
from manoa.bots.names import bot_name
from manoa.server.table.events import Claimed, Invited, Stored
from manoa.server.table.playing import sitter, stand_in
from manoa.server.table.refusal import Refused, check_seat
from manoa.server.table.rights import Someone, own_seat, running
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import BotSeat, InvitedSeat, MySeat


def sit(table: Table, who: Someone, command: commands.Sit, now: Moment) -> list[Stored]:
    _before_start(table)
    if table.seat_of(who.id) is not None:
        raise Refused("seated")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free:
        raise Refused("full")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refused("taken", "seat-not-open", seat=seat, seats=free)
    return [news.Sat(seat, who.name, who.id)]


def claim(table: Table, who: Someone, command: commands.Claim, now: Moment) -> list[Stored]:
    key = link_key(command.secret)
    seat = table.invites.get(key)
    if seat is None or table.status == "over" or table.chairs[seat].away == "resigned":
        raise Refused("no-invite")
    if table.seat_of(who.id) is not None:
        raise Refused("seated")
    return [Claimed(seat, key, who.id, who.name, table.chairs[seat].kind != "person")]


def link_key(secret: str) -> str:
    """What the log keeps of a link. Its secret has 128 bits, so looking its hash up tells nothing about others."""
    return sha256(secret.encode()).hexdigest()


def invite(table: Table, who: Someone, command: commands.Invite, now: Moment) -> list[Stored]:
    """Events with an empty key: whoever stores them makes the link."""
    seat = command.seat
    check_seat(seat, len(table.chairs))
    own = table.seat_of(who.id) == seat
    if table.status == "over" or table.begun.analysis:
        raise Refused("over", "no-seat-to-invite")
    if not own and not (table.chairs[seat].kind == "invited" and table.host() == who.id):
        raise Refused("not-yours")
    if table.chairs[seat].away == "resigned":
        raise Refused("resigned", "nothing-to-hand-over")
    return [Invited(seat, "")]


def leave(table: Table, who: Someone, command: commands.Leave, now: Moment) -> list[Stored]:
    if table.begun.analysis:
        return [news.Closed()]
    seat = own_seat(table, who)
    if table.status == "open":
        others = sum(chair.kind == "person" for chair in table.chairs) - 1
        return [news.Stood(seat)] if others else [news.Stood(seat), news.Closed()]
    running(table)
    if table.chairs[seat].away is not None:
        raise Refused("away", "away-already")
    return [news.TakenOver(seat, stand_in(table), "left")]


def come_back(table: Table, who: Someone, command: commands.Return, now: Moment) -> list[Stored]:
    running(table)
    seat = own_seat(table, who)
    away = table.chairs[seat].away
    if away is None:
        raise Refused("here")
    if away == "resigned":
        raise Refused("resigned")
    return [news.CameBack(seat)]


def arrange(table: Table, who: Someone, command: commands.Arrange, now: Moment) -> list[Stored]:
    _before_start(table)
    if table.host() != who.id:
        raise Refused("not-host")
    seat = command.seat
    check_seat(seat, len(table.chairs))
    if table.chairs[seat].kind == "person":
        raise Refused("taken", name=sitter(table, seat))
    if isinstance(command.plan, MySeat):
        raise Refused("seated")
    if isinstance(command.plan, BotSeat):
        check_bot(table.begun.game, command.plan.bot)
        name = bot_name(bytes.fromhex(table.begun.commitment or ""), table.names())
        return [news.Arranged(seat, "bot", command.plan.bot, name)]
    return [news.Arranged(seat, "invited" if isinstance(command.plan, InvitedSeat) else "open")]


def check_bot(game: str, bot: str) -> None:
    if bot not in bots_for(game):
        raise Refused("no-bot", names=bots_for(game))


def _before_start(table: Table) -> None:
    if table.status != "open":
        raise Refused("started")
