"""Prints digests of all that is stored and told of a table, for each game, to be compared between processes."""

from __future__ import annotations

import random
import sys
from hashlib import sha256
from typing import NamedTuple

import msgspec

from manoa.server.store.batch import Row
from manoa.server.table import project
from manoa.server.table.deciding import decide
from manoa.server.table.events import encode
from manoa.server.table.indexing import index_row, seat_rows, table_row
from manoa.server.table.playing import consequences
from manoa.server.table.setup import new_table
from manoa.server.table.table import Table
from manoa.server.wire import commands
from manoa.server.wire.tables import MySeat, OpenSeat, TableIn

STEPS = 60
SHORT = {"lost-cities": {"rounds": 1}, "quest": {"round_limit": 3}, "island": {"round_limit": 2}}


class Someone(NamedTuple):
    id: str
    name: str


def folded(game: str) -> Table:
    """A table at which people do something at random."""
    people = [Someone("ann", "Ann"), Someone("bob", "Bob")]
    luck = random.Random(game)
    table = Table("the-same-table-0", bytes(range(32)))
    table.add(new_table(TableIn(game, [MySeat(), OpenSeat()], SHORT[game]), people[0]).begun, 1)
    asked: list[tuple[Someone, commands.Command]] = [(people[1], commands.Sit()), (people[0], commands.Say("Hello"))]
    for number in range(STEPS):
        who, command = asked.pop() if asked else random_step(table, people, luck)
        for event in decide(table, who, command, number):
            table.add(event, number, f"{who.id}:{number}")
        while following := consequences(table):
            for event in following:
                table.add(event, number)
        if table.status == "over":
            break
    return table


def random_step(table: Table, people: list[Someone], luck: random.Random) -> tuple[Someone, commands.Command]:
    assert table.match is not None
    return people[table.match.player or 0], commands.Play(luck.choice(table.match.legal))


def stored(table: Table) -> bytes:
    """The log but for its commitment, which comes from a seed that nobody uses here, and the rows beside it."""
    rows = [Row(entry.version, entry.command, entry.at, encode(entry.event)) for entry in table.entries[1:]]
    index = index_row(table, "node", 0, 0)
    return msgspec.json.encode([*rows, index, seat_rows(table, table.entries), {**table_row(table), "seed": None}])


def sent_about(table: Table) -> bytes:
    viewers = [project.SPECTATOR, project.Viewpoint(0), project.Viewpoint(1)]
    parts = [[project.state(table, eyes, 0), *project.history(table, eyes, 0, 1000)] for eyes in viewers]
    return msgspec.json.encode(parts).replace(str(table.begun.commitment).encode(), b"")


def digests() -> list[str]:
    tables = [folded(game) for game in SHORT]
    return [sha256(part).hexdigest() for table in tables for part in (stored(table), sent_about(table))]


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests()))
