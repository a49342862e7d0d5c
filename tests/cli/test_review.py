"""`manoa review`: what a saved match says about its players."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import manoa
from cli.terminals import finished, run
from manoa.cli import reviewing
from manoa.cli.files import save
from manoa.study import Review, review
from manoa.words import LANGUAGES
from study.played import played

HASTY = ("--simulations", "8")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A match of a quarter of the steps that random play takes."""
    file = tmp_path_factory.mktemp("match") / "match.json"
    save(played("lost-cities", 3).record(), file)
    return str(file)


def reviewed(*words: str) -> str:
    result = run("review", *words, *HASTY)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_has_all_of_it(file: str) -> None:
    told = json.loads(reviewed(file, "--json"))
    assert told["done"] == told["of"] == len(manoa.replay(json.loads(Path(file).read_text())).steps)
    for seat in told["seats"]:
        account = seat["shares"]
        assert account["result"] == sum(account[part] for part in ("start", "own", "others", "luck"))


def test_the_sums_that_are_shown_add_up(file: str) -> None:
    sums = re.findall(r"about: start (\S+), own play (\S+), play of others (\S+), luck (\S+) = (\S+)", reviewed(file))
    assert len(sums) == 4, "shares and points of two seats"
    for parts in sums:
        *given, result = (int(part.replace("−", "-")) for part in parts)
        assert sum(given) == result, "whole numbers, for nobody knows it better than that"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_three_languages(file: str, language: str) -> None:
    head = {"en": "Simulations:", "fr": "Simulations :", "de": "Simulationen:"}
    fair = {"en": "average luck", "fr": "chance moyenne", "de": "durchschnittlichem Glück"}
    shown = reviewed(file, "--language", language)
    assert head[language] in shown
    assert fair[language] in shown


def test_slips_are_shown_as_they_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was printed when half of it was judged is the beginning of what is printed in the end."""
    printed = list[int]()

    def watched(*given: Any, **more: Any) -> Iterator[Review]:
        for found in review(*given, **more):
            yield found
            printed.append(shown.getvalue().count("\n"))

    shown = StringIO()
    monkeypatch.setattr(reviewing, "review", watched)
    monkeypatch.setattr(reviewing, "Terminal", lambda: SimpleNamespace(console=Console(file=shown)))
    after = reviewed(finished(tmp_path / "match.json"))  # random play has many
    assert shown.getvalue().startswith("Slips: the step")
    assert "Slips" not in after
    assert printed == sorted(printed)
    assert len(set(printed)) > 2, "not all at once"


def test_a_game_whose_slips_do_not_add_up_says_so(tmp_path: Path) -> None:
    match = played("island", 3)
    file = tmp_path / "island.json"
    file.write_text(json.dumps(match.record()))
    shown = reviewed(str(file), "--seat", "0")
    assert "there is no margin with average luck" in shown
    assert "would have" not in shown


def test_one_seat_alone(file: str) -> None:
    assert reviewed(file, "--seat", "1").count("average luck") == 1
    assert run("review", file, "--seat", "2", *HASTY).exit_code == 2


def test_a_match_that_is_not_over_is_refused(file: str, tmp_path: Path) -> None:
    record: Any = json.loads(Path(file).read_text())
    record["actions"] = record["actions"][:10]
    half = tmp_path / "half.json"
    half.write_text(json.dumps(record))
    result = run("review", str(half), *HASTY)
    assert result.exit_code != 0
    assert "not over" in result.output
    given_up = {"manoa": "record", "names": ["Ann", "Ben"], "record": record, "result": {"placings": [2, 1]}}
    half.write_text(json.dumps(given_up))
    assert json.loads(reviewed(str(half), "--json"))["seats"][1]["shares"]["result"] == 10_000
