"""Whatever happens on the Island, these things hold."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from island.slow_map import BARREN, EXIT, FIRST, Data, Place, cave_tiles, island_tiles, places_at, resource_cards
from island.slow_scenes import scene
from island.slow_sight import (
    attack_strength,
    corner_of,
    defence_strength,
    explorer_strength,
    foes,
    map_of,
    place_of,
    shared,
    villagers_on,
)
from island.slow_walks import choose, island
from machine import Machine
from manoa import Action, Match
from rare import examples

TABLES = [
    (island(), 2),
    (island(defeat_loss="half", resource_limit=9), 3),
    (island(printing="later", open_resources=False, cave_shrine="lower_half"), 4),
    (island(closing="restart", place_blind=True, board_radius=4), 3),
    (island(hardcore=True, battle_result="highest", trade="active", round_limit=6), 4),
]
CHANCE = {"roll", "turn_up", "fight", "restart"}
SUPPLY = {"gather", "gather_closed", "bank", "accept"}  # told of steps that show what others or the supply have
BEASTS = ("bats", "thieves", "serpent")


class Journey(Machine):
    """A match, and what it was before each step."""

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 2**256 - 1), amid=st.booleans())
    def set_out(self, table: Any, seed: int, amid: bool) -> None:
        game, players = table
        self.begin(scene(game, players, Random(seed))[0] if amid else game.start(players, seed))

    @rule(seed=st.integers(0, 10_000), steps=st.integers(5, 20))
    def go_ahead(self, seed: int, steps: int) -> None:
        luck = Random(seed)
        for _ in range(steps):
            if not self.match.over:
                self.play(choose(self.match.actions(), luck, self.match.view()))

    def play(self, action: Action) -> None:
        before = self.match.view()
        super().play(action)
        assert_tiles_stay(before, self.match.view())

    def came_to_light(self, action: Action, before: Data) -> bool:
        found = {event["key"] for event in self.match.log(since=len(self.match.steps) - 1)}
        return something_came_to_light(self.match, found, action, before)

    @invariant()
    def all_is_well(self) -> None:
        view = self.match.view()
        seen = [self.match.view(seat) for seat in range(self.match.players)]
        assert_cards_are_conserved(self.match, view, seen)
        assert_tiles_are_conserved(self.match, view)
        assert_pieces_are_conserved(view, self.match.game.options)
        assert_pieces_stand_where_pieces_may(view)
        assert_buildings_stand_alone(view)
        assert_fights_are_told_as_they_are(view, self.match.game.options)
        assert_seats_see_the_same_table(view, seen)
        assert_somebody_is_to_act_until_the_end(self.match, view)


def something_came_to_light(match: Match, expected: set[str], action: Action, before: Data) -> bool:
    """Dice fell, a tile was turned up or shuffled back, another turn began. Of hidden cards: what the supply has left,
    and whether a purchase could still be paid."""
    after = match.view()
    begins = before["turn"] != after["turn"] or (before["phase"] == "side") != (after["phase"] == "side")
    beasts = {place for place, tile in map_of(before).items() if tile in BEASTS}
    if begins or expected & CHANCE or beasts - set(map_of(after)) or match.game.options["open_resources"]:
        return bool(begins or expected & CHANCE or beasts - set(map_of(after)))
    named = before["purchase"] is not None or action.data["kind"] == "buy"
    return bool(expected & SUPPLY) or (named and after["purchase"] is None)


def assert_tiles_stay(before: Data, after: Data) -> None:
    """I-5.4: tiles never move again, but for beasts and an island laid again."""
    old, new = map_of(before), map_of(after)
    restarted = [place for place in new if place[0] == "island"] == [FIRST]
    for place, tile in old.items():
        if tile in BEASTS:
            assert new.get(place) in (None, "cave", tile)
        elif place[0] == "cave" or not restarted:
            assert new[place] == tile
    assert len(new) <= len(old) + 1 or (len(new) == len(old) + 2 and EXIT in new)


def assert_cards_are_conserved(match: Match, view: Data, seen: list[Data]) -> None:
    """I-2.2: 75 cards, of the other printing 80."""
    hands = [Counter(own["resources"][seat]) for seat, own in enumerate(seen)]
    assert [hand.total() for hand in hands] == view["cards"]
    everything = resource_cards(match.game.options["printing"])
    assert everything.total() == (80 if match.game.options["printing"] == "later" else 75)
    assert view["supply_size"] + sum(view["treasure"].values()) + sum(view["cards"]) == everything.total()
    rest = everything - sum(hands, Counter(view["treasure"]))
    assert rest.total() == view["supply_size"]
    assert view["out"] == [kind for kind in everything if not rest[kind]]
    if match.game.options["open_resources"]:
        assert +Counter(view["supply"]) == rest
        assert view["known"] is None
    else:
        assert all(Counter(known) <= hand for known, hand in zip(view["known"], hands, strict=True))


def assert_tiles_are_conserved(match: Match, view: Data) -> None:
    """I-1.2: 48 of the island, 15 of the cave; a beast that was beaten is a plain tile now."""
    laid, left, turned = map_of(view), view["left"], [view["turned"]] if view["turned"] else []
    whole = island_tiles(match.game.options["printing"])
    island_laid = [tile for place, tile in laid.items() if place[0] == "island"]
    assert Counter(island_laid) + Counter(left["island"]) + (Counter(turned) & whole) == whole
    cave_laid = [tile for place, tile in laid.items() if place[0] == "cave" and place != EXIT]
    cave = Counter(cave_laid) + Counter(left["cave"]) + (Counter(turned) - whole)
    cave["cave_shrine"] += view["cave_shrine"] is not None
    assert cave.total() + 1 == 15
    assert cave["cave_shrine"] == 1
    assert all(cave[beast] <= 1 for beast in BEASTS)
    assert set(cave) <= set(cave_tiles())
    assert view["stacks"] == {world: sum(stack.values()) for world, stack in left.items()}
    assert Counter(view["under"]) <= Counter(left["island"])
    assert laid.get(EXIT, "cave_exit") == "cave_exit"


def assert_pieces_are_conserved(view: Data, options: Data) -> None:
    """I-1.7, I-1.9."""
    for seat, explorer in enumerate(view["explorers"]):
        out = [army["count"] for army in view["villagers"][seat]]
        assert min(out, default=1) >= 1
        assert explorer is None or sum(out) + view["homes"][seat] == (5 if explorer == "hector" else 4)
        assert len(view["farmhouses"][seat]) <= 2
        offerings = [place_of(place) for place in view["offerings"][seat]]
        assert len(set(offerings)) == len(offerings) <= 3
        assert all(map_of(view)[place] == "shrine" for place in offerings)
        assert view["shrines"][seat] == len(offerings) + (view["cave_shrine"] == seat)
        assert view["strengths"][seat] == explorer_strength(view, options, seat)


def assert_pieces_stand_where_pieces_may(view: Data) -> None:
    """I-1.2; and only the first tile is shared in peace (I-8.11), or one where two forts meet."""
    tiles = map_of(view)
    waiting = [seat for seat, at in enumerate(view["at"]) if at is None]
    assert view["phase"] == "over" or waiting == [view["defeated"]] * (view["phase"] == "set")
    stood = {place_of(at) for at in view["at"] if at}
    stood |= {place_of(army["at"]) for armies in view["villagers"] for army in armies}
    assert all(tiles[place] not in BARREN for place in stood)
    fights: set[Place] = {place_of(fight["at"]) for fight in view["fights"]}
    if view["retreat"]:
        fights.add(place_of(view["retreat"]))
    at_forts = Counter(place for fort in view["forts"] if fort for place in places_at(corner_of(fort)))
    assert shared(view) <= {FIRST, *fights, *(place for place, forts in at_forts.items() if forts > 1)}


def assert_buildings_stand_alone(view: Data) -> None:
    """I-1.5."""
    forts = [fort for fort in view["forts"] if fort]
    corners = [corner_of(corner) for own in [*view["farmhouses"], forts] for corner in own]
    assert len(set(corners)) == len(corners)
    assert all(any(place in map_of(view) for place in places_at(corner)) for corner in corners)


def assert_fights_are_told_as_they_are(view: Data, options: Data) -> None:
    """I-8.1, I-8.6: who defends is who occupies the tile, but for those already fought (I-8.5)."""
    for number, fight in enumerate(view["fights"]):
        seat, at = fight["attacker"], place_of(fight["at"])
        assert fight["attack"] == attack_strength(view, options, seat, at)
        if fight["beast"] is None and fight["farmhouse"] is None:
            assert set(fight["defenders"]) <= foes(view, seat, at)
            assert set(fight["defenders"]) == foes(view, seat, at) or (number == 0 and view["phase"] != "battle")
            assert fight["defence"] == [defence_strength(view, options, foe, at) for foe in fight["defenders"]]
        else:
            assert fight["defenders"] == []
            assert len(fight["defence"]) == 1
    if view["phase"] == "battle":
        fight = view["fights"][0]
        assert fight["attack"] > 0
        assert villagers_on(view, view["player"], place_of(fight["at"])) <= 5


def assert_seats_see_the_same_table(view: Data, seen: list[Data]) -> None:
    """I-12.3."""
    for seat, own in enumerate(seen):
        for name in ("resources", "wares"):
            others = [value for other, value in enumerate(own[name]) if other != seat]
            assert others == [value for other, value in enumerate(view[name]) if other != seat]
        assert {**own, "resources": 0, "wares": 0} == {**view, "resources": 0, "wares": 0}


def assert_somebody_is_to_act_until_the_end(match: Match, view: Data) -> None:
    limit = match.game.options["round_limit"]
    assert match.over == (match.player is None) == (view["phase"] == "over") == (not match.actions())
    assert view["truce"] == (view["round"] == 1)
    assert not limit or view["round"] <= limit
    assert max(view["shrines"]) < 4 or match.over
    if match.over:
        assert max(view["shrines"]) == 4 or view["round"] == limit
        assert max(view["shrines"]) < 4 or match.placings.count(1) == 1


TestJourney = Journey.TestCase
TestJourney.settings = settings(max_examples=examples(8), stateful_step_count=15, deadline=None)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[1]}p")
def test_every_match_ends(table: Any) -> None:
    game, players = table
    limited = island(**{**game.options, "round_limit": 3})
    match = limited.start(players, seed=1)
    luck = Random(1)
    for _ in range(20_000):
        if match.over:
            break
        match.play(choose(match.actions(), luck, match.view()))
    assert match.over
