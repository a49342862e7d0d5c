"""Puzzles in the browser: solved, failed, tried again, shown; a turn that arrives is played on the board."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from manoa.play.match import Match
from manoa.server.table.puzzles import order
from manoa.study.puzzles import Puzzle, load
from web import quest_clicks
from web.axe import violations
from web.people import People, Person

CHOICES = [puzzle for puzzle in load("lost-cities") if puzzle.goal == "choose"]
CLICKED = {"run", "go", "enter", "pay"}  # steps that `do` knows


def shown(puzzle: Puzzle, place: int) -> int:
    """Where an answer stands in the page; 0 is the best one."""
    return order(puzzle).index(place)


def answer(person: Person, place: int) -> str:
    return f'[data-answer="{place}"]'


def test_lost_cities_solved_and_failed(person: People) -> None:
    mira = person("Mira")
    page, (first, second) = mira.page, CHOICES[:2]
    page.goto(f"/puzzles/lost-cities/{first.id}")
    buttons = page.locator("[data-answer]")
    expect(buttons).to_have_count(len(first.answers))
    expect(page.locator(".advised").first).to_be_visible()  # the places of the answers are ringed
    assert not any('"solution":{' in body for body in mira.heard)
    assert violations(mira) == []
    page.keyboard.press(str(shown(first, 0) + 1))
    expect(page.get_by_role("heading", name="Right:")).to_be_focused()
    expect(page.get_by_text("your answer")).to_be_visible()
    assert violations(mira) == []
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("button", name="The position")).to_be_visible()

    page.goto(f"/puzzles/lost-cities/{second.id}")
    page.locator(answer(mira, shown(second, second.natural))).click()
    expect(page.get_by_role("heading", name="Better:")).to_be_visible()
    expect(page.get_by_role("img", name="1 of the last 2 solved")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("no more points")).to_be_visible()
    page.locator(answer(mira, shown(second, 0))).click()
    expect(page.get_by_text("Without points")).to_be_visible()
    page.keyboard.press("n")
    page.wait_for_url(lambda address: second.id not in address)
    expect(buttons.first).to_be_visible()

    page.goto("/puzzles")
    expect(page.get_by_text("1").and_(page.locator("dd")).first).to_be_visible()
    expect(page.get_by_text("solved of 2")).to_be_visible()


def test_one_hint_and_then_the_game_it_is_from(person: People) -> None:
    """Of several answers one wrong one is taken away; the puzzle counts for no rating then."""
    mira = person("Mira")
    page, puzzle = mira.page, next(one for one in CHOICES if len(one.answers) > 2)
    page.goto(f"/puzzles/lost-cities/{puzzle.id}")
    page.get_by_role("button", name="One hint").click()
    expect(page.get_by_text("counts for no rating")).to_be_visible()
    out = page.locator("[data-answer][aria-disabled]")
    expect(out).to_have_count(1)
    wrong = int(out.get_attribute("data-answer") or "")
    assert wrong != shown(puzzle, 0)
    page.keyboard.press(str(wrong + 1))
    expect(page.get_by_role("heading", name="Better:")).to_have_count(0)
    assert violations(mira) == []
    page.reload()  # it stays taken
    expect(page.get_by_text(f"Answer {wrong + 1} is wrong")).to_be_visible()
    page.locator(answer(mira, shown(puzzle, 0))).click()
    expect(page.get_by_text("you took the hint")).to_be_visible()
    page.get_by_role("button", name="The game it comes from").click()
    assert puzzle.origin is not None
    page.wait_for_url(f"**/replay/{puzzle.origin.step}")
    expect(page.get_by_text(re.compile(rf"^{puzzle.origin.step} of \d+$"))).to_be_visible()


def test_a_hint_is_lit_on_the_board(person: People) -> None:
    mira = person("Mira")
    puzzle = next(one for one in load("quest") if one.goal == "arrive" and CLICKED.issuperset(kinds_of(one)))
    mira.page.goto(f"/puzzles/quest/{puzzle.id}")
    hint = mira.page.get_by_role("button", name="One hint")
    expect(hint).to_be_visible()
    expect(mira.page.locator(".advised")).to_have_count(0)
    hint.click()
    expect(mira.page.get_by_text("It begins like this")).to_be_visible()
    expect(mira.page.locator(".advised").first).to_be_visible()


def test_a_theme_is_trained_by_somebody_new_on_a_phone(person: People) -> None:
    """Whoever answers becomes a guest by it."""
    theme = CHOICES[0].theme
    otto = person("Otto", guest=False, size=(390, 844), has_touch=True, is_mobile=True)
    page = otto.page
    page.goto(f"/puzzles/lost-cities?theme={theme}")
    page.wait_for_url(f"**/lc-*?theme={theme}")
    page.locator(answer(otto, 0)).tap()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_in_viewport()
    assert violations(otto) == []
    page.get_by_role("button", name="Next puzzle").tap()
    page.locator(answer(otto, 0)).wait_for()
    assert theme in page.url


def test_places_of_island_are_called_as_people_see_them(person: People) -> None:
    """Of two answers one goes to a tile, the other builds on a corner; pointed at, each lights its place."""
    puzzle = next(one for one in load("island") if first_kinds(one) == {"move", "buy"})
    mira = person("Mira")
    mira.page.goto(f"/puzzles/island/{puzzle.id}")
    answers = mira.page.locator("[data-answer]")
    expect(
        answers.filter(has_text=re.compile("Move to the (field|forest|gold hill|garden|cave entrance)"))
    ).not_to_have_count(0)
    expect(answers.filter(has_text="(")).to_have_count(0)
    for one in answers.all():
        one.hover()
        expect(mira.page.locator(".island .advised")).to_have_count(1)
    labels = mira.page.locator(".island .spot").evaluate_all("spots => spots.map(one => one.ariaLabel)")  # for ears
    assert len(set(labels)) == len(labels)
    assert not re.search(r"\d", " ".join(labels))
    answers.first.click()
    expect(mira.page.get_by_role("button", name="Next puzzle")).to_be_visible()
    expect(mira.page.get_by_role("complementary").get_by_text(re.compile(r"\(−?\d+,−?\d+\)"))).to_have_count(0)
    assert violations(mira) == []


def test_two_spaces_that_are_called_the_same_are_told_apart_without_coordinates(person: People) -> None:
    """By the way there from the piece that would go."""
    puzzle = next(one for one in load("quest") if one.id == "qu-4cf5f1")
    assert [each.play for each in puzzle.answers] == [["go I19"], ["go I14"]]
    mira = person("Mira")
    mira.page.goto(f"/puzzles/quest/{puzzle.id}")
    answers = mira.page.locator("[data-answer]")
    called = re.compile(r"Go on to [a-z]+ \d .*\(1 space [a-z-]+\)")
    expect(answers).to_have_text([called, called])
    first, second = answers.locator("b").all_inner_texts()
    assert first != second
    expect(mira.page.locator(".quest .names")).to_have_count(0)


def first_kinds(puzzle: Puzzle) -> set[str]:
    """What the answers begin with."""
    match = puzzle.match()
    return {str(match.word(match.steps_of(each.play[0])[0]).data["kind"]) for each in puzzle.answers}


def kinds_of(puzzle: Puzzle) -> list[str]:
    match = puzzle.match()
    return [str(match.play(text).data["kind"]) for text in puzzle.line]


def stages(puzzle: Puzzle) -> list[list[str]]:
    """The line in parts that are one click or two in the page: a card goes with all spaces that it leads over."""
    found: list[list[str]] = []
    for text, kind in zip(puzzle.line, kinds_of(puzzle), strict=True):
        if kind == "go":
            found[-1].append(text)
        else:
            found.append([text])
    return found


def do(person: Person, match: Match, stage: list[str]) -> None:
    action = match.word(match.steps_of(stage[0])[0])
    ahead = match.at(len(match.steps))
    last = [ahead.play(text).data for text in stage][-1]
    if action.data["kind"] == "run":
        where: dict[str, Any] = {part: last[part] for part in ("piece", "to", "blockade") if part in last}
        quest_clicks.move(person, match, {**action.data, **where})
    else:
        quest_clicks.do(person, match, action)
    match.follow(stage)


def test_quest_is_played_until_it_arrives(person: People) -> None:
    puzzle = next(one for one in load("quest") if one.goal == "arrive" and CLICKED.issuperset(kinds_of(one)))
    mira = person("Mira")
    page, match = mira.page, puzzle.match()
    page.goto(f"/puzzles/quest/{puzzle.id}")
    turn = page.get_by_role("button", name="That is my turn")
    expect(turn).to_have_attribute("aria-disabled", "true")
    first, *rest = stages(puzzle)
    do(mira, match, first)
    turn.click()
    expect(page.get_by_role("heading", name="Not there yet")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    match = puzzle.match()
    do(mira, match, first)
    page.keyboard.press("u")
    match = puzzle.match()
    for stage in (first, *rest):
        do(mira, match, stage)
    turn.click()
    expect(page.get_by_role("heading", name="Solved")).to_be_visible()
    assert violations(mira) == []
