"""`manoa puzzles`: making, listing, showing and checking them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminals import run
from manoa.cli.puzzle_making import WORK
from manoa.cli.puzzle_solving import next_of
from manoa.cli.words import LANGUAGES, words_for
from manoa.study.puzzles import ARRIVE, load, read, written

WIDE = {"COLUMNS": "140"}
PLAIN = {**WIDE, "NO_COLOR": "1"}


def test_list_tells_how_many_there_are_of_each_theme() -> None:
    shown = run("puzzles", "list", "lost-cities", env=WIDE).output
    for theme in {puzzle.theme for puzzle in load("lost-cities")}:
        number = sum(puzzle.theme == theme for puzzle in load("lost-cities"))
        assert any(line.split()[:3] == ["lost-cities", theme, str(number)] for line in shown.splitlines())


def test_list_has_a_line_for_each_puzzle_of_a_theme() -> None:
    shown = run("puzzles", "list", "lost-cities", "--theme", "begin-or-wait", env=WIDE).output
    ids = [puzzle.id for puzzle in load("lost-cities") if puzzle.theme == "begin-or-wait"]
    assert sorted(line.split()[0] for line in shown.splitlines()[1:-1]) == ids


def test_show_draws_a_puzzle_and_keeps_the_answer_for_itself() -> None:
    puzzle = load("lost-cities")[0]
    shown = run("puzzles", "show", puzzle.id, env=WIDE).output
    assert puzzle.id in shown
    assert "What do you do?" in shown
    assert all(answer.play[0] in shown for answer in puzzle.answers)
    assert "Best" not in shown
    solved = run("puzzles", "show", puzzle.id, "--solution", "--language", "fr", env=WIDE).output
    assert f"Le mieux : {'; '.join(puzzle.line)}" in solved


@pytest.mark.parametrize("game", ["quest", "island"])
def test_show_draws_every_game(game: str) -> None:
    assert run("puzzles", "show", load(game)[0].id, env=WIDE).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_solved_one_after_the_other(language: str) -> None:
    """Fed by a pipe: nonsense is no answer, the best answer is right, another one wrong, and both are told why."""
    puzzle = next(one for one in load("lost-cities") if one.reason is not None)
    words = words_for("lost-cities", language)
    best, worse = (answer.play[0] for answer in puzzle.answers[:2])
    said = [("puzzle-right", (best,)), ("puzzle-wrong", (worse,))]
    for sentence, answers in said:
        lines = ["99", *answers, "", "q"]
        solved = run("puzzles", "solve", puzzle.id, "--language", language, lines=lines, env=PLAIN)
        assert solved.exit_code == 0
        assert "\x1b" not in solved.output
        assert words.about("theme", puzzle.theme) in solved.output
        assert words.say("refusal-no-answer", text="99", last=len(puzzle.answers)) in solved.output
        assert words.say(sentence) in solved.output
        assert words.reason(puzzle.reason or {}, [words.say("you")] * 2, puzzle.seat)[:20] in solved.output
        assert words.say("puzzle-best", line="; ".join(puzzle.line)) in solved.output
        assert solved.output.endswith(f"{words.say('puzzles-solved', solved=int(answers == (best,)), tried=1)}\n")


def test_a_way_to_el_dorado_is_walked_step_by_step() -> None:
    puzzle = next(one for one in load("quest") if one.goal == ARRIVE)
    first, *others = puzzle.line
    walked = run("puzzles", "solve", puzzle.id, lines=["fly", first, "undo", first, ", ".join(others), "q"], env=PLAIN)
    assert "'fly' is not an action in Quest" in walked.output
    assert "\nRight.\n" in walked.output
    assert "Solved 1 of 1 puzzle." in walked.output
    given_up = run("puzzles", "solve", puzzle.id, lines=["end turn", "q"], env=PLAIN)
    assert "\nNot the best.\n" in given_up.output
    assert run("puzzles", "solve", puzzle.id, env=PLAIN).output.endswith("Solved 0 of 0 puzzles.\n")


def test_harder_puzzles_follow_right_answers_and_easier_ones_wrong_answers() -> None:
    some = sorted(load("island")[:9], key=lambda one: one.rating)
    for right, place in ((True, 5), (False, 3)):
        assert next_of([*some[:4], *some[5:]], some[4].rating, right) is some[place]
    assert next_of(some[:2], some[4].rating, True) is some[1]
    assert next_of([], 1200, True) is None


def test_check_tells_how_many_hold(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    some = load("lost-cities")[:2]
    file.write_bytes(written(some))
    assert run("puzzles", "check", str(file)).output == "2 of 2 hold, 0 are unclear, 0 are wrong, 0 are broken.\n"
    (broken,) = read(written(some[:1]))
    broken.line = ["nonsense"]
    file.write_bytes(written([broken]))
    found = run("puzzles", "check", str(file))
    assert found.exit_code == 1
    assert f"{broken.id} is broken: " in found.output
    kept = tmp_path / "kept.jsonl"
    assert run("puzzles", "check", str(file), "-o", str(kept)).exit_code == 0
    assert read(kept.read_bytes()) == []


def test_make_writes_a_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "made.jsonl"
    told = run("puzzles", "make", "lost-cities", "--seed", "3", "--count", "9", "--games", "2", "-o", str(file)).output
    puzzles = read(file.read_bytes())
    assert f"{len(puzzles)} puzzle" in told
    assert "2 games with" in told
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("make", "chess", "-o", "x"), "There is no game 'chess'; there are: island, lost-cities, quest."),
        (("make", "quest", "--count", "0", "-o", "x"), "--count is a number from 1 to 10000, not 0."),
        (("make", "quest", "--seed", "-1", "-o", "x"), "--seed is a number from 0 to"),
        (("make", "quest", "--threads", "0", "-o", "x"), "--threads is a number from 1 to 1024, not 0."),
        (("make", "quest", "-o", "/no/such/folder/x"), "There is no folder /no/such/folder to save x in."),
        (("list", "chess"), "There is no game 'chess'; there are: island, lost-cities, quest."),
        (("list", "quest", "--theme", "chess"), "There is no theme 'chess'; there are:"),
        (("solve", "chess"), "There is no game 'chess'; there are: island, lost-cities, quest."),
        (("solve", "lc-nothing"), "There is no puzzle 'lc-nothing'; see `manoa puzzles list`."),
        (
            ("solve", "quest", "--theme", "chess"),
            "There are no puzzles of the theme 'chess'; see `manoa puzzles list`.",
        ),
        (("show", "lc-nothing"), "There is no puzzle 'lc-nothing'; see `manoa puzzles list`."),
        (("check", "/no/such/file"), "There is no file /no/such/file."),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    refused = run("puzzles", *words)
    assert refused.exit_code in (1, 2)
    assert sentence in refused.output


def test_what_is_no_file_of_puzzles_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for text, sentence in (
        ("hello", "is not a file of puzzles: "),
        ("", "is empty."),
        ("{}", "missing required field"),
    ):
        file.write_text(text)
        refused = run("puzzles", "check", str(file))
        assert refused.exit_code == 1
        assert sentence in refused.output
    refused = run("puzzles", "make", "quest", "--theme", "gold", "-o", str(tmp_path / "y"))
    assert refused.exit_code == 2
    assert "no theme 'gold'" in refused.output
    work = tmp_path / f"x{WORK}"
    work.write_text("hello\n")
    refused = run("puzzles", "make", "lost-cities", "-o", str(tmp_path / "x"))
    assert refused.exit_code == 1
    assert "is no file of work in progress" in refused.output
