"""The app and its files, as a browser gets them."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from manoa.server.http import pages, problems

Client = TestClient[Litestar]

INDEX = "<!doctype html><title>Manoa</title>"
SCRIPT = "console.log('a script')"


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small app that was built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "index-a1b2.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "index-a1b2.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "face-c3.woff2").write_bytes(b"font")
    (tmp_path / "secret.js").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
def client() -> Iterator[Client]:
    handlers = {**problems.HANDLERS, **pages.MISSING}
    app = Litestar([pages.page, pages.asset, pages.root_file], exception_handlers=handlers, openapi_config=None)
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("pattern", pages.PAGES)
def test_every_address_of_the_app_gives_its_one_page(static: Path, client: Client, pattern: str) -> None:
    path = re.sub(r"\{\w+:str\}", "abc", re.sub(r"\{\w+:int\}", "7", pattern))
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-a1b2.js", "text/javascript; charset=utf-8"),
        ("/assets/face-c3.woff2", "font/woff2"),
    ],
)
def test_files_with_a_hash_are_kept_for_ever(static: Path, client: Client, path: str, kind: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("accepted", "packed"), [("gzip", True), ("br, gzip;q=0.5", True), ("identity", False), ("gzip;q=0", False)]
)
def test_a_packed_file_goes_to_those_who_take_it(static: Path, client: Client, accepted: str, packed: bool) -> None:
    answer = client.get("/assets/index-a1b2.js", headers={"accept-encoding": accepted})
    assert answer.text == SCRIPT
    assert (answer.headers.get("content-encoding") == "gzip") is packed
    assert answer.headers["vary"] == "Accept-Encoding"


def test_files_beside_the_page_are_asked_for_anew(static: Path, client: Client) -> None:
    answer = client.get("/favicon.svg")
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == ("image/svg+xml", "no-cache")


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/table",
        "/table/abc/replay/x",
        "/assets/none.js",
        "/assets/index-a1b2.js.gz",
        "/assets/..%2findex.html",
        "/assets/..%2f..%2fsecret.js",
        "/assets/%2e%2e",
        "/assets/",
        "/index.html",
        "/worker.js",
    ],
)
def test_there_is_nothing_else(static: Path, client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/table/abc/replay/x", "/new/a/b/c", "/apiary"])
def test_who_follows_a_wrong_link_gets_the_app_which_says_so(static: Path, client: Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/nowhere", "/api", "/art/none.svg", "/assets/none.js"])
def test_what_programs_ask_for_is_missing_as_a_problem(static: Path, client: Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_a_program_that_wants_no_page_gets_a_problem(static: Path, client: Client) -> None:
    assert client.get("/nowhere").json()["code"] == "not-found"
    assert client.post("/nowhere", headers=BROWSER).json()["code"] in ("not-found", "not-allowed")


def test_a_server_without_the_app_still_says_that_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: Client
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")
    assert "The server is running" in client.get("/").text
    assert "make web" in client.get("/").text
    assert client.get("/learn").status_code == 404
    assert client.get("/nowhere", headers=BROWSER).json()["code"] == "not-found"
    assert client.get("/assets/index-a1b2.js").status_code == 404


def test_the_page_that_we_build_has_nothing_inline() -> None:
    """The content policy would stop it."""
    page = (Path(__file__).parents[2] / "web" / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|\son\w+=|javascript:", page)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page))


# What the page itself does (docs/security.md)

SOURCES = Path(__file__).parents[2] / "web" / "src"
DRAWINGS = {"chart.drawn.svg", "blockade.palisade"}  # made by the server from the parts of a game


def sources() -> list[str]:
    texts = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(texts) > 50
    return texts


def test_the_page_takes_only_drawings_for_markup() -> None:
    assert {found for text in sources() for found in re.findall(r"\{@html\s+([^}]+?)\s*\}", text)} <= DRAWINGS
    assert not [text for text in sources() if re.search(r"\b(inner|outer|insertAdjacent)HTML\b|document\.write", text)]


def test_the_page_sends_no_messages_to_windows() -> None:
    assert not [text for text in sources() if "postMessage" in text]
