"""What notebooks show of matches and batches."""

from __future__ import annotations

from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

import manoa
import tiny
from manoa.play.match import Game
from manoa.play.shown import CpuGames, Shown


@pytest.mark.parametrize("name", manoa.games())
def test_a_match_shows_itself_as_the_player_to_act_sees_it(name: str) -> None:
    match = manoa.game(name).start(seed=7)
    assert match._repr_svg_() == match.svg(match.player)


def test_a_hand_is_in_the_picture() -> None:
    match = manoa.game("lost-cities").start(seed=7)
    assert match._repr_svg_() != match.svg()


def test_a_match_that_is_over_is_shown_as_a_spectator_sees_it() -> None:
    match = manoa.game("lost-cities", rounds=1).start(seed=7)
    bot = manoa.bot("careful", seed=1)
    while match.player is not None:
        match.play(bot.choose(match.for_seat(match.player)))
    assert match._repr_svg_() == match.svg()


def test_a_match_of_a_game_without_pictures_shows_nothing() -> None:
    assert Game(tiny.RULEBOOK, {}).start(seed=7)._repr_svg_() is None


def test_a_batch_shows_its_first_games() -> None:
    batch = manoa.batch("quest", 1024, players=3)
    assert isinstance(batch, CpuGames)
    assert repr(batch) == "1,024 games of The Quest for El Dorado for 3"
    caption, head, *rows = ElementTree.fromstring(batch._repr_html_())
    assert caption.text == f"{batch!r}; scores of the first"
    assert [cell.text for cell in head] == ["game", "to act", "seat 0", "seat 1", "seat 2"]
    assert [[int(cell.text or "") for cell in row] for row in rows] == [
        [game, batch.players()[game], *batch.scores()[game]] for game in range(5)
    ]


def test_a_batch_shows_no_more_games_than_it_has() -> None:
    batch = manoa.batch("lost-cities", 2)
    assert isinstance(batch, CpuGames)
    assert batch._repr_html_().count("<td>") == 2 * 4


def test_arrays_on_a_device_are_fetched() -> None:
    """As those of a GPU, which NumPy asks for their numbers."""

    class Far:
        def __init__(self, numbers: object) -> None:
            self.numbers = np.asarray(numbers)

        def __array__(self, dtype: object = None, copy: object = None) -> object:
            return self.numbers

    class Games(Shown):
        book, count, seats = SimpleNamespace(title="Far away"), 2, 2  # type: ignore[assignment]

        def players(self) -> Far:
            return Far([1, 0])

        def scores(self) -> Far:
            return Far([[3, 4], [5, 6]])

    assert "<tr><td>1</td><td>0</td><td>5</td><td>6</td></tr>" in Games()._repr_html_()
