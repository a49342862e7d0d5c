"""Hidden stays hidden, through the server: a seat hears the same bytes in all worlds that it cannot tell apart.

Two servers have the same table, one in the true world, the other in one that the game's own `imagine` drew for a seat.
The same happens at both. Every frame to that seat and to spectators, in its order, every answer to what they ask, every
refusal, past view, picture and row of a list must be the same.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine

import manoa
from manoa import Match
from manoa.server.http import tables
from manoa.server.table.project import info
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import Setup
from manoa.server.table.table import Table as ServerTable
from manoa.server.wire import commands
from server.inside import Guest, Inside, Socket
from server.twins import Twin, begun, empty_database, seated, somebody, standing_clocks
from walks import Table, every_game, every_main_table, running
from worlds import worlds

MOMENTS = 8  # of every table, or fewer if they lead far
ENOUGH = 5  # steps that were compared
STEPS = 5  # at most, from each moment
ATTEMPTS = 3  # at what cannot be played, by id and by notation


@pytest.fixture(scope="module")
def database() -> Iterator[Engine]:
    engine = empty_database()
    yield engine
    engine.dispose()


@every_main_table
def test_a_seat_and_spectators_hear_the_same_bytes_in_worlds_alike(table: Table, database: Engine) -> None:
    compared, luck = 0, random.Random(str(table))
    moments = list(running(table, MOMENTS, seed=12))
    with standing_clocks():
        for match in luck.sample(moments, len(moments)):
            compared += asyncio.run(Comparison(database, match, luck.randrange(table.players)).run())
            if compared >= ENOUGH:
                return
    raise AssertionError(f"only {compared} steps were compared")


class Comparison:
    """What happens at one table, twice."""

    def __init__(self, database: Engine, match: Match, seat: int) -> None:
        self.seat = seat
        self.me = seated(seat)
        self.worlds = worlds(match, seat, 1)
        self.twins = [Twin(database, seat) for _ in self.worlds]
        self.luck = random.Random(len(match.steps))
        self.asked = 0

    async def run(self) -> int:
        """So many steps were compared."""
        for twin, world in zip(self.twins, self.worlds, strict=True):
            await twin.open(world)
        for compared in range(STEPS):
            await self.compare()
            await self.try_in_vain()
            if compared == 1:
                await self.talk()
                await self.compare_all()
            if not await self.step():
                return compared
        await self.compare()
        return STEPS

    async def both(self, what: str, work: Any) -> Any:
        """The same in both, with the same outcome."""
        one, other = [await work(twin) for twin in self.twins]
        same = one == other  # not in the assert: of so many bytes pytest would look for every difference
        assert same, f"seat {self.seat} can tell by {what}: {difference(str(one), str(other))}"
        return one

    async def compare(self) -> None:
        await self.both("what it hears", lambda twin: twin.heard())
        await self.both("the rows of lists", lambda twin: twin.rows())
        await self.both("how it stands", lambda twin: twin.answer(tables.look, self.me))

    async def compare_all(self) -> None:
        await self.compare()
        for person in (self.me, None, somebody("passer-by")):
            await self.both("what it is told again", lambda twin, person=person: twin.told_again(person))
            await self.both("what it can read", lambda twin, person=person: twin.answers(person))
        step = self.luck.randint(0, self.twins[0].table.step)
        if not self.twins[0].match.at(step).over:
            await self.both("a branch", lambda twin: twin.branch(self.me, step))

    async def try_in_vain(self) -> None:
        """What cannot be played now, and why."""
        for given in self.illegal():
            await self.ask(self.me, commands.Play(given))
            text = str(given)
            await self.both("why not", lambda twin, text=text: twin.answer(tables.why_not, self.me, action=text))
        await self.ask(somebody("passer-by"), commands.Play(0))

    def illegal(self) -> list[int | str]:
        """Some by id and some by notation as it is in the true world, so that it may name what is hidden."""
        match = self.twins[0].match
        legal = match.legal if match.player == self.seat else []
        ids = [id for id in range(match.game.book.action_count) if id not in legal]
        chosen = self.luck.sample(ids, min(ATTEMPTS, len(ids)))
        return [*chosen, 1 << 20, *(str(match.word(id)) for id in chosen), "xyzzy"]

    async def step(self) -> bool:
        """Play what is legal in both; whether the seat still cannot tell them apart."""
        one, two = (twin.match for twin in self.twins)
        common = sorted(set(one.legal) & set(two.legal))
        if not common:
            return False
        actor, action = one.player, self.luck.choice(common)
        assert actor is not None
        if actor == self.seat:
            assert one.legal == two.legal
        self.asked += 1
        replies = [await twin.ask(seated(actor), commands.Play(action), f"c{self.asked}") for twin in self.twins]
        assert replies[0] == replies[1]
        return self.alike()

    def alike(self) -> bool:
        """By the library's word: else something hidden came to light, and it was not the same in both."""
        one, two = (twin.match for twin in self.twins)
        return alike(one, two, self.seat)

    async def talk(self) -> None:
        """All else that one can ask for while the game goes on."""
        others = [seated(seat) for seat in range(self.twins[0].match.players) if seat != self.seat]
        await self.ask(self.me, commands.Say("What a hand!"))
        await self.ask(somebody("passer-by"), commands.Say("They hold the red ten."))
        await self.ask(self.me, commands.Undo())
        await self.ask(others[0], commands.Undo())
        await self.ask(self.me, commands.Propose("undo"))
        for other in others:
            await self.ask(other, commands.Answer("undo", True))
        await self.ask(self.me, commands.Leave())
        await self.ask(self.me, commands.Play(0))
        await self.ask(self.me, commands.Return())
        await self.ask(others[0], commands.Propose("end"))
        await self.ask(self.me, commands.Answer("end", False))

    async def ask(self, person: Any, command: commands.Command) -> None:
        self.asked += 1
        name = f"c{self.asked}"
        await self.both(f"the answer to {command}", lambda twin: twin.ask(person, command, name))


def difference(one: str, other: str) -> str:
    """The first place where two texts differ, in both."""
    at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if len(set(pair)) == 2), 0)
    return " / ".join(text[max(0, at - 40) : at + 40] for text in (one, other))


def alike(one: Match, two: Match, seat: int) -> bool:
    """The last step told the seat and spectators the same in both worlds, and they look the same from there."""
    lines = [[match.log(viewer, len(match.steps) - 1) for viewer in (seat, None)] for match in (one, two)]
    return lines[0] == lines[1] and one.for_seat(seat).state.tobytes() == two.for_seat(seat).state.tobytes()


# That the comparison would notice


def told_hash(table: ServerTable) -> Any:
    """As if the id of a table came from how it stands."""
    return replace(info(table), id=str(hash(table.match.state.tobytes() if table.match else b"")))


def told_truth(match: Match, seat: int, given: int | str) -> Any:
    """As if refusals came from the true cards."""
    if given in match.legal:
        return match.word(int(given))
    raise Refused("illegal", str(match.state.tobytes()))


LEAKS = {"project.info": told_hash, "project.legal": told_truth, "playing.legal": told_truth}


@pytest.mark.parametrize("place", LEAKS)
@every_game
def test_a_leak_would_be_noticed(name: str, place: str, database: Engine) -> None:
    match = Table(manoa.game(name), 2).start(5)
    with standing_clocks(), patch(f"manoa.server.table.{place}", LEAKS[place]), pytest.raises(AssertionError):
        asyncio.run(Comparison(database, match, match.player or 0).run())


# Over the real socket


@every_game
def test_so_it_is_over_the_real_socket(name: str, server: Inside) -> None:
    people = [server.guest("Ann"), server.guest("Bob")]
    match = next(m for m in running(Table(manoa.game(name), 2), 3, seed=4) if m.steps)
    one, two = worlds(match, 0, 1)
    steps = common_steps(match, 0, 5)
    first, second = (over_the_socket(server, people, world, steps) for world in (one, two))
    assert first == second
    assert len(first) > 3 * len(steps)


def common_steps(match: Match, seat: int, most: int) -> list[int]:
    """Steps that are legal in two worlds alike, and leave them alike."""
    one, two = worlds(match, seat, 1)
    steps: list[int] = []
    while len(steps) < most and (common := sorted(set(one.legal) & set(two.legal))):
        one.play(common[0]), two.play(common[0])
        if not alike(one, two, seat):
            break
        steps.append(common[0])
    return steps


def over_the_socket(server: Inside, people: list[Guest], world: Match, steps: list[int]) -> list[str]:
    """All that Ann, who sits at seat 0, and a spectator get to read."""
    table = server.run(server.hub.create(Setup(begun(world, [person.id for person in people]), None, {})))
    heard = []
    with people[0].socket() as ann, server.socket() as spectator:
        for socket in (ann, spectator):
            socket.send({"t": "watch", "table": table})
            heard.append(socket.read())
        for version, step in enumerate(steps, start=2):
            state = people[0].look(table)
            legal = [action["id"] for action in state["actions"]]
            heard += in_vain(ann, people[0], table, version, [id for id in range(40) if id not in legal][:3])
            reply = people[state["player"]].ask(table, {"kind": "play", "action": step}, version)
            assert reply["t"] == "ok"
            heard += [ann.read(), spectator.read(), people[0].http.get(f"/api/tables/{table}").text]
        heard += [people[0].http.get(f"/api/tables/{table}/{path}").text for path in ("events", "record", "steps/0")]
    return [re.sub(r'"(at|created|now|changed)":\d{13}', r'"\1":0', text.replace(table, "TABLE")) for text in heard]


def in_vain(ann: Socket, person: Guest, table: str, version: int, illegal: list[int]) -> list[str]:
    """What cannot be done, asked for over the socket and over HTTP."""
    tried = []
    for action in (*illegal, 1 << 19, "xyzzy"):
        command = {"kind": "play", "action": action}
        ann.send({"t": "do", "table": table, "request": {"id": "no", "base": version, "command": command}})
        tried += [ann.read(), person.http.get(f"/api/tables/{table}/why/{action}").text]
    assert all('"t":"refused"' in text for text in tried[::2])
    return tried
