"""I-13 the options and I-14 where sources differ."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import manoa
from island.arranging import FLOWER, RICH, gathering, held, island, now, offered, play, stack, table, texts, thrown
from manoa.games.island.rules.board import distance

TABLE: dict[str, tuple[Any, list[Any], list[Any]]] = {
    "explorer_side": ("choose", ["front", "random"], ["back", None]),
    "printing": ("seed", ["later"], ["other", 1]),
    "house_values": ("balanced", ["default"], ["other", True]),
    "cave_shrine": ("anywhere", ["lower_half"], ["upper_half"]),
    "defeat_loss": ("all", ["half"], ["none"]),
    "villager_near": ("building", ["farmhouse"], ["fort"]),
    "resource_limit": (0, [9], [8, 1, False]),
    "board_radius": (0, [4, 5, 30], [1, 2, 3, -1, "4"]),
    "place_blind": (False, [True], [0, 1, "true"]),
    "closing": ("forbid", ["restart"], ["allow"]),
    "battle_result": ("sum", ["highest"], ["lowest"]),
    "hardcore": (False, [True], [1]),
    "trade": ("open", ["active", "off"], [False]),
    "open_resources": (True, [False], [1]),
    "round_limit": (200, [0, 1, 50], [-1, 2.0, True]),
}


@pytest.mark.parametrize("name", TABLE)
def test_i_13_defaults_and_values(name: str) -> None:
    default, others, wrong = TABLE[name]
    assert island().options[name] == default
    for value in [default, *others]:
        assert island(**{name: value}).options[name] == value
        assert island(**{name: value}).start(2, seed=1).view()["round"] == 1
    for value in wrong:
        with pytest.raises(ValueError, match=name):
            island(**{name: value})


def test_i_13_there_are_no_other_options() -> None:
    assert set(island().options) == set(TABLE)
    with pytest.raises(ValueError, match="no option 'edge'"):
        island(edge=4)


@pytest.mark.parametrize(("values", "attack", "defence"), [("default", 2, 2), ("balanced", 1, 2)])
def test_i_13_the_balanced_captain_is_stronger_in_defence_alone(values: str, attack: int, defence: int) -> None:
    wishes: dict[str, Any] = {"at": {1: (1, 0)}, "house_values": values}
    attacking = table(FLOWER, explorers=("captain", "tizoc"), dice=(6, 5, 1), **wishes)
    assert len(thrown(play(attacking, "move (1,0)"))[0][0]) == attack
    defending = table(FLOWER, explorers=("tizoc", "captain"), dice=(6, 1, 1), **wishes)
    assert thrown(play(defending, "move (1,0)")) == [([6], [1] * defence)]


BALANCED = {
    **{"tizoc": (1, 1, 1), "mason": (1, 2, 1), "hector": (2, 1, 2), "captain": (1, 1, 0)},
    **{"quartermaster": (2, 2, 1), "trader": (1, 1, 2), "pathfinder": (1, 1, 1), "marshal": (2, 1, 1)},
}


@pytest.mark.parametrize("values", ["default", "balanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_i_13_what_the_balanced_explorers_and_the_last_player_start_with(values: str, players: int) -> None:
    seen = set()
    for seed in range(20):
        view = island(explorer_side="random", hardcore=True, house_values=values).start(players, seed).view()
        last = (view["starter"] - 1) % players if players > 2 and values == "balanced" else None
        for seat, explorer in enumerate(view["explorers"]):
            usual = (4, 4, 4) if explorer == "quartermaster" else (1, 1, 1)
            food, wood, gold = BALANCED[explorer] if values == "balanced" else usual
            assert tuple(view["resources"][seat].values()) == (food, wood, gold + (seat == last))
            seen.add(explorer)
    assert seen == set(BALANCED)


@pytest.mark.parametrize(("values", "free"), [("default", 1), ("balanced", 2)])
def test_i_13_the_balanced_marshal_moves_two_armies_free(values: str, free: int) -> None:
    match = table(FLOWER, turn=1, explorers=("marshal", "tizoc"), dice=(3, 3), house_values=values)
    assert play(match, "end turn").view()["free_marches"] == free


def test_i_13_four_from_the_middle_gives_61_places() -> None:
    inside = [(q, r) for q in range(-9, 10) for r in range(-9, 10) if distance(q, r) <= 4]
    assert len(inside) == 61
    assert island(board_radius=4).rules(2)["radius"].tolist() == [4, 4]


def test_i_14_1_all_or_half() -> None:
    for loss, left in (("all", (0, 0, 0)), ("half", (1, 2, 3))):
        match = table(FLOWER, at={1: (1, 0)}, resources={1: (1, 3, 5)}, dice=(6, 1), defeat_loss=loss)
        assert held(play(match, "move (1,0)"), 1) == left


def test_i_14_2_villagers_at_any_building_or_at_farmhouses() -> None:
    wishes: dict[str, Any] = {
        "at": {1: (0, -1)},
        "farmhouses": {0: ["S(0,0)"]},
        "forts": {0: "N(0,1)"},
        "resources": {0: RICH},
    }
    anywhere = table(FLOWER, **wishes)
    assert offered(anywhere, "villager") == {"(0,0)", "(0,1)", "(-1,1)", "(1,0)"}
    farmhouse = table(FLOWER, villager_near="farmhouse", **wishes)
    assert offered(farmhouse, "villager") == {"(0,0)", "(0,1)", "(-1,1)"}


def test_i_14_3_the_cave_shrine_in_the_lower_half() -> None:
    for seed in range(30):
        pile = stack(island(cave_shrine="lower_half").start(2, seed), "cave")
        assert pile.index("cave_shrine") >= 7


def test_i_14_4_a_limit_of_nine_or_none() -> None:
    for limit, phase in ((0, "explore"), (9, "return")):
        match = gathering({(0, 0): "gold"}, 2, resources={0: (4, 4, 0)}, resource_limit=limit)
        assert now(match) == (0, phase)


def test_i_14_5_the_other_printing() -> None:
    match = island(printing="later").start(2, seed=4)
    view = match.view()
    tiles = Counter(view["left"]["island"]) + Counter(tile["tile"] for tile in view["tiles"])
    assert tiles == {"water": 9, "gold": 13, "food": 10, "wood": 10, "garden": 2, "shrine": 3, "cave_entrance": 1}
    assert view["supply"] == {"food": 23, "wood": 23, "gold": 28}
    assert view["treasure"] == {"food": 2, "wood": 2, "gold": 2}


def test_i_14_6_trade_at_any_time_but_not_before_a_lost_fight_is_paid() -> None:
    match = table(FLOWER, at={1: (1, 0)}, resources={0: RICH, 1: (1, 1, 1)}, dice=(6, 1))
    assert offered(match, "offer") == {"orange"}
    play(match, "move (1,0)")
    assert all(text.startswith("set ") for text in texts(match))


def test_i_14_7_a_farmhouse_has_strength_one() -> None:
    match = table(FLOWER, at={1: (1, 0)}, farmhouses={1: ["N(0,0)"]}, dice=(5, 4))
    assert thrown(play(match, "raid N(0,0) (0,0)")) == [([5], [4])]


def test_i_14_7_villagers_enter_the_cave() -> None:
    match = table({(0, 0): "cave_entrance"}, villagers={0: {(0, 0): 1}}, resources={0: (1, 0, 0)})
    assert "march 1 (0,0) cave(0,0)" in texts(match)


def test_the_gentle_preset_takes_half_of_each_type_and_plays_to_its_end() -> None:
    gentle = manoa.game("island").book.presets["gentle"]
    assert gentle == {"house_values": "balanced", "defeat_loss": "half"}
    match, bot = manoa.game("island", **gentle).start(players=4, seed=7), manoa.bot("greedy")
    while match.player is not None:
        match.play(bot.choose(match.for_seat(match.player)))
    defeats = [event for event in match.log() if event["key"] == "defeat"]
    for event in defeats:
        had = match.at(event["step"] - 1).view()["resources"][event["seat"]]
        assert had is not None
        assert all(cards == had[resource] // 2 for resource, cards in event["cards"].items())
    assert defeats
