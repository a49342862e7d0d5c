"""`manoa serve --open`: the page is shown in a window, and only there."""

from __future__ import annotations

import webbrowser

import pytest

from cli.terminals import run
from manoa.cli.serving import _show


class Window(webbrowser.BaseBrowser):
    """A browser with a window of its own."""

    def __init__(self) -> None:
        super().__init__("window")
        self.shown: list[str] = []

    def open(self, url: str, *_: object) -> bool:
        self.shown.append(url)
        return True


def test_a_page_is_shown_in_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    monkeypatch.setattr(webbrowser, "get", lambda: window)
    _show("http://127.0.0.1:8000/new/quest")
    assert window.shown == ["http://127.0.0.1:8000/new/quest"]


def test_a_browser_in_the_terminal_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    text = webbrowser.GenericBrowser("no-such-browser")
    monkeypatch.setattr(text, "open", lambda *_: pytest.fail("it was opened"))
    monkeypatch.setattr(webbrowser, "get", lambda: text)
    _show("http://127.0.0.1:8000/")


def test_without_any_browser_the_address_has_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    _show("http://127.0.0.1:8000/")


def test_what_is_no_page_is_refused() -> None:
    done = run("serve", "--open", "quest")
    assert done.exit_code != 0
    assert "--open is a page such as /new/quest, not 'quest'" in done.output
