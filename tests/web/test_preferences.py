"""What one can have otherwise: taking a turn back, being asked, what is done by itself, pieces, sound."""

from __future__ import annotations

from playwright.sync_api import expect

from web.axe import violations
from web.lost_cities import COLOURS, held, spot
from web.people import BOT, People
from web.player import Games

FIRST = {"starting_player": 0}


def test_a_whole_turn_is_taken_back(person: People, follow: Games) -> None:
    mira = person("Mira")
    table, _ = mira.table("quest", BOT, options=FIRST)
    game = follow(table)
    mira.sit(table)
    mira.page.locator(".quest[data-asked]").wait_for()
    expect(mira.page.get_by_role("button", name="Undo the turn")).to_have_count(0)
    for _ in range(2):
        cards = [action for action in game.match.actions() if action.data["kind"] == "discard"]
        mira.ask(table, kind="play", action=cards[0].id)
        game.wait(mira, lambda game: game.player == 0)
    mira.page.locator('.quest[data-step="2"][data-asked]').wait_for()
    mira.page.get_by_role("button", name="Undo the turn").click()
    mira.page.locator('.quest[data-step="0"][data-asked]').wait_for()
    expect(mira.page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)


def test_the_end_of_a_turn_is_asked_for_twice_on_request(person: People) -> None:
    mira = person("Mira", settings={"confirm": True})
    table, _ = mira.table("quest", BOT, options=FIRST)
    mira.sit(table)
    mira.page.get_by_role("button", name="End turn").click()
    sure = mira.page.get_by_role("dialog", name="End your turn?")
    expect(sure).to_be_visible()
    assert violations(mira) == []
    mira.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    mira.page.locator('.quest[data-step="0"][data-asked]').wait_for()
    mira.page.get_by_role("button", name="End turn").click()
    sure.get_by_role("button", name="End it").click()
    mira.page.locator('.quest:not([data-step="0"])').wait_for()


def test_a_turn_in_which_nothing_was_played_does_not_end_by_one_tap(person: People, follow: Games) -> None:
    mira = person("Mira", size=(390, 844), has_touch=True)
    table, _ = mira.table("quest", BOT, options=FIRST)
    game = follow(table)
    mira.sit(table)
    end = mira.page.get_by_role("button", name="End turn")
    end.tap()
    sure = mira.page.get_by_role("dialog", name="End your turn?")
    expect(sure).to_contain_text("You have played nothing yet")
    sure.get_by_role("button", name="Close").tap()
    mira.page.locator('.quest[data-step="0"][data-asked]').wait_for()
    card = next(action for action in game.match.actions() if action.data["kind"] == "discard")
    mira.ask(table, kind="play", action=card.id)
    mira.page.locator('.quest[data-step="1"][data-asked]').wait_for()
    end.tap()  # something was done in it, and that was meant
    mira.page.locator('.quest:not([data-step="1"])').wait_for()


def test_a_forced_draw_is_made_by_itself_on_request(person: People, follow: Games) -> None:
    mira = person("Mira", settings={"forced": True})
    table, _ = mira.table("lost-cities", BOT, options={"first_player": "oldest"})
    game = follow(table)
    mira.sit(table)
    card = next(action.data["card"] for action in game.match.actions() if action.data["kind"] == "play")
    mira.press(held(card))
    mira.press(spot(f"column-0-{COLOURS[card[0]]}"))
    game.wait(mira, lambda game: game.table.step >= 2)
    assert game.table.movers[:2] == [0, 0]


def test_preferences_are_kept_in_this_browser(person: People) -> None:
    mira = person("Mira", settings={"sound": True})
    mira.page.goto("/settings")
    choices = {"Volume": "Soft", "Vibration": "On", "Confirm the end of a turn": "On", "Size of pieces": "Large"}
    for group, name in choices.items():
        mira.page.get_by_role("group", name=group).get_by_role("radio", name=name).check(force=True)
    mira.page.reload()
    for group, name in choices.items():
        expect(mira.page.get_by_role("group", name=group).get_by_role("radio", name=name)).to_be_checked()


def test_full_motion_overrides_the_system(person: People) -> None:
    for motion, reduced in (("full", False), ("system", True), ("reduced", True)):
        mira = person(f"Mira {motion}", settings={"motion": motion}, reduced_motion="reduce")
        mira.page.goto("/")
        expect(mira.page.locator("html")).to_have_attribute("data-motion", "reduced" if reduced else "full")
        forced = mira.page.evaluate(
            "[...document.querySelectorAll('main *')]"
            ".every((it) => getComputedStyle(it).transitionProperty === 'opacity')"
        )
        assert forced is reduced


def test_no_preference_is_offered_that_changes_nothing(person: People) -> None:
    """Every colour has its shape, always."""
    mira = person("Mira")
    mira.page.goto("/settings")
    expect(mira.page.get_by_role("group", name="Coordinates")).to_be_visible()
    expect(mira.page.get_by_role("group", name="Symbols")).to_have_count(0)
