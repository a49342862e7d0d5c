"""Who may look at a table: at a deal of the day only those who are done with it themselves, until the day is over."""

from sqlalchemy import Engine

from manoa.server.live.moment import now
from manoa.server.store.deals import has_finished
from manoa.server.store.engine import read
from manoa.server.table import project
from manoa.server.table.deals import is_sealed
from manoa.server.table.project import Viewpoint
from manoa.server.table.table import Table


async def eyes(engine: Engine, table: Table, user: str | None) -> Viewpoint:
    """From where somebody looks; refused where they may not."""
    day = table.begun.daily
    if day is None or not is_sealed(table, now()):
        return project.viewpoint(table, user, True)
    done = user is not None and await read(engine, has_finished, table.begun.game, day, user)
    return project.viewpoint(table, user, done)
