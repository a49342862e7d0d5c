"""The site as it was built: whole, from here alone, and with nothing that the server's policy would stop."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from manoa.server.http.manual import MANUAL, TYPES
from manual.rules import anchor
from numbered import numbers

PAGES = sorted(MANUAL.rglob("*.html"))

pytestmark = pytest.mark.skipif(not PAGES, reason="the manual is not built: make docs")


class Page(HTMLParser):
    """What a page refers to, and what stands in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.inline: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids.add(given.get("id") or "")
        if tag == "a":
            self.links.append(given.get("href") or "")
        elif target := given.get("src") or (given.get("href") if tag == "link" else None):
            self.loaded.append(target)
        if tag == "style" or (tag == "script" and "src" not in given) or "style" in given:
            self.inline.append(self.get_starttag_text() or "")
        self.inline += [name for name in given if name.startswith("on")]


@pytest.fixture(scope="module")
def read() -> dict[Path, Page]:
    return {path: Page(path) for path in PAGES}


def test_nothing_stands_inline(read: dict[Path, Page]) -> None:
    assert {str(path): page.inline for path, page in read.items() if page.inline} == {}


def test_nothing_is_loaded_from_elsewhere(read: dict[Path, Page]) -> None:
    for path, page in read.items():
        for target in page.loaded:
            assert not urlsplit(target).netloc, (path, target)
            assert target == "#" or (path.parent / unquote(urlsplit(target).path)).is_file(), (path, target)


def test_style_sheets_load_what_is_there() -> None:
    for sheet in MANUAL.rglob("*.css"):
        for target in re.findall(r"url\(['\"]?([^'\")]+)", sheet.read_text(encoding="utf-8")):
            assert target.startswith("data:") or (sheet.parent / target).is_file(), (sheet.name, target)


def test_links_lead_somewhere(read: dict[Path, Page]) -> None:
    for path, page in read.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.netloc or parts.path.startswith("/"):
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            assert there.is_file(), (path, link)
            if parts.fragment and there in read:
                assert unquote(parts.fragment) in read[there].ids, (path, link)


def test_every_rule_has_an_anchor(read: dict[Path, Page]) -> None:
    """`rules/quest.html#q-4-3` is where Q-4.3 stands."""
    there = {found for path, page in read.items() if path.parent == MANUAL / "rules" for found in page.ids}
    assert anchor("Q-4.3") == "q-4-3"
    assert {anchor(number) for number in (*numbers().rules, *numbers().chapters)} <= there


def test_the_server_knows_the_type_of_every_file() -> None:
    unneeded = {".buildinfo", ".inv", ".map"}
    assert {path.suffix or path.name for path in MANUAL.rglob("*") if path.is_file()} - unneeded <= set(TYPES)


def test_it_can_be_searched() -> None:
    index = (MANUAL / "searchindex.js").read_text(encoding="utf-8")
    assert "blockad" in index
    assert len(PAGES) > 50
