"""Sitting down, standing up, links that lead to a seat, handing a seat over."""

from __future__ import annotations

from msgspec.structs import replace

from manoa.bots import bot
from manoa.bots.names import NAMES
from manoa.cli.session import called
from manoa.server.table.events import Begun, decode, encode
from manoa.server.table.playing import stand_in
from manoa.server.table.project import Viewpoint
from manoa.server.table.setup import new_table
from manoa.server.table.table import Table
from manoa.server.wire import commands, news
from manoa.server.wire.tables import BotSeat, SeatInfo
from server.tables import ADA, BEN, CEM, EVE, INVITED, ME, OPEN, RANDOM, Room, folded, room, seated, summary, wish

NOWHERE = "a-link-that-leads-nowhere"


def waiting_room() -> Room:
    """Ada's table with a seat for anybody and one for whoever has the link."""
    return room("quest", ME, OPEN, INVITED)


# Sitting down


def test_anybody_may_take_an_open_seat_by_number_or_any() -> None:
    made = room("quest", ME, OPEN, OPEN, OPEN)
    made.do(BEN, commands.Sit(2))
    made.do(CEM, commands.Sit())
    assert [chair.name for chair in made.table.chairs] == ["Ada", "Cem", "Ben", None]


def test_nobody_sits_twice_or_where_no_seat_is_open() -> None:
    made = waiting_room()
    assert made.refused(ADA, commands.Sit()) == "seated"
    for seat in (0, 2, 3, 7):
        refusal = made.refusal(BEN, commands.Sit(seat))
        assert refusal.code == "taken"
        assert refusal.text == f"Seat {seat} is not open; open are: 1."
    made.do(BEN, commands.Sit(1))
    assert made.refused(CEM, commands.Sit()) == "full"


def test_nobody_sits_down_once_the_game_runs() -> None:
    assert seated().refused(CEM, commands.Sit()) == "started"


# Standing up


def test_whoever_leaves_before_the_start_leaves_the_seat_open() -> None:
    made = waiting_room()
    made.do(BEN, commands.Sit())
    assert made.do(BEN, commands.Leave()) == [news.Stood(1)]
    assert made.table.chairs[1].kind == "open"
    assert made.refused(BEN, commands.Leave()) == "not-seated"


def test_the_host_passes_on_to_the_first_person_left() -> None:
    made = room("quest", ME, OPEN, OPEN, OPEN)
    made.do(CEM, commands.Sit(3))
    made.do(BEN, commands.Sit(1))
    made.do(ADA, commands.Leave())
    assert made.table.host() == BEN.id
    assert made.refused(CEM, commands.Arrange(2, RANDOM)) == "not-host"
    made.do(BEN, commands.Arrange(2, RANDOM))


def test_the_table_closes_when_the_last_person_leaves() -> None:
    made = room("quest", ME, RANDOM, OPEN)
    assert made.do(ADA, commands.Leave()) == [news.Stood(0), news.Closed()]
    assert made.status() == "closed"
    for command in (commands.Sit(), commands.Say("hello"), commands.Leave(), commands.Claim(NOWHERE)):
        assert made.refused(ADA, command) == "closed"


def test_whoever_leaves_a_running_game_is_replaced_by_a_marked_bot_and_may_come_back() -> None:
    made = seated()
    made.do(BEN, commands.Leave())
    seat = made.state().table.seats[1]
    assert seat == SeatInfo("person", "Ben", "ben", stand_in(made.table), "left")
    assert made.refused(BEN, commands.Leave()) == "away"
    assert made.refused(BEN, commands.Play(0)) == "away"
    made.do(BEN, commands.Return())
    assert made.state().table.seats[1] == SeatInfo("person", "Ben", "ben")
    assert made.refused(BEN, commands.Return()) == "here"


def test_only_those_who_sit_can_come_back_and_only_while_it_runs() -> None:
    made = seated()
    assert made.refused(EVE, commands.Return()) == "not-seated"
    made.finish()
    assert made.refused(ADA, commands.Return()) == "over"
    assert made.refused(ADA, commands.Leave()) == "over"
    assert waiting_room().refused(ADA, commands.Return()) == "not-started"


# Arranging


def test_the_host_arranges_the_seats_nobody_has_taken() -> None:
    made = waiting_room()
    made.do(ADA, commands.Arrange(1, INVITED))
    made.do(ADA, commands.Arrange(2, OPEN))
    assert [chair.kind for chair in made.table.chairs] == ["person", "invited", "open"]
    made.do(ADA, commands.Arrange(1, RANDOM))
    assert made.do(ADA, commands.Arrange(2, RANDOM))[-1] == news.Started()


def test_what_a_host_cannot_arrange() -> None:
    made = waiting_room()
    made.do(BEN, commands.Sit(1))
    assert made.refused(BEN, commands.Arrange(2, OPEN)) == "not-host"
    assert made.refused(EVE, commands.Arrange(2, OPEN)) == "not-host"
    assert made.refused(ADA, commands.Arrange(1, OPEN)) == "taken"
    assert made.refused(ADA, commands.Arrange(2, ME)) == "seated"
    assert made.refused(ADA, commands.Arrange(2, BotSeat("nobody"))) == "no-bot"
    assert made.refused(ADA, commands.Arrange(3, OPEN)) == "no-seat"
    assert seated().refused(ADA, commands.Arrange(1, OPEN)) == "started"


# Links


def test_a_link_leads_to_its_seat_once() -> None:
    made = waiting_room()
    secret = made.made.links[2]
    made.do(BEN, commands.Claim(secret))
    assert made.table.chairs[2].user == BEN.id
    assert made.refused(CEM, commands.Claim(secret)) == "no-invite"


def test_a_new_link_for_a_seat_kills_the_old_one() -> None:
    made = waiting_room()
    new = made.link(ADA, 2)
    assert made.refused(BEN, commands.Claim(made.made.links[2])) == "no-invite"
    made.do(BEN, commands.Claim(new))
    assert made.table.chairs[2].user == BEN.id


def test_arranging_a_seat_anew_kills_its_link() -> None:
    made = waiting_room()
    made.do(ADA, commands.Arrange(2, INVITED))
    assert made.refused(BEN, commands.Claim(made.made.links[2])) == "no-invite"


def test_a_link_that_leads_nowhere_is_refused() -> None:
    made = waiting_room()
    assert made.refused(BEN, commands.Claim(NOWHERE)) == "no-invite"
    assert made.refused(ADA, commands.Claim(made.made.links[2])) == "seated"


def test_whoever_stands_up_takes_their_link_with_them() -> None:
    """Else whoever has it could take the seat from the next one who sits there."""
    made = waiting_room()
    made.do(BEN, commands.Sit(1))
    secret = made.link(BEN, 1)
    made.do(BEN, commands.Leave())
    made.do(CEM, commands.Sit(1))
    assert made.refused(EVE, commands.Claim(secret)) == "no-invite"
    assert made.table.chairs[1].user == CEM.id


def test_who_may_make_links() -> None:
    made = waiting_room()
    made.do(BEN, commands.Sit(1))
    assert made.refused(BEN, commands.Invite(2)) == "not-yours"
    assert made.refused(BEN, commands.Invite(0)) == "not-yours"
    assert made.refused(ADA, commands.Invite(1)) == "not-yours"
    assert made.refused(EVE, commands.Invite(2)) == "not-yours"
    assert made.refused(ADA, commands.Invite(3)) == "no-seat"
    made.link(BEN, 1)
    made.link(ADA, 2)


def test_no_viewer_hears_of_a_link() -> None:
    made = waiting_room()
    made.link(ADA, 2)
    assert all(events[-1] == news.Event(made.table.version) for events in made.heard.values())


# Handing over


def test_a_seat_of_a_running_game_is_handed_over_by_link() -> None:
    made = seated("quest", 3)
    made.steps(5)
    hidden = made.state(BEN).view
    secret = made.link(BEN, 1)
    made.do(EVE, commands.Claim(secret))
    assert made.heard[Viewpoint(0)][-1].what == news.HandedOver(1, "Eve", "eve")
    assert made.state(EVE).you == 1
    assert made.state(EVE).view == hidden
    assert made.state(BEN).you is None
    assert made.refused(BEN, commands.Resign()) == "not-seated"


def test_a_seat_that_a_bot_plays_can_be_handed_over() -> None:
    made = seated()
    secret = made.link(BEN, 1)
    made.do(BEN, commands.Leave())
    made.do(EVE, commands.Claim(secret))
    chair = made.table.chairs[1]
    assert (chair.user, chair.bot, chair.away) == ("eve", None, None)


def test_whoever_resigned_has_nothing_to_hand_over() -> None:
    made = seated("quest", 3)
    secret = made.link(BEN, 1)
    made.do(BEN, commands.Resign())
    assert made.refused(EVE, commands.Claim(secret)) == "no-invite"
    assert made.refused(BEN, commands.Invite(1)) == "resigned"


def test_links_of_a_game_that_is_over_lead_nowhere() -> None:
    made = seated()
    secret = made.link(BEN, 1)
    made.finish()
    assert made.refused(EVE, commands.Claim(secret)) == "no-invite"
    assert made.refused(BEN, commands.Invite(1)) == "over"


def test_whoever_takes_a_seat_over_has_agreed_to_nothing() -> None:
    made = seated("quest", 3)
    secret = made.link(BEN, 1)
    made.do(ADA, commands.Propose("end"))
    made.do(BEN, commands.Answer("end", True))
    made.do(EVE, commands.Claim(secret))
    assert made.refused(CEM, commands.Answer("end", True)) == "no-offer"
    assert made.status() == "running"


def test_strangers_have_no_say() -> None:
    made = seated()
    for command in (commands.Play(0), commands.Undo(), commands.Resign(), commands.Leave(), commands.Propose("end")):
        assert made.refused(EVE, command) == "not-seated"


# Bots


def test_a_bot_has_a_name_of_its_own_from_when_it_sits_down() -> None:
    made = room("quest", ME, RANDOM, OPEN, OPEN)
    made.do(ADA, commands.Arrange(2, BotSeat("greedy")))
    made.do(ADA, commands.Arrange(3, BotSeat("greedy")))
    names = made.table.names()
    assert len(set(names)) == 4
    assert set(names[1:]) < set(NAMES)
    assert made.table.bots() == [None, "random", "greedy", "greedy"]
    assert summary(folded(made.table)) == summary(made.table)


def test_a_bot_is_called_as_in_a_terminal_with_the_same_deal() -> None:
    made = new_table(wish("quest", ME, RANDOM, RANDOM), BEN)
    assert made.seed is not None
    names = called({1: bot("random"), 2: bot("random")}, made.seed)
    assert [chair.name for chair in made.begun.seats] == ["Ben", names[1], names[2]]


def test_a_bot_of_before_goes_on_without_a_name() -> None:
    made = room("quest", ME, RANDOM)
    entry = made.table.entries[0]
    assert isinstance(entry.event, Begun)
    before = replace(entry.event, seats=[replace(chair, name=None) for chair in entry.event.seats])
    table = Table(made.table.id, made.table.seed)
    table.fold(entry._replace(event=decode(encode(before))))
    assert table.names() == ["", "random"]
