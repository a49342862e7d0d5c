"""Chat. While a game runs, spectators have a channel of their own: they may see more than a player should hear of."""

from __future__ import annotations

import unicodedata

from manoa.server.people.names import shows
from manoa.server.table.events import Stored
from manoa.server.table.refusal import Refused
from manoa.server.table.rights import Someone
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.base import Moment

TURNING = {"LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI"}  # they could turn round what stands beside


def say(table: Table, who: Someone, command: commands.Say, now: Moment) -> list[Stored]:
    text = "".join(filter(_wanted, command.text.replace("\t", " ")))
    if not any(map(shows, text)):
        raise Refused("empty", "There is nothing to say in that.")
    aside = table.seat_of(who.id) is None and table.status == "running"
    return [news.Said("spectators" if aside else "table", who.name, who.id, text.strip())]


def _wanted(sign: str) -> bool:
    return sign == "\n" or (
        unicodedata.category(sign) not in ("Cc", "Cs") and unicodedata.bidirectional(sign) not in TURNING
    )
