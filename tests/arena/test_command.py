"""`manoa arena` at the command line."""

from __future__ import annotations

import errno
import json
import re
import signal
from pathlib import Path

import msgspec
import pytest

import manoa
from arena.contests import ODD, lost_cities, plan_of, simulated
from arena.test_ledger import run_on
from cli.terminals import Person, run, start
from manoa.arena.ledger import Ledger
from manoa.cli.refusal import WRONG_FILE

SHORT = ("--game", "lost-cities", "--options", "rounds=1")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games that were kept."""
    place = tmp_path_factory.mktemp("arena") / "kept.gz"
    run_on(place, lost_cities("careful", "random"), 6)
    return place


def test_bots_play_and_all_is_told_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = (
        "arena",
        "careful",
        "random",
        *SHORT,
        "--games",
        "4",
        "--workers",
        "1",
        "--out",
        "a.gz",
        "--report",
        "a.html",
    )
    done = run(*words)
    assert done.exit_code == 0, done.output
    assert re.search(r"careful +4 +4 +0 +\+\d+", done.output)
    assert re.search(r"careful – random +4 +4 +0 +0 +100.0 %", done.output)
    assert "4 games" in done.output
    assert "<!doctype html>" in Path("a.html").read_text()
    again = run(*words)
    assert again.exit_code == 0
    assert "a.gz has 4 games already" in again.output


def test_margins_with_average_luck_stand_beside_the_others(tmp_path: Path) -> None:
    words = ("arena", "careful", "random", *SHORT, "--games", "4", "--workers", "1", "--luck", "2")
    done = run(*words, "--report", str(tmp_path / "a.html"), env={"COLUMNS": "160"})
    assert done.exit_code == 0, done.output
    assert "with average luck" in done.output
    assert re.search(r"careful – random +4 .* 100.0 % +0.0 +\+[\d.]+ +[\d.]+ +\+[\d.]+ +[\d.]+", done.output)
    assert "with average luck" in (tmp_path / "a.html").read_text()


def test_long_names_are_shown_whole_in_a_narrow_terminal() -> None:
    words = ("arena", "random", f"{ODD}Plain", *SHORT, "--games", "2", "--workers", "1")
    shown = run(*words, env={"COLUMNS": "70"}).output
    assert "…" not in shown
    assert f"{ODD}Plain" in re.sub(r"( +[-+−\d.]+)* *\n", "", shown)


def test_show_tells_what_was_kept(file: Path, tmp_path: Path) -> None:
    shown = run("arena", "show", str(file), "--report", str(tmp_path / "page.html"))
    assert shown.exit_code == 0
    assert "6 games" in shown.output
    assert (tmp_path / "page.html").exists()


def test_a_report_on_games_that_do_not_replay_is_refused_in_a_sentence(tmp_path: Path) -> None:
    plan, place, page = plan_of(2), tmp_path / "old.gz", tmp_path / "page.html"
    odd = [msgspec.structs.replace(outcome, actions=[9999]) for outcome in simulated(plan, 2, lambda _: (1, 0))]
    Ledger.open(place, plan)[0].append(odd)
    shown = run("arena", "show", str(place), "--report", str(page))
    assert shown.exit_code == WRONG_FILE
    assert shown.output.endswith("does not replay under version 1 of the rules.\n")
    assert not page.exists()


def test_a_game_comes_out_as_a_record(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.json"
    done = run("arena", "record", str(file), "3", "-o", str(out))
    assert done.exit_code == 0
    assert "careful against random" in done.output
    assert manoa.replay(json.loads(out.read_text())).over
    shown = run("show", str(out))
    assert shown.exit_code == 0
    assert re.search(r"The match ends: careful −?\d+, random −?\d+", shown.output)


def test_what_a_bot_does_wrong_is_told_once_and_nothing_is_counted_of_such_games(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ("arena", "random", f"{ODD}Raise", *SHORT, "--games", "4", "--workers", "1", "--report", str(page))
    done = run(*words, env={"COLUMNS": "140"})
    assert done.exit_code == 0, done.output
    assert f"Game 1 and 3 more games lost by {ODD}Raise: failed with KeyError: 'no idea'" in done.output
    assert done.output.count("KeyError") == 1
    assert "4 games, 0.0 % of games ended by a limit." in done.output
    assert re.search(rf"^random – {ODD}Raise +4 +4 +0 +0 +100.0 % +0.0 *$", done.output, re.MULTILINE)
    assert "<dt>turns a game</dt><dd>–</dd>" in page.read_text()
    assert '<span class="share">100 %</span><small>+4 =0 −0</small></td>' in page.read_text()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["careful", *SHORT], "at least 2 bots"),
        (["careful", "nobody", *SHORT], "no bot 'nobody'"),
        (["careful", "random", "--game", "chess"], "chess"),
        (["careful", "random", "--game", "lost-cities", "--options", "rounds=9"], "rounds"),
        (["careful", "random", "--game", "lost-cities", "--options", "route=first"], "no option '--route'"),
        (["careful", "random", "--game", "lost-cities", "--options", "rounds"], "name=value"),
        (["careful", "random", *SHORT, "--players", "4"], "not 4"),
        (["careful", "random", *SHORT, "--games", "0"], "--games is at least 1"),
        (["careful", "random", *SHORT, "--workers", "0"], "--workers is at least 1"),
        (["careful", "random", *SHORT, "--decide", "0.7"], "between 0 and 0.5"),
        (["careful", "random", *SHORT, "--seconds-per-move", "0"], "more than 0"),
        (["careful", "random", *SHORT, "--luck", "-1"], "or 0 for not at all"),
        (["careful", "random", *SHORT, "--out", "no/such/folder/a.gz"], "no folder"),
        (["careful", "random", *SHORT, "--report", "no/such/folder/a.html"], "no folder"),
        (["careful", "random", *SHORT, "--report", "/"], "/ is a folder; a report is saved in a file."),
        (["careful", "random", *SHORT, "--out", "x" * 300], "is not a file name"),
        (["careful", f"{ODD}Idle", *SHORT], "no method `choose`"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(words: list[str], why: str) -> None:
    done = run("arena", *words)
    assert done.exit_code == 2
    assert why in done.output
    assert "Traceback" not in done.output


def test_the_file_of_another_run_is_refused(file: Path) -> None:
    done = run("arena", "careful", f"{ODD}Plain", *SHORT, "--out", str(file))
    assert done.exit_code == 1
    assert "holds another run: bots" in done.output


@pytest.mark.parametrize("words", [["show", "--report"], ["record", "1", "-o"]])
def test_a_place_where_nothing_can_be_written_is_named(
    file: Path, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    word, *rest = words
    done = run("arena", word, str(file), *rest, str(file.parent / "written"))
    assert done.exit_code == 1
    assert done.output.endswith(f"{file.parent / 'written'} cannot be written: No space left on device.\n")
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("word", ["show", "record"])
def test_files_that_are_none_are_refused(word: str, tmp_path: Path) -> None:
    (tmp_path / "other").write_text("hello")
    for name in ("missing", "other", "", "x" * 300):
        done = run("arena", word, str(tmp_path / name), *(["1"] if word == "record" else []))
        assert done.exit_code == 1
        assert name in done.output


def test_a_game_that_was_not_played_is_refused(file: Path) -> None:
    done = run("arena", "record", str(file), "99")
    assert done.exit_code == 1
    assert "there is no game 99" in done.output.lower()
    assert "from 1 to 6" in done.output


def test_help_comes_without_loading_anything() -> None:
    shown = start("arena", "--help")
    assert shown.returncode == 0
    assert all(word in shown.stdout for word in ("run", "show", "record"))


def test_ctrl_c_ends_it_and_keeps_what_was_played(tmp_path: Path) -> None:
    words = ("arena", "random", "random", *SHORT, "--games", "5000", "--workers", "1", "--out", "a.gz")
    with Person(*words, folder=tmp_path, COLUMNS="100") as person:
        person.sees("games")  # the second batch has come in
        person.process.send_signal(signal.SIGINT)
        person.sees("Stopped with")
        person.sees("the same command goes on from a.gz")
        assert person.leaves() == 130
    shown = run("arena", "show", str(tmp_path / "a.gz"))
    assert shown.exit_code == 0
