"""`planner` and `hasty` with Heroes & Hexes and the promo cards: they plan there too, instead of playing like `greedy`,
and use what is new."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from manoa.games.quest.rules.ending import ARRIVED
from quest.arranging import line, on, where
from quest.hexing import hexes, row
from quest.test_greedy import race
from quest.test_planner import planned, policy

__all__ = ["policy"]

FINISH = "finish jungle"


# Whole games


@pytest.mark.parametrize(("route", "players"), [("across_the_pass", 3), ("path_of_pilgrims", 2), ("demon_gorge", 4)])
def test_it_gets_there_before_greedy(policy: str, route: str, players: int) -> None:
    scores, _ = race(route, players, [policy, *["greedy"] * (players - 1)], games=24, promos=True)
    ahead = scores[:, [0]] > scores[:, 1:]
    assert ahead.mean() > 0.6


def test_its_answers_are_not_those_of_greedy(policy: str) -> None:
    batch: Any = hexes().batch(100, players=3)
    batch.reset(range(100))
    alike = []
    for number in range(60):
        chosen = batch.choose(policy, seed=number)
        alike.append((chosen == batch.choose("greedy", seed=number)).mean())
        batch.step(chosen)
    assert np.mean(alike) < 0.8


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"promos": True, "free_order": True, "paralysis": "victim"},
        {"promos": True, "native_blockade_and_step": True, "trim_hand": True, "demon_discard": "supply"},
        {"free_card_to": "discard_pile", "demon_cards": 18, "disputed_blockades": "all"},
    ],
    ids=str,
)
@pytest.mark.parametrize("players", [2, 3])
def test_it_plays_by_the_rules_with_any_options(policy: str, players: int, options: dict[str, Any]) -> None:
    """A batch refuses illegal actions, and nobody stalls."""
    scores, _ = race("river_delta", players, [policy] * players, games=8, **options)
    assert (scores >= ARRIVED).any(1).all()


def test_it_plays_by_the_rules_with_the_promo_cards_alone(policy: str) -> None:
    scores, _ = race("first", 3, [policy] * 3, games=8, promos=True)
    assert (scores >= ARRIVED).any(1).all()


@pytest.mark.parametrize("players", [2, 3])
def test_it_goes_on_from_anything_that_random_play_leads_to(policy: str, players: int) -> None:
    """Curses, heroes, Twins and forced moves half done: whatever comes, the answer is legal."""
    batch: Any = hexes(promos=True, native_blockade_and_step=True).batch(200, players=players)
    batch.reset(range(200))
    for number in range(300):
        batch.step(batch.choose(policy if number % 10 == 9 else "random", seed=number))


# Plans


def test_it_arrives_across_a_demon(policy: str) -> None:
    match = on(row("jungle 1", "demon 1", FINISH), hand="explorer", rest="draw", pile="torment")
    assert planned(match, policy)[0] == "enter L1"
    assert where(match) is None


def test_it_lifts_a_lethargy_to_arrive(policy: str) -> None:
    match = on(row("jungle 1", FINISH), hand="explorer explorer explorer", rest="draw", curses={0: "lethargy_machete"})
    planned(match, policy)
    assert where(match) is None


def test_it_lifts_misfortune_to_arrive(policy: str) -> None:
    match = on(row("jungle 1", FINISH), hand="traveler traveler explorer", rest="draw", curses={0: "misfortune"})
    planned(match, policy)
    assert where(match) is None


def test_it_lifts_with_what_it_needs_least(policy: str) -> None:
    """Either Jack of All Trades or two Explorers lift the curse; the river ahead takes the Jack."""
    game = row("jungle 1", "river 1", FINISH)
    hand = "explorer explorer explorer jack_of_all_trades"
    match = on(game, hand=hand, rest="draw", curses={0: "lethargy_machete"})
    planned(match, policy)
    assert where(match) is None


def test_it_uses_a_familiar_once_to_arrive(policy: str) -> None:
    match = on(row("jungle 1", "jungle 3", FINISH), hand="leeroy", rest="draw")
    planned(match, policy)
    assert where(match) is None


def test_it_walks_freely_to_arrive(policy: str) -> None:
    match = on(row("jungle 1", "river 4", "village 4", FINISH), hand="amelia_lockart traveler", rest="draw")
    planned(match, policy)
    assert where(match) is None


def test_it_stops_in_the_tavern(policy: str) -> None:
    game = row("jungle 1", "tavern jungle", *["jungle 1"] * 12, FINISH)
    match = on(game, hand="scout", rest="draw", heroes="christopher_dundee scrooge_bly henry_threepwood")
    played = planned(match, policy)
    assert any(text.startswith("take christopher") or "dundee" in text for text in played)


# Twins and Imitator


def test_it_runs_twice_to_arrive(policy: str) -> None:
    match = on(line("jungle 1", "jungle 2", FINISH, promos=True), hand="twins scout", rest="draw")
    assert planned(match, policy)[:2] == ["play twins", "play scout"]
    assert where(match) is None


def test_it_imitates_to_arrive(policy: str) -> None:
    game = line("jungle 1", "jungle 3", "jungle 3", FINISH, promos=True)
    match = on(game, hand="imitator giant_machete", rest="draw")
    planned(match, policy)
    assert where(match) is None
