"""`manoa routes`: listing, checking and drawing routes."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import manoa
from cli.quests import PLAYABLE
from cli.terminals import run
from manoa.games.quest.parts.board import ROUTES, board, distances
from manoa.games.quest.routes import generating
from manoa.games.quest.routes.generating import EXTRAS
from manoa.games.quest.routes.packs import packs
from quest.faulty import sentences


def written(folder: Path, value: Any) -> str:
    file = folder / "route.json"
    file.write_text(json.dumps(value))
    return str(file)


def changed(**parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(ROUTES["first"]), **parts}


def listed_ids(*flags: str) -> list[str]:
    """The first column, without the head and the two lines below."""
    shown = run("routes", "list", *flags, env={"COLUMNS": "140"}).output
    return [line.split(" ", 1)[0] for line in shown.splitlines()[1:-2]]


def test_list_tells_of_every_route() -> None:
    shown = run("routes", "list", env={"COLUMNS": "140"}).output
    for one in packs():
        route, figures = one["route"], one["figures"]
        letters = "".join(piece["piece"] for piece in route["pieces"])
        far = [distances(board(route).spaces)[start] for start in board(route).starts[:3]]
        steps = f"{min(far)}–{max(far)}" if min(far) < max(far) else str(min(far))
        line = next(line for line in shown.splitlines() if line.startswith(f"{one['id']} "))
        assert one["title"]["en"] in line
        assert line.split()[-4:] == [figures["difficulty"], letters, steps, f"{figures['rounds']:.1f}"]
    assert listed_ids()[: len(PLAYABLE)] == PLAYABLE


def test_list_keeps_its_columns_on_a_narrow_screen() -> None:
    """No column is cut and no row takes two lines: a title, which the id tells too, shows where there is room."""
    for columns, titled in (("80", False), ("120", True)):
        head, *rows = run("routes", "list", env={"COLUMNS": columns}).output.splitlines()[:-2]
        assert len(rows) == len(packs())
        assert ("title" in head.split()) is titled
        assert "…" not in "".join(rows)


def test_help_tells_what_a_route_can_have_places_for() -> None:
    for command in ("list", "generate"):
        told = " ".join(run("routes", command, "--help").output.split())
        assert f"places for these: {', '.join(EXTRAS)}." in told.replace("What it has places for:", "places for these:")


def test_a_faulty_route_is_told_without_printing_it() -> None:
    route = changed(name={"en": "x" * 30}, pieces=ROUTES["first"]["pieces"] * 9)
    with pytest.raises(ValueError, match="at most 24 pieces") as refused:
        manoa.game("quest", route=route)
    assert str(refused.value).startswith("route is ")
    assert "xxx" not in str(refused.value)
    refused_text = run("play", "quest", "--route", json.dumps(route)[:900]).output
    assert "not '{\"" in refused_text
    assert len(refused_text) < 500


def test_list_filters() -> None:
    assert listed_ids("--pack", "printed") == [name for name in PLAYABLE if ROUTES[name]["set"] == "base"]
    assert listed_ids("--search", "swim FOR") == ["swim_for_it"]
    assert set(listed_ids("--length", "short")) | set(listed_ids("--length", "medium")) | set(
        listed_ids("--length", "long")
    ) == {one["id"] for one in packs()}
    hard = listed_ids("--pack", "fan", "--difficulty", "hard")
    assert 0 < len(hard) < 70
    assert "el_diablo" in listed_ids("--with", "heroes_hexes,swamp")
    assert "swim_for_it" in listed_ids("--terrain", "river")[:12]
    nothing = run("routes", "list", "--search", "no such title")
    assert nothing.exit_code == 1
    assert "leave a filter out" in nothing.stderr
    assert "--terrain is one of" in run("routes", "list", "--terrain", "lava").stderr


@pytest.mark.parametrize("name", PLAYABLE)
def test_good_routes_get_a_summary_and_advice(tmp_path: Path, name: str) -> None:
    result = run("routes", "check", written(tmp_path, ROUTES[name]))
    assert result.exit_code == 0
    assert f"{board(name).title} is a good route: {len(board(name).spaces)} spaces, " in result.output
    assert result.output.count("The shortest way with ") == 4
    assert "Avoid too many narrow passages." in result.output


def test_check_speaks_three_languages(tmp_path: Path) -> None:
    assert (
        "est un bon parcours" in run("routes", "check", written(tmp_path, ROUTES["first"]), "--language", "fr").output
    )
    bad = run("routes", "check", written(tmp_path, {}), "--language", "de").output
    assert bad.splitlines() == ["Noch liegt kein Teil: Beginne mit A oder B.", "Das Ziel fehlt."]


def test_bots_try_a_route_by_id_or_from_a_file(tmp_path: Path) -> None:
    for route in ("swim_for_it", written(tmp_path, ROUTES["first"])):
        told = run("routes", "try", route, "--games", "5", "--players", "2").output
        assert "in 5 games" in told
        assert "Games won by seat" in told
    assert run("routes", "try", "first", "--games", "0").exit_code == 2
    assert run("routes", "try", "first", "--players", "7").exit_code == 2
    assert run("routes", "try", written(tmp_path, {})).exit_code == 1


def test_new_routes_go_into_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generating, "USUAL", generating.Effort(8, 1, 2, 1, 2))
    flags = (
        "--seed",
        "7",
        "--length",
        "short",
        "--use",
        "N,O",
        "--with",
        "swamp",
        "--count",
        "2",
        "-o",
        f"{tmp_path}/out",
    )
    assert run("routes", "generate", *flags).exit_code == 0
    files = sorted((tmp_path / "out").iterdir())
    assert [file.name for file in files] == ["route-short-medium-7.json", "route-short-medium-8.json"]
    route = json.loads(files[0].read_text())
    assert {"N", "O"} <= {piece["piece"] for piece in route["pieces"]}
    assert run("routes", "check", str(files[0])).exit_code == 0


@pytest.mark.parametrize("flags", [("--use", "C,D"), ("--with", "volcano"), ("--players", "9"), ("--count", "0")])
def test_wishes_that_make_no_sense(flags: tuple[str, str]) -> None:
    result = run("routes", "generate", *flags)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "route",
    [
        changed(pieces=ROUTES["first"]["pieces"][1:]),
        changed(pieces=[*ROUTES["first"]["pieces"], ROUTES["first"]["pieces"][1]]),
        changed(finish={**ROUTES["first"]["finish"], "q": 0, "r": 0}),
        changed(joints=[{"between": ["B", "K"], "blockade": True}]),
        {**ROUTES["demon_gorge"], "tavern": {"side": "a"}},
        {},
        [],
        None,
        7,
    ],
)
def test_bad_routes_get_all_that_is_wrong_with_them(tmp_path: Path, route: Any) -> None:
    result = run("routes", "check", written(tmp_path, route))
    assert result.exit_code == 1
    assert result.stdout.splitlines() == sentences(route)


HOSTILE: dict[str, bytes] = {
    "empty": b"",
    "no JSON": b"{'pieces': 1}",
    "no text": b"\xff\xfe\x00\x80",
    "deep": b"[" * 100_000,
    "a long number": b"1" * 10_000,
}


@pytest.mark.parametrize("what", HOSTILE)
@pytest.mark.parametrize("command", ["check", "draw"])
def test_files_that_are_no_routes_at_all(tmp_path: Path, what: str, command: str) -> None:
    file = tmp_path / "route.json"
    file.write_bytes(HOSTILE[what])
    result = run("routes", command, str(file))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"{file} is not a route: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["no-such.json", "/dev/zero", "/"])
def test_places_without_a_route(name: str) -> None:
    result = run("routes", "check", name)
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_far_too_big(tmp_path: Path) -> None:
    file = tmp_path / "route.json"
    with file.open("wb") as stream:
        stream.truncate(1 << 30)
    result = run("routes", "check", str(file))
    assert result.stderr == f"{file} is far too big for a route.\n"


@pytest.mark.parametrize(
    "route",
    [
        changed(name={"en": "\x1b[2J\x07"}),
        changed(name="\x1b[31m"),
        changed(name={"en": {"deep": ["\x1b"]}}),
        changed(joints=[{"between": ["\x1b[2J", "B"], "blockade": True}]),
        changed(pieces=[{"piece": "\x1b[2J", "q": 0, "r": 0, "rotation": 0}]),
        changed(pieces=[{"piece": "A", "q": 10**30, "r": 1e308, "rotation": True}]),
        changed(caves="\x1b[2J"),
        changed(start_spaces={"\x1b": 1}),
    ],
)
def test_control_codes_in_a_file_do_not_reach_the_terminal(tmp_path: Path, route: Any) -> None:
    result = run("routes", "check", written(tmp_path, route))
    assert result.exit_code in (0, 1)
    assert "\x1b" not in result.output
    assert "\x07" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_drawing_a_listed_route(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, theme: str) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("routes", "draw", "home_stretch", "--theme", theme)
    assert result.output == "Drawn in home_stretch.svg.\n"
    assert Path("home_stretch.svg").read_text().lstrip().startswith("<svg")
    assert run("routes", "draw", "home_stretch").exit_code == 0  # over the first one


def test_drawing_a_route_of_ones_own(tmp_path: Path) -> None:
    file = written(tmp_path, changed(name={"en": "My own way"}))
    assert run("routes", "draw", file).output == f"Drawn in {tmp_path}/route.svg.\n"
    assert "MY OWN WAY" in (tmp_path / "route.svg").read_text().upper()
    assert run("routes", "draw", file, "-o", str(tmp_path / "other.svg")).exit_code == 0


def test_what_cannot_be_drawn(tmp_path: Path) -> None:
    bad = run("routes", "draw", written(tmp_path, changed(pieces=ROUTES["first"]["pieces"][1:])))
    assert bad.exit_code == 1
    assert "route.json is no good route: A route begins with A or B, not with C." in bad.stderr
    assert "There is no route 'nowhere' and no such file;" in run("routes", "draw", "nowhere").output
    assert "--theme is light or dark, not 'pink'" in run("routes", "draw", "first", "--theme", "pink").output


def test_without_a_command_there_is_help() -> None:
    assert "check" in run("routes").output
