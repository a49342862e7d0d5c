"""Steps of the game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa.play.errors import IllegalAction
from manoa.play.match import Match
from manoa.server.table import project
from manoa.server.table.playing import bot_step, legal
from manoa.server.table.refusal import Refused
from manoa.server.wire import commands, news
from manoa.server.wire.tables import BotSeat, WhyNot
from server.tables import ADA, BEN, EVE, GAMES, ME, OPEN, RANDOM, Room, outcome, room, seated

MOST_STEPS = 40


def action_of(made: Room) -> int:
    return made.match.legal[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_from_the_first_step_to_the_last(name: str) -> None:
    made = seated(name, 2)
    made.finish()
    result = made.table.result
    match = made.match
    assert match.over
    assert result is not None
    assert (result.reason, result.scores, result.placings) == ("played", match.scores, match.placings)
    assert sum(isinstance(entry.event, news.Ended) for entry in made.table.entries) == 1
    assert made.refused(ADA, commands.Play(0)) == "over"


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_played_by_id_or_by_notation(name: str) -> None:
    one = seated(name)
    two = Room(one.made)
    two.do(BEN, commands.Sit())
    for _ in range(10):
        who, offered = one.to_act(), one.state(one.to_act()).actions[-1]
        one.do(who, commands.Play(offered.id))
        two.do(who, commands.Play(offered.text))
    assert one.table.movers == two.table.movers
    assert [entry.event for entry in one.table.entries] == [entry.event for entry in two.table.entries]


@pytest.mark.parametrize("name", GAMES)
def test_only_the_seat_to_act_plays_and_only_it_is_offered_actions(name: str) -> None:
    made = seated(name, 2)
    actor = made.to_act()
    other = BEN if actor == ADA else ADA
    refusal = made.refusal(other, commands.Play(action_of(made)))
    assert refusal.code == "not-your-turn"
    assert refusal.text == f"It is {actor.name}’s turn."
    assert made.state(actor).actions
    assert not made.state(other).actions
    assert not made.state().actions


def test_nobody_plays_before_the_start() -> None:
    made = room("lost-cities", ME, OPEN)
    assert made.refused(ADA, commands.Play(0)) == "not-started"
    assert made.refused(ADA, commands.Undo()) == "not-started"
    assert made.refused(ADA, commands.Resign()) == "not-started"
    assert made.state(ADA).view is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("given", [1 << 20, "", "?", "0", "9" * 200, "²", "٣", "play\x00", "🂡", "discard " * 25])
def test_malformed_actions_are_refused_with_what_is_allowed(name: str, given: int | str) -> None:
    made = seated(name)
    assert made.refused(made.to_act(), commands.Play(given)) == "malformed"


@pytest.mark.parametrize("name", GAMES)
def test_every_action_that_is_not_legal_is_refused_by_id(name: str) -> None:
    made = seated(name)
    made.steps(3)
    match = made.match
    for action in range(0, match.game.book.action_count, max(1, match.game.book.action_count // 50)):
        if action not in match.legal:
            assert made.refused(made.to_act(), commands.Play(action)) == "illegal"


@given(text=st.text(max_size=30), name=st.sampled_from(GAMES))
def test_any_text_is_an_action_or_a_refusal(text: str, name: str) -> None:
    match = WALKED[name].match
    seat = match.player
    assert seat is not None
    played = outcome(lambda: legal(match, seat, text))
    if isinstance(played, Refused):
        assert played.code in IllegalAction.CODES
    else:
        assert played[0] in map(str, match.actions())


def walked(name: str) -> Room:
    made = seated(name)
    made.steps(5)
    return made


WALKED = {name: walked(name) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_why_not_is_told_from_what_the_seat_knows(name: str) -> None:
    """The same sentence whatever the hidden cards are."""
    made = seated(name)
    made.steps(7)
    match, seat = made.match, made.table.player
    assert seat is not None
    worlds = [match, *(match.for_seat(seat).imagine(seed) for seed in range(3))]
    for action in range(0, match.game.book.action_count, max(1, match.game.book.action_count // 80)):
        assert len({_told(world, seat, action) for world in worlds}) == 1


def _told(world: Match, seat: int, action: int) -> str:
    return str(outcome(lambda: legal(world, seat, action)))


def test_why_not_can_be_asked_without_playing() -> None:
    made = seated()
    actor = made.to_act()
    eyes = project.viewpoint(made.table, actor.id)
    assert project.why(made.table, eyes, made.state(actor).actions[0].text) == WhyNot(None, None)
    assert project.why(made.table, eyes, "nonsense").why
    with pytest.raises(Refused, match="not your turn"):
        project.why(made.table, project.SPECTATOR, "nonsense")


def test_whoever_resigned_or_is_away_does_not_play() -> None:
    made = seated("quest", 3)
    actor = made.to_act()
    made.do(actor, commands.Leave())
    assert made.refused(actor, commands.Play(action_of(made))) == "away"
    assert not made.state(actor).actions
    made.do(actor, commands.Resign())
    assert made.refused(actor, commands.Play(action_of(made))) == "resigned"
    assert made.refused(actor, commands.Return()) == "resigned"


def test_bots_play_their_seats_and_persons_cannot_play_for_them() -> None:
    made = room("lost-cities", ME, RANDOM)
    while not made.bot_to_act():
        made.step()
    assert made.refused(ADA, commands.Play(action_of(made))) == "not-your-turn"
    assert made.refused(EVE, commands.Play(action_of(made))) == "not-seated"


@pytest.mark.parametrize("name", GAMES)
def test_views_and_events_come_from_the_seat_that_looks(name: str) -> None:
    made = seated(name)
    made.steps(MOST_STEPS if name != "island" else 8)
    match = made.match
    for viewer, seat in ((ADA, 0), (BEN, 1), (None, None)):
        assert made.state(viewer).view == match.view(seat)
    for eyes, events in made.heard.items():
        lines = [line for event in events if isinstance(event.what, news.Moved) for line in event.what.log]
        assert lines == match.log(eyes.seat)


# The past


@pytest.mark.parametrize("name", GAMES)
def test_the_past_is_seen_from_ones_own_seat_while_it_runs_and_from_any_after(name: str) -> None:
    made = seated(name)
    made.steps(6)
    match = made.match
    ada = project.viewpoint(made.table, ADA.id)
    seen = project.past(made.table, 4, project.chosen_seat(made.table, ada, None))()
    assert (seen.step, seen.steps, seen.view) == (4, 6, match.at(4).view(0))
    assert seen.log == [line for line in match.log(0) if line["step"] == 4]
    assert project.chosen_seat(made.table, ada, 0) == 0
    assert project.chosen_seat(made.table, ada, -1) is None
    for eyes, wish in ((ada, 1), (project.SPECTATOR, 0), (project.SPECTATOR, 1)):
        with pytest.raises(Refused) as refused:
            project.chosen_seat(made.table, eyes, wish)
        assert refused.value.code == "hidden"
    made.do(BEN, commands.Resign())
    assert project.chosen_seat(made.table, ada, 1) == 1


def test_a_past_that_is_not_there_is_refused() -> None:
    made = seated()
    with pytest.raises(Refused) as refused:
        project.past(made.table, 1, 0)
    assert refused.value.code == "no-step"
    with pytest.raises(Refused) as refused:
        project.past(room("lost-cities", ME, OPEN).table, 0, None)
    assert refused.value.code == "not-started"
    with pytest.raises(Refused):
        project.chosen_seat(made.table, project.SPECTATOR, 2)


def test_the_record_of_a_running_game_is_hidden() -> None:
    made = seated()
    with pytest.raises(Refused) as refused:
        project.record(made.table)
    assert refused.value.code == "hidden"


# Bots


def test_a_bots_step_is_dropped_when_things_have_changed_since_it_began_to_think() -> None:
    made = room("lost-cities", ME, RANDOM)
    while not made.bot_to_act():
        made.step()
    version, action = made.table.moved, action_of(made)
    assert bot_step(made.table, version, 1, action)
    assert bot_step(made.table, version - 1, 1, action) == []
    assert bot_step(made.table, version, 0, action) == []
    assert bot_step(made.table, version, 1, 1 << 20) == []
    made.do(ADA, commands.Say("think well"))
    assert bot_step(made.table, version, 1, action)
    made.do(ADA, commands.Resign())
    assert bot_step(made.table, version, 1, action) == []


def test_a_bot_that_failed_is_replaced_and_the_game_goes_on() -> None:
    made = room("lost-cities", ME, BotSeat("careful"))
    made.serve(news.TakenOver(1, "random", "failed"))
    seat = made.state().table.seats[1]
    assert (seat.kind, seat.bot, seat.away) == ("bot", "random", None)
    made.finish()


def test_a_stand_in_that_failed_is_replaced_and_its_person_may_still_come_back() -> None:
    made = seated()
    made.do(BEN, commands.Leave())
    made.serve(news.TakenOver(1, "random", "failed"))
    assert (made.table.chairs[1].bot, made.table.chairs[1].away) == ("random", "left")
    made.do(BEN, commands.Return())


# Pictures


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_drawn_from_the_seat_that_looks(name: str) -> None:
    made = seated(name)
    made.steps(3)
    seen = {seat: project.picture(made.table, 3, seat, "light")() for seat in (None, 0, 1)}
    assert seen[0] == made.match.svg(0, names=["Ada", "Ben"])
    assert len(set(seen.values())) > 1
    assert "Ben" in seen[0]
