"""The pages around the games."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from web.axe import violations
from web.people import BOARD, BOT, People, Person
from web.serving import Server

WEB = Path(__file__).parents[2] / "web" / "src"
MOST_SCRIPT = 250_000  # bytes, packed
GAMES = ["lost-cities", "quest", "island"]

# All that a page says: texts, and what is told in other ways.
SAID = """() => {
  const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  for (const it of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) texts.push(it.getAttribute(name) ?? "");
  return texts.map((text) => text.trim()).filter((text) => text);
}"""


def test_a_newcomer_plays_two_clicks_later(person: People) -> None:
    mira = person("Mira", guest=False)
    mira.page.goto("/")
    mira.page.get_by_role("button", name="Play now: Lost Cities").click()
    card = mira.page.locator('[data-spot="hand-0"]')
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(mira.page.get_by_text(re.compile("^Your turn: ")).first).to_be_visible()


def test_a_table_is_created_and_somebody_comes_by_its_link(person: People) -> None:
    mira, otto = person("Mira"), person("Otto", guest=False)
    mira.page.goto("/")
    mira.page.get_by_role("link", name="Create a table, invite by link").click()
    mira.page.get_by_role("radio", name="Lost Cities").check(force=True)
    mira.page.get_by_role("button", name="Set up the table").click()
    expect(mira.page.get_by_role("img", name="QR code: The link to seat 2")).to_be_visible()
    field = mira.page.get_by_role("textbox", name="The link to seat 2")
    link = field.input_value()
    mira.page.reload()
    expect(field).to_have_value(link)
    otto.page.goto(link)
    otto.page.get_by_label("Name").fill("Otto of Lima")
    otto.page.get_by_role("button", name="Take the seat").click()
    for one in (mira, otto):
        expect(one.page.get_by_role("application")).to_be_visible()
    expect(mira.page.get_by_role("list", name="Players")).to_contain_text("Otto of Lima")
    vera = person("Vera")
    vera.page.goto(link)
    expect(vera.page.get_by_role("alert")).to_contain_text("This link does not work.")
    vera.allow("404")


def test_watching_starts_from_the_list(person: People) -> None:
    mira, vera = person("Mira"), person("Vera", guest=False)
    table, _ = mira.table("lost-cities", BOT, public=True)
    vera.page.goto("/watch")
    vera.page.locator(f'a[href="/table/{table}"]').click()
    expect(vera.page.get_by_role("application")).to_be_visible()
    vera.page.locator('[data-spot="deck"]').click(force=True)
    expect(vera.page.get_by_text("You are watching.").first).to_be_visible()


def test_settings_last(person: People) -> None:
    mira = person("Mira")
    mira.page.goto("/settings")
    mira.page.get_by_role("radio", name="Français").check(force=True)
    mira.page.get_by_role("radio", name="Sombre").check(force=True)
    mira.page.goto("/")
    expect(mira.page.locator("html")).to_have_attribute("lang", "fr")
    expect(mira.page.locator("html")).to_have_attribute("data-theme", "dark")


def plain_words(language: str) -> dict[str, str]:
    """Messages without anything to be filled in, by their names."""
    files = [WEB / "words" / f"{language}.ftl", *WEB.glob(f"boards/*/{language}.ftl")]
    found = [pair for file in files for pair in re.findall(r"^([\w-]+) = (.+)$", file.read_text(), re.MULTILINE)]
    return {name: text for name, text in found if "{" not in text}


def english_only() -> set[str]:
    english, french = plain_words("en"), plain_words("fr")
    return {text for name, text in english.items() if french.get(name) != text} - set(french.values())


@pytest.mark.parametrize("game", GAMES)
def test_french_has_no_english_in_it(person: People, game: str) -> None:
    mira = person("Mira", settings={"language": "fr"})
    table, _ = mira.table(game, BOT)
    for address in ("/", f"/new/{game}", f"/table/{table}", f"/learn/{game}"):
        mira.page.goto(address)
        mira.page.locator("main svg").first.wait_for()
        expect(mira.page.get_by_text("La carte se déroule")).to_have_count(0)
        said = set(mira.page.evaluate(SAID))
        assert len(said) > 10
        assert not said & english_only()


def test_the_search_for_english_finds_it(person: People) -> None:
    mira = person("Mira")
    mira.page.goto("/")
    mira.page.get_by_role("button", name="Play now: Lost Cities").wait_for()
    assert len(set(mira.page.evaluate(SAID)) & english_only()) > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_table_needs_little_script(person: People, game: str) -> None:
    mira = person("Mira")
    sizes: dict[str, int] = {}

    def weigh(response: object) -> None:
        path = urlsplit(response.url).path  # type: ignore[attr-defined]
        if path.endswith(".js"):
            sizes[path] = int(response.headers["content-length"])  # type: ignore[attr-defined]

    mira.page.on("response", weigh)
    table, _ = mira.table(game, BOT)
    mira.sit(table)
    mira.page.locator(BOARD).first.wait_for()
    assert 50_000 < sum(sizes.values()) <= MOST_SCRIPT


def test_the_shell_opens_without_a_server_and_holds_no_game(own_server: Server, person: People) -> None:
    mira = person("Mira", service_workers="allow")
    table, _ = mira.table("lost-cities", BOT)
    manifest = mira.context.request.get("/manifest.webmanifest").json()
    assert {"name", "icons", "start_url", "display"} <= set(manifest)
    mira.sit(table)
    mira.page.get_by_role("application").wait_for()
    mira.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    mira.page.goto("/")  # now through the worker
    mira.page.get_by_role("button", name="Play now: Lost Cities").wait_for()
    mira.sit(table)
    mira.page.get_by_role("application").wait_for()
    kept = mira.page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))"
        ".then((all) => Promise.all(all.map((one) => one.keys())))"
        ".then((all) => all.flat().map((one) => new URL(one.url).pathname))"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/table", "/art"))]
    own_server.stop()
    offline(mira)
    mira.page.goto("/")
    expect(mira.page.get_by_text("The server does not answer.")).to_be_visible()
    mira.sit(table)
    expect(mira.page.get_by_text("Unrolling the map").first).to_be_attached()
    expect(mira.page.locator("[data-spot]")).to_have_count(0)


def offline(person: Person) -> None:
    person.allow("WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource", "FetchEvent", "fetch")


def test_what_does_not_fit_at_a_new_table_says_why_and_gives_way(person: People) -> None:
    """Heroes & Hexes brings the caves, and its routes are played with nothing else."""
    mira = person("Mira")
    page = mira.page
    page.goto("/new/quest")
    hexes, caves = (page.get_by_role("checkbox", name=name) for name in ("Heroes & Hexes", "Caves"))
    route = page.get_by_role("button", name="Change: Route").locator("xpath=ancestor::section")
    expect(route).to_contain_text("First game")
    hexes.click(force=True)
    expect(caves).to_be_checked()
    expect(caves).to_have_accessible_description(re.compile("Heroes & Hexes brings them"))
    caves.click(force=True)
    expect(caves).to_be_checked()
    expect(route).to_contain_text("First game")
    hexes.click(force=True)
    expect(hexes).not_to_be_checked()
    page.get_by_role("button", name="Change: Route").click()
    routes = page.get_by_role("dialog", name="Route")
    routes.get_by_role("button", name="Demon Gorge").click()
    preview = routes.get_by_role("complementary", name="Demon Gorge")
    expect(preview).to_contain_text("This route belongs to Heroes & Hexes.")
    assert violations(mira) == []
    preview.get_by_role("button", name="Take it").click()
    expect(hexes).to_be_checked()
    hexes.click(force=True)
    expect(route).to_contain_text("First game")
    notice = page.get_by_role("status").filter(has_text="Route: First game")
    expect(notice).to_contain_text("This route belongs to Heroes & Hexes.")
    notice.get_by_role("button", name="Undo").click()
    expect(route).to_contain_text("Demon Gorge")
    expect(hexes).to_be_checked()
    page.get_by_role("radio", name="Everything").check(force=True)
    expect(page.get_by_role("checkbox", name="Promo cards")).to_be_checked()
    expect(route).to_contain_text("Demon Gorge")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("banner")).to_contain_text("Demon Gorge")
