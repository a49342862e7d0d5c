"""A new game is registered in one line, and all that holds for the others holds for it."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

import manoa
import test_contract
import test_non_interference
import tiny
from manoa.games import REGISTERED
from play import test_history, test_records, test_seats
from walks import Table

MODULES = (test_contract, test_records, test_history, test_seats, test_non_interference)
CHECKS = [
    check
    for module in MODULES
    for name, check in vars(module).items()
    if name.startswith("test_") and list(inspect.signature(check).parameters) == ["table"]
]


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The tables of a game that is registered only for this test."""
    monkeypatch.setitem(REGISTERED, tiny.NAME, tiny.__name__)
    games = [manoa.game(tiny.NAME, cards=cards) for cards in (12, tiny.MOST)]
    return [Table(game, players) for game in games for players in game.player_counts]


def test_a_registered_game_is_listed(tables: list[Table]) -> None:
    assert tiny.NAME in manoa.games()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
def test_a_new_game_is_like_all_others(tables: list[Table], check: Callable[[Table], None]) -> None:
    for table in tables:
        check(table)
