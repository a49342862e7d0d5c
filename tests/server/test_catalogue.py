"""The catalogue of real leaks: mistakes that other game servers made, each as a test that we do not."""

from __future__ import annotations

import asyncio
import base64
import os
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import text

from manoa.kernel import seeds
from manoa.server.http.pages import PAGES, ROOT_FILES
from manoa.server.logs import hide_secrets
from manoa.server.store.engine import reading, writing
from manoa.server.table import events, project
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import new_table
from manoa.server.wire import commands, news, schema
from manoa.server.wire.tables import MySeat, OpenSeat, State, TableIn
from server.inside import Guest, Inside, inside_server, play_on, running_game
from server.nodes import ANN, BOB, Listener, Node, with_nodes
from walks import every_game

# How every way in and out gets at tables. A new route or frame belongs here, once somebody has thought about it.
NOTHING = "reads no table"
SEEN = "reads one table, by `seen` or `hub.watch`, through `project.viewpoint`"
ASKS = "asks for something by `hub.command`, and is told only what came of it"
LISTS = "reads the index, which holds what everybody may know"

ROUTES = {
    ("POST", "/api/guests"): NOTHING,
    ("POST", "/api/account"): NOTHING,
    ("POST", "/api/login"): NOTHING,
    ("POST", "/api/logout"): NOTHING,
    ("GET", "/api/me"): NOTHING,
    ("POST", "/api/me/name"): NOTHING,
    ("POST", "/api/me/password"): NOTHING,
    ("GET", "/api/me/email"): NOTHING,
    ("POST", "/api/me/email"): NOTHING,
    ("DELETE", "/api/me/email"): NOTHING,
    ("GET", "/api/recovery"): NOTHING,
    ("POST", "/api/recovery"): NOTHING,
    ("POST", "/api/recovery/confirm"): NOTHING,
    ("POST", "/api/recovery/password"): NOTHING,
    ("DELETE", "/api/me"): ASKS,
    ("GET", "/api/sessions"): NOTHING,
    ("DELETE", "/api/sessions"): NOTHING,
    ("DELETE", "/api/sessions/{session:str}"): NOTHING,
    ("GET", "/api/tokens"): NOTHING,
    ("POST", "/api/tokens"): NOTHING,
    ("DELETE", "/api/tokens/{token:str}"): NOTHING,
    ("GET", "/api/games"): NOTHING,
    ("GET", "/api/tables"): LISTS,
    ("POST", "/api/tables"): NOTHING,
    ("GET", "/api/mine"): LISTS,
    ("GET", "/api/history"): LISTS,
    ("GET", "/api/games/{name:str}/statistics"): LISTS,
    ("GET", "/api/games/{name:str}/scene"): NOTHING,
    ("GET", "/api/games/{name:str}/fitting"): NOTHING,
    ("GET", "/art/{file:str}"): NOTHING,
    ("GET", "/api/tables/{table:str}/scene"): SEEN,
    ("POST", "/api/records"): NOTHING,
    ("POST", "/api/lessons/{game:str}/{lesson:str}"): NOTHING,
    ("POST", "/api/tables/{table:str}/branch"): SEEN,
    ("GET", "/api/tables/{table:str}"): SEEN,
    ("POST", "/api/tables/{table:str}/commands"): ASKS,
    ("GET", "/api/tables/{table:str}/why/{action:str}"): SEEN,
    ("GET", "/api/tables/{table:str}/events"): SEEN,
    ("GET", "/api/tables/{table:str}/steps/{step:int}"): SEEN,
    ("GET", "/api/tables/{table:str}/steps/{step:int}/picture"): SEEN,
    ("GET", "/api/tables/{table:str}/steps/{step:int}/thoughts"): SEEN,
    ("GET", "/api/tables/{table:str}/graph"): SEEN,
    ("GET", "/api/tables/{table:str}/log"): SEEN,
    ("GET", "/api/tables/{table:str}/record"): SEEN,
    ("POST", "/api/tables/{table:str}/again"): SEEN,
    ("GET", "/api/tables/{table:str}/others"): SEEN,
    ("GET", "/api/daily"): LISTS,
    ("GET", "/api/daily/{name:str}/{day:str}"): LISTS,
    ("POST", "/api/daily/{name:str}"): NOTHING,
    ("GET", "/api/invites/{table:str}/{secret:str}"): SEEN,
    ("GET", "/api/bot/events"): LISTS,
    ("GET", "/api/bot/tables/{table:str}"): SEEN,
    ("WEBSOCKET", "/api/live"): SEEN,
    ("GET", "/healthz"): NOTHING,
    ("GET", "/readyz"): NOTHING,
    ("GET", "/metrics"): NOTHING,
    ("GET", "/api/openapi.json"): NOTHING,
    ("GET", "/api/openapi.json/openapi.json"): NOTHING,
    ("GET", "/api/openapi.json/{path:str}"): NOTHING,
}
# Routes that people make: of tables they only count how many are over
MAPS = "/api/games/{name:str}/routes"
ROUTES |= {("GET", MAPS + path): LISTS for path in ("", "/{route:str}")}
ROUTES |= {("POST", MAPS): LISTS, ("PUT", f"{MAPS}/{{route:str}}"): LISTS}
ROUTES |= {("POST", f"{MAPS}/{path}"): NOTHING for path in ("check", "trial", "generate")}
ROUTES |= {("POST", f"{MAPS}/{{route:str}}/{path}"): NOTHING for path in ("like", "report")}
ROUTES |= {("DELETE", f"{MAPS}/{{route:str}}{path}"): NOTHING for path in ("", "/like")}
ROUTES |= {("GET", f"{MAPS}/{{route:str}}/picture"): NOTHING}
ROUTES |= {(method, f"{MAPS}/jobs/{{job:str}}"): NOTHING for method in ("GET", "DELETE")}
# Reviews: of tables that are over, read by `seen` first
ROUTES |= {(method, "/api/tables/{table:str}/review"): SEEN for method in ("GET", "POST", "DELETE")}
ROUTES |= {("GET", "/api/me/progress"): LISTS}
# Notes on them
NOTES = "/api/tables/{table:str}/notes"
ROUTES |= {("GET", NOTES): SEEN} | {(method, f"{NOTES}/{{step:int}}"): SEEN for method in ("PUT", "DELETE")}
# Puzzles: a table that is made of the puzzle alone, and that nobody keeps
PUZZLES = "/api/puzzles/{game:str}"
ROUTES |= {("GET", path): NOTHING for path in ("/api/puzzles", f"{PUZZLES}/next", f"{PUZZLES}/{{puzzle:str}}")}
ROUTES |= {("POST", f"{PUZZLES}/{{puzzle:str}}/{path}"): NOTHING for path in ("moment", "hint", "attempt", "game")}
# Study rooms: copies of what is over; one is made of a table by `seen` and `no_help`, and only there
ROUTES |= {("POST", "/api/rooms"): SEEN, ("POST", "/api/rooms/import"): NOTHING, ("GET", "/api/rooms"): NOTHING}
ROOM = "/api/rooms/{room:str}"
ROUTES |= {(method, ROOM): NOTHING for method in ("GET", "DELETE")}
ROUTES |= {("POST", f"{ROOM}/commands"): NOTHING}
ROUTES |= {("GET", f"{ROOM}/{path}"): NOTHING for path in ("export", "text", "branches/{branch:int}")}
ROUTES |= {("GET", f"{ROOM}/branches/{{branch:int}}/steps/{{step:int}}"): NOTHING}
# The app in the browser: files, whatever the address says
ROUTES |= {("GET", path): NOTHING for path in [*PAGES, *ROOT_FILES, "/assets/{name:str}"]}
ROUTES |= {("GET", path): NOTHING for path in ("/docs", "/docs/{path:path}")}  # the manual
FRAMES = {
    commands.Watch: SEEN,
    commands.Unwatch: NOTHING,
    commands.Lobby: NOTHING,
    commands.Do: ASKS,
    commands.Enter: NOTHING,
    commands.Look: NOTHING,
    commands.Exit: NOTHING,
    commands.Ping: NOTHING,
}

# What is stored in another form than it is told in, because a part of it is private
PRIVATE = {events.Begun, events.Invited, events.Claimed, events.Played}


def bodies(path: str, table: str) -> Any:
    """What a route that reads one table is asked with."""
    if "/notes/" in path:
        return {"text": "Hm"}
    return {"table": table} if path == "/api/rooms" else {} if path.endswith("/again") else {"step": 0}


def seed_of(server: Inside, table: str) -> bytes:
    with reading(server.hub._engine) as connection:
        found = connection.execute(text("SELECT seed FROM tables WHERE id = :id"), {"id": table}).scalar_one()
    return bytes(found)


@every_game
def test_secrets_left_in_the_undo_stack_and_the_initial_state(name: str, ann: Guest, bob: Guest) -> None:
    """What was sent held the undo stack and the initial state: ours holds the library's view and nothing unknown."""
    table = running_game(ann, bob, name)
    with ann.socket() as socket:
        socket.send({"t": "watch", "table": table})
        first = socket.next()["state"]
        who = (ann, bob)[first["player"]]
        who.ask(table, {"kind": "play", "action": who.look(table)["actions"][0]["id"]})
        who.ask(table, {"kind": "undo"})
        frames = [socket.next()]
        while frames[-1]["state"]["v"] < ann.look(table)["v"]:
            frames.append(socket.next())
    strict = msgspec.defstruct("Strict", [(name, Any) for name in State.__struct_fields__], forbid_unknown_fields=True)
    for state in (first, *(frame["state"] for frame in frames)):
        msgspec.convert(state, strict)
        assert set(state["table"]) == set(schema.json_schema()["$defs"]["TableInfo"]["properties"])
    match = ann.inside.hub.tables[table].table.match
    assert match is not None
    assert frames[-1]["state"]["view"] == msgspec.to_builtins(match.view(0))


def forms(seed: bytes) -> list[bytes]:
    """A seed in every form in which it could slip out."""
    key = [str(int(word)).encode() for word in seeds.key(seed).tolist()]
    hexadecimal = [seed.hex(), seed[::-1].hex(), seed[:8].hex(), seed[-8:].hex(), seed.hex().upper()]
    plain = [base64.b64encode(seed)[:20], base64.urlsafe_b64encode(seed)[:20], seed[:8], seed[-8:]]
    numbers = [str(int.from_bytes(seed, order)).encode() for order in ("big", "little")]
    lists = [str(list(seed[:8]))[1:-1].encode(), msgspec.json.encode(list(seed[:8]))[1:-1]]
    return [
        *(form.encode() for form in hexadecimal),
        *plain,
        *numbers,
        *lists,
        *(word for word in key if len(word) > 8),
    ]


@every_game
def test_the_seed_inside_the_filtered_state(name: str, server: Inside, ann: Guest, bob: Guest) -> None:
    """The seed went out with the state, so that every shuffle to come was known: ours goes out after the end only."""
    table = running_game(ann, bob, name)
    seed = seed_of(server, table)
    with ann.socket() as one, server.socket() as other:
        for socket in (one, other):
            socket.send({"t": "watch", "table": table})
            socket.send({"t": "do", "table": table, "request": {"id": "x", "base": 9, "command": {"kind": "undo"}}})
        state = play_on(table, (ann, bob), 12)
        for path in ("", "/events", "/record", "/steps/3", "/steps/3/picture", "/why/nonsense", "/steps/9999"):
            ann.http.get(f"/api/tables/{table}{path}")
        for path in ("/api/tables", "/api/mine", "/api/history", "/metrics", "/api/openapi.json"):
            ann.http.get(path)
    assert state["table"]["seed"] is None
    assert state["table"]["commitment"] == sha256(seed).hexdigest()
    said = b"\n".join([*server.sent, server.logs.getvalue().encode()])
    assert [form for form in forms(seed) if form in said] == []
    assert ann.ask(table, {"kind": "resign"})["t"] == "ok"
    ended = bob.look(table)["table"]
    assert ended["seed"] == seed.hex()
    assert seed.hex().encode() in b"".join(server.sent), "else the search above would find nothing either"


def test_the_default_seed_is_the_wall_clock() -> None:
    """A seed from the time of day, which is public: ours are 256 bits from the operating system, each table its own."""
    wish = TableIn("lost-cities", [MySeat(), OpenSeat()])
    with patch("manoa.server.table.setup.secrets.token_bytes", side_effect=os.urandom) as drawn:
        made = [new_table(wish, ANN) for _ in range(2)]
    assert [call.args for call in drawn.call_args_list] == [(32,), (32,)]
    assert made[0].seed is not None
    assert len({setup.seed for setup in made}) == 2
    assert made[0].begun.commitment == sha256(made[0].seed).hexdigest()


def test_a_client_that_shows_a_face_down_card_before_the_server_agrees(tmp_path: Path) -> None:
    """A move that reveals something was shown before it counted: ours shows nothing, even to whoever makes it."""

    async def story(node: Node) -> None:
        id = await node.table()
        await node.play(id, 1)  # a card is laid; next one is drawn
        match = node.folded(id).match
        assert match is not None
        actor = (ANN, BOB)[match.player or 0]
        listener = Listener(actor.id)
        await node.hub.watch(listener, id, None)
        listener.heard.clear()
        node.writer.free.clear()
        draw = next(action for action in match.actions() if str(action) == "draw")
        asked = asyncio.ensure_future(node.ask(id, actor, commands.Play(draw.id), "draw"))
        await asyncio.sleep(0.05)
        assert listener.news() == []
        assert not asked.done()
        node.writer.free.set()
        reply = await asked
        assert set(msgspec.to_builtins(reply)) == {"t", "table", "id", "v"}
        (found,) = listener.news()
        assert found["events"][0]["what"]["log"]

    with_nodes(tmp_path, story)


def test_log_entries_reveal_arguments_of_hidden_moves() -> None:
    """Redaction was left to each move: here what is private has a type of its own, which cannot be sent."""
    sent = set(get_args(news.Happening))
    for kind in get_args(events.Stored):
        assert (kind in sent) != (kind in PRIVATE), f"is {kind.__name__} for everybody?"
    for kind in PRIVATE:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"v": 1, "what": {"kind": kind.__struct_config__.tag}}, news.Event)
    assert {"key", "action", "position", "opening", "invites"}.isdisjoint(
        name for kind in sent for name in kind.__struct_fields__
    )


def test_a_visibility_predicate_existed_but_no_read_path_called_it(server: Inside) -> None:
    """Every route and frame is on the reviewed list."""
    assert server.app is not None
    found = set()
    for route in server.app.routes:
        methods: set[str] = set(getattr(route, "methods", ())) or {"WEBSOCKET"}
        found |= {(method, route.path) for method in methods - {"OPTIONS", "HEAD"}}
    assert found == set(ROUTES), "a new route: how does it get at tables?"
    assert set(get_args(commands.Frame)) == set(FRAMES), "a new frame: how does it get at tables?"


def filled_in(path: str, table: str) -> str:
    wanted = {"{table:str}": table, "{step:int}": "0", "{action:str}": "x", "{secret:str}": "s" * 32}
    for name, value in wanted.items():
        path = path.replace(name, value)
    return path


def test_every_read_path_asks_from_where_one_may_look(ann: Guest, bob: Guest) -> None:
    """Where the one predicate says no, nobody reads anything, whichever way they come."""
    table = running_game(ann, bob)

    def nobody_may_look(*_: Any) -> Any:
        raise Refused("no-table", "There is no such table.")

    with patch.object(project, "viewpoint", nobody_may_look), ann.socket() as socket:
        for (method, path), how in ROUTES.items():
            if how == SEEN and method != "WEBSOCKET":
                body = bodies(path, table) if method in ("POST", "PUT") else None
                answer = ann.http.request(method, filled_in(path, table), json=body)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-table"), path
        socket.send({"t": "watch", "table": table})
        assert socket.next() == {"t": "gone", "table": table, "again": None}


def test_tables_of_one_s_own_are_there_for_nobody_else(ann: Guest, bob: Guest) -> None:
    """An analysis looks to others, whatever they try, exactly as a table that does not exist."""
    table = running_game(ann, bob)
    answer = ann.http.post(f"/api/tables/{table}/branch", json={"step": 0})
    own = answer.json()["table"]
    assert ann.look(own)["table"]["analysis"]
    for (method, path), how in ROUTES.items():
        if how == SEEN and method == "GET":
            real, missing = (bob.http.get(filled_in(path, id)) for id in (own, "0" * 16))
            assert (real.status_code, real.content) == (missing.status_code, missing.content), path
    for command in ({"kind": "say", "text": "hi"}, {"kind": "play", "action": 0}, {"kind": "leave"}, {"kind": "sit"}):
        for base in (0, 1, 99):
            real, missing = (
                bob.http.post(f"/api/tables/{id}/commands", json={"id": "c", "base": base, "command": command})
                for id in (own, "0" * 16)
            )
            assert real.text.replace(own, "0" * 16) == missing.text
    lists = [bob.http.get(path).text for path in ("/api/tables?status=running", "/api/mine", "/api/history")]
    assert own not in "".join(lists)


def test_identity_from_a_header_and_tokens_in_logs(server: Inside, ann: Guest) -> None:
    """Who somebody is came from a header that anybody can send, and the token was logged: ours comes from the token."""
    claims = ("X-User", "X-User-Id", "X-Forwarded-User", "Remote-User", "From", "User-Agent", "X-Real-IP", "Via")
    for name in claims:
        answer = server.client(**{name: ann.id}).get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (401, "nobody"), name
    assert server.client().get("/api/me", params={"user": ann.id}).status_code == 401
    token = ann.token("read")
    bearer = server.client(Authorization=f"Bearer {token}", **{"X-User": "somebody else"})
    assert bearer.get("/api/me").json()["id"] == ann.id
    bearer.post("/api/tables", content=b"{" + token.encode())
    ann.http.post("/api/login", json={"name": "Ann", "password": "correct horse battery"})
    logs = server.logs.getvalue()
    assert [word for word in (token, ann.cookie[6:], "correct horse battery") if word in logs] == []


def test_logs_leave_out_what_is_called_like_a_secret() -> None:
    words = ("password", "token", "seed", "Cookie", "api_token", "authorization", "secret", "key")
    written = hide_secrets(None, "info", dict.fromkeys(words, "12345"))
    assert "12345" not in written.values()


def test_a_failing_database_tells_the_log_no_secrets(tmp_path: Path) -> None:
    """What could not be stored is not written to the log instead, with the seed and all."""
    seed = bytes(range(32, 64))
    with inside_server(tmp_path) as server:
        ann = server.guest("Ann")
        with writing(server.hub._engine) as connection:
            for name in ("tables", "users"):
                trigger = f"CREATE TRIGGER full_{name} BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'full'); END"
                connection.execute(text(trigger))
        wish = {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "invited"}]}
        drawn = {32: seed}
        with patch("manoa.server.table.setup.secrets.token_bytes", lambda size: drawn.get(size) or os.urandom(size)):
            answer = ann.http.post("/api/tables", json=wish)
        assert answer.status_code >= 500
        assert server.client().post("/api/guests", json={"name": "Secretive"}).status_code >= 500
        said = b"\n".join([*server.sent, server.logs.getvalue().encode()])
        assert b"request failed" in said
        assert [form for form in [*forms(seed), repr(seed)[2:-1].encode()] if form in said] == []
        assert b"Secretive" not in said
