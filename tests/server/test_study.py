"""Reviews of finished games: for everybody who may look, once, and never of a game that goes on."""

from __future__ import annotations

import time
from typing import Any

import pytest
from sqlalchemy import select

from manoa.server.store.engine import reading
from manoa.server.store.schema import reviews
from manoa.study.telling import VERSION
from server.inside import Guest, Inside, play_on, running_game

SHORT = {"rounds": 1, "first_player": "oldest"}


def over(ann: Guest, bob: Guest, steps: int = 1000) -> str:
    """A game that they played to its end, or so far until Bob gave up."""
    table = running_game(ann, bob, options=SHORT)
    state = play_on(table, (ann, bob), steps)
    if state["player"] is not None:
        assert bob.ask(table, {"kind": "resign"})["t"] == "ok"
    return table


def path(table: str) -> str:
    return f"/api/tables/{table}/review"


def get(who: Any, table: str) -> Any:
    answer = who.get(path(table))
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(who: Any, table: str) -> Any:
    """The review, when it is done; what was told on the way grows."""
    deadline, before = time.monotonic() + 120, 0
    while (found := get(who, table))["state"] in ("waiting", "running"):
        assert time.monotonic() < deadline
        assert before <= found["done"] <= found["of"]
        before = found["done"]
        time.sleep(0.1)
    return found


def refused(answer: Any, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (status, code), answer.text


@pytest.fixture(scope="module")
def reviewed(server: Inside) -> tuple[Guest, Guest, str, Any]:
    """A finished game, and its review as a stranger gets it."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = over(ann, bob)
    assert get(server.client(), table) == {
        "state": "none",
        "done": 0,
        "of": ann.look(table)["table"]["step"],
        "review": None,
        "why": None,
        "mine": False,
    }
    begun = ann.http.post(path(table)).json()
    assert (begun["state"], begun["mine"]) == ("waiting", True)
    assert not bob.http.post(path(table)).json()["mine"], "one review serves all"
    return ann, bob, table, finished(server.client(), table)


def test_a_finished_game_is_reviewed_once_for_everybody(reviewed: tuple[Guest, Guest, str, Any]) -> None:
    ann, bob, table, found = reviewed
    assert (found["state"], found["done"]) == ("done", found["of"])
    review = found["review"]
    assert review["done"] == review["of"] == found["of"]
    for seat in review["seats"]:
        for account in (seat["shares"], seat["margins"]):
            assert account["result"] == sum(account[part] for part in ("start", "own", "others", "luck"))
    assert [seat["shares"]["result"] for seat in review["seats"]] in ([10_000, 0], [0, 10_000], [5_000, 5_000])
    again = bob.http.post(path(table)).json()
    assert again["review"] == review
    assert get(ann.http, table)["review"] == review


def test_who_has_it_already_is_told_so(reviewed: tuple[Guest, Guest, str, Any]) -> None:
    ann, _, table, _ = reviewed
    first = ann.http.get(path(table))
    assert first.headers["content-encoding"] == "gzip"
    again = ann.http.get(path(table), headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_progress_sums_my_reviewed_games(reviewed: tuple[Guest, Guest, str, Any], server: Inside) -> None:
    ann, _, table, found = reviewed
    seat = found["review"]["seats"][0]
    (game,) = ann.http.get("/api/me/progress", params={"game": "lost-cities"}).json()["games"]
    assert (game["game"], game["games"], game["accuracy"]) == ("lost-cities", 1, pytest.approx(seat["accuracy"]))
    turns = [turn for turn in found["review"]["turns"] if turn["seat"] == 0 and turn["decisions"]]
    for phase, losses in enumerate(game["phases"]):
        mine = [turn["loss"] for turn in turns if turn["phase"] == phase]
        assert (losses["count"], losses["loss"]) == (len(mine), pytest.approx(sum(mine) / len(mine), abs=1e-4))
    (last,) = game["last"]
    assert (last["table"], last["luck"], last["own"]) == (table, seat["shares"]["luck"], seat["shares"]["own"])
    assert last["fair_margin"] == seat["fair_margin"]
    assert ann.http.get("/api/me/progress", params={"game": "quest"}).json() == {"games": []}
    assert server.guest("Eve").http.get("/api/me/progress").json() == {"games": []}


def test_what_was_judged_another_way_is_computed_again_and_counts_for_nothing(
    reviewed: tuple[Guest, Guest, str, Any], server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _, table, _ = reviewed
    monkeypatch.setattr("manoa.server.table.reviewing.VERSION", VERSION + 1)
    monkeypatch.setattr("manoa.server.people.progress.VERSION", VERSION + 1)
    assert ann.http.get(path(table)).json()["state"] == "none"
    assert ann.http.get("/api/me/progress").json() == {"games": []}


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went(ann: Guest, bob: Guest) -> None:
    table = over(ann, bob, 12)
    assert ann.http.post(path(table)).status_code == 200
    review = finished(ann.http, table)["review"]
    assert not review["played_out"]
    assert [seat["shares"]["result"] for seat in review["seats"]] == [10_000, 0]


def test_games_that_go_on_are_not_reviewed_nor_what_comes_of_them(server: Inside, ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 4)
    own = ann.http.post(f"/api/tables/{table}/branch", json={"step": 4}).json()["table"]
    play_own(ann, own)
    for method in ("GET", "POST", "DELETE"):
        for who in (ann.http, bob.http):
            refused(who.request(method, path(table)), 403, "hidden-review")
        refused(ann.http.request(method, path(own)), 403, "still-played")
        refused(bob.http.request(method, path(own)), 404, "no-table")
    with reading(server.hub._engine) as rows:
        assert rows.execute(select(reviews).where(reviews.c.table.in_((table, own)))).all() == []
    bob.ask(table, {"kind": "resign"})
    assert ann.http.post(path(own)).json()["state"] == "waiting"


def play_own(who: Guest, table: str) -> None:
    """A table of one's own to its end."""
    while (state := who.look(table))["player"] is not None:
        assert who.ask(table, {"kind": "play", "action": state["actions"][-1]["id"]})["t"] == "ok"


def test_an_analysis_that_goes_on_otherwise_has_another_review(ann: Guest, bob: Guest) -> None:
    table = over(ann, bob)
    last = ann.look(table)["table"]["step"]
    own = ann.http.post(f"/api/tables/{table}/branch", json={"step": last - 6}).json()["table"]
    play_own(ann, own)
    ann.http.post(path(own))
    assert finished(ann.http, own)["state"] == "done"
    ann.ask(own, {"kind": "undo"})
    refused(ann.http.get(path(own)), 403, "hidden-review")
    action = ann.look(own)["actions"][0]["id"]
    ann.ask(own, {"kind": "play", "action": action})
    play_own(ann, own)
    assert get(ann.http, own)["state"] == "none"


def test_only_who_began_it_stops_it_and_needs_to_be_signed_in(server: Inside, ann: Guest, bob: Guest) -> None:
    table = over(ann, bob)
    refused(server.client().post(path(table)), 401, "nobody")
    refused(ann.http.delete(path(table)), 404, "no-job")
    ann.http.post(path(table))
    refused(bob.http.delete(path(table)), 404, "no-job")
    assert ann.http.delete(path(table)).status_code == 204
    assert get(ann.http, table)["state"] == "none"
    read_only = server.client(Authorization=f"Bearer {ann.token('read')}")
    refused(read_only.post(path(table)), 403, "scope")


def test_a_game_without_a_result_has_nothing_to_review(ann: Guest, bob: Guest) -> None:
    table = running_game(ann, bob, options=SHORT)
    ann.ask(table, {"kind": "offer", "what": "end"})
    bob.ask(table, {"kind": "answer", "what": "end", "agree": True})
    refused(ann.http.post(path(table)), 409, "no-review")
