"""Bots that are processes of their own."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from arena.contests import lasting, lost_cities
from arena.test_table import play
from manoa.arena.outcome import ENDED, NONSENSE, SLOW

HERE = Path(__file__).parent
DOCS = HERE.parent.parent / "docs"
EXAMPLE, PAGE = DOCS / "examples" / "outside_bot.py", DOCS / "arena.md"


def command(kind: str, *more: str) -> str:
    return " ".join(["cmd:", sys.executable, str(HERE / "outside.py"), kind, *more])


@pytest.mark.parametrize("kind", ["good", "text"])
def test_a_process_answers_with_ids_or_notation(kind: str) -> None:
    outcomes = play(lost_cities("random", command(kind)))
    assert [outcome.fault for outcome in outcomes] == [None, None]


@pytest.mark.parametrize(
    ("bot", "kind", "why"),
    [
        ("illegal", NONSENSE, "not 1000000"),
        ("unknown", NONSENSE, "a card, please"),
        ("fields", NONSENSE, "nonsense"),
        ("type", NONSENSE, "nonsense"),
        ("list", NONSENSE, "nonsense"),
        ("torn", NONSENSE, "nonsense"),
        ("long", NONSENSE, "nonsense"),
        ("deep", NONSENSE, "nonsense"),
        ("bytes", NONSENSE, "nonsense"),
        ("half", NONSENSE, ""),
        ("huge", NONSENSE, ""),
        ("gone", ENDED, "no licence"),
        ("quits", ENDED, "code 7"),
        ("deaf", SLOW, "longer than 1 seconds"),
    ],
)
def test_a_process_that_misbehaves_loses_by_name(bot: str, kind: str, why: str) -> None:
    outcomes = play(lost_cities("random", command(bot), seconds=1 if kind == SLOW else 60))
    for outcome in outcomes:
        assert outcome.fault is not None
        assert outcome.seats[outcome.fault.seat] == 1
        assert outcome.fault.kind == kind
        assert why in outcome.fault.why


def test_a_process_hears_of_games_and_their_end(tmp_path: Path) -> None:
    """One process for each seat it takes, game after game."""
    diary = tmp_path / "diary"
    play(lost_cities("random", command("diary", str(diary))), 4)
    lives = diary.read_text().splitlines()
    assert len(lives) == 2
    for life in lives:
        assert re.fullmatch(r"hello( game( position)+ over){2} bye", life)


def test_the_example_needs_nothing_of_ours_and_is_short() -> None:
    source = EXAMPLE.read_text()
    assert "import manoa" not in source
    assert "from manoa" not in source
    assert len(source.splitlines()) < 30
    plan = lost_cities("random", f"cmd: {sys.executable} {EXAMPLE}")
    first, again = play(plan), play(plan)
    assert [outcome.fault for outcome in first] == [None, None]
    assert lasting(first) == lasting(again)


def test_the_page_tells_the_words_as_they_are(tmp_path: Path) -> None:
    block = re.search(r"```json lines\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert block is not None
    lines = [json.loads(line) for line in block[1].splitlines()]
    play(lost_cities("random", command("copy", str(tmp_path / "words"))))
    said = {word["type"]: word for word in map(json.loads, (tmp_path / "words").read_text().splitlines())}
    assert [word.get("type") for word in lines] == ["hello", "game", "position", None, "over", "bye"]
    for word in lines:
        if "type" in word:
            assert set(word) == set(said[word["type"]])
    for word in (lines[2], said["position"]):
        assert {"id", "text", "kind"} <= set(word["actions"][0])
