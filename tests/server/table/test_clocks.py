"""Clocks run on the server: what each seat has left, and what happens when that is nothing."""

from __future__ import annotations

from manoa.server.table.clock import DAY, GRACE
from manoa.server.table.playing import stand_in, time_over
from manoa.server.wire import commands, news
from manoa.server.wire.tables import DaysClock, LiveClock
from server.tables import ADA, BEN, CEM, EVE, ME, OPEN, RANDOM, Person, Room, folded, room, seated, summary

FIVE = LiveClock(300, 10)


def left(made: Room, seat: int) -> int:
    clocks = made.state().clocks
    assert clocks is not None
    return clocks.left[seat]


def turn(made: Room) -> int:
    """Random steps until it is somebody else's turn; whose it was."""
    was = made.table.player
    assert was is not None
    while made.table.player == was:
        made.step()
    return was


def seat_of(who: Person, made: Room) -> int:
    seat = made.table.seat_of(who.id)
    assert seat is not None
    return seat


# Time that runs


def test_nobody_is_hurried_without_a_clock() -> None:
    made = seated()
    made.wait(days=1000)
    assert made.state().clocks is None
    assert made.table.due() is None
    made.step()


def test_the_time_of_the_seat_to_act_runs_from_the_start() -> None:
    made = seated(clock=FIVE)
    actor = made.table.player
    assert actor is not None
    made.wait(seconds=60)
    assert (left(made, actor), left(made, 1 - actor)) == (240_000, 300_000)
    clocks = made.state().clocks
    assert clocks is not None
    assert (clocks.running, clocks.now) == (actor, made.now)
    assert made.table.due() == made.now + 240_000


def test_out_of_turn_the_time_of_whoever_decides_runs() -> None:
    made = seated("quest", clock=FIVE, heroes_hexes=True, route="demon_gorge", round_limit=90)
    while made.table.player == made.match.state["turn"]:  # until somebody draws Voodoo or Paralysis
        made.step()
    assert made.match.view()["phase"] == "force"
    clocks = made.state().clocks
    assert clocks is not None
    assert clocks.running == made.table.player


def test_it_does_not_run_before_the_start_nor_after_the_end() -> None:
    made = room("lost-cities", ME, OPEN, clock=FIVE)
    made.wait(seconds=1000)
    assert made.table.due() is None
    made.do(BEN, commands.Sit())
    assert left(made, 0) == left(made, 1) == 300_000
    made.do(ADA, commands.Resign())
    was = left(made, 0), left(made, 1)
    made.wait(seconds=1000)
    assert (left(made, 0), left(made, 1)) == was
    assert made.table.due() is None


def test_a_turn_that_was_played_earns_the_increment() -> None:
    made = seated(clock=FIVE)
    made.wait(seconds=60)
    was = turn(made)
    assert left(made, was) == 250_000
    made.wait(seconds=30)
    assert left(made, was) == 250_000
    assert left(made, 1 - was) == 270_000


def test_several_steps_of_one_turn_earn_it_once() -> None:
    made = seated("quest", 2, FIVE)
    was, steps = turn(made), made.table.step
    assert steps > 1
    assert left(made, was) == 310_000


def test_leaving_and_coming_back_earns_nothing() -> None:
    made = seated(clock=FIVE)
    actor = made.to_act()
    seat = seat_of(actor, made)
    made.wait(seconds=290)
    made.do(actor, commands.Leave())
    assert left(made, seat) == 10_000
    made.do(actor, commands.Return())
    assert left(made, seat) == 10_000
    made.wait(seconds=4)
    assert left(made, seat) == 6_000


def test_going_back_earns_nothing() -> None:
    made = seated(clock=FIVE)
    was = turn(made)
    made.wait(seconds=5)
    made.do(made.person(was), commands.Propose("undo"))
    made.do(made.person(1 - was), commands.Answer("undo", True))
    assert made.table.player == was
    assert left(made, 1 - was) == 295_000


def test_each_turn_has_its_days() -> None:
    made = seated(clock=DaysClock(3))
    actor = made.table.player
    assert actor is not None
    made.wait(days=2)
    assert left(made, actor) == DAY
    turn(made)
    turn(made)
    assert left(made, actor) == 3 * DAY
    assert made.table.due() == made.now + 3 * DAY


# Time that is over


def test_when_the_time_is_over_a_marked_bot_takes_over() -> None:
    made = seated(clock=FIVE)
    actor = made.to_act()
    seat = seat_of(actor, made)
    made.wait(seconds=300)
    assert made.table.entries[-1].event == news.TakenOver(seat, stand_in(made.table), "time")
    assert made.table.chairs[seat].away == "time"
    assert left(made, seat) == 0
    assert made.table.due() == made.now
    assert made.refused(actor, commands.Play(0)) == "away"
    made.finish()
    assert made.table.result is not None


def test_a_step_after_the_time_is_refused_even_before_the_bot_came() -> None:
    made = seated(clock=FIVE)
    actor = made.to_act()
    action = made.state(actor).actions[0].id
    made.now += 299_999
    assert made.state(actor).actions
    made.now += 1
    assert made.refused(actor, commands.Play(action)) == "time"
    assert made.table.due() == made.now


def test_whoever_comes_back_has_a_little_time() -> None:
    made = seated(clock=FIVE)
    actor = made.to_act()
    seat = seat_of(actor, made)
    made.wait(seconds=300)
    made.do(actor, commands.Return())
    assert left(made, seat) == GRACE
    made.step()
    made.wait(seconds=1000)
    assert sum(chair.away == "time" for chair in made.table.chairs) == 1


def test_it_is_never_more_than_they_had_for_the_whole_game() -> None:
    made = seated(clock=LiveClock(10))
    actor = made.to_act()
    made.wait(seconds=10)
    made.do(actor, commands.Return())
    assert left(made, seat_of(actor, made)) == 10_000


def test_whoever_comes_back_has_all_days_of_a_turn() -> None:
    made = seated(clock=DaysClock(3))
    actor = made.to_act()
    seat = seat_of(actor, made)
    made.wait(days=3)
    made.do(actor, commands.Return())
    assert left(made, seat) == 3 * DAY


def test_leaving_while_others_think_does_not_fill_up_the_clock() -> None:
    made = seated(clock=FIVE)
    actor = made.to_act()
    seat = seat_of(actor, made)
    made.wait(seconds=299)
    turn(made)
    assert left(made, seat) == 11_000
    made.do(actor, commands.Leave())
    made.do(actor, commands.Return())
    assert left(made, seat) == 11_000


def test_a_seat_keeps_its_time_when_it_is_handed_over() -> None:
    made = seated(clock=FIVE)
    actor = made.to_act()
    seat = seat_of(actor, made)
    made.wait(seconds=290)
    made.do(EVE, commands.Claim(made.link(actor, seat)))
    assert left(made, seat) == 10_000


def test_a_seat_handed_over_after_its_time_has_a_little() -> None:
    made = seated(clock=FIVE)
    actor = made.to_act()
    seat = seat_of(actor, made)
    secret = made.link(actor, seat)
    made.wait(seconds=300)
    made.do(EVE, commands.Claim(secret))
    assert left(made, seat) == GRACE


def test_the_time_of_bots_does_not_run() -> None:
    made = room("quest", ME, RANDOM, RANDOM, clock=FIVE)
    while not made.bot_to_act():
        made.step()
    assert made.table.due() == made.now
    was = made.state().clocks
    made.wait(seconds=1000)
    clocks = made.state().clocks
    assert clocks is not None
    assert was is not None
    assert (clocks.running, clocks.left) == (None, was.left)


def test_the_time_of_whoever_left_does_not_run() -> None:
    made = seated(clock=FIVE)
    made.do(made.to_act(), commands.Leave())
    made.wait(seconds=1000)
    assert {chair.away for chair in made.table.chairs} == {None, "left"}


def test_talk_stops_no_clock() -> None:
    made = seated(clock=FIVE)
    actor = made.table.player
    assert actor is not None
    made.wait(seconds=100)
    made.do(ADA, commands.Say("well"))
    made.do(BEN, commands.Propose("end"))
    made.wait(seconds=100)
    assert left(made, actor) == 100_000


def test_clocks_are_the_same_after_a_restart() -> None:
    made = seated("quest", 3, FIVE)
    for _ in range(12):
        made.wait(seconds=7)
        made.step()
    made.do(CEM, commands.Leave())
    made.wait(seconds=7)
    assert summary(folded(made.table)) == summary(made.table)


def test_nobody_is_replaced_before_the_time_is_over() -> None:
    made = seated(clock=FIVE)
    assert time_over(made.table, made.now + 299_999) == []
    assert time_over(made.table, made.now + 300_000)
    assert time_over(seated().table, made.now + 10**12) == []
    made.do(ADA, commands.Resign())
    assert time_over(made.table, made.now + 300_000) == []
