"""The same games on a Ray cluster, one of whose processes is killed."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from arena.contests import ODD, Here, lost_cities, results
from arena.odd_bots import FLAG
from cli.terminals import run
from manoa.arena import Run
from manoa.arena.local import Local

# Not imported here: that takes longer than to find all tests of a folder.
pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray for this platform")

TESTS = Path(__file__).parent.parent
GAMES = 12


def test_an_address_where_nobody_listens_is_refused_at_once() -> None:
    from manoa.arena.cluster import Cluster

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and never listens
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(ValueError, match="no Ray cluster at"):
            Cluster(address)


def test_the_command_line_hands_the_address_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the games are played there: here by an engine that stands in for the cluster."""
    asked: list[str] = []

    class Known(Local):
        def __init__(self, address: str) -> None:
            asked.append(address)
            super().__init__(1)

    monkeypatch.setattr("manoa.arena.cluster.Cluster", Known)
    words = ("arena", "careful", "random", "--game", "lost-cities", "--options", "rounds=1", "--games", "2")
    done = run(*words, "--ray", "10.0.0.7:6379")
    assert (done.exit_code, asked) == (0, ["10.0.0.7:6379"]), done.output
    assert "2 games" in done.output


@pytest.mark.waits
def test_a_cluster_that_loses_a_process_plays_what_one_machine_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flag, file = tmp_path / "killed", tmp_path / "results"
    monkeypatch.setenv(FLAG, str(flag))
    plan = lost_cities("careful", f"{ODD}Orphan")
    surroundings = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": str(TESTS)}
    words = [sys.executable, "-m", "arena.on_cluster", msgspec.json.encode(plan).decode(), str(GAMES), str(file)]
    done = subprocess.run(words, env=surroundings, capture_output=True, cwd=tmp_path, timeout=300)
    assert done.returncode == 0, done.stderr.decode()
    assert flag.exists()
    here = Run(plan, GAMES)
    Here().play(here)
    found = json.loads(file.read_text())
    assert found["hands"] == 2
    assert found["results"] == json.loads(msgspec.json.encode(results(here)))
    assert all(game["fault"] is None for game in found["results"])
