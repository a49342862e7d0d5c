"""The rows beside the log, written with it, so that lists need no fold."""

from typing import Any

import msgspec

from manoa.server.table.events import Entry, Played
from manoa.server.table.routes import played_on
from manoa.server.table.table import Table
from manoa.server.wire import news
from manoa.server.wire.base import Moment


def table_row(table: Table) -> dict[str, Any]:
    """What never changes."""
    begun = table.begun
    return {
        "id": table.id,
        "game": begun.game,
        "options": begun.options,
        "clock": msgspec.to_builtins(begun.clock),
        "public": begun.public,
        "analysis": begun.analysis,
        "seed": table.seed,
        "created": table.created,
        "host": begun.host,
        "route": played_on(begun.game, begun.options),
        "deal": begun.deal,
    }


def index_row(table: Table, node: str, now: Moment, lease: int) -> dict[str, Any]:
    """How it stands; a bot's turn that is due at once is claimed by the node that writes it."""
    due = table.due()
    claimed = due is not None and due <= now
    return {
        "version": table.version,
        "status": table.status,
        "changed": table.changed,
        "step": table.step,
        "waiting": table.player,
        "result": msgspec.to_builtins(table.result),
        "due": due,
        "claimed_by": node if claimed else None,
        "claimed_until": now + lease if claimed else None,
    }


def seat_rows(table: Table, entries: list[Entry]) -> list[dict[str, Any]] | None:
    """The seats, where somebody sat down, stood up or came to a result; None where all is as it was."""
    if all(isinstance(entry.event, _NO_SEATS) for entry in entries):
        return None
    result = table.result
    # An analysis belongs to its host, by its first seat. A lesson stands in no list: nobody's name is in it.
    owner = table.begun.host if table.begun.analysis and table.begun.lesson is None else None
    return [
        {
            "table": table.id,
            "seat": seat,
            "kind": chair.kind,
            "user": owner if owner and seat == 0 else chair.user,
            "name": chair.name,
            "bot": chair.bot,
            "away": chair.away,
            "placing": result.placings[seat] if result and result.placings else None,
            "score": result.scores[seat] if result else None,
        }
        for seat, chair in enumerate(table.chairs)
    ]


_NO_SEATS = Played | news.TookBack | news.Said | news.Asked | news.Answered | news.Started
