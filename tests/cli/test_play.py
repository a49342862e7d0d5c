"""Playing through a pipe, line by line."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

import manoa
from cli.terminals import BOT, finished, play, run
from manoa.cli.terminal import WIDEST


def hand(output: str) -> list[str]:
    """The cards of the first hand that is shown."""
    line = next(line for line in output.splitlines() if re.match(r"  hand +[A-Z]", line))
    return line.split()[1:]


def test_the_result_is_that_of_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = play("--rounds", "1", "--bot", "random", "--save", str(file), lines=["2", "1"] * 1000)
    match = manoa.replay(json.loads(file.read_text()))
    assert match.over
    totals = " +".join(str(score).replace("-", "−") for score in match.scores)
    assert re.search(f"Total +{totals}", result.output)
    assert ("You win." in result.output) == (match.placings == [1, 2])


def test_a_whole_match_by_numbers() -> None:
    result = play(lines=itertools.repeat("1", 5000))
    assert result.exit_code == 0
    assert re.search(r"^(You win|\w+ wins|You and \w+ share the win)\.$", result.output, re.MULTILINE)
    for number in (1, 2, 3):
        assert re.search(rf"Round {number} ends: You −?\d+, \w+ −?\d+\.\n", result.output)
        assert re.search(rf"Round {number}( +−?\d+){{2}}\s*\n", result.output)


def test_the_same_seed_gives_the_same_match() -> None:
    lines = ["1", "1"] * 12
    assert play(lines=lines).output == play(lines=lines).output


def test_a_move_by_notation_in_any_case() -> None:
    card = hand(play().output)[0]
    result = play(lines=[f"  DISCARD   {card.lower()} "])
    assert f"You discarded {card}.\n" in result.output


@pytest.mark.parametrize(
    "line", ["1" * 5000, "fly", "play", "17", "0", "-1", "1 2", "play Z9", "draw", "٣", "\x1b[31m", "[red]"]
)
def test_what_is_no_move_changes_nothing(line: str) -> None:
    result = play(lines=[line])
    assert result.exit_code == 0
    assert "left unfinished after 0 steps" in result.output
    assert result.output.count("Your move: ") == 1
    said = result.output.split("Your move: ")[1].splitlines()[1]
    assert said.endswith(".")


def test_an_empty_line_draws_the_table_anew() -> None:
    assert play(lines=[""]).output.count("deck 44") == 2


def test_odd_bytes_are_no_move() -> None:
    from typer.testing import CliRunner

    from manoa.cli.app import app

    result = CliRunner().invoke(app, ["play", "lost-cities"], input="☃ ﷽ \0\n")
    assert result.exit_code == 0
    assert "is not an action in Lost Cities" in result.output


def test_what_the_bot_does_is_told() -> None:
    result = play(lines=["1", "draw", "quit"])
    after = result.output.split("Your move: draw\n")[1]
    assert re.search(r"You drew [A-Z]\w+ from the deck\.\n", after)
    assert re.search(r"\n[A-Z]\w+ (laid|discarded) [A-Z]\w+ and (drew from the deck|took \w+ .*)\.\n", after)


def test_undo_takes_the_own_step_back() -> None:
    card = hand(play().output)[0]
    before, _, after = play(lines=[f"discard {card}", "undo"]).output.partition("Your move: undo")
    assert f"Taken back: discard {card}." in after
    assert hand(after) == hand(before)
    assert "after 0 steps" in after


def test_undo_shows_again_what_was_told_before() -> None:
    lines = ["1", "draw", "1", "undo"]
    output = play(lines=lines).output
    once, again = output.split("Your move: draw\n")[1], output.split("Your move: undo\n")[1]
    assert once.split("\n\n")[2] == again.split("\n\n")[2]


def test_a_single_move_has_one_number() -> None:
    result = play("--hotseat", lines=["1", "2", "help"])
    assert "There is one move, number 1; there is no 2." in result.output
    assert "A move is its number, 1, or its notation, such as: draw" in result.output


def test_undo_with_nothing_to_undo() -> None:
    assert "There is no step to take back." in play(lines=["undo"]).output


def test_undo_leaves_the_steps_of_bots_alone() -> None:
    result = play(lines=["1", "draw", "undo"])
    assert re.search(r"\w+ has moved since, and that stands\.", result.output)
    assert "after 4 steps" in result.output


def test_undo_is_refused_once_a_card_was_drawn() -> None:
    result = play("--hotseat", lines=["1", "draw", "undo"])
    assert "The last step revealed something hidden or ended the turn, so it stands." in result.output


def test_hint_names_a_legal_move() -> None:
    result = play(lines=["hint"])
    [move] = re.findall(r"would choose: (.*)", result.output)
    assert f" {move.split()[-1]}." in play(lines=[move]).output.split(f"Your move: {move}\n")[1]


def test_why_says_why_not() -> None:
    held = hand(play().output)
    missing = next(card for card in ("R10", "G10", "Y10") if card not in held)
    result = play(lines=["why draw", f"why play {missing}", f"WHY play {held[0]}", "why 1", "why", "why fly"])
    assert "First play or discard a card; drawing comes after it (LC-3)." in result.output
    assert f"{missing} is not in your hand" in result.output
    assert result.output.count("That is allowed now.") == 2
    assert "Write a move after it: why play" in result.output
    assert "'fly' is not an action in Lost Cities" in result.output
    assert "after 0 steps" in result.output


def test_log_tells_everything_so_far() -> None:
    result = play(lines=["1", "draw", "1", "draw", "log", "quit"])
    output = result.output.split("Your move: log\n")[1].split("Your move: quit")[0]
    assert len(output.splitlines()) == 4
    assert len(re.findall("^You .* and drew ", output, re.MULTILINE)) == 2
    assert "Nothing has happened yet." in play(lines=["log"]).output


def test_help_explains_every_word() -> None:
    output = play(lines=["help"]).output
    for word in ("undo", "hint", "why", "log", "save", "quit"):
        assert re.search(rf"^  {word} +\w", output, re.MULTILINE)


def test_quit_leaves() -> None:
    result = play(lines=["1", "quit", "draw"])
    assert result.exit_code == 0
    assert result.output.endswith("The match is left unfinished after 1 step.\n")


def test_the_other_seat() -> None:
    result = play("--seat", "1")
    assert re.search(r"^\w+ (laid|discarded) \w+ and drew from the deck\.$", result.output, re.MULTILINE)
    assert "You" in result.output


def test_hotseat_asks_every_seat_and_does_not_wait_in_a_pipe() -> None:
    result = play("--hotseat", lines=["1", "draw", "1", "draw"])
    assert result.output.count("Seat 0, your move: ") == 2
    assert result.output.count("Seat 1, your move: ") == 2
    assert "Pass the keyboard" not in result.output


def test_three_players() -> None:
    result = play("--three-players", "--bot", "random", lines=["1", "draw"])
    against = re.search(rf"^You play against ({BOT}) \(random\) and ({BOT}) \(random\)\.$", result.output, re.MULTILINE)
    assert against
    for name in ("You", *against.groups()):
        assert re.search(rf"^{name} +", result.output, re.MULTILINE)
    assert re.search(rf"^{against[2]} (laid|discarded) \w+ and (drew|took) ", result.output, re.MULTILINE)


def test_no_escape_codes_without_colour() -> None:
    assert "\x1b" not in play().output
    assert "\x1b" not in play(env={"FORCE_COLOR": "1", "NO_COLOR": "1"}).output
    assert "\x1b[" in play(env={"FORCE_COLOR": "1"}).output


@pytest.mark.parametrize("columns", ["80", "200"])
def test_no_line_is_too_wide(columns: str) -> None:
    lines = ["1", "draw", "9", "take Y", "draw"] * 12
    result = play("--expeditions", "6", "--show-discards", "all", lines=lines, env={"COLUMNS": columns})
    refused = re.compile(r"\(LC-[\d.]+\)\.$")  # a sentence, which stays one line in a pipe
    shown = [line for line in result.output.splitlines() if not refused.search(line)]
    assert max(map(len, shown)) <= min(int(columns), WIDEST)


def test_nothing_hidden_is_told(tmp_path: Path) -> None:
    """Every screen names at most the cards that the seat may know."""
    file = tmp_path / "match.json"
    output = play("--bot", "random", "--save", str(file), lines=["1", "draw"] * 8).output
    match = manoa.replay(json.loads(file.read_text()))
    screens = output.split("deck ")[1:]
    assert len(screens) == 17
    steps = [step for step in range(len(match.steps) + 1) if match.at(step).player == 0]
    for screen, step in zip(screens, steps, strict=True):
        now = match.at(step)
        theirs = set(now.view(1)["hand"]) - set(now.view(1)["known"][1])
        open_cards = set(re.findall(r"[YBWGR](?:x|10|[2-9])", json.dumps([now.view(0), now.log(0)])))
        assert not (theirs - open_cards) & set(re.findall(r"\b[YBWGR](?:x|10|[2-9])\b", screen))


def test_a_game_without_a_drawing_of_its_own_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoa.cli.boards.registry.BOARDS", {})
    result = play("--rounds", "1", lines=itertools.repeat("1", 2000))
    assert result.exit_code == 0
    assert re.search(r"^discards *\n  yellow +size 0, top –", result.output, re.MULTILINE)
    assert re.search(r"^You −?\d+, \w+ −?\d+$", result.output, re.MULTILINE)
    assert re.search(r"(wins?|win)\.$", result.output, re.MULTILINE)


def test_resume_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    play("--save", file, lines=["1", "draw"])
    before = json.loads(Path(file).read_text())
    result = run("resume", file, lines=["1", "draw"])
    assert result.exit_code == 0
    after = json.loads(Path(file).read_text())
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert len(after["actions"]) == len(before["actions"]) + 4


def test_leaving_tells_how_to_go_on_with_the_same_bots(tmp_path: Path) -> None:
    file = tmp_path / "a b.json"
    seated = play("--bot", "random", "--seat", "1", "--save", str(file))
    assert seated.output.endswith(f"Go on with: manoa resume '{file}' --bot random --seat 1\n")
    assert play("--hotseat", lines=["1", f"save {file}"]).output.endswith(f"resume '{file}' --hotseat\n")
    assert "Go on with" not in play(lines=["1"]).output


def test_resume_of_a_match_that_is_over(tmp_path: Path) -> None:
    result = run("resume", finished(tmp_path / "match.json"))
    assert result.exit_code == 2
    assert result.output == "This match is over; `manoa replay` shows it.\n"
