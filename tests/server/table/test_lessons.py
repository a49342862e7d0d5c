"""Lessons: tables like any other, with goals that the table watches for."""

from __future__ import annotations

import pytest

from manoa.bots import bots_for
from manoa.games import REGISTERED, rulebook
from manoa.kernel.lessons import LEARNER
from manoa.server.table import project
from manoa.server.table.indexing import seat_rows
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import lesson
from manoa.server.wire import commands
from server.tables import ADA, BEN, Room, folded

EVERY = [(game, lesson.id) for game in sorted(REGISTERED) for lesson in rulebook(game).lessons]
RED = [text for card in ("Rx", "Rx", "R2", "R3", "R5", "R6", "R7", "R8") for text in (f"play {card}", "draw")]


def given(game: str, id: str) -> Room:
    return Room(lesson(game, id, ADA))


def reached(made: Room) -> list[str]:
    found = project.state(made.table, project.viewpoint(made.table, ADA.id), made.now).lesson
    assert found is not None
    return found.reached


def follow(made: Room, texts: list[str]) -> None:
    for text in texts:
        made.do(ADA, commands.Play(text))
        made.bots_play()


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_the_learner_acts_and_the_weakest_bot_has_the_other_seats(game: str, id: str) -> None:
    made = given(game, id)
    assert made.match.player == LEARNER
    assert {chair.bot for chair in made.table.chairs[1:]} == {bots_for(game)[0]}
    assert reached(made) == []
    made.steps(20)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_lesson_stands_in_no_list_and_is_nobody_elses(game: str, id: str) -> None:
    made = given(game, id)
    assert [row["user"] for row in seat_rows(made.table, made.table.entries) or []] == [None] * made.match.players
    with pytest.raises(Refused):
        project.viewpoint(made.table, BEN.id)


def test_an_expedition_that_pays() -> None:
    made = given("lost-cities", "points")
    follow(made, RED[:2])
    assert reached(made) == ["wager"]
    follow(made, RED[2:])
    assert reached(made) == ["wager", "pays", "bonus"]


def test_goals_stay_reached_when_steps_are_taken_back_and_after_a_restart() -> None:
    made = given("lost-cities", "points")
    follow(made, RED[:2])
    made.do(ADA, commands.Undo())
    made.do(ADA, commands.Undo())
    assert reached(made) == ["wager"]
    assert folded(made.table).reached == ["wager"]


def test_what_cards_lead_to() -> None:
    made = given("quest", "moving")
    follow(made, ["scout B5"])
    assert reached(made) == ["move"]


def test_gathering() -> None:
    made = given("island", "gathering")
    follow(made, [str(made.match.actions()[0])])
    assert reached(made) == ["gather"]


def test_trading() -> None:
    made = given("island", "trading")
    follow(made, ["bank food for wood", "offer purple 1 food for 1 wood"])
    assert reached(made)[:2] == ["bank", "offer"]
    for _ in range(20):
        if "agree" not in reached(made):
            follow(made, ["offer purple 1 food for 1 wood"])
    assert reached(made) == ["bank", "offer", "agree"]


def test_there_is_no_such_lesson() -> None:
    for game, id in (("quest", "flying"), ("chess", "moving")):
        with pytest.raises(Refused, match="no such lesson"):
            given(game, id)


@pytest.mark.parametrize(
    ("id", "texts", "goals"),
    [
        ("demons", ["enter X20"], ["step"]),
        ("curses", ["lift lethargy-machete", "lay explorer", "lay explorer"], ["lift"]),
        ("tunnels", ["enter X11"], ["pass"]),
        ("tavern", ["sailor Y3", "take {hero}"], ["stop", "take"]),
        ("familiars", ["leeroy-once X26"], ["once"]),
        ("forced", ["move X14"], ["move"]),
    ],
)
def test_heroes_and_hexes(id: str, texts: list[str], goals: list[str]) -> None:
    made = given("quest", id)
    for text in texts:
        heroes = made.match.view()["hexes"]["heroes"] or [""]
        follow(made, [text.format(hero=heroes[0].replace("_", "-"))])
    assert reached(made) == goals


@pytest.mark.parametrize(
    ("id", "texts", "goals"),
    [
        ("swamp", ["traveler Y4"], ["enter"]),
        ("current", ["sailor C16"], ["drift"]),
        ("danger", ["sailor C36", "explorer C31"], ["enter", "leave"]),
        ("muisca", ["store muisca-guide", "muisca-ferrywoman-stored C11"], ["store", "play"]),
        ("dragons", ["dragon green", "lay explorer", "herd C13", "explorer C5"], ["move", "free"]),
        ("treasures", ["enter C3", "pay explorer"], ["open"]),
        ("fog", ["explorer N32", "explorer N26"], ["lift", "enter"]),
    ],
)
def test_modules(id: str, texts: list[str], goals: list[str]) -> None:
    made = given("quest", id)
    follow(made, texts)
    assert reached(made) == goals
