"""Notes on a review: one's own, bounded, and nobody else's business unless shared."""

from __future__ import annotations

from typing import Any

import pytest

from manoa.server.http import notes as http
from server.inside import Guest, Inside, play_on, running_game
from server.test_study import SHORT, over, refused


def path(table: str, step: int | None = None) -> str:
    return f"/api/tables/{table}/notes" + ("" if step is None else f"/{step}")


def notes(who: Any, table: str) -> list[tuple[int, str, str, bool]]:
    answer = who.get(path(table))
    assert answer.status_code == 200, answer.text
    return [(note["step"], note["name"], note["text"], note["mine"]) for note in answer.json()]


def write(who: Guest, table: str, step: int, text: str, shared: bool = False) -> Any:
    return who.http.put(path(table, step), json={"text": text, "shared": shared})


def test_a_note_is_private_until_it_is_shared(server: Inside, ann: Guest, bob: Guest) -> None:
    table = over(ann, bob, 6)
    assert write(ann, table, 3, " Too early\u202e ").status_code == 200
    assert notes(ann.http, table) == [(3, "Ann", "Too early", True)]
    for other in (bob.http, server.guest("Eve").http, server.client()):
        assert notes(other, table) == []
    assert write(ann, table, 3, "Much too early", shared=True).status_code == 200
    assert write(bob, table, 3, "Mine").status_code == 200
    assert notes(ann.http, table) == [(3, "Ann", "Much too early", True)]
    assert notes(bob.http, table) == [(3, "Bob", "Mine", True), (3, "Ann", "Much too early", False)]
    assert notes(server.client(), table) == [(3, "Ann", "Much too early", False)]
    assert bob.http.delete(path(table, 3)).status_code == 204
    refused(bob.http.delete(path(table, 3)), 404, "no-note")
    assert notes(bob.http, table) == [(3, "Ann", "Much too early", False)]


def test_only_players_write_and_only_at_steps_of_a_game_that_is_over(server: Inside, ann: Guest, bob: Guest) -> None:
    table = over(ann, bob, 6)
    refused(write(server.guest("Eve"), table, 1, "Hm"), 403, "not-your-game")
    refused(write(ann, table, 7, "Hm"), 404, "no-step")
    assert server.client().put(path(table, 1), json={"text": "Hm"}).status_code == 401
    for text in ("", "x" * 601, 7):
        assert ann.http.put(path(table, 1), json={"text": text}).status_code == 400
    refused(write(ann, table, 1, " \u200b"), 409, "empty")
    assert notes(ann.http, table) == []
    running = running_game(ann, bob, options=SHORT)
    play_on(running, (ann, bob), 3)
    for answer in (ann.http.get(path(running)), write(ann, running, 1, "Hm"), ann.http.delete(path(running, 1))):
        refused(answer, 403, "hidden-review")
    assert ann.http.get(path("0" * 16)).status_code == 404


def test_there_are_only_so_many(ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "MOST_OF_A_GAME", 2)
    table = over(ann, bob, 6)
    assert [write(ann, table, step, "Hm").status_code for step in (1, 2, 2, 1)] == [200] * 4
    refused(write(ann, table, 3, "Hm"), 409, "too-many-notes")
    assert write(bob, table, 3, "Hm").status_code == 200
    monkeypatch.setattr(http, "MOST", 2)
    refused(write(ann, over(ann, bob, 6), 1, "Hm"), 409, "too-many-notes")


def test_notes_go_with_whoever_wrote_them(server: Inside, ann: Guest) -> None:
    gil = server.guest("Gilgamesh")
    table = over(ann, gil, 6)
    write(gil, table, 1, "a secret", shared=True)
    assert notes(ann.http, table) == [(1, "Gilgamesh", "a secret", False)]
    assert gil.http.request("DELETE", "/api/me", json={}).status_code == 204
    assert notes(ann.http, table) == []
