"""Node counts of tiny variants: the kernels against the slow rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from lost_cities.slow import SlowMatch
from lost_cities.variants import TEXTS, Variant, fast_moves, fast_totals
from manoa.games.lost_cities import RULEBOOK
from manoa.kernel import journal

DEPTH = 7


@dataclass
class Tree:
    """All that can happen after a deal, as one of the two sides sees it."""

    root: Any
    moves: Callable[[Any], list[str]]
    after: Callable[[Any, str], Any]
    scores: Callable[[Any], list[int]]

    def count(self, position: Any, depth: int) -> int:
        """Positions that are so many steps away, or where the match ends sooner."""
        legal = self.moves(position)
        if depth == 0 or not legal:
            return 1
        return sum(self.count(self.after(position, move), depth - 1) for move in legal)

    def divide(self, depth: int) -> dict[str, int]:
        """The count behind each first move: where two sides differ, this shows where to look."""
        return {move: self.count(self.after(self.root, move), depth - 1) for move in sorted(self.moves(self.root))}

    def endings(self, position: Any) -> Counter[tuple[int, ...]]:
        """How often each final score comes up in all matches that can be played from here."""
        found: Counter[tuple[int, ...]] = Counter()
        legal = self.moves(position)
        if not legal:
            found[tuple(self.scores(position))] += 1
        for move in legal:
            found += self.endings(self.after(position, move))
        return found


def fast_after(rules: Any, state: Any, move: str) -> Any:
    after = state.copy()
    RULEBOOK.apply(rules, after, TEXTS.index(move), journal.new(0))
    return after


def slow_after(slow: SlowMatch, move: str) -> SlowMatch:
    after = slow.copy()
    after.apply(move)
    return after


def trees(variant: Variant, seed: int) -> tuple[Tree, Tree]:
    rules, state, slow = variant.deal(seed)
    fast = Tree(
        state,
        lambda now: fast_moves(rules, now),
        lambda now, move: fast_after(rules, now, move),
        lambda now: fast_totals(rules, now),
    )
    return fast, Tree(slow, SlowMatch.legal, slow_after, SlowMatch.totals)


def tiny(colours: int, highest: int, hand_size: int, limit: int = 60, players: int = 2) -> Variant:
    """One round with a few colours, each three wagers and the numbers 2 to `highest`."""
    return Variant({"rounds": 1, "no_deck_draw_limit": limit}, colours, highest, hand_size, players)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "variant", [tiny(2, 4, 3), tiny(3, 3, 2), tiny(1, 8, 3), tiny(2, 5, 2, players=3), tiny(2, 4, 3, limit=2)], ids=str
)
def test_node_counts_agree_behind_every_first_move(variant: Variant, seed: int) -> None:
    fast, slow = trees(variant, seed)
    for depth in range(1, DEPTH + 1):
        assert fast.divide(depth) == slow.divide(depth), f"at depth {depth}"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("variant", [tiny(1, 4, 1, limit=4), tiny(2, 2, 1, limit=1), tiny(1, 6, 2, limit=2)], ids=str)
def test_all_matches_there_are_end_with_the_same_scores(variant: Variant, seed: int) -> None:
    fast, slow = trees(variant, seed)
    endings = slow.endings(slow.root)
    assert fast.endings(fast.root) == endings
    assert len(endings) > 5
