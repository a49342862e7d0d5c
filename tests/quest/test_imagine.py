"""`imagine`: what a seat cannot know is drawn again, what it knows stays."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator
from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest

import manoa
from manoa import Match
from manoa.kernel import seeds
from quest.lively import choose, quest, rich, views
from quest.moduling import MODULES
from quest.slow_table import all_tokens, starting_cards
from rare import examples
from walks import going_on

TABLES: list[tuple[dict[str, Any], int]] = [
    ({"caves": True}, 2),
    ({"caves": True, "route": "witchs_cauldron"}, 3),
    ({"route": "swamplands", "open_discards": False}, 4),
    ({"heroes_hexes": True, "route": "demon_gorge"}, 2),
    ({"heroes_hexes": True, "route": "path_of_pilgrims", "promos": True, "paralysis": "victim"}, 3),
    ({"modules": MODULES, "route": "serpentine"}, 2),
]
STEPS = 400
EVERY_TABLE = pytest.mark.parametrize("table", range(len(TABLES)), ids=[str(table) for table in TABLES])


def imagined(match: Match, seat: int, seed: int, state: Any = None) -> Match:
    """A world a seat can believe in, as a match of its own."""
    other = (match.state if state is None else state).copy()
    match.game.book.imagine(match.rules, other, seat, seeds.key(seeds.seed_bytes(seed)))
    return going_on(match.game, match.players, other)


@functools.cache
def lively(table: int) -> Match:
    """A match in which much has happened, played once for all tests."""
    options, players = TABLES[table]
    match, luck = manoa.game("quest", **options).start(players, seed=21), Random(21)
    while not match.over and len(match.steps) < STEPS:
        match.play(choose(match, luck))
    return match


def moments(table: int, every: int = 40) -> Iterator[tuple[Match, int]]:
    """Positions of a lively match, each as every seat sees it."""
    match = lively(table)
    for step in (*range(0, len(match.steps), every), len(match.steps)):
        yield from ((match.at(step), seat) for seat in range(match.players))


@EVERY_TABLE
def test_what_a_seat_sees_stays(table: int) -> None:
    for match, seat in moments(table):
        world = imagined(match, seat, seed=len(match.steps))
        assert world.view(seat) == match.view(seat)
        assert world.view(None) == match.view(None)
        assert world.player == match.player
        assert match.player != seat or world.actions() == match.actions()


@EVERY_TABLE
def test_every_seat_keeps_the_cards_it_has_in_hand_and_draw_pile_together(table: int) -> None:
    for match, seat in moments(table):
        for true, world in zip(views(match), views(imagined(match, seat, seed=5)), strict=True):
            assert Counter(true["hand"] + true["draw"]) == Counter(world["hand"] + world["draw"])
            assert (len(true["hand"]), true["discards"]) == (len(world["hand"]), world["discards"])


@EVERY_TABLE
def test_known_cards_stay_in_the_hands_they_are_known_to_be_in(table: int) -> None:
    seen = 0
    for match, seat in moments(table):
        for other, view in enumerate(views(imagined(match, seat, seed=6))):
            assert view["known"] == match.view()["known"]
            assert Counter(view["known"][other]) <= Counter(view["hand"])
            seen += len(view["known"][other])
    assert seen > 0


@EVERY_TABLE
def test_an_imagined_state_is_a_sound_position(table: int) -> None:
    for match, seat in moments(table):
        world = imagined(match, seat, seed=7)
        restored = match.game.restore(world.snapshot())
        restored.state["revealed"] = world.state["revealed"]
        assert restored.state.tobytes() == world.state.tobytes()


@EVERY_TABLE
def test_nothing_of_the_truth_shows_through(table: int) -> None:
    """States that differ only in what the seat cannot know give the same bytes for the same key."""
    different = 0
    for match, seat in moments(table):
        worlds = [match.state, *(imagined(match, seat, seed).state for seed in (31, 32))]
        different += len({world.tobytes() for world in worlds}) - 1
        for seed in (1, 2):
            again = {imagined(match, seat, seed, world).state.tobytes() for world in worlds}
            assert len(again) == 1
    assert different > 15


@EVERY_TABLE
def test_an_imagined_world_can_be_played_on(table: int) -> None:
    luck = Random(3)
    for match, seat in moments(table, every=200):
        world = imagined(match, seat, seed=8)
        for _ in range(60):
            if not world.over:
                world.play(choose(world, luck))


# How evenly


WORLDS = examples(500)


def chi_square(found: Counter[Any], chances: dict[Any, float]) -> float:
    """Distance from the mean in standard deviations of the distribution."""
    assert set(found) <= set(chances)
    total = found.total()
    distance = sum((found[one] - total * chance) ** 2 / (total * chance) for one, chance in chances.items())
    freedom = len(chances) - 1
    return float((distance - freedom) / np.sqrt(2 * freedom))


def hand_chances(cards: Counter[str], size: int) -> dict[tuple[str, ...], float]:
    """How likely each hand is when so many of these cards are in it, every choice of cards equally."""
    hands: Counter[tuple[str, ...]] = Counter({(): 1})
    for card, copies in sorted(cards.items()):
        grown: Counter[tuple[str, ...]] = Counter()
        for hand, ways in hands.items():
            for taken in range(min(copies, size - len(hand)) + 1):
                grown[hand + (card,) * taken] += ways * comb(copies, taken)
        hands = grown
    return {hand: ways / comb(cards.total(), size) for hand, ways in hands.items() if len(hand) == size}


def test_every_hand_of_another_seat_is_as_likely_as_its_cards_make_it() -> None:
    match = quest(caves=True).start(2, seed=14)
    found = Counter(tuple(sorted(imagined(match, 0, seed).view(1)["hand"])) for seed in range(WORLDS))
    chances = hand_chances(Counter(starting_cards()), 4)
    assert set(found) == set(chances)
    assert abs(chi_square(found, chances)) < 5


def small(known: tuple[str, ...] = ()) -> Match:
    """Each seat has two cards in hand and two in the draw pile, all different; the rest is out of the game."""
    snapshot = quest(caves=True).start(2, seed=3).snapshot()
    place = snapshot["position"]
    for seat in range(2):
        place["hands"][seat] = ["explorer", "sailor"]
        place["draws"][seat] = ["traveler", "scout"]
        place["removed"][seat] = ["explorer"] * 2 + ["traveler"] * 3
    place["known"][1] = list(known)
    place["market"]["slots"][0]["left"] = 1
    return quest(caves=True).restore(snapshot)


def worlds_of(match: Match, seat: int) -> Counter[tuple[str, str]]:
    """How often another seat's cards lie so: its hand, and the order of its draw pile."""
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(WORLDS):
        place = imagined(match, 0, seed).snapshot()["position"]
        found[" ".join(sorted(place["hands"][seat])), " ".join(place["draws"][seat])] += 1
    return found


@pytest.mark.parametrize(
    ("seat", "known", "count"), [(0, (), 2), (1, (), 12), (1, ("sailor",), 6), (1, ("explorer", "sailor"), 2)]
)
def test_every_possible_world_is_as_likely_as_any_other(seat: int, known: tuple[str, ...], count: int) -> None:
    """Q-11.1: seat 0 knows its own hand and of the other what is known; all the orders it does not know."""
    found = worlds_of(small(known), seat)
    assert len(found) == count
    assert all(set(known) <= set(hand.split()) for hand, _ in found)
    assert abs(chi_square(found, dict.fromkeys(found, 1 / count))) < 5


def test_every_hidden_token_comes_up_as_often_as_any_other() -> None:
    match = quest(caves=True).start(2, seed=3)
    tops: Counter[tuple[int, str]] = Counter()
    for seed in range(WORLDS):
        caves = imagined(match, 0, seed).snapshot()["position"]["caves"]
        tops.update((number, cave["tokens"][0]) for number, cave in enumerate(caves))
    chances = {(number, token): count / 36 / 3 for token, count in all_tokens().items() for number in range(3)}
    assert set(tops) == set(chances)
    assert abs(chi_square(tops, chances)) < 5


def test_a_world_where_tokens_were_found_hides_only_the_others() -> None:
    for seed in range(20):
        match = rich(quest(caves=True), 2, Random(seed))
        place = imagined(match, 0, seed).snapshot()["position"]
        hidden = Counter(token for cave in place["caves"] for token in cave["tokens"]) + Counter(place["box"])
        assert hidden + Counter(token for own in place["tokens"] for token in own) == all_tokens()


def test_who_has_named_a_card_to_buy_can_pay_for_it_in_every_imagined_world() -> None:
    """Everybody saw what seat 0 is buying, so its hand is one that is worth it: here two Travelers or more (Q-5.2)."""
    match = quest(starting_player=0).start(2, seed=1)
    match.play(next(action for action in match.actions() if action.data == {"kind": "buy", "card": "trailblazer"}))
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(WORLDS):
        world = imagined(match, 1, seed)
        hand = tuple(sorted(world.view(0)["hand"]))
        found[hand] += 1
        while found[hand] == 1 and world.view()["phase"] == "pay":
            world.play(world.actions()[0])
    hands = hand_chances(Counter(starting_cards()), 4)
    rich_hands = {hand: chance for hand, chance in hands.items() if hand.count("traveler") >= 2}
    chances = {hand: chance / sum(rich_hands.values()) for hand, chance in rich_hands.items()}
    assert set(found) == set(chances)
    assert abs(chi_square(found, chances)) < 5


@pytest.mark.parametrize("seat", [0, 1])
def test_the_next_shuffle_is_imagined_too_and_even(seat: int) -> None:
    """Q-6.4: seat 0 plays a Cartographer with four different cards on its discard pile and none to draw."""
    snapshot = small().snapshot()
    place = snapshot["position"]
    place["hands"][0], place["draws"][0] = ["cartographer"], []
    place["known"][0] = ["cartographer"]
    place["discards"][0] = ["explorer", "sailor", "traveler", "scout"]
    place["market"]["reserve"] = [less(pile, "cartographer") for pile in place["market"]["reserve"]]
    match = quest(caves=True).restore(snapshot)
    found: Counter[str] = Counter()
    for seed in range(WORLDS):
        world = imagined(match, seat, seed)
        world.play(next(action for action in world.actions() if action.data["kind"] == "play"))
        found[" ".join(sorted(world.view(0)["hand"]))] += 1
    assert len(found) == 6
    assert abs(chi_square(found, dict.fromkeys(found, 1 / 6))) < 5


def less(pile: dict[str, Any], card: str) -> dict[str, Any]:
    return {**pile, "left": pile["left"] - (pile["card"] == card)}


def test_deals_are_even_too() -> None:
    """Q-2.5: the true shuffle gives every hand as often as its cards make it."""
    found = Counter(tuple(sorted(quest().start(2, seed).view(1)["hand"])) for seed in range(WORLDS))
    assert abs(chi_square(found, hand_chances(Counter(starting_cards()), 4))) < 5


@pytest.mark.parametrize("seed", range(3))
def test_chests_and_fog_that_nobody_has_seen_are_imagined_and_all_others_stay(seed: int) -> None:
    """M-6.1, M-7.2: under what is closed every face comes up that is left."""
    luck, match = Random(seed), manoa.game("quest", modules=["treasures", "fog"]).start(2, seed)
    for _ in range(200 * seed):
        match.play(choose(match, luck))
    true = faces_and_known(match)
    worlds = [faces_and_known(imagined(match, 0, world)) for world in range(250)]
    for place, (kind, face, known) in enumerate(true):
        left = {other for other_kind, other, seen in true if other_kind == kind and not seen}
        assert {world[place][1] for world in worlds} == ({face} if known else left)


def faces_and_known(match: Match) -> list[tuple[str, tuple[Any, ...], bool]]:
    """All chests and fog tokens, those left out included: what is on them, and whether everybody knows it."""
    place = match.snapshot()["position"]["modules"]
    chests = [("chest", (chest["value"],), chest["owner"] is not None) for chest in place["chests"]]
    return chests + [("fog", (token["terrain"], token["power"]), token["up"]) for token in place["fog"]]
