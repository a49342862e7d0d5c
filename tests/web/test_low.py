"""The smallest screens: a phone held sideways, a desk that shows everything twice as large, 320 pixels of width."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import manoa
from manoa.bots import bot
from manoa.study.puzzles import load
from web import quest_positions
from web.axe import violations
from web.people import BOARD, BOT, People
from web.player import Games
from web.quest_clicks import held
from web.test_sizes import SHARE, TOO_HIGH, TOO_WIDE
from web.test_smoke import GAMES, play_a_turn

SIDEWAYS = [(844, 390), (667, 375), (640, 400), (640, 360)]
NARROWEST = (320, 640)
HALF = 20
NAMES = {"lost-cities": "Lost Cities", "quest": "The Quest for El Dorado", "island": "The Island of El Dorado"}

# The middle of a place in reach that a finger finds.
NEAR = """(costs) => [...document.querySelectorAll("[data-place].can")]
  .filter((it) => costs.some((cost) => it.ariaLabel.includes(`${cost},`)))
  .map((it) => ({ it, box: it.getBoundingClientRect() }))
  .map(({ it, box }) => ({ it, at: [box.x + box.width / 2, box.y + box.height / 2] }))
  .find(({ it, at }) => document.elementFromPoint(...at) === it).at"""


def named(value: object) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize(
    ("size", "game"),
    [(size, game) for size in (SIDEWAYS[-1], NARROWEST) for game in NAMES],
    ids=named,
)
def test_a_turn_is_played(person: People, follow: Games, size: tuple[int, int], game: str) -> None:
    level, do = GAMES[NAMES[game]]
    mira = person("Mira", size=size)
    table, _ = mira.table(game, {"kind": "bot", "bot": level})
    mira.sit(table)
    mira.page.locator(BOARD).first.wait_for()
    play_a_turn(mira, follow, level, do)


@pytest.mark.parametrize("size", SIDEWAYS, ids=named)
def test_the_board_keeps_the_height_and_nothing_sticks_out(person: People, size: tuple[int, int]) -> None:
    mira = person("Mira", size=size)
    for game in NAMES:
        mira.sit(mira.table(game, BOT)[0])
        mira.page.locator(BOARD).first.wait_for()
        mira.page.wait_for_load_state("networkidle")
        assert mira.page.evaluate(TOO_WIDE, size[0]) <= 0, game
        assert mira.page.evaluate(TOO_HIGH) <= 0, game
        assert mira.page.evaluate(SHARE, BOARD) > 0.4, game
        for tool in ("Log and chat", "Table and settings"):
            expect(mira.page.get_by_role("button", name=tool)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", NAMES)
def test_looking_back_and_puzzles_keep_the_height_as_well(person: People, game: str) -> None:
    """The board is what one looks at: nothing stands above it, and what is asked below it is in sight."""
    mira = person("Mira", size=SIDEWAYS[-1])
    match = manoa.game(game).start(players=2, seed=3)
    mind = bot("random", seed=1)
    for _ in range(HALF):
        match.play(mind.choose(match.for_seat(match.player or 0)))
    table = mira.open_record(match.record())
    puzzle = next(one for one in load(game) if one.goal == "choose")
    for address in (f"/table/{table}/replay/{HALF}", f"/rooms/{mira.room(table)}", f"/puzzles/{game}/{puzzle.id}"):
        mira.page.goto(address)
        mira.page.locator(BOARD).first.wait_for()
        mira.page.wait_for_load_state("networkidle")
        assert mira.page.evaluate(TOO_WIDE, SIDEWAYS[-1][0]) <= 0, address
        assert mira.page.evaluate(TOO_HIGH) <= 0, address
        assert mira.page.evaluate(SHARE, BOARD) > 0.4, address
    for answer in mira.page.locator("[data-answer]").all():
        expect(answer).to_be_in_viewport(ratio=1)


def test_the_map_of_the_editor_keeps_the_height(person: People) -> None:
    mira = person("Mira", size=SIDEWAYS[-1])
    mira.page.goto("/routes/new?from=serpentine")
    mira.page.get_by_role("button", name="Let the bots try it").wait_for()
    mira.page.wait_for_load_state("networkidle")
    assert mira.page.evaluate(SHARE, "main svg") > 0.4
    assert mira.page.evaluate(TOO_HIGH) <= 0


def test_a_step_of_quest_sideways(person: People, follow: Games) -> None:
    """The first tap aims, and the prompt and the red button say what comes of the second."""
    mira = person("Mira", size=SIDEWAYS[-1], has_touch=True)
    table = mira.open_record(quest_positions.rich())
    game = follow(table)
    mira.sit(table)
    page = mira.page
    page.locator(held("giant_machete")).tap()
    expect(page.get_by_role("button", name="In reach, beyond the edge").first).to_be_visible()  # six spaces away
    page.touchscreen.tap(*page.evaluate(NEAR, ["costs 1 of 6", "costs 2 of 6"]))
    expect(page.locator(".afloat .pill")).to_contain_text("tap again")
    page.get_by_role("button", name="Walk there").tap()
    game.wait(mira, lambda game: game.table.step > 1)


@pytest.mark.parametrize("game", NAMES)
def test_nothing_of_the_bar_is_cut_on_the_narrowest_phone(person: People, game: str) -> None:
    mira = person("Mira", size=NARROWEST, has_touch=True)
    mira.sit(mira.table(game, BOT)[0])
    mira.page.locator(BOARD).first.wait_for()
    for button in mira.page.locator("main > .bar button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_a_phone_is_turned_and_back(person: People) -> None:
    mira = person("Mira", size=(390, 844), has_touch=True)
    mira.sit(mira.open_record(quest_positions.rich()))
    hexes = mira.page.locator("[data-place]")
    hexes.first.wait_for()
    before = hexes.first.bounding_box()
    for width, height in ((844, 390), (390, 844)):
        mira.page.set_viewport_size({"width": width, "height": height})
        mira.page.wait_for_load_state("networkidle")
        expect(mira.page.locator('[data-piece="0-0"]')).to_be_in_viewport()
    after = hexes.first.bounding_box()
    assert before
    assert after
    assert abs(before["width"] - after["width"]) < 2
    mira.page.get_by_role("button", name="Nearer").tap()
    expect(mira.page.locator('[data-piece="0-0"]')).to_be_in_viewport()
    mira.page.get_by_role("button", name="Farther").tap()
    mira.page.get_by_role("button", name="My piece").tap()
    expect(mira.page.locator('[data-piece="0-0"]')).to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_the_system_chooses_the_colours(person: People, scheme: str) -> None:
    """Contrast is the system's then, outside the boards, and axe would compare our colours with its own."""
    mira = person("Mira", forced_colors="active", color_scheme=scheme, settings={"theme": "system"})
    for game in NAMES:
        mira.sit(mira.table(game, BOT)[0])
        mira.page.locator(BOARD).first.wait_for()
        mira.page.wait_for_load_state("networkidle")
        assert not violations(mira, without=("color-contrast",)), game
        turn = mira.page.locator(".panel.turn")
        assert turn.evaluate("it => getComputedStyle(it).outlineWidth") == "3px", game


def test_buttons_have_an_edge_where_the_system_chooses_the_colours(person: People) -> None:
    mira = person("Mira", forced_colors="active")
    for game in NAMES:
        mira.sit(mira.table(game, BOT)[0])
        button = mira.page.get_by_role("button", name="Table and settings")
        button.wait_for()
        assert button.evaluate("it => getComputedStyle(it).outlineStyle") == "solid", game


@pytest.mark.parametrize("size", [SIDEWAYS[-1], (320, 256)], ids=named)
def test_axe_finds_nothing_on_the_smallest_screens(person: People, size: tuple[int, int]) -> None:
    """320 × 256 is what a desk of 1280 × 1024 has left at 400 %."""
    mira = person("Mira", size=size)
    for game in NAMES:
        mira.sit(mira.table(game, BOT)[0])
        mira.page.locator(BOARD).first.wait_for()
        mira.page.wait_for_load_state("networkidle")
        assert not violations(mira), game


def test_the_map_stays_where_it_is_when_the_prompt_gets_longer(person: People) -> None:
    mira = person("Mira", size=NARROWEST, has_touch=True)
    mira.sit(mira.open_record(quest_positions.rich()))
    board = mira.page.locator("main .board")
    mira.page.locator(held("giant_machete")).wait_for()
    before = board.bounding_box()
    mira.page.locator(held("giant_machete")).tap()
    expect(mira.page.get_by_role("banner")).to_contain_text("choose where")
    assert board.bounding_box() == before
