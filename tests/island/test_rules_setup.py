"""I-2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from island.arranging import FLOWER, TRIANGLE, island, now, offered, play, refused, stack, table, texts, tiles
from manoa.games.island.parts.explorers import EXPLORER_IDS
from manoa.games.island.rules.deal import first_player
from manoa.games.island.rules.state import State

SEEDS = range(40)
CARDS = {
    "orange": ("tizoc", "mason"),
    "white": ("hector", "captain"),
    "blue": ("quartermaster", "trader"),
    "purple": ("pathfinder", "marshal"),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i_2_1_everybody_gets_another_card_at_random(players: int) -> None:
    dealt = [tuple(island().start(players, seed).view()["colours"]) for seed in SEEDS]
    assert all(len(set(colours)) == players for colours in dealt)
    assert {colours[0] for colours in dealt} == {colours[-1] for colours in dealt} == set(CARDS)


@pytest.mark.parametrize("players", [2, 4])
def test_i_2_1_players_choose_a_side_of_their_card_from_the_first_player_on(players: int) -> None:
    match = island().start(players, seed=8)
    starter, colours = match.view()["starter"], match.view()["colours"]
    assert match.view()["explorers"] == [None] * players
    for step in range(players):
        seat = (starter + step) % players
        assert now(match) == (seat, "side")
        assert texts(match) == [f"explorer {name}" for name in CARDS[colours[seat]]]
        play(match, f"explorer {CARDS[colours[seat]][step % 2]}")
        assert match.view()["explorers"][seat] == CARDS[colours[seat]][step % 2]
    assert (match.view()["turn"], match.view()["phase"] == "side") == (starter, False)


def test_i_2_1_all_fronts() -> None:
    for seed in SEEDS:
        view = island(explorer_side="front").start(3, seed).view()
        assert view["explorers"] == [CARDS[colour][0] for colour in view["colours"]]
        assert view["phase"] != "side"


def test_i_2_1_sides_at_random() -> None:
    views = [island(explorer_side="random").start(3, seed).view() for seed in SEEDS]
    assert all(
        explorer in CARDS[colour]
        for view in views
        for colour, explorer in zip(view["colours"], view["explorers"], strict=True)
    )
    assert {explorer for view in views for explorer in view["explorers"]} == set(EXPLORER_IDS)


@pytest.mark.parametrize("players", [2, 4])
def test_i_2_2_supply_and_treasure(players: int) -> None:
    view = island().start(players, seed=1).view()
    assert view["treasure"] == {"food": 2, "wood": 2, "gold": 2}
    assert view["supply"] == {"food": 23, "wood": 23, "gold": 23}
    assert (view["supply_size"], view["cards"]) == (69, [0] * players)


def test_i_2_2_what_players_start_with_comes_from_the_supply() -> None:
    match = island(hardcore=True, house_values="default").start(2, seed=4)
    chosen = [CARDS[colour][0] for colour in match.view()["colours"]]
    for _ in range(2):
        match.play(match.actions()[0])
    view = match.view()
    taken = sum(4 if explorer == "quartermaster" else 1 for explorer in chosen)
    assert view["explorers"] == chosen
    assert view["supply"] == {"food": 23 - taken, "wood": 23 - taken, "gold": 23 - taken}


def test_i_2_3_the_cave_stack_is_shuffled_and_the_exit_lies_beside_it() -> None:
    stacks = [stack(island().start(2, seed), "cave") for seed in SEEDS]
    whole = Counter({"cave": 10, "bats": 1, "thieves": 1, "serpent": 1, "cave_shrine": 1})
    assert all(Counter(pile) == whole for pile in stacks)
    assert len(set(map(tuple, stacks))) == len(stacks)
    assert "cave_exit" not in tiles(island().start(2, seed=1)).values()


def test_i_2_3_the_cave_shrine_lies_anywhere_or_in_the_lower_seven() -> None:
    anywhere = {stack(island().start(2, seed), "cave").index("cave_shrine") for seed in range(150)}
    lower = {stack(island(cave_shrine="lower_half").start(2, seed), "cave").index("cave_shrine") for seed in range(100)}
    assert anywhere == set(range(14))
    assert lower == set(range(7, 14))


def test_i_2_4_the_first_tile_is_walkable_and_lies_in_the_middle() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(150):
        match = island().start(2, seed)
        assert list(tiles(match)) == [(0, 0)]
        assert match.view()["stacks"] == {"island": 47, "cave": 14}
        firsts[tiles(match)[0, 0]] += 1
    assert set(firsts) == {"gold", "food", "wood", "garden", "cave_entrance"}
    assert firsts["gold"] > firsts["garden"]


def test_i_2_4_the_others_are_shuffled_again() -> None:
    """Shrines and water passed over do not stay on top."""
    tops = [stack(island().start(2, seed))[0] for seed in range(200)]
    assert 200 * 14 / 47 - 20 < sum(top in ("water", "shrine") for top in tops) < 200 * 14 / 47 + 20
    assert len({tuple(stack(island().start(2, seed))) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i_2_5_all_begin_on_the_first_tile_with_one_of_each(players: int) -> None:
    match = island(explorer_side="front", hardcore=True, house_values="default").start(players, seed=5)
    view = match.view()
    assert view["at"] == [["island", 0, 0]] * players
    start = {"quartermaster": 4}
    assert [view["resources"][seat] for seat in range(players)] == [
        dict.fromkeys(("food", "wood", "gold"), start.get(explorer, 1)) for explorer in view["explorers"]
    ]


@pytest.mark.parametrize(
    ("players", "dice", "starter"),
    [
        (2, [3, 5], 1),
        (2, [6, 5], 0),
        (3, [5, 5, 2, 1, 4], 1),
        (3, [2, 5, 5, 4, 4, 6, 1], 1),
        (4, [1, 2, 3, 4], 3),
        (4, [6, 6, 6, 6, 1, 1, 1, 2], 3),
        (4, [2, 6, 1, 6, 3, 5], 3),
    ],
)
def test_i_2_6_the_highest_die_begins_and_ties_roll_again_among_themselves(
    players: int, dice: list[int], starter: int
) -> None:
    match = table(FLOWER, players, dice=dice)
    assert first_player(match.rules, match.state) == starter
    assert match.state["used"] == len(dice)


def test_i_2_6_anybody_may_be_the_first_and_has_the_first_turn() -> None:
    views = [island(explorer_side="front").start(4, seed).view() for seed in SEEDS]
    assert {view["starter"] for view in views} == {0, 1, 2, 3}
    assert all(view["turn"] == view["starter"] for view in views)


FAR = {(2, 0): "gold", (3, 0): "gold", (3, -1): "gold", (4, -1): "gold", (4, 0): "gold"}


def test_i_2_7_there_is_no_edge_unless_chosen() -> None:
    free = table(FAR, at={0: (4, 0), 1: (2, 0)}, stack="wood")
    assert offered(play(free, "discover"), "place") == {"(5,-1)", "(3,1)"}


@pytest.mark.parametrize(("radius", "legal"), [(0, True), (4, False), (5, True)])
def test_i_2_7_places_further_than_the_radius_are_refused(radius: int, legal: bool) -> None:
    """Only (5,-1) touches the explorer's tile and another."""
    board = {(4, 0): "gold", (4, -1): "gold", (3, 0): "water", (3, 1): "water", (4, 1): "water", (5, 0): "water"}
    match = table(board, at={0: (4, 0), 1: (4, -1)}, stack="wood", board_radius=radius)
    assert ("discover" in texts(match)) == legal
    if legal:
        assert (5, -1) in tiles(play(match, "discover"))


@pytest.mark.parametrize(("radius", "legal"), [(0, True), (4, False), (5, True)])
def test_i_2_7_the_radius_bounds_the_cave_from_its_exit(radius: int, legal: bool) -> None:
    inside = {(3, 0): "cave", (4, 0): "cave", (4, -1): "cave", (3, 1): "cave"}
    filled = {**inside, (4, 1): "cave", (5, 0): "cave"}
    match = table(TRIANGLE, at={0: ("cave", 4, 0)}, cave=filled, cave_stack="cave", board_radius=radius)
    assert ("discover" in texts(match)) == legal
    if not legal:
        refused(match, "discover")


def test_a_state_that_held_another_game_is_dealt_like_a_new_one() -> None:
    game = island(explorer_side="front")
    batch = State.many(1)
    batch[0] = table({**FLOWER, (2, -1): "shrine"}, 4, villagers={2: {(1, 0): 4}}, offerings={1: [(2, -1)]}).state
    fresh = game.start(3, seed=5)
    game.loops.deal_all(game.rule_array(3), batch, game.scratch(), fresh.begin["key"][None], 0, 1)
    assert batch[0].tobytes() == fresh.begin.tobytes()
