"""What a command adds to a table, folded before it is stored."""

from typing import NamedTuple

from manoa.server.live.moment import now
from manoa.server.table.events import Entry, Stored
from manoa.server.table.playing import consequences
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import Setup
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.base import Moment

TIMELY = commands.Play | commands.Undo | commands.Propose | commands.Answer  # what must have seen the last change


class New(NamedTuple):
    """A table that nobody has seen yet, with the log that it begins with."""

    table: Table
    entries: list[Entry]


class Stale(Exception):
    """The game has gone on since."""


def lay(setup: Setup, id: str) -> New:
    """A table as it is set up. Its opening is played here, which takes a while if it is long."""
    table, at = Table(id, setup.seed), now()
    return New(table, [table.add(setup.begun, at), *follow(table, at)])


def refused(table: str, id: str, version: int, refusal: Refused) -> news.Refused:
    return news.Refused(table, id, version, refusal.code, refusal.text, refusal.refusal)


def check_base(table: Table, request: commands.Request) -> None:
    if request.base > table.version:
        raise Refused("ahead", version=table.version)
    if isinstance(request.command, TIMELY) and request.base < table.moved:
        raise Stale


def add(table: Table, events: list[Stored], key: str) -> list[Entry]:
    """Fold events and all that follows of them. Only the first bears the command's name."""
    at = max(now(), table.changed)
    entries = [table.add(event, at, key if place == 0 else None) for place, event in enumerate(events)]
    return entries + (follow(table, at) if entries else [])


def follow(table: Table, at: Moment) -> list[Entry]:
    entries = []
    while following := consequences(table):
        entries += [table.add(event, at) for event in following]
    return entries
