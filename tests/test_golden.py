"""Every game plays as written down in tests/golden."""

from __future__ import annotations

import difflib

import pytest

import golden
import manoa
from golden import FOLDER, golden_tables, path_of
from walks import Table, every_game

HOW = "If this change is meant: raise the rules version, run `make golden`, and look at the diff."

TABLES = [table for name in manoa.games() for table in golden_tables(name)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_goes_as_written_down(table: Table) -> None:
    path = path_of(table)
    assert path.exists(), f"{path} is missing. Run `make golden`."
    written, played = path.read_text(encoding="utf-8").splitlines(), golden.playthrough(table).splitlines()
    changes = list(difflib.unified_diff(written, played, "written down", "played now", n=0, lineterm=""))[:20]
    assert not changes, "\n".join([path.name, *(change[:160] for change in changes), HOW])


@every_game
def test_every_game_has_golden_playthroughs_and_no_stale_ones(name: str) -> None:
    expected = {path_of(table) for table in golden_tables(name)}
    assert set((FOLDER / name).glob("*")) == expected
    assert len(expected) >= 3


@every_game
def test_golden_playthroughs_are_short_enough_to_review(name: str) -> None:
    for path in (FOLDER / name).glob("*"):
        assert path.stat().st_size <= golden.LONGEST, path


def test_there_are_no_golden_playthroughs_of_unknown_games() -> None:
    assert {folder.name for folder in FOLDER.iterdir()} == set(manoa.games())
