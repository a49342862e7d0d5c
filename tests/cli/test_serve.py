"""`manoa serve`: it says where it is, stops when asked to, and names what is in the way in a sentence."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cli.terminals import COMMAND, QUICK, hear_interrupts, run
from manoa.server.run import _bind, check
from manoa.server.settings import Settings
from server.running import address_of
from server.visitors import Visitors, token

BARRED = "postgresql://nobody:hidden@127.0.0.1:1/manoa"


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`manoa serve` in a process of its own, at its address."""
    errors = folder / "errors"
    command = [*COMMAND, "serve", "--port", "0", "--data", str(folder / "data"), *words]
    with (
        errors.open("w") as file,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
            env={**os.environ, **QUICK},
            preexec_fn=hear_interrupts,
        ) as process,
    ):
        try:
            yield address_of(process, errors), process
        finally:
            process.kill()


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_it_serves_until_it_is_asked_to_stop(tmp_path: Path, sent: signal.Signals) -> None:
    with serving(tmp_path) as (address, process):
        assert httpx.get(f"{address}/healthz").json() == {"status": "alive"}
        if sent == signal.SIGINT:
            another(tmp_path / "data", address)
        visitors = Visitors(address)
        reader = visitors.read("/api/bot/events", token(visitors.guest())[0])
        reader.next(lambda _: True)
        process.send_signal(sent)
        assert process.wait(20) == 0
        assert reader.end() == [{"t": "bye", "why": "stopping"}]
        visitors.leave()
        assert process.stdout is not None
        assert process.stdout.read() == "Stop it with Ctrl+C.\nStopped.\n"
    assert "Traceback" not in (tmp_path / "errors").read_text()


def another(data: Path, address: str) -> None:
    """A second server, in the same place as one that runs."""
    port = address.rsplit(":", 1)[1]
    assert refused("--port", "0", "--data", str(data)) == f"Another server is using the data folder {data}.\n"
    taken = refused("--port", port)
    assert taken.startswith(f"Port {port} of 127.0.0.1 cannot be used: {os.strerror(98)}. Name another with --port")
    assert taken.count("\n") == 1


def refused(*words: str, code: int = 1) -> str:
    """The one sentence that is said instead of serving."""
    result = run("serve", *words)
    assert result.exit_code == code
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert str(file) in refused("--port", "0", "--data", str(file))
    assert str(file) in refused("--port", "0", "--data", str(file / "inside"))


def test_a_folder_with_something_else_in_it(tmp_path: Path) -> None:
    (tmp_path / "manoa.db").write_text("This is a diary, not a database. " * 100)
    assert str(tmp_path) in refused("--port", "0", "--data", str(tmp_path))


def test_a_database_that_is_none() -> None:
    assert "postgresql://user@host/name" in refused("--port", "0", "--database", "nonsense")
    assert "only postgresql:// is known" in refused("--port", "0", "--database", "mysql://host/name")
    shown = refused("--port", "0", "--database", BARRED)
    assert "does not answer" in shown
    assert "hidden" not in shown


@pytest.mark.parametrize("host", ["1.2.3.4", "nowhere.invalid"])
def test_an_address_that_is_not_ours(host: str) -> None:
    assert refused("--port", "0", "--host", host).startswith(f"Port 0 of {host} cannot be used: ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--workers", "0"), "--workers is not 0"),
        (("--workers", "-3"), "--workers is not -3"),
        (("--port", "65536"), "--port is 0 to 65535, not 65536"),
        (("--port", "-1"), "--port is 0 to 65535, not -1"),
        (("--origin", "games.example.org"), "https://games.example.org"),
        (("--origin", "https://games.example.org/path"), "https://games.example.org"),
        (("--origin", "ftp://games.example.org"), "https://games.example.org"),
        (("--origin", "https://a:x"), "https://games.example.org"),
    ],
)
def test_flags_that_make_no_sense(words: tuple[str, ...], said: str) -> None:
    assert said in refused(*words, code=2)


def test_stopping_is_left_as_it_was(tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGTERM)
    (tmp_path / "file").touch()
    refused("--port", "0", "--data", str(tmp_path / "file"))
    assert signal.getsignal(signal.SIGTERM) is before


def test_checking_leaves_everything_free(tmp_path: Path) -> None:
    settings = Settings(port=0, data=tmp_path / "data")
    for _ in range(2):
        check(settings)
    with _bind(settings) as port:
        assert port.getsockname()[1] > 0


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 here")
def test_a_port_of_ipv6_can_be_bound() -> None:
    try:
        with _bind(Settings(host="::1", port=0)) as port:
            assert port.family == socket.AF_INET6
    except ValueError as error:
        assert "cannot be used" in str(error)  # noqa: PT017 – some machines have no IPv6 all the same
