"""Playing Quest through a pipe: runs in one line, payments, words, the end."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import manoa
from cli.quests import play, ready
from cli.terminals import BOT, run
from manoa import Match
from manoa.cli import commands
from manoa.games.quest.parts.board import ROUTES
from manoa.play.action import Action

pytestmark = pytest.mark.usefixtures("ready")
__all__ = ["ready"]

BUY = ["explorer B32", "explorer B26", "buy scout traveler", "end turn"]


def test_a_turn() -> None:
    result = play(lines=BUY)
    assert result.exit_code == 0
    assert "You went to B32 with Explorer.\n" in result.output
    assert "Played: 2 Explorer.\n" in result.output
    assert "You bought Scout with Traveler.\n" in result.output
    assert re.search(r"^You ended the turn and drew \w+", result.output, re.MULTILINE)
    assert re.search(rf"^{BOT} .*ended the turn and drew \d cards?\.$", result.output, re.MULTILINE)


def test_a_run_is_played_as_a_whole_or_not_at_all() -> None:
    result = play(lines=["explorer B32 B26 B19"])
    assert re.search(r"^B26 needs 1 machete", result.output, re.MULTILINE)
    assert "left unfinished after 0 steps." in result.output


def test_a_first_step_that_is_refused_changes_nothing() -> None:
    result = play(lines=["explorer B5 B6", "scout B32 B26", "explorer fly away"])
    assert "B5 is not next to B37, where your piece stands (Q-4.1)." in result.output
    assert "Scout is not in your hand" in result.output
    assert "after 0 steps" in result.output


def test_several_cards_are_paid_and_discarded_at_once() -> None:
    result = play(lines=["buy jack-of-all-trades", "pay traveler explorer explorer", "discard sailor sailor"])
    assert "To pay: $2 for Jack of all Trades." in result.output
    assert "You bought Jack of all Trades.\n" in result.output
    assert "Played up to discard sailor. Sailor is not in your hand; your hand is empty (Q-1.3)." in result.output
    assert "after 5 steps" in result.output


def test_more_than_the_price_is_not_taken() -> None:
    result = play(lines=["buy scout traveler explorer"])
    assert "Played up to pay traveler. There is nothing to pay now" in result.output
    assert "after 2 steps" in result.output


def test_two_pieces_run_by_their_numbers() -> None:
    result = play(lines=["explorer B32", "explorer 2 B31 B25", "why explorer 1 B32"], players=2)
    assert "Which of your two pieces? Write explorer 1 B32 or explorer 2 B32." in result.output
    assert re.search(r"^B25 needs 1 paddle", result.output, re.MULTILINE)
    assert "after 0 steps" in result.output


def test_why_explains_the_steps_of_a_run() -> None:
    lines = ["why explorer B32 B26", "why explorer B32", "why go B32", "why buy pioneer", "why traveler B32 B26"]
    result = play(lines=lines)
    assert "B26 needs 1 machete" in result.output
    assert result.output.count("That is allowed now.") == 1
    assert "Pioneer lies in the reserve, which is closed" in result.output
    assert "B32 needs 1 machete, Traveler gives 1 coin (Q-4.2)." in result.output
    assert "after 0 steps" in result.output


def test_a_line_ends_with_the_turn() -> None:
    """Steps after the last of a turn are not played for the next seat."""
    match = manoa.game("quest", starting_player=0).start(players=3, seed=7)
    session = Mock(match=match, note="", moves=[])
    session.board.expand = lambda _: ["end turn", "end turn"]
    commands._play(session, 0, "end turn end turn")
    assert len(match.steps) == 1
    assert match.player == 1


def test_several_moves_in_a_line() -> None:
    result = play(lines=["explorer B32, explorer B26, buy scout traveler, end turn, end turn"])
    assert "left unfinished after" in result.output
    assert len(re.findall(r"^You .*ended the turn", result.output, re.MULTILINE)) == 1
    told = "You went to B32 with Explorer, B26 with Explorer, bought Scout with Traveler, ended the turn and drew "
    assert told in result.output
    result = play(lines=["1, 1, 99, 1", "explorer B33,, ,", ","])
    assert re.search(r"Played up to go B26\. The moves are numbered 1 to \d; there is no 99\.", result.output)
    assert "after 4 steps" in result.output


def test_moves_by_numbers_follow_the_list() -> None:
    shown = play(lines=["1", "undo", "4"]).output
    assert "You went to B32 with Explorer." in shown
    assert "Taken back: play explorer, go B32." in shown
    assert "To pay: $2 for Jack of all Trades." in shown
    assert re.search(
        r"^explorer +1\) B32▸ ♣1 +2\) B33 ♣1 *\nbuy +3\) scout for 1 +4\) jack-of-all-trades for 2", shown, re.M
    )


@pytest.mark.parametrize("word", ["names", "map", "market", "cards"])
def test_words_that_change_the_drawing(word: str) -> None:
    result = play(lines=["help", word, word.upper(), f"{word} of all"])
    assert re.search(rf"^  {word} +\w", result.output, re.MULTILINE)
    screens = result.output.split("The Quest for El Dorado · ")[1:]
    assert len(screens) == 3
    assert "is not an action in Quest" in screens[-1]
    plain, changed, again = (screen.split("Your draw pile")[0] for screen in screens)
    assert plain == again
    assert (changed != plain) == (word == "names")  # in a pipe there is room for everything


def test_cards_are_called_by_their_names_in_the_log() -> None:
    result = play(lines=["buy jack-of-all-trades traveler explorer explorer", "log"])
    log = result.output.split("Your move: log\n")[1]
    assert log.startswith("You bought Jack of all Trades with Traveler and 2 × Explorer.")
    assert "jack_of_all_trades" not in result.output


def test_replay_tells_by_the_same_names(tmp_path: Path) -> None:
    file = tmp_path / "quest.json"
    play("--save", str(file), lines=["buy jack-of-all-trades traveler explorer explorer"])
    output = run("replay", str(file)).output
    assert "   1 Seat 0 chose to buy Jack of all Trades.\n" in output
    assert "Seat 0 bought Jack of all Trades.\n" in output
    assert "First game" in run("show", str(file), "--seat", "0").output


def test_a_match_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "quest.json"
    options = ("--round-limit", "3", "--save", str(file))
    result = play(*options, lines=itertools.repeat("end turn", 100))
    match = manoa.replay(json.loads(file.read_text()))
    assert match.over
    assert "The game took 3 rounds." in result.output
    assert re.search(r"^1\. .* \d+ steps to go ", result.output, re.MULTILINE)
    assert re.search(r"^(You win|.+ wins|.+ share the win)\.$", result.output, re.MULTILINE)


@pytest.mark.parametrize(("players", "columns"), [(2, "80"), (4, "80"), (4, "100"), (2, "140")])
def test_no_line_is_too_wide(players: int, columns: str) -> None:
    lines = ["1", "names", "cards", "1", "end turn"] * 3
    result = play("--route", "winding_paths", "--caves", lines=lines, env={"COLUMNS": columns}, players=players)
    pattern = re.compile(rf"(You|{BOT}|Your move|Played up to)\b")
    assert result.exit_code == 0
    assert max(len(line) for line in result.output.splitlines() if not pattern.match(line)) <= int(columns)


def test_no_escape_codes_without_colour() -> None:
    coloured = play(env={"FORCE_COLOR": "1"}).output
    bare = play(env={"FORCE_COLOR": "1", "NO_COLOR": "1"}).output
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == bare


# Routes of one's own


def test_a_route_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**ROUTES["first"], "name": {"en": "My own way"}}))
    kept = tmp_path / "kept.json"
    result = play("--route", str(file), "--save", str(kept), lines=["explorer B32"])
    assert "The Quest for El Dorado · My own way · round 1" in result.output
    assert run("resume", str(kept), lines=["quit"]).exit_code == 0


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("{}", "cannot be used for --route. There is no piece yet: begin with A or B."),
        ("[]", "holds something else."),
        ('"first"', "holds something else."),
        ("{", "is not a route of your own as JSON: line 1 is not JSON."),
        ("[" * 100_000, "it is nested too deeply, or a number in it is too long."),
    ],
)
def test_files_that_hold_no_route(tmp_path: Path, written: str, sentence: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(written)
    result = play("--route", str(file))
    assert result.exit_code in (1, 2)
    assert sentence in result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("nowhere.json", "There is no file nowhere.json."),
        ("/dev/zero", "/dev/zero is no plain file."),
        ("/", "/ is a folder, not a route of your own as JSON."),
        ("nowhere", "--route takes first, hills_of_gold,"),
        ("a\0b.json", "is not a file name."),
        ("x" * 5000, "--route takes first,"),
        ("demon_gorge", "belongs to Heroes & Hexes"),
    ],
)
def test_what_is_neither_a_route_nor_a_file(value: str, sentence: str) -> None:
    result = play("--route", value)
    assert result.exit_code in (1, 2)
    assert sentence in result.output


def test_help_lists_the_routes_without_crowding() -> None:
    shown = run("play", "quest", "--help").output
    assert "--route ID|FILE " in shown
    assert "[first]: first, hills_of_gold, home_stretch," in " ".join(shown.split())
    assert "--starting-player random|0|1|2|3 " in shown
    assert "quest: The Quest for El Dorado, for 2, 3 or 4 players\n" in run("games").output


def test_a_seat_that_begins_has_to_be_there() -> None:
    result = run("play", "quest", "--players", "2", "--starting-player", "3")
    assert result.exit_code == 2
    assert "is for 4 players, not 2" in result.output


def test_asking_why_brings_nothing_to_light(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps before the one in question are tried in a world of the seat's imagination, never in the true match."""
    tried: list[Match] = []
    true_play = Match.play

    def play_there(self: Match, action: Any) -> Action:
        tried.append(self)
        return true_play(self, action)

    monkeypatch.setattr(Match, "play", play_there)
    play(lines=["why discard traveler traveler"])
    assert tried
    assert all(match.seed is None for match in tried), "an imagined match has no seed"
