"""Making puzzles: the same seed makes the same ones, in any number of threads and after a stop."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoa.study.puzzles import Puzzle, load
from manoa.study.puzzles.finding import Looked
from manoa.study.puzzles.making import Progress, Wish, choose, full_themes, make
from manoa.study.puzzles.posing import posed

GAME = "lost-cities"
WISH = Wish(GAME, seed=3, count=9, games=3)


def made(wish: Wish = WISH, threads: int = 1, kept: Path | None = None) -> Progress:
    *_, last = make(wish, threads, kept)
    return last


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Progress, Path]:
    kept = tmp_path_factory.mktemp("work") / "work.part"
    return made(kept=kept), kept


def test_threads_make_no_difference(whole: tuple[Progress, Path]) -> None:
    progress, _ = whole
    assert progress.chosen
    assert progress.is_complete
    assert made(threads=2) == progress


def test_a_stop_makes_no_difference(whole: tuple[Progress, Path], tmp_path: Path) -> None:
    """Even in the middle of a line."""
    progress, kept = whole
    head, first, second, *_ = kept.read_bytes().splitlines(keepends=True)
    cut = tmp_path / "work.part"
    cut.write_bytes(head + first + second[: len(second) // 2])
    assert made(kept=cut) == progress
    assert sorted(cut.read_bytes().splitlines()) == sorted(kept.read_bytes().splitlines())


def test_work_of_another_wish_is_not_gone_on_with(whole: tuple[Progress, Path]) -> None:
    _, kept = whole
    with pytest.raises(ValueError, match="has the beginning of 9 puzzles of lost-cities with seed 3"):
        made(Wish(GAME, seed=4, count=9, games=3), kept=kept)


def test_something_else_is_no_work(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("hello\n")
    with pytest.raises(ValueError, match="is no file of work in progress"):
        made(kept=file)


def test_a_game_has_two_puzzles_at_most_that_are_not_about_the_same(whole: tuple[Progress, Path]) -> None:
    for looked in whole[0].looked:
        plays = [puzzle.answers[0].play for puzzle in looked.puzzles]
        assert len(plays) <= 2
        assert all(plays.count(play) == 1 for play in plays)
        assert looked.decisions > looked.candidates >= looked.proved >= len(looked.puzzles)


def looked(puzzles: list[Puzzle]) -> list[Looked]:
    return [Looked(number, [puzzle], 1, 1, 1) for number, puzzle in enumerate(puzzles)]


def test_no_theme_takes_more_than_its_part_and_no_position_comes_twice() -> None:
    puzzles = load(GAME)
    chosen = choose(looked([*puzzles, *puzzles]), Wish(GAME, seed=1, count=10))
    assert len({puzzle.id for puzzle in chosen}) == len(chosen) == 10
    assert max(sum(puzzle.theme == theme for puzzle in chosen) for theme in {one.theme for one in chosen}) == 4
    assert full_themes(chosen, 10) == {one.theme for one in chosen if sum(o.theme == one.theme for o in chosen) == 4}


def test_one_theme_alone_may_be_wished_for() -> None:
    chosen = choose(looked(load(GAME)), Wish(GAME, seed=1, count=10, theme="deny"))
    assert [puzzle.theme for puzzle in chosen] == ["deny"] * 10
    found = made(Wish(GAME, seed=3, count=9, games=3, theme="last-turns"))
    assert found.chosen
    assert {puzzle.theme for puzzle in found.chosen} == {"last-turns"}


def test_work_on_one_theme_is_not_gone_on_with_for_all(whole: tuple[Progress, Path]) -> None:
    with pytest.raises(ValueError, match="has the beginning of 9 puzzles of lost-cities with seed 3"):
        made(Wish(GAME, seed=3, count=9, games=3, theme="deny"), kept=whole[1])


def test_a_puzzle_says_from_which_game_it_is(whole: tuple[Progress, Path]) -> None:
    for puzzle in whole[0].chosen:
        assert puzzle.origin is not None
        then = puzzle.story().at(puzzle.origin.step)
        assert then.player == puzzle.seat
        assert posed(then.for_seat(puzzle.seat))["id"] == puzzle.id
