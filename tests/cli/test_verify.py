"""Checking records that a server gave out, and looking at them."""

from __future__ import annotations

import copy
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import manoa
from cli.terminals import finished, run


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A finished match as the server exports it."""
    file = Path(finished(tmp_path_factory.mktemp("match") / "match.json"))
    record = json.loads(file.read_text())
    match = manoa.replay(record)
    return {
        "manoa": "record",
        "table": "aaaaaaaaaaaaaaaa",
        "commitment": sha256(bytes.fromhex(record["seed"])).hexdigest(),
        "names": ["Ann", "Ben"],
        "result": {"reason": "played", "scores": match.scores, "placings": match.placings},
        "record": record,
    }


@pytest.fixture
def good(exported: dict[str, Any]) -> dict[str, Any]:
    return copy.deepcopy(exported)


def verified(folder: Path, content: Any, *words: str) -> tuple[int, list[tuple[str, str]]]:
    """The exit code, and the verdicts with what they are about."""
    file = folder / "record.json"
    file.write_text(json.dumps(content))
    result = run("verify", str(file), *words)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, [(line[:11].strip(), line[12:]) for line in result.stdout.splitlines()]


def verdicts(folder: Path, content: Any, *words: str) -> tuple[int, list[str]]:
    code, lines = verified(folder, content, *words)
    return code, [verdict for verdict, _ in lines]


def test_a_fair_game(tmp_path: Path, good: dict[str, Any]) -> None:
    code, lines = verified(tmp_path, good)
    assert (code, [verdict for verdict, _ in lines]) == (0, ["good"] * 4)
    seed, replay, scores, places = (text for _, text in lines)
    assert good["commitment"] in seed
    assert "was this shown before the first move?" in seed
    assert "to the end of the game" in replay
    assert str(good["result"]["scores"]) in scores
    assert str(good["result"]["placings"]) in places


def test_the_commitment_that_was_noted(tmp_path: Path, good: dict[str, Any]) -> None:
    noted = good["commitment"].upper()
    assert verdicts(tmp_path, good, "--commitment", noted) == (0, ["good"] * 4)
    assert verdicts(tmp_path, good["record"], "--commitment", noted) == (0, ["good"] * 2)
    assert verdicts(tmp_path, good, "--commitment", "0" * 64) == (1, ["WRONG", "good", "good", "good"])
    good["commitment"] = "1" * 64
    assert verdicts(tmp_path, good, "--commitment", noted) == (1, ["WRONG", "good", "good", "good"])


def test_another_seed_than_promised(tmp_path: Path, good: dict[str, Any]) -> None:
    for wrong in ("0" * 64, "", 7, {"a": "\x1b[31m"}):
        code, lines = verified(tmp_path, {**good, "commitment": wrong})
        assert (code, lines[0][0]) == (1, "WRONG")
        assert "\x1b" not in lines[0][1]


def test_nothing_to_check_against(tmp_path: Path, good: dict[str, Any]) -> None:
    assert verdicts(tmp_path, good["record"]) == (1, ["not checked", "good"])
    assert verdicts(tmp_path, {**good, "commitment": None}) == (1, ["not checked", "good", "good", "good"])
    assert verdicts(tmp_path, {**good, "result": None}) == (1, ["good", "good", "not checked"])


def test_a_game_from_a_position_promised_nothing(tmp_path: Path, good: dict[str, Any]) -> None:
    snapshot = manoa.game("lost-cities").start(seed=7).snapshot()
    code, lines = verified(tmp_path, {**good, "result": None, "record": {**snapshot, "actions": []}})
    assert (code, lines[0][0]) == (1, "WRONG")


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [1000, 1000]},
        {"placings": [1, 1]},
        {"placings": None},
        {"placings": [3, 4]},
        {"reason": "agreed"},
        {"reason": "resigned", "placings": [1, 1]},
        {"reason": "chance"},
        {"scores": [1]},
        {"scores": "many"},
        {"placings": [True, 2]},
    ],
)
def test_another_result_than_the_record_gives(tmp_path: Path, good: dict[str, Any], result: dict[str, Any]) -> None:
    good["result"] |= result
    code, found = verdicts(tmp_path, good)
    assert code == 1
    assert found[:2] == ["good", "good"]
    assert "WRONG" in found[2:]


def test_ends_that_are_no_end_of_the_game(tmp_path: Path, good: dict[str, Any]) -> None:
    match = manoa.replay(good["record"]).at(10)
    good |= {"record": match.record(), "result": {"reason": "played", "scores": match.scores, "placings": [1, 2]}}
    assert verdicts(tmp_path, good) == (1, ["good", "good", "good", "WRONG"])
    for reason, placings, resigned in (("resigned", [2, 1], [0]), ("agreed", None, [])):
        good["result"] |= {"reason": reason, "placings": placings, "resigned": resigned}
        assert verdicts(tmp_path, good) == (0, ["good"] * 4)


def test_who_resigned_comes_last(tmp_path: Path, good: dict[str, Any]) -> None:
    placings = manoa.replay(good["record"]).placings
    winner = placings.index(1)
    good["result"] |= {"placings": [2 if seat == winner else 1 for seat in (0, 1)], "resigned": [winner]}
    assert verdicts(tmp_path, good) == (0, ["good"] * 4)
    good["result"]["resigned"] = []
    assert verdicts(tmp_path, good)[0] == 1


@pytest.mark.parametrize("resigned", [[2], [-1], ["0"], [True], "nobody", None])
def test_somebody_resigned_who_does_not_play(tmp_path: Path, good: dict[str, Any], resigned: Any) -> None:
    good["result"]["resigned"] = resigned
    assert verdicts(tmp_path, good)[0] == 1
