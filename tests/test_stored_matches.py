"""What older versions have stored is opened, stands as it stood, and goes on.

`tests/data` has it, a folder for each version, with what that version said about it. Views may have more than they had:
whatever was there has to be there still. Steps may be cut smaller: a text of an old step has to be playable still.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import manoa
from manoa import Match
from manoa.arena import outcome
from manoa.arena.ledger import read
from manoa.server.http.identity import BOTH, Person
from manoa.server.live import moment
from manoa.server.settings import Settings
from manoa.server.store import backup
from manoa.server.store.engine import connect
from manoa.server.table import project
from manoa.server.table.project import SPECTATOR, Viewpoint
from manoa.server.table.table import Table
from manoa.server.wire import commands
from manoa.server.wire.news import Ok
from server.inside import inside_server
from server.nodes import Node, nodes

DATA = Path(__file__).parent / "data"
FINER = ("island", "quest")  # their steps may differ from those of old versions, if old texts are understood
NOW = 2_000_000_000_000

Stored = dict[str, Any]


def files(pattern: str, version: str = "*") -> pytest.MarkDecorator:
    found = sorted(DATA.glob(f"version_{version}/{pattern}"))
    assert found
    return pytest.mark.parametrize("path", found, ids=lambda path: f"{path.relative_to(DATA)}")


def loaded(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


# Comparing


def check_contains(new: Any, old: Any, where: str) -> None:
    """Everything that was there is still there; there may be more."""
    if isinstance(old, dict):
        assert isinstance(new, dict), where
        for name, part in old.items():
            assert name in new, f"{where} has lost {name}"
            check_contains(new[name], part, f"{where}: {name}")
    elif isinstance(old, list):
        assert isinstance(new, list), where
        assert len(new) == len(old), f"{where}: {new} instead of {old}"
        for number, part in enumerate(old):
            check_contains(new[number], part, f"{where} {number}")
    else:
        assert new == old, where


def views(stored: Stored) -> dict[int | None, Stored]:
    """The views of a spectator and of all seats."""
    public = stored["spectator"]
    return {None: public} | {seat: {**public, **own} for seat, own in enumerate(stored["seats"])}


def check_views(match: Match, stored: Stored) -> None:
    assert match.player == stored["player"]
    for seat, view in views(stored).items():
        check_contains(match.view(seat), view, f"the view of {seat} after {len(match.steps)} steps")


# Records


def cut(record: Stored, actions: int) -> Stored:
    """The first so many actions of a record, exported or not."""
    if "record" in record:
        return {**record, "record": cut(record["record"], actions)}
    return {**record, "actions": record["actions"][:actions]}


@files("records/*.json")
def test_a_record_replays(path: Path) -> None:
    record, expected = loaded(path).values()
    match = manoa.replay(record)
    assert (match.scores, match.placings, match.over) == (expected["scores"], expected["placings"], True)
    for point in expected["points"]:
        check_views(manoa.replay(cut(record, point["actions"])), point)


@files("records/*.json")
def test_a_record_can_be_kept_again(path: Path) -> None:
    match = manoa.replay(loaded(path)["record"])
    again = manoa.replay(json.loads(json.dumps(match.record())))
    assert (again.steps, again.scores) == (match.steps, match.scores)
    assert again.state.tobytes() == match.state.tobytes()


def test_every_version_of_a_game_has_records_and_the_first_also_with_ids() -> None:
    for game in manoa.games():
        for version in range(1, manoa.game(game).version + (manoa.game(game).version == 1)):
            found = [loaded(path)["record"] for path in DATA.glob(f"version_{version}/records/*.json")]
            mine = [record for record in (one.get("record", one) for one in found) if record["game"] == game]
            assert {record["version"] for record in mine} == {version}
            assert {type(record["actions"][0]) for record in mine} == ({str, int} if version == 1 else {str})
            assert {beginning for record in mine for beginning in ("seed", "position") if beginning in record}


# Snapshots


@files("snapshots/*.json")
def test_a_snapshot_goes_on(path: Path) -> None:
    snapshot, expected = loaded(path).values()
    match = manoa.game(snapshot["game"], **snapshot["options"]).restore(snapshot)
    check_views(match, expected)
    if match.game.name not in FINER:
        assert {str(action) for action in match.actions()} == set(expected["actions"])
    before = views(expected)[match.player]
    for text, changes in expected["actions"].items():
        after = match.at(0)
        after.play(text)
        check_contains(after.view(match.player), {**before, **changes}, f"the view after {text}")


@files("snapshots/*.json", version="1")
def test_actions_go_by_the_ids_that_they_had(path: Path) -> None:
    """A record of an old version, from a position, with a number in place of a text."""
    snapshot, expected = loaded(path).values()
    for text, id in zip(expected["actions"], expected["ids"], strict=True):
        by_id, by_text = (manoa.replay({**snapshot, "actions": [action]}) for action in (id, text))
        assert by_id.state.tobytes() == by_text.state.tobytes(), text


# Runs of the arena


@files("arena/*.gz")
def test_a_run_of_the_arena_can_be_looked_at(path: Path) -> None:
    plan, outcomes, _ = read(path)
    assert outcomes
    for played in outcomes:
        match = outcome.match(plan, played)
        assert match.over
        assert match.scores == played.scores
        assert manoa.replay(outcome.record(plan, played)).scores == played.scores


# Tables


@pytest.fixture
def day_of(path: Path) -> Iterator[None]:
    """Clocks go on at its tables, so it is as late as when the newest entry was written."""
    with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as database:
        (newest,) = database.execute("SELECT max(at) FROM events").fetchone()
    moment.set_clock(newest)
    yield
    moment.set_clock(moment.wall())


@pytest.mark.usefixtures("day_of")
@files("server.sqlite3")
def test_tables_stand_as_they_stood(path: Path, tmp_path: Path) -> None:
    async def look(node: Node) -> None:
        for id, stored in loaded(path.with_suffix(".json")).items():
            table = (await node.hub.tables.open(id)).table
            check_table(table, stored)
            check_views_of(table, stored)
            check_moves(table, stored)
            check_past(table)

    with_database(path, tmp_path, look)


@pytest.mark.usefixtures("day_of")
@files("server.sqlite3")
def test_tables_that_run_go_on(path: Path, tmp_path: Path) -> None:
    """Play a step, and check that it is complete when the table is read from the database again."""
    tables = loaded(path.with_suffix(".json"))

    async def play(node: Node, other: Node) -> None:
        for id in [id for id, stored in tables.items() if stored["info"]["status"] == "running"]:
            table = (await node.hub.tables.open(id)).table
            assert isinstance(await node.ask(id, to_act(table), commands.Play(first(table)), "next"), Ok)
            assert summary((await other.hub.tables.open(id)).table) == summary(table)

    with_database(path, tmp_path, play, count=2)


@pytest.mark.usefixtures("day_of")
@files("server.sqlite3")
def test_the_last_step_of_a_table_can_be_taken_back(path: Path, tmp_path: Path) -> None:
    undoable = {id: stored["undo"] for id, stored in loaded(path.with_suffix(".json")).items() if stored["undo"]}

    async def undo(node: Node) -> None:
        for id, (seat,) in undoable.items():
            table = (await node.hub.tables.open(id)).table
            before = table.step
            assert isinstance(await node.ask(id, person(table, seat), commands.Undo(), "undo"), Ok)
            assert table.step < before

    with_database(path, tmp_path, undo)


@pytest.mark.usefixtures("day_of")
@files("server.sqlite3")
def test_a_server_starts_with_it_and_people_log_in(path: Path, tmp_path: Path) -> None:
    tables = loaded(path.with_suffix(".json"))
    (tmp_path / "data").mkdir()
    shutil.copy(path, tmp_path / "data" / "manoa.db")
    with inside_server(tmp_path) as server:
        ben = server.client()
        me = ben.post("/api/login", json={"name": "Ben", "password": "correct horse"}).json()["id"]
        mine = [id for id, stored in tables.items() if stored["info"]["status"] == "running" and sits(stored, me)]
        assert {table["id"] for table in ben.get("/api/mine").json()["tables"]} >= set(mine)
        for id, stored in tables.items():
            assert ben.get(f"/api/tables/{id}").status_code == (404 if stored["info"]["analysis"] else 200)


@pytest.mark.usefixtures("day_of")
@files("server.sqlite3")
def test_it_can_be_restored_as_a_backup(path: Path, tmp_path: Path) -> None:
    engine = connect(Settings(data=tmp_path))
    backup.restore(path, engine, lambda *_: None)
    engine.dispose()

    async def look(node: Node) -> None:
        for id, stored in loaded(path.with_suffix(".json")).items():
            check_table((await node.hub.tables.open(id)).table, stored)

    with_database(None, tmp_path, look)


def with_database(path: Path | None, folder: Path, work: Any, count: int = 1) -> None:
    """Nodes on a copy of a database, or on the one that is there already."""
    if path is not None:
        shutil.copy(path, folder / "manoa.db")

    async def run() -> None:
        async with nodes(folder, count) as ready:
            await work(*ready)

    asyncio.run(run())


def check_table(table: Table, stored: Stored) -> None:
    """What everybody may know about a table, without the numbers of steps and versions."""
    info = msgspec.to_builtins(project.info(table))
    finer = table.begun.game in FINER
    passed_over = ("rules", "step") if finer else ("rules",)
    check_contains(
        info, {name: part for name, part in stored["info"].items() if name not in passed_over}, stored["about"]
    )
    offers = [
        {name: part for name, part in offer.items() if not (finer and name == "step")} for offer in stored["offers"]
    ]
    check_contains(msgspec.to_builtins(list(table.offers.values())), offers, stored["about"])
    assert not table.foreign


def check_views_of(table: Table, stored: Stored) -> None:
    """Views as the server sends them. The player whose turn it is gets the same actions as before."""
    if stored["spectator"] is None:
        assert table.match is None
        return
    assert table.match is not None
    check_views(table.match, stored)
    eyes = [SPECTATOR, *map(Viewpoint, seats(table))]
    if table.begun.analysis:
        eyes = [project.viewpoint(table, table.begun.host)]
    states = [project.state(table, viewpoint, NOW) for viewpoint in eyes]
    for state in states:
        check_contains(msgspec.to_builtins(state.view), views(stored)[state.you], stored["about"])
    assert sorted(state.you for state in states if state.undo and state.you is not None) == stored["undo"]
    if table.begun.game not in FINER:
        assert [action.text for state in states for action in state.actions] == stored["actions"]
    for text in stored["actions"]:
        table.match.at(len(table.match.steps)).play(text)


def check_moves(table: Table, stored: Stored) -> None:
    """The texts of the moves that are in force lead to the table's position."""
    if table.match is None:
        return
    again = table.match.at(0)
    again.follow(stored["moves"])
    check_views(again, stored)
    assert again.state.tobytes() == table.match.state.tobytes()
    if table.begun.game not in FINER:
        assert table.match.record()["actions"] == stored["moves"]
        assert table.step == stored["info"]["step"]


def check_past(table: Table) -> None:
    """A game can be replayed: every event, every step, the record."""
    eyes = project.viewpoint(table, table.begun.host) if table.begun.analysis else SPECTATOR
    events = list(project.history(table, eyes, 0, table.version))
    assert [event.v for event in events] == list(range(1, table.version + 1))
    if table.match is None:
        return
    for step in {0, table.step // 3, table.step // 2, table.step}:
        assert project.past(table, step, None)().view == table.match.at(step).view()
    if project.open_book(table):
        record = msgspec.to_builtins(project.record(table)())
        assert manoa.replay(record).state.tobytes() == table.match.state.tobytes()


def seats(table: Table) -> range:
    return range(len(table.chairs))


def person(table: Table, seat: int) -> Person:
    """The person who plays a seat."""
    chair = table.chairs[seat]
    return Person(chair.user or table.begun.host, chair.name or "", True, BOTH, "session", None)


def to_act(table: Table) -> Person:
    assert table.player is not None
    return person(table, table.player)


def first(table: Table) -> int:
    assert table.match is not None
    return table.match.legal[0]


def summary(table: Table) -> tuple[Any, ...]:
    assert table.match is not None
    return table.version, table.status, table.step, table.match.steps[:], table.match.state.tobytes()


def sits(stored: Stored, user: str) -> bool:
    return any(seat["user"] == user for seat in stored["info"]["seats"])
