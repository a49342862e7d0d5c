"""The puzzles that come with the games: every one can be played, says what is true, and a sample is proved again."""

from __future__ import annotations

import functools
from collections import Counter
from importlib import import_module

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import manoa
from manoa.games import REGISTERED, rulebook
from manoa.play.errors import IllegalAction
from manoa.play.match import Match
from manoa.study.against import against
from manoa.study.puzzles import ARRIVE, CHOOSE, LETTERS, Puzzle, load, read, written
from manoa.study.puzzles.arriving import TooMany, can_reach, is_there, way_there
from manoa.study.puzzles.checking import check, faults
from manoa.study.puzzles.depths import DEPTHS, voices
from manoa.study.puzzles.making import MOST_OF_A_THEME
from manoa.study.puzzles.posing import posed, reasoned, walked
from manoa.study.puzzles.rating import EASIEST, HARDEST, first_rating
from manoa.words import LANGUAGES, catalogue, own_text

GAMES = sorted(REGISTERED)
ALL = [puzzle for game in GAMES for puzzle in load(game)]
ARRIVALS = [puzzle for puzzle in ALL if puzzle.goal == ARRIVE]
LARGEST = 4 << 20  # bytes of a file


@functools.cache
def _placed(id: str) -> Match:
    return next(puzzle for puzzle in ALL if puzzle.id == id).match()


def begin(puzzle: Puzzle) -> Match:
    """The position of a puzzle; each is placed once."""
    return _placed(puzzle.id).at(0)


def themes_of(game: str) -> tuple[str, ...]:
    themes: tuple[str, ...] = import_module(f"{REGISTERED[game]}.people.themes").THEMES
    return themes


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_sorted_and_as_it_is_written(game: str) -> None:
    puzzles = load(game)
    assert puzzles
    assert [puzzle.id for puzzle in puzzles] == sorted({puzzle.id for puzzle in puzzles})
    assert read(written(puzzles)) == puzzles
    assert len(written(puzzles)) <= LARGEST
    assert {puzzle.game for puzzle in puzzles} == {game}


@pytest.mark.parametrize("game", GAMES)
def test_themes_are_mixed(game: str) -> None:
    themes = Counter(puzzle.theme for puzzle in load(game))
    assert len(themes) >= 3
    assert max(themes.values()) <= MOST_OF_A_THEME * 300


@pytest.mark.parametrize("game", GAMES)
def test_difficulties_are_spread(game: str) -> None:
    ratings = [puzzle.rating for puzzle in load(game)]
    assert all(EASIEST <= rating <= HARDEST for rating in ratings)
    quarters = Counter((rating - EASIEST) * 4 // (HARDEST - EASIEST + 1) for rating in ratings)
    assert all(quarters[quarter] for quarter in range(4))


def test_every_position_is_one_that_its_seat_imagines() -> None:
    """What is hidden in it is nobody's: whoever sees the same makes the same of it."""
    for puzzle in ALL:
        match = begin(puzzle)
        assert match.player == puzzle.seat
        assert match.snapshot()["position"] == puzzle.position
        assert puzzle.id.startswith(f"{LETTERS[puzzle.game]}-")
        assert len(puzzle.id) == 9
        assert faults(puzzle, match) == ""


EVERY = 9  # of the games that puzzles are from, one in so many is played again


def test_puzzles_are_positions_of_the_games_they_are_from() -> None:
    told = [puzzle for puzzle in ALL if puzzle.origin is not None]
    assert all(puzzle.goal == ARRIVE for puzzle in ALL if puzzle.origin is None), "only their hands are made up"
    for puzzle in told[::EVERY]:
        assert puzzle.origin is not None
        match = puzzle.story()
        then = match.at(puzzle.origin.step)
        assert match.over
        assert len(puzzle.origin.bots) == puzzle.players
        assert posed(then.for_seat(puzzle.seat))["id"] == puzzle.id


def test_blockades_are_a_theme_of_many_puzzles() -> None:
    found = [puzzle for puzzle in load("quest") if puzzle.theme == "blockade"]
    assert len(found) >= 25
    about = [puzzle for puzzle in found if "blockade" in " ".join([*puzzle.line, *puzzle.alternative])]
    assert len(about) >= len(found) - 1


def test_what_is_hidden_in_a_game_is_not_in_a_puzzle() -> None:
    for game in GAMES:
        match = manoa.game(game).start(seed=5)
        assert match.player is not None
        other = match.for_seat(match.player).imagine(77)
        assert other.snapshot() != match.snapshot()
        assert posed(other.for_seat(match.player)) == posed(match.for_seat(match.player))


def test_figures_are_sound() -> None:
    for puzzle in ALL:
        best, natural = puzzle.answers[0], puzzle.answers[puzzle.natural]
        depth = DEPTHS[puzzle.game]
        assert puzzle.gap == pytest.approx(best.share - natural.share, abs=2e-4)
        assert puzzle.points == pytest.approx(best.margin - natural.margin, abs=2e-2)
        assert best.play != natural.play
        assert puzzle.gap > 0
        assert puzzle.points > 0
        assert puzzle.solved_by
        assert set(voices(puzzle.game)) <= set(puzzle.solved_by)
        if puzzle.goal == CHOOSE:
            assert puzzle.gap >= depth.gap
            assert puzzle.points >= depth.points
            assert max(answer.share for answer in puzzle.answers) == best.share


def test_lines_begin_with_the_answers_and_stay_in_the_turn() -> None:
    for puzzle in ALL:
        for line, answer in ((puzzle.line, puzzle.answers[0]), (puzzle.alternative, puzzle.answers[puzzle.natural])):
            assert line[0] == answer.play[0]
            match = begin(puzzle)
            revealed = match.revealed
            for step in line:
                assert match.player == puzzle.seat
                assert match.revealed == revealed
                match.play(step)


def test_a_theme_is_what_the_game_says() -> None:
    for puzzle in ALL:
        assert puzzle.theme in themes_of(puzzle.game)
        if puzzle.goal == CHOOSE:
            match, theme = begin(puzzle), rulebook(puzzle.game).study.theme
            assert theme is not None
            actions = [match.id_of(puzzle.answers[place].play[0]) for place in (0, puzzle.natural)]
            assert theme(match.rules, match.state, *actions) == puzzle.theme


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_words(language: str) -> None:
    for game in GAMES:
        body = FluentParser().parse(own_text(game, language) or "").body
        said = {item.id.name: [part.id.name for part in item.attributes] for item in body if isinstance(item, Message)}
        themes = {id: parts for id, parts in said.items() if id.startswith("theme-")}
        assert themes == {f"theme-{theme}": ["about"] for theme in themes_of(game)}


def test_a_sample_is_proved_again_with_another_seed() -> None:
    """None is wrong; where several answers are nearly as good, one may seem ahead by chance."""
    sample = [puzzle for game in GAMES for puzzle in [one for one in load(game) if one.goal == CHOOSE][:1]]
    verdicts = [checked.verdict for checked in check(sample, 97, 1)]
    assert not {"wrong", "broken"}.intersection(verdicts)
    assert verdicts.count("holds") > len(sample) / 2


# Getting there


def test_the_line_of_an_arrival_arrives_and_the_alternative_does_not() -> None:
    assert ARRIVALS
    for puzzle in ARRIVALS:
        assert puzzle.theme == ARRIVE
        assert puzzle.game == "quest"
        for line, there in ((puzzle.line, True), (puzzle.alternative, False)):
            match = begin(puzzle)
            match.follow(line)
            assert is_there(match, puzzle.seat) == there


def test_all_lines_are_tried() -> None:
    """The shortest is found; with too many there is no answer."""
    puzzle = min(ARRIVALS, key=lambda one: len(one.line))
    way = way_there(puzzle.match().for_seat(puzzle.seat))
    assert way is not None
    assert len(way) == len(puzzle.line)
    with pytest.raises(TooMany):
        way_there(puzzle.match().for_seat(puzzle.seat), most=1)


def test_nobody_arrives_from_the_start() -> None:
    match = manoa.game("quest").start(seed=1)
    assert match.player is not None
    assert not can_reach(match, match.player)
    assert way_there(match.for_seat(match.player), most=5000) is None


# What is broken is found


def changed(puzzle: Puzzle, **parts: object) -> Puzzle:
    (copy,) = read(written([puzzle]))
    for name, value in parts.items():
        setattr(copy, name, value)
    return copy


def test_a_broken_puzzle_is_found() -> None:
    puzzle = load("lost-cities")[0]
    with pytest.raises(IllegalAction):
        faults(changed(puzzle, line=["draw", "draw"]), puzzle.match())
    assert "turn of seat" in faults(changed(puzzle, seat=1 - puzzle.seat), puzzle.match())
    assert "two to four" in faults(changed(puzzle, answers=puzzle.answers[:1]), puzzle.match())
    assert "do not differ" in faults(changed(puzzle, answers=[puzzle.answers[0]] * 2), puzzle.match())
    swapped = changed(puzzle, answers=[puzzle.answers[1], puzzle.answers[0]], line=puzzle.alternative)
    verdicts = [one.verdict for one in check([changed(puzzle, line=["nonsense"]), swapped], 1, 2)]
    assert verdicts == ["broken", "wrong"]


def test_there_are_no_puzzles_of_no_game() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        load("chess")


# Ratings


def test_what_fewer_find_is_rated_higher() -> None:
    everybody = first_rating([(900, 1.0), (1200, 1.0), (1600, 1.0)])
    some = first_rating([(900, 0.0), (1200, 1.0), (1600, 1.0)])
    nobody = first_rating([(900, 0.0), (1200, 0.0), (1600, 0.0)])
    assert EASIEST <= everybody < some < nobody <= HARDEST


@pytest.mark.parametrize("name", GAMES)
def test_most_puzzles_have_a_reason_that_does_not_depend_on_what_is_hidden(name: str) -> None:
    some = load(name)[::8]
    found = [reasoned(puzzle).reason for puzzle in some]
    assert sum(reason is not None for reason in found) > 0.45 * len(some)
    for puzzle, reason in zip(some, found, strict=True):
        world = puzzle.match().for_seat(puzzle.seat).imagine(5)
        natural, best = ([*walked(world, line)] for line in (puzzle.alternative, puzzle.line))
        assert against(world, natural, best) == reason, puzzle.id
        if reason is not None:
            assert catalogue(name, "en").reason(reason, ["Mira", "Otto", "Ines"])
