"""The deal of the day: drawn once for all nodes, played by people and by bots, and put into an order."""

import secrets
from contextlib import suppress
from datetime import date
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import Row

from manoa.server.live.hub import Hub
from manoa.server.live.moment import now
from manoa.server.people.secrets import new_id
from manoa.server.store import deals as store
from manoa.server.table.deals import Deal, daily_table, day_at, outcome
from manoa.server.table.refusal import Refused
from manoa.server.table.rights import Asker
from manoa.study.daily import companions, plan, standing, unit

SETTLED_AT_ONCE = 50


class Ranked(NamedTuple):
    """Somebody's result in the list of a day; without a rank it does not count."""

    row: Row[Any]
    rank: int | None


def today() -> str:
    return day_at(now())


async def deal_of(hub: Hub, game: str, day: str) -> Deal:
    """The deal of a day. That of today is drawn when somebody first asks for it, so that nobody can know it before."""
    row = await hub.read(store.find, game, day)
    if row is None and day == today():
        options, bots = plan(game, date.fromisoformat(day))
        drawn = {"game": game, "day": day, "seed": secrets.token_bytes(32), "options": options, "bots": list(bots)}
        row = await hub.write(store.draw, now(), **drawn)
    if row is None:
        raise Refused("no-deal", day=day)
    return Deal(row.game, row.day, bytes(row.seed), row.options, row.bots)


async def begin(hub: Hub, game: str, who: Asker) -> str:
    """The table of somebody's one try at the deal of today."""
    deal = await deal_of(hub, game, today())
    noted = await hub.write(store.enter, game, deal.day, new_id(), now(), user=who.id)
    table = await hub.create(daily_table(deal, who), noted, who.payer)
    for bot in companions(game):
        await _let_play(hub, deal, bot)
    return table


async def _let_play(hub: Hub, deal: Deal, bot: str) -> None:
    """A bot in everybody's seat, once a day, whichever node is quickest. It thinks when nobody else wants to."""
    id = sha256(f"{bot} at the deal of {deal.key}".encode()).hexdigest()[:16]
    if id not in hub.tables:
        noted = await hub.write(store.enter, deal.game, deal.day, id, now(), bot=bot)
        await hub.create(daily_table(deal, None, bot), noted)


async def ranked(hub: Hub, game: str, day: str) -> list[Ranked]:
    """What everybody made of the deal of a day, the best first; who is equal has the same rank."""
    await _settle(hub, game, day, await hub.read(store.unsettled, game, day, SETTLED_AT_ONCE))
    rows = await hub.read(store.results, game, day, unit(game) == "points")
    order = {row.table: standing(game, row.score, row.placing, row.turns) for row in rows}
    counting = sorted((row for row in rows if row.flaw is None), key=lambda row: (order[row.table], row.finished))
    others = sorted((row for row in rows if row.flaw is not None), key=lambda row: row.finished)
    best = sorted(order[row.table] for row in counting)
    ranks = [Ranked(row, 1 + best.index(order[row.table])) for row in counting]
    return [*ranks, *(Ranked(row, None) for row in others)]


async def tries_of(hub: Hub, user: str, game: str | None = None) -> list[Row[Any]]:
    """What somebody made of all deals of the day so far, the latest first."""
    rows = await hub.read(store.tries_of, user, game)
    missing = [row for row in rows if row.status == "over" and row.finished is None]
    for row in missing:
        await _settle(hub, row.game, row.day, [row.table])
    return await hub.read(store.tries_of, user, game) if missing else rows


async def _settle(hub: Hub, game: str, day: str, tables: list[str]) -> None:
    """Note what came of games that have ended since somebody last looked."""
    deal = await deal_of(hub, game, day)
    for id in tables:
        with suppress(Refused):  # a damaged log keeps nobody from the rest of the list
            async with hub.holding(id) as live:
                found = outcome(live.table, deal.seat, day)
            if found is not None:
                await hub.write(store.settle, id, **found)
