"""What positions of the Island can break of the rules of some options, and of the map."""

from __future__ import annotations

from typing import Any

from island.moments import (
    BEATEN,
    INTERRUPTED,
    NOTHING,
    SIDE,
    Edits,
    asked,
    at,
    cards,
    edited,
    fight,
    fill_stacks,
    refused,
    restored,
    sound,
    villager,
)
from island.test_position_refusals import TILED


def filled(snapshot: dict[str, Any], edits: Edits) -> dict[str, Any]:
    """The snapshot with its position changed and then its stacks filled."""
    changed = edited(snapshot, edits)
    fill_stacks(changed["position"])
    return changed


def test_tiles_lie_within_the_bound() -> None:
    row = [{"at": at(q, r), "tile": "gold"} for q, r in ((2, 1), (3, 0), (3, 1), (4, 0), (4, 1))]
    far = {"tiles": [*TILED[:12], *row, *TILED[12:]]}
    refused(filled(sound(board_radius=4), far), r"no tile fits at \(4,1\)")
    assert restored(filled(sound(), far)).view()["tiles"]


UNOPENED: Edits = {
    "tiles": TILED[:13],
    "opened": False,
    "cave_shrine": None,
    "at.2": at(1, 1),
    "forts.2": None,
}


def test_a_cave_that_is_not_opened_is_as_it_was() -> None:
    assert restored(filled(sound(), UNOPENED)).view()["stacks"]["cave"] == 14
    refused(filled(sound(), {**UNOPENED, "mixed": True}), "nobody has discovered anything in a cave that is not opened")
    within = {**UNOPENED, "at.2": at(0, 0, "cave")}
    refused(filled(sound(), within), "nobody is in a cave that is not opened")


def test_the_cave_shrine_stays_in_the_lower_half_until_the_stack_is_shuffled_again() -> None:
    snapshot = filled(sound(cave_shrine="lower_half"), UNOPENED)
    others = [tile for tile in snapshot["position"]["stacks"]["cave"] if tile != "cave_shrine"]
    low, high = [*others[:7], "cave_shrine", *others[7:]], [*others[:6], "cave_shrine", *others[6:]]
    assert restored(edited(snapshot, {"stacks.cave": low})).actions()
    refused(edited(snapshot, {"stacks.cave": high}), "the cave shrine is among the lower 7 of its stack")
    stack = ["cave_shrine", "bats", "thieves", "serpent", *["cave"] * 8]
    mixed = {"tiles": TILED, "opened": True, "mixed": True, "stacks.cave": stack}
    assert restored(edited(snapshot, mixed)).actions()
    refused(edited(snapshot, {**mixed, "mixed": False}), "the cave shrine is among the lower 7 of its stack")


def test_tiles_under_the_stack_are_known() -> None:
    snapshot = sound()
    stack = sorted(snapshot["position"]["stacks"]["island"], key=lambda tile: tile == "water")
    under = {"stacks.island": stack, "under": 2}
    assert restored(edited(snapshot, under)).view()["under"] == ["water", "water"]


def test_with_explorer_side_front_nobody_plays_a_back() -> None:
    refused(edited(sound(explorer_side="front"), {"explorers.1": "captain"}), "explorer_side=front seat 1 plays hector")
    side = edited(sound(explorer_side="random"), SIDE)
    refused(filled(side, {}), "sides are chosen only with explorer_side=choose")


def test_hardcore_has_no_dice() -> None:
    hard = sound(hardcore=True)
    assert restored(hard).view()["dice"] is None
    refused(edited(hard, {"dice": [3, 5]}), "dice are null with hardcore")


def test_the_marshal_marches_once_for_nothing() -> None:
    marshal = edited(sound(house_values="default"), {"colours.0": "purple", "explorers.0": "marshal"})
    assert restored(edited(marshal, {"free_marches": 1})).view()["free_marches"] == 1
    refused(edited(marshal, {"free_marches": 2}), "seat 0 has at most 1 free marches")


def test_without_trade_there_are_no_offers() -> None:
    refused(edited(sound(trade="off"), {"offers.0": 1}), "nobody makes offers where nobody trades")


def test_i_11_2_offers_taken_back_are_kept() -> None:
    some = edited(sound(), {"withdrawn": [8, 0, 1], "offers": [1, 0, 0]})
    assert restored(some).snapshot() == some
    assert restored(some).view()["offers_left"] == [3, 6, 6]
    refused(edited(sound(), {"withdrawn": [9, 0, 0], "offers": [4, 0, 0]}), "begins at most 12 offers in a turn")
    refused(edited(sound(), {"withdrawn": [1]}), "withdrawn has a number for each seat")
    refused(edited(sound(), {"withdrawn": [0, 0, 0]}), "withdrawn is left out where no offer was taken back")
    refused({**edited(sound(), {"withdrawn": [1, 0, 0]}), "version": 2}, "no offers were taken back under these rules")


def test_with_half_losses_a_beaten_player_keeps_cards() -> None:
    kept = filled(sound(defeat_loss="half"), {**BEATEN, "resources.0": cards(1, 2, 2)})
    assert restored(kept).view()["resources"][0] == cards(1, 2, 2)


def test_closed_resources_are_known_as_far_as_they_are_held() -> None:
    closed = sound(open_resources=False)
    assert restored(edited(closed, {"known.0": cards(3, 1, 0)})).view()["known"][0] == cards(3, 1, 0)
    refused(edited(closed, {"known.0": cards(4, 0, 0)}), "seat 0 has less than is known")


def test_a_purchase_that_is_void_is_kept_until_its_turn_ends() -> None:
    """The buyer's explorer was beaten and is set elsewhere, while another fight goes on: its corner means nothing."""
    for where in (None, at(-1, 1)):
        lost = {**INTERRUPTED, "ending": True, "at.0": where, "came.0": None}
        del lost["pending"]
        snapshot = filled(sound(), lost)
        position = snapshot["position"]
        position["villagers"][0][0] = villager(0, 1)
        corner = ["cave", "N", 0, 0] if where is None else ["island", "N", -1, 1]
        bought = asked("purchase", 1, item="farmhouse", at=corner, asked=1)
        if where is None:
            position.update(resources=[dict(NOTHING), cards(7, 5, 5), cards(3, 0, 2)], cave_shrine=1)
            position["pending"] = [bought, fight(None, [], "after"), asked("set", 1, other=0, own=False)]
        else:
            position["villagers"][2] = [villager(1, 0)]
            position["pending"] = [bought, fight(1, [2], seats_asked=1)]
        assert restored(snapshot).snapshot() == snapshot
