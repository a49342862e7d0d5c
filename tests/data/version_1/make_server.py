"""Made `server.sqlite3` and `server.json`, with the server at commit 4933bb9 and only with that one:

    PYTHONPATH=… python tests/data/version_1/make_server.py

People come over HTTP, set up tables, play and leave. What the server says of every table in the end is in
`server.json`, with the views of all seats and the moves that are in force. Later versions must still open all of it:
none of it is ever made again.
"""

from __future__ import annotations

import json
import select
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from callers import (
    Person,
    any_action,
    go_on,
    half_paid,
    hinted,
    in_run,
    kinds,
    one_of,
    owner,
    to_act,
    together,
    undone_run,
)
from make_matches import OUR_WAY, expected, seen
from writing import write

import manoa
from manoa import Match

HERE = Path(__file__).parent
SERVE = """
import sys
from pathlib import Path
from manoa.server.run import serve
from manoa.server.settings import Settings
serve(Settings(port=0, data=Path(sys.argv[1]), node="node", limits=False), lambda address: print(address, flush=True))
"""

# Tables


def finished_tables(tables: dict[str, str], ada: Person, ben: Person, cem: Person) -> None:
    table = tables["lost cities: played to the end by people, who went on"] = together(
        "lost-cities", ada, ben, rounds=1
    )
    ada.do(table, "say", text="Good luck!")
    cem.do(table, "say", text="Spectators have a channel of their own.")
    go_on(table, ada, ben)
    ben.do(table, "offer", what="rematch")
    ada.do(table, "answer", what="rematch", agree=True)
    while (again := ada.look(table)["table"]["rematch"]) is None:
        time.sleep(0.1)
    tables["lost cities: the rematch, in which a card is to be drawn"] = again
    go_on(again, ben, ada, until=lambda state: state["view"]["phase"] == "draw", least=11)
    tables["lost cities: bots to the end"] = ada.set_up("lost-cities", "careful", "seasoned")
    tables["quest: bots to the end"] = ada.set_up("quest", "planner", "greedy", caves=True, route="serpentine")
    tables["island: bots to the end"] = ada.set_up("island", "greedy", "greedy", "greedy")
    table = tables["quest: a person and bots to the end"] = ada.set_up("quest", "greedy", "me", "planner", "scout")
    for _ in range(3):
        undone_run(table, ada)
        go_on(table, ada, until=lambda state: "end turn" in kinds(state) and not state["view"]["run"])
    hinted(table, ada, "planner")
    table = tables["island: a person and a bot to the end"] = ada.set_up("island", "me", "greedy")
    hinted(table, ada, "greedy")


def lost_cities_tables(tables: dict[str, str], ada: Person, ben: Person, cem: Person) -> None:
    table = tables["lost cities: a clock of days, a step taken back"] = together(
        "lost-cities", ada, cem, clock={"kind": "days", "days": 3}
    )
    state = go_on(table, ada, cem, until=lambda state: state["view"]["phase"] == "draw", least=20)
    owner(state, ada, cem).do(table, "undo")
    state = owner(state, ada, cem).look(table)
    owner(state, ada, cem).play(table, state["actions"][0])
    table = tables["lost cities: resigned"] = together("lost-cities", ben, cem)
    go_on(table, ben, cem, until=lambda _: True, least=9)
    cem.do(table, "resign")
    table = tables["lost cities: ended by agreement"] = together("lost-cities", ada, ben)
    go_on(table, ada, ben, until=lambda _: True, least=14)
    ada.do(table, "offer", what="end")
    ben.do(table, "answer", what="end", agree=True)
    tables["lost cities: time was over"] = together(
        "lost-cities", ben, cem, clock={"kind": "live", "seconds": 10}, rounds=1
    )


def quest_tables(tables: dict[str, str], ada: Person, ben: Person, cem: Person) -> None:
    table = tables["quest: in a run of one of two pieces, runs taken back"] = together("quest", ada, ben)
    for _ in range(3):
        undone_run(table, ada, ben)
        go_on(table, ada, ben, until=lambda state: "end turn" in kinds(state) and not state["view"]["run"])
    go_on(table, ada, ben, until=in_run, least=40)

    table = tables["quest: in a run that was begun again"] = together("quest", ben, cem, ada, route="swamplands")
    undone_run(table, ben, cem, ada)
    state = go_on(table, ben, cem, ada, until=in_run, least=50)
    person = owner(state, ben, cem, ada)
    person.play(table, one_of(state, "go"))
    person.do(table, "undo")

    three = ada, cem, ben
    table = tables["quest: in the middle of paying, a card taken back"] = together("quest", *three, caves=True)
    state = half_paid(table, *three, least=40)
    owner(state, *three).do(table, "undo")
    half_paid(table, *three, least=50)

    table = tables["quest: gone back several turns by consent"] = together(
        "quest", ada, ben, route="home_stretch", clock={"kind": "days", "days": 5}, native_blockade_and_step=True
    )
    state = go_on(table, ada, ben, until=lambda state: state["view"]["round"] > 3 and not state["view"]["run"])
    for person, other in ((ada, ben), (ben, ada), (ada, ben)):
        person.do(table, "offer", what="undo")
        other.do(table, "answer", what="undo", agree=True)
    go_on(table, ada, ben, until=in_run)
    ada.do(table, "offer", what="undo")
    ben.do(table, "answer", what="undo", agree=False)
    ben.do(table, "offer", what="undo")

    table = tables["quest: one resigned in a run, and a bot plays on"] = together("quest", ada, ben, cem, caves=True)
    state = go_on(table, ada, ben, cem, until=in_run, least=30)
    owner(state, ada, ben, cem).do(table, "resign")
    rest = [person for person in (ada, ben, cem) if person is not owner(state, ada, ben, cem)]
    go_on(table, *rest, until=in_run, least=60)


def island_tables(tables: dict[str, str], ada: Person, ben: Person, cem: Person) -> None:
    three = ada, ben, cem
    table = tables["island: an offer waits for its answer"] = together("island", *three)
    state = go_on(table, *three, until=lambda state: "move" in kinds(state), least=20)
    owner(state, *three).play(table, one_of(state, "move"))
    if owner(state, *three).look(table)["undo"]:
        owner(state, *three).do(table, "undo")
    go_on(table, *three, until=lambda state: state["view"]["phase"] == "answer", least=40)

    table = tables["island: in the middle of a fight"] = together("island", *three, open_resources=False)
    go_on(table, *three, until=lambda state: state["view"]["phase"] == "battle" and "march" in kinds(state))

    table = tables["island: somebody left, came back and left"] = together("island", *three)
    go_on(table, *three, until=lambda _: True, least=15)
    cem.do(table, "leave")
    cem.do(table, "return")
    go_on(table, *three, until=lambda _: True, least=25)
    cem.do(table, "leave")
    go_on(table, ada, ben, until=lambda state: state["view"]["phase"] == "place", least=40)


def other_tables(tables: dict[str, str], ada: Person, ben: Person, dea: Person) -> None:
    three = "me", "open", "invited"
    table = tables["quest: waits for players, on a way of its own"] = ada.set_up("quest", *three, route=OUR_WAY)
    ben.do(table, "sit")
    ben.do(table, "leave")
    dea.do(table, "sit")
    table = tables["island: waits for players"] = dea.set_up("island", "me", "open", "open")
    dea.do(table, "arrange", seat=2, plan={"kind": "bot", "bot": "greedy"})
    table = tables["quest: closed before it began"] = dea.set_up("quest", "me", "open")
    dea.do(table, "leave")
    table = tables["lost cities: a seat handed over"] = together("lost-cities", ada, ben)
    go_on(table, ada, ben, until=lambda _: True, least=7)
    link = ben.do(table, "invite", seat=1)["link"]
    dea.do(table, "claim", secret=link.rsplit("/", 1)[1])
    dea.do(table, "say", text="I am the new one.")
    go_on(table, ada, dea, until=lambda state: state["view"]["phase"] == "draw", least=9)


def analysis_tables(tables: dict[str, str], ada: Person) -> None:
    for game, name in (("lost cities", "lost-cities-ids"), ("quest", "quest-ids-two-pieces"), ("island", "island-ids")):
        table = tables[f"{game}: analysis of a whole record, gone back and on"] = ada.analyse(stored(name))
        for _ in range(6):
            ada.do(table, "undo")
        for _ in range(4):
            ada.play(table, any_action(ada.look(table)))
        ada.do(table, "undo")

    half = cut(stored("quest-swamplands"), lambda match: in_run_of(match) and len(match.steps) > 90)
    tables["quest: analysis that opens in the middle of a run"] = ada.analyse(half)
    table = tables["quest: analysis that goes on from the middle of a run"] = ada.analyse(half)
    ada.play(table, one_of(ada.look(table), "go"))
    ada.play(table, any_action(ada.look(table)))
    for _ in range(5):  # into what it began with
        ada.do(table, "undo")
    ada.play(table, any_action(ada.look(table)))

    placed = cut(stored("quest-from-position"), lambda match: in_run_of(match) and len(match.steps) > 15)
    table = tables["quest: analysis from a position, with steps before and after"] = ada.analyse(placed)
    ada.play(table, one_of(ada.look(table), "go"))
    ada.do(table, "undo")
    ada.do(table, "undo")
    ada.play(table, any_action(ada.look(table)))

    running = tables["quest: in a run of one of two pieces, runs taken back"]
    mine = max(step for step in range(ada.look(running)["table"]["step"] + 1) if acts(ada, running, step))
    table = tables["quest: what if, against a bot, from what a seat knew"] = ada.branch(running, mine, seat1="greedy")
    for _ in range(12):
        found = to_act(table, ada)
        assert found is not None
        ada.play(table, any_action(found[1]))
    ada.do(table, "undo")
    to_act(table, ada)
    over = tables["island: a person and a bot to the end"]
    tables["island: what if, from a step of a finished game"] = ada.branch(over, 60)
    over = tables["lost cities: played to the end by people, who went on"]
    table = tables["lost cities: what if, from a step of a finished game"] = ada.branch(over, 31)
    ada.play(table, any_action(ada.look(table)))


def acts(person: Person, table: str, step: int) -> bool:
    """It was this person's turn after that step."""
    past = person.get(f"/api/tables/{table}/steps/{step}")
    return bool(past["player"] == person.look(table)["you"])


def stored(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((HERE / "records" / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return record


def cut(record: dict[str, Any], fits: Callable[[Match], bool]) -> dict[str, Any]:
    """A record up to the first step that fits."""
    whole = manoa.replay(record)
    step = next(step for step in range(len(whole.steps)) if fits(whole.at(step)))
    return whole.at(step).record()


def in_run_of(match: Match) -> bool:
    return bool(match.view()["run"]) and any(action.data["kind"] == "go" for action in match.actions())


# What the server says in the end


def answer(about: str, table: str, people: list[Person], database: sqlite3.Connection) -> dict[str, Any]:
    """A table as the server tells of it, and all views of it, which people have from there as well."""
    match, moves = replayed(table, database)
    states = {person.name: person.look(table) for person in people if may_look(person, table)}
    state = next(iter(states.values()))
    for looking in states.values():
        assert looking["view"] == (match and match.view(looking["you"]))
    offered = [action["text"] for looking in states.values() for action in looking["actions"]]
    told = seen(match) if match else {"player": None, "spectator": None, "seats": []}
    assert (told["player"] if state["table"]["status"] == "running" else None) == state["player"]
    about_it = {"about": about, "version": state["v"], "info": state["table"], "offers": state["offers"]}
    undo = sorted(looking["you"] for looking in states.values() if looking["undo"])
    return {**about_it, "undo": undo, "actions": offered, "moves": moves, **told}


def may_look(person: Person, table: str) -> bool:
    """An analysis is its host's own."""
    return person.http.get(f"/api/tables/{table}").is_success


def replayed(table: str, database: sqlite3.Connection) -> tuple[Match | None, list[str]]:
    """The match of a table, played from the texts in its log that are in force."""
    (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
    bodies = database.execute('SELECT body FROM events WHERE "table" = ? ORDER BY version', [table]).fetchall()
    begun, *events = [json.loads(body) for (body,) in bodies]
    game = manoa.game(begun["game"], **begun["options"])
    if not begun.get("analysis") and not any(event["kind"] == "started" for event in events):
        return None, []
    if begun.get("position"):
        head = {"game": game.name, "version": begun["rules"], "options": game.options, "players": len(begun["seats"])}
        match = game.restore({**head, "position": begun["position"]})
    else:
        match = game.start(len(begun["seats"]), seed)
    moves = [str(match.play(action)) for action in begun.get("opening", [])]
    for event in events:
        if event["kind"] == "played":
            moves.append(event["text"])
        if event["kind"] == "took_back":
            del moves[event["step"] :]
    match = match.at(0)
    match.follow(moves)
    return match, moves


@contextmanager
def server(folder: Path) -> Iterator[str]:
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(folder)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        assert select.select([process.stdout], [], [], 60)[0]
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def main() -> None:
    tables: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with server(folder) as address:
            ada, ben = Person(address, "Ada", account=True, token=True), Person(address, "Ben", account=True)
            cem, dea, eve = (Person(address, name) for name in ("Cem", "Dea", "Eve"))
            finished_tables(tables, ada, ben, cem)
            lost_cities_tables(tables, ada, ben, cem)
            quest_tables(tables, ada, ben, cem)
            island_tables(tables, ada, ben, cem)
            other_tables(tables, ada, ben, dea)
            analysis_tables(tables, ada)
            people = [ada, ben, cem, dea, eve]
            bots = [table for about, table in tables.items() if "to the end" in about or "time was over" in about]
            while any(eve.look(table)["table"]["status"] != "over" for table in bots):
                time.sleep(1)
            with closing(sqlite3.connect(folder / "manoa.db")) as database:
                told = {table: answer(about, table, people, database) for about, table in tables.items()}
            for game in ("lost cities", "quest", "island"):
                table = next(table for about, table in tables.items() if about.startswith(game) and table in bots)
                record = eve.get(f"/api/tables/{table}/record")
                path = HERE / "records" / f"{game.replace(' ', '-')}-exported-by-server.json"
                write(path, {"record": record, "expected": expected(manoa.replay(record))})
        write(HERE / "server.json", told)
        # A checkpointed copy in one file.
        backup = [sys.executable, "-m", "manoa", "backup", str(HERE / "server.sqlite3"), "--data", str(folder)]
        subprocess.run(backup, check=True, stdout=subprocess.DEVNULL)
        (HERE / "server.sqlite3").chmod(0o644)


if __name__ == "__main__":
    main()
