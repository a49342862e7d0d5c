"""Playing again with seats rotated."""

from __future__ import annotations

import re

import pytest

from manoa.server.table.setup import rematch, rematch_id
from manoa.server.wire import commands, news
from manoa.server.wire.base import TableId
from manoa.server.wire.tables import DaysClock, SeatInfo
from server.tables import ADA, BEN, CEM, DEA, EVE, ME, RANDOM, Room, folded, room, seated

AGAIN = commands.Propose("rematch")
YES, NO = commands.Answer("rematch", True), commands.Answer("rematch", False)
SEATS = {person: SeatInfo("person", person.name, person.id) for person in (ADA, BEN, CEM, DEA)}


def ended(players: int = 2) -> Room:
    made = seated("lost-cities" if players == 2 else "quest", players, DaysClock(2))
    made.finish()
    return made


def went_on(made: Room) -> Room:
    """As the server does it: the new table, and word of it at the old one."""
    new = Room(rematch(made.table), rematch_id(made.table.id))
    made.serve(news.WentOn(new.table.id))
    return new


def test_when_all_agree_a_new_table_is_due_with_the_seats_rotated() -> None:
    made = ended(3)
    made.do(BEN, AGAIN)
    made.do(ADA, YES)
    assert made.table.due() is None
    made.do(CEM, YES)
    assert made.table.due() == made.now
    new = went_on(made)
    assert made.table.due() is None
    assert new.table.chairs == [SEATS[BEN], SEATS[CEM], SEATS[ADA]]
    assert new.status() == "running"
    assert made.state().table.rematch == new.table.id
    assert new.state().table.before == made.table.id


def test_everything_else_stays_as_it_was_but_the_cards() -> None:
    made = ended()
    new = rematch(made.table)
    old = made.table.begun
    kept = ("game", "rules", "options", "public", "clock", "host")
    assert [getattr(new.begun, name) for name in kept] == [getattr(old, name) for name in kept]
    assert new.seed != made.table.seed
    assert new.begun.commitment != old.commitment
    assert not new.links


def test_whoever_sets_it_up_gives_it_the_same_id() -> None:
    made = ended()
    assert rematch_id(made.table.id) == rematch_id(folded(made.table).id)
    assert rematch_id(made.table.id) != rematch_id("table-0000000001")
    pattern = TableId.__metadata__[0].pattern  # type: ignore[attr-defined]
    assert re.fullmatch(pattern, rematch_id(made.table.id))


def test_all_come_round_to_where_they_sat() -> None:
    made = ended(3)
    seats = made.table.chairs
    for _ in range(3):
        made = Room(rematch(made.table))
        made.do(ADA, commands.Propose("end"))
        made.do(BEN, commands.Answer("end", True))
        made.do(CEM, commands.Answer("end", True))
    assert made.table.chairs == seats


def test_there_is_one_rematch() -> None:
    made = ended()
    made.do(ADA, AGAIN)
    assert made.refused(ADA, AGAIN) == "asked"
    made.do(BEN, YES)
    went_on(made)
    assert made.refused(ADA, AGAIN) == "went-on"
    assert made.refused(BEN, YES) == "went-on"


def test_one_refusal_is_enough_and_one_may_ask_again() -> None:
    made = ended()
    made.do(ADA, AGAIN)
    made.do(BEN, NO)
    assert made.table.due() is None
    assert made.refused(BEN, YES) == "no-offer"
    made.do(BEN, AGAIN)


def test_only_those_who_played_can_ask() -> None:
    made = ended()
    assert made.refused(EVE, AGAIN) == "not-seated"
    made.do(ADA, AGAIN)
    assert made.refused(EVE, YES) == "not-seated"


def test_bots_do_not_mind() -> None:
    made = room("quest", ME, RANDOM, RANDOM)
    made.finish()
    made.do(ADA, AGAIN)
    assert made.table.due() == made.now
    new = went_on(made)
    first, second = (SeatInfo("bot", name, bot="random") for name in made.table.names()[1:])
    assert first.name != second.name
    assert new.table.chairs == [first, second, SEATS[ADA]]


@pytest.mark.parametrize("asker", [ADA, BEN])
def test_whoever_resigned_is_asked_like_everybody(asker: object) -> None:
    made = seated()
    made.do(BEN, commands.Resign())
    first, second = (ADA, BEN) if asker == ADA else (BEN, ADA)
    made.do(first, AGAIN)
    assert made.table.due() is None
    made.do(second, YES)
    assert made.table.due() is not None
    assert went_on(made).table.chairs == [SEATS[BEN], SEATS[ADA]]


def test_whoever_left_is_not_waited_for_and_not_dragged_along() -> None:
    made = seated("quest", 3)
    made.do(CEM, commands.Leave())
    made.finish()
    made.do(ADA, AGAIN)
    made.do(BEN, YES)
    new = went_on(made)
    assert new.table.chairs == [SEATS[BEN], SeatInfo("open"), SEATS[ADA]]
    assert new.status() == "open"
    new.do(CEM, commands.Sit())
    assert new.status() == "running"


def test_whoever_left_may_agree_all_the_same() -> None:
    made = seated("quest", 3)
    made.do(CEM, commands.Leave())
    made.finish()
    made.do(CEM, AGAIN)
    made.do(ADA, YES)
    made.do(BEN, YES)
    assert went_on(made).table.chairs == [SEATS[BEN], SEATS[CEM], SEATS[ADA]]
