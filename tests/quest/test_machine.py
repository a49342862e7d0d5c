"""Whatever happens on the way to El Dorado, these things hold."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

import manoa
from machine import Machine
from manoa import Action, Match
from quest.lively import choose, quest, rich, views
from quest.slow_board import data, route_of
from quest.slow_table import all_tokens, starting_cards
from rare import examples

MARKET = Counter({card["id"]: card["copies"] for card in data("cards")["market"]})
TABLES = [
    (quest(caves=True), 2),
    (quest(caves=True, route="witchs_cauldron", native_blockade_and_step=True), 3),
    (quest(caves=True, route="swamplands", disputed_blockades="all", free_order=True), 4),
    (quest(route="home_stretch", trim_hand=True, open_discards=False), 2),
    (quest(route="hills_of_gold", round_limit=3), 4),
]


class Expedition(Machine):
    """A match, what it was before each step, and which tokens have been played."""

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 2**256 - 1), amid=st.booleans())
    def set_out(self, table: Any, seed: int, amid: bool) -> None:
        game, players = table
        self.begin(rich(game, players, Random(seed)) if amid else game.start(players, seed))
        self.spent: Counter[str] = Counter()

    @rule(seed=st.integers(0, 10_000), steps=st.integers(5, 40))
    def go_ahead(self, seed: int, steps: int) -> None:
        luck = Random(seed)
        for _ in range(steps):
            if not self.match.over:
                self.play(choose(self.match, luck))

    def came_to_light(self, action: Action, before: dict[str, Any]) -> bool:
        return something_came_to_light(action, before, self.match.view())

    def played(self, action: Action, by: int) -> None:
        if "token" in action.data:
            self.spent[action.data["token"]] += by

    @invariant()
    def all_is_well(self) -> None:
        seen, place = views(self.match), self.match.snapshot()["position"]
        assert_cards_are_conserved(seen, place)
        assert_tokens_are_conserved(self.match, place, self.spent)
        assert_views_tell_the_sizes(seen, place)
        assert_pieces_stand_where_pieces_may(self.match, seen[0], self.spent["pass_occupied"] > 0)
        assert_blockades_are_owned_once(self.match, seen[0])
        assert_seats_see_the_same_table(seen)
        assert_known_cards_are_in_hand(seen)
        assert_somebody_is_to_act_until_the_end(self.match, seen[0])


def owned(view: dict[str, Any], seat: int) -> Counter[str]:
    """Q-1.3: the cards of a seat, from its own view with open discard piles; each is in one zone."""
    zones = (view["hand"], view["draw"], view["discards"][seat], view["areas"][seat], view["removed"][seat])
    return Counter(card for zone in zones for card in zone)


def assert_cards_are_conserved(seen: list[dict[str, Any]], place: dict[str, Any]) -> None:
    market = seen[0]["market"]
    piles = [pile for pile in [*market["slots"], *market["reserve"]] if pile]
    assert all(1 <= pile["left"] <= 3 for pile in piles)
    assert len({pile["card"] for pile in piles}) == len(piles)
    assert market["open"] == (None in market["slots"])
    cards = Counter({pile["card"]: pile["left"] for pile in piles})
    for seat, view in enumerate(seen):
        own = owned({**view, "discards": place["discards"]}, seat)
        assert own & Counter(starting_cards()) == Counter(starting_cards())
        cards += own - Counter(starting_cards())
    assert cards == MARKET
    assert cards.total() == 54


def something_came_to_light(action: Action, before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Cards were drawn, or a token was found: more of them than the action left there. An ended turn stands too."""
    seat, kind = before["player"], action.data["kind"]
    given = "card" in action.data and kind not in ("buy", "take")
    cards = after["hands"][seat] - before["hands"][seat] + given
    tokens = len(after["tokens"][seat]) - len(before["tokens"][seat]) + ("token" in action.data)
    assert cards >= 0
    assert tokens >= 0
    return bool(cards or tokens or after["player"] != seat)


def assert_tokens_are_conserved(match: Match, place: dict[str, Any], spent: Counter[str]) -> None:
    """Q-2.7, Q-10.5: in the caves, left out, owned or played."""
    piles = [cave["tokens"] for cave in place["caves"]]
    tokens = Counter(token for pile in (*piles, *place["tokens"], place["box"]) for token in pile)
    assert tokens + spent == (all_tokens() if match.game.options["caves"] else Counter())
    assert len(place["box"]) == (36 - 4 * len(piles) if piles else 0)


def assert_views_tell_the_sizes(seen: list[dict[str, Any]], place: dict[str, Any]) -> None:
    for seat, view in enumerate(seen):
        assert view["hands"] == [len(hand) for hand in place["hands"]]
        assert view["draws"] == [len(pile) for pile in place["draws"]]
        assert view["hand"] == place["hands"][seat]
        assert view["draw"] == sorted(place["draws"][seat])
        assert [cave["left"] for cave in view["caves"]] == [len(cave["tokens"]) for cave in place["caves"]]
        assert [pile[-1:] for pile in view["discards"]] == [pile[-1:] for pile in place["discards"]]


def assert_pieces_stand_where_pieces_may(match: Match, view: dict[str, Any], passed: bool) -> None:
    route = route_of(match.game.options["route"])
    places = [tuple(place) for pieces in view["pieces"] for place in pieces if place]
    assert all(route.spaces[place].terrain not in ("mountain", "cave", "finish") for place in places)
    assert passed or len(places) == len(set(places))
    for seat, pieces in enumerate(view["pieces"]):
        assert len(pieces) == (2 if match.players == 2 else 1)
        assert (seat in view["arrived"]) == (not any(pieces))
        assert view["to_go"][seat] == sum(route.steps_to_go[tuple(place)] for place in pieces if place)


def assert_blockades_are_owned_once(match: Match, view: dict[str, Any]) -> None:
    numbers = [one["number"] for one in view["blockades"]]
    joints = [tuple(one["between"]) for one in view["blockades"]]
    assert len(set(numbers)) == len(numbers) <= 6
    assert set(numbers) <= set(range(1, 7))
    assert len(set(joints)) == len(joints)
    assert set(joints) <= set(route_of(match.game.options["route"]).joints)
    assert all(one["owner"] in [None, *range(match.players)] for one in view["blockades"])


def assert_seats_see_the_same_table(seen: list[dict[str, Any]]) -> None:
    """Q-11.2: but for hands and piles all is open."""
    own: dict[str, Any] = {"hand": 0, "coins": 0, "draw": 0, "reach": 0}
    for seat, view in enumerate(seen):
        assert len(view["hand"]) == view["hands"][seat]
        assert len(view["draw"]) == view["draws"][seat]
        assert {**view, **own} == {**seen[0], **own}


def assert_known_cards_are_in_hand(seen: list[dict[str, Any]]) -> None:
    for seat, view in enumerate(seen):
        assert Counter(view["known"][seat]) <= Counter(view["hand"])
        assert view["draw"] or sorted(view["known"][seat]) == sorted(view["hand"])


def assert_somebody_is_to_act_until_the_end(match: Match, view: dict[str, Any]) -> None:
    limit = match.game.options["round_limit"]
    assert match.over == (match.player is None) == (view["player"] is None) == (not match.actions())
    assert match.over or match.player not in view["arrived"]
    assert not limit or view["round"] <= limit
    if match.over:
        assert view["arrived"] or view["round"] == limit
        assert 1 in match.placings


TestExpedition = Expedition.TestCase
TestExpedition.settings = settings(max_examples=examples(12), stateful_step_count=15, deadline=None)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].options['route']} {table[1]}p")
def test_every_match_ends(table: Any) -> None:
    game, players = table
    limited = manoa.game("quest", **{**game.options, "round_limit": 6})
    match = limited.start(players, seed=1)
    luck = Random(1)
    for _ in range(20_000):
        if match.over:
            break
        match.play(choose(match, luck))
    assert match.over
