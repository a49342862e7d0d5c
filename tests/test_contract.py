"""The promises of every game to its callers: the library as design.md describes it, with every option."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import manoa
from manoa.games import rulebook
from walks import (
    Table,
    all_tables,
    choices,
    every_game,
    every_main_table,
    every_table,
    finished,
    fitting,
    frozen,
    on_some_tables,
    positions,
    running,
    through_json,
    varied,
)

NO_SEEDS: list[Any] = [-1, 2**256, b"", bytes(31), bytes(33), True, "7", 7.0, [7]]
NO_VALUES: list[Any] = [-1, 2**31, 1.0, "nonsense", None, [], {}, float("nan")]
NO_SEATS: list[Any] = [-1, 99, True, 0.0, "0"]


# Choosing a game


def test_the_games_are_listed_by_name() -> None:
    assert manoa.games() == sorted(set(manoa.games()))
    assert [manoa.game(name).name for name in manoa.games()] == manoa.games()
    assert all(manoa.game(name).title for name in manoa.games())


@pytest.mark.parametrize("name", ["chess", "", "Lost-Cities", "lost_cities", None, 3])
def test_an_unknown_game_is_refused_with_the_names_there_are(name: Any) -> None:
    with pytest.raises(ValueError, match="there are: ") as refusal:
        manoa.game(name)
    assert all(known in str(refusal.value) for known in manoa.games())


@every_game
@pytest.mark.parametrize("option", ["colour", "", "name", "book", "self", "options", "players"])
def test_an_unknown_option_is_refused_with_the_names_there_are(name: str, option: str) -> None:
    with pytest.raises(ValueError, match=r"there are: ") as refusal:
        manoa.game(name, **{option: 1})
    assert all(allowed in str(refusal.value) for allowed in rulebook(name).options)


@every_game
def test_a_value_that_an_option_does_not_have_is_refused_with_those_it_has(name: str) -> None:
    for option, about in rulebook(name).options.items():
        for value in [value for value in NO_VALUES if value != about.default]:
            with pytest.raises(ValueError, match=option) as refusal:
                manoa.game(name, **{option: value})
            assert about.allowed in str(refusal.value)


@every_game
def test_a_truth_value_is_no_number_and_a_number_no_truth_value(name: str) -> None:
    for option, about in rulebook(name).options.items():
        twins = [1, 0] if isinstance(about.default, bool) else [True, False]
        for value in twins:
            with pytest.raises(ValueError, match=option):
                manoa.game(name, **{option: value})


@every_game
def test_every_value_of_every_option_is_taken_and_told(name: str) -> None:
    for option, about in rulebook(name).options.items():
        for value in choices(about):
            assert fitting(name, {option: value}).options[option] == value


@every_game
def test_the_tables_of_these_tests_leave_no_value_out(name: str) -> None:
    tried = [table.game.options for table in all_tables() if table.game.name == name]
    for option, about in varied(rulebook(name)).items():
        assert all(any(options[option] == value for options in tried) for value in choices(about)), option


@every_game
def test_games_are_equal_when_name_and_options_are(name: str) -> None:
    for option, about in rulebook(name).options.items():
        usual, other, *_ = choices(about)
        assert manoa.game(name, **{option: usual}) == manoa.game(name)
        assert hash(manoa.game(name, **{option: usual})) == hash(manoa.game(name))
        assert fitting(name, {option: other}) != manoa.game(name)
        again = eval(repr(fitting(name, {option: other})), {"manoa": manoa})
        assert again == fitting(name, {option: other})


@on_some_tables
def test_a_wrong_number_of_players_is_refused_with_those_allowed(table: Table) -> None:
    wrong: list[Any] = [0, 1, 9, -2, float(table.players), str(table.players), True, [], [table.players]]
    for players in wrong:
        with pytest.raises(ValueError, match="players") as refusal:
            table.game.start(players)
        assert all(str(allowed) in str(refusal.value) for allowed in table.game.player_counts)


@on_some_tables
def test_without_a_number_of_players_the_fewest_play(table: Table) -> None:
    assert table.game.start(seed=1).players == min(table.game.player_counts)
    assert table.start().players == table.players


@on_some_tables
def test_a_number_of_players_may_come_from_numpy(table: Table) -> None:
    players: Any = np.int64(table.players)
    match = table.game.start(players, seed=1)
    assert through_json(match.record()) == match.record()


# Seeds


@on_some_tables
def test_the_same_seed_gives_the_same_match(table: Table) -> None:
    seed = 2**200 + 12345
    first, again = table.game.start(table.players, seed), table.game.start(table.players, seed)
    as_bytes = table.game.start(table.players, seed.to_bytes(32, "little"))
    assert frozen(first) == frozen(again) == frozen(as_bytes)


@on_some_tables
def test_a_seed_may_come_from_numpy(table: Table) -> None:
    seed: Any = np.uint64(2**63)
    assert frozen(table.start(seed)) == frozen(table.start(2**63))


@on_some_tables
def test_other_seeds_give_other_matches(table: Table) -> None:
    assert len({table.start(seed).state.tobytes() for seed in (0, 1, 2**64, 2**128, 2**255, 2**256 - 1)}) == 6


@on_some_tables
def test_without_a_seed_the_operating_system_chooses(table: Table) -> None:
    first, second = table.game.start(table.players), table.game.start(table.players)
    assert first.seed != second.seed
    assert first.state.tobytes() != second.state.tobytes()


@every_game
@pytest.mark.parametrize("seed", NO_SEEDS)
def test_what_is_no_seed_is_refused(name: str, seed: Any) -> None:
    with pytest.raises(ValueError, match=r"0 to 2\*\*256 - 1, or 32 bytes"):
        manoa.game(name).start(seed=seed)


# Scores


@every_main_table
def test_scores_are_one_whole_number_a_seat(table: Table) -> None:
    for match in positions(table, 8):
        assert [type(score) for score in match.scores] == [int] * table.players


@every_main_table
def test_scores_follow_from_the_record_alone(table: Table) -> None:
    match = finished(table)
    again = manoa.replay(through_json(match.record()))
    assert (again.over, again.scores, again.placings) == (True, match.scores, match.placings)


@every_main_table
def test_first_place_is_1_and_ties_share(table: Table) -> None:
    for seed in range(3):
        match = finished(table, seed)
        places, scores = match.placings, match.scores
        assert min(places) == 1
        assert places == [1 + sum(other < place for other in places) for place in places]
        for seat, score in enumerate(scores):
            better = [other for other in range(table.players) if scores[other] > score]
            assert all(places[other] < places[seat] for other in better)


# What a seat sees


@every_table
def test_views_are_ready_for_json(table: Table) -> None:
    for match in positions(table, 8):
        for seat in (None, *range(table.players)):
            view = match.view(seat)
            assert view, "a view is never empty"
            assert through_json(view) == view
        assert match.view() == match.view(None)


@every_table
def test_a_view_is_the_same_with_what_a_spectator_sees_at_hand(table: Table) -> None:
    for match in positions(table, 8):
        public = match.view()
        kept = through_json(public)
        for seat in range(match.players):
            assert match.view(seat, public) == match.view(seat)
        assert match.view(None, public) == public == kept, "what was handed in is as it was"


@every_table
def test_observations_have_their_declared_shape(table: Table) -> None:
    for match in positions(table, 8):
        for seat in range(table.players):
            seen = match.observe(seat)
            assert seen.dtype == np.int16
            assert seen.shape == (table.game.book.feature_count(match.rules),)
            assert (seen == match.observe(seat)).all()


@on_some_tables
def test_a_seat_that_is_not_at_the_table_is_refused(table: Table) -> None:
    match = table.start()
    for seat in (*NO_SEATS, table.players):
        for ask in (match.view, match.observe, match.log, match.for_seat):
            with pytest.raises(ValueError, match=f"0 to {table.players - 1}"):
                ask(seat)


@every_main_table
def test_looking_changes_nothing(table: Table) -> None:
    for match in positions(table, 4):
        before = frozen(match)
        for seat in range(table.players):
            match.view(seat), match.observe(seat), match.for_seat(seat).imagine(1), match.log(seat)
        match.mask(), match.scores, match.placings, match.record(), match.snapshot()
        assert frozen(match) == before


@every_main_table
def test_what_a_match_hands_out_is_the_callers_to_change(table: Table) -> None:
    for match in running(table, 3):
        match.play(match.actions()[0])
        before = [match.view(0), match.record(), match.snapshot(), match.log(0)]
        for handed_out in (match.view(0), match.record(), match.snapshot(), *match.log(0)):
            spoil(handed_out)
        for action in match.actions():
            spoil(action.data)
            assert match.word(action.id).data["kind"] == action.data["kind"]
        assert [match.view(0), match.record(), match.snapshot(), match.log(0)] == before


def spoil(value: Any) -> None:
    """Empty a JSON value and everything in it."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            spoil(part)
        value.clear()
