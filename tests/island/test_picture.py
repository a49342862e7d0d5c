"""Pictures of the Island: both maps with all that stands on them, and what a view tells of the seats."""

from __future__ import annotations

import copy
import math
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import manoa
from art.drawings import laid, marked, parsed, texts
from manoa import Action, Match
from manoa.art.inks import LIGHT
from manoa.art.island import COLOURS, RESOURCES
from manoa.art.look import THEMES, Look
from manoa.games.island import picture_map, picture_words
from manoa.games.island.picture import picture
from manoa.games.island.picture_dock import speed_die
from manoa.games.island.picture_fights import STEPS, sides, touches
from manoa.games.island.picture_map import AROUND, LARGEST, Plan, plan
from manoa.games.island.picture_pieces import MOST
from manoa.games.island.picture_seats import STAGE, WIDTH

View = dict[str, Any]
OPTIONS = {"house_values": "default"}
NAMES = ("Anna", "Mira", "Otto", "Bert")
COSTS = {
    "villager": {"food": 1, "gold": 1},
    "farmhouse": {"wood": 2, "gold": 1},
    "fort": {"wood": 3, "gold": 2},
    "offering": {"food": 2, "wood": 2, "gold": 2},
    "march": {"food": 1},
}
LEFT = {
    "island": {"water": 11, "gold": 11, "food": 10, "wood": 9, "garden": 2, "shrine": 3, "cave_entrance": 1},
    "cave": {"cave": 10, "bats": 1, "thieves": 1, "serpent": 1, "cave_shrine": 1},
}
KINDS = ("gold", "food", "wood", "water", "garden", "shrine", "cave_entrance")


def on(q: int, r: int) -> list[Any]:
    return ["island", q, r]


def cave(q: int, r: int) -> list[Any]:
    return ["cave", q, r]


def army(count: int, at: list[Any]) -> dict[str, Any]:
    return {"at": at, "count": count}


def stores(food: int, wood: int, gold: int) -> dict[str, int]:
    return {"food": food, "wood": wood, "gold": gold}


def table(players: int = 4, **changes: Any) -> View:
    """The view of a game that has just begun, with changes."""
    seats = range(players)
    fields = {
        "player": 0,
        "turn": 0,
        "phase": "explore",
        "round": 1,
        "starter": 0,
        "truce": True,
        "colours": ["white", "orange", "purple", "blue"][:players],
        "explorers": ["captain", "tizoc", "pathfinder", "trader"][:players],
        "at": [on(0, 0) for _ in seats],
        "villagers": [[] for _ in seats],
        "homes": [4] * players,
        "farmhouses": [[] for _ in seats],
        "forts": [None] * players,
        "offerings": [[] for _ in seats],
        "cave_shrine": None,
        "tiles": [{"at": on(0, 0), "tile": "garden"}],
        "stacks": {"island": 47, "cave": 14},
        "left": copy.deepcopy(LEFT),
        "under": [],
        "turned": None,
        "dice": [5, 3],
        "speed": 5,
        "gather": 3,
        "resources": [{"food": 1, "wood": 1, "gold": 1} for _ in seats],
        "cards": [3] * players,
        "known": None,
        "supply": {"food": 19, "wood": 18, "gold": 17},
        "supply_size": 54,
        "out": [],
        "treasure": {"food": 2, "wood": 2, "gold": 2},
        "strengths": [1] * players,
        "shrines": [0] * players,
        "costs": [copy.deepcopy(COSTS) for _ in seats],
        "rates": [5] * players,
        "free_marches": 0,
        "offers_left": [3] * players,
        "purchase": None,
        "fights": [],
        "offer": None,
        "defeated": None,
        "retreat": None,
    }
    assert changes.keys() <= fields.keys()
    return {**fields, **changes}


def grown(**changes: Any) -> View:
    """A game of three well under way, with everything on the tables that there is."""
    places = [(q, r) for r in range(-2, 3) for q in range(-3, 4) if abs(q + r) < 4]
    tiles = [{"at": on(*at), "tile": KINDS[place % len(KINDS)]} for place, at in enumerate(places)]
    below = [("cave_exit", (0, 0)), ("cave", (1, 0)), ("cave", (1, -1)), ("serpent", (2, -1)), ("cave", (0, 1))]
    fields: dict[str, Any] = {
        "player": 1,
        "phase": "battle",
        "round": 9,
        "truce": False,
        "tiles": tiles + [{"at": cave(*at), "tile": tile} for tile, at in below],
        "at": [on(0, 0), on(1, 0), cave(2, -1)],
        "villagers": [[army(2, on(0, 0)), army(1, on(1, 0))], [army(5, on(-1, 0))], [army(1, cave(1, 0))]],
        "homes": [1, 0, 3],
        "farmhouses": [[["island", "N", 0, 0], ["island", "S", 0, 0]], [], [["cave", "S", 1, -1]]],
        "forts": [["island", "S", 2, -1], ["island", "N", 1, 1], None],
        "offerings": [[on(-1, 1)], [on(-1, 1), on(2, -2)], []],
        "cave_shrine": 1,
        "shrines": [1, 3, 0],
        "strengths": [3, 5, 1],
        "stacks": {"island": 13, "cave": 10},
        "resources": [stores(3, 14, 0), stores(0, 0, 1), stores(2, 2, 2)],
        "cards": [17, 1, 6],
        "fights": [fight(0, on(1, 0), [1], [9])],
    }
    return table(3, **{**fields, **changes})


def fight(attacker: int, at: list[Any], defenders: list[int], defence: list[int], **more: Any) -> dict[str, Any]:
    fields = {"attacker": attacker, "at": at, "defenders": defenders, "defence": defence, "attack": 2}
    return {**fields, "beast": None, "farmhouse": None, **more}


def draw(view: View, seat: int | None = 0, theme: str = "light", events: tuple[dict[str, Any], ...] = ()) -> str:
    return picture(OPTIONS, view, Look(seat, NAMES, theme, events))


def written(view: View, seat: int | None = 0) -> list[str]:
    return texts(parsed(draw(view, seat)))


def seats_of(places: list[list[Any]]) -> Counter[str]:
    return Counter({str(seat): len(own) for seat, own in enumerate(places) if own})


def check_drawn(svg: str, view: View) -> None:
    """Everything on both maps is drawn once."""
    root = parsed(svg)
    assert marked(root, "tile") == Counter(entry["tile"] for entry in view["tiles"])
    assert marked(root, "seat") == Counter(map(str, range(len(view["at"]))))
    assert marked(root, "explorer") == seats_of([[at] if at else [] for at in view["at"]])
    armies = [[1] * min(MOST, entry["count"]) for own in view["villagers"] for entry in own]
    owners = [seat for seat, own in enumerate(view["villagers"]) for _ in own]
    villagers: Counter[str] = Counter()
    for seat, men in zip(owners, armies, strict=True):
        villagers[str(seat)] += len(men)
    assert marked(root, "villager") == villagers
    assert marked(root, "farmhouse") == seats_of(view["farmhouses"])
    assert marked(root, "fort") == seats_of([[at] if at else [] for at in view["forts"]])
    assert marked(root, "offering") == seats_of(view["offerings"])
    assert marked(root, "fight") == Counter(map(str, range(len(view["fights"]))))
    assert marked(root, "turned") == Counter([view["turned"]] if view["turned"] else [])
    held = sum(map(len, view["offerings"])) + (view["cave_shrine"] is not None)
    assert marked(root, "shrine")["held"] == held
    assert sum(marked(root, "shrine").values()) == 4 * len(view["at"])


# Both maps


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_begins_can_be_drawn(players: int, theme: str) -> None:
    for seat in (None, *range(players)):
        view = table(players)
        check_drawn(draw(view, seat, theme), view)
    assert "not found yet" in written(table(players))


@pytest.mark.parametrize("theme", THEMES)
def test_everything_on_the_tables_is_drawn_once(theme: str) -> None:
    for seat in (None, 0, 1, 2):
        check_drawn(draw(grown(), seat, theme), grown())


def test_every_place_is_named_once() -> None:
    view = grown()
    wanted = Counter(f"{at[1]},{at[2]}" for at in (entry["at"] for entry in view["tiles"]))
    found = Counter(written(view))
    assert {name: found[name] for name in wanted} == wanted


def test_an_army_is_drawn_man_by_man() -> None:
    for count in range(1, 6):
        root = parsed(draw(table(2, villagers=[[army(count, on(0, 0))], []])))
        assert marked(root, "villager") == {"0": count}


def test_all_may_meet_on_one_tile() -> None:
    """Four explorers and all their villagers: nobody stands outside the tile."""
    view = table(4, villagers=[[army(5, on(0, 0))] for _ in range(4)])
    check_drawn(draw(view), view)


def test_the_pieces_have_the_colours_of_the_cards() -> None:
    for colour in COLOURS:
        rest = [other for other in COLOURS if other != colour]
        svg = draw(table(2, colours=[colour, rest[0]]))
        assert f'id="island-explorer-{colour}"' in svg
        assert sum(f'id="island-explorer-{other}"' in svg for other in rest) == 1


SHAPES: dict[str, Callable[[], list[tuple[int, int]]]] = {
    "one": lambda: [(0, 0)],
    "far away": lambda: [(40, -21), (41, -21)],
    "to the east": lambda: [(q, r) for q in range(24) for r in (0, 1)],
    "to the south": lambda: [(q - r // 2, r) for q in (0, 1) for r in range(24)],
    "to the south-east": lambda: [(q, r) for q in (0, 1) for r in range(24)],
    "to the south-west": lambda: [(q - r, r) for q in (0, 1) for r in range(24)],
    "round": lambda: [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) < 5][:48],
}


@pytest.mark.parametrize("shape", SHAPES)
def test_an_island_of_any_shape_lies_in_its_sea(shape: str) -> None:
    places = SHAPES[shape]()
    tiles = [{"at": on(*at), "tile": KINDS[number % 7]} for number, at in enumerate(places)]
    view = table(2, tiles=tiles, at=[on(*places[0])] * 2)
    svg = draw(view)
    check_drawn(svg, view)
    room = (0.0, 0.0, 900.0, 500.0)
    found = plan(places, (room,))
    assert 12 < found.size <= LARGEST
    for at in places:
        x, y = found.xy(at)
        assert AROUND[0] * found.size - 0.1 <= x <= 900.1 - AROUND[2] * found.size
        assert AROUND[1] * found.size - 0.1 <= y <= 500.1 - AROUND[3] * found.size


def test_the_island_keeps_away_from_the_cave() -> None:
    places = SHAPES["round"]()
    whole, taken = (0.0, 0.0, 900.0, 600.0), (0.0, 350.0, 300.0, 600.0)
    found = plan(places, (whole, (300.0, 0.0, 900.0, 600.0)), taken)
    for at in places:
        x, y = found.xy(at)
        assert x > 300 + found.size or y < 350 - found.size


def test_corners_are_shared_by_three_places() -> None:
    chart = Plan(10, (3, 4))
    around = [("N", 2, -1), ("S", 3, -2), ("N", 2, 0), ("S", 2, -1), ("N", 1, 0), ("S", 2, -2)]
    middle = chart.xy((2, -1))
    spots = [chart.corner(*corner) for corner in around]
    assert [math.dist(spot, middle) for spot in spots] == pytest.approx([10] * 6)
    assert [math.dist(*pair) for pair in zip(spots, spots[1:] + spots[:1], strict=True)] == pytest.approx([10] * 6)
    assert all(touches(["island", *corner], on(2, -1)) for corner in around)
    assert not any(touches(["cave", *corner], on(2, -1)) for corner in around)
    assert not touches(["island", "N", 1, -1], on(2, -1))


def test_the_cave_shows_itself_step_by_step() -> None:
    assert "not found yet" in written(table())
    entrance = [{"at": on(0, 0), "tile": "garden"}, {"at": on(1, 0), "tile": "cave_entrance"}]
    assert "nobody has gone in yet" in written(table(tiles=entrance))
    inside = [*entrance, {"at": cave(0, 0), "tile": "cave_exit"}]
    said = written(table(tiles=inside))
    assert not {"not found yet", "nobody has gone in yet"} & set(said)
    large = inside + [{"at": cave(q, r), "tile": "cave"} for q in range(1, 8) for r in (0, 1)][:13]
    check_drawn(draw(table(tiles=large)), table(tiles=large))


def test_last_moves_are_marked_and_odd_events_do_no_harm() -> None:
    still = draw(grown()).count("stroke-dasharray")
    marks: tuple[dict[str, Any], ...] = (
        {"key": "move", "from": on(0, 0), "to": on(1, 0)},
        {"key": "march", "from": cave(1, 0), "to": cave(0, 0)},
        {"key": "place", "at": on(2, 0)},
        {"key": "buy", "at": ["island", "N", 0, 0]},
        {"key": "move", "from": on(0, 0), "to": cave(0, 0)},
    )
    for count in range(len(marks) + 1):
        assert draw(grown(), events=marks[:count]).count("stroke-dasharray") == still + count
    gone = ({"key": "move", "from": on(30, 0), "to": on(31, 0)}, {"key": "buy", "at": ["island", "N", 30, 0]})
    assert draw(grown(), events=gone) == draw(grown())
    odd = ({"key": "sing"}, {"key": "x", "at": None, "from": 3, "to": "there"}, {"key": "y", "at": [1, 2]})
    assert draw(grown(), events=odd).count("stroke-dasharray") == still


# Matches


def lively(match: Match, luck: Random, steps: int) -> Match:
    """Some steps further, with more building and walking than talking."""
    for _ in range(steps):
        if match.over:
            break
        kinds: dict[str, list[Action]] = {}
        for action in match.actions():
            kinds.setdefault(action.data["kind"], []).append(action)
        weights = [LIVELINESS.get(kind, 1.0) for kind in kinds]
        match.play(luck.choice(luck.choices(list(kinds.values()), weights)[0]))
    return match


LIVELINESS = {"offer": 0.02, "bank": 0.2, "end turn": 0.3, "discover": 6.0, "move": 3.0, "buy": 8.0, "march": 2.0}


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_match_shows_is_drawn(players: int, closed: bool) -> None:
    luck = Random(players)
    match = manoa.game("island", open_resources=not closed, round_limit=12).start(players, players)
    for _ in range(8):
        lively(match, luck, 40)
        for seat in (None, luck.randrange(players)):
            check_drawn(match.svg(seat, theme=luck.choice(THEMES)), match.view(seat))


def test_a_match_can_be_drawn_to_its_end() -> None:
    luck = Random(5)
    match = manoa.game("island", round_limit=4).start(2, 5)
    while not match.over:
        lively(match, luck, 10)
        parsed(match.svg(1))
    view = match.view()
    best = picture_words.best_seats(view)
    assert best == [seat for seat, score in enumerate(match.scores) if score == max(match.scores)]
    assert ("has won" in match.svg()) == (len(best) == 1)


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


# The sheet


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_lies_outside_the_picture(players: int) -> None:
    """Not even with more than anybody will ever own."""
    view = grown() if players == 2 else table(4, fights=[fight(0, on(0, 0), [1, 2, 3], [9, 9, 9])])
    count = len(view["at"])
    view |= {"resources": [dict.fromkeys(RESOURCES, 999)] * count, "cards": [2997] * count, "homes": [99] * count}
    view |= {"under": ["water", "shrine"] * 7, "turned": "water", "strengths": [99] * count}
    view |= {"purchase": {"item": "offering", "at": on(0, 0)}}
    view |= {"offer": {"by": 0, "to": 1, "give": {"food": 3}, "take": {"gold": 3}}}
    root = parsed(draw(view))
    height = float(root.attrib["height"])
    assert all(x > -1 and y > -1 and right < WIDTH + 1 and bottom < height + 1 for x, y, right, bottom in laid(root))
    assert STAGE < WIDTH


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "&amp;", 'x"/><image href="y"/>', "var(--ink)", "\x00\u202e", "名" * 99]
)
def test_names_are_harmless(name: str) -> None:
    offer = {"by": 0, "to": 1, "give": {"food": 3}, "take": {"gold": 3}}
    over = grown(player=None, phase="over")
    for view in (grown(offer=offer, purchase={"item": "fort", "at": ["island", "N", 2, 0]}), over):
        for seat in (None, 2):
            parsed(picture(OPTIONS, view, Look(seat, (name,) * 4)))


def test_the_description_tells_the_position() -> None:
    svg = draw(grown())
    about = parsed(svg).findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert about.startswith("Mira may move armies. It is Anna’s turn")
    assert "Anna (white, Captain): 1 of 4 shrines, strength 3, 3 food, 14 wood, 0 gold" in about
    hidden = draw(grown(resources=[None] * 3, known=[dict.fromkeys(RESOURCES, 0)] * 3, supply=None), None)
    assert "strength 3, 17 cards" in (parsed(hidden).findtext("{http://www.w3.org/2000/svg}desc") or "")


def test_the_same_view_gives_the_same_picture_and_stays_as_it_is() -> None:
    view = grown()
    before = copy.deepcopy(view)
    assert draw(view) == draw(grown())
    assert view == before


def test_places_are_written_as_in_actions() -> None:
    places = (on(2, -1), cave(1, 0), ["island", "N", 0, 0], ["cave", "S", 1, -1])
    assert [picture_words.spot(place) for place in places] == ["(2,-1)", "cave(1,0)", "N(0,0)", "cave-S(1,-1)"]
    assert picture_map.here(on(2, -1), "cave") is None
    assert picture_map.cornered(on(2, -1), "island") is None
