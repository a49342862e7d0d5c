"""Batches that follow a policy: what it chooses, and playouts to the end."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

import manoa
from kernel.batches import batch_of, frozen, walk
from manoa.kernel.batch import CpuBatch
from manoa.kernel.chance import sow, stir
from manoa.kernel.language import kernel
from manoa.kernel.mode import INTERPRETED
from manoa.kernel.policies import named_policy, ready
from manoa.kernel.rulebook import Kernel, Rulebook
from walks import Table, all_tables, every_game, going_on, main_tables, on_some_tables

POLICIES = [(table, policy) for table in all_tables() for policy in ("random", *table.game.book.policies)]
every_policy = pytest.mark.parametrize(("table", "policy"), dict.fromkeys(POLICIES), ids=str)


@every_policy
def test_a_policy_chooses_what_is_legal(table: Table, policy: str) -> None:
    batch = batch_of(table, 50)
    walk(batch, 40)
    for seed in (0, 1, 2**40):
        chosen = batch.choose(policy, seed)
        assert batch.masks()[np.arange(50), chosen].all()
        assert chosen.tolist() == batch.choose(policy, seed).tolist()


@on_some_tables
def test_random_choices_vary_with_the_seed(table: Table) -> None:
    batch = batch_of(table, 50)
    assert len({tuple(batch.choose(seed=seed).tolist()) for seed in range(5)}) == 5


@on_some_tables
def test_without_a_seed_every_call_has_luck_of_its_own_and_the_same_deals_bring_it_back(table: Table) -> None:
    """A policy that repeats its luck where it stands in the same place again would stay there for ever."""

    def course(batch: CpuBatch) -> list[Any]:
        chosen = [batch.choose().tolist() for _ in range(5)]
        return [*chosen, *(batch.playout().steps.tolist() for _ in range(3))]

    one, two = batch_of(table, 50), batch_of(table, 50, threads=2)
    first = course(one)
    assert len({tuple(part) for part in first}) == len(first)
    assert course(two) == first
    assert course(one) != first
    one.reset(range(50))
    assert course(one) == first
    assert course(batch_of(table, 50, seed=7))[:2] != first[:2]


@pytest.mark.parametrize(("table", "policy"), [each for each in POLICIES if each[0] in main_tables()], ids=str)
def test_a_playout_ends_as_stepping_the_policy_would(table: Table, policy: str) -> None:
    batch = batch_of(table, 2)
    walk(batch, 12)
    before = frozen(batch)
    ended = batch.playout(policy, seed=21)
    assert frozen(batch) == before, "a playout leaves the batch where it is"
    expected = [stepped(table, state, policy, sow(21, game)) for game, state in enumerate(batch.states)]
    assert list(zip(ended.scores.tolist(), ended.steps.tolist(), strict=True)) == expected


def stepped(table: Table, state: Any, policy: str, luck: int) -> tuple[list[int], int]:
    """Scores and steps of a game that a policy plays to its end, one step after the other."""
    match = going_on(table.game, table.players, state)
    _, named = named_policy(table.game.book, table.game.loops, policy)
    follow = ready(named, table.game.rule_array(table.players))
    while not match.over:
        luck = stir(luck)
        match.play(int(follow(match.rules, match.state, table.game.scratch(), luck)))
    return match.scores, len(match.steps)


@on_some_tables
def test_a_playout_is_the_same_for_the_same_seed_only(table: Table) -> None:
    batch = batch_of(table, 40)
    one, again, other = batch.playout(seed=1), batch.playout(seed=1), batch.playout(seed=2)
    assert one.scores.tolist() == again.scores.tolist()
    assert one.steps.tolist() == again.steps.tolist()
    assert one.steps.tolist() != other.steps.tolist()
    assert one.scores.shape == (40, table.players)
    assert one.steps.shape == (40,)


@every_game
@pytest.mark.parametrize("policy", ["nonsense", "", None, 3])
def test_an_unknown_policy_is_refused_with_those_there_are(name: str, policy: Any) -> None:
    batch = manoa.batch(name, 2)
    for ask in (batch.choose, batch.playout):
        with pytest.raises(ValueError, match=r"there are: .*random") as refusal:
            ask(policy)
        assert all(known in str(refusal.value) for known in manoa.game(name).book.policies)


@every_game
@pytest.mark.parametrize("seed", [-1, 2**63, 2**200, 1.5, "1", True])
def test_a_seed_that_the_light_generator_cannot_hold_is_refused(name: str, seed: Any) -> None:
    batch = manoa.batch(name, 2)
    for ask in (batch.choose, batch.playout):
        with pytest.raises(ValueError, match="seed"):
            ask(seed=seed)


def last_legal(book: Rulebook) -> Kernel:
    """A policy that no game brings."""
    actions = book.actions

    @kernel
    def follow(rules: Any, state: Any, scratch: Any, luck: int) -> int:
        last: int = scratch[actions(rules, state, scratch) - 1]
        return last

    return follow


def test_any_kernel_can_be_a_policy() -> None:
    """Its loops are compiled here, so in the game for which that is done soonest; they are the same for all."""
    batch = manoa.batch("lost-cities", 4)
    assert isinstance(batch, CpuBatch)
    policy = last_legal(batch.book)
    for _ in range(20):
        expected = [int(np.flatnonzero(mask)[-1]) for mask in batch.masks()]
        assert batch.choose(policy).tolist() == expected
        batch.step(expected)


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_so_can_a_function_that_numba_compiled() -> None:
    @numba.njit
    def first(rules: Any, state: Any, scratch: Any, luck: int) -> int:
        return 0

    assert manoa.batch("lost-cities", 4).choose(first).tolist() == [0] * 4
