"""A finished game once more: the same cards, at a table that says so."""

from __future__ import annotations

from typing import Any

import pytest

from server.inside import Guest, play_on, running_game

SHORT = {"rounds": 1, "first_player": "oldest"}
BOT = {"kind": "bot", "bot": "careful"}


def again(who: Guest, table: str, **wish: Any) -> Any:
    return who.http.post(f"/api/tables/{table}/again", json=wish)


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["refusal"]["code"]


@pytest.fixture
def over(ann: Guest, bob: Guest) -> str:
    """A finished game of two people."""
    table = running_game(ann, bob, options=SHORT)
    play_on(table, (ann, bob), 6)
    bob.ask(table, {"kind": "resign"})
    return table


def test_it_has_the_same_game_options_seed_and_promise(ann: Guest, over: str) -> None:
    before = ann.look(over)
    answer = again(ann, over)
    assert answer.status_code == 201, answer.text
    new = ann.look(answer.json()["table"])
    assert new["table"]["same"] == over
    assert [new["table"][part] for part in ("game", "options", "rules", "commitment")] == [
        before["table"][part] for part in ("game", "options", "rules", "commitment")
    ]
    assert (new["table"]["seed"], new["table"]["public"], new["you"]) == (None, False, 0)
    assert [seat["kind"] for seat in new["table"]["seats"]] == ["person", "bot"]
    first = ann.http.get(f"/api/tables/{over}/steps/0", params={"seat": 0}).json()["view"]
    assert ann.http.get(f"/api/tables/{new['table']['id']}/steps/0").json()["view"]["hand"] == first["hand"]


def test_friends_are_asked_and_bots_stay(ann: Guest, over: str) -> None:
    made = again(ann, over, friends=True, seat=1).json()
    table = ann.look(made["table"])["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["invited", "person"]
    assert list(made["invites"]) == ["0"]
    alone = ann.set_up(seats=("me", BOT), options=SHORT)
    ann.ask(alone, {"kind": "resign"})
    seats = ann.look(again(ann, alone, friends=True).json()["table"])["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "careful"]
    assert seats[1]["name"] == ann.look(alone)["table"]["seats"][1]["name"]


def test_what_may_not_be_dealt_again(ann: Guest, bob: Guest, over: str) -> None:
    running = running_game(ann, bob, options=SHORT)
    assert code(again(ann, running)) == (403, "hidden-deal")
    own = ann.http.post(f"/api/tables/{over}/branch", json={"step": 2}).json()["table"]
    assert code(again(ann, own)) == (404, "deal-not-dealt")
    assert code(again(bob, own))[0] == 404
    record = ann.http.get(f"/api/tables/{over}/record").json()
    imported = ann.http.post("/api/records", json={"record": record}).json()["table"]
    assert code(again(ann, imported)) == (404, "deal-not-dealt")
    assert code(again(ann, over, seat=5)) == (404, "no-seat")
    assert code(again(ann, over, bot="nobody")) == (404, "no-bot")
    assert again(ann, over, cards=True).status_code == 400
    open_table = ann.set_up(options=SHORT)
    ann.ask(open_table, {"kind": "leave"})
    assert code(again(ann, open_table)) == (403, "hidden-deal")


def test_the_seed_stays_hidden_while_it_runs_and_a_chain_has_one_root(ann: Guest, over: str) -> None:
    second = again(ann, over).json()["table"]
    assert ann.look(second)["table"]["seed"] is None
    assert ann.http.get(f"/api/tables/{second}/record").status_code == 403
    ann.ask(second, {"kind": "resign"})
    third = again(ann, second).json()["table"]
    assert ann.look(third)["table"]["same"] == second
    ann.ask(third, {"kind": "resign"})
    told = ann.http.get(f"/api/tables/{third}/others").json()
    assert told["games"][0]["table"] == third
    assert {game["table"] for game in told["games"]} == {over, second, third}
    assert (told["day"], told["seat"], told["more"]) == (None, 0, 0)


def test_they_are_compared_turn_by_turn_from_each_seat(ann: Guest, bob: Guest, over: str) -> None:
    told = ann.http.get(f"/api/tables/{over}/others").json()
    (mine,) = told["games"]
    assert mine["you"]
    assert mine["names"] == ["Ann", "Bob"]
    assert [len(turn["moves"]) for turn in mine["turns"]] == [2, 2]
    assert {event["seat"] for turn in mine["turns"] for event in turn["log"]} == {0}
    theirs = bob.http.get(f"/api/tables/{over}/others").json()
    assert theirs["seat"] == 1
    assert len(theirs["games"][0]["turns"]) == 1
    assert ann.http.get(f"/api/tables/{over}/others", params={"seat": 5}).json()["code"] == "no-seat"
    running = running_game(ann, bob, options=SHORT)
    assert ann.http.get(f"/api/tables/{running}/others").json()["code"] == "hidden"


def test_others_do_not_find_private_games_by_it(ann: Guest, bob: Guest, over: str) -> None:
    mine = again(ann, over).json()["table"]
    ann.ask(mine, {"kind": "resign"})
    assert [game["table"] for game in bob.http.get(f"/api/tables/{over}/others").json()["games"]] == [over]
    assert len(ann.http.get(f"/api/tables/{over}/others").json()["games"]) == 2


def test_it_counts_for_no_statistics(ann: Guest, over: str) -> None:
    def played() -> int:
        count: int = ann.http.get("/api/games/lost-cities/statistics").json()["played"]
        return count

    before = played()
    ann.ask(again(ann, over).json()["table"], {"kind": "resign"})
    assert played() == before
