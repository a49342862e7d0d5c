"""What pictures of the Island tell beside the maps: of the turn, the seats and their fights."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from art.drawings import marked, parsed, texts
from island.tables_to_draw import (
    COSTS,
    NAMES,
    OPTIONS,
    army,
    cave,
    check_drawn,
    draw,
    fight,
    grown,
    on,
    table,
    written,
)
from manoa.art.inks import LIGHT
from manoa.art.island import RESOURCES
from manoa.art.look import Look
from manoa.games.island import picture_words
from manoa.games.island.picture import picture
from manoa.games.island.picture_dock import speed_die
from manoa.games.island.picture_fights import STEPS, sides

# What a view tells


@pytest.mark.parametrize("phase", picture_words.DOING)
def test_every_phase_has_words(phase: str) -> None:
    said = picture_words.turn(table(phase=phase, player=1), Look(0, NAMES))
    assert said.startswith("Mira ")
    assert len(said) > len("Mira to")
    assert said in written(table(phase=phase, player=1))
    plain = picture(OPTIONS, table(phase=phase, player=3, turned="cave_entrance" if phase == "place" else None), Look())
    assert any(text.startswith("Player 4 ") and not text.endswith("…") for text in texts(parsed(plain)))


def test_a_window_tells_whose_turn_it_is() -> None:
    said = written(table(player=2, turn=1, phase="purchase", truce=False))
    assert "Otto may move armies" in said
    assert "It is Mira’s turn." in said
    assert not any("turn." in text for text in written(table(player=1, turn=1, truce=False)))


def test_the_first_round_is_without_attacks() -> None:
    assert any("First round" in text for text in written(table()))
    assert not any("First round" in text for text in written(table(truce=False)))


def test_beaten_explorers_and_ties_are_told() -> None:
    view = table(phase="set", player=0, defeated=1, truce=False, at=[on(0, 0), None, on(0, 0), on(0, 0)])
    check_drawn(draw(view), view)
    assert any(text.startswith("Mira’s explorer is beaten") for text in written(view))
    assert "A tie: the attackers leave cave(2,-1)." in written(table(phase="retreat", retreat=cave(2, -1)))


def test_who_has_won() -> None:
    over = grown(player=None, phase="over", fights=[], shrines=[1, 4, 1], cards=[5, 0, 6])
    assert {"Mira has won", "with 4 of 4 shrines, in round 9"} <= set(written(over))
    assert picture_words.ranking(over) == [[1], [2], [0]]
    shared = grown(player=None, phase="over", fights=[], shrines=[1, 1, 0], cave_shrine=None, cards=[4, 4, 9])
    assert "Victory is shared" in written(shared)
    assert picture_words.best_seats({**shared, "cave_shrine": 1}) == [1]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_hidden_resources_show_only_their_number(seat: int | None) -> None:
    def hidden(amounts: list[dict[str, int]]) -> str:
        """What `seat` sees of three seats with these cards."""
        own = [held if owner == seat else None for owner, held in enumerate(amounts)]
        known = [{"food": 0, "wood": 1, "gold": 0}] * 3
        return draw(grown(resources=own, cards=[21, 22, 23], known=known, supply=None, supply_size=9), seat)

    some: list[dict[str, int]] = [{"food": 7, "wood": 7, "gold": 7}] * 3
    svg = hidden(some)
    others = [{"food": 0, "wood": 2, "gold": 19} if owner != seat else held for owner, held in enumerate(some)]
    assert hidden(others) == svg
    root = parsed(svg)
    numbers = Counter(texts(root))
    shown = [numbers[str(count)] for owner, count in enumerate((21, 22, 23)) if owner != seat]
    assert shown == ([1, 2, 1] if seat is None else [1, 1])  # a spectator has the stores of Mira, who acts, twice
    assert marked(root, "card") == ({"back": 1} if seat is None else dict.fromkeys(RESOURCES, 1))
    assert "supply: 9 cards" in numbers


def test_kinds_that_have_run_out_are_told_when_the_supply_is_hidden() -> None:
    hidden: dict[str, Any] = {"resources": [None] * 4, "known": [dict.fromkeys(RESOURCES, 0)] * 4, "supply": None}
    assert "no wood, gold left" in written(table(**hidden, out=["wood", "gold"]), None)
    assert not any(text.endswith(" left") for text in written(table(**hidden), None))


def test_a_spectator_sees_the_stores_of_whoever_acts() -> None:
    stores = [dict.fromkeys(RESOURCES, 31 + seat) for seat in range(4)]
    for player in range(4):
        counts = Counter(written(table(player=player, turn=0, resources=stores), None))
        assert [counts[str(31 + seat)] for seat in range(4)] == [3 + 3 * (seat == player) for seat in range(4)]


def test_prices_say_what_is_lacking() -> None:
    held = [{"food": 1, "wood": 1, "gold": 1}, *[dict.fromkeys(RESOURCES, 9)] * 3]
    said = set(written(table(resources=held)))
    assert {"1 wood short", "2 wood, 1 gold short", "3 cards short", "no army"} <= said
    rich = set(written(table(resources=held), 1))
    assert not any(text.endswith("short") for text in rich)
    built = table(resources=held, homes=[4, 0, 4, 4], forts=[None, ["island", "N", 0, 0], None, None])
    assert {"none at home", "already built"} <= set(written(built, 1))


def test_prices_are_those_of_the_seat() -> None:
    costs = [copy.deepcopy(COSTS) for _ in range(4)]
    costs[1]["fort"] = {"wood": 41, "gold": 2}
    assert "41" in written(table(costs=costs), 1)
    assert "41" not in written(table(costs=costs), 0)
    marshal = table(free_marches=1, villagers=[[army(1, on(0, 0))], [], [], []])
    assert "1 army movement is free" in written(marshal)


def test_a_named_purchase_and_an_offer_are_shown() -> None:
    view = grown(purchase={"item": "fort", "at": ["island", "N", 2, 0]}, phase="purchase", fights=[])
    assert "Anna: fort at N(2,0)" in written(view)
    assert marked(parsed(draw(view)), "named") == {"fort": 1}
    deep = grown(purchase={"item": "villager", "at": cave(1, 0)}, phase="purchase", fights=[])
    assert "Anna: villager at cave(1,0)" in written(deep)
    offer = {"by": 2, "to": 0, "give": {"food": 2}, "take": {}}
    assert {"Otto gives Anna 2 food", "for nothing"} <= set(written(grown(offer=offer, phase="answer", fights=[])))


def test_a_turned_up_tile_is_shown_until_it_lies() -> None:
    view = table(phase="place", turned="shrine")
    check_drawn(draw(view), view)
    assert {"Anna to place shrine", "shrine"} <= set(written(view))


def test_dice_are_told_apart() -> None:
    for dice, gather, speed in (([5, 3], 3, 5), ([5, 3], 5, 3), ([4, 4], 4, 4), (None, 2, 5)):
        view = table(dice=dice, gather=gather, speed=1)
        assert speed_die(view) == speed
        assert marked(parsed(draw(view)), "die") == Counter(map(str, (speed, gather)))
    undecided = table(phase="roll", gather=None, speed=None)
    assert speed_die(undecided) is None
    assert marked(parsed(draw(undecided)), "die") == {"5": 1, "3": 1}
    assert "not rolled yet" in written(table(dice=None, phase="side", gather=None, speed=None))


def test_steps_left_are_counted() -> None:
    svg = draw(table(explorers=["pathfinder", "tizoc", "captain", "trader"], speed=4, dice=[5, 3], gather=3))
    boots = svg.count('href="#boot"')
    assert boots - draw(table(speed=4, dice=[5, 3], gather=3)).count('href="#boot"') == 1  # 5 and one more


def test_explorers_may_be_undecided() -> None:
    view = table(explorers=[None, "mason", None, None], phase="side", dice=None, speed=None, gather=None)
    check_drawn(draw(view), view)
    assert {"white card", "Mason", "Hector or Captain, not chosen yet"} <= set(written(view))


# Fights


def test_both_sides_of_a_fight_have_reasons() -> None:
    view = grown(fights=[fight(0, on(1, 0), [1], [9], attack=1)])
    attack, defence = sides(view, Look(0, NAMES), view["fights"][0])
    assert (attack.title, attack.strength, attack.why) == ("Anna attacks", 1, [("villager", 1)])
    assert (defence.title, defence.strength, defence.why) == ("Mira defends", 9, [("explorer", 5), ("fort", 4)])
    assert {"Anna attacks", "= 1 die", "Mira defends", "= 9 dice", "FIGHT ON CAVE ENTRANCE (1,0)"} & set(written(view))


def test_beasts_and_farmhouses_are_fought() -> None:
    beast = grown(fights=[fight(2, cave(2, -1), [], [4], beast="serpent")])
    assert {"CAVE SERPENT AT CAVE(2,-1)", "Otto attacks", "Cave Serpent", "= 4 dice"} <= set(written(beast))
    corner = ["island", "N", 0, 0]
    raid = grown(fights=[fight(1, on(0, -1), [], [1], farmhouse={"seat": 0, "at": corner})])
    assert {"FARMHOUSE AT N(0,0)", "Mira attacks", "Anna’s farmhouse", "= 1 die"} <= set(written(raid))


def test_several_defenders_and_waiting_fights_are_shown() -> None:
    view = grown(fights=[fight(0, on(1, 0), [1, 2], [9, 3]), fight(1, on(0, 0), [0], [2])])
    check_drawn(draw(view), view)
    assert {"Mira defends", "Otto defends", "1 more to come: (0,0)"} <= set(written(view))


@pytest.mark.parametrize("foe", [2, "bats", "farmhouse"])
def test_the_dice_of_the_last_fight_are_shown(foe: int | str) -> None:
    rolled = {"attack": [6, 1, 1], "attack_total": 8, "defence": [2] * 13, "defence_total": 26}
    events = ({"key": "fight", "seat": 0, "foe": foe, **rolled}, {"key": "loses", "seat": 0, "foe": foe})
    root = parsed(draw(grown(dice=None, gather=None), events=events))
    assert marked(root, "die") == {"6": 1, "1": 2, "2": 13}
    name = {2: "Otto", "bats": "Giant Bats", "farmhouse": "a farmhouse"}[foe]
    assert {"LAST FIGHT", f"Anna loses to {name}", "8", "26"} <= set(texts(root))
    parsed(draw(grown(), events=({"key": "fight"},)))


@pytest.mark.parametrize(("phase", "step"), [("battle", 0), ("order", 1), ("set", 2)])
def test_the_step_of_a_fight_is_lit(phase: str, step: int) -> None:
    svg = draw(grown(phase=phase))
    lit = [text for text in STEPS if f'fill="{LIGHT["sheet"]}" text-anchor="middle" font-weight="600">{text}' in svg]
    assert lit == [STEPS[step]]
