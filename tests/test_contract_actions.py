"""The promises of every game about actions, with every option: the legal ones can be played, all others are refused."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import manoa
from manoa import IllegalAction, Match
from manoa.words import LANGUAGES, catalogue
from walks import (
    Table,
    copy,
    every_game,
    every_table,
    finished,
    frozen,
    on_some_tables,
    play_on,
    positions,
    running,
    sentence_of,
    through_json,
    why_not,
)

NO_TEXTS = ["", " ", "\n", "nonsense", "☃", "\0", "play play", "draw draw", "1" * 5000, "take ٣"]
NO_ACTIONS: list[Any] = [None, 0.0, True, False, [], [0], {}, b"draw", (0,), object(), np.True_, np.float64(0)]


def refused(match: Match, action: Any) -> IllegalAction:
    """Check that a match refuses an action with a code and a sentence, and does not change."""
    before = frozen(match)
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert frozen(match) == before
    assert isinstance(refusal.value, ValueError)
    assert refusal.value.code in IllegalAction.CODES
    assert len(str(refusal.value)) > 10, "a refusal says why"
    return refusal.value


# Legal actions


@every_table
def test_somebody_can_act_until_the_match_is_over(table: Table) -> None:
    match, luck = table.start(3), random.Random(3)
    while not match.over:
        ids = [action.id for action in match.actions()]
        assert ids, "nobody can act, yet the match is not over"
        assert ids == sorted(set(ids))
        assert ids[0] >= 0
        assert ids[-1] < table.game.book.action_count
        assert match.player in range(table.players)
        play_on(match, luck, 1)
    assert (match.player, match.actions(), match.mask().any()) == (None, [], np.False_)


@every_table
def test_a_legal_action_can_be_played_as_action_id_and_text(table: Table) -> None:
    for match in running(table, 6):
        actions = match.actions()
        assert len({str(action) for action in actions}) == len(actions), "two legal actions share a notation"
        for action in actions:
            worlds = [copy(match) for _ in range(4)]
            forms: list[Any] = [action, action.id, str(action), np.int16(action.id)]
            assert [world.play(form) for world, form in zip(worlds, forms, strict=True)] == [action] * 4
            assert len({frozen(world) for world in worlds}) == 1
            assert worlds[0].steps == [*match.steps, action.id]


@every_table
def test_the_parts_of_an_action_are_ready_for_json(table: Table) -> None:
    for match in running(table, 6):
        for action in match.actions():
            assert isinstance(action.data["kind"], str)
            assert through_json(action.data) == action.data
            assert type(action.id) is int
            assert type(str(action)) is str
            assert str(action) in repr(action)


@every_table
def test_the_mask_is_true_for_the_legal_actions(table: Table) -> None:
    for match in positions(table, 8):
        mask = match.mask()
        assert mask.dtype == np.bool_
        assert mask.shape == (table.game.book.action_count,)
        assert np.flatnonzero(mask).tolist() == [action.id for action in match.actions()]


@every_table
def test_playing_on_never_changes_an_earlier_copy(table: Table) -> None:
    match, luck = table.start(5), random.Random(5)
    copies = []
    for _ in range(30):
        play_on(match, luck, 1)
        copies.append((copy(match), frozen(match)))
        assert all(frozen(earlier) == bytes_then for earlier, bytes_then in copies)


# Illegal actions


@every_table
def test_an_illegal_id_is_refused_with_the_reason(table: Table) -> None:
    for match in running(table, 2):
        legal = set(match.legal)
        for action in range(table.game.book.action_count):
            if action in legal:
                assert match.why(action) is None
            else:
                assert why_not(match, action) == sentence_of(refused(match, action))
                assert all(sentence(match, action, language) for language in LANGUAGES)


def sentence(match: Match, action: int, language: str) -> str:
    """The reason in a language; KeyError if the language has no words for it."""
    refusal = match.why(action)
    assert refusal is not None
    return catalogue(match.game.name, language).refusal(refusal)


@on_some_tables
def test_an_id_out_of_range_is_refused(table: Table) -> None:
    for match in positions(table, 3):
        for action in (-1, table.game.book.action_count, 2**31, 2**64, -(2**70), np.int64(-1), np.uint64(2**63)):
            refused(match, action)


@on_some_tables
def test_an_action_that_is_not_of_this_game_is_refused(table: Table) -> None:
    for match in positions(table, 3):
        for action in (-1, table.game.book.action_count, 2**31, 2**64):
            refused(match, manoa.Action.named(action, "nonsense", {"kind": "nonsense"}))


@on_some_tables
def test_a_malformed_text_is_refused(table: Table) -> None:
    for match in positions(table, 3):
        assert {refused(match, text).code for text in NO_TEXTS} == {"malformed"}


@on_some_tables
def test_what_is_no_action_at_all_is_refused(table: Table) -> None:
    for match in positions(table, 3):
        for action in NO_ACTIONS:
            assert refused(match, action).code == "malformed"


@every_game
@given(text=st.text(), step=st.integers(0, 60))
def test_any_text_is_played_or_refused(name: str, text: str, step: int) -> None:
    match = play_on(manoa.game(name).start(seed=1), random.Random(step), step)
    before = list(match.steps)
    try:
        played = match.play(text)
    except IllegalAction:
        assert match.steps == before
    else:
        assert match.steps == [*before, played.id]


@on_some_tables
def test_nothing_can_be_played_after_the_end(table: Table) -> None:
    match = finished(table)
    for action in range(table.game.book.action_count):
        assert refused(match, action).code == "over"
    last = match.at(len(match.steps) - 1).word(match.steps[-1])
    assert refused(match, last).code == "over"
    assert refused(match, str(last)).code in ("over", "malformed")
