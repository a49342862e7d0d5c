"""Options of a game as flags, made from its rulebook."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from cli.terminals import play, run
from manoa.cli.flags import read_flags
from manoa.games import rulebook
from manoa.kernel.rulebook import Options

BOOK = rulebook("lost-cities")


@pytest.mark.parametrize(
    ("line", "chosen"),
    [
        ("", {}),
        ("--expeditions 6", {"expeditions": 6}),
        ("--expeditions=6 --rounds 1", {"expeditions": 6, "rounds": 1}),
        ("--first_player oldest", {"first_player": "oldest"}),
        ("--first-player OLDEST", {"first_player": "oldest"}),
        ("--no-deck-draw-limit 0", {"no_deck_draw_limit": 0}),
        ("--three-players", {"three_players": True}),
        ("--three-players --rounds 1", {"three_players": True, "rounds": 1}),
        ("--three-players false", {"three_players": False}),
        ("--show-deck-count=no", {"show_deck_count": False}),
        ("--no-show-deck-count", {"show_deck_count": False}),
    ],
)
def test_flags_choose_options(line: str, chosen: Options) -> None:
    read = read_flags(BOOK, line.split())
    assert read == chosen
    assert [type(value) for value in read.values()] == [type(value) for value in chosen.values()]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--expeditions 7", "--expeditions takes 5 or 6, not '7'"),
        ("--expeditions", "--expeditions needs a value: 5 or 6"),
        ("--no-deck-draw-limit -1", "--no-deck-draw-limit takes a whole number from 0 on, not '-1'"),
        ("--no-deck-draw-limit ٣", "--no-deck-draw-limit takes a whole number from 0 on, not '٣'"),
        (f"--no-deck-draw-limit {'9' * 5000}", "--no-deck-draw-limit takes a whole number from 0 on"),
        ("--no-deck-draw-limit 99999999999", "--no-deck-draw-limit takes a whole number from 0 on"),
        ("--show-deck-count=maybe", "--show-deck-count takes true or false, not 'maybe'"),
        ("--colour red", "Lost Cities has no option '--colour'; there are: --expeditions, --rounds, --first-player"),
        ("--no-rounds", "Lost Cities has no option '--no-rounds'; there are:"),
        ("six", "Lost Cities has no option 'six'; there are:"),
    ],
)
def test_wrong_flags_say_what_is_allowed(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match="^" + sentence.replace("(", r"\(")):
        read_flags(BOOK, line.split())
    result = play(*line.split())
    assert result.exit_code == 2
    assert sentence in result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play"], "Write the game first and its options after it; the games are: "),
        (["play", "--expeditions", "6", "lost-cities"], "Write the game first"),
        (["play", "chess"], "There is no game 'chess'; there are: "),
        (["play", "chess", "--help"], "There is no game 'chess'; there are: "),
        (["play", "lost-cities", "--players", "3"], "Lost Cities with these options is for 2 players, not 3."),
        (["play", "lost-cities", "--seed", "-1"], "A seed is a whole number from 0 to 2**256 - 1"),
        (["play", "lost-cities", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "lost-cities", "--seat", "2"], "The seats are numbered 0 to 1; there is no seat 2."),
        (["play", "lost-cities", "--seat", "-1"], "The seats are numbered 0 to 1; there is no seat -1."),
        (["play", "lost-cities", "--seat", "0", "--hotseat"], "people take all seats, so leave --seat out."),
        (["play", "lost-cities", "--bot", "fair", "--hotseat"], "people take all seats, so leave --bot out."),
        (["play", "lost-cities", "--bot", "nobody"], "Lost Cities has no bot 'nobody'; there are: random"),
        (["play", "lost-cities", "--save", "/"], "/ is a folder; a match is saved in a file."),
        (["play", "lost-cities", "--save", "/nowhere/x"], "There is no folder /nowhere to save x in."),
    ],
)
def test_wrong_use_is_refused_in_a_sentence(words: list[str], sentence: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in result.output


def test_what_is_wrong_is_said_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manoa.play.ready.is_ready", Mock(side_effect=AssertionError("too early")))
    for words in (["--bot", "nobody"], ["--seat", "5"], ["--save", "/"], ["--players", "9"], ["--seed", "-1"]):
        assert run("play", "lost-cities", *words).exit_code == 2


def test_help_lists_the_options_of_the_game() -> None:
    shown = " ".join(run("play", "lost-cities", "--help").output.split())
    for name, option in BOOK.options.items():
        assert f"--{name.replace('_', '-')} " in shown
        assert option.about in shown
    assert "--hotseat" in shown


def test_help_without_a_game_tells_where_they_are() -> None:
    result = run("play", "--help")
    assert result.exit_code == 0
    assert "manoa play GAME" in " ".join(result.output.split())


def test_an_option_of_several_values_takes_them_with_commas() -> None:
    quest = rulebook("quest")
    assert read_flags(quest, ["--modules", "swamp,fog"]) == {"modules": ["swamp", "fog"]}
    assert read_flags(quest, ["--modules="]) == {"modules": []}
    with pytest.raises(ValueError, match=r"--modules takes any of swamp, .*, not 'swamp,volcano'"):
        read_flags(quest, ["--modules", "swamp,volcano"])
