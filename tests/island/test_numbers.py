"""Numbers that last: what states, observations and stored things call things may be added to, never changed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from island.arranging import FLOWER, RICH, play, table
from island.moments import moment, restored
from manoa.games.island.parts.explorers import COLOURS, EXPLORER_IDS, ITEMS
from manoa.games.island.parts.tiles import ISLAND_TILES, RESOURCES, TILE_IDS
from manoa.games.island.people.events import READ
from manoa.games.island.rules import happened, ids
from manoa.games.island.rules.state import FIGHTS
from manoa.games.island.rules.turn import actions
from manoa.kernel import journal

TILES = [
    *("water", "gold", "food", "wood", "garden", "shrine", "cave_entrance"),
    *("cave_exit", "cave", "bats", "thieves", "serpent", "cave_shrine"),
]
EXPLORERS = ["tizoc", "mason", "hector", "captain", "quartermaster", "trader", "pathfinder", "marshal"]
FIRST_ACTIONS = {
    **{"END_TURN": 0, "PASS": 1, "ACCEPT": 2, "REFUSE": 3, "DISCOVER": 4, "CHOOSE": 5, "SPEED": 7, "GATHER": 13},
    **{"RETURN": 62, "MOVE": 65, "PLACE": 72, "FARMHOUSE": 78, "FORT": 84, "OFFERING": 90, "VILLAGER": 96},
    **{
        "RAID": 158,
        "MARCH": 194,
        "DEFENDER": 369,
        "SET": 373,
        "BANK": 435,
        "OFFER": 444,
        "GIVE": 447,
        "ASK": 450,
        "PROPOSE": 453,
        "WITHDRAW": 454,
    },
}


def test_things_keep_their_numbers() -> None:
    assert list(TILE_IDS[: len(TILES)]) == TILES
    assert list(EXPLORER_IDS[: len(EXPLORERS)]) == EXPLORERS
    assert COLOURS[:4] == ("orange", "white", "blue", "purple")
    assert RESOURCES == ("food", "wood", "gold")
    assert ITEMS[:5] == ("villager", "farmhouse", "fort", "offering", "army_movement")


def test_actions_keep_their_numbers() -> None:
    assert {name: getattr(ids, name) for name in FIRST_ACTIONS} == FIRST_ACTIONS
    assert ids.ACTIONS >= 455


def test_what_is_stored_holds_no_action_ids() -> None:
    position = restored(moment("purchase")).snapshot()["position"]
    assert position["pending"] == moment("purchase")["position"]["pending"]
    assert {"item", "at"} <= position["pending"][0].keys()


def test_keys_of_the_journal_are_told_apart() -> None:
    numbers = [number for name, number in vars(happened).items() if name.isupper()]
    assert sorted(numbers) == [*range(len(numbers))]
    fights = {happened.FIGHT, happened.ATTACK_DICE, happened.DEFENCE_DICE}
    assert {*READ} == {*numbers} - fights
    assert len({name for name, _ in READ.values()}) == len(READ)


def test_the_longest_step_there_could_be_has_room_in_a_journal() -> None:
    """All fights that can wait are fought at once, after a discovery whose tiles went under the stack."""
    notes_of_a_fight, notes_of_a_tile, others = 12, 2, 10
    assert FIGHTS * notes_of_a_fight + ISLAND_TILES * notes_of_a_tile + others < journal.ENTRIES
    match = play(table(FLOWER, at={1: (1, 0)}, villagers={1: {(1, 0): 4}}, holder=1, dice=(6,) * 16), "move (1,0)")
    assert len(match.log()) <= notes_of_a_fight


@pytest.mark.parametrize(
    ("content", "kind", "none_left"),
    [("farmhouses", "farmhouse", 0), ("offers", "offer", 0), ("army", "march", 0)],
)
def test_how_much_there_is_stands_in_the_rules_and_not_in_the_room(content: str, kind: str, none_left: int) -> None:
    match = table(FLOWER, resources={0: RICH, 1: RICH}, villagers={0: {(1, 0): 2}})

    def legal(rules: Any) -> Counter[str]:
        found = np.zeros(ids.ACTIONS, np.int16)
        size = actions(rules, match.state, found)
        return Counter(
            match.game.book.notation(rules, match.state, action).split()[0] for action in found[:size].tolist()
        )

    fewer = match.rules.copy()
    fewer[content] = none_left
    assert legal(match.rules)[kind] > 0 == legal(fewer)[kind]
