"""Saved matches: saving, replaying, showing, and files that are none."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

import manoa
from cli.terminals import finished, play, run

BROKEN: dict[str, bytes] = {
    "empty": b"",
    "no JSON": b"{'game': 1}",
    "no text": b"\xff\xfe\x00\x80",
    "a number": b"7",
    "a list": b"[]",
    "another object": b'{"game": "lost-cities"}',
    "deep": b"[" * 100_000,
    "a long number": b"1" * 10_000,
    "nested game": b'{"game": ["lost-cities"]}',
}
SPOILT: dict[str, Any] = {
    "game": "chess",
    "version": 99,
    "options": {"expeditions": 7},
    "players": 5,
    "seed": "00",
    "actions": ["play R5", "play R5"],
}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match of 24 steps."""
    file = tmp_path / "match.manoa.json"
    assert play("--bot", "random", "--save", str(file), lines=["1", "draw"] * 6).exit_code == 0
    return file


def test_save_keeps_the_record(saved: Path) -> None:
    record = json.loads(saved.read_text())
    match = manoa.replay(record)
    assert match.record() == record
    assert len(match.steps) == 24
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_save_without_a_name_finds_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play(lines=["1", "save"])
    result = play(lines=["1", "save", "draw", "save"])
    first, second = sorted(path.name for path in tmp_path.iterdir())
    assert re.fullmatch(r"lost-cities-\d{4}-\d\d-\d\d-1\.manoa\.json", first)
    assert second == first.replace("-1.manoa", "-2.manoa")
    assert result.output.count(f"Saved in {second}.") == 2


def test_save_under_a_name(tmp_path: Path) -> None:
    file = tmp_path / "a b.json"
    assert f"Saved in {file}." in play(lines=["1", f"save {file}"]).output
    assert len(json.loads(file.read_text())["actions"]) == 1


def test_save_where_nothing_can_be_saved(tmp_path: Path) -> None:
    result = play(lines=[f"save {tmp_path}/no/file", f"save {tmp_path}", "1"])
    assert f"The match could not be saved in {tmp_path}/no/file: No such file or directory." in result.output
    assert f"The match could not be saved in {tmp_path}: Is a directory." in result.output
    assert "after 1 step" in result.output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [".", "/", "~nobody-of-that-name/x", "a\0b", "x" * 5000])
def test_save_under_what_is_no_name(name: str) -> None:
    result = play(lines=[f"save {name}", "1"])
    assert re.search(r"could not be saved in|is not a file name\.", result.output)
    assert result.exit_code == 0
    assert "after 1 step" in result.output


def test_saving_never_leaves_half_a_file(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from manoa.cli import files

    def fail(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    before = saved.read_bytes()
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        files.save(manoa.game("lost-cities").start().record(), saved)
    assert saved.read_bytes() == before
    assert list(saved.parent.iterdir()) == [saved]


def test_a_save_that_fails_at_the_end_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("manoa.cli.keeping.save", fail)
    result = play("--save", str(tmp_path / "x"), lines=["1"])
    assert result.exit_code == 1
    assert "could not be saved" in result.output


def test_replay_prints_every_step(saved: Path) -> None:
    lines = run("replay", str(saved)).output.splitlines()
    assert [int(line.split()[0]) for line in lines] == list(range(1, 25))
    assert "Seat 0 laid" in lines[0]
    assert lines[1].endswith("Seat 0 drew from the deck.")


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (["Ann", "Bob"], "Ann"),
        (["fair", "fair"], "fair 0"),
        (["", "Bob"], "Seat 0"),
        (["\x1b[31mAnn", "Bob"], "�[31mAnn"),
        (["A" * 99, "Bob"], "A" * 23 + "…"),
        ("Ann and Bob", "Seat 0"),
    ],
)
def test_seats_are_called_what_the_file_says(saved: Path, names: Any, called: str) -> None:
    saved.write_text(json.dumps({"manoa": "record", "names": names, "record": json.loads(saved.read_text())}))
    assert re.match(rf" +1 {re.escape(called)} laid", run("replay", str(saved)).output)
    assert called in run("show", str(saved)).output


def test_replay_for_a_seat_tells_what_it_drew(saved: Path) -> None:
    assert re.fullmatch(
        r" +2 Seat 0 drew \w+ from the deck\.", run("replay", str(saved), "--seat", "0").output.splitlines()[1]
    )
    assert run("replay", str(saved), "--seat", "1").output.splitlines()[1].endswith("Seat 0 drew from the deck.")


def test_replay_shows_how_rounds_ended(tmp_path: Path) -> None:
    output = run("replay", finished(tmp_path / "match.json")).output
    assert re.search(r"Round 1 ends: .*\n +☼ yellow .* round *\nSeat 0 .*\nSeat 1 ", output)


def test_show_the_last_position(saved: Path) -> None:
    output = run("show", str(saved)).output
    assert "After 24 of 24 steps." in output
    assert "hand 8" in output
    assert output == run("show", str(saved), "--at", "24").output


def test_show_a_position_as_a_seat(saved: Path) -> None:
    match = manoa.replay(json.loads(saved.read_text())).at(10)
    for seat in (0, 1):
        shown = run("show", str(saved), "--at", "10", "--seat", str(seat)).output
        own = match.view(seat)["hand"]
        assert [card for card in shown.split() if card in own and re.match(r"[YBWGR]", card)][: len(own)] != []
        line = next(line for line in shown.splitlines() if re.match(r"  hand +[A-Z]", line))
        assert line.split()[1:] == own


def test_a_spectator_sees_no_hand(saved: Path) -> None:
    shown = run("show", str(saved), "--at", "0").output
    assert not re.search(r"\b[YBWGR](x|10|[2-9])\b", shown)


@pytest.mark.parametrize("at", ["-1", "25", "999999999999999999999"])
def test_show_where_there_is_no_position(saved: Path, at: str) -> None:
    result = run("show", str(saved), "--at", at)
    assert result.exit_code == 2
    assert result.output == f"The match has 24 steps, so --at is 0 to 24, not {at}.\n"


@pytest.mark.parametrize("command", ["show", "replay"])
def test_no_such_seat(saved: Path, command: str) -> None:
    result = run(command, str(saved), "--seat", "2")
    assert result.exit_code == 2
    assert result.output == "The seats are numbered 0 to 1; there is no seat 2.\n"


def refused(path: Path) -> str:
    """The one sentence that each command has for a file."""
    answers = [run(command, str(path)) for command in ("show", "replay", "resume")]
    for answer in answers:
        assert answer.exit_code == 1
        assert answer.stdout == ""
        assert answer.stderr.count("\n") == 1
        assert answer.stderr.endswith(".\n")
        assert str(path) in answer.stderr
    return answers[0].stderr


@pytest.mark.parametrize("what", BROKEN)
def test_broken_files_are_refused(tmp_path: Path, what: str) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(BROKEN[what])
    refused(file)


@pytest.mark.parametrize("field", SPOILT)
def test_spoilt_records_are_refused(saved: Path, field: str) -> None:
    record = json.loads(saved.read_text())
    attempts: list[Any] = [SPOILT[field], None, {}, [None], -1]
    for spoilt in attempts:
        saved.write_text(json.dumps({**record, field: spoilt}))
        assert "holds no match that can be replayed" in refused(saved)
    del record[field]
    saved.write_text(json.dumps(record))
    refused(saved)


def test_missing_files_and_folders(tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing") == f"There is no file {tmp_path}/nothing.\n"
    assert refused(tmp_path) == f"{tmp_path} is a folder, not a saved match.\n"


def test_files_that_may_not_be_read(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", fail)  # root may read everything
    assert refused(saved) == f"{saved} cannot be read: Permission denied.\n"
