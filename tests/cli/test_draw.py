"""`manoa draw`: positions as pictures, and files that are left alone."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import manoa
from cli.quests import play as play_quest
from cli.quests import ready, wandering
from cli.terminals import play, run
from manoa.cli.drawing import beside
from manoa.cli.files import save

pytestmark = pytest.mark.usefixtures("ready")
__all__ = ["ready"]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "match.manoa.json"
    save(wandering("first", 3, 60).record(), file)
    return file


def is_picture(file: Path) -> bool:
    return ElementTree.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")


def test_a_match_of_quest(saved: Path) -> None:
    result = run("draw", str(saved))
    assert (result.exit_code, result.output) == (0, f"Drawn in {saved.parent}/match.svg.\n")
    assert is_picture(saved.parent / "match.svg")


def test_a_match_of_lost_cities(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play("--save", str(file), lines=["1", "draw"])
    assert run("draw", str(file)).exit_code == 0
    assert is_picture(tmp_path / "match.svg")


def test_seat_step_and_theme_make_other_pictures(saved: Path) -> None:
    shown = set()
    wishes = [[], ["--seat", "1"], ["--step", "0"], ["--theme", "dark"]]
    for wish in wishes:
        assert run("draw", str(saved), *wish).exit_code == 0
        shown.add((saved.parent / "match.svg").read_text())
    assert len(shown) == len(wishes)


def test_a_snapshot(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(wandering("first", 3, 60).snapshot()))
    assert run("draw", str(file), "-o", str(tmp_path / "x.svg")).exit_code == 0
    assert is_picture(tmp_path / "x.svg")
    assert "After 0 of 0 steps." in run("show", str(file)).output


def test_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("draw", "quest", "--route", "home_stretch", "--seed", "7", "--players", "4", "--caves")
    assert result.output == "Drawn in quest.svg.\n"
    assert is_picture(tmp_path / "quest.svg")


def test_other_files_stay_as_they_are(saved: Path) -> None:
    before = saved.read_bytes()
    result = run("draw", str(saved), "-o", str(saved))
    assert result.exit_code == 1
    assert result.stderr == f"{saved} is something else than a picture and stays as it is; name another file with -o.\n"
    assert saved.read_bytes() == before
    (saved.parent / "match.svg").write_text("Dear diary,")
    assert run("draw", str(saved)).exit_code == 1
    assert (saved.parent / "match.svg").read_text() == "Dear diary,"


def test_places_where_nothing_can_be_written(saved: Path) -> None:
    for place in (saved.parent, saved.parent / "no" / "x.svg", Path("/dev/null")):
        result = run("draw", str(saved), "-o", str(place))
        assert result.exit_code == 1
        assert result.stderr.count("\n") == 1
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "3"], "The seats are numbered 0 to 2; there is no seat 3."),
        (["--step", "61"], "The match has 60 steps, so --step is 0 to 60, not 61."),
        (["--theme", "pink"], "--theme is light or dark, not 'pink'."),
        (["--route", "first"], "A saved match has its options; leave out --route first."),
        (["--seed", "3"], "A saved match has its options; leave out --players and --seed."),
    ],
)
def test_wrong_wishes(saved: Path, words: list[str], sentence: str) -> None:
    result = run("draw", str(saved), *words)
    assert result.exit_code == 2
    assert result.output == f"{sentence}\n"


def test_what_is_no_match(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text("{}")
    result = run("draw", str(file))
    assert result.exit_code == 1
    assert "holds no match that can be replayed" in result.output
    assert run("draw", str(tmp_path / "none")).output == f"There is no file {tmp_path}/none.\n"
    assert run("draw", "chess").output.startswith("There is no game 'chess' and no such file; the games are: island,")
    assert "has no option '--colour'" in run("draw", "quest", "--colour", "red").output


@pytest.mark.parametrize(
    ("file", "picture"),
    [("a.manoa.json", "a.svg"), ("b/a.json", "b/a.svg"), ("a", "a.svg"), ("a.b", "a.b.svg"), (".json", ".json.svg")],
)
def test_pictures_lie_beside_their_files(file: str, picture: str) -> None:
    assert beside(Path(file)) == Path(picture)


def test_a_saved_match_of_the_session_can_be_drawn(tmp_path: Path) -> None:
    file = tmp_path / "quest.json"
    play_quest("--save", str(file), lines=["1"])
    assert run("draw", str(file), "--seat", "0").exit_code == 0
    assert manoa.replay(json.loads(file.read_text())).steps
