"""Positions as JSON: what a snapshot holds comes back."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from island.moments import MOMENTS, at, edited, island, moment, refused, restored, sound
from machine import bare
from manoa import Match
from manoa.games.island.people.position_tasks import TASK
from manoa.games.island.rules import ids

WEIGHTS = (5, 4, 6, 1, 1)  # of what explorers do, raids, marches and sets, the bank, offers


def walk(match: Match, seed: int, steps: int) -> Iterator[Match]:
    """The match at each of its steps. Offers and trades with the bank are rare, marches and attacks are not."""
    luck = random.Random(seed)
    for _ in range(steps):
        yield match
        if match.over:
            return
        legal = np.flatnonzero(match.mask()).tolist()
        kinds = [
            [action for action in legal if low <= action < high]
            for low, high in (
                (0, ids.RAID),
                (ids.RAID, ids.MARCH),
                (ids.MARCH, ids.BANK),
                (ids.BANK, ids.OFFER),
                (ids.OFFER, ids.ACTIONS),
            )
        ]
        chosen = luck.choices(kinds, [bool(kind) * weight for kind, weight in zip(kinds, WEIGHTS, strict=True)])[0]
        match.play(luck.choice(chosen))


def pending(match: Match) -> str:
    return " ".join(entry["task"] for entry in match.snapshot()["position"]["pending"]) or "explore"


def assert_goes_through_json_and_back(match: Match) -> None:
    written = json.loads(json.dumps(match.snapshot()))
    assert written == match.snapshot()
    twin = match.game.restore(written)
    assert twin.snapshot() == written
    assert bare(twin) == bare(match)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_is_restored_as_it_was_written(name: str) -> None:
    snapshot = moment(name)
    match = restored(snapshot)
    assert match.snapshot() == snapshot
    assert match.over == (name == "won")
    assert match.over or match.player == (snapshot["position"]["pending"] or [{"seat": 0}])[-1]["seat"]
    for now in walk(match, 3, 6):
        assert_goes_through_json_and_back(now)


OPTIONS: list[tuple[dict[str, Any], int]] = [
    ({}, 2),
    ({}, 3),
    ({}, 4),
    ({"battle_result": "highest", "defeat_loss": "half", "resource_limit": 9}, 2),
    ({"battle_result": "highest", "cave_shrine": "lower_half", "villager_near": "farmhouse"}, 3),
    ({"printing": "later", "open_resources": False, "trade": "active", "round_limit": 6}, 4),
    ({"hardcore": True, "closing": "restart", "place_blind": True, "board_radius": 4}, 3),
    ({"explorer_side": "front", "trade": "off", "open_resources": False}, 3),
]


def test_walks_go_through_json_and_back_whatever_is_pending() -> None:
    """From the start and from the middle of games, under all options."""
    seen: Counter[str] = Counter()
    for place, (options, players) in enumerate(OPTIONS):
        game = island(**options)
        for match, steps in ((game.start(players, seed=place), 30), (game.restore(sound(players, **options)), 100)):
            for number, now in enumerate(walk(match, place, steps)):
                seen[pending(now)] += 1
                if number % 5 == 0 or seen[pending(now)] <= 5:
                    assert_goes_through_json_and_back(now)
    assert set(seen) >= {"side", "roll", "gather", "place", "answer", "purchase", "explore", "fight", "fight set"}


def test_every_task_is_pending_at_some_moment() -> None:
    tasks = {entry["task"] for edits in MOMENTS.values() for entry in edits.get("pending", [])}
    assert tasks == set(TASK.numbers)


def test_the_order_of_villagers_does_not_matter() -> None:
    turned = sound()
    turned["position"]["villagers"][0].reverse()
    assert bare(restored(turned)) == bare(restored(sound()))


def test_a_restored_match_goes_on_to_the_same_dice_and_shuffles() -> None:
    match = restored(moment("beast"))
    twin = restored(match.snapshot())
    for now, same in zip(walk(match, 4, 40), walk(twin, 4, 40), strict=True):
        assert now.snapshot() == same.snapshot()
        assert now.view() == same.view()


def test_the_next_tile_of_a_stack_comes_first() -> None:
    snapshot = moment("explore", {"at.0": at(2, 0), "came.0": at(1, 0)})
    up, *rest = snapshot["position"]["stacks"]["island"]
    match = restored(snapshot)
    match.play("discover")
    assert match.snapshot()["position"]["turned"] == up
    assert match.snapshot()["position"]["stacks"]["island"] == rest


def test_a_match_that_ran_out_of_rounds_is_restored_as_ended() -> None:
    snapshot = edited(sound(round_limit=4), {"ended": True})
    match = restored(snapshot)
    assert match.over
    assert match.snapshot() == snapshot
    refused(edited(snapshot, {"turn": 1, "came.0": None}), "the game has not ended")
