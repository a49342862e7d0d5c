"""The manual, as the server gives it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from manoa.server.http import manual, pages, problems

Client = TestClient[Litestar]
BROWSER = {"accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small manual that was built."""
    folder = tmp_path / "manual"
    (folder / "games" / "deep").mkdir(parents=True)
    (folder / "_static").mkdir()
    (folder / "index.html").write_text("<h1>The manual</h1>", encoding="utf-8")
    (folder / "games" / "quest.html").write_text("<h1>Quest</h1>", encoding="utf-8")
    (folder / "_static" / "look.css").write_text("body{}", encoding="utf-8")
    (folder / "_static" / "map.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "secret.pickle").write_bytes(b"secret")
    (tmp_path / "secret.html").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(manual, "MANUAL", folder)
    return folder


@pytest.fixture
def client() -> Iterator[Client]:
    handlers = {**problems.HANDLERS, **pages.MISSING}
    with TestClient(Litestar([manual.front, manual.file], exception_handlers=handlers, openapi_config=None)) as client:
        yield client


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
def test_its_address_leads_to_its_first_page(built: Path, client: Client, path: str) -> None:
    """Whose links are relative."""
    answer = client.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")
    assert client.get(path).text == "<h1>The manual</h1>"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/docs/index.html", "text/html; charset=utf-8"),
        ("/docs/games/quest.html", "text/html; charset=utf-8"),
        ("/docs/_static/look.css", "text/css; charset=utf-8"),
        ("/docs/_static/map.svg", "image/svg+xml"),
    ],
)
def test_pages_and_their_files(built: Path, client: Client, path: str, kind: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_page_that_was_built_again_is_given_as_it_is_now(built: Path, client: Client) -> None:
    client.get("/docs/index.html")
    (built / "index.html").write_text("<h1>Another</h1>", encoding="utf-8")
    assert client.get("/docs/index.html").text == "<h1>Another</h1>"


def test_a_picture_may_have_its_styles_inside_and_runs_nothing(built: Path, client: Client) -> None:
    policy = client.get("/docs/_static/map.svg").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "content-security-policy" not in client.get("/docs/index.html").headers  # that of every page


@pytest.mark.parametrize(
    "path",
    [
        "/docs/nowhere.html",
        "/docs/games",
        "/docs/games/deep/",
        "/docs/secret.pickle",
        "/docs/../secret.html",
        "/docs/%2e%2e/secret.html",
        "/docs/..%2fsecret.html",
        "/docs/games/..%2f..%2fsecret.html",
        "/docs//etc/passwd",
        "/docs/_static/%00.css",
    ],
)
def test_there_is_nothing_else(built: Path, client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_where_it_was_not_built_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, client: Client) -> None:
    monkeypatch.setattr(manual, "MANUAL", tmp_path / "none")
    answer = client.get("/docs", headers=BROWSER)
    assert answer.status_code == 404
    assert "make docs" in answer.text
    page = client.get("/docs/games/quest.html", headers=BROWSER)
    assert (page.status_code, page.text) == (404, answer.text), "the app has links to pages too"
