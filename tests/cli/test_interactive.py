"""A person at a terminal: completion, Ctrl-C, handing over, stepping through a match."""

from __future__ import annotations

import json
import re
from pathlib import Path
from unittest.mock import Mock

import pytest

import manoa
from cli.terminals import ESCAPE, Person, play
from manoa.cli.files import Saved
from manoa.cli.replaying import Viewer

CALLED = "Nestor"  # the bot of this deal
NEW = ("play", "lost-cities", "--seed", "7", "--first-player", "oldest")
CTRL_C, CTRL_D, CTRL_U, TAB, ENTER = "\x03", "\x04", "\x15", "\t", "\r"


def test_completion_and_leaving_with_ctrl_c(tmp_path: Path) -> None:
    with Person(*NEW, folder=tmp_path) as person:
        person.sees("Your move:")
        person.types(f"p{TAB}{TAB}")
        person.sees("play Yx play Y2 play Y9")
        person.sees("Your move: play")
        person.types(f"{CTRL_U}hi{TAB}{ENTER}")
        person.sees("would choose: ")
        person.sees("Your move:")
        person.types(f"9{ENTER}")
        person.sees("You discarded ")
        person.sees("Your move:")
        person.types(f"DR{TAB}{ENTER}")
        person.sees("You drew ")
        person.sees("Your move:")
        person.types(CTRL_C)
        person.sees("Save the match?")
        person.types(f"kept.json{ENTER}")
        assert person.leaves() == 130
    assert "Traceback" not in person.raw
    assert json.loads((tmp_path / "kept.json").read_text())["actions"][1] == "draw"


def test_ctrl_c_twice_leaves_without_saving(tmp_path: Path) -> None:
    with Person(*NEW, folder=tmp_path, NO_COLOR="1") as person:
        person.sees("Your move:")
        person.types(f"1{ENTER}")
        person.sees("You laid ")
        person.sees("Your move:")
        person.types(CTRL_C)
        person.sees("Save the match?")
        person.types(CTRL_C)
        assert person.leaves() == 130
    assert "Traceback" not in person.raw
    assert list(tmp_path.iterdir()) == []
    assert not re.search(r"\x1b\[(1|2|3\d|9\d)m", person.raw), "colours, bold or dim in spite of NO_COLOR"


def test_between_people_the_screen_is_cleared(tmp_path: Path) -> None:
    with Person(*NEW, "--hotseat", folder=tmp_path) as person:
        person.sees("Pass the keyboard to seat 0, then press Enter.")
        assert "yellow" not in person.screen
        person.types(ENTER)
        person.sees("Seat 0, your move:")
        person.types(f"1{ENTER}")
        person.sees("Seat 0, your move:")
        person.types(f"draw{ENTER}")
        person.sees("Pass the keyboard to seat 1, then press Enter.")
        assert "\x1b[2J" in person.raw
        assert "\x1b[3J" in person.raw
        person.types(ENTER)
        person.sees("Seat 1, your move:")
        person.types(CTRL_D)
        person.sees("left unfinished after 2 steps")
        person.sees("Save the match?")
        person.types(f"y{ENTER}")
        assert person.leaves() == 0
    [file] = tmp_path.iterdir()
    assert re.fullmatch(r"lost-cities-\d{4}-\d\d-\d\d-1\.manoa\.json", file.name)


def test_on_a_common_screen_nothing_of_quest_scrolls_away(tmp_path: Path) -> None:
    new = ("play", "quest", "--seed", "7", "--starting-player", "0", "--players", "3", "--bot", "random")
    with Person(*new, folder=tmp_path, COLUMNS="100", LINES="45") as person:
        for typed in ("1", "explorer B26", "buy scout traveler", "end turn"):
            person.sees("end turn")
            person.sees("Your move:")
            person.types(typed + ENTER)
        person.sees("end turn  ")
        person.sees("Your move:")
        person.types(CTRL_C)
        person.sees("Save the match?")
        person.types(CTRL_C)
        assert person.leaves() == 130
    screens = [ESCAPE.sub("", screen) for screen in person.raw.split("\x1b[2J")]
    screens = [screen for screen in screens if "Your draw pile" in screen]
    assert len(screens) == 5
    for screen in screens:
        assert screen.split("Your move:")[0].count("\n") < 45


def test_a_bot_that_takes_its_time_says_so(tmp_path: Path) -> None:
    for name, thinks in (("novice", True), ("random", False)):
        with Person(*NEW, "--bot", name, folder=tmp_path) as person:
            person.sees("Your move:")
            person.types("1, draw" + ENTER)
            person.sees("Your move:")
            person.types("quit" + ENTER)
            person.sees("Save the match?")
            person.types(ENTER)
            assert person.leaves() == 0
        assert (f"{CALLED} is thinking …" in person.raw) == thinks
        assert f"You play against {CALLED} ({name})." in person.raw


def test_replay_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play("--save", str(file), lines=["1", "draw"] * 3)
    with Person("replay", str(file), folder=tmp_path) as person:
        for typed, step in [("", 0), ("", 1), ("n", 2), ("b", 3), ("7", 2), ("99", 7)]:
            person.sees(f"After {step} of 12 steps.")
            person.sees("q: leave.")
            person.types(typed + ENTER)
        person.sees("Steps are numbered 0 to 12.")
        person.sees("q: leave.")
        person.types(CTRL_C)
        assert person.leaves() == 130
    assert "Traceback" not in person.raw


def test_replay_takes_the_words_that_the_table_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = manoa.game("quest").start(seed=1)
    viewer = Viewer(Saved(match, ["Ann", "Bob"]), seat=0, language="en")
    viewer.terminal.interactive = True
    monkeypatch.setattr(viewer.terminal, "ask", Mock(side_effect=["zz", "Market", "q"]))
    viewer.replay()
    output = " ".join(capsys.readouterr().out.split())
    before, after = output.split("The words names, map, market and cards change the picture.")
    assert "No room for the market: write market." in before
    assert "Reserve, closed" in after
    viewer.switches = frozenset()
    viewer.show(0)
    assert "write m" not in capsys.readouterr().out  # where nobody is asked, all is shown


def test_replay_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    for answer in ("q", "QUIT", EOFError()):
        viewer = Viewer(Saved(manoa.game("lost-cities").start(), ["Ann", "Bob"]), seat=0, language="en")
        monkeypatch.setattr(viewer.terminal, "ask", Mock(side_effect=[answer]))
        viewer.terminal.interactive = True
        viewer.replay()
