"""`manoa serve`: the server, until somebody stops it."""

import signal
import sys
import webbrowser
from functools import partial
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import typer

from manoa.cli.refusal import WRONG_FILE, refuse, refusing
from manoa.server.run import check, serve
from manoa.server.settings import Settings


def run_server(settings: Settings, page: str | None = None) -> None:
    """Whatever is in the way is said before anything is served. A page is shown in a browser, if there is one."""
    _check_flags(settings)
    if page is not None and not page.startswith("/"):
        refuse(f"--open is a page such as /new/quest, not {page!r}")
    before = signal.signal(signal.SIGTERM, _leave)
    try:
        with refusing(WRONG_FILE):
            _check(settings)
            serve(settings, partial(_welcome, page))
    except KeyboardInterrupt:
        typer.echo("Stopped.")
    finally:
        signal.signal(signal.SIGTERM, before)


def _check_flags(settings: Settings) -> None:
    if settings.workers < 1:
        refuse(f"bots need at least 1 process to think in, so --workers is not {settings.workers}")
    if not 0 <= settings.port < 1 << 16:
        refuse(f"--port is 0 to 65535, not {settings.port}")
    if settings.origin is not None and not _is_origin(settings.origin):
        refuse(f"--origin is the address that people open, such as https://games.example.org, not {settings.origin!r}")


def _is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
        named = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    return named and parts.scheme in ("http", "https") and not (parts.path.strip("/") or parts.query or parts.fragment)


def _check(settings: Settings) -> None:
    try:
        check(settings)
    except OSError as error:
        raise ValueError(f"The data folder {settings.data} cannot be used: {error.strerror}.") from error


def _welcome(page: str | None, address: str) -> None:
    typer.echo(f"Manoa is at {address}")
    typer.echo("Stop it with Ctrl+C.")
    sys.stdout.flush()
    if page is not None:
        Thread(target=_show, args=[address + page], daemon=True).start()  # browsers take their time to answer


def _show(address: str) -> None:
    """In a window. A browser that lives in the terminal would take it away from whoever reads the address there."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(address)


def _leave(*_: Any) -> None:
    """The server has come to an end by itself when this is called; before it runs, there is nothing to end."""
    raise KeyboardInterrupt
