"""Setting up a table."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa.bots import bots_for
from manoa.play.match import Game, game
from manoa.server.table.refusal import Refused
from manoa.server.table.setup import chosen_game, new_table
from manoa.server.wire import commands, news
from manoa.server.wire.tables import BotSeat, SeatPlan, TableIn
from server.tables import ADA, ANYTHING, BEN, CEM, GAMES, INVITED, ME, OPEN, RANDOM, Room, outcome, room, wish

MOST = {name: game(name).player_counts[-1] for name in GAMES}


def refusal(wanted: TableIn) -> Refused:
    with pytest.raises(Refused) as refused:
        new_table(wanted, ADA)
    return refused.value


@pytest.mark.parametrize("name", GAMES)
def test_a_table_has_every_kind_of_seat(name: str) -> None:
    plans: dict[SeatPlan, str] = {OPEN: "open", INVITED: "invited", RANDOM: "bot"}
    for plan, kind in plans.items():
        others = [plan] * (MOST[name] - 1)
        made = room(name, ME, *others)
        assert [chair.kind for chair in made.table.chairs] == ["person"] + [kind] * len(others)
        assert made.table.chairs[0].user == ADA.id
        assert made.status() == ("running" if plan == RANDOM else "open")


def test_rules_that_take_long_to_make_are_made_before_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[Game, int]] = []
    monkeypatch.setattr(Game, "rules", lambda game, players: made.append((game, players)))
    new_table(wish("quest", ME, OPEN, OPEN, caves=True), ADA)
    assert [(one.options["caves"], players) for one, players in made] == [(True, 3)]


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_of_a_game_can_have_a_seat_and_no_other(name: str) -> None:
    for bot in bots_for(name):
        assert room(name, ME, BotSeat(bot)).table.chairs[1].bot == bot
    wrong = refusal(wish(name, ME, BotSeat("kasparov")))
    assert wrong.code == "no-bot"
    assert "random" in wrong.text


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_that_the_game_allows_and_no_other(name: str) -> None:
    allowed = game(name).player_counts
    for count in range(1, 9):
        wanted = wish(name, ME, *[OPEN] * (count - 1))
        if count in allowed:
            assert len(new_table(wanted, ADA).begun.seats) == count
        else:
            wrong = refusal(wanted)
            assert wrong.code == "bad-options"
            assert f"not {count}" in wrong.text


@pytest.mark.parametrize(
    "seats", [(OPEN, OPEN), (INVITED, RANDOM), (ME, ME), (RANDOM, OPEN)], ids=["open", "invited", "twice", "half"]
)
def test_exactly_one_seat_is_mine_unless_bots_have_them_all(seats: tuple[SeatPlan, ...]) -> None:
    assert refusal(wish("lost-cities", *seats)).code == "bad-seats"


def test_bots_alone_start_at_once_and_have_no_host() -> None:
    made = room("lost-cities", RANDOM, RANDOM)
    assert made.status() == "running"
    assert made.table.host() is None
    made.finish()
    assert made.table.result is not None
    assert made.refused(ADA, commands.Propose("rematch")) == "not-seated"


@pytest.mark.parametrize("name", ["", "chess", "LOST-CITIES", "../quest", "__init__"])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(name: str) -> None:
    wrong = refusal(wish(name, ME, OPEN))
    assert wrong.code == "no-game"
    assert all(known in wrong.text for known in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_bad_options_are_refused_in_a_sentence_that_names_them(name: str) -> None:
    values: list[Any] = [None, "nonsense", -1, 1.5, [], {}, 10**30, [[[]]]]
    for option, about in game(name).book.options.items():
        for value in values:
            if about.several and value == []:
                continue
            wrong = refusal(TableIn(name, [ME, OPEN], {option: value}))
            assert wrong.code == "bad-options"
            assert option in wrong.text
    wrong = refusal(TableIn(name, [ME, OPEN], {"colour": 1}))
    assert wrong.code == "bad-options"
    assert "colour" in wrong.text


def test_options_that_clash_with_the_number_of_seats_are_named() -> None:
    wrong = refusal(TableIn("quest", [ME, OPEN], {"starting_player": 3, "caves": True}))
    assert wrong.code == "bad-options"
    assert wrong.text == "2 players cannot play with these options: starting_player 3."
    three = refusal(TableIn("lost-cities", [ME, OPEN], {"three_players": True, "rounds": 1}))
    assert three.text == "2 players cannot play with these options: three_players True."


@given(name=st.sampled_from(GAMES), data=st.data())
def test_any_options_give_a_table_or_a_refusal(name: str, data: st.DataObject) -> None:
    names = st.sampled_from([*game(name).book.options, "name", "self", ""])
    options = data.draw(st.dictionaries(names, ANYTHING, max_size=3))
    made = outcome(lambda: Room(new_table(TableIn(name, [ME, RANDOM], options), ADA)))
    if isinstance(made, Refused):
        assert made.code == "bad-options"
        assert 0 < len(made.text) <= 2000
    else:
        assert made.status() == "running"


def test_options_are_filled_up_with_their_defaults() -> None:
    made = room("lost-cities", ME, OPEN)
    assert made.state().table.options == game("lost-cities", rounds=1).options


def test_each_invited_seat_has_a_link_of_its_own() -> None:
    made = room("quest", ME, INVITED, INVITED, OPEN)
    assert sorted(made.made.links) == [1, 2]
    assert len(set(made.made.links.values())) == 2
    assert sorted(made.table.invites.values()) == [1, 2]
    assert not any(secret in str(made.table.entries) for secret in made.made.links.values())


def test_it_starts_when_the_last_seat_is_taken() -> None:
    made = room("quest", ME, OPEN, OPEN)
    assert made.do(BEN, commands.Sit()) == [news.Sat(1, "Ben", "ben")]
    assert made.status() == "open"
    assert made.do(CEM, commands.Sit()) == [news.Sat(2, "Cem", "cem"), news.Started()]
    assert made.status() == "running"


@pytest.mark.parametrize("name", GAMES)
def test_the_commitment_is_shown_before_the_first_move_and_the_seed_after_the_last(name: str) -> None:
    made = Room(new_table(wish(name, ME, RANDOM), ADA))
    shown = made.state(ADA).table
    assert shown.commitment is not None
    assert shown.seed is None
    made.finish()
    over = made.state().table
    assert over.seed is not None
    assert sha256(bytes.fromhex(over.seed)).hexdigest() == shown.commitment == over.commitment


def test_no_two_tables_have_the_same_seed() -> None:
    assert len({new_table(wish("lost-cities", ME, OPEN), ADA).seed for _ in range(20)}) == 20


def test_the_seed_is_not_in_the_log() -> None:
    made = Room(new_table(wish("lost-cities", ME, RANDOM), ADA))
    assert made.table.seed is not None
    log = b"".join(msgspec.json.encode(entry.event) for entry in made.table.entries)
    assert made.table.seed.hex().encode() not in log


def test_a_bad_route_is_refused_with_codes() -> None:
    """Nobody has to read sentences to know what is wrong, and where."""
    with pytest.raises(Refused) as refused:
        chosen_game("quest", {"route": {"pieces": [{"piece": "C", "q": 0, "r": 0, "rotation": 0}]}}, None)
    assert (refused.value.code, refused.value.refusal.code) == ("bad-options", "faulty-route")
    faults = refused.value.refusal.parts["faults"]
    assert [fault["code"] for fault in faults] == ["begins-elsewhere", "no-finish"]
    assert refused.value.text == (
        "This route cannot be played. A route begins with A or B, not with C. The finish is missing."
    )
