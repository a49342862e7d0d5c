"""The command itself: quick to answer, clear about what there is."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import manoa
from cli.terminals import COMMAND, QUICK, hear_interrupts, run, start

HEAVY = ("numba", "numpy", "rich", "prompt_toolkit")


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; sys.argv = ['manoa', '--help']\n"
        "from manoa.cli import main\n"
        "try: main()\n"
        f"finally: print([name for name in {HEAVY} if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.rstrip().endswith("[]")
    assert "play" in shown
    assert "replay" in shown


def test_version() -> None:
    assert run("--version").output == f"manoa {manoa.__version__}\n"


def test_without_a_command_there_is_help() -> None:
    assert "Commands:" in run().output


def test_unknown_command() -> None:
    result = run("fly")
    assert result.exit_code == 2
    assert "No such command 'fly'" in result.output


def test_a_pipe_without_colours_or_symbols() -> None:
    done = start("play", "lost-cities", "--seed", "7", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "The input ended. The match is left unfinished after" in done.stdout
    assert "\x1b" not in done.stdout
    assert "? yellow" in done.stdout


def test_an_interrupt_in_a_pipe_saves_and_leaves(tmp_path: Path) -> None:
    words = ("play", "lost-cities", "--seed", "7", "--seat", "0", "--save", "kept.json")
    with subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, **QUICK},
        preexec_fn=hear_interrupts,
    ) as process:
        assert process.stdout is not None
        while not process.stdout.readline().startswith(b"discard"):
            pass
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read().decode()
    assert process.returncode == 130
    assert rest.endswith("Saved in kept.json.\nGo on with: manoa resume kept.json --seat 0\n")
    assert json.loads((tmp_path / "kept.json").read_text())["game"] == "lost-cities"


@pytest.mark.parametrize("game", manoa.games())
def test_games_lists_every_game_with_its_options(game: str) -> None:
    shown = " ".join(run("games").output.split())
    book = manoa.game(game).book
    assert f"{game}: {book.title}, for " in shown
    for name, option in book.options.items():
        assert f"--{name.replace('_', '-')} " in shown
        assert f"{option.about} [{str(option.default).lower()}]" in shown


def test_games_tells_how_many_can_play() -> None:
    assert "2 players, 3 with --three-players" in run("games").output


def test_bots_lists_those_of_a_game() -> None:
    from manoa.bots import bots_for, quick_bots

    names, usual = ", ".join(bots_for("lost-cities")), quick_bots("lost-cities")[-1]
    assert f"lost-cities: {names}; {usual} unless you name another\n" in run("bots", "lost-cities").output
    for game in manoa.games():
        assert f"{game}: random" in run("bots").output


def test_bots_of_no_game() -> None:
    result = run("bots", "chess")
    assert result.exit_code == 2
    assert result.output.startswith("There is no game 'chess'; there are: ")
