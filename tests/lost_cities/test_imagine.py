"""`imagine`: what a seat cannot know is drawn again, what it knows stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lost_cities.positions import RANKS, last_draw, lost_cities, placed, play, walk
from manoa import Match
from manoa.games.lost_cities import RULEBOOK
from manoa.kernel import journal, seeds

TABLES = [
    {},
    {"expeditions": 6, "show_discards": "all"},
    {"three_players": True},
    {"rounds": 1, "no_deck_draw_limit": 5},
]
EVERY_TABLE = pytest.mark.parametrize("options", TABLES, ids=str)


def imagined(match: Match, state: Any, seat: int, seed: int) -> Any:
    other = state.copy()
    RULEBOOK.imagine(match.rules, other, seat, seeds.key(seeds.seed_bytes(seed)))
    return other


def table(match: Match, state: Any) -> dict[str, Any]:
    return RULEBOOK.position(match.rules, state)


def moments(options: dict[str, Any], every: int = 25) -> Iterator[tuple[Match, int]]:
    """Positions of a random match, each as every seat sees it; the last is after the end."""
    match = lost_cities(**options).start(seed=21)
    for number, now in enumerate(walk(match, 21)):
        if number % every == 0:
            yield from ((now, seat) for seat in range(match.players))
    yield from ((match, seat) for seat in range(match.players))


def unseen(match: Match, state: Any, seat: int) -> Counter[str]:
    """The deck, and of the other hands what nobody saw them take."""
    place = table(match, state)
    cards = Counter(place["deck"])
    for other in set(range(match.players)) - {seat}:
        cards += Counter(place["hands"][other]) - Counter(place["known"][other])
    return cards


@EVERY_TABLE
def test_what_a_seat_sees_stays(options: dict[str, Any]) -> None:
    for match, seat in moments(options):
        other = imagined(match, match.state, seat, seed=len(match.steps))
        view = RULEBOOK.view(match.rules, other, seat)
        assert view == match.view(seat)
        for field in ("discards", "expeditions", "known", "closed", "idle", "starter", "results"):
            assert table(match, other)[field] == match.snapshot()["position"][field]


@EVERY_TABLE
def test_what_a_seat_has_not_seen_changes_places_only(options: dict[str, Any]) -> None:
    for match, seat in moments(options):
        other = imagined(match, match.state, seat, seed=5)
        assert unseen(match, other, seat) == unseen(match, match.state, seat)
        assert len(table(match, other)["deck"]) == match.state["left"]
        assert [len(hand) for hand in table(match, other)["hands"]] == match.view()["hands"]


@EVERY_TABLE
def test_known_cards_stay_in_the_hands_that_took_them(options: dict[str, Any]) -> None:
    seen = 0
    for match, seat in moments(options):
        place = table(match, imagined(match, match.state, seat, seed=6))
        assert place["known"] == match.view()["known"]
        for known, hand in zip(place["known"], place["hands"], strict=True):
            assert Counter(known) <= Counter(hand)
            seen += len(known)
    assert seen > 0


@EVERY_TABLE
def test_an_imagined_state_is_a_sound_position(options: dict[str, Any]) -> None:
    for match, seat in moments(options):
        other = imagined(match, match.state, seat, seed=7)
        restored = match.game.restore({**match.snapshot(), "position": table(match, other)}).state
        restored["revealed"] = other["revealed"]
        assert restored.tobytes() == other.tobytes()


@EVERY_TABLE
def test_nothing_of_the_true_deal_shows_through(options: dict[str, Any]) -> None:
    """States that differ only in what the seat cannot know give the same bytes for the same key."""
    different = 0
    for match, seat in moments(options):
        worlds = [match.state, *(imagined(match, match.state, seat, seed) for seed in (31, 32, 33))]
        different += len({world.tobytes() for world in worlds}) - 1
        for seed in (1, 2):
            assert len({imagined(match, world, seat, seed).tobytes() for world in worlds}) == 1
    assert different > 15


@EVERY_TABLE
def test_another_key_gives_another_world(options: dict[str, Any]) -> None:
    match = lost_cities(**options).start(seed=3)
    worlds = [imagined(match, match.state, 0, seed) for seed in range(50)]
    assert len({tuple(table(match, world)["deck"]) for world in worlds}) == 50


def test_every_seat_imagines_for_itself() -> None:
    match = lost_cities(three_players=True).start(seed=3)
    for seat in range(3):
        hands = [table(match, imagined(match, match.state, seat, seed))["hands"] for seed in range(20)]
        for other in range(3):
            assert len({tuple(hand[other]) for hand in hands}) == (1 if other == seat else 20)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_next_shuffle_is_imagined_too(seat: int) -> None:
    """In an imagined world the next round is dealt otherwise than in the true one."""
    match = last_draw(lost_cities())
    worlds = [imagined(match, match.state, seat, seed) for seed in range(100, 120)]
    assert all(world["key"].tobytes() != match.state["key"].tobytes() for world in worlds)
    for world in worlds:
        RULEBOOK.apply(match.rules, world, 120, journal.new(0))
    play(match, "draw")
    deals = [tuple(table(match, world)["deck"]) for world in [match.state, *worlds]]
    assert len(set(deals)) == 21


def test_of_a_known_wager_the_others_are_still_unseen() -> None:
    """Seat 1 took one of three white wagers; the second lies on a column, the third may be anywhere."""
    match = placed(lost_cities(), hands=("R5", "B4"), expeditions=("Wx",), discards="Wx", player=1)
    play(match, "play B4", "take W")
    assert unseen(match, match.state, 0)["Wx"] == 1
    counts = Counter(table(match, imagined(match, match.state, 0, seed))["hands"][1].count("Wx") for seed in range(500))
    assert set(counts) == {1, 2}
    assert counts[1] > counts[2] > 20


# How evenly


WORLDS = 3000


def places_of_cards(match: Match, seat: int) -> tuple[Any, Any]:
    """How often each kind came to lie in each place of the deck; how often in the other hand (last column)."""
    found = np.zeros((60, match.state["left"] + 1), int)
    left = int(match.state["left"])
    bits = np.arange(60)
    for seed in range(WORLDS):
        world = imagined(match, match.state, seat, seed)
        found[world["deck"][:left], np.arange(left)] += 1
        found[:, left] += world["hand"][1 - seat] >> bits & 1
        for colour in range(5):  # a wager's bit stands for as many as there are
            found[10 * colour, left] += max(0, (world["hand_wagers"][1 - seat] >> 4 * colour & 15) - 1)
    chances = np.ones(left + 1)
    chances[left] = 8
    return found, chances / chances.sum()


def chi_square(found: Any, expected: Any) -> float:
    """Distance from the mean in standard deviations of the distribution."""
    used = expected > 0
    distance = ((found[used] - expected[used]) ** 2 / expected[used]).sum()
    freedom = used.sum()
    return float((distance - freedom) / np.sqrt(2 * freedom))


@pytest.mark.parametrize("seat", [0, 1])
def test_every_unseen_card_gets_everywhere_as_often_as_any_other(seat: int) -> None:
    match = lost_cities(first_player="oldest").start(seed=14)
    names = {card: kind for kind, card in enumerate(letter + rank for letter in "YBWGR" for rank in RANKS)}
    copies = np.zeros(60)
    for card, count in unseen(match, match.state, seat).items():
        copies[names[card]] = count
    found, chances = places_of_cards(match, seat)
    expected = WORLDS * copies[:, None] * chances[None, :]
    assert found.sum() == WORLDS * 52
    assert (found[expected == 0] == 0).all()
    assert (found[expected > 0] > 0).all()
    assert abs(chi_square(found, expected)) < 5
    assert found[:, -1].sum() == WORLDS * 8
