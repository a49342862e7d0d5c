"""The server's clock beside the machine's, which may be wrong or may have been when the server started.

People's clocks never jump, so while a server runs its clock goes on evenly. Where the two differ, that is said loudly,
and a host can set right what a wrong clock has left in the database.
"""

import asyncio
import time
from datetime import UTC, datetime
from typing import NamedTuple

import structlog
from sqlalchemy import Connection, Engine

from manoa.server.live.moment import lead, set_clock, wall
from manoa.server.live.stored import fold_log
from manoa.server.store import moments
from manoa.server.store.beats import time_to_begin_with
from manoa.server.store.chain import Damaged
from manoa.server.store.engine import reading, writing
from manoa.server.store.log import read_table
from manoa.server.table.refusal import Refused
from manoa.server.wire.base import Moment

FAR = 5 * 60_000  # ms between two clocks that do not show the same time
LONG = 7 * 86_400_000  # ms without an entry after which a clock may be wrong
BEFORE_ANY = 1_704_067_200_000  # the beginning of 2024: a clock that shows an earlier time is wrong
LOOK = 60.0  # seconds
SAY_AGAIN = 3600.0

AHEAD = "is this machine's clock right? Then stop the server, and run: manoa clock --set-right"
BEHIND = "is this machine's clock right? Then start the server again: it begins with that time"

log = structlog.get_logger()


class Times(NamedTuple):
    """What clocks say, and the database."""

    wall: Moment
    server: Moment  # of a server that starts now
    newest: Moment | None

    @property
    def ahead(self) -> bool:
        return max(self.server, self.newest or 0) - self.wall > FAR

    @property
    def silent(self) -> bool:
        """Nobody has stored anything for long: or else the machine's clock is wrong."""
        return self.newest is not None and self.wall - self.newest > LONG


def times(connection: Connection) -> Times:
    at = wall()
    return Times(at, time_to_begin_with(connection, at), moments.newest(connection))


def begin(engine: Engine) -> None:
    """Set the server's clock."""
    with reading(engine) as connection:
        found = times(connection)
    set_clock(found.server)
    if found.wall < BEFORE_ANY:
        log.error("clock_wrong", clock=shown(found.wall), advice="stop the server, and set this machine's clock")
    if found.silent:
        log.warning(
            "clock_far_from_entries",
            clock=shown(found.wall),
            newest_entry=shown(found.newest or 0),
            advice="has no server run since? Otherwise this machine's clock is wrong: stop the server, and set it",
        )
    if found.ahead and found.server - found.wall <= FAR:
        log.error("entries_ahead", clock=shown(found.wall), newest_entry=shown(found.newest or 0), advice=AHEAD)


async def watch_clock() -> None:
    """Says at the start and then every hour that the two clocks differ, as long as they do. Without an end."""
    said = -SAY_AGAIN
    while True:
        if differs() and time.monotonic() - said >= SAY_AGAIN:
            said = time.monotonic()
            advice = AHEAD if lead() > 0 else BEHIND
            log.error("clocks_differ", server=shown(wall() + lead()), machine=shown(wall()), advice=advice)
        await asyncio.sleep(LOOK)


def differs() -> bool:
    return abs(lead()) > FAR


def set_right(engine: Engine) -> int:
    """After a clock that was ahead: nothing in the database happened later than now. At how many tables it had."""
    with writing(engine) as connection:
        found = times(connection)
        if found.wall < BEFORE_ANY:
            raise ValueError(f"This machine's clock shows {shown(found.wall)}: set it first.")
        if moments.used_by_others(connection):
            raise ValueError("Others are using the database: stop all servers first.")
        late = moments.ahead(connection, found.wall)
        by = max(0, (found.newest or 0) - found.wall)
        moments.bring_back(connection, found.wall)
        for table in late:
            _bring_table_back(connection, table, found.wall, by)
    return len(late)


def _bring_table_back(connection: Connection, table: str, now: Moment, by: int) -> None:
    try:
        rows = moments.bring_log_back(connection, table, now, by)
    except Damaged as damage:
        log.error("log_damaged", table=table, why=str(damage), advice="it stays as it is")
        return
    row = read_table(connection, table)
    if row is not None and row["due"] is not None:
        try:
            moments.note_due(connection, table, fold_log(table, row, rows).due())
        except Refused:  # it says why
            return


def shown(at: Moment) -> str:
    """In UTC, as everybody reads it."""
    try:
        return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    except (OverflowError, ValueError, OSError):
        return f"{at / 1000:.0f} seconds after 1970"
