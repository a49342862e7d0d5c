"""Analysis tables: one person's own, who plays all seats that no bot has."""

from __future__ import annotations

import pytest

from manoa.server.table import project
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import imported
from manoa.server.wire import commands, news
from server.tables import ADA, BEN, EVE, GAMES, Room, branched, seated


def analysis(name: str = "lost-cities", **bots: str) -> Room:
    """Ada's, from the beginning of a game that is over."""
    made = seated(name)
    made.do(BEN, commands.Resign())
    return branched(made, ADA, 0, **bots)


@pytest.mark.parametrize("name", GAMES)
def test_its_host_plays_all_seats_and_sees_from_the_one_to_act(name: str) -> None:
    made = analysis(name)
    for _ in range(15):
        player = made.table.player
        state = made.state(ADA)
        assert (state.you, state.player) == (player, player)
        assert state.view == made.match.view(player)
        assert [offered.id for offered in state.actions] == made.match.legal
        made.step()


def test_to_everybody_else_there_is_no_such_table() -> None:
    made = analysis()
    for who in (EVE.id, BEN.id, None):
        with pytest.raises(Refused) as refused:
            project.viewpoint(made.table, who)
        assert refused.value.code == "no-table"
    for command in (commands.Say("hello"), commands.Play(0), commands.Sit(), commands.Leave(), commands.Undo()):
        assert made.refused(EVE, command) == "no-table"


@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_taken_back_to_the_first_step(name: str) -> None:
    made = analysis(name)
    begin = made.match.state.tobytes()
    made.steps(20)
    while made.state(ADA).undo:
        made.do(ADA, commands.Undo())
    assert made.table.step == 0
    assert made.match.state.tobytes() == begin
    assert made.refused(ADA, commands.Undo()) == "no-undo"


def test_steps_from_before_the_branch_can_be_taken_back_too() -> None:
    made = seated()
    made.steps(6)
    made.do(BEN, commands.Resign())
    new = branched(made, ADA, 6)
    new.do(ADA, commands.Undo())
    assert new.table.step == 5


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_that_was_brought_in_can_be_taken_back(name: str) -> None:
    over = seated(name)
    over.finish()
    made = Room(imported(over.match.record(), ADA))
    assert made.status() == "over"
    state = made.state(ADA)
    assert state.undo
    assert state.you == over.table.movers[-1]
    made.do(ADA, commands.Undo())
    assert made.status() == "running"
    made.step()


def test_a_finished_game_that_was_brought_in_can_be_closed() -> None:
    over = seated()
    over.finish()
    made = Room(imported(over.match.record(), ADA))
    assert made.do(ADA, commands.Leave()) == [news.Closed()]
    assert made.refused(ADA, commands.Undo()) == "closed"
    assert not made.state(ADA).undo


def test_taking_back_goes_past_the_steps_of_bots() -> None:
    """A bot would make its own step again at once."""
    made = analysis("quest", seat1="random")
    made.bots_play()
    mine = made.table.step
    while not made.bot_to_act():
        made.step()
    made.bots_play()
    steps = [step for step, mover in enumerate(made.table.movers) if mover == 0]
    for step in reversed(steps):
        made.do(ADA, commands.Undo())
        assert (made.table.step, made.table.player) == (step, 0)
    assert made.table.step == mine
    assert made.refused(ADA, commands.Undo()) == "no-undo"
    assert not made.state(ADA).undo


def test_its_host_does_not_play_for_bots_nor_look_over_their_shoulder() -> None:
    made = analysis("quest", seat1="random")
    while not made.bot_to_act():
        made.step()
    assert made.refused(ADA, commands.Play(made.match.legal[0])) == "not-your-turn"
    state = made.state(ADA)
    assert (state.you, state.player, state.actions) == (0, 1, [])
    assert made.table.due() == made.table.changed
    made.bots_play()


def test_what_a_bot_draws_is_not_told() -> None:
    made = analysis("lost-cities", seat1="random")
    while made.table.step < 12:
        made.bots_play() if made.bot_to_act() else made.step()
    eyes = project.viewpoint(made.table, ADA.id)
    told = [event.what for event in project.history(made.table, eyes, 0, 1000) if isinstance(event.what, news.Moved)]
    drawn = {seat: {line["key"] for move in told if move.seat == seat for line in move.log} for seat in (0, 1)}
    assert "draw" in drawn[1]
    assert "draw_card" not in drawn[1]
    assert "draw_card" in drawn[0]


def test_bots_may_have_all_seats() -> None:
    made = analysis("quest", seat0="random", seat1="random")
    assert made.state(ADA).you is None
    made.bots_play()
    assert made.status() == "over"
    assert made.refused(ADA, commands.Undo()) == "not-seated"
    made.do(ADA, commands.Leave())
    assert made.status() == "closed"


def test_there_is_nobody_to_resign_to_or_to_ask() -> None:
    made = analysis()
    assert made.refused(ADA, commands.Resign()) == "analysis"
    for asked in (commands.Propose("undo"), commands.Propose("end"), commands.Propose("rematch")):
        assert made.refused(ADA, asked) == "analysis"
    assert made.refused(ADA, commands.Answer("undo", True)) == "no-offer"
    assert made.refused(ADA, commands.Invite(0)) == "over"
    assert made.refused(ADA, commands.Return()) == "here"


def test_it_has_no_result_and_no_clock() -> None:
    made = analysis()
    made.finish()
    state = made.state(ADA)
    assert (state.table.status, state.table.result, state.clocks) == ("over", None, None)
    assert not any(isinstance(entry.event, news.Ended) for entry in made.table.entries)


def test_its_host_may_write_notes() -> None:
    made = analysis()
    made.do(ADA, commands.Say("here I went wrong"))
    assert made.table.entries[-1].event == news.Said("table", "Ada", "ada", "here I went wrong")
