"""One line a deed. The browser's tests read the same cases (web/src/words/deeds.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import manoa
from manoa.games.deeds import deeds, table
from manoa.words import LANGUAGES, catalogue

CASES = json.loads((Path(__file__).parent / "deeds.json").read_text(encoding="utf-8"))
NAMES = ["Ana", "Otto"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["game"])
def test_what_belongs_together_is_told_in_one_sentence(case: dict[str, Any]) -> None:
    words = catalogue(case["game"], "en")
    assert [words.deed(deed, NAMES, 0) for deed in deeds(case["game"], case["events"])] == case["told"]


def test_no_event_is_lost() -> None:
    for case in CASES:
        assert [event for deed in deeds(case["game"], case["events"]) for event in deed.events] == case["events"]


def test_what_another_seat_does_is_another_deed() -> None:
    move = {"key": "move", "where": "(1,0)"}
    assert len(deeds("island", [{**move, "seat": 0}, {**move, "seat": 1}])) == 2


@pytest.mark.parametrize("game", manoa.games())
def test_a_table_names_events_that_the_game_has(game: str) -> None:
    words = catalogue(game, "en")
    keys = {key for first, kind in table(game).items() for key in (first, *kind["tells"], *kind.get("hushes", ()))}
    assert not [key for key in keys if not words.has(f"event-{key.replace('_', '-').replace(' ', '-')}")]
    assert all(set(kind.get("ends", ())) <= {*kind["tells"], *kind.get("hushes", ())} for kind in table(game).values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", manoa.games())
def test_whole_games_are_told_in_every_language(game: str, language: str) -> None:
    """A sentence that wants a part which its deed does not have is a KeyError."""
    match, bot = manoa.game(game).start(players=2, seed=11), manoa.bot("random")
    while match.player is not None and len(match.steps) < 600:
        match.play(bot.choose(match.for_seat(match.player)))
    words = catalogue(game, language)
    assert all(words.deed(deed, NAMES, seat) for seat in (0, None) for deed in deeds(game, match.log(seat)))
