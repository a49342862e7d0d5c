"""What the server does at tables by itself: bots' turns, clocks that run out, rematches that all agreed to.

A duty is claimed for a while by the node that is going to do it. When that node dies, the claim runs out and another
takes over. Doing a duty twice does no harm: it bears a name, and a table takes every name once.

A duty that fails is tried again later, the later the more often it has failed, and after those that have not.
"""

import asyncio

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from manoa.bots import bot, searches
from manoa.play.preparing import stage_of
from manoa.server.live.hub import Hub
from manoa.server.live.moment import now
from manoa.server.live.queueing import Rank
from manoa.server.live.stored import troubles
from manoa.server.live.thinking import BotFailed, Thinkers
from manoa.server.seldom import Seldom
from manoa.server.store.beats import beat
from manoa.server.store.claims import claim_due, count_failing, put_off, release, try_again
from manoa.server.table.deals import luck_of_bots
from manoa.server.table.playing import bot_step, time_over
from manoa.server.table.setup import Setup, rematch, rematch_id
from manoa.server.wire import news

log = structlog.get_logger()

PERIOD = 0.5  # seconds between two looks for duties that are due
AT_ONCE = 64
BEAT = 1_000  # ms between two notes of how late it is


class Duties:
    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self._hub = hub
        self._thinkers = thinkers
        self._at_work: set[str] = set()
        self._begun = False  # what has failed before this node started was let try again
        self._beat = 0  # when to say again how late it is
        self._seldom = Seldom()
        hub.due = self.do_soon

    async def release(self) -> None:
        """Once nothing is done here any more: leave it to other nodes, or to the next start."""
        try:
            await self._hub.write(release, self._hub.settings.node)
        except SQLAlchemyError as error:
            log.warning("not_released", error=type(error).__name__)

    def do_soon(self, table: str, failures: int | None = None) -> None:
        """Failures: in a row before, of what the index says is due."""
        if table not in self._at_work:
            self._at_work.add(table)
            self._hub.notices.soon(self._do(table, failures))

    async def look_for_work(self) -> None:
        """Without an end."""
        while True:
            try:
                for table, failures in (await self._hub.write(self._claim)).items():
                    self.do_soon(table, failures)
                self._begun = True
            except Exception as error:
                self._seldom.say("claiming", log.error, "claiming_failed", error=type(error).__name__)
            await asyncio.sleep(PERIOD)

    def _claim(self, connection: Connection) -> dict[str, int]:
        settings, at_work = self._hub.settings, list(self._at_work)
        if not self._begun:
            try_again(connection, now())
        if now() >= self._beat:
            beat(connection, now())
            self._hub.metrics.failing.set(count_failing(connection, now()))
            self._beat = now() + BEAT
        return claim_due(connection, settings.node, now(), int(settings.lease_seconds * 1000), AT_ONCE, at_work)

    async def _do(self, id: str, failures: int | None) -> None:
        try:
            again = await self._do_one(id)
            if not again and failures is not None:
                await self._put_off(id, failures, "nothing came of it")
        except Exception as error:
            again = False
            await self._put_off(id, failures or 0, repr(error))
        finally:
            self._at_work.discard(id)
        if again:
            self.do_soon(id)

    async def _put_off(self, id: str, failures: int, why: str) -> None:
        """Unless nothing is due there any more."""
        if await self._hub.write(put_off, self._hub.settings.node, id, now(), failures + 1):
            troubles.say(id, log.error, "duty_failed", table=id, why=why)

    async def _do_one(self, id: str) -> bool:
        """Do what is due at a table; whether the table has moved, so that there may be more."""
        async with self._hub.holding(id) as live:
            table = live.table
            due, version, player = table.due(), table.moved, table.player
            if due is None or due > now():
                return False
            by_bot = player is not None and table.chairs[player].played_by_bot
            place = table.match.for_seat(player) if by_bot and table.match and player is not None else None
            name = table.chairs[player].bot if player is not None else None
            again = rematch(table) if player is None else None
            luck = luck_of_bots(table)
            owner, rank = live.payer, Rank.PEOPLE if table.attended() else Rank.BOTS
        if place is None:
            return await self._rematch_or_time(id, again, version) != version
        if searches(place.game, name or "random"):
            await self._hub.games.until(place.game.name, stage_of(place.game))
        try:
            action = await self._thinkers.choose(name or "random", place, luck, owner=owner, rank=rank)
        except BotFailed as failure:
            self._hub.metrics.bot_failures.inc()
            log.warning("bot_failed", table=id, bot=name, why=str(failure))
            return await self._replace(id, version, place.seat, name) != version
        moved = await self._hub.act(id, f"*bot:{version}", lambda table: bot_step(table, version, place.seat, action))
        self._hub.metrics.bot_moves.inc()
        return moved != version

    async def _rematch_or_time(self, id: str, again: Setup | None, version: int) -> int:
        if again is not None:
            new = await self._hub.create(again, rematch_id(id))
            return await self._hub.act(id, "*rematch", lambda table: [] if table.rematch else [news.WentOn(new)])
        return await self._hub.act(id, f"*time:{version}", lambda table: time_over(table, now()))

    async def _replace(self, id: str, version: int, seat: int, failed: str | None) -> int:
        """A bot that failed gives its seat to the plain one; if that is the one that failed, chance decides here."""
        if failed != "random":
            return await self._hub.act(id, f"*failed:{version}", lambda _: [news.TakenOver(seat, "random", "failed")])
        async with self._hub.holding(id) as live:
            match = live.table.match
            if match is None or live.table.moved != version:
                return live.table.moved
            action = bot("random").choose(match.for_seat(seat)).id
        return await self._hub.act(id, f"*bot:{version}", lambda table: bot_step(table, version, seat, action))
