"""What a seat, or a spectator, is shown."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from island.arranging import (
    FLOWER,
    RICH,
    TRIANGLE,
    gathering,
    island,
    now,
    play,
    table,
    walk,
)
from manoa import Match
from manoa.games.island.people.view import View

FIELDS = {
    *("player", "turn", "phase", "round", "starter", "truce"),
    *("colours", "explorers", "at", "villagers", "homes", "farmhouses", "forts", "offerings", "cave_shrine"),
    *("occupied", "unbuilt", "rolling"),
    *("tiles", "stacks", "left", "under", "turned", "dice", "speed_die", "steps", "speed", "gather"),
    *("resources", "cards", "known", "supply", "supply_size", "out", "treasure"),
    *("strengths", "shrines", "all_shrines", "costs", "wares", "rates", "free_marches", "offers_left"),
    *("purchase", "fights", "last_fight", "offer", "defeated", "retreat"),
}
CLOSED: dict[str, Any] = {"open_resources": False}


@pytest.mark.parametrize("options", [{}, CLOSED, {"hardcore": True}, {"explorer_side": "front"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fields_of_a_view(options: dict[str, Any], players: int) -> None:
    match = island(**options).start(players, seed=1)
    for seat in (None, *range(players)):
        view = match.view(seat)
        assert view.keys() == FIELDS == View.__required_keys__
        assert {len(view[name]) for name in ("at", "homes", "cards", "strengths", "costs", "rates")} == {players}


@pytest.mark.parametrize("options", [{}, CLOSED])
def test_seats_and_spectators_see_the_same_but_for_own_cards(options: dict[str, Any]) -> None:
    for match in walk(island(**options).start(3, seed=2), 2, 40):
        spectator = match.view()
        for seat in range(3):
            own = match.view(seat)
            if options:
                assert own["resources"][seat] is not None
                own["resources"][seat] = own["wares"][seat] = None
            assert own == spectator


def test_places_tiles_and_pieces() -> None:
    match = table(
        {**FLOWER, (2, -1): "shrine"},
        3,
        at={0: (1, 0), 1: ("cave", 1, 0)},
        villagers={0: {(0, 0): 2, ("cave", 0, 0): 1}},
        cave={(1, 0): "cave"},
        farmhouses={1: ["N(0,0)", "cave-S(0,0)"]},
        forts={2: "S(1,-1)"},
        offerings={1: [(2, -1)]},
        holder=2,
    )
    view = match.view()
    assert view["at"] == [["island", 1, 0], ["cave", 1, 0], ["island", 0, 0]]
    assert view["villagers"][0] == [{"at": ["island", 0, 0], "count": 2}, {"at": ["cave", 0, 0], "count": 1}]
    assert view["homes"] == [2, 4, 4]
    assert view["farmhouses"][1] == [["island", "N", 0, 0], ["cave", "S", 0, 0]]
    assert view["forts"] == [None, None, ["island", "S", 1, -1]]
    assert view["unbuilt"] == [
        {"farmhouse": 2, "fort": 1, "offering": 3},
        {"farmhouse": 0, "fort": 1, "offering": 2},
        {"farmhouse": 2, "fort": 0, "offering": 3},
    ]
    assert (view["offerings"][1], view["cave_shrine"]) == ([["island", 2, -1]], 2)
    assert (view["strengths"], view["shrines"]) == ([1, 2, 3], [0, 1, 1])
    assert view["tiles"][0] == {"at": ["island", 0, 0], "tile": "gold"}
    assert [tile["at"] for tile in view["tiles"][-2:]] == [["cave", 0, 0], ["cave", 1, 0]]


def test_the_stacks_show_what_is_in_them_and_not_the_order() -> None:
    view = table(TRIANGLE, stack="wood", cave_stack="bats").view()
    assert view["stacks"] == {"island": 45, "cave": 14}
    assert view["left"]["island"] == {
        **{"water": 11, "gold": 11, "food": 9, "wood": 9},
        **{"garden": 1, "shrine": 3, "cave_entrance": 1},
    }
    assert view["left"]["cave"] == {"cave": 10, "bats": 1, "thieves": 1, "serpent": 1, "cave_shrine": 1}


def test_tiles_under_the_stack_come_in_the_order_they_will_come_up() -> None:
    pond = {(0, 0): "gold", (1, 0): "water", (1, -1): "water", (0, -1): "water", (-1, 0): "water", (-1, 1): "water"}
    match = play(table(pond, stack="shrine water wood", rest=False), "discover")
    assert match.view()["under"] == ["shrine", "water"]
    assert match.view()["turned"] is None


def test_costs_and_rates_of_each_explorer() -> None:
    view = table(FLOWER, 4, explorers=("mason", "hector", "trader", "marshal")).view()
    plain = {
        "villager": {"food": 1, "gold": 1},
        "farmhouse": {"wood": 2, "gold": 1},
        "fort": {"wood": 3, "gold": 2},
        "offering": {"food": 2, "wood": 2, "gold": 2},
        "march": {"food": 1},
    }
    assert view["costs"][1:] == [plain] * 3
    assert view["costs"][0] == {**plain, "farmhouse": {"wood": 1, "gold": 1}, "fort": {"wood": 2, "gold": 2}}
    assert view["rates"] == [5, 5, 3, 5]
    assert view["colours"] == ["orange", "white", "blue", "purple"]
    assert view["free_marches"] == 0


def test_what_a_seat_could_buy() -> None:
    match = table(FLOWER, 3, explorers=("marshal", "hector", "tizoc"), resources={0: (1, 2, 3)})
    nothing = {"cost": {"food": 1}, "short": {"food": 1}, "times": 0, "left": 0}
    assert [match.view()["wares"][seat]["march"] for seat in (1, 2)] == [nothing, nothing]
    assert match.view()["wares"][0] == {
        "villager": {"cost": {"food": 1, "gold": 1}, "short": {}, "times": 1, "left": 4},
        "farmhouse": {"cost": {"wood": 2, "gold": 1}, "short": {}, "times": 1, "left": 2},
        "fort": {"cost": {"wood": 3, "gold": 2}, "short": {"wood": 1}, "times": 0, "left": 1},
        "offering": {"cost": {"food": 2, "wood": 2, "gold": 2}, "short": {"food": 1}, "times": 0, "left": 3},
        "march": {"cost": {}, "short": {}, "times": 1, "left": 0},
    }


def test_what_a_seat_could_buy_is_seen_with_its_cards() -> None:
    for match in walk(island(**CLOSED).start(3, seed=2), 2, 30):
        for seat in (None, 0, 1, 2):
            view = match.view(seat)
            assert [ware is None for ware in view["wares"]] == [cards is None for cards in view["resources"]]


def test_before_the_sides_are_chosen() -> None:
    view = island().start(2, seed=1).view()
    assert [wares["villager"]["left"] for wares in view["wares"]] == [None, None]
    assert (view["phase"], view["explorers"], view["dice"]) == ("side", [None, None], None)
    assert (view["speed"], view["gather"], view["homes"]) == (None, None, [0, 0])


def test_dice_speed_and_gather() -> None:
    match = play(table({(0, 0): "garden"}, turn=1, dice=(2, 5)), "end turn")
    assert [match.view()[name] for name in ("dice", "speed", "gather")] == [[2, 5], None, None]
    play(match, "speed 2")
    assert [match.view()[name] for name in ("phase", "speed", "gather")] == ["gather", 2, 5]
    hard = play(table(FLOWER, turn=1, hardcore=True), "end turn", "speed 2")
    assert [hard.view()[name] for name in ("dice", "speed", "gather")] == [None, 2, 5]


@pytest.mark.parametrize(("explorer", "steps"), [("pathfinder", 6), ("hector", 5)])
def test_i_1_9_the_steps_of_a_turn_stay_what_they_were(explorer: str, steps: int) -> None:
    match = table(FLOWER, turn=1, dice=(5, 1), explorers=(explorer, "tizoc"))
    seen = []
    for move in ("end turn", "speed 5", "move (1,0)"):
        view = play(match, move).view()
        seen.append((view["speed_die"], view["steps"], view["speed"]))
    assert seen == [(None, None, None), (5, steps, steps), (5, steps, steps - 1)]


def test_phases_and_who_decides() -> None:
    match = table(
        FLOWER,
        at={0: (1, 0), 1: (0, 0)},
        villagers={1: {(-1, 0): 2}},
        resources={0: RICH, 1: (2, 0, 0)},
        dice=(6, 1, 5, 2),
    )
    seen = []
    moves = ["farmhouse S(1,0)", "pass", "offer orange 1 wood for nothing", "refuse", "move (0,0)", "pass", "set (0,1)"]
    for move in [*moves, "end turn", "speed 5"]:
        play(match, move)
        seen.append(now(match))
    assert seen == [
        *[(1, "purchase"), (0, "explore"), (1, "answer"), (0, "explore"), (1, "battle"), (0, "set"), (0, "explore")],
        *[(1, "roll"), (1, "gather")],
    ]


def test_a_purchase_that_was_named_is_shown() -> None:
    wishes: dict[str, Any] = {"villagers": {1: {(-1, 0): 1}}, "resources": {0: RICH, 1: (1, 0, 0)}, "at": {1: (0, -1)}}
    shrine = {**FLOWER, (0, 1): "shrine"}
    houses: dict[str, Any] = {"farmhouses": {0: ["N(0,0)"]}}
    for move, item, at in (
        ("fort S(1,-1)", "fort", ["island", "S", 1, -1]),
        ("farmhouse N(0,1)", "farmhouse", ["island", "N", 0, 1]),
        ("offering (0,1)", "offering", ["island", 0, 1]),
        ("villager (1,-1)", "villager", ["island", 1, -1]),
    ):
        match = play(table(shrine, **wishes, **houses), move)
        assert match.view()["purchase"] == {"item": item, "at": at}
    assert play(match, "pass").view()["purchase"] is None


def test_fights_are_shown_with_both_strengths() -> None:
    match = table(
        FLOWER,
        3,
        at={0: (1, 0), 2: (0, 0), 1: (0, 0)},
        villagers={0: {(1, 0): 1}, 2: {(0, 0): 1}},
        resources={0: (1, 0, 0)},
        forts={2: "N(0,0)"},
    )
    view = play(match, "move (0,0)").view()
    (fight,) = view["fights"]
    assert view["rolling"] == {
        "attack": {"explorer": 1},
        "defence": [{"explorer": 1}, {"explorer": 1, "villagers": 1, "fort": 4}],
    }
    assert fight == {
        **{"attacker": 0, "at": ["island", 0, 0], "defenders": [1, 2], "beast": None, "farmhouse": None},
        **{"attack": 1, "defence": [1, 6]},
    }


def test_fights_with_farmhouses_and_beasts() -> None:
    wishes: dict[str, Any] = {"villagers": {0: {(1, 0): 1}}, "resources": {0: (1, 0, 0)}}
    match = table(FLOWER, at={1: (0, 1)}, farmhouses={1: ["N(0,0)"]}, **wishes)
    (fight,) = play(match, "raid N(0,0) (0,0)").view()["fights"]
    assert match.view()["rolling"] == {"attack": {"explorer": 1}, "defence": [{"farmhouse": 1}]}
    assert (fight["farmhouse"], fight["defence"]) == ({"seat": 1, "at": ["island", "N", 0, 0]}, [1])
    gate = {**FLOWER, (1, 0): "cave_entrance"}
    match = table(gate, at={0: ("cave", 0, 0)}, cave={}, cave_stack="serpent", **wishes)
    (fight,) = play(match, "discover", "place cave(1,0)").view()["fights"]
    assert match.view()["rolling"]["defence"] == [{"serpent": 4}]
    assert (fight["beast"], fight["defence"], fight["defenders"]) == ("serpent", [4], [])


# Closed resources


def test_closed_resources_show_numbers_only() -> None:
    match = table(FLOWER, resources={0: (1, 2, 3), 1: (23, 0, 1)} | {0: (0, 2, 3)}, open_resources=False)
    view = match.view(0)
    assert view["resources"] == [{"food": 0, "wood": 2, "gold": 3}, None]
    assert (view["cards"], view["supply"], view["supply_size"], view["out"]) == ([5, 24], None, 40, ["food"])
    assert match.view()["resources"] == [None, None]


def known(match: Match, seat: int = 0) -> tuple[int, ...]:
    return tuple(match.view()["known"][seat].values())


def test_start_cards_and_single_types_are_known_mixed_gathers_are_not() -> None:
    match = island(explorer_side="front", **CLOSED).start(2, seed=2)
    seat = 1 - match.view()["turn"]
    assert known(match, seat) == tuple(match.view(seat)["resources"][seat].values())
    assert known(gathering({(0, 0): "gold"}, 4, **CLOSED)) == (0, 0, 4)
    mixed = play(gathering({(0, 0): "garden"}, 4, **CLOSED), "gather 4 gold")
    assert (known(mixed), mixed.view()["cards"][0]) == ((0, 0, 0), 4)


def test_what_changes_hands_is_known() -> None:
    match = table(FLOWER, resources={0: (6, 2, 0), 1: (0, 0, 3)}, **CLOSED)
    play(match, "offer orange 1 wood for 2 gold")
    assert known(match) == (0, 1, 0)
    play(match, "accept")
    assert (known(match), known(match, 1)) == ((0, 0, 2), (0, 1, 0))
    play(match, "bank food for wood")
    assert known(match) == (0, 1, 2)


def test_a_purchase_shows_that_it_can_be_paid() -> None:
    pieces: dict[str, Any] = {"at": {1: (-1, 0)}, "villagers": {1: {(1, 0): 1}}}
    match = table(FLOWER, resources={0: (0, 5, 5), 1: (1, 0, 0)}, **pieces, **CLOSED)
    play(match, "farmhouse S(0,0)")
    assert known(match) == (0, 2, 1)
    play(match, "pass")
    assert known(match) == (0, 0, 0)


def test_cards_given_back_may_be_any() -> None:
    match = gathering({(0, 0): "gold"}, 6, resources={0: (2, 2, 0)}, resource_limit=9, **CLOSED)
    assert (known(match), now(match)) == ((0, 0, 6), (0, "return"))
    assert known(play(match, "return food")) == (0, 0, 5)


def test_what_a_defeat_costs_is_laid_open() -> None:
    wishes: dict[str, Any] = {"at": {1: (1, 0)}, "resources": {1: (3, 0, 1)}, "dice": (6, 1), **CLOSED}
    match = play(table(FLOWER, **wishes), "move (1,0)")
    assert (known(match), known(match, 1)) == ((3, 0, 1), (0, 0, 0))
    half = play(table(FLOWER, defeat_loss="half", **wishes), "move (1,0)")
    assert (known(half), known(half, 1)) == ((1, 0, 0), (1, 0, 0))  # of what half is lost, as much is left at least


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_known_is_held(players: int) -> None:
    for match in walk(island(resource_limit=9, **CLOSED).start(players, seed=players), 5, 80):
        for seat, cards in enumerate(match.view()["known"]):
            assert Counter(cards) <= Counter(match.view(seat)["resources"][seat])


def test_open_resources_need_no_known_cards() -> None:
    assert table(FLOWER, resources={0: RICH}).view()["known"] is None


# JSON


@pytest.mark.parametrize("seat", [0, 1, None])
def test_views_are_ready_for_json_and_copies(seat: int | None) -> None:
    for match in walk(island().start(2, seed=3), 3, 30):
        view, before = match.view(seat), match.state.tobytes()
        assert json.loads(json.dumps(view, allow_nan=False)) == view
        view["tiles"].clear()
        view["left"]["island"].clear()
        view["villagers"][0].append({"at": ["island", 9, 9], "count": 9})
        assert match.state.tobytes() == before
        assert match.view(seat)["tiles"]


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_there_are_no_other_seats(seat: object) -> None:
    with pytest.raises(ValueError, match="seats are numbered 0 to 1"):
        island().start(2, seed=1).view(seat)  # type: ignore[arg-type]


def test_the_dice_of_the_latest_fight_stay_in_sight() -> None:
    """Whoever looks again between a fight and the setting of the beaten explorer sees what was rolled."""
    match = table(FLOWER, at={1: (1, 0)}, dice=(6, 1), resources={1: (0, 2, 1)})
    assert match.view()["last_fight"] is None
    match.state["die"] = (3, 4)
    play(match, "move (1,0)")
    assert match.view()["phase"] == "set"
    rolled = {
        **{"round": 2, "turn": 0, "attacker": 0, "at": ["island", 1, 0], "outcome": "wins"},
        **{"against": 1, "beast": None, "farmhouse": False, "owner": None},
        **{"attack": [6], "defence": [1], "attack_total": 6, "defence_total": 1},
        **{"attack_from": {"explorer": 1}, "defence_from": {"explorer": 1}},
    }
    assert match.view()["last_fight"] == rolled
    assert match.view(1)["last_fight"] == rolled
    fight = next(event for event in match.log() if event["key"] == "fight")
    assert {name: fight[name] for name in fight.keys() & rolled.keys()} == {
        name: rolled[name] for name in fight.keys() & rolled.keys()
    }
    again = match.game.restore(match.snapshot())
    assert again.view() == match.view()
    play(again, "set (0,1)")
    assert again.view()["last_fight"] == rolled


@pytest.mark.parametrize(
    ("beast", "dice", "outcome"), [("bats", (6, 1, 1), "wins"), ("thieves", (1, 6, 6, 6), "loses")]
)
def test_a_fight_with_a_beast_stays_in_sight_too(beast: str, dice: tuple[int, ...], outcome: str) -> None:
    gate = {**FLOWER, (1, 0): "cave_entrance"}
    match = table(gate, at={0: ("cave", 0, 0)}, cave={}, cave_stack=beast, dice=dice)
    match.state["die"] = (3, 4)
    play(match, "discover", "place cave(1,0)")
    fight = match.view()["last_fight"]
    assert (fight["beast"], fight["outcome"], fight["defence"]) == (beast, outcome, list(dice[1:]))
    assert fight["defence_from"] == {beast: len(dice) - 1}
    assert match.game.restore(match.snapshot()).view() == match.view()
