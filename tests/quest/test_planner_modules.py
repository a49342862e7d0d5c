"""`planner` and `hasty` with the modules: they plan there too, and use what is new."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import manoa
from manoa import Game
from manoa.games.quest.parts.board import Hex, neighbours
from manoa.games.quest.rules.modules.hooks import carried_to
from manoa.games.quest.rules.state import OUTSIDE
from quest.arranging import where
from quest.moduling import MODULES, arrow, on, row, sketch, with_modules
from quest.test_planner import planned, policy

__all__ = ["policy"]

FINISH = "finish jungle"


# Whole games


def wins(policy: str, game: Game, games: int = 24) -> float:
    """The share of games of two against `greedy`; a tie is half."""
    batch: Any = game.batch(games, players=2, threads=1)
    batch.reset(range(games))
    won, running, step = np.zeros(games), np.ones(games, bool), 0
    own = np.arange(games) % 2
    while running.any():
        mine = batch.players() == own
        batch.step(np.where(mine, batch.choose(policy, seed=step), batch.choose("greedy", seed=step)))
        over = running & batch.done()
        scores = batch.scores()[over]
        ahead = np.take_along_axis(scores, own[over, None], 1) - np.take_along_axis(scores, 1 - own[over, None], 1)
        won[over] = (ahead[:, 0] > 0) + 0.5 * (ahead[:, 0] == 0)
        running &= ~over
        step += 1
    return float(won.mean())


@pytest.mark.parametrize("modules", [*([name] for name in MODULES), MODULES], ids="+".join)
def test_it_beats_greedy(policy: str, modules: list[str]) -> None:
    assert wins(policy, with_modules(*modules)) > 0.75


def test_it_beats_greedy_with_everything(policy: str) -> None:
    assert wins(policy, with_modules(*MODULES, route="demon_gorge", promos=True)) > 0.7


@pytest.mark.parametrize("players", [2, 3])
def test_it_goes_on_from_anything_that_random_play_leads_to(policy: str, players: int) -> None:
    """Dragons half moved, pieces in danger, cards stored: whatever comes, the answer is legal, and the position stays
    as it is."""
    game = with_modules(*MODULES, route="blind_spot", promos=True, native_blockade_and_step=True)
    batch: Any = game.batch(150, players=players)
    batch.reset(range(150))
    for number in range(400):
        if number % 10 != 9:
            batch.step(batch.choose("random", seed=number))
            continue
        before = batch.states.tobytes()
        chosen = batch.choose(policy, seed=number)
        assert batch.states.tobytes() == before
        batch.step(chosen)


@pytest.mark.parametrize("level", ["novice", "fair", "strong"])
def test_the_levels_play_with_all_modules(level: str) -> None:
    match = with_modules(*MODULES).start(2, seed=3)
    bots = [manoa.bot(level, seed=seat) for seat in range(2)]
    while match.player is not None:
        match.play(bots[match.player].choose(match.for_seat(match.player)))
    assert match.state["round_number"] < 100


# Swamp, flowing water and danger


def test_m_1_2_it_enters_a_swamp_with_a_card_of_just_that_power(policy: str) -> None:
    game = row("jungle 1", "swamp 2", FINISH, modules="swamp")
    match = on(game, hand="trailblazer photographer explorer", rest="draw")
    assert planned(match, policy)[:2] == ["play photographer", "go L1"]
    assert where(match) is None


def test_m_2_1_it_lets_an_arrow_carry_it_to_where_its_cards_go_on(policy: str) -> None:
    """No card enters the village; the river beside it leads there."""
    spaces = {(0, 0): "jungle 1", (0, 1): "river 1", (1, 0): "village 4", (2, 0): FINISH}
    game = sketch(spaces, "current", {"current": [arrow(0, 1, direction_to((0, 1), (1, 0)))]})
    match = on(game, hand="sailor explorer", rest="draw")
    planned(match, policy)
    assert where(match) is None


def test_m_2_1_it_does_not_stop_where_an_arrow_takes_it_back(policy: str) -> None:
    lane = {(q, 0): "jungle 1" for q in range(8)} | {(1, 0): "river 1", (8, 0): FINISH}
    detour = {(1, -1): "jungle 1", (2, -1): "jungle 1"}
    game = sketch(lane | detour, "current", {"current": [arrow(1, 0, direction_to((1, 0), (0, 0)))]})
    match = on(game, hand="jack_of_all_trades", rest="draw")
    planned(match, policy)
    assert where(match) == (1, -1)


def test_m_3_1_it_passes_danger_and_stops_behind_it(policy: str) -> None:
    terrains = ["jungle 1", "jungle 1", "jungle 1", *["jungle 2"] * 9, FINISH]
    game = row(*terrains, modules="danger", marks={"danger": [(1, 0)]})
    match = on(game, hand="explorer explorer traveler traveler", rest="draw")
    planned(match, policy)
    assert where(match) == (2, 0)


def direction_to(here: Hex, there: Hex) -> int:
    return neighbours(here).index(there)


# Muisca


def test_m_4_2_it_plays_a_stored_card_to_arrive(policy: str) -> None:
    game = row("jungle 1", "jungle 4", FINISH, modules="muisca")
    match = on(game, hand="explorer", rest="draw", stored={0: "muisca_guide"})
    planned(match, policy)
    assert where(match) is None


def test_m_4_2_it_stores_what_it_cannot_use(policy: str) -> None:
    game = row("jungle 1", *["jungle 2"] * 9, FINISH, modules="muisca")
    match = on(game, hand="muisca_ferrywoman explorer explorer", rest="draw")
    assert "store muisca-ferrywoman" in planned(match, policy)


# Dragons


def test_m_5_4_it_moves_a_dragon_that_holds_it_and_arrives(policy: str) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): FINISH, (-1, 0): "river 1", (-2, 0): "river 1"}
    match = on(sketch(spaces, "dragons"), hand="sailor explorer traveler", rest="draw", dragons={"blue": (-1, 0)})
    assert planned(match, policy)[:2] == ["dragon blue", "lay sailor"]
    assert where(match) is None


def test_m_5_5_it_wears_a_cloak_to_arrive(policy: str) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): FINISH, (-1, 0): "river 1"}
    match = on(sketch(spaces, "dragons"), hand="dragon_cloak explorer", rest="draw", dragons={"blue": (-1, 0)})
    assert planned(match, policy)[0] == "play dragon-cloak"
    assert where(match) is None


def test_m_5_5_it_does_not_waste_a_cloak(policy: str) -> None:
    game = row("jungle 1", *["jungle 1"] * 6, FINISH, modules="dragons")
    match = on(game, hand="dragon_cloak explorer traveler", rest="draw", dragons={})
    assert "play dragon-cloak" not in planned(match, policy)


# Treasures


def test_m_6_2_it_stops_for_a_chest(policy: str) -> None:
    terrains = ["jungle 1"] * 14
    game = row(*terrains, FINISH, modules="treasures", marks={"treasures": [(2, 0)]})
    match = on(game, hand="trailblazer traveler", rest="draw", chests=(3,))
    planned(match, policy)
    assert match.view()["modules"]["points"][0] == 3
    assert where(match) == (2, 0)


def test_m_2_1_the_planner_knows_that_nobody_is_carried_onto_others() -> None:
    """Also while occupied spaces may be entered: being carried there is a forced move."""
    game = row("start", "river 1", "river 1", modules="current", marks={"current": [arrow(1, 0, 0)]})
    match = on(game, elsewhere={1: (2, 0)})
    for passing in (0, 1):
        match.state["passing"] = passing
        assert carried_to(match.rules, match.state, 1, OUTSIDE) == 1
