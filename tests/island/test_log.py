"""What happened, as each seat may know it."""

from __future__ import annotations

import functools
import json
from collections import Counter
from typing import Any

import pytest

from island.arranging import (
    FLOWER,
    RICH,
    TRIANGLE,
    events_of,
    gathering,
    island,
    keys,
    play,
    table,
    walk,
)
from manoa import Match
from manoa.games.island.parts.explorers import EXPLORER_IDS
from manoa.games.island.parts.tiles import RESOURCES
from manoa.games.island.people.events import READ
from manoa.words import LANGUAGES, catalogue

EVERYBODY = pytest.mark.parametrize("seat", [0, 1, None])
GATE = {**FLOWER, (1, 0): "cave_entrance"}
POND = {(0, 0): "gold", (1, 0): "water", (1, -1): "water", (0, -1): "water", (-1, 0): "water", (-1, 1): "water"}
CLOSED: dict[str, Any] = {"open_resources": False}
Event = dict[str, Any]


@EVERYBODY
def test_a_turn_begins_with_a_roll(seat: int | None) -> None:
    match = play(table(FLOWER, turn=1, dice=(2, 5)), "end turn", "speed 2")
    assert events_of(match, seat) == [
        {"key": "end turn", "seat": 1},
        {"key": "roll", "seat": 0, "dice": [2, 5]},
        {"key": "speed", "seat": 0, "speed": 2, "gather": 5},
        {"key": "gather", "seat": 0, "cards": {"gold": 5}},
    ]


def test_equal_dice_and_hardcore() -> None:
    assert keys(play(table(FLOWER, turn=1, dice=(3, 3)), "end turn")) == ["end turn", "roll", "speed", "gather"]
    hard = play(table(FLOWER, turn=1, hardcore=True), "end turn", "speed 2")
    assert keys(hard) == ["end turn", "turn", "speed", "gather"]


def test_choosing_an_explorer_and_the_first_roll() -> None:
    match = island().start(2, seed=1)
    for _ in range(2):
        match.play(match.actions()[1])
    events = events_of(match)
    assert [event["key"] for event in events][:4] == ["start", "explorer", "explorer", "roll"]
    assert [event["explorer"] for event in events[1:3]] == [
        match.view()["explorers"][event["seat"]] for event in events[1:3]
    ]
    assert events[3]["dice"] == match.view()["dice"]


def test_i_2_6_the_roll_for_the_start_is_told_with_the_first_step() -> None:
    tied = False
    for seed in range(30):
        match = island().start(3, seed)
        before = match.snapshot()["position"]["start_rolls"]
        match.play(match.actions()[0])
        event = events_of(match)[0]
        assert event == {
            "key": "start",
            "seat": match.view()["starter"],
            "rolls": ["·".join(map(str, faces)) for faces in before],
        }
        assert max(range(3), key=before.__getitem__) == event["seat"]
        assert "start_rolls" not in match.snapshot()["position"]
        tied = tied or len(before[event["seat"]]) > 1
    assert tied
    event = {"key": "start", "seat": 1, "rolls": ["3", "5·2"]}
    assert (
        catalogue("island", "en").event(event, ["Ann", "Ben"], 0) == "Dice for the start: You 3, Ben 5·2. Ben begins."
    )


@pytest.mark.parametrize("side", ["front", "random"])
@pytest.mark.parametrize("wishes", [{}, {"hardcore": True}, {"resource_limit": 9}, CLOSED], ids=str)
def test_what_the_deal_brought_about_is_told_with_the_first_step(side: str, wishes: dict[str, Any]) -> None:
    """Where nobody chooses explorers, it deals as far as the first roll and, after equal dice, what that gathers."""
    came_up = set()
    for seed in range(60):
        match = island(explorer_side=side, **wishes).start(2 + seed % 3, seed)
        dealt = match.view()
        match.play(match.actions()[0])
        start, *told = events_of(match)
        seats = range(len(dealt["explorers"]))
        assert start["key"] == "start"
        assert told[: len(seats)] == [
            {"key": "explorer", "seat": seat, "explorer": dealt["explorers"][seat]} for seat in seats
        ]
        roll, *others = told[len(seats) :]
        dice = {} if wishes.get("hardcore") else {"dice": dealt["dice"]}
        assert roll == {"key": "turn" if not dice else "roll", "seat": dealt["turn"], **dice}
        if dealt["phase"] != "roll":
            chosen = {name: dealt[name] for name in ("speed", "gather")}
            assert others[0] == {"key": "speed", "seat": dealt["turn"], **chosen}
        if dealt["phase"] in ("explore", "return"):
            assert told_cards(others[1:3]) == gathered(match, dealt)
        came_up.add(dealt["phase"])
    assert came_up >= ({"roll"} if wishes.get("hardcore") else {"roll", "explore"})


def told_cards(events: list[Event]) -> Counter[str]:
    """What was gathered, and what an explorer adds."""
    assert events[0]["key"] == "gather"
    extra = [event["cards"] for event in events[1:] if event["key"] == "extra"]
    return sum(map(Counter, extra), Counter(events[0]["cards"]))


def gathered(match: Match, dealt: Event) -> Counter[str]:
    """What the first player has more than at the start of the game."""
    seat, explorer = dealt["turn"], EXPLORER_IDS.index(dealt["explorers"][dealt["turn"]])
    begun = match.at(0)
    usual = match.rules["start"][explorer] + match.rules["late_start"][0]
    more = (begun.state["held"][seat] - usual).tolist()
    return Counter({name: many for name, many in zip(RESOURCES, more, strict=True) if many})


@EVERYBODY
def test_moves_and_discoveries(seat: int | None) -> None:
    match = play(table(TRIANGLE, stack="wood"), "move (1,0)", "discover", "place (2,-1)")
    moved = {"key": "move", "seat": 0, "from": ["island", 0, 0], "to": ["island", 1, 0], "where": "(1,0)"}
    assert events_of(match, seat) == [
        moved,
        {"key": "discover", "seat": 0},
        {"key": "turn_up", "seat": 0, "tile": "wood"},
        {"key": "lay", "seat": 0, "tile": "wood", "at": ["island", 2, -1], "where": "(2,-1)"},
    ]


def test_tiles_under_the_stack_and_a_new_island() -> None:
    match = play(table(POND, stack="water wood"), "discover")
    assert keys(match) == ["discover", "turn_up", "under", "turn_up", "lay"]
    restarted = play(table(POND, stack="water", closing="restart"), "discover")
    assert keys(restarted) == ["discover", "turn_up", "restart"]
    assert events_of(restarted)[-1] == {"key": "restart", "seat": None, "tile": restarted.view()["tiles"][0]["tile"]}


def test_a_blind_discovery_is_told_as_one() -> None:
    match = play(table(TRIANGLE, at={0: (1, 0)}, stack="wood", place_blind=True), "discover (0,1)")
    assert keys(match) == ["discover", "turn_up", "lay"]


def test_a_purchase_is_named_and_then_made() -> None:
    wishes: dict[str, Any] = {"at": {1: (-1, 0)}, "farmhouses": {0: ["N(0,0)"]}, "resources": {0: RICH}}
    match = play(table(FLOWER, **wishes), "farmhouse S(0,0)")
    parts = {"seat": 0, "item": "farmhouse", "at": ["island", "S", 0, 0], "where": "S(0,0)"}
    assert events_of(match) == [{"key": "name", **parts}, {"key": "buy", **parts}]
    villager = play(table(FLOWER, **wishes), "villager (1,-1)")
    assert keys(villager) == ["name", "buy"]
    four = play(table(FLOWER, 4, **{**wishes, "at": {1: (-1, 0), 2: (-1, 0), 3: (-1, 0)}}), "villager (1,-1)")
    assert keys(four) == ["name", "buy"]


def test_a_march_tells_how_many_and_where() -> None:
    match = table(FLOWER, at={1: (-1, 0)}, villagers={0: {(1, 0): 3}}, resources={0: (1, 0, 0)})
    play(match, "march 2 (1,0) (0,0)")
    way = {"from": ["island", 1, 0], "to": ["island", 0, 0], "where": "(0,0)"}
    assert events_of(match) == [{"key": "march", "seat": 0, "count": 2, **way}]


# Fights


def duel(dice: tuple[int, ...], **wishes: Any) -> Match:
    return play(table(FLOWER, **{"at": {1: (1, 0)}, "dice": dice, **wishes}), "move (1,0)")


@EVERYBODY
def test_a_fight_tells_its_dice_and_who_won(seat: int | None) -> None:
    match = duel((6, 1), resources={1: (0, 2, 1)})
    about = {"seat": 0, "at": ["island", 1, 0], "place": "(1,0)"}
    assert events_of(match, seat)[1:] == [
        {"key": "attack", **about, "foe": [1]},
        {
            **{"key": "fight", **about, "foe": 1, "against": 1, "beast": None, "farmhouse": False, "owner": None},
            **{"attack": [6], "defence": [1], "attack_total": 6, "defence_total": 1},
            **{"attack_from": {"explorer": 1}, "defence_from": {"explorer": 1}},
        },
        {"key": "wins", **about, "foe": 1},
        {"key": "defeat", "seat": 1, "foe": 0, "cards": {"wood": 2, "gold": 1}},
    ]
    play(match, "set (0,1)")
    where = {"at": ["island", 0, 1], "where": "(0,1)"}
    assert events_of(match, seat)[5:] == [{"key": "set", "seat": 0, "other": 1, **where}]


def test_where_the_best_die_counts_it_is_told() -> None:
    army: dict[str, Any] = {"villagers": {0: {(0, 1): 2}}, "resources": {0: (1, 0, 0)}, "battle_result": "highest"}
    match = play(table(FLOWER, at={1: (1, 0)}, dice=(2, 3, 4), **army), "march 2 (0,1) (1,0)")
    fight = next(event for event in events_of(match) if event["key"] == "fight")
    assert (fight["attack"], fight["attack_total"], fight["defence_total"]) == ([2, 3], 3, 4)
    assert "loses" in keys(match)


def test_a_lost_attack() -> None:
    match = play(duel((1, 6, 2, 3)), "set (0,1)")
    assert keys(match) == ["move", "attack", "fight", "loses", "defeat", "set", "turn_over", "roll"]


def test_a_tie_tells_who_goes_back() -> None:
    match = duel((3, 3, 2, 1))
    assert keys(match) == ["move", "attack", "fight", "ties", "back", "turn_over", "roll"]
    assert events_of(match)[4] == {"key": "back", "seat": 0, "at": ["island", 0, 0], "where": "(0,0)"}
    army = table(FLOWER, at={1: (1, 0)}, villagers={0: {(0, 1): 2}}, resources={0: (1, 0, 0)}, dice=(1, 2, 3, 2, 1))
    play(army, "march 2 (0,1) (1,0)")
    assert events_of(army)[4] == {"key": "army_back", "seat": 0, "count": 2, "at": ["island", 0, 1], "where": "(0,1)"}


def test_losses_are_told() -> None:
    match = table(
        FLOWER, at={1: (-1, 0)}, villagers={1: {(1, 0): 2}}, forts={1: "N(1,0)"}, holder=0, dice=(6, 6, 6, *[1] * 6)
    )
    play(match, "move (1,0)")
    assert keys(match) == ["move", "attack", "fight", "wins", "home", "fort_falls"]
    assert events_of(match)[4:] == [
        {"key": "home", "seat": 1, "count": 2},
        {"key": "fort_falls", "seat": 1, "at": ["island", "N", 1, 0], "where": "N(1,0)"},
    ]


def test_nobody_left_to_fight_is_told_once() -> None:
    match = table(FLOWER, at={1: (-1, 0)}, villagers={1: {(1, 0): 1}}, resources={1: (1, 0, 0)})
    play(match, "move (1,0)", "march 1 (1,0) (0,1)")
    assert keys(match) == ["move", "attack", "march", "unopposed"]


def test_a_raid_on_a_farmhouse() -> None:
    match = table(FLOWER, at={1: (-1, 0)}, farmhouses={1: ["S(0,0)", "N(0,0)"]}, dice=(6, 1))
    play(match, "raid S(0,0) (0,0)")
    assert keys(match) == ["raid", "fight", "wins", "farmhouse_falls"]
    assert (events_of(match)[1]["farmhouse"], events_of(match)[1]["owner"]) == (True, 1)
    assert events_of(match)[3]["where"] == "S(0,0)"


def meet(beast: str, dice: tuple[int, ...], **wishes: Any) -> Match:
    match = table(GATE, at={0: ("cave", 0, 0)}, cave={}, cave_stack=beast, dice=dice, **wishes)
    return play(match, "discover", "place cave(1,0)")


def test_beasts_and_their_treasure() -> None:
    won = meet("thieves", (6, 1, 1, 1))
    assert keys(won) == ["discover", "turn_up", "lay", "attack", "fight", "wins", "treasure"]
    assert events_of(won)[-1] == {"key": "treasure", "seat": 0, "cards": {"food": 2, "wood": 2, "gold": 2}}
    tied = meet("bats", (3, 2, 1))
    assert keys(tied)[4:9] == ["fight", "ties", "back", "beast_back", "turn_over"]
    lost = meet("bats", (1, 1, 1, 6, 6), holder=0, resources={0: (1, 0, 0)})
    assert keys(lost)[4:] == ["fight", "loses", "defeat", "cave_shrine_back"]
    assert events_of(lost)[6] == {"key": "defeat", "seat": 0, "foe": "bats", "cards": {"food": 1}}
    play(lost, "set (0,1)")
    assert keys(lost)[8:11] == ["set", "beast_back", "turn_over"]


def test_the_cave_shrine_and_the_end() -> None:
    shrines = {(1, 0): "shrine", (1, -1): "shrine", (0, -1): "shrine"}
    inside: dict[str, Any] = {"at": {0: ("cave", 0, 0)}, "cave": {}, "cave_stack": "cave_shrine"}
    match = play(table({**FLOWER, **shrines}, offerings={0: list(shrines)}, **inside), "discover")
    assert events_of(match)[2:] == [
        {"key": "cave_shrine", "seat": 0},
        {"key": "end", "seat": None, "round": 2, "shrines": [4, 0]},
    ]


# Trade


def test_trade_is_told() -> None:
    match = table(FLOWER, resources={0: (7, 0, 0), 1: (0, 2, 0)})
    play(match, "bank food for gold", "offer orange 2 food for 1 wood", "accept", "offer orange 1 gold for 1 wood")
    assert events_of(play(match, "refuse")) == [
        {"key": "bank", "seat": 0, "give": "food", "take": "gold", "rate": 5},
        {"key": "offering", "seat": 0, "other": 1},
        *[{"key": "give", "seat": 0, "resource": "food"}] * 2,
        {"key": "ask", "seat": 0, "resource": "wood"},
        {"key": "offer", "seat": 0, "other": 1, "give": {"food": 2}, "take": {"wood": 1}},
        {"key": "accept", "seat": 1, "other": 0, "give": {"food": 2}, "take": {"wood": 1}},
        {"key": "offering", "seat": 0, "other": 1},
        {"key": "give", "seat": 0, "resource": "gold"},
        {"key": "ask", "seat": 0, "resource": "wood"},
        {"key": "offer", "seat": 0, "other": 1, "give": {"gold": 1}, "take": {"wood": 1}},
        {"key": "refuse", "seat": 1, "other": 0, "give": {"gold": 1}, "take": {"wood": 1}},
    ]


# Closed resources


@pytest.mark.parametrize("explorers", [("hector", "tizoc"), ("tizoc", "hector")])
@pytest.mark.parametrize("mix", ["2 wood", "2 gold", "2 food", "1 food 1 wood", "1 wood 1 gold"])
def test_a_mixed_gather_is_told_to_its_owner_only(explorers: Any, mix: str) -> None:
    match = play(gathering({(0, 0): "garden"}, 2, explorers=explorers, **CLOSED), f"gather {mix}")
    extra = [{"key": "extra", "seat": 0, "cards": {"food": 1}}] if explorers[0] == "tizoc" else []
    cards = {name: int(number) for number, name in zip(mix.split()[::2], mix.split()[1::2], strict=True)}
    assert events_of(match, 0)[3:] == [{"key": "gather", "seat": 0, "cards": cards}, *extra]
    for seat in (1, None):
        assert events_of(match, seat)[3:] == [{"key": "gather_closed", "seat": 0, "count": 2}, *extra]


@pytest.mark.parametrize("explorers", [("hector", "tizoc"), ("tizoc", "hector")])
@pytest.mark.parametrize("tile", ["gold", "food", "wood"])
def test_cards_of_a_single_type_are_told_to_all(explorers: Any, tile: str) -> None:
    match = gathering({(0, 0): tile}, 3, explorers=explorers, **CLOSED)
    for seat in (0, 1, None):
        assert events_of(match, seat)[3] == {"key": "gather", "seat": 0, "cards": {tile: 3}}


def test_cards_given_back_are_told_to_their_owner_only() -> None:
    wishes: dict[str, Any] = {"resources": {0: (4, 4, 0)}, "resource_limit": 9}
    match = play(gathering({(0, 0): "gold"}, 2, **wishes, **CLOSED), "return food")
    assert events_of(match, 0)[-1] == {"key": "return", "seat": 0, "resource": "food"}
    assert events_of(match, 1)[-1] == events_of(match)[-1] == {"key": "return_closed", "seat": 0}
    opened = play(gathering({(0, 0): "gold"}, 2, **wishes), "return food")
    assert events_of(opened, 1)[-1] == {"key": "return", "seat": 0, "resource": "food"}


# All of it


@functools.cache
def all_events() -> list[Event]:
    """Of lively walks and of what is rare, so that every key comes up."""
    events: list[Event] = []
    settings: list[dict[str, Any]] = [{}, {"hardcore": True}, {"round_limit": 1, **CLOSED}]
    for seed, options in enumerate(settings):
        match = island(**options).start(2 + seed % 3, seed=seed)
        for _ in walk(match, seed, 150):
            pass
        events += match.log(0)
    return [*events, *(event for match in rare_matches() for event in match.log())]


def rare_matches() -> list[Match]:
    pieces: dict[str, Any] = {
        "villagers": {1: {(0, 1): 1}},
        "resources": {0: (9, 9, 5), 1: (1, 0, 0)},
        "at": {1: (-1, 0)},
    }
    window = play(table(FLOWER, farmhouses={0: ["S(0,0)"]}, **pieces), "farmhouse N(0,0)", "pass")
    void = play(table(FLOWER, farmhouses={0: ["S(0,0)"]}, **pieces), "villager (-1,1)", "march 1 (0,1) (-1,1)")
    trade = play(table(FLOWER, **pieces), "bank food for gold", "offer orange 1 wood for nothing", "accept")
    play(trade, "offer orange 1 wood for nothing", "refuse")
    raid = play(table(FLOWER, farmhouses={1: ["N(0,0)"]}, dice=(6, 1), at={1: (-1, 0)}), "raid N(0,0) (0,0)")
    army = table(FLOWER, at={1: (1, 0)}, villagers={0: {(0, 1): 2}}, resources={0: (1, 0, 0)}, dice=(1, 2, 3, 2, 1))
    play(army, "march 2 (0,1) (1,0)")
    alone = table(FLOWER, at={1: (-1, 0)}, villagers={1: {(1, 0): 1}}, resources={1: (1, 0, 0)})
    play(alone, "move (1,0)", "march 1 (1,0) (0,1)")
    fort = table(FLOWER, at={1: (-1, 0)}, forts={1: "N(1,0)"}, dice=(6, 1, 1, 1, 1))
    play(fort, "move (1,0)")
    extra = gathering({(0, 0): "gold"}, 3, explorers=("tizoc", "hector"))
    limit = play(gathering({(0, 0): "gold"}, 2, resources={0: (4, 4, 0)}, resource_limit=9), "return food")
    secret = play(
        gathering({(0, 0): "garden"}, 6, resources={0: (4, 0, 0)}, resource_limit=9, **CLOSED), "gather 6 gold"
    )
    play(secret, "return food")
    restarted = play(table(POND, stack="water", closing="restart"), "discover")
    under = play(table(POND, stack="water wood"), "discover")
    beasts = [meet("thieves", (6, 1, 1, 1)), play(meet("bats", (1, 1, 1, 6, 6), holder=0), "set (0,1)")]
    beasts.append(meet("bats", (3, 2, 1)))
    shrine = play(table(GATE, at={0: ("cave", 0, 0)}, cave={}, cave_stack="cave_shrine"), "discover")
    fights = [duel((3, 3)), play(duel((1, 6)), "set (0,1)"), fort, army, alone, raid]
    hard = play(table(FLOWER, turn=1, hardcore=True), "end turn")
    last = play(table(FLOWER, turn=1, round_limit=2), "end turn")
    return [window, void, trade, extra, limit, secret, restarted, under, shrine, hard, last, *beasts, *fights]


def test_every_key_comes_up() -> None:
    named = {name for name, _ in READ.values()}
    assert {event["key"] for event in all_events()} == named | {"fight", "gather_closed", "return_closed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_in_every_language(language: str) -> None:
    words = catalogue("island", language)
    for event in all_events():
        assert words.event(event, ["Ada", "Ben", "Cleo", "Dan"], 0).endswith(".")


def test_events_are_ready_for_json() -> None:
    events = all_events()
    assert json.loads(json.dumps(events, allow_nan=False)) == events


def test_a_fight_is_told_with_its_dice_and_where_they_come_from() -> None:
    match = table(FLOWER, at={1: (-1, 0)}, villagers={1: {(1, 0): 2}}, forts={1: "N(1,0)"}, dice=(6, *[1] * 6))
    fight = next(event for event in events_of(play(match, "move (1,0)")) if event["key"] == "fight")
    sentence = (
        "Ada rolled 6 (6: 1 from the explorer), you 6 (1, 1, 1, 1, 1 and 1: 2 from villagers and 4 from the fort)."
    )
    assert catalogue("island", "en").event(fight, ["Ada", "Ben"], 1) == sentence


def test_beasts_and_items_have_names() -> None:
    words = catalogue("island", "en")
    event = {"key": "attack", "seat": 0, "foe": "bats", "place": "cave(1,0)"}
    assert words.event(event, ["Ada"], None) == "Ada attacked the Giant Bats at cave(1,0)."
    event = {"key": "void", "seat": 0, "item": "offering"}
    assert words.event(event, ["Ada"], None) == "Ada could not buy an offering any more."


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_open_resources_everybody_is_told_the_same(players: int) -> None:
    match = island().start(players, seed=6)
    for _ in walk(match, 6, 80):
        pass
    assert all(match.log(seat) == match.log() for seat in range(players))


def test_the_log_can_be_read_from_any_step_on() -> None:
    match = play(table(TRIANGLE, stack="wood", dice=(3, 3)), "move (1,0)", "discover", "place (2,-1)", "end turn")
    assert match.log(1, since=1) == match.log(1)[1:]
    assert [event["step"] for event in match.log(1)][:4] == [1, 2, 2, 3]


def test_the_dice_told_are_those_rolled() -> None:
    match = island(explorer_side="front").start(2, seed=9)
    seen: dict[tuple[int, int], list[int]] = {}  # by turn
    for now in walk(match, 9, 120):
        view = now.view()
        if view["phase"] == "roll":
            seen[view["round"], view["turn"]] = view["dice"]
    rolled = list(seen.values())
    told_dice = [event["dice"] for event in match.log() if event["key"] == "roll" and len(set(event["dice"])) > 1]
    assert len(rolled) > 3
    assert told_dice[: len(rolled)] == rolled  # the first roll, made in the deal, too
