"""Routes that people make: found, checked, kept, liked, complained about, and played."""

from __future__ import annotations

import copy
import json
import time
from typing import Any
from unittest.mock import patch

import pytest

from manoa.games import rulebook
from manoa.server.http import routes as http
from manoa.server.store import routes as store
from manoa.server.store.engine import writing
from server.inside import Guest, Inside

ROUTES = "/api/games/quest/routes"
PASSWORD = "correct horse"


def shipped(name: str = "first") -> Any:
    """A route that comes with the game, as JSON has it."""
    making = rulebook("quest").routes
    assert making is not None
    return json.loads(json.dumps(next(one["route"] for one in making.packs() if one["id"] == name)))


def own(note: str = "") -> Any:
    """A route that is none of those."""
    route = shipped()
    del route["modules"]
    return {**route, "note": note}


@pytest.fixture(scope="module")
def eve(server: Inside) -> Guest:
    """She has an account."""
    person = server.guest("Eve")
    person.http.post("/api/account", json={"name": "Eve", "password": PASSWORD}).raise_for_status()
    return person


def save(who: Guest, title: str = "Around the lake", route: Any = None) -> Any:
    answer = who.http.post(ROUTES, json={"title": title, "route": own() if route is None else route})
    assert answer.status_code == 201, answer.text
    return answer.json()


def refused(answer: Any, status: int, code: str) -> Any:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    return answer.json()


# Finding


def test_everybody_finds_what_comes_with_the_game(server: Inside) -> None:
    cards = server.client().get(ROUTES, params={"pack": "printed"}).json()
    first = next(card for card in cards if card["id"] == "first")
    assert first["titles"]["fr"] == "Parcours de base"
    assert (first["author"], first["difficulty"], first["set"]) == (None, "easy", "base")
    assert first["figures"]["spaces"] == 188
    assert {card["pack"] for card in cards} == {"printed"}
    whole = server.client().get(f"{ROUTES}/first").json()
    assert whole["route"] == shipped()
    assert whole["card"] == first
    assert whole["study"]["spaces"] == 188


def test_a_saved_route_is_mine_and_others_find_it(server: Inside, ann: Guest, bob: Guest) -> None:
    card = save(ann, "  Around   the lake ")
    assert (card["title"], card["pack"], card["author"], card["mine"]) == ("Around the lake", "yours", "Ann", True)
    found = bob.http.get(ROUTES, params={"search": "the LAKE"}).json()
    assert [(one["id"], one["pack"], one["mine"]) for one in found if one["id"] == card["id"]] == [
        (card["id"], "server", False)
    ]
    whole = server.client().get(f"{ROUTES}/{card['id']}").json()
    assert whole["route"] == own()
    assert card["id"] not in [one["id"] for one in ann.http.get(ROUTES, params={"search": "100%"}).json()]


def test_a_card_tells_which_box_its_pieces_are_from(ann: Guest) -> None:
    made = shipped("demon_gorge")
    del made["set"]
    assert (save(ann, "In the dark", made)["set"], save(ann)["set"]) == ("heroes_hexes", "base")


def test_a_card_tells_of_its_author_nothing_but_the_name(ann: Guest, bob: Guest) -> None:
    save(ann)
    assert ann.id not in bob.http.get(ROUTES).text


@pytest.mark.parametrize("path", ["", "/first", "/first/picture"])
def test_games_without_routes_say_so(server: Inside, path: str) -> None:
    refused(server.client().get(f"/api/games/lost-cities/routes{path}"), 404, "no-routes")
    refused(server.client().get(f"/api/games/chess/routes{path}"), 404, "no-game")


def test_a_picture_is_drawn_once(server: Inside, ann: Guest) -> None:
    id = save(ann)["id"]
    http._picture.cache_clear()
    client = server.client()
    first = client.get(f"{ROUTES}/{id}/picture", params={"theme": "dark", "small": True})
    assert first.headers["content-type"].startswith("image/svg+xml")
    assert first.text.startswith("<svg")
    again = client.get(f"{ROUTES}/{id}/picture", params={"theme": "dark", "small": True})
    assert again.text == first.text
    assert http._picture.cache_info().misses == 1


# Checking


def test_faults_come_as_codes_and_the_study_beside_them(server: Inside) -> None:
    route = own()
    route["pieces"].append(copy.deepcopy(route["pieces"][1]))
    found = server.client().post(f"{ROUTES}/check", json={"route": route}).json()
    assert found["faults"]
    assert all(set(fault) == {"code", "parts", "hexes", "pieces"} for fault in found["faults"])
    assert found["study"]["spaces"] > 0
    assert server.client().post(f"{ROUTES}/check", json={"route": {}}).json()["faults"]


PIECE = {"piece": "B", "q": 0, "r": 0, "rotation": 0}
DEEP: Any = []
for _ in range(60):
    DEEP = [DEEP]
HOSTILE = {
    "a thousand tiles": {"pieces": [PIECE] * 1000, "finish": {}},
    "a name of 10 kB": {**own(), "name": {"en": "x" * 10_000}},
    "markup": {**own(), "name": "<script>alert(1)</script>", "pieces": [{**PIECE, "piece": "<b>"}]},
    "deep": {**own(), "note": DEEP},
    "wrong types": {"pieces": "B", "finish": [], "joints": {}, "modules": 3},
    "far away": {**own(), "pieces": [{**PIECE, "q": 10**8}]},
    "unknown fields": {**own(), "x": 1},
    "too large": {**own(), "note": ["x" * 900] * 40},
}


@pytest.mark.parametrize("route", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_routes_are_refused_and_change_nothing(ann: Guest, route: Any) -> None:
    before = ann.http.get(ROUTES).text
    checked = ann.http.post(f"{ROUTES}/check", json={"route": route})
    assert checked.status_code == 400 or checked.json()["faults"]
    refused(ann.http.post(ROUTES, json={"title": "x", "route": route}), 400, "bad-route")
    refused(ann.http.post(f"{ROUTES}/trial", json={"route": route}), 400, "bad-route")
    assert ann.http.get(ROUTES).text == before


@pytest.mark.parametrize("title", ["", "   ", "x" * 61, "x" * 10_000, "a\u202eb", "a\x00b"])
def test_titles_that_cannot_be_shown_are_refused(ann: Guest, title: str) -> None:
    before = ann.http.get(ROUTES).text
    assert ann.http.post(ROUTES, json={"title": title, "route": own()}).status_code == 400
    assert ann.http.get(ROUTES).text == before


# Keeping


def test_only_whoever_made_a_route_changes_it(ann: Guest, bob: Guest) -> None:
    id = save(ann)["id"]
    body = {"title": "Across the lake", "route": shipped("serpentine")}
    refused(bob.http.put(f"{ROUTES}/{id}", json=body), 403, "not-your-route")
    refused(bob.http.delete(f"{ROUTES}/{id}"), 403, "not-your-route")
    changed = ann.http.put(f"{ROUTES}/{id}", json=body).json()
    assert changed["title"] == "Across the lake"
    assert bob.http.get(f"{ROUTES}/{id}").json()["route"] == shipped("serpentine")
    assert ann.http.delete(f"{ROUTES}/{id}").status_code == 204
    refused(bob.http.get(f"{ROUTES}/{id}"), 404, "no-route")
    refused(ann.http.put(f"{ROUTES}/first", json=body), 404, "no-route")


def test_nobody_keeps_very_many_routes(ann: Guest) -> None:
    with patch.object(http, "MOST_ROUTES", 0):
        answer = ann.http.post(ROUTES, json={"title": "one more", "route": own()})
    assert refused(answer, 409, "too-many")["refusal"] == {"code": "too-many-routes", "parts": {"most": 0}}


def test_a_token_that_may_only_read_keeps_nothing(server: Inside, ann: Guest) -> None:
    program = server.client(Authorization=f"Bearer {ann.token('read')}")
    body = {"title": "x", "route": own()}
    refused(program.post(ROUTES, json=body), 403, "scope")
    refused(program.post(f"{ROUTES}/trial", json={"route": own()}), 403, "scope")
    refused(server.client().post(ROUTES, json=body), 401, "nobody")


def test_who_goes_takes_routes_likes_and_complaints_along(server: Inside, ann: Guest) -> None:
    gone = server.guest("Gone")
    id, hers = save(gone)["id"], save(ann)["id"]
    gone.http.post("/api/account", json={"name": "Gone", "password": PASSWORD}).raise_for_status()
    gone.http.post(f"{ROUTES}/{hers}/like").raise_for_status()
    gone.http.post(f"{ROUTES}/{hers}/report", json={"why": "dull"}).raise_for_status()
    ann.http.post(f"{ROUTES}/{id}/report", json={"why": "dull too"}).raise_for_status()
    answer = gone.http.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert answer.status_code == 204, answer.text
    refused(ann.http.get(f"{ROUTES}/{id}"), 404, "no-route")
    assert ann.http.get(f"{ROUTES}/{hers}").json()["card"]["likes"] == 0


# Likes and complaints


def test_likes_need_an_account_and_count_once(ann: Guest, eve: Guest) -> None:
    id = save(ann)["id"]
    refused(ann.http.post(f"{ROUTES}/{id}/like"), 403, "likes-need-account")
    for _ in range(2):
        assert eve.http.post(f"{ROUTES}/{id}/like").json() == {"likes": 1, "liked": True}
    assert eve.http.get(f"{ROUTES}/{id}").json()["card"]["liked"]
    assert not ann.http.get(f"{ROUTES}/{id}").json()["card"]["liked"]
    assert eve.http.delete(f"{ROUTES}/{id}/like").json() == {"likes": 0, "liked": False}
    assert eve.http.post(f"{ROUTES}/first/like").json() == {"likes": 1, "liked": True}
    refused(eve.http.post(f"{ROUTES}/nowhere/like"), 404, "no-route")


def test_a_route_that_the_host_removed_is_gone_and_links_say_so(server: Inside, ann: Guest, bob: Guest) -> None:
    route = {**own(), "blockade_count": 4, "pieces": own()["pieces"], "joints": []}
    card = save(ann, "Rude words", route)
    path = f"{ROUTES}/{card['id']}"
    assert bob.http.post(f"{path}/report", json={"why": "rude"}).status_code == 204
    assert bob.http.post(f"{path}/report", json={"why": "very rude\x00"}).status_code == 400
    assert bob.http.post(f"{path}/report", json={"why": "very rude"}).status_code == 204
    assert server.app is not None
    with writing(server.app.state.engine) as rows:
        (told,) = [row for row in store.complained(rows) if row.id == card["id"]]
        assert (told.title, told.author, told.why) == ("Rude words", "Ann", "very rude")
        assert store.remove(rows, card["id"], 5) == "Rude words"
    for who in (ann, bob):
        assert refused(who.http.get(path), 404, "route-removed")["error"].startswith("The host")
        refused(who.http.get(f"{path}/picture"), 404, "route-removed")
        assert card["id"] not in who.http.get(ROUTES).text
    refused(ann.http.delete(path), 404, "route-removed")
    refused(ann.http.post(ROUTES, json={"title": "Kind words", "route": route}), 404, "route-removed")
    with writing(server.app.state.engine) as rows:
        assert store.restore(rows, card["id"]) == "Rude words"
        assert store.restore(rows, "nothing") is None
    assert bob.http.get(path).status_code == 200
    refused(bob.http.post(f"{ROUTES}/first/report", json={"why": "no"}), 404, "no-route")


# Trials


def ended(who: Guest, job: Any) -> Any:
    late = time.monotonic() + 30
    while job["state"] in ("waiting", "running"):
        assert time.monotonic() < late
        time.sleep(0.05)
        job = who.http.get(f"{ROUTES}/jobs/{job['id']}").json()
    return job


def test_bots_try_a_route_and_it_keeps_what_they_found(ann: Guest, bob: Guest) -> None:
    id = save(ann)["id"]
    answer = bob.http.post(f"{ROUTES}/trial", json={"route": own("another note"), "players": 3, "games": 40})
    assert answer.status_code == 201, answer.text
    job = ended(bob, answer.json())
    assert (job["state"], job["done"], job["report"]["games"]) == ("done", 40, 40)
    refused(ann.http.get(f"{ROUTES}/jobs/{job['id']}"), 404, "no-job")
    late = time.monotonic() + 10
    while (found := ann.http.get(f"{ROUTES}/{id}").json())["report"] is None:
        assert time.monotonic() < late
    assert found["report"] == job["report"]
    assert found["card"]["figures"]["rounds"] == 20.5
    assert (found["card"]["difficulty"], found["study"]["difficulty"]) == ("hard", {"measured": 20.5})
    renamed = ann.http.put(f"{ROUTES}/{id}", json={"title": "Renamed", "route": own()}).json()
    assert renamed["figures"]["rounds"] == 20.5
    ann.http.put(f"{ROUTES}/{id}", json={"title": "Changed", "route": shipped("serpentine")}).raise_for_status()
    assert ann.http.get(f"{ROUTES}/{id}").json()["report"] is None


def test_a_trial_with_options_that_there_are_not_is_refused_as_everywhere(ann: Guest) -> None:
    wish = {"route": own(), "options": {"nonsense": 1}}
    refused(ann.http.post(f"{ROUTES}/trial", json=wish), 400, "bad-options")


def test_a_route_is_made_and_stopped(ann: Guest) -> None:
    wish = {"length": "short", "difficulty": "hard", "players": 3, "use": ["N"], "with": ["caves"]}
    job = ended(ann, ann.http.post(f"{ROUTES}/generate", json={"wish": wish, "seed": 7}).json())
    assert job["route"] == {"seed": 7, "wish": {**wish, "begun": None}}
    slow = ann.http.post(f"{ROUTES}/generate", json={}).json()
    assert ann.http.delete(f"{ROUTES}/jobs/{slow['id']}").status_code == 204
    assert ended(ann, slow)["state"] in ("stopped", "done")


# Playing


def test_a_saved_route_is_played_by_link_and_counted(ann: Guest, bob: Guest) -> None:
    route = shipped("hills_of_gold")
    del route["modules"]
    id = save(ann, "Hills of my own", route)["id"]
    kept = bob.http.get(f"{ROUTES}/{id}").json()["route"]
    seats = [{"kind": "me"}, {"kind": "invited"}]
    body = {"game": "quest", "seats": seats, "options": {"route": kept}, "public": False}
    made = ann.http.post("/api/tables", json=body).json()
    table, secret = made["invites"]["1"].removeprefix("/invite/").split("/")
    assert bob.ask(table, {"kind": "claim", "secret": secret})["t"] == "ok"
    assert bob.look(table)["table"]["options"]["route"] == route
    assert bob.http.get(f"{ROUTES}/{id}").json()["card"]["plays"] == 0, "it is not over"
    assert bob.ask(table, {"kind": "resign"})["t"] == "ok"
    assert bob.http.get(f"{ROUTES}/{id}").json()["card"]["plays"] == 1
    assert ann.http.delete(f"{ROUTES}/{id}").status_code == 204
    assert ann.http.get(f"/api/tables/{table}/record").json()["record"]["options"]["route"] == route


@pytest.mark.parametrize("name", ["serpentine", "swim_for_it"])
def test_plays_of_what_comes_with_the_game_are_counted_by_id_and_by_copy(server: Inside, ann: Guest, name: str) -> None:
    for route in (name, shipped(name)):
        table = ann.set_up("quest", ("me", {"kind": "bot", "bot": "random"}), options={"route": route})
        assert ann.ask(table, {"kind": "resign"})["t"] == "ok"
    assert server.client().get(f"{ROUTES}/{name}").json()["card"]["plays"] == 2


def test_a_job_whose_node_is_gone_has_failed(server: Inside, ann: Guest) -> None:
    assert server.app is not None
    with writing(server.app.state.engine) as rows:
        id = http_jobs_row(rows, ann.id)
    job = ann.http.get(f"{ROUTES}/jobs/{id}").json()
    assert (job["state"], job["why"]) == ("failed", {"code": "job-failed", "parts": {}})


def http_jobs_row(rows: Any, user: str) -> str:
    """A job that was begun long ago."""
    from manoa.server.store import jobs

    return jobs.add(rows, user, "quest", "trial", 200, 1_000)
