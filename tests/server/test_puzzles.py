"""Puzzles: the view of a seat, an attempt, and no answer before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from manoa.server.http.puzzles import fitting
from manoa.server.store.engine import reading
from manoa.server.table import puzzles
from manoa.server.table.refusal import Refused
from manoa.server.wire import puzzles as wire
from manoa.study.puzzles import Puzzle, load
from puzzles import shelved
from server.inside import Guest, Inside

PUZZLES = "/api/puzzles"
CITIES = f"{PUZZLES}/lost-cities"
ARRIVE = f"{PUZZLES}/quest/qu-000000"
PASSWORD = "correct horse"
EVERY = 7  # of the puzzles that come with the project, one in so many is looked at


@pytest.fixture(scope="module", autouse=True)
def found() -> Iterator[dict[str, list[Puzzle]]]:
    with shelved() as shelf:
        yield shelf


def refused(answer: Any, status: int, code: str) -> Any:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    return answer.json()


def attempt(who: Guest, place: str, **data: Any) -> Any:
    answer = who.http.post(f"{place}/attempt", json=data)
    assert answer.status_code == 200, answer.text
    return answer.json()


def best_of(puzzle: Puzzle) -> int:
    return puzzles.order(puzzle).index(0)


# Hints


def hint(who: Guest, place: str) -> Any:
    answer = who.http.post(f"{place}/hint")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_who_takes_the_hint_solves_for_no_rating(server: Inside, found: Any) -> None:
    ann, place = server.guest("Ann"), f"{CITIES}/lc-000000"
    assert ann.http.get(place).json()["hint"] is None
    told = hint(ann, place)
    shown = ann.http.get(place).json()
    assert (shown["hint"], shown["counts"], shown["solution"]) == (told, False, None)
    assert hint(ann, place) == told
    before = shown["mark"]
    made = attempt(ann, place, answer=best_of(found["lost-cities"][0]))
    assert (made["right"], made["counted"], made["gain"], made["mark"]) == (True, False, 0, before)
    assert made["standing"] == {
        "mark": {"rating": 1500, "deviation": 350},
        **dict.fromkeys(("streak", "best", "tried", "solved"), 0),
        "last": [],
    }
    assert made["solution"]["tried"] == 0
    themes = {theme["theme"]: theme["tried"] for theme in ann.http.get(PUZZLES).json()[0]["themes"]}
    assert themes["begin-or-wait"] == 1, "it is not new any more"


def test_a_hint_after_an_attempt_takes_nothing_away(server: Inside, found: Any) -> None:
    ann, place = server.guest("Ann"), f"{CITIES}/lc-000001"
    made = attempt(ann, place, answer=best_of(found["lost-cities"][1]))
    hint(ann, place)
    assert ann.http.get(place).json()["standing"] == made["standing"]


def test_a_hint_needs_somebody_and_a_puzzle(server: Inside) -> None:
    refused(server.client().post(f"{CITIES}/lc-000000/hint"), 401, "nobody")
    refused(server.guest("Ann").http.post(f"{CITIES}/lc-ffffff/hint"), 404, "no-puzzle")


def test_no_hint_gives_the_answer_away(found: Any) -> None:
    shipped = [puzzle for game in ("island", "lost-cities", "quest") for puzzle in load(game)[::EVERY]]
    for puzzle in [*found["lost-cities"], *shipped]:
        told, places = puzzles.hint(puzzle), puzzles.order(puzzle)
        if puzzle.goal == "arrive":
            assert told.step is not None
            assert told.step.notation == puzzle.line[0]
        elif len(puzzle.answers) > 2:
            assert told.without is not None
            assert places[told.without] != 0
        elif told.step is not None:
            assert told.step.notation in puzzle.line[1:]
            assert told.step.notation not in [*puzzle.alternative, *(answer.play[0] for answer in puzzle.answers)]
        else:
            assert told.points == puzzle.points


# The game it is from


def test_the_game_is_open_after_an_attempt_on_one_table(server: Inside, found: Any) -> None:
    ann, puzzle = server.guest("Ann"), found["lost-cities"][2]
    place = f"{CITIES}/{puzzle.id}"
    refused(ann.http.post(f"{place}/game"), 409, "puzzle-first")
    assert attempt(ann, place, give_up=True)["solution"]["has_game"]
    told = ann.http.post(f"{place}/game").json()
    assert told == ann.http.post(f"{place}/game").json()
    past = ann.http.get(f"/api/tables/{told['table']}/steps/{told['step']}?seat={puzzle.seat}").json()
    assert past["view"]["hand"] == puzzles.match_of(puzzle).view(puzzle.seat)["hand"]
    info = ann.http.get(f"/api/tables/{told['table']}").json()["table"]
    assert (info["analysis"], info["public"]) == (True, False)
    assert [seat["was"] for seat in info["seats"]] == ["careful", "careful"]
    bob = server.guest("Bob")
    attempt(bob, place, give_up=True)
    assert bob.http.post(f"{place}/game").json()["table"] != told["table"]
    assert bob.http.get(f"/api/tables/{told['table']}").status_code == 404


def test_a_puzzle_with_a_hand_that_was_made_up_is_from_no_game(server: Inside, found: Any) -> None:
    ann, puzzle = server.guest("Ann"), found["lost-cities"][3]
    without = msgspec.structs.replace(puzzle, origin=None)
    with patch.dict(puzzles.shelf("lost-cities"), {puzzle.id: without}):
        place = f"{CITIES}/{puzzle.id}"
        assert not attempt(ann, place, give_up=True)["solution"]["has_game"]
        assert refused(ann.http.post(f"{place}/game"), 404, "no-puzzle")["refusal"]["code"] == "no-game-of-puzzle"


# Looking


def test_everybody_finds_games_and_themes(server: Inside) -> None:
    listed = server.client().get(PUZZLES).json()
    assert [(game["game"], game["count"]) for game in listed] == [("lost-cities", 4), ("quest", 1)]
    themes = [(theme["theme"], theme["count"], theme["tried"]) for theme in listed[0]["themes"]]
    assert themes == [("begin-or-wait", 2, 0), ("deny", 2, 0)]
    assert listed[0]["standing"]["mark"] == {"rating": 1500, "deviation": 350}


def test_a_puzzle_is_shown_from_its_seat_without_its_answer(server: Inside, found: Any) -> None:
    answer = server.client().get(f"{CITIES}/lc-000001")
    shown, puzzle = answer.json(), found["lost-cities"][1]
    state = shown["moment"]["state"]
    assert (state["you"], state["player"], shown["counts"]) == (puzzle.seat, puzzle.seat, True)
    assert state["view"]["hand"] == puzzles.match_of(puzzle).view(puzzle.seat)["hand"]
    assert (shown["solution"], shown["solved"]) == (None, None)
    for secret in ("margin", "share", "natural", "rating_of", "position", "solved_by", "alternative"):
        assert f'"{secret}"' not in answer.text


def test_what_is_hidden_changes_nothing_that_is_shown(found: Any) -> None:
    """Another imagined world behind the same view: the same bytes."""
    shipped = [puzzle for game in ("island", "lost-cities", "quest") for puzzle in load(game)[:3]]
    for puzzle in [*found["lost-cities"], *found["quest"], *shipped]:
        seat = puzzles.match_of(puzzle).for_seat(puzzle.seat)
        sent = {_shown(puzzle)}
        for seed in range(3):
            other = msgspec.structs.replace(puzzle, position=seat.imagine(seed).snapshot()["position"])
            sent.add(_shown(other))
        assert len(sent) == 1


def _shown(puzzle: Puzzle) -> bytes:
    solution = puzzles.solution(puzzle, 0, 0, [])
    return msgspec.json.encode([puzzles.moment(puzzle), puzzles.answers(puzzle), solution])


def test_answers_stand_in_the_order_of_the_game(found: Any) -> None:
    for puzzle in found["lost-cities"]:
        first = [answer.play[0].notation for answer in puzzles.answers(puzzle)]
        legal = [str(action) for action in puzzles.match_of(puzzle).actions()]
        assert first == sorted(first, key=legal.index)
        assert puzzle.answers[0].play[0] == first[best_of(puzzle)]


@pytest.mark.parametrize("game", ["island", "lost-cities", "quest"])
def test_what_comes_with_the_project_can_be_shown_and_solved(game: str) -> None:
    for puzzle in load(game)[::EVERY]:
        shown = puzzles.moment(puzzle)
        assert (shown.state.you, shown.state.player) == (puzzle.seat, puzzle.seat)
        solution = puzzles.solution(puzzle, 0, 0, [])
        assert len(solution.values) == len(puzzle.answers)
        for line in (solution.line, solution.alternative):
            assert not any(step.reveals for step in line[:-1])
            puzzles.moment(puzzle, [step.notation for step in line if not step.reveals])
            if line[-1].reveals:
                with pytest.raises(Refused, match="hidden"):
                    puzzles.moment(puzzle, [step.notation for step in line])
        arrive = puzzle.goal == "arrive"
        right = {"plays": puzzle.line} if arrive else {"answer": best_of(puzzle)}
        assert puzzles.judged(puzzle, wire.PuzzleAttemptIn(**right)).right
        assert arrive or len({answer.play[0].notation for answer in puzzles.answers(puzzle)}) > 1


# Attempts


def test_a_right_answer_counts_once_and_brings_the_solution(server: Inside, found: Any) -> None:
    ann, puzzle = server.guest("Ann"), found["lost-cities"][0]
    place = f"{CITIES}/{puzzle.id}"
    done = attempt(ann, place, answer=best_of(puzzle))
    assert (done["right"], done["counted"], done["standing"]["streak"]) == (True, True, 1)
    assert done["gain"] == done["standing"]["mark"]["rating"] - 1500 > 0
    assert done["mark"]["rating"] < puzzle.rating
    solution = done["solution"]
    assert solution["values"][solution["best"]]["margin"] == 12.0
    assert [step["notation"] for step in solution["line"]] == puzzle.line
    again = attempt(ann, place, answer=1 - best_of(puzzle))
    assert (again["right"], again["counted"], again["gain"]) == (False, False, 0)
    assert again["standing"] == done["standing"]
    shown = ann.http.get(place).json()
    assert (shown["counts"], shown["solved"]) == (False, True)
    assert shown["solution"]["best"] == best_of(puzzle)


def test_a_wrong_answer_ends_the_streak_and_others_learn_of_it(server: Inside, found: Any) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    puzzle = found["lost-cities"][1]
    attempt(ann, f"{CITIES}/{puzzle.id}", answer=best_of(puzzle))
    other = found["lost-cities"][3]
    lost = attempt(ann, f"{CITIES}/{other.id}", answer=1 - best_of(other))
    assert (lost["right"], lost["standing"]["streak"], lost["standing"]["best"]) == (False, 0, 1)
    assert lost["gain"] < 0
    assert lost["standing"]["last"] == [True, False]
    seen = attempt(bob, f"{CITIES}/{other.id}", give_up=True)
    assert (seen["right"], seen["counted"], seen["answer"]) == (False, True, None)
    wrong = other.answers[1].play[0]
    assert [(miss["play"]["notation"], miss["count"]) for miss in seen["solution"]["misses"]] == [(wrong, 1)]
    mine = next(game for game in ann.http.get(PUZZLES).json() if game["game"] == "lost-cities")
    assert [(theme["tried"], theme["solved"]) for theme in mine["themes"]] == [(0, 0), (2, 1)]


def test_a_turn_is_played_by_the_real_rules(server: Inside, found: Any) -> None:
    ann, (puzzle,) = server.guest("Ann"), found["quest"]
    shown = ann.http.get(ARRIVE).json()
    assert (shown["goal"], shown["answers"]) == ("arrive", [])
    part = ann.http.post(f"{ARRIVE}/moment", json={"plays": puzzle.line[:2]}).json()
    assert part["state"]["undo"] is True
    assert [event["what"]["kind"] for event in part["events"]] == ["moved", "moved"]
    assert part["state"]["actions"]
    short = attempt(ann, ARRIVE, plays=puzzle.line[:2])
    assert (short["right"], short["counted"]) == (False, True)
    whole = attempt(ann, ARRIVE, plays=puzzle.line)
    assert (whole["right"], whole["counted"]) == (True, False)
    assert attempt(server.guest("Bob"), ARRIVE, plays=puzzle.line)["standing"]["solved"] == 1


def test_a_turn_brings_nothing_hidden_to_light(server: Inside, found: Any) -> None:
    (puzzle,) = found["quest"]
    end = next(str(action) for action in puzzles.match_of(puzzle).actions() if action.data["kind"] == "end turn")
    why = refused(server.client().post(f"{ARRIVE}/moment", json={"plays": [end]}), 409, "puzzle-hidden")
    assert "hidden" in why["error"]
    refused(server.client().post(f"{ARRIVE}/moment", json={"plays": [*puzzle.line, "end turn"]}), 409, "puzzle-over")
    refused(server.client().post(f"{ARRIVE}/moment", json={"plays": [puzzle.line[1]]}), 409, "illegal")


def test_lines_of_a_choice_are_shown_after_an_attempt_only(server: Inside, found: Any) -> None:
    ann, puzzle = server.guest("Ann"), found["lost-cities"][2]
    place, plays = f"{CITIES}/{puzzle.id}", {"plays": puzzle.line[:1]}
    for who in (ann.http, server.client()):
        refused(who.post(f"{place}/moment", json=plays), 409, "puzzle-first")
    attempt(ann, place, give_up=True)
    assert ann.http.post(f"{place}/moment", json=plays).json()["state"]["view"]["phase"] == "draw"
    refused(ann.http.post(f"{place}/moment", json={"plays": puzzle.line}), 409, "puzzle-hidden")
    refused(server.client().post(f"{place}/moment", json=plays), 409, "puzzle-first")


# Refusals


@pytest.mark.parametrize(
    "data", [{}, {"answer": 7}, {"answer": 0, "give_up": True}, {"plays": ["draw"]}, {"answer": 0, "plays": []}]
)
def test_what_is_no_attempt_changes_nothing(server: Inside, data: Any) -> None:
    ann = server.guest("Ann")
    refused(ann.http.post(f"{CITIES}/lc-000000/attempt", json=data), 400, "bad-attempt")
    assert ann.http.get(f"{CITIES}/lc-000000").json()["counts"] is True


def test_an_empty_turn_is_none(server: Inside) -> None:
    refused(server.guest("Ann").http.post(f"{ARRIVE}/attempt", json={"plays": []}), 400, "bad-attempt")
    refused(server.guest("Ann").http.post(f"{ARRIVE}/attempt", json={"answer": 0}), 400, "bad-attempt")


@pytest.mark.parametrize("data", [{"plays": ["x"] * 101}, {"plays": ["x" * 201]}, {"plays": "x"}, {"more": 1}])
def test_what_is_too_much_is_malformed(server: Inside, data: Any) -> None:
    refused(server.guest("Ann").http.post(f"{ARRIVE}/attempt", json=data), 400, "malformed")


def test_an_attempt_needs_somebody_who_may_play(server: Inside) -> None:
    refused(server.client().post(f"{CITIES}/lc-000000/attempt", json={"answer": 0}), 401, "nobody")
    ann = server.guest("Ann")
    token = ann.http.post("/api/tokens", json={"name": "reader", "scopes": ["read"]}).json()["token"]
    reader = server.client(Authorization=f"Bearer {token}")
    refused(reader.post(f"{CITIES}/lc-000000/attempt", json={"answer": 0}), 403, "scope")


def test_what_is_not_there(server: Inside) -> None:
    client = server.client()
    refused(client.get(f"{CITIES}/lc-ffffff"), 404, "no-puzzle")
    refused(client.get(f"{PUZZLES}/quest/lc-000000"), 404, "no-puzzle")
    refused(client.get(f"{PUZZLES}/chess/lc-000000"), 404, "no-game")
    refused(client.get(f"{PUZZLES}/island/next"), 404, "no-puzzle")
    refused(client.get(f"{CITIES}/next", params={"theme": "chess"}), 404, "no-puzzle")
    refused(client.get(f"{CITIES}/LC-1"), 400, "malformed")


def test_whoever_goes_takes_all_attempts_along(server: Inside, found: Any) -> None:
    eve, puzzle = server.guest("Eve"), found["lost-cities"][0]
    eve.http.post("/api/account", json={"name": "Evelyn", "password": PASSWORD}).raise_for_status()
    attempt(eve, f"{CITIES}/{puzzle.id}", answer=0)
    eve.http.request("DELETE", "/api/me", json={"password": PASSWORD}).raise_for_status()
    with reading(server.hub._engine) as connection:
        assert connection.exec_driver_sql(f"SELECT count(*) FROM attempts WHERE \"user\" = '{eve.id}'").scalar() == 0


# Which one


def test_the_next_one_is_near_my_rating_and_new(server: Inside, found: Any) -> None:
    ann, shelf = server.guest("Ann"), found["lost-cities"]
    engine = server.hub._engine

    def order(after: str | None = None) -> list[str]:
        with reading(engine) as connection:
            return [puzzle.id for puzzle in fitting(connection, "lost-cities", ann.id, shelf, after)]

    assert order()[-1] == "lc-000003"  # the hardest one for a newcomer
    assert "lc-000001" not in order("lc-000001")
    for puzzle in shelf[:3]:
        attempt(ann, f"{CITIES}/{puzzle.id}", answer=best_of(puzzle))
    assert order() == ["lc-000003"]
    attempt(ann, f"{CITIES}/lc-000003", give_up=True)
    assert order() == ["lc-000000", "lc-000001"]  # what was seen last waits
    assert order("lc-000000")[0] == "lc-000001"


def test_a_theme_can_be_chosen(server: Inside) -> None:
    client = server.client()
    for _ in range(4):
        assert client.get(f"{CITIES}/next", params={"theme": "deny"}).json()["theme"] == "deny"
    assert client.get(f"{CITIES}/next", params={"theme": "deny", "after": "lc-000001"}).json()["id"] == "lc-000003"


def test_what_goes_from_the_shelf_stays_in_ratings_and_breaks_nothing(server: Inside, found: Any) -> None:
    """A puzzle that no longer holds goes with a new version; attempts and hints refer to it all the same."""
    ann, shelf = server.guest("Ann"), found["lost-cities"]
    attempt(ann, f"{CITIES}/lc-000000", answer=best_of(shelf[0]))
    attempt(ann, f"{CITIES}/lc-000001", answer=1 - best_of(shelf[1]))
    hint(ann, f"{CITIES}/lc-000002")
    before = ann.http.get(PUZZLES).json()[0]
    with patch.object(puzzles, "load", {**found, "lost-cities": shelf[3:]}.__getitem__):
        puzzles.shelf.cache_clear()
        after = ann.http.get(PUZZLES).json()[0]
        assert after["standing"] == before["standing"]
        assert (after["count"], sum(theme["tried"] for theme in after["themes"])) == (1, 0)
        for gone in ("lc-000000", "lc-000001", "lc-000002"):
            refused(ann.http.get(f"{CITIES}/{gone}"), 404, "no-puzzle")
            for route, body in (("attempt", {"answer": 0}), ("hint", None), ("moment", {"plays": []}), ("game", None)):
                refused(ann.http.post(f"{CITIES}/{gone}/{route}", json=body), 404, "no-puzzle")
            assert ann.http.get(f"{CITIES}/next", params={"after": gone}).json()["id"] == "lc-000003"
        made = attempt(ann, f"{CITIES}/lc-000003", give_up=True)
        assert (made["counted"], made["standing"]["tried"]) == (True, before["standing"]["tried"] + 1)
        assert ann.http.get(f"{CITIES}/next").json()["id"] == "lc-000003", "there is no other left"
    puzzles.shelf.cache_clear()
