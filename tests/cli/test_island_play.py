"""Playing the Island through a pipe and at a terminal: places with commas, windows, news, the end."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

import manoa
from cli.islands import play, ready
from cli.terminals import BOT, Person, run

pytestmark = pytest.mark.usefixtures("ready")
__all__ = ["ready"]


def test_a_turn() -> None:
    result = play(lines=["speed 4", "discover", "1", "end turn"])
    assert result.exit_code == 0
    assert "Choose one die as speed; the other gathers." in result.output
    assert re.search(r"^Your speed: speed 4$", result.output, re.MULTILINE)
    assert re.search(r"^Where the tile goes: 1$", result.output, re.MULTILINE)
    assert re.search(r"^You rolled 6 and 4: speed 4, gathered 6 food\.$", result.output, re.MULTILINE)
    assert re.search(r"^You laid the tile at \(1,0\): water\.$", result.output, re.MULTILINE)
    assert re.search(rf"^{BOT} rolled \d and \d", result.output, re.MULTILINE)


def test_commas_part_moves_but_not_places() -> None:
    result = play(lines=["speed 4, discover, place (1,0), discover", "place (0,1)"])
    assert "after 5 steps" in result.output
    assert "You rolled 6 and 4: speed 4" in result.output
    assert re.search(r"^  0 \S+ +\S+ +≈1,0", result.output, re.MULTILINE)
    result = play(lines=["speed 4", "discover", "place 1,0"])
    assert "after 3 steps" in result.output
    result = play(lines=["speed 4, discover, place (9,9), discover"])
    assert "Played up to discover. Too far: (9,9) is not next to (0,0)" in result.output


def test_a_bot_that_offers_is_answered_out_of_turn() -> None:
    result = play("--seed", "1", lines=["speed 1", "end turn", "refuse"])
    assert re.search(rf"Out of turn: {BOT} offers you", result.output)
    assert re.search(r"^Accept or refuse: refuse$", result.output, re.MULTILINE)


@pytest.mark.parametrize("word", ["map", "more"])
def test_words_that_change_the_drawing(word: str) -> None:
    result = play(lines=["speed 4", "help", word, word.upper()])
    assert re.search(rf"^  {word} +\w", result.output, re.MULTILINE)
    screens = re.split(r"^The Island of El Dorado · ", result.output, flags=re.MULTILINE)[2:]
    plain, changed, again = (screen.partition("Your move")[0].partition("\nYou took")[0] for screen in screens)
    assert plain == again
    assert plain == changed  # in a pipe there is room for everything


def test_to_the_end_of_the_last_round(tmp_path: Path) -> None:
    file = tmp_path / "island.json"
    answers = itertools.cycle(["end turn", "pass", "refuse", "1"])
    result = play("--round-limit", "2", "--save", str(file), lines=itertools.islice(answers, 400))
    match = manoa.replay(json.loads(file.read_text()))
    assert match.over
    assert "After 2 rounds the most shrines count, then the cave’s, then cards." in result.output
    assert re.search(r"^(You win|.+ wins|.+ share the win)\.$", result.output, re.MULTILINE)
    shown = run("show", str(file), env={"COLUMNS": "80"})
    assert " · over" in shown.output
    output = run("replay", str(file), env={"COLUMNS": "80"})
    assert re.search(r"^ +1 Seat 0 took ", output.output, re.MULTILINE)


@pytest.mark.parametrize("columns", ["80", "140"])
def test_no_line_is_too_wide(columns: str) -> None:
    answers = itertools.cycle(["discover", "1", "pass", "refuse", "3", "end turn"])
    result = play(lines=itertools.islice(answers, 60), env={"COLUMNS": columns})
    pattern = re.compile(rf"(You|{BOT}|Your [a-z]+:|Played up to|That |There |[A-Z(].*\.$)")
    assert result.exit_code == 0
    assert max(len(line) for line in result.output.splitlines() if not pattern.match(line)) <= int(columns)


def test_no_escape_codes_without_colour() -> None:
    coloured = play(lines=["speed 4"], env={"FORCE_COLOR": "1"}).output
    bare = play(lines=["speed 4"], env={"FORCE_COLOR": "1", "NO_COLOR": "1"}).output
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == bare


def test_hidden_resources_stay_hidden() -> None:
    result = play("--no-open-resources", lines=["speed 4", "end turn", "refuse", "pass", "log"])
    assert result.exit_code == 0
    seats = re.findall(rf"^[› ] [OWBP] {BOT} +[▲·∩]+ +(\S+) +(\S+) +(\S+) +(\d+) ", result.output, re.MULTILINE)
    assert seats
    assert all(re.fullmatch(r"\?|\d+\+", held) for *row, _ in seats for held in row)


def test_at_a_small_terminal(tmp_path: Path) -> None:
    """The screen of 24 lines shows the map, what is asked and the moves at once."""
    options = ("--players", "2", "--bot", "random", "--seed", "3", "--explorer-side", "front")
    with Person("play", "island", *options, folder=tmp_path, LINES="24") as person:
        screen = person.sees("Your speed:")
        person.types("1\r")
        screen = person.sees("Your move:")
        lines = screen.rpartition("The Island of El Dorado")[2].splitlines()
        assert len(lines) <= 24
        assert any("[" in line and line.startswith("  0 ") for line in lines)
        assert any(" steps left: move, discover, buy" in line for line in lines)
        person.types("end turn\r")
        person.sees("Island")
