"""Whatever happens with Heroes & Hexes, the promo cards and modules, these things hold."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from machine import Machine
from manoa import Action
from quest.arranging import cards_on_table
from quest.hexing import CURSES, hexes
from quest.lively import choose, views
from quest.moduling import MODULES, with_modules
from quest.slow_table import TOKENS
from quest.test_against_slow_modules import apart
from quest.test_machine import assert_known_cards_are_in_hand, assert_views_tell_the_sizes
from rare import examples

TABLES = [
    (hexes("demon_gorge"), 2),
    (hexes("river_delta", promos=True, paralysis="victim", open_discards=False), 3),
    (with_modules(*MODULES, route="winding_paths", caves=True), 4),
    (with_modules(*MODULES, route="blind_spot", promos=True), 2),
    (with_modules("dragons", "danger", promos=True), 3),
]
# What nobody could have known before, and ends of turns, which nobody takes back.
REVEALING = ("draw", "reshuffle", "explore", "find", "show", "hex", "chest", "lift_fog", "end turn", "arrive")
OWN = ("hand", "coins", "draw", "reach", "bound", "liftable", "module_choices")


class Adventure(Machine):
    """A match with expansions and what it was before each step."""

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 2**256 - 1))
    def set_out(self, table: Any, seed: int) -> None:
        game, players = table
        self.begin(game.start(players, seed))
        self.cards = cards_on_table(self.match.snapshot()["position"])

    @rule(seed=st.integers(0, 10_000), steps=st.integers(10, 60))
    def go_ahead(self, seed: int, steps: int) -> None:
        luck = Random(seed)
        for _ in range(steps):
            if not self.match.over:
                self.play(choose(self.match, luck))

    def came_to_light(self, _action: Action, _before: dict[str, Any]) -> bool:
        told = [event["key"] for event in self.match.log(None, len(self.match.steps) - 1)]
        return any(key in REVEALING for key in told)

    @invariant()
    def all_is_well(self) -> None:
        seen, place = views(self.match), self.match.snapshot()["position"]
        assert_views_tell_the_sizes(seen, place)
        assert_known_cards_are_in_hand(seen)
        assert_seats_see_the_same_table(seen)
        assert cards_on_table(place) == self.cards
        if self.match.game.options["heroes_hexes"]:
            assert_tokens_and_curses_are_conserved(place)
        assert_modules_are_sound(place)
        assert self.match.over == (self.match.player is None) == (not self.match.actions())


def assert_seats_see_the_same_table(seen: list[dict[str, Any]]) -> None:
    tables = [{name: part for name, part in view.items() if name not in OWN} for view in seen]
    assert all(table == tables[0] for table in tables)


def assert_tokens_and_curses_are_conserved(place: dict[str, Any]) -> None:
    added = place["hexes"]
    piles = [cave["tokens"] for cave in place["caves"]]
    tokens = [token for pile in (*piles, *place["tokens"], added["reserve"], added["used"]) for token in pile]
    assert Counter(tokens) == Counter({name: token["count"] for name, token in TOKENS.items()})
    turned_up = [one["curse"] for one in place["pending"] if one["task"] == "ward"]
    fronts = [name for names in added["curses"] for name in names]
    assert Counter([*fronts, *added["curse_pile"], *added["curse_box"], *turned_up]) == Counter(CURSES)


def assert_modules_are_sound(place: dict[str, Any]) -> None:
    """M-4.2, M-5.1, M-6.1, M-7.2."""
    if "modules" not in place:
        return
    added, pieces = place["modules"], [at for own in place["pieces"] for at in own if at]
    assert all(len(own) <= 2 for own in added["stored"])
    assert not {tuple(at) for at in pieces} & {tuple(dragon["at"]) for dragon in added["dragons"]}
    if added["chests"]:
        assert Counter(chest["value"] for chest in added["chests"]) == {1: 4, 2: 4, 3: 4}
    for token in added["fog"]:
        near = token["at"] and any(apart(token["at"], at) < 2 for at in pieces)
        assert token["up"] or not near


TestAdventure = Adventure.TestCase
TestAdventure.settings = settings(max_examples=examples(6), stateful_step_count=10, deadline=None)
