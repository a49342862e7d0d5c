"""The proof of a puzzle: puzzles that were found to be wrong do not pass, and steps of one plan are worth the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoa.games import REGISTERED, rulebook
from manoa.study.puzzles import CHOOSE, Puzzle, checking, load, read
from manoa.study.puzzles.checking import check
from manoa.study.puzzles.depths import DEPTHS
from manoa.study.puzzles.opinions import OPINIONS, named
from manoa.study.puzzles.plans import plans_of
from manoa.study.puzzles.proving import Trial

WRONG = {one.id: one for one in read((Path(__file__).parent / "wrong_puzzles.jsonl").read_bytes())}
BETTER = {"lc-d600c7": "play Y10", "lc-c97d69": "discard B10", "lc-79bf7e": "discard Bx"}  # and was not offered
AMBIGUOUS = ("lc-96873c", "lc-7bb671", "lc-815a74", "qu-d20a28")


def test_an_action_that_is_not_offered_and_wins_more_often_is_found() -> None:
    found = list(check([WRONG[id] for id in BETTER], 5, 1))
    for checked in found:
        assert checked.verdict == "wrong"
        assert checked.why.startswith(f"{BETTER[checked.puzzle.id]} is better if ")
    assert list(check([WRONG[id] for id in BETTER], 5, 2)) == found, "threads make no difference"


def test_what_is_nearly_as_good_or_a_step_of_the_same_plan_is_no_wrong_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "LONGER", 1)
    for checked in check([WRONG[id] for id in AMBIGUOUS], 5, 1):
        assert checked.verdict in ("wrong", "unclear")
        assert checked.why


def test_what_was_wrong_is_gone() -> None:
    assert not {puzzle.id for game in REGISTERED for puzzle in load(game)}.intersection(WRONG)


def plans(puzzle: Puzzle) -> tuple[list[int], dict[int, list[list[int]]]]:
    match = puzzle.match()
    answers = [match.id_of(answer.play[0]) for answer in puzzle.answers]
    found = plans_of(match.for_seat(puzzle.seat), answers, 1)
    return answers, {action: [plan.steps for plan in found[action]] for action in found}


@pytest.mark.parametrize("game", sorted(REGISTERED))
def test_there_are_plans_for_all_that_is_legal_and_each_is_one_turn(game: str) -> None:
    puzzle = next(one for one in load(game) if one.goal == CHOOSE)
    match, (_, found) = puzzle.match(), plans(puzzle)
    assert sorted(found) == sorted(match.legal)
    for action, turns in found.items():
        assert turns
        for steps in turns:
            assert steps[0] == action
            walk = match.at(0)
            revealed = walk.revealed
            for step in steps:
                assert step in walk.legal
                assert (walk.player, walk.revealed) == (puzzle.seat, revealed)
                walk.fold([step])
            assert walk.player != puzzle.seat or walk.revealed != revealed


def test_every_draw_after_a_card_is_tried() -> None:
    match, (_, found) = WRONG["lc-d600c7"].match(), plans(WRONG["lc-d600c7"])
    for action, turns in found.items():
        after = match.at(0)
        after.fold([action])
        assert sorted(steps[1] for steps in turns) == sorted(after.legal)


def test_two_policies_of_the_game_that_differ_have_to_agree() -> None:
    assert set(OPINIONS) == set(REGISTERED)
    for game, policies in OPINIONS.items():
        book = rulebook(game)
        assert policies[0] == book.search.rollout
        assert len({id(named(book, name)) for name in policies}) == len(policies) >= 2


def test_better_is_what_is_better_in_wins_or_points_by_as_much_as_matters() -> None:
    least = DEPTHS["island"]  # 8 of 100 games, a fifth of a shrine
    assert Trial(-0.05, 0.01, 1.0, 0.01).is_behind(3, least)
    assert Trial(0.1, 0.01, -0.1, 0.01).is_behind(3, least)
    assert not Trial(-0.05, 0.02, 1.0, 0.01).is_behind(3, least), "it may be chance"
    assert not Trial(-0.01, 0.001, -0.03, 0.001).is_behind(3, least), "it matters to nobody"
    assert Trial(0.05, 0.01, 0.4, 0.1).is_sure()
    assert not Trial(0.05, 0.01, 0.4, 0.2).is_sure(), "wins and points have to agree"
