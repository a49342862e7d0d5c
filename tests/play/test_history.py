"""Time in a match: undo, earlier positions, the log."""

from __future__ import annotations

import random

import pytest

import manoa
from manoa import Action, IllegalAction, Match
from manoa.words import LANGUAGES, catalogue
from walks import (
    Table,
    copy,
    every_main_table,
    every_table,
    finished,
    frozen,
    on_some_tables,
    play_on,
    positions,
    running,
    through_json,
)


def harmless(match: Match) -> list[Action]:
    """The actions that reveal nothing hidden."""
    return [action for action in match.actions() if revealed_after(match, action) == match.state["revealed"]]


def revealed_after(match: Match, action: Action) -> int:
    world = copy(match)
    world.play(action)
    return int(world.state["revealed"])


@every_table
def test_undo_brings_back_the_position_byte_for_byte(table: Table) -> None:
    for match in running(table, 8):
        before = frozen(match)
        for action in harmless(match):
            match.play(action)
            assert match.undo() == action
            assert frozen(match) == before


@every_table
def test_undo_is_refused_once_something_hidden_was_revealed(table: Table) -> None:
    refusals = 0
    match, luck = table.start(1), random.Random(1)
    while not match.over and refusals < 10:
        known = match.state["revealed"]
        play_on(match, luck, 1)
        if match.state["revealed"] != known:
            after = frozen(match)
            with pytest.raises(IllegalAction, match="revealed something hidden"):
                match.undo()
            assert frozen(match) == after
            refusals += 1
    assert refusals, "nothing hidden was ever revealed"


@on_some_tables
def test_undo_goes_back_step_by_step_but_not_before_the_beginning(table: Table) -> None:
    match = table.start(1)
    while match.state["revealed"] == 0:
        play_on(match, random.Random(2), 1)
    match = match.at(len(match.steps) - 1)
    for step in reversed(range(len(match.steps))):
        match.undo()
        assert frozen(match) == frozen(match.at(step))
    with pytest.raises(IllegalAction, match="no step"):
        match.undo()


@every_main_table
def test_after_an_undo_the_match_goes_on_as_if_nothing_had_been(table: Table) -> None:
    match = next(match for match in running(table, 20) if harmless(match))
    straight = copy(match)
    match.play(harmless(match)[0])
    match.undo()
    for world in (match, straight):
        play_on(world, random.Random(6))
    assert frozen(match) == frozen(straight)
    assert match.record() == straight.record()
    assert match.log(0) == straight.log(0)


@on_some_tables
def test_an_earlier_position_is_the_replay_of_so_many_actions(table: Table) -> None:
    match = finished(table)
    record = match.record()
    for step in random.Random(0).sample(range(len(match.steps) + 1), 5):
        earlier = match.at(step)
        assert frozen(earlier) == frozen(manoa.replay({**record, "actions": record["actions"][:step]}))
        play_on(earlier, random.Random(step))
    assert match.record() == record


@on_some_tables
def test_there_is_no_position_before_the_first_or_after_the_last(table: Table) -> None:
    for match in positions(table, 3):
        for step in (-1, len(match.steps) + 1, 10**6):
            with pytest.raises(ValueError, match=f"{len(match.steps)} steps"):
                match.at(step)
            with pytest.raises(ValueError, match=f"{len(match.steps)} steps"):
                match.log(0, since=step)


@every_main_table
def test_the_log_from_a_step_on_is_the_end_of_the_whole_log(table: Table) -> None:
    match = finished(table)
    for seat in (None, *range(table.players)):
        events = match.log(seat)
        for since in random.Random(0).sample(range(len(match.steps) + 1), 2):
            assert match.log(seat, since=since) == [event for event in events if event["step"] > since]
            assert match.at(since).log(seat) == [event for event in events if event["step"] <= since]


@every_main_table
def test_every_step_leaves_an_event_that_everyone_can_be_told(table: Table) -> None:
    match = finished(table)
    names = [f"Player {seat}" for seat in range(table.players)]
    for seat in (None, *range(table.players)):
        events = match.log(seat)
        assert through_json(events) == events
        assert sorted({event["step"] for event in events}) == list(range(1, len(match.steps) + 1))
        for language in LANGUAGES:
            words = catalogue(table.game.name, language)
            assert all(words.event(event, names, seat) for event in events)


@every_table
def test_all_seats_are_told_of_the_same_steps(table: Table) -> None:
    for match in positions(table, 3):
        recent = max(0, len(match.steps) - 20)
        logs = [match.log(seat, since=recent) for seat in (None, *range(table.players))]
        assert len({tuple((event["step"], event["seat"]) for event in events) for events in logs}) == 1
