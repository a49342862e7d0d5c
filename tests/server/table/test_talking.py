"""Talk at a table, and the channel that spectators have of their own while a game runs."""

from __future__ import annotations

import pytest

from manoa.server.table.project import SPECTATOR, Viewpoint, history
from manoa.server.wire import commands, news
from server.tables import ADA, BEN, EVE, ME, OPEN, Person, Room, room, seated


def say(made: Room, who: Person, text: str) -> dict[Viewpoint, news.Happening | None]:
    """What everybody hears of it."""
    made.do(who, commands.Say(text))
    return {eyes: events[-1].what for eyes, events in made.heard.items()}


def test_players_talk_to_everybody() -> None:
    made = seated()
    heard = say(made, BEN, "hello")
    assert set(heard.values()) == {news.Said("table", "Ben", "ben", "hello")}


def test_spectators_talk_among_themselves_while_the_game_runs() -> None:
    made = seated()
    heard = say(made, EVE, "Ada has three wagers")
    said = news.Said("spectators", "Eve", "eve", "Ada has three wagers")
    assert heard == {SPECTATOR: said, Viewpoint(0): None, Viewpoint(1): None}
    assert made.heard[Viewpoint(0)][-1] == news.Event(made.table.version)


def test_neither_does_the_history_tell_players_of_it() -> None:
    made = seated()
    say(made, EVE, "Ada has three wagers")
    lines = list(history(made.table, Viewpoint(1), 0, 1000))
    assert lines == made.heard[Viewpoint(1)]
    assert "wagers" not in str(lines)


def test_before_the_start_and_after_the_end_all_talk_to_all() -> None:
    waiting = room("lost-cities", ME, OPEN)
    assert say(waiting, EVE, "may I?")[Viewpoint(0)] is not None
    made = seated()
    made.finish()
    assert say(made, EVE, "well played")[Viewpoint(0)] == news.Said("table", "Eve", "eve", "well played")


def test_whoever_left_or_resigned_is_no_spectator() -> None:
    made = seated("quest", 3)
    made.do(BEN, commands.Resign())
    assert say(made, BEN, "good luck")[Viewpoint(0)] == news.Said("table", "Ben", "ben", "good luck")


def test_whoever_handed_over_the_seat_is_one() -> None:
    made = seated()
    made.do(EVE, commands.Claim(made.link(BEN, 1)))
    assert say(made, BEN, "I had the green eight")[Viewpoint(0)] is None
    assert say(made, EVE, "hello")[Viewpoint(0)] is not None


@pytest.mark.parametrize("text", [" ", "\n\n", "\x00\x07", "\u200b", "\u202e", "\u2066 \u2069", "\u00ad"])
def test_nothing_that_shows_is_nothing_to_say(text: str) -> None:
    assert seated().refused(ADA, commands.Say(text)) == "empty"


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        (" hi\tthere \n", "hi there"),
        ("two\nlines", "two\nlines"),
        ("<b>&amp;", "<b>&amp;"),
        ("a\u202eb\x1b[31m", "ab[31m"),
        ("👩\u200d🚀 é", "👩\u200d🚀 é"),
    ],
)
def test_what_is_said_is_kept_as_text_without_what_steers_a_screen(text: str, heard: str) -> None:
    made = seated()
    made.do(ADA, commands.Say(text))
    said = made.table.entries[-1].event
    assert isinstance(said, news.Said)
    assert said.text == heard


def test_talk_makes_no_command_stale() -> None:
    made = seated()
    moved = made.table.moved
    made.do(EVE, commands.Say("hm"))
    assert made.table.moved == moved


def test_at_private_tables_only_those_talk_who_sit_there() -> None:
    made = room("lost-cities", ME, OPEN, public=False)
    assert made.refused(EVE, commands.Say("hello")) == "not-seated"
    made.do(ADA, commands.Say("hello"))
    made.do(BEN, commands.Sit())
    made.do(BEN, commands.Say("hello"))
    assert made.refused(EVE, commands.Say("hello")) == "not-seated"
