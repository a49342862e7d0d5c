"""What every game promises its callers: the library as design.md spells it, under every option."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import manoa
from manoa import IllegalAction, Match
from manoa.games import rulebook
from manoa.words import LANGUAGES, catalogue
from walks import (
    Table,
    all_tables,
    choices,
    copy,
    every_game,
    every_table,
    finished,
    fitting,
    frozen,
    play_on,
    positions,
    running,
    through_json,
    varied,
    why_not,
)

NO_SEEDS: list[Any] = [-1, 2**256, b"", bytes(31), bytes(33), True, "7", 7.0, [7]]
NO_VALUES: list[Any] = [-1, 2**31, 1.0, "nonsense", None, [], {}, float("nan")]
NO_SEATS: list[Any] = [-1, 99, True, 0.0, "0"]
NO_TEXTS = ["", " ", "\n", "nonsense", "☃", "\0", "play play", "draw draw", "1" * 5000, "take ٣"]
NO_ACTIONS: list[Any] = [None, 0.0, True, False, [], [0], {}, b"draw", (0,), object(), np.True_, np.float64(0)]


def refused(match: Match, action: Any) -> IllegalAction:
    """How a match refuses an action: with a code and a sentence, and unchanged."""
    before = frozen(match)
    with pytest.raises(IllegalAction) as refusal:
        match.play(action)
    assert frozen(match) == before
    assert isinstance(refusal.value, ValueError)
    assert refusal.value.code in IllegalAction.CODES
    assert len(str(refusal.value)) > 10, "a refusal says why"
    return refusal.value


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


@every_table
def test_a_wrong_number_of_players_is_refused_with_those_allowed(table: Table) -> None:
    wrong: list[Any] = [0, 1, 9, -2, float(table.players), str(table.players), True, [], [table.players]]
    for players in wrong:
        with pytest.raises(ValueError, match="players") as refusal:
            table.game.start(players)
        assert all(str(allowed) in str(refusal.value) for allowed in table.game.players)


@every_table
def test_without_a_number_of_players_the_fewest_play(table: Table) -> None:
    assert table.game.start(seed=1).players == min(table.game.players)
    assert table.start().players == table.players


@every_table
def test_a_number_of_players_may_come_from_numpy(table: Table) -> None:
    players: Any = np.int64(table.players)
    match = table.game.start(players, seed=1)
    assert through_json(match.record()) == match.record()


# Seeds


@every_table
def test_the_same_seed_gives_the_same_match(table: Table) -> None:
    seed = 2**200 + 12345
    first, again = table.game.start(table.players, seed), table.game.start(table.players, seed)
    as_bytes = table.game.start(table.players, seed.to_bytes(32, "little"))
    assert frozen(first) == frozen(again) == frozen(as_bytes)


@every_table
def test_a_seed_may_come_from_numpy(table: Table) -> None:
    seed: Any = np.uint64(2**63)
    assert frozen(table.start(seed)) == frozen(table.start(2**63))


@every_table
def test_other_seeds_give_other_matches(table: Table) -> None:
    assert len({table.start(seed).state.tobytes() for seed in (0, 1, 2**64, 2**128, 2**255, 2**256 - 1)}) == 6


@every_table
def test_without_a_seed_the_operating_system_chooses(table: Table) -> None:
    first, second = table.game.start(table.players), table.game.start(table.players)
    assert first.seed != second.seed
    assert first.state.tobytes() != second.state.tobytes()


@every_game
@pytest.mark.parametrize("seed", NO_SEEDS)
def test_what_is_no_seed_is_refused(name: str, seed: Any) -> None:
    with pytest.raises(ValueError, match=r"0 to 2\*\*256 - 1, or 32 bytes"):
        manoa.game(name).start(seed=seed)


# Legal actions


@every_table
def test_somebody_can_act_until_the_match_is_over(table: Table) -> None:
    match, luck = table.start(3), random.Random(3)
    while not match.over:
        ids = [action.id for action in match.actions()]
        assert ids, "nobody can act, yet the match is not over"
        assert ids == sorted(set(ids))
        assert ids[0] >= 0
        assert ids[-1] < table.game.book.action_count
        assert match.player in range(table.players)
        play_on(match, luck, 1)
    assert (match.player, match.actions(), match.mask().any()) == (None, [], np.False_)


@every_table
def test_a_legal_action_can_be_played_as_action_id_and_text(table: Table) -> None:
    for match in running(table, 6):
        actions = match.actions()
        assert len({str(action) for action in actions}) == len(actions), "two legal actions share a notation"
        for action in actions:
            worlds = [copy(match) for _ in range(4)]
            forms: list[Any] = [action, action.id, str(action), np.int16(action.id)]
            assert [world.play(form) for world, form in zip(worlds, forms, strict=True)] == [action] * 4
            assert len({frozen(world) for world in worlds}) == 1
            assert worlds[0].steps == [*match.steps, action.id]


@every_table
def test_the_parts_of_an_action_are_ready_for_json(table: Table) -> None:
    for match in running(table, 6):
        for action in match.actions():
            assert isinstance(action.data["kind"], str)
            assert through_json(action.data) == action.data
            assert type(action.id) is int
            assert type(str(action)) is str
            assert str(action) in repr(action)


@every_table
def test_the_mask_is_true_for_the_legal_actions(table: Table) -> None:
    for match in positions(table, 8):
        mask = match.mask()
        assert mask.dtype == np.bool_
        assert mask.shape == (table.game.book.action_count,)
        assert np.flatnonzero(mask).tolist() == [action.id for action in match.actions()]


@every_table
def test_playing_on_never_changes_an_earlier_copy(table: Table) -> None:
    match, luck = table.start(5), random.Random(5)
    copies = []
    for _ in range(30):
        play_on(match, luck, 1)
        copies.append((copy(match), frozen(match)))
        assert all(frozen(earlier) == bytes_then for earlier, bytes_then in copies)


# Illegal actions


@every_table
def test_an_illegal_id_is_refused_with_the_reason(table: Table) -> None:
    for match in running(table, 2):
        legal = set(match.legal)
        for action in range(table.game.book.action_count):
            if action in legal:
                assert match.why(action) is None
            else:
                assert why_not(match, action) == str(refused(match, action))
                assert all(sentence(match, action, language) for language in LANGUAGES)


def sentence(match: Match, action: int, language: str) -> str:
    """Why not, in a language; KeyError if it has no words for that."""
    refusal = match.why(action)
    assert refusal is not None
    return catalogue(match.game.name, language).refusal(refusal)


@every_table
def test_an_id_out_of_range_is_refused(table: Table) -> None:
    for match in positions(table, 3):
        for action in (-1, table.game.book.action_count, 2**31, 2**64, -(2**70), np.int64(-1), np.uint64(2**63)):
            refused(match, action)


@every_table
def test_an_action_that_is_not_of_this_game_is_refused(table: Table) -> None:
    for match in positions(table, 3):
        for action in (-1, table.game.book.action_count, 2**31, 2**64):
            refused(match, manoa.Action.named(action, "nonsense", {"kind": "nonsense"}))


@every_table
def test_a_malformed_text_is_refused(table: Table) -> None:
    for match in positions(table, 3):
        assert {refused(match, text).code for text in NO_TEXTS} == {"malformed"}


@every_table
def test_what_is_no_action_at_all_is_refused(table: Table) -> None:
    for match in positions(table, 3):
        for action in NO_ACTIONS:
            assert refused(match, action).code == "malformed"


@every_game
@given(text=st.text(), step=st.integers(0, 60))
def test_any_text_is_played_or_refused(name: str, text: str, step: int) -> None:
    match = play_on(manoa.game(name).start(seed=1), random.Random(step), step)
    before = list(match.steps)
    try:
        played = match.play(text)
    except IllegalAction:
        assert match.steps == before
    else:
        assert match.steps == [*before, played.id]


@every_table
def test_nothing_can_be_played_after_the_end(table: Table) -> None:
    match = finished(table)
    for action in range(table.game.book.action_count):
        assert refused(match, action).code == "over"
    last = match.at(len(match.steps) - 1).word(match.steps[-1])
    assert refused(match, last).code == "over"
    assert refused(match, str(last)).code in ("over", "malformed")


# Scores


@every_table
def test_scores_are_one_whole_number_a_seat(table: Table) -> None:
    for match in positions(table, 8):
        assert [type(score) for score in match.scores] == [int] * table.players


@every_table
def test_scores_follow_from_the_record_alone(table: Table) -> None:
    match = finished(table)
    again = manoa.replay(through_json(match.record()))
    assert (again.over, again.scores, again.placings) == (True, match.scores, match.placings)


@every_table
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


@every_table
def test_a_seat_that_is_not_at_the_table_is_refused(table: Table) -> None:
    match = table.start()
    for seat in (*NO_SEATS, table.players):
        for ask in (match.view, match.observe, match.log, match.for_seat):
            with pytest.raises(ValueError, match=f"0 to {table.players - 1}"):
                ask(seat)


@every_table
def test_looking_changes_nothing(table: Table) -> None:
    for match in positions(table, 4):
        before = frozen(match)
        for seat in range(table.players):
            match.view(seat), match.observe(seat), match.for_seat(seat).imagine(1), match.log(seat)
        match.mask(), match.scores, match.placings, match.record(), match.snapshot()
        assert frozen(match) == before


@every_table
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
    """Empty a JSON value and all in it."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            spoil(part)
        value.clear()
