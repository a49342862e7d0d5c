"""What a decision beside a blockade is about, and what tempts people there."""

from __future__ import annotations

import pytest

from manoa.games.quest.people.themes import BLOCKADE, tempting, theme
from manoa.play.match import Match
from manoa.study.puzzles import Puzzle, load
from quest.arranging import on
from quest.hexing import hexed

BESIDE = [puzzle for puzzle in load("quest") if puzzle.theme == BLOCKADE][:12]


def tempted(match: Match) -> list[int]:
    return tempting(match.rules, match.state, match.legal)


@pytest.mark.parametrize("puzzle", BESIDE, ids=[puzzle.id for puzzle in BESIDE])
def test_beside_a_blockade_one_is_tempted_to_remove_it_and_to_go_on_without_it(puzzle: Puzzle) -> None:
    match = puzzle.match()
    remove, go_on = tempted(match)
    assert {remove, go_on} <= set(match.legal)
    assert theme(match.rules, match.state, remove, go_on) == BLOCKADE
    assert theme(match.rules, match.state, go_on, remove) == BLOCKADE
    then = match.at(0)
    then.play(remove)
    if "blockade" not in match.word(remove).data:
        assert any("blockade" in then.word(action).data for action in then.legal), "the card is strong enough"


def test_where_no_blockade_is_near_nothing_tempts() -> None:
    puzzle = next(puzzle for puzzle in load("quest") if puzzle.goal == "arrive")
    assert tempted(puzzle.match()) == []


def test_q_4_8_a_card_tempts_only_with_blockades_that_it_removes() -> None:
    """The Geologist steps, but removes none; nor does the Mountain Guide."""
    gates = (((0, 0), (1, 0)),)
    game = hexed({(0, 0): "jungle 1", (1, 0): "jungle 1", (0, 1): "demon 1"}, gates, promos=True)
    match = on(game, blockades={0: 1}, hand="geologist native")
    free = {str(action): action.id for action in match.actions() if action.data["kind"] == "free"}
    assert theme(match.rules, match.state, free["play native"], free["play geologist"]) == BLOCKADE
