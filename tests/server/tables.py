"""Tables in memory, without a database: commands go in, events come out, time stands still unless told to pass."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import strategies as st
from msgspec.structs import replace

from manoa.play.match import Match
from manoa.server.table import project, setup
from manoa.server.table.deciding import decide
from manoa.server.table.events import Entry, Invited, Stored, decode, encode
from manoa.server.table.playing import bot_step, consequences, time_over
from manoa.server.table.project import SPECTATOR, Viewpoint
from manoa.server.table.refusal import Refused
from manoa.server.table.seating import link_key
from manoa.server.table.setup import Setup
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import (
    BotSeat,
    BranchIn,
    Clock,
    InvitedSeat,
    MySeat,
    NoClock,
    OpenSeat,
    SeatPlan,
    State,
    TableIn,
)
from manoa.words import LANGUAGES, catalogue

Made = TypeVar("Made")

START: Moment = 1_800_000_000_000
SHORT: dict[str, dict[str, Any]] = {  # options that make random matches short
    "lost-cities": {"rounds": 1},
    "quest": {"round_limit": 12},
    "island": {"round_limit": 3},
}
SEED = bytes(range(32))
GAMES = tuple(SHORT)
ME, OPEN, INVITED, RANDOM = MySeat(), OpenSeat(), InvitedSeat(), BotSeat("random")


class Person(NamedTuple):
    id: str
    name: str

    @property
    def payer(self) -> str:
        return self.id


ADA, BEN, CEM, DEA, EVE = (Person(name.lower(), name) for name in ("Ada", "Ben", "Cem", "Dea", "Eve"))
PEOPLE = (ADA, BEN, CEM, DEA, EVE)


class Room:
    """A table with what every viewer heard of it."""

    def __init__(self, made: Setup, id: str = "table-0000000000", now: Moment = START) -> None:
        self.made = made
        self.now = now
        self.table = Table(id, made.seed)
        players = range(len(made.begun.seats))
        own = tuple(seat for seat in players if made.begun.seats[seat].kind == "person")
        eyes = [Viewpoint(None, own)] if made.begun.analysis else [SPECTATOR, *map(Viewpoint, players)]
        self.heard: dict[Viewpoint, list[news.Event]] = {viewpoint: [] for viewpoint in eyes}
        self.asked = 0
        self.luck = random.Random(1)
        self._add([made.begun], None)

    # What people ask

    def do(self, who: Person, command: commands.Command) -> list[Stored]:
        """What a command leads to, with all that follows of itself."""
        self.asked += 1
        decided = decide(self.table, who, command, self.now)
        return self._add(decided, f"{who.id}:{self.asked}")

    def refused(self, who: Person, command: commands.Command) -> str:
        """The code with which a command is refused; nothing has changed then."""
        return self.refusal(who, command).code

    def refusal(self, who: Person, command: commands.Command) -> Refused:
        before = summary(self.table)
        with pytest.raises(Refused) as refused:
            decide(self.table, who, command, self.now)
        assert summary(self.table) == before
        check_words(refused.value)
        return refused.value

    def link(self, who: Person, seat: int) -> str:
        """The secret of a new link to a seat."""
        self.asked += 1
        secret = f"secret-number-{self.asked:04d}"
        decided = decide(self.table, who, commands.Invite(seat), self.now)
        assert decided == [Invited(seat, "")]
        self._add([Invited(seat, link_key(secret))], f"{who.id}:{self.asked}")
        return secret

    # What happens of itself

    def serve(self, *events: Stored) -> list[Stored]:
        """What the server does by itself."""
        return self._add(list(events), None)

    def bots_play(self) -> None:
        """Every step that bots have to make now, at random."""
        while self.bot_to_act():
            self.step()

    def bot_to_act(self) -> bool:
        player = self.table.player
        return player is not None and self.table.chairs[player].played_by_bot

    def wait(self, *, seconds: float = 0, days: float = 0) -> None:
        """Time passes; a clock that runs out gives the seat to a bot, which waits until it is told to play."""
        self.now += int((seconds + days * 86_400) * 1000)
        self.serve(*time_over(self.table, self.now))

    def step(self) -> list[Stored]:
        """Any legal step of whoever acts now."""
        match, player = self.match, self.table.player
        assert player is not None
        action = self.luck.choice(match.legal)
        chair = self.table.chairs[player]
        if chair.played_by_bot:
            return self.serve(*bot_step(self.table, self.table.moved, player, action))
        who = Person(chair.user or self.table.begun.host, chair.name or "")
        return self.do(who, commands.Play(action))

    def steps(self, count: int) -> None:
        for _ in range(count):
            self.step()

    def finish(self) -> None:
        """Random steps to the end."""
        while self.table.status == "running":
            self.step()

    def steps_until(self, seat: int) -> None:
        """Random steps until it is the turn of a seat."""
        while self.table.player != seat:
            self.step()

    # What can be seen

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def status(self) -> str:
        return self.table.status

    def state(self, who: Person | None = None) -> State:
        eyes = project.viewpoint(self.table, who.id if who else None)
        return project.state(self.table, eyes, self.now)

    def person(self, seat: int | None) -> Person:
        """Who sits somewhere."""
        assert seat is not None
        chair = self.table.chairs[seat]
        return next(person for person in PEOPLE if person.id == chair.user)

    def to_act(self) -> Person:
        return self.person(self.table.player)

    def _add(self, events: list[Stored], command: str | None) -> list[Stored]:
        added = [self._fold(event, command if place == 0 else None) for place, event in enumerate(events)]
        while following := consequences(self.table):
            added += [self._fold(event, None) for event in following]
        return added

    def _fold(self, event: Stored, command: str | None) -> Stored:
        self.table.add(event, self.now, command)
        for eyes, events in self.heard.items():
            events.append(project.event(self.table.recent[-1], eyes))
        return event


# Setting up


def wish(game: str, *seats: SeatPlan, clock: Clock | None = None, public: bool = True, **options: Any) -> TableIn:
    return TableIn(game, list(seats), {**SHORT.get(game, {}), **options}, public, clock or NoClock())


def room(game: str, *seats: SeatPlan, clock: Clock | None = None, public: bool = True, **options: Any) -> Room:
    """A table that Ada sets up. The cards are the same every time."""
    made = setup.new_table(wish(game, *seats, clock=clock, public=public, **options), ADA)
    return Room(made._replace(begun=replace(made.begun, commitment=sha256(SEED).hexdigest()), seed=SEED))


def seated(game: str = "lost-cities", players: int = 2, clock: Clock | None = None, **options: Any) -> Room:
    """A game that has just started; Ada sits at seat 0, Ben at seat 1 and so on."""
    made = room(game, ME, *[OPEN] * (players - 1), clock=clock, **options)
    for person in PEOPLE[1:players]:
        made.do(person, commands.Sit())
    return made


def branched(made: Room, who: Person, step: int, **bots: str) -> Room:
    """An analysis table of somebody's own; `seat1="random"` gives a seat to a bot."""
    seats = {name.removeprefix("seat"): bot for name, bot in bots.items()}
    eyes = project.viewpoint(made.table, who.id)
    return Room(setup.branch(made.table, eyes, BranchIn(step, seats), who)(), "branch-000000000")


def check_words(refused: Refused) -> None:
    """Every language can say it."""
    reason = {"code": refused.refusal.code, "parts": refused.refusal.parts}
    assert all(catalogue(refused.game, language).refusal(reason) for language in LANGUAGES)


# Any JSON


ANYTHING: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def outcome(make: Callable[[], Made]) -> Made | Refused:
    """What comes of it, be it a refusal."""
    try:
        return make()
    except Refused as refused:
        return refused


# Comparing


def summary(table: Table) -> dict[str, Any]:
    """All that a fold leads to, as values that can be compared."""
    match, clocks = table.match, table.clocks
    return {
        "version": table.version,
        "entries": list(table.entries),
        "commands": dict(table.commands),
        "moved": table.moved,
        "changed": table.changed,
        "status": table.status,
        "foreign": table.foreign,
        "chairs": list(table.chairs),
        "invites": dict(table.invites),
        "movers": list(table.movers),
        "match": match and (match.game, match.seed, match.steps[:], match.begin.tobytes(), match.state.tobytes()),
        "legal": match and match.legal[:],
        "undoable": table.undoable() if match else None,
        "clocks": clocks and (clocks.left[:], clocks.running, clocks.since),
        "offers": list(table.offers.values()),
        "result": table.result,
        "rematch": table.rematch,
        "due": table.due(),
    }


def stored(table: Table) -> list[Entry]:
    """The log as a database gives it back."""
    return [entry._replace(event=decode(encode(entry.event))) for entry in table.entries]


def folded(table: Table, entries: list[Entry] | None = None) -> Table:
    """A table made from its log again."""
    again = Table(table.id, table.seed)
    for entry in stored(table) if entries is None else entries:
        again.fold(entry)
    return again
