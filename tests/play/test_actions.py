"""Actions: their words are made when somebody asks, and stay those of the position that they were named in."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from typing import Any

import pytest

import manoa
from manoa import Game, IllegalAction, Match
from manoa.games import rulebook
from walks import Table, frozen, on_some_tables, play_on, running, why_not


@on_some_tables
def test_actions_keep_their_words_when_the_match_goes_on(table: Table) -> None:
    for match in running(table, 4):
        actions = match.actions()
        words = [(str(action), action.data) for action in match.at(len(match.steps)).actions()]
        play_on(match, random.Random(1), 3)
        assert [(str(action), action.data) for action in actions] == words


@on_some_tables
def test_actions_with_the_same_id_and_words_are_equal(table: Table) -> None:
    for match in running(table, 3):
        for one, other in zip(match.actions(), match.at(len(match.steps)).actions(), strict=True):
            assert one == other == manoa.Action.named(one.id, str(one), one.data)
            assert hash(one) == hash(other)
            assert one != manoa.Action.named(one.id, "something else", one.data)
        assert len(set(match.actions())) == len(match.actions())


@on_some_tables
def test_actions_can_be_sent_elsewhere(table: Table) -> None:
    for match in running(table, 2):
        for action in match.actions():
            sent = pickle.loads(pickle.dumps(action))
            assert (sent, sent.data) == (action, action.data)


def test_no_words_are_made_that_nobody_asked_for() -> None:
    def unwanted(*_: Any) -> Any:
        raise AssertionError("nobody asked for words")

    game = Game(replace(rulebook("lost-cities"), notation=unwanted, describe=unwanted), {})
    match, luck = game.start(seed=1), random.Random(1)
    while not match.over:
        match.play(luck.choice(match.actions()))


# Texts that name several steps


def at_once() -> Match:
    """A match of Lost Cities that takes whole turns in one text."""
    book = rulebook("lost-cities")

    def parse(rules: Any, state: Any, text: str) -> list[int]:
        return [step for part in text.split(", ") for step in book.parse(rules, state, part)]

    return Game(replace(book, parse=parse), {}).start(seed=1)


def test_a_text_may_name_several_steps() -> None:
    match, single = at_once(), manoa.game("lost-cities").start(seed=1)
    card = single.actions()[-1].data["card"]
    assert str(match.play(f"discard {card}, draw")) == "draw"
    for text in (f"discard {card}", "draw"):
        single.play(text)
    assert frozen(match) == frozen(single)
    assert match.record() == single.record()


def test_several_steps_are_played_all_or_none() -> None:
    match = at_once()
    before, card = frozen(match), match.actions()[-1].data["card"]
    text = f"discard {card}, discard {card}"
    reason = "You have already played a card; now draw from the deck or take the top card of a pile."
    assert why_not(match, text) == reason
    for play in (match.play, lambda text: match.follow([text])):
        with pytest.raises(IllegalAction, match=reason):
            play(text)
        assert frozen(match) == before
    assert match.why(f"discard {card}, draw") is None


def test_several_steps_have_no_single_id() -> None:
    match = at_once()
    with pytest.raises(IllegalAction, match="names several steps"):
        match.id_of(f"{match.actions()[-1]}, draw")


def test_a_refusal_has_a_code_its_parts_and_its_rule() -> None:
    match = manoa.game("lost-cities").start(seed=1)
    with pytest.raises(IllegalAction) as refused:
        match.play("draw")
    because = {"code": "play-first", "parts": {}, "rule": "LC-3"}
    assert (refused.value.code, refused.value.refusal) == ("illegal", because)
    assert match.why("draw") == because
    assert str(refused.value) == "First play or discard a card; drawing comes after it (LC-3)."
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
