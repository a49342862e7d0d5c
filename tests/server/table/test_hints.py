"""Who may have a bot think for them, and with what it thinks."""

from __future__ import annotations

import pytest

from manoa.play.match import Seat
from manoa.server.table.hints import asked
from manoa.server.table.project import viewpoint
from manoa.server.table.refusal import Refused
from manoa.server.wire import commands, news
from server.tables import ADA, BEN, EVE, ME, OPEN, RANDOM, Person, Room, branched, room, seated


def ask(
    made: Room, who: Person | None, step: int | None = None, seat: int | None = None, bot: str | None = None
) -> tuple[str, Seat]:
    eyes = viewpoint(made.table, who.id if who else None)
    return asked(made.table, eyes, made.table.step if step is None else step, seat, bot)()


def refused(
    made: Room, who: Person | None, step: int | None = None, seat: int | None = None, bot: str | None = None
) -> str:
    with pytest.raises(Refused) as refusal:
        ask(made, who, step, seat, bot)
    return refusal.value.code


def against_a_bot() -> Room:
    """Ada against a bot, at a turn of hers."""
    made = room("lost-cities", ME, RANDOM)
    made.steps(4)
    made.steps_until(0)
    return made


def test_against_people_there_are_none() -> None:
    made = seated()
    made.steps(3)
    for who in (ADA, BEN, EVE, None):
        for step in (0, made.table.step):
            assert refused(made, who, step) == "no-hints"


def test_against_bots_alone_there_are_hints_for_one_s_own_turns() -> None:
    made = against_a_bot()
    bot, place = ask(made, ADA)
    assert (place.seat, place.step, bot) == (0, made.table.step, "search")
    theirs = made.table.movers.index(1)
    assert refused(made, ADA, theirs) == "not-your-turn"
    mine = made.table.movers.index(0)
    assert ask(made, ADA, mine)[1].seat == 0
    assert {refused(made, who) for who in (EVE, None)} == {"no-hints"}


def test_it_thinks_with_what_the_seat_knows() -> None:
    made = against_a_bot()
    assert ask(made, ADA)[1].state.tobytes() == made.match.for_seat(0).state.tobytes()
    assert ask(made, ADA)[1].state.tobytes() != made.match.state.tobytes()


def test_a_bot_that_stands_in_for_a_person_is_no_bot() -> None:
    made = seated()
    made.do(BEN, commands.Leave())
    made.steps_until(0)
    assert made.table.chairs[1].played_by_bot
    assert refused(made, ADA) == "no-hints"
    made.serve(news.TakenOver(0, "random", "time"))
    assert refused(made, BEN) == "no-hints"


def test_once_it_is_over_everybody_may_ask_about_every_seat() -> None:
    made = seated()
    made.finish()
    for step in range(0, made.table.step, 9):
        assert ask(made, EVE, step)[1].seat == made.table.movers[step]
    assert refused(made, ADA) == "over"
    assert refused(made, ADA, made.table.step + 1) == "no-step"


def test_an_analysis_of_one_s_own_may_be_asked_about() -> None:
    made = seated()
    made.steps(6)
    own = branched(made, ADA, 6)
    assert ask(own, ADA)[1].seat == own.table.player
    with pytest.raises(Refused, match="no such table"):
        ask(own, BEN)


def test_a_seat_that_is_not_to_act_has_nothing_to_think_about() -> None:
    made = seated()
    made.finish()
    actor = made.table.movers[5]
    assert ask(made, ADA, 5, seat=actor)[1].seat == actor
    assert refused(made, ADA, 5, seat=1 - actor) == "not-to-act"


def test_any_bot_of_the_game_can_be_asked() -> None:
    made = against_a_bot()
    assert ask(made, ADA, bot="random")[0] == "random"
    assert refused(made, ADA, bot="nobody") == "no-bot"


def test_before_the_start_there_is_nothing_to_think_about() -> None:
    assert refused(room("lost-cities", ME, OPEN), ADA) == "not-started"
