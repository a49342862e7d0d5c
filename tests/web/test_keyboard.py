"""A game without a pointer: the first half with the arrow keys, the second half in notation."""

from __future__ import annotations

from playwright.sync_api import expect

from manoa.play.action import Action
from manoa.play.match import Match
from web.lost_cities import COLOURS, target
from web.people import BOT, People, Person
from web.player import Games, play

FOCUSED = "document.activeElement?.dataset?.spot ?? ''"
ROWS = ("column-1", "deck", "column-0", "hand")
WITH_ARROWS = 24  # steps


def focused(person: Person) -> str:
    found: str = person.page.evaluate(FOCUSED)
    return found


def row_of(key: str) -> int:
    if key.startswith("pile"):
        return 1
    return next((row for row, start in enumerate(ROWS) if key.startswith(start)), 0)


def place_in_row(key: str) -> int:
    name = key.rsplit("-", 1)[-1]
    return int(name) if key.startswith("hand") else [*COLOURS.values(), "deck"].index(name)


def walk_to(person: Person, wanted: str) -> None:
    """There is one tab stop; from there on arrows lead everywhere."""
    for _ in range(30):
        if focused(person):
            break
        person.page.keyboard.press("Tab")
    for _ in range(20):
        now = focused(person)
        if now == wanted:
            return
        up, left = row_of(wanted) - row_of(now), 0
        if up == 0:
            left = place_in_row(wanted) - place_in_row(now)
        person.page.keyboard.press(
            ("ArrowUp" if up < 0 else "ArrowDown") if up else ("ArrowLeft" if left < 0 else "ArrowRight")
        )
    raise AssertionError(f"the arrows lead to {focused(person)!r}, not to {wanted}")


def with_arrows(person: Person, match: Match, action: Action) -> None:
    if card := action.data.get("card"):
        index = match.view(0)["hand"].index(card)
        expect(person.page.locator(f'[data-spot="hand-{index}"] use[href="#lc-{card}"]')).to_be_visible()
        walk_to(person, f"hand-{index}")
        person.page.keyboard.press("Enter")
    wanted = target(match, action)
    person.page.locator(f'[data-spot="{wanted}"]:not([aria-disabled])').wait_for()
    walk_to(person, wanted)
    person.page.keyboard.press("Enter")


def in_notation(person: Person, match: Match, action: Action) -> None:
    prompt = "choose a card" if "card" in action.data else "draw"
    expect(person.page.get_by_text(f"Your turn: {prompt}").first).to_be_visible()
    if person.page.evaluate("document.activeElement?.id") != "command":
        person.page.keyboard.press("/")
    person.page.keyboard.type(action.text)
    person.page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard(person: People, follow: Games) -> None:
    mira = person("Mira", guest=False)
    mira.page.goto("/")
    button = mira.page.get_by_role("button", name="Play now: Lost Cities")
    button.wait_for()
    for _ in range(30):
        mira.page.keyboard.press("Tab")
        if button.evaluate("it => it === document.activeElement"):
            break
    mira.page.keyboard.press("Enter")
    mira.page.wait_for_url("**/table/*")
    game = follow(mira.page.url.rsplit("/", 1)[-1])
    play(game, {0: mira}, with_arrows, until=lambda game: game.table.step >= WITH_ARROWS)
    rounds = game.match.view()["round"]
    play(game, {0: mira}, in_notation, until=lambda game: game.match.over or game.match.view()["round"] != rounds)
    expect(mira.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()


FOCUS = "document.activeElement.outerHTML"
PHONE = (390, 844)


def with_a_step(mira: Person, follow: Games) -> None:
    """A turn of Quest with one step in it, which can be taken back."""
    table, _ = mira.table("quest", BOT, options={"starting_player": 0})
    game = follow(table)
    card = next(action for action in game.match.actions() if action.data["kind"] == "discard")
    mira.ask(table, kind="play", action=card.id)
    mira.sit(table)
    mira.page.locator('.quest[data-step="1"][data-asked]').wait_for()


def test_no_key_does_anything_behind_a_dialog(person: People, follow: Games) -> None:
    mira = person("Mira")
    with_a_step(mira, follow)
    mira.page.keyboard.press("?")
    keys = mira.page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    mira.page.keyboard.press("u")
    mira.page.keyboard.press("c")
    keys.get_by_role("button", name="Close").click()
    expect(keys).to_have_count(0)
    assert not [sent for sent in mira.sent if '"undo"' in sent]
    mira.page.keyboard.press("u")
    mira.page.locator('.quest[data-step="0"][data-asked]').wait_for()


def test_keys_of_one_letter_can_be_switched_off(person: People, follow: Games) -> None:
    mira = person("Mira", settings={"shortcuts": False})
    with_a_step(mira, follow)
    for key in "uUlc?/hbm":
        mira.page.keyboard.press(key)
    expect(mira.page.get_by_role("dialog")).to_have_count(0)
    assert mira.page.evaluate("document.activeElement === document.getElementById('command')") is False
    assert not [sent for sent in mira.sent if '"undo"' in sent]
    mira.page.goto("/settings")
    mira.page.get_by_role("group", name="Keys of one letter").get_by_role("radio", name="On").check(force=True)
    mira.page.go_back()
    mira.page.locator('.quest[data-step="1"][data-asked]').wait_for()
    mira.page.keyboard.press("u")
    mira.page.locator('.quest[data-step="0"][data-asked]').wait_for()


def test_the_focus_goes_back_to_what_opened_a_dialog(person: People, follow: Games) -> None:
    """Those that go with their dialog, and those that only close."""
    mira = person("Mira", size=PHONE)
    with_a_step(mira, follow)
    named = [mira.page.get_by_role("button", name=name) for name in ("Log", "Market", "Table and settings")]
    for button in (*named, mira.page.get_by_role("list", name="Players").get_by_role("button")):
        button.first.focus()
        before = mira.page.evaluate(FOCUS)
        mira.page.keyboard.press("Enter")
        dialog = mira.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)
        assert mira.page.evaluate(FOCUS) == before
