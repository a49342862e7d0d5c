"""Chat, and what needs everybody's consent: going back, ending without a result, playing again."""

import unicodedata

from manoa.server.people.names import shows
from manoa.server.table.events import Stored
from manoa.server.table.refusal import Refused
from manoa.server.table.rights import Someone, own_seat, present_seat
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.base import Moment

TURNING = {"LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI"}  # they could turn round what stands beside


def say(table: Table, who: Someone, command: commands.Say, now: Moment) -> list[Stored]:
    """While a game runs, spectators have a channel of their own: they may see more than a player should hear of."""
    if not table.begun.public and table.seat_of(who.id) is None:
        raise Refused("not-seated")  # who was not asked to a private table may look on, but not talk into it
    text = spoken(command.text)
    aside = table.seat_of(who.id) is None and table.status == "running"
    return [news.Said("spectators" if aside else "table", who.name, who.id, text)]


def spoken(text: str) -> str:
    """What somebody wrote, as it is stored and shown."""
    wanted = "".join(filter(_wanted, text.replace("\t", " ")))
    if not any(map(shows, wanted)):
        raise Refused("empty")
    return wanted.strip()


def _wanted(sign: str) -> bool:
    return sign == "\n" or (
        unicodedata.category(sign) not in ("Cc", "Cs") and unicodedata.bidirectional(sign) not in TURNING
    )


def propose(table: Table, who: Someone, command: commands.Propose, now: Moment) -> list[Stored]:
    if table.begun.analysis:
        raise Refused("analysis", "nobody-to-ask")
    seat = _asker(table, who, command.what)
    if command.what in table.offers:
        raise Refused("asked")
    if command.what == "undo" and table.step_before([seat]) is None:
        raise Refused("no-undo", "no-move-yet")
    return [news.Asked(command.what, seat)]


def answer(table: Table, who: Someone, command: commands.Answer, now: Moment) -> list[Stored]:
    seat = _asker(table, who, command.what)
    offer = table.offers.get(command.what)
    if offer is None:
        raise Refused("no-offer", "nothing-asked")
    if seat in offer.agreed and command.agree:
        raise Refused("answered")
    return [news.Answered(command.what, seat, command.agree)]


def _asker(table: Table, who: Someone, what: str) -> int:
    if what != "rematch":
        return present_seat(table, who)
    if table.status != "over":
        raise Refused("running")
    if table.rematch is not None:
        raise Refused("went-on")
    return own_seat(table, who)
