"""Playing by the library: the test folds the server's log as the server does, asks a bot what to do in the seat whose
turn it is, and has it done in that person's page.

    play(follow(table), {0: mira, 1: otto}, lost_cities.do)

What "done in the page" means each game says: a function of the person, the match and the action, which clicks or types.
It has no need to wait until it may: Playwright waits until what it clicks is enabled.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial

from manoa.bots import bot
from manoa.play.action import Action
from manoa.play.match import Match
from manoa.server.store.engine import open_file, reading
from manoa.server.store.log import read_log, read_table
from manoa.server.table.events import Entry, decode
from manoa.server.table.table import Table
from web.people import PATIENCE, Person
from web.serving import Server

Doing = Callable[[Person, Match, Action], None]
BOTS_PATIENCE = 3 * PATIENCE  # the bots of a server come up after it has loaded its games
PAUSE = 8  # ms between two looks into the database


class Game:
    """A table as the server's database has it."""

    def __init__(self, server: Server, table: str) -> None:
        self._engine = open_file(server.database)
        with reading(self._engine) as connection:
            row = read_table(connection, table)
        assert row is not None, f"there is no table {table}"
        self.table = Table(table, row["seed"])
        self.look()

    def look(self) -> Game:
        """Fold what is new."""
        with reading(self._engine) as connection:
            rows = read_log(connection, self.table.id, self.table.version)
        for row in rows:
            self.table.fold(Entry(row.version, row.at, row.command, decode(row.body)))
        return self

    def close(self) -> None:
        self._engine.dispose()

    @property
    def match(self) -> Match:
        assert self.table.match is not None, "the game has not begun"
        return self.table.match

    @property
    def player(self) -> int | None:
        """The seat to act; None when it is over."""
        return self.table.player

    def wait(self, person: Person, until: Callable[[Game], bool]) -> None:
        """Until the log says so. Whose page it is matters not, but pages live only while somebody waits in one."""
        limit = time.monotonic() + (BOTS_PATIENCE if self._bot_is_to_act() else PATIENCE) / 1000
        while not until(self.look()):
            if time.monotonic() > limit:
                raise AssertionError(f"nothing more has happened at step {self.table.step}")
            person.page.wait_for_timeout(PAUSE)

    def _bot_is_to_act(self) -> bool:
        return self.player is not None and self.table.chairs[self.player].played_by_bot


Games = Callable[[str], Game]  # what the fixture `follow` is


def play(
    game: Game,
    people: Mapping[int, Person],
    do: Doing,
    *,
    bots: str = "careful",
    until: Callable[[Game], bool] = lambda _: False,
    after: Callable[[Game], None] = lambda _: None,
) -> None:
    """Play on until it is over, or until something. Seats without a person are the server's own bots."""
    minds = {seat: bot(bots, seed=seat) for seat in people}
    anybody = next(iter(people.values()))
    game.wait(anybody, lambda game: game.table.status != "open")
    while (seat := game.look().player) is not None and not until(game):
        step = game.table.step
        if seat in people:
            do(people[seat], game.match, minds[seat].choose(game.match.for_seat(seat)))
        game.wait(anybody, partial(_went_on, step))
        after(game)


def ahead(game: Game, people: Mapping[int, Person], step: int, bots: str = "careful") -> None:
    """The same by requests, for what comes before the thing to be tested."""

    def ask(person: Person, _: Match, action: Action) -> None:
        person.ask(game.table.id, kind="play", action=action.id)

    play(game, people, ask, bots=bots, until=lambda game: game.table.step >= step)


def _went_on(step: int, game: Game) -> bool:
    return game.table.step > step or game.player is None
