"""An evening of a minute, for `make test`: `test_life.py` has longer ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from web import life
from web.conftest import serving
from web.people import BOT, People
from web.player import Games, play
from web.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(tmp_path_factory, MANOA_LIMITS="on")


@pytest.mark.waits
def test_an_evening_in_short(person: People, follow: Games) -> None:
    """As in `test_smoke.py`, one test is quicker than several."""
    mira, otto = (life.lively(person(name, settings=life.LIFE)) for name in ("Mira", "Otto"))
    table, _ = mira.table("lost-cities", BOT)
    game = follow(table)
    lost = life.lose_chunk(mira, "lost-cities")
    life.sit_again(mira, game)
    assert lost
    play(game, {0: mira}, life.lay, until=lambda game: game.table.step >= 4)
    life.change_language_and_theme(mira)
    life.lose_network(mira, 1)
    play(game, {0: mira}, life.lay, until=lambda game: game.table.step >= 8)

    match = life.played()
    record = mira.open_record(match.record())
    mira.page.goto(f"/table/{record}/replay/0")
    life.at(mira.page, 0)
    life.scrub(mira, match, 5)
    life.look_together(mira, otto, record, 5)
