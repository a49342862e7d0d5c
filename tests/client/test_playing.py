"""The client and the example bot against a real server."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest

from manoa.client import Action, Client, Over, Refusal, Start, State, Turn, messages
from manoa.server.wire import base, news, streams, tables
from server.running import Running, running_server
from server.visitors import Visitors, do, token

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
LONGEST = 30  # lines
STEPS = 12  # of a game that is not played to its end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_server(tmp_path_factory.mktemp("server"), quick=True, limits=False) as running:
        yield running


@pytest.fixture
def visitors(server: Running) -> Iterator[Visitors]:
    come = Visitors(server.address)
    yield come
    come.leave()


@pytest.fixture
def bots(visitors: Visitors) -> Iterator[tuple[Client, Client]]:
    """Ann and Ben."""
    with (
        Client(visitors.address, token(visitors.guest("Ann"))[0]) as ann,
        Client(visitors.address, token(visitors.guest("Ben"))[0]) as ben,
    ):
        yield ann, ben


def at_random(state: State) -> Action:
    return random.choice(state.actions)


def eventually(what: Callable[[], bool], seconds: float = 15) -> None:
    limit = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < limit
        time.sleep(0.05)


def test_two_bots_play_a_game_and_a_third_watches(bots: tuple[Client, Client]) -> None:
    ann, ben = bots
    id = ann.create("lost-cities", rounds=1).table
    assert id in [table.id for table in ben.tables("lost-cities")]
    ben.sit(id)
    assert [table.id for table in ann.tables(status="running") if table.id == id] == [id]
    players = [Thread(target=bot.play_games, args=(at_random, 1)) for bot in bots]
    for player in players:
        player.start()
    updates = []
    for update in ann.watch(id):
        updates.append(update)
        if update.state.table.step == STEPS and update.state.table.status == "running":
            ben.do(id, {"kind": "resign"})
    for player in players:
        player.join(30)
        assert not player.is_alive()
    seen = [event.v for update in updates for event in update.events]
    assert seen == list(range(updates[0].state.v + 1, updates[-1].state.v + 1))  # without a gap
    last = updates[-1].state.table
    assert last.status == "over"
    assert last.result is not None
    assert last.result.placings == [1, 2]
    assert last.seed is not None


def test_games_are_announced(bots: tuple[Client, Client]) -> None:
    ann, ben = bots
    waits = ben.create("lost-cities", ["me", "random"], first_player="oldest").table
    events = ben.events()
    assert next(events).table == waits
    id = ann.create("lost-cities", ["open", "me"], first_player="oldest").table
    ben.sit(id)
    mine = (event for event in events if event.table == id)
    assert [type(next(mine)) for _ in range(2)] == [Start, Turn]
    assert next(table.id for table in ben.mine()) == id
    state = ben.look(id)
    assert state.my_turn
    assert not ann.look(id).my_turn
    ben.play(id, state.actions[0], state.v)
    with pytest.raises(Refusal) as stale:
        ben.play(id, state.actions[0], state.v)
    assert stale.value.code == "stale"
    ann.do(id, {"kind": "resign"})
    over = next(event for event in mine if isinstance(event, Over))
    assert over.result is not None
    assert over.result.placings == [1, 2]


def test_a_watcher_outlives_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path, quick=True, limits=False) as first:
        visitors = Visitors(first.address)
        secret = token(visitors.guest())[0]
        client = Client(first.address, secret)
        id = client.create("lost-cities", ["me", "open"]).table
        updates = client.watch(id)
        assert next(updates).state.v == 1
    port = int(first.address.rsplit(":", 1)[1])
    with running_server(tmp_path, quick=True, limits=False, port=port) as second:
        with Client(second.address, secret) as other:
            other.do(id, {"kind": "say", "text": "still here"})
        news = next(updates)
        assert [event.what["text"] for event in news.events if event.what] == ["still here"]
        updates.close()  # type: ignore[attr-defined]
    client.close()
    visitors.leave()


def test_the_example_is_short_and_plays(visitors: Visitors) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= LONGEST
    ann = visitors.guest("Ann")
    seats = [{"kind": "open"}, {"kind": "me"}]
    options = {"first_player": "oldest"}
    made = ann.post("/api/tables", json={"game": "lost-cities", "seats": seats, "options": options}).json()
    id = made["table"]
    command = [sys.executable, str(EXAMPLE), visitors.address, token(visitors.guest("Bot"))[0]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            eventually(lambda: bool(state(ann, id)["actions"]))
            assert state(ann, id)["table"]["seats"][0]["name"] == "Bot"
            for _ in range(2):
                do(ann, id, "play", action=state(ann, id)["actions"][0]["id"])
            eventually(lambda: state(ann, id)["table"]["step"] == 6)  # two steps each, and two more
            do(ann, id, "resign")
        finally:
            process.terminate()
        assert process.communicate()[1] == ""


def state(person: httpx.Client, table: str) -> Any:
    return person.get(f"/api/tables/{table}").json()


PAIRS = [
    (messages.Seat, tables.SeatInfo),
    (messages.Result, tables.Result),
    (messages.Table, tables.TableInfo),
    (messages.Action, tables.Offered),
    (messages.Clocks, tables.Clocks),
    (messages.State, tables.State),
    (messages.Event, news.Event),
    (messages.Listed, tables.Listed),
    (messages.Mine, tables.Mine),
    (messages.Created, tables.Created),
    (messages.Start, streams.Start),
    (messages.Turn, streams.Turn),
    (messages.Over, streams.Over),
    (messages.News, news.News),
    (messages.Resync, news.Resync),
    (messages.Bye, streams.Bye),
    (messages.RateLimit, base.RateLimit),
    (messages.Problem, base.Problem),
]


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=lambda kind: kind.__name__)
def test_messages_are_those_of_the_server(ours: type[msgspec.Struct], theirs: type[msgspec.Struct]) -> None:
    assert set(ours.__struct_fields__) <= set(theirs.__struct_fields__)
    assert ours.__struct_config__.tag == theirs.__struct_config__.tag


def test_a_table_at_every_stage_can_be_read(bots: tuple[Client, Client], visitors: Visitors) -> None:
    """With clocks, bots, links, and as a spectator."""
    ann, ben = bots
    made = ann.create("quest", ["me", "invited", "random"], clock={"kind": "live", "seconds": 600}, public=False)
    assert list(made.invites) == ["1"]
    assert ann.look(made.table).view is None
    ann.do(made.table, {"kind": "arrange", "seat": 1, "plan": {"kind": "bot", "bot": "random"}})
    running = ben.look(made.table)
    assert running.you is None
    assert running.clocks is not None
    assert running.table.seats[1].bot == "random"
