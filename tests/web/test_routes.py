"""Routes in the browser: built from nothing by mouse, finger and keyboard, tried by bots, kept, shared and played."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import CDPSession, expect

from web.axe import violations
from web.people import BOARD, People
from web.routes import SHORT, Editor

TRIAL = 300_000  # ms; the bots may have to wait for each other


def test_a_route_is_built_by_mouse_tried_by_bots_and_played_with_somebody_by_link(person: People) -> None:
    mira, otto = person("Mira"), person("Otto")
    editor = Editor(mira)
    page = mira.page
    expect(editor.problems()).to_have_count(2)
    expect(page.get_by_role("button", name="Let the bots try it")).to_have_attribute("aria-disabled", "true")
    editor.build()

    page.get_by_role("radio", name="2 players").check(force=True)
    page.get_by_role("button", name="Let the bots try it").click()
    expect(page.get_by_text("Wins by seat")).to_be_visible(timeout=TRIAL)
    expect(page.locator(".verdict")).to_contain_text(re.compile(r"arrive in round \d"))
    page.get_by_role("button", name="Who opens").click()
    stop = page.get_by_role("button", name="Stop")
    if stop.is_visible():
        stop.click()
    page.get_by_role("button", name="Go on building").click()

    route = editor.save("Short and Sweet")
    otto.page.goto(f"/routes/{route}")
    expect(otto.page.get_by_role("heading", level=1)).to_have_text("Short and Sweet")
    expect(otto.page.get_by_text("by Mira")).to_be_visible()

    page.get_by_role("dialog").get_by_role("button", name="Play it").click()
    panel = page.get_by_role("button", name="Change: Route").locator("xpath=ancestor::section")
    expect(panel).to_contain_text("Short and Sweet")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url("**/table/*")
    table = mira.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()["table"]
    assert [piece["piece"] for piece in table["options"]["route"]["pieces"]] == ["B", "C"]
    invitation = page.get_by_role("textbox", name="The link to seat 2").input_value()
    otto.page.goto(invitation)
    otto.page.get_by_role("button", name="Take the seat").click()
    for somebody in (mira, otto):
        somebody.page.locator(BOARD).first.wait_for()


def test_a_route_is_built_by_touch(person: People) -> None:
    """A tap takes a piece, another lays it; a finger drags it, a second one turns it."""
    mira = person("Mira", size=(820, 1180), has_touch=True)
    editor = Editor(mira)
    page = mira.page
    editor.side("tile B").tap()
    page.touchscreen.tap(*editor.spot(-110, 60))
    expect(editor.lies("tile B")).to_be_visible()
    editor.side("tile C").tap()
    before = editor.stage.locator(".hand").inner_html()
    finger = mira.context.new_cdp_session(page)
    twist(finger, editor.spot(100), editor.spot(100, 120))
    expect(editor.stage.locator(".hand")).to_be_visible()
    assert editor.stage.locator(".hand").inner_html() != before
    page.get_by_role("button", name="Turn left").tap()
    page.touchscreen.tap(*editor.spot(170, 60))
    expect(editor.lies("tile C")).to_be_visible()
    editor.side("finish, by river").tap()
    box = editor.stage.locator(".hand").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(editor.lies("finish, by river")).to_be_visible()
    editor.is_sound()


def twist(finger: CDPSession, first: tuple[float, float], second: tuple[float, float]) -> None:
    """The second finger goes a quarter round the first."""
    (x, y), (_, below) = first, second
    far = below - y
    around = [(x, y + far), (x - far * 0.7, y + far * 0.7), (x - far, y)]

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": left, "y": top, "id": number} for number, (left, top) in enumerate(points)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", first)
    send("touchStart", first, around[0])
    for spot in around[1:]:
        send("touchMove", first, spot)
    send("touchEnd", first)
    send("touchCancel")


def test_a_route_is_built_by_keyboard(person: People) -> None:
    mira = person("Mira")
    editor = Editor(mira)
    page = mira.page
    for name in SHORT:
        editor.side(name).focus()
        page.keyboard.press("Enter")
        expect(editor.stage).to_be_focused()
        page.keyboard.press("Enter")
        expect(editor.lies(name)).to_be_visible()
    editor.is_sound()
    expect(page.get_by_role("log").first).to_contain_text("2 pieces lie on the map")
    page.keyboard.press("Control+z")
    expect(editor.lies("finish, by river")).to_have_count(0)
    page.keyboard.press("Control+Shift+z")
    expect(editor.lies("finish, by river")).to_be_visible()
    editor.lies("tile C").focus()
    page.keyboard.press("f")
    expect(editor.lies("tile D")).to_be_visible()
    editor.lies("tile D").focus()
    page.keyboard.press("Delete")
    expect(editor.lies("tile D")).to_have_count(0)
    editor.stage.get_by_role("button").first.wait_for()


def test_what_is_wrong_stands_on_the_map_and_in_the_list_with_the_same_number(person: People) -> None:
    mira = person("Mira")
    editor = Editor(mira)
    page = mira.page
    editor.drag("tile B", -150)
    expect(editor.lies("tile B")).to_be_visible()
    editor.drag("tile K", 330, -120)  # near, but not beside it
    loose = page.locator("[data-number]").filter(has_text="K touches the pieces before it")
    expect(loose).to_be_visible()
    number = loose.get_attribute("data-number")
    disc = editor.stage.get_by_role("img", name=re.compile(f"Problem {number}: K touches"))
    disc.click()
    expect(loose.get_by_role("button")).to_have_attribute("aria-current", "true")
    assert violations(mira) == []


def test_a_draft_outlasts_the_page(person: People) -> None:
    mira = person("Mira")
    editor = Editor(mira)
    editor.drag("tile B", 0)
    expect(editor.lies("tile B")).to_be_visible()
    mira.page.get_by_role("textbox", name="Name of the route").fill("Half of it")
    mira.page.keyboard.press("Tab")
    mira.page.reload()
    expect(editor.lies("tile B")).to_be_visible()
    expect(mira.page.get_by_role("textbox", name="Name of the route")).to_have_value("Half of it")


def test_a_printed_route_is_changed_written_to_a_file_and_read_again(person: People, tmp_path: Path) -> None:
    mira = person("Mira")
    editor = Editor(mira, "/routes/new?from=serpentine")
    editor.is_sound()
    with mira.page.expect_download() as download:
        mira.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "route.json"
    download.value.save_as(file)
    assert len(json.loads(file.read_text())["pieces"]) == 6
    other = Editor(mira)
    with mira.page.expect_file_chooser() as chooser:
        mira.page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)
    expect(other.lies("tile J")).to_be_visible()
    other.is_sound()


def test_the_gallery_finds_routes_and_leads_to_a_table(person: People) -> None:
    mira = person("Mira")
    page = mira.page
    page.goto("/routes")
    page.get_by_role("button", name="Hills of Gold").wait_for()
    page.get_by_role("searchbox", name="Name or maker").fill("winding")
    expect(page.get_by_role("button", name="Hills of Gold")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Winding Paths")).click()
    page.get_by_role("searchbox", name="Name or maker").fill("nobody ever called it that")
    page.get_by_role("button", name=re.compile("Without “Name or maker”")).click()
    page.get_by_role("button", name=re.compile("^Winding Paths")).click()
    page.get_by_role("link", name="Play this route").click()
    panel = page.get_by_role("button", name="Change: Route").locator("xpath=ancestor::section")
    expect(panel).to_contain_text("Winding Paths")


def test_a_phone_looks_and_plays(person: People) -> None:
    mira = person("Mira", size=(390, 844), has_touch=True, is_mobile=True)
    page = mira.page
    page.goto("/routes")
    page.wait_for_load_state("networkidle")  # the panel of the chosen route, which a phone has no room for, is no fault
    page.get_by_role("button", name=re.compile("^First game")).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("First game")
    expect(page.get_by_role("link", name="Play this route")).to_be_visible()
    page.get_by_role("link", name="Edit a copy").tap()
    expect(page.get_by_text("Routes are built on a larger screen.")).to_be_visible()
