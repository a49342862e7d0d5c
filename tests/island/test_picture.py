"""Pictures of the Island: both maps with all that stands on them, the players, a hand."""

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
from island.tables_to_draw import KINDS, NAMES, OPTIONS, army, cave, check_drawn, draw, fight, grown, on, table, written
from manoa import Action, Match
from manoa.art.look import THEMES, Look
from manoa.games.island.drawing.map import AROUND, LARGEST, Plan, plan
from manoa.games.island.drawing.picture import DOING, WIDTH, picture, turn
from manoa.games.island.drawing.tiles import COLOURS
from manoa.games.island.parts.tiles import RESOURCES

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
    for _ in range(4):
        lively(match, luck, 40)
        for seat in (None, luck.randrange(players)):
            check_drawn(match.svg(seat, theme=luck.choice(THEMES)), match.view(seat))


def test_a_match_can_be_drawn_to_its_end() -> None:
    luck = Random(5)
    match = manoa.game("island", round_limit=4).start(2, 5)
    while not match.over:
        lively(match, luck, 10)
        parsed(match.svg(1))
    assert ("has won" in match.svg()) == (match.scores.count(max(match.scores)) == 1)


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


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "&amp;", 'x"/><image href="y"/>', "var(--ink)", "\x00\u202e", "名" * 99]
)
def test_names_are_harmless(name: str) -> None:
    offer = {"by": 0, "to": 1, "give": {"food": 3}, "take": {"gold": 3}}
    over = grown(player=None, phase="over")
    for view in (grown(offer=offer, purchase={"item": "fort", "at": ["island", "N", 2, 0]}), over):
        for seat in (None, 2):
            parsed(picture(OPTIONS, view, Look(seat, (name,) * 4, first=(0,))))


def test_the_description_tells_the_position() -> None:
    svg = draw(grown())
    about = parsed(svg).findtext("{http://www.w3.org/2000/svg}desc") or ""
    assert about.startswith("Mira may move armies. ")
    assert "Anna (white, Captain): 1 of 4 shrines, strength 3, 3 food, 14 wood, 0 gold" in about
    hidden = draw(grown(resources=[None] * 3, known=[dict.fromkeys(RESOURCES, 0)] * 3, supply=None), None)
    assert "strength 3, 17 resource cards" in (parsed(hidden).findtext("{http://www.w3.org/2000/svg}desc") or "")


def test_the_same_view_gives_the_same_picture_and_stays_as_it_is() -> None:
    view = grown()
    before = copy.deepcopy(view)
    assert draw(view) == draw(grown())
    assert view == before


# What a view tells


@pytest.mark.parametrize("phase", DOING)
def test_every_phase_has_words(phase: str) -> None:
    said = turn(table(phase=phase, player=1), Look(0, NAMES))
    assert said == f"Mira {DOING[phase]}"
    assert said in written(table(phase=phase, player=1))


def test_a_window_tells_whose_turn_it_is() -> None:
    assert {"Otto may move armies", "round 1 · turn of Mira"} <= set(written(table(player=2, turn=1, phase="purchase")))
    assert "round 1" in written(table(player=1, turn=1))


def test_who_has_won() -> None:
    over = grown(player=None, phase="over", fights=[])
    assert "Mira has won" in written(over, first=(1,))
    assert "Victory is shared" in written(over, first=(0, 1))


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
    assert shown == ([1, 2, 1] if seat is None else [1, 1])  # a spectator has the hand of Mira, who acts, twice
    assert marked(root, "card") == ({"back": 1} if seat is None else dict.fromkeys(RESOURCES, 1))


def test_a_spectator_sees_the_hand_of_whoever_acts() -> None:
    stores = [dict.fromkeys(RESOURCES, 31 + seat) for seat in range(4)]
    for player in range(4):
        counts = Counter(written(table(player=player, turn=0, resources=stores), None))
        assert [counts[str(31 + seat)] for seat in range(4)] == [3 + 3 * (seat == player) for seat in range(4)]


def test_a_named_purchase_and_an_offer_are_shown() -> None:
    view = grown(purchase={"item": "fort", "at": ["island", "N", 2, 0]}, phase="purchase", fights=[])
    assert marked(parsed(draw(view)), "named") == {"fort": 1}
    offer = {"by": 2, "to": 0, "give": {"food": 2}, "take": {}}
    assert "Otto offers Anna 2 food for nothing" in written(grown(offer=offer, phase="answer", fights=[]))


def test_a_turned_up_tile_is_shown_until_it_lies() -> None:
    view = table(phase="place", turned="shrine")
    check_drawn(draw(view), view)


def test_dice_are_told_apart() -> None:
    for dice, gather, speed in (([5, 3], 3, 5), ([5, 3], 5, 3), ([4, 4], 4, 4), (None, 2, 5)):
        view = table(dice=dice, gather=gather, speed=1, speed_die=speed)
        assert marked(parsed(draw(view)), "die") == Counter(map(str, (speed, gather)))
        assert "steps left: 1" in written(view)
    undecided = table(phase="roll", gather=None, speed=None, speed_die=None)
    assert marked(parsed(draw(undecided)), "die") == {"5": 1, "3": 1}
    assert not marked(parsed(draw(table(dice=None, phase="side", gather=None, speed=None, speed_die=None))), "die")


def test_explorers_may_be_undecided() -> None:
    view = table(explorers=[None, "mason", None, None], phase="side", dice=None, speed=None, gather=None)
    check_drawn(draw(view), view)
    assert {"White", "Mason"} <= set(written(view))


@pytest.mark.parametrize(
    ("waiting", "dice"),
    [
        ([fight(0, on(1, 0), [1], [78])], ["2", "78"]),
        ([fight(2, cave(2, -1), [], [74], beast="serpent")], ["2", "74"]),
        ([fight(1, on(0, -1), [], [71], farmhouse={"seat": 0, "at": ["island", "N", 0, 0]})], ["2", "71"]),
        ([fight(0, on(1, 0), [1, 2], [79, 73]), fight(1, on(0, 0), [0], [72])], ["2", "79", "73", "2", "72"]),
    ],
)
def test_a_fight_shows_how_many_dice_each_side_rolls(waiting: list[dict[str, Any]], dice: list[str]) -> None:
    view = grown(fights=waiting)
    check_drawn(draw(view), view)
    assert not Counter(dice) - Counter(written(view))
