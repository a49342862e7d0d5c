"""Taking steps back: by the library's rule alone, else by everybody's consent."""

from __future__ import annotations

import pytest

from manoa.server.table.playing import step_to_try_again
from manoa.server.wire import commands, news
from server.tables import ADA, BEN, CEM, GAMES, ME, RANDOM, Person, Room, branched, folded, room, seated, summary

UNDO = commands.Propose("undo")
YES, NO = commands.Answer("undo", True), commands.Answer("undo", False)


def other(who: Person) -> Person:
    return BEN if who == ADA else ADA


def played(made: Room, *, revealing: bool) -> Person:
    """Random steps until one reveals something, or reveals nothing; who made it."""
    while True:
        who = made.to_act()
        made.step()
        if made.table.undoable() != revealing:
            return who


@pytest.mark.parametrize("name", GAMES)
def test_a_step_that_revealed_nothing_is_taken_back_by_whoever_made_it(name: str) -> None:
    made = seated(name)
    who = played(made, revealing=False)
    step, match = made.table.step, made.match
    before = match.at(step - 1).state.tobytes()
    assert made.state(who).undo
    assert not made.state(other(who)).undo
    assert made.refused(other(who), commands.Undo()) == "no-undo"
    assert made.do(who, commands.Undo()) == [news.TookBack(_seat(who), step - 1)]
    assert made.match.state.tobytes() == before
    assert made.table.step == step - 1
    assert made.table.player == _seat(who)


def _seat(who: Person) -> int:
    return [ADA, BEN, CEM].index(who)


@pytest.mark.parametrize("name", GAMES)
def test_a_step_that_revealed_something_stands(name: str) -> None:
    made = seated(name)
    who = played(made, revealing=True)
    assert not made.state(who).undo
    refusal = made.refusal(who, commands.Undo())
    assert refusal.code == "no-undo"
    assert "ask the others" in refusal.text


@pytest.mark.parametrize("name", GAMES)
def test_undo_says_the_same_as_the_library(name: str) -> None:
    made = seated(name)
    for _ in range(30):
        made.step()
        match = made.match
        assert made.table.undoable() == (not match.revealed_since(match.at(made.table.step - 1).state))


def test_there_is_nothing_to_take_back_before_the_first_step() -> None:
    made = seated()
    assert made.refused(ADA, commands.Undo()) == "no-undo"
    assert made.refused(ADA, UNDO) == "no-undo"


def test_whoever_is_away_takes_nothing_back() -> None:
    made = seated()
    who = played(made, revealing=False)
    made.do(who, commands.Leave())
    assert not made.state(who).undo
    assert made.refused(who, commands.Undo()) == "away"


# By consent


@pytest.mark.parametrize("name", GAMES)
def test_when_all_agree_they_go_back_before_the_last_step_of_whoever_asked(name: str) -> None:
    made = seated(name, 3) if name != "lost-cities" else seated(name)
    who = played(made, revealing=True)
    seat, step = made.table.movers[-1], made.table.step - 1
    others = [person for person in (ADA, BEN, CEM)[: len(made.table.chairs)] if person != who]
    made.do(who, UNDO)
    assert made.state().offers[0].step == step
    for person in others[:-1]:
        made.do(person, YES)
        assert made.table.step == step + 1
    answered, took_back = made.do(others[-1], YES)
    assert isinstance(answered, news.Answered)
    assert took_back == news.TookBack(seat, step)
    assert (made.table.step, made.table.player, made.table.offers) == (step, seat, {})


def test_going_back_over_steps_of_others_and_playing_the_same_gives_the_same() -> None:
    made = seated()
    while len(set(made.table.movers)) < 2:
        made.step()
    asker = made.person(made.table.movers[0])
    match = made.match
    was, steps = match.state.tobytes(), list(match.steps)
    made.do(asker, UNDO)
    back = made.table.offers["undo"].step
    assert back is not None
    assert back < made.table.step - 1
    made.do(other(asker), YES)
    for action in steps[back:]:
        made.do(made.to_act(), commands.Play(action))
    assert made.match.state.tobytes() == was


def test_one_refusal_ends_the_offer() -> None:
    made = seated("quest", 3)
    made.step()
    who = made.person(made.table.movers[-1])
    second, third = [person for person in (ADA, BEN, CEM) if person != who]
    step = made.table.step
    made.do(who, UNDO)
    made.do(second, NO)
    assert (made.table.offers, made.table.step) == ({}, step)
    assert made.refused(third, YES) == "no-offer"
    made.do(who, UNDO)


def test_whoever_asked_may_think_better_of_it() -> None:
    made = seated()
    who = played(made, revealing=True)
    made.do(who, UNDO)
    assert made.refused(who, YES) == "answered"
    made.do(who, NO)
    assert not made.table.offers


def test_nobody_asks_or_agrees_twice() -> None:
    made = seated("quest", 3)
    made.step()
    who = made.person(made.table.movers[-1])
    others = [person for person in (ADA, BEN, CEM) if person != who]
    made.do(who, UNDO)
    assert made.refused(who, UNDO) == "asked"
    made.do(others[0], YES)
    assert made.refused(others[0], YES) == "answered"


def test_a_step_in_between_ends_the_offer() -> None:
    made = seated()
    who = played(made, revealing=True)
    made.do(who, UNDO)
    made.step()
    assert not made.table.offers
    assert made.refused(other(who), YES) == "no-offer"


def test_bots_do_not_mind() -> None:
    made = room("quest", ME, RANDOM, RANDOM)
    made.steps_until(0)
    made.step()
    made.steps_until(0)
    back = made.table.step_before([0])
    assert back is not None
    made.do(ADA, UNDO)
    assert (made.table.step, made.table.player) == (back, 0)


def test_whoever_left_has_not_agreed_that_others_look_at_cards_and_go_back() -> None:
    made = seated()
    who = played(made, revealing=True)
    step = made.table.step
    made.do(who, UNDO)
    made.do(other(who), commands.Leave())
    assert made.table.step == step
    assert made.refused(other(who), YES) == "away"
    made.do(other(who), commands.Return())
    made.do(other(who), YES)
    assert made.table.step == step - 1


def test_whoever_resigned_is_not_asked() -> None:
    made = seated("quest", 3)
    made.step()
    who = made.person(made.table.movers[-1])
    first, second = [person for person in (ADA, BEN, CEM) if person != who]
    made.do(first, commands.Resign())
    made.do(who, UNDO)
    made.do(second, YES)
    assert made.table.step == 0


def test_an_offer_goes_with_whoever_made_it() -> None:
    made = seated("quest", 3)
    made.step()
    who = made.person(made.table.movers[-1])
    made.do(who, commands.Propose("end"))
    made.do(who, UNDO)
    made.do(who, commands.Leave())
    assert not made.table.offers
    for person in {ADA, BEN, CEM} - {who}:
        made.do(person, commands.Leave())
    assert made.status() == "running"


def test_refusing_changes_nothing_but_the_offer() -> None:
    made = seated()
    who = played(made, revealing=True)
    before = summary(made.table)
    made.do(who, UNDO)
    made.do(other(who), NO)
    changed = {key for key, value in summary(made.table).items() if value != before[key]}
    assert changed == {"version", "entries", "commands", "moved"}


# A whole turn


def own_moves(made: Room, count: int) -> Person:
    """Steps until somebody has made so many in a row that reveal nothing; who it was."""
    while True:
        who = made.to_act()
        first = made.table.step
        while made.table.step - first < count and made.table.player == _seat(who):
            made.step()
            if not made.table.undoable():
                break
        if made.table.step - first == count and made.table.undoable() and made.table.player == _seat(who):
            return who


def test_a_turn_is_taken_back_to_where_it_began() -> None:
    made = seated("quest", 3)
    who = own_moves(made, 3)
    first = made.table.turn_from
    assert first is not None
    assert first <= made.table.step - 3
    before = made.match.at(first).state.tobytes()
    assert made.state(who).undo_turn
    assert not made.state(other(who)).undo_turn
    assert made.refused(other(who), commands.Undo(turn=True)) == "no-undo"
    made.do(who, commands.Undo(turn=True))
    assert made.match.state.tobytes() == before
    assert not made.state(who).undo_turn
    assert summary(folded(made.table)) == summary(made.table)


@pytest.mark.parametrize("name", GAMES)
def test_no_undo_of_a_turn_crosses_what_came_to_light_or_another_seat(name: str) -> None:
    made = seated(name)
    for _ in range(120):
        if made.table.status != "running":
            break
        made.step()
        first, table = made.table.turn_from, made.table
        if first is not None:
            assert set(table.movers[first:]) == {table.movers[-1]}
            assert not made.match.revealed_since(made.match.at(first).state)
        if table.step % 7 == 0 and first is not None and made.state(made.person(table.movers[-1])).undo_turn:
            made.do(made.person(table.movers[-1]), commands.Undo(turn=True))
            assert table.step == first


def test_one_step_is_no_longer_turn() -> None:
    made = seated("lost-cities")
    who = own_moves(made, 1)
    assert made.state(who).undo
    assert not made.state(who).undo_turn


def test_in_an_analysis_a_turn_goes_back_too() -> None:
    made = seated("quest", 3)
    made.steps(40)
    new = branched(made, ADA, 0)
    new.steps(25)
    mover = new.table.movers[-1]
    first = new.table.step
    while first and new.table.movers[first - 1] == mover:
        first -= 1
    new.do(ADA, commands.Undo(turn=True))
    assert new.table.step == first


@pytest.mark.parametrize("name", GAMES)
def test_in_an_analysis_a_turn_goes_back_to_where_its_mover_came_to_act(name: str) -> None:
    """The same as by looking at every step before it."""
    made = seated(name)
    made.steps(12)
    analysed = branched(made, ADA, 12)
    for _ in range(30):
        table = analysed.table
        last = step_to_try_again(table)
        if last is not None:
            before = [step for step in table.starts if step < last]
            others = [step for step in before if table.movers[step] != table.movers[last]]
            expected = next((step for step in before if not others or step > others[-1]), last)
            assert step_to_try_again(table, turn=True) == expected
        if table.player is None:
            break
        analysed.step()
