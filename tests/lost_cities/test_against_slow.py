"""Random matches in lock-step with the slow rules, under all options that matter to play."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from lost_cities.positions import COLOURS, lost_cities
from lost_cities.slow import fits
from lost_cities.variants import TEXTS, Variant, fast_totals
from manoa.games.lost_cities import RULEBOOK
from manoa.games.lost_cities.people.notation import CARD_NAMES
from manoa.games.lost_cities.rules.turn import may_lay
from manoa.kernel import journal
from rare import examples

IDS = {text: action for action, text in enumerate(TEXTS)}
LIMITS = (0, 1, 4, 60)
CHOICES = {
    "rounds": (1, 3),
    "first_player": ("random", "oldest"),
    "next_starter": ("match_total", "last_round"),
    "no_deck_draw_limit": LIMITS,
    "three_players": (False, True),
}
OPTION_SETS = [dict(zip(CHOICES, chosen, strict=True)) for chosen in product(*CHOICES.values())]


class LockStep:
    """One match played on both sides."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.luck = Random(f"{variant} {seed}")
        self.rules, self.state, self.slow = variant.deal(seed)
        self.scratch = lost_cities().scratch()
        self.appetite = self.luck.random()  # how gladly it draws from the deck: short and long rounds

    def play_out(self) -> None:
        while not self.slow.over:
            self.step(self.choose(self.agreed_moves()))

    def choose(self, moves: list[str]) -> str:
        return "draw" if moves[0] == "draw" and self.luck.random() < self.appetite else self.luck.choice(moves)

    def step(self, move: str) -> None:
        rounds = len(self.slow.results)
        self.slow.apply(move)
        RULEBOOK.apply(self.rules, self.state, IDS[move], journal.new(0))
        if len(self.slow.results) > rounds:
            self.compare_scores()
            assert RULEBOOK.over(self.rules, self.state) == self.slow.over
            if not self.slow.over:
                self.next_round()

    def next_round(self) -> None:
        """The shuffle is the kernels'; who begins, the slow rules know themselves."""
        place = RULEBOOK.position(self.rules, self.state)
        self.slow.deal(place["hands"], place["deck"])
        assert place["starter"] == self.slow.starter

    def agreed_moves(self) -> list[str]:
        found = RULEBOOK.actions(self.rules, self.state, self.scratch)
        legal = self.scratch[:found].tolist()
        moves = self.slow.legal()
        assert legal == sorted(legal)
        assert sorted([TEXTS[action] for action in legal]) == moves
        assert self.state["turn"] == self.slow.player
        assert self.state["phase"] == (self.slow.phase == "draw")
        assert self.state["finished"] == len(self.slow.results)
        assert self.state["left"] == len(self.slow.deck)
        return moves

    def compare_scores(self) -> None:
        results = self.state["scores"][: self.state["finished"], : self.rules["players"]]
        assert results.tolist() == self.slow.results
        assert fast_totals(self.rules, self.state) == self.slow.totals()

    def compare_table(self) -> None:
        place = RULEBOOK.position(self.rules, self.state)
        assert [sorted(hand) for hand in place["hands"]] == [sorted(hand) for hand in self.slow.hands]
        assert place["expeditions"] == [named(columns) for columns in self.slow.columns]
        assert place["discards"] == named(self.slow.piles)
        assert place["deck"] == self.slow.deck[::-1]
        assert place["idle"] == self.slow.idle


def named(by_letter: dict[str, list[str]]) -> dict[str, list[str]]:
    return {COLOURS[letter]: cards for letter, cards in by_letter.items()}


def option_name(options: dict[str, Any]) -> str:
    return "-".join(map(str, options.values()))


@pytest.mark.parametrize("options", OPTION_SETS, ids=option_name)
@pytest.mark.parametrize("expeditions", [5, 6])
def test_full_matches_agree_at_every_step(expeditions: int, options: dict[str, Any]) -> None:
    for seed in range(examples(2)):
        LockStep(Variant({"expeditions": expeditions, **options}), seed).play_out()


@pytest.mark.parametrize("options", OPTION_SETS, ids=option_name)
def test_small_matches_agree_at_every_step(options: dict[str, Any]) -> None:
    for seed in range(examples(12)):
        variant = Variant(options, colours=1 + seed % 3, highest=10 - seed % 3, hand_size=2 + seed % 2)
        LockStep(variant, seed).play_out()


@pytest.mark.parametrize("three_players", [False, True])
def test_the_whole_table_agrees_at_every_step(three_players: bool) -> None:
    both = LockStep(Variant({"three_players": three_players, "expeditions": 6}), seed=3)
    while not both.slow.over:
        both.compare_table()
        both.step(both.choose(both.slow.legal()))


@pytest.mark.parametrize("three_players", [False, True])
def test_lc_3_1_all_agree_on_what_may_be_laid(three_players: bool) -> None:
    """At every step, on every column: the kernel and the slow rules; and a position that is read keeps it."""
    both = LockStep(Variant({"three_players": three_players, "rounds": 1, "expeditions": 6}), seed=4)
    while not both.slow.over:
        for seat, columns in enumerate(both.slow.columns):
            found = [card for kind, card in enumerate(CARD_NAMES) if may_lay(both.state, seat, kind)]
            assert found == [card for card in CARD_NAMES if fits(card, columns[card[0]])]
        read = RULEBOOK.place(both.rules, RULEBOOK.position(both.rules, both.state))
        assert read["layable"].tolist() == both.state["layable"].tolist()
        both.step(both.choose(both.slow.legal()))
