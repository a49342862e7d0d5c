"""Whatever happens at the table, these things hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from lost_cities.positions import all_cards, dealt, lost_cities
from lost_cities.slow import SlowRules, column_points, fits
from machine import Machine
from manoa import Action, Match
from rare import examples

TABLES = [
    lost_cities(),
    lost_cities(expeditions=6, next_starter="last_round", show_discards="all"),
    lost_cities(three_players=True, no_deck_draw_limit=4, first_player="oldest"),
    lost_cities(rounds=1, no_deck_draw_limit=0, show_deck_count=False),
    lost_cities(rounds=1, no_deck_draw_limit=1),
]


class Table(Machine):
    """A match beside a model of it: the states it went through, and what the open table showed."""

    @initialize(game=st.sampled_from(TABLES), seed=st.integers(0, 2**256 - 1), deck=st.integers(1, 60))
    def deal(self, game: Any, seed: int, deck: int) -> None:
        """A deal whose deck is mostly short, so that rounds end: the rest of it lies in the discard piles."""
        snapshot = dealt(game, seed)
        place = snapshot["position"]
        for card in place["deck"][deck:]:
            next(pile for colour, pile in place["discards"].items() if colour[0].upper() == card[0]).append(card)
        del place["deck"][deck:]
        self.begin(game.restore(snapshot))

    @rule(choice=st.integers(0, 10_000), turns=st.integers(1, 10))
    def draw_on(self, choice: int, turns: int) -> None:
        """Several turns towards the end of the round."""
        for _ in range(2 * turns):
            draw = [action for action in self.match.actions() if str(action) == "draw"]
            if draw:
                self.play(draw[0])
            else:
                self.step(choice)

    def came_to_light(self, action: Action, before: dict[str, Any]) -> bool:
        """A card was drawn from the deck, or a round ended and the next was dealt."""
        return str(action) == "draw" or len(self.match.view()["results"]) > len(before["results"])

    @invariant()
    def all_is_well(self) -> None:
        view, place = self.match.view(), self.match.snapshot()["position"]
        assert_cards_are_conserved(self.match, place)
        assert_hands_are_full_but_for_the_card_just_played(self.match, view)
        assert_one_player_is_to_move_until_the_match_is_over(self.match, view)
        assert_columns_are_in_order(view)
        assert_the_round_would_not_have_ended(self.match, place)
        assert_known_cards_are_in_hand(place)
        assert (
            self.match.scores == [sum(points) for points in zip(*view["results"], strict=True)] or not view["results"]
        )

    def teardown(self) -> None:
        assert_log_adds_up(self.match)


def total_of(results: list[list[int]], players: int) -> list[int]:
    return [sum(result[seat] for result in results) for seat in range(players)]


def assert_cards_are_conserved(match: Match, place: dict[str, Any]) -> None:
    columns = [cards for seat in place["expeditions"] for cards in seat.values()]
    lying = [
        card for cards in (*place["hands"], *columns, *place["discards"].values(), place["deck"]) for card in cards
    ]
    assert len(lying) == 12 * match.game.options["expeditions"]
    assert Counter(lying) == Counter(all_cards(match.game))


def assert_hands_are_full_but_for_the_card_just_played(match: Match, view: dict[str, Any]) -> None:
    full = 7 if match.players == 3 else 8
    missing = [seat == match.player and view["phase"] == "draw" for seat in range(match.players)]
    assert view["hands"] == [full - one for one in missing]


def assert_one_player_is_to_move_until_the_match_is_over(match: Match, view: dict[str, Any]) -> None:
    finished = len(view["results"]) == match.game.options["rounds"]
    assert match.over == finished == (match.player is None) == (not match.actions())
    assert match.over or match.player in range(match.players)


def assert_columns_are_in_order(view: dict[str, Any]) -> None:
    for columns in view["expeditions"]:
        for colour, cards in columns.items():
            assert all(card[0].lower() == colour[0] for card in cards)
            assert all(fits(card, cards[:below]) for below, card in enumerate(cards))


def assert_the_round_would_not_have_ended(match: Match, place: dict[str, Any]) -> None:
    limit = match.game.options["no_deck_draw_limit"]
    assert match.over or place["deck"]
    assert match.over or not limit or place["idle"] < limit


def assert_known_cards_are_in_hand(place: dict[str, Any]) -> None:
    for known, hand in zip(place["known"], place["hands"], strict=True):
        assert not Counter(known) - Counter(hand)


def assert_log_adds_up(match: Match) -> None:
    """Columns, known cards and the points of each round, from what the log says and nothing else."""
    begin = match.at(0).view()
    rules = SlowRules(cost=15, bonus_from=7, bonus=15) if match.players == 3 else SlowRules()
    columns, known, results = begin["expeditions"], begin["known"], begin["results"]
    for event in match.log():
        seat, card = event["seat"], event.get("card", "")
        if event["key"] in ("play", "discard") and card in known[seat]:
            known[seat].remove(card)
        if event["key"] == "play":
            next(cards for colour, cards in columns[seat].items() if colour[0].upper() == card[0]).append(card)
        if event["key"] == "take":
            known[seat].append(card)
        if event["key"] == "round":
            points = [{colour: column_points(rules, cards) for colour, cards in own.items()} for own in columns]
            assert event["expeditions"] == points
            assert event["scores"] == [sum(own.values()) for own in points]
            results.append(event["scores"])
        if event["key"] == "match":
            assert event["totals"] == match.scores
        if event["key"] == "round" and len(results) < match.game.options["rounds"]:
            columns = [{colour: [] for colour in own} for own in columns]
            known = [[] for _ in known]
    view = match.view()
    assert view["expeditions"] == columns
    assert [sorted(cards) for cards in view["known"]] == [sorted(cards) for cards in known]
    assert view["results"] == results


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=examples(25), stateful_step_count=30, deadline=None)
