"""OpenSpiel's own test of Python games, and what seats are told."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from manoa import learn
from manoa.games import rulebook
from manoa.learn.openspiel import DEALING, short_name

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("lost-cities", {"rounds": 1, "no_deck_draw_limit": 2}),
    ("quest", {"players": 3, "round_limit": 3, "reward": "placing"}),
    ("quest", {"players": 4, "round_limit": 2, **rulebook("quest").expanded}),
]


def dealt(game: Any, deal: int = 1) -> Any:
    """The state after the deal."""
    state = game.new_initial_state()
    for byte in deal.to_bytes(DEALING, "little"):
        state.apply_action(byte)
    return state


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_openspiel_approves(name: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(learn.spiel_game(name, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), GAMES[:2])
def test_openspiels_playthrough_tells_a_whole_game(name: str, options: dict[str, Any]) -> None:
    """All that its interface can be asked, in every state; the text that it tells a game by is enough to make it."""
    # Imported here: it loads all of OpenSpiel's games and SciPy with them, in every process that looks for tests.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    game = learn.spiel_game(name, **options)
    told = playthrough(str(game), None, seed=1)
    assert "IsTerminal() = True" in told
    assert "Returns() = [" in told.rpartition("IsTerminal() = True")[2]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_games_and_states_can_be_copied_and_kept(name: str, options: dict[str, Any]) -> None:
    game = learn.spiel_game(name, **options)
    state = dealt(game)
    for _ in range(5):
        state.apply_action(state.legal_actions()[0])
    kept = pyspiel.serialize_game_and_state(game, state)
    for again in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(kept)[1]):
        assert str(again) == str(state)
        assert again.information_state_string(0) == state.information_state_string(0)
        again.apply_action(again.legal_actions()[0])
    for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        assert str(other) == str(game)
        assert other.played == game.played


def test_openspiels_tree_search_plays_in_worlds_that_look_alike() -> None:
    game = learn.spiel_game("lost-cities", rounds=1, no_deck_draw_limit=2, reward="normalised")
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), uct_c=2, max_simulations=3, random_state=luck)
    state = dealt(game)
    for _ in range(6):
        state.apply_action(bot.step(state))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_resampled_state_looks_the_same_and_hides_something_else(name: str, options: dict[str, Any]) -> None:
    state = dealt(learn.spiel_game(name, **options))
    for _ in range(9):
        state.apply_action(state.legal_actions()[-1])
    player, luck = state.current_player(), np.random.default_rng(1)
    told, hidden = state.information_state_string(player), set()
    for _ in range(4):
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == told
        assert other.legal_actions() == state.legal_actions()
        hidden.add(other.match.state.tobytes())
        other.apply_action(other.legal_actions()[0])
        copied = other.clone()
        assert copied.information_state_string(player) == other.information_state_string(player) != told
    assert len(hidden | {state.match.state.tobytes()}) == 5
    assert state.information_state_string(player) == told


def test_the_declared_utilities_are_true_for_an_arrival_with_all_blockades() -> None:
    """14,095 points were ahead of 10,000."""
    game = learn.spiel_game("quest", players=2)
    book, rules = game.played.book, game.played.rules(2)
    state = game.played.start(2, seed=1).state
    state["arrival"][0], state["owner"][1:] = 1, 1
    scores = np.zeros(2, np.int32)
    book.score(rules, state, scores)
    ahead = float(scores[0] - scores[1])
    assert 14_000 < ahead <= game.max_utility() == -game.min_utility()


def test_island_goes_by_openspiels_rules_for_a_while() -> None:
    """Random matches of Island are long, so not the whole test."""
    game = learn.spiel_game("island", players=3)
    state, luck = dealt(game), np.random.default_rng(1)
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for _ in range(60):
        player = state.current_player()
        assert state.legal_actions() == sorted(state.legal_actions(player))
        observation.set_from(state, player)
        assert observation.tensor.shape == (game.information_state_tensor_size(),)
        state.apply_action(int(luck.choice(state.legal_actions())))


def test_games_are_registered_by_name() -> None:
    assert {short_name(name) for name in ("lost-cities", "quest", "island")} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("manoa_quest", {"players": 4, "options": '{"caves": true}'})
    assert game.num_players() == 4
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert learn.spiel_game("quest", 4, reward="placing").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_a_copy_goes_its_own_way() -> None:
    state = dealt(learn.spiel_game("lost-cities", rounds=1))
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert (len(state.match.steps), len(copy.match.steps)) == (0, 1)
    assert str(state) != str(copy)


def test_what_a_seat_cannot_know_is_in_no_observation() -> None:
    """The hand of the other seat changes with the deal; find two deals in which the own hand is the same."""
    game = learn.spiel_game("lost-cities", rounds=1)
    state = dealt(game)
    acting = state.current_player()
    other = 1 - acting
    for recall in (False, True):
        observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        before = observation.string_from(state, other)
        hand = state.match.view(acting)["hand"]
        assert '"hand"' in before
        assert state.match.view(other)["hand"] != hand
        assert str(hand)[1:-1].replace("'", '"') not in before


def test_information_states_remember_what_observations_forget() -> None:
    game = learn.spiel_game("lost-cities", rounds=1)
    state = dealt(game)
    player = state.current_player()
    now, ever = make_observation(game), make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for _ in range(6):
        state.apply_action(state.legal_actions()[-1])
    now.set_from(state, player)
    ever.set_from(state, player)
    assert len(ever.tensor) == len(now.tensor) + 32
    assert np.array_equal(ever.tensor[: len(now.tensor)], now.tensor)
    assert len(ever.string_from(state, player)) > len(now.string_from(state, player))


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="one of margin, normalised, placing"):
        learn.spiel_game("quest", reward="wins")
    with pytest.raises(ValueError, match="no option 'walls'"):
        learn.spiel_game("quest", walls=1)
