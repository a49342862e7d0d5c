"""`manoa routes`: listing, checking and drawing routes."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.quests import ALL, PLAYABLE
from cli.terminals import run
from manoa.games.quest.parts.board import ROUTES, board, distances
from quest.faulty import sentences


def written(folder: Path, value: Any) -> str:
    file = folder / "route.json"
    file.write_text(json.dumps(value))
    return str(file)


def changed(**parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(ROUTES["first"]), **parts}


def test_list_tells_of_every_route() -> None:
    shown = run("routes", "list", env={"COLUMNS": "120"}).output
    for name in ALL:
        laid, far = board(name), distances(board(name).spaces)
        letters = "".join(piece["piece"] for piece in ROUTES[name]["pieces"])
        steps = sorted(far[start] for start in laid.starts)
        distance = f"{steps[0]}–{steps[3]}" if steps[0] < steps[3] else str(steps[0])
        caves = sum(space.terrain == "cave" for space in laid.spaces)
        line = next(line for line in shown.splitlines() if line.startswith(f"{name} "))
        pattern = (
            rf"{name} +{laid.title} +{ROUTES[name]['difficulty']} +{letters} +\d+ +{caves} +{distance} +(now|later) *"
        )
        found = re.fullmatch(pattern, line)
        assert found is not None
        assert (found[1] == "now") == (name in PLAYABLE)


def test_list_fits_and_cuts_no_id() -> None:
    shown = run("routes", "list").output
    assert max(map(len, shown.splitlines()[:-1])) <= 80
    for name in ALL:
        assert f"{name} " in shown


@pytest.mark.parametrize("name", PLAYABLE)
def test_good_routes_get_a_summary_and_advice(tmp_path: Path, name: str) -> None:
    result = run("routes", "check", written(tmp_path, ROUTES[name]))
    assert result.exit_code == 0
    assert f"{board(name).title} is a good route: {len(board(name).spaces)} spaces on " in result.output
    assert "Avoid too many narrow passages." in result.output


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
    assert (
        "There is no route 'nowhere' and no such file; the routes are: first,"
        in run("routes", "draw", "nowhere").output
    )
    assert "--theme is light or dark, not 'pink'" in run("routes", "draw", "first", "--theme", "pink").output


def test_without_a_command_there_is_help() -> None:
    assert "check" in run("routes").output
