"""Batches: the same games as one by one, on any number of threads, restarted when they end."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import numpy as np
import pytest

import chacha
import manoa
from kernel.batches import batch_of, frozen, shown, walk
from manoa import Match
from manoa.kernel import batch as kernel_batch
from manoa.kernel.batch import CpuBatch
from walks import Table, every_game, every_main_table, every_table, on_some_tables


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches give all their threads something to do, however little there is."""
    monkeypatch.setattr(kernel_batch, "PIECE", 0.0)


# The same games


@every_main_table
def test_each_game_is_the_match_with_its_seed_step_by_step(table: Table) -> None:
    """Through the end of every game and a good way into the next one."""
    batch, luck = batch_of(table, 3), random.Random(0)
    matches = [table.start(seed) for seed in range(3)]
    ended = [0, 0, 0]
    while min(ended) == 0 or any(len(match.steps) < 20 for match in matches):
        compare(batch, matches)
        chosen = [luck.choice(match.legal) for match in matches]
        batch.step(chosen)
        for game, match in enumerate(matches):
            match.play(chosen[game])
            ended[game] += match.over
        assert batch.done().tolist() == [match.over for match in matches]
        assert batch.scores().tolist() == [match.scores for match in matches]
        matches = [successor(match) if match.over else match for match in matches]


def compare(batch: CpuBatch, matches: list[Match]) -> None:
    assert batch.states.tobytes() == b"".join(match.state.tobytes() for match in matches)
    assert batch.players().tolist() == [match.player for match in matches]
    assert batch.masks().tolist() == [match.mask().tolist() for match in matches]
    assert batch.observe().tolist() == [match.observe(match.player or 0).tolist() for match in matches]


def successor(match: Match) -> Match:
    """The match that a batch deals when this one has ended."""
    assert match.seed is not None
    return match.game.start(match.players, chacha.next_seed(match.seed))


@pytest.mark.usefixtures("eager")
@on_some_tables
def test_any_number_of_threads_plays_the_same(table: Table) -> None:
    one, two = batch_of(table, 300, threads=1), batch_of(table, 300, threads=2)
    for step in range(60):
        chosen = one.choose(seed=step)
        assert chosen.tolist() == two.choose(seed=step).tolist()
        for batch in (one, two):
            batch.step(chosen)
        assert frozen(one) == frozen(two)
    assert shown(one) == shown(two)
    for first, second in zip(one.playout(seed=9), two.playout(seed=9), strict=True):
        assert first.tolist() == second.tolist()


@every_game
def test_a_batch_can_be_asked_for_by_name(name: str) -> None:
    batch = manoa.batch(name, 3)
    assert isinstance(batch, CpuBatch)
    assert len(batch) == len(batch.players()) == 3
    assert batch.seats == manoa.game(name).player_counts[0]


# Dealing


@every_game
def test_seeds_may_be_numbers_bytes_and_arrays(name: str) -> None:
    table = Table(manoa.game(name), manoa.game(name).player_counts[0])
    expected = frozen(batch_of(table, 3, seed=5))
    batch = batch_of(table, 3)
    as_bytes = [seed.to_bytes(32, "little") for seed in (5, 6, 7)]
    forms: list[Any] = [[5, 6, 7], (5, 6, 7), range(5, 8), as_bytes, [5, as_bytes[1], np.int8(7)]]
    forms += [np.array([5, 6, 7], dtype) for dtype in (np.int8, np.int64, np.uint64)]
    for seeds in forms:
        batch.reset([1, 2, 3])
        batch.reset(seeds)
        assert frozen(batch) == expected


@every_game
def test_large_seeds_in_arrays_are_the_same_as_numbers(name: str) -> None:
    batch = manoa.batch(name, 2)
    assert isinstance(batch, CpuBatch)
    batch.reset(np.array([2**64 - 1, 2**63], np.uint64))
    from_array = frozen(batch)
    batch.reset([2**64 - 1, 2**63])
    assert frozen(batch) == from_array


@every_game
def test_without_seeds_every_deal_is_another(name: str) -> None:
    batch = manoa.batch(name, 4)
    assert isinstance(batch, CpuBatch)
    states = {state.tobytes() for state in batch.states}
    batch.reset()
    states |= {state.tobytes() for state in batch.states}
    assert len(states) == 8


@every_game
def test_wrong_seeds_are_refused_and_nothing_changes(name: str) -> None:
    batch = manoa.batch(name, 3)
    assert isinstance(batch, CpuBatch)
    walk(batch, 5)
    before = frozen(batch)
    numbers: list[Any] = [[1, 2], [1, 2, 3, 4], [], [1, 2, -1], [1, 2, 2**256], np.array([1, -2, 3]), 5, np.array(5)]
    others: list[Any] = [[1, 2, "3"], [1, 2, 3.0], [1, 2, True], np.array([1.0, 2.0, 3.0]), np.eye(3)]
    for seeds in [*numbers, *others, [1, 2, bytes(31)], np.ones((3, 3), int), "abc"]:
        with pytest.raises(ValueError, match="seed"):
            batch.reset(seeds)
        assert frozen(batch) == before


@every_table
def test_a_deal_leaves_nothing_of_the_game_before(table: Table) -> None:
    """Batches deal over played states; every byte has to be that of a fresh one."""
    used, fresh = batch_of(table, 4), batch_of(table, 4, seed=50)
    walk(used, 150)
    used.reset(range(50, 54))
    assert frozen(used) == frozen(fresh)


# Stepping


@every_game
def test_wrong_actions_are_refused_and_nothing_changes(name: str) -> None:
    batch = manoa.batch(name, 3)
    assert isinstance(batch, CpuBatch)
    walk(batch, 5)
    before, legal = frozen(batch), batch.choose().tolist()
    shapes: list[Any] = [legal[:2], [*legal, 0], [legal], [], legal[0], None, "abc", {}, [legal, legal, legal]]
    types: list[Any] = [np.array(legal, float), [*legal[:2], None], [*legal[:2], "0"], np.ones(3, bool), [0, 1, 0.5]]
    for actions in shapes + types:
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            batch.step(actions)
        assert frozen(batch) == before


@pytest.mark.usefixtures("eager")
@every_game
@pytest.mark.parametrize(("count", "game"), [(3, 0), (3, 1), (3, 2), (200, 0), (200, 130), (200, 199)])
def test_an_illegal_action_is_refused_with_the_game_it_was_for(name: str, count: int, game: int) -> None:
    batch = manoa.batch(name, count, threads=2)
    assert isinstance(batch, CpuBatch)
    walk(batch, 5)
    before, chosen = frozen(batch), batch.choose().astype(np.int64)
    legal = int(chosen[game])
    illegal = np.flatnonzero(~batch.masks()[game]).tolist()
    for action in (*illegal, -1, batch.book.action_count, 2**15, 2**16 + legal, 2**40, -(2**62)):
        chosen[game] = action
        with pytest.raises(ValueError, match=f"{action} .*game {game}"):
            batch.step(chosen)
        assert frozen(batch) == before


@every_game
@pytest.mark.parametrize("dtype", [np.int16, np.int32, np.int64, np.uint16, np.uint64])
def test_actions_of_any_whole_type_are_taken(name: str, dtype: Any) -> None:
    table = Table(manoa.game(name), manoa.game(name).player_counts[0])
    one, two = batch_of(table, 4), batch_of(table, 4)
    chosen = one.choose()
    one.step(chosen)
    two.step(chosen.astype(dtype))
    assert frozen(one) == frozen(two)


@every_game
def test_arrays_handed_in_are_filled_and_handed_back(name: str) -> None:
    batch = manoa.batch(name, 4)
    assert isinstance(batch, CpuBatch)
    walk(batch, 10)
    for ask in (batch.players, batch.masks, batch.observe, batch.done, batch.scores, partial(batch.choose, seed=1)):
        fresh = ask()
        for rubbish in (0, 1, 77):
            out = np.full_like(fresh, rubbish)
            assert ask(out=out) is out
            assert out.tolist() == fresh.tolist()


@every_game
def test_an_array_of_another_shape_is_refused(name: str) -> None:
    """Only larger ones are tried here: a smaller one would be written past its end."""
    batch = manoa.batch(name, 4)
    assert isinstance(batch, CpuBatch)
    for ask in (batch.players, batch.masks, batch.observe, batch.done, batch.scores, batch.choose):
        fresh = ask()
        wrong = np.zeros((fresh.shape[0] + 1, *fresh.shape[1:]), fresh.dtype)
        with pytest.raises(ValueError, match="shape"):
            ask(out=wrong)


@every_game
def test_arrays_handed_out_are_the_callers_to_change(name: str) -> None:
    batch = manoa.batch(name, 4)
    assert isinstance(batch, CpuBatch)
    walk(batch, 10)
    before = frozen(batch)
    batch.done()[:] = True
    batch.scores()[:] = 99
    batch.masks()[:] = False
    assert frozen(batch) == before


# Making one


@every_game
@pytest.mark.parametrize("count", [0, -1, 2.5, "4", None, True])
def test_a_batch_has_at_least_one_game(name: str, count: Any) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        manoa.batch(name, count)


@every_game
@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", True])
def test_a_batch_runs_on_at_least_one_thread(name: str, threads: Any) -> None:
    with pytest.raises(ValueError, match="at least 1 thread"):
        manoa.batch(name, 4, threads=threads)


@every_game
def test_an_unknown_device_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(ValueError, match="there are: cpu, cuda"):
        manoa.batch(name, 4, device="tpu")


@every_game
def test_wrong_players_and_games_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="players"):
        manoa.batch(name, 4, players=99)
    with pytest.raises(ValueError, match="there are: "):
        manoa.batch("chess", 4)


@every_game
def test_without_a_gpu_cuda_is_refused_in_a_sentence(name: str) -> None:
    try:
        manoa.batch(name, 4, device="cuda")
    except ValueError as refusal:
        sentence = str(refusal)
    else:
        pytest.skip("this machine has a GPU")
    assert "no GPU" in sentence
    assert "device='cpu'" in sentence


@on_some_tables
def test_what_was_legal_is_forgotten_with_the_games(table: Table) -> None:
    """A batch remembers legal actions until a game moves on, is dealt again or is written into from outside."""
    batch, other = batch_of(table, 2), batch_of(table, 2, seed=5)
    walk(other, 3)
    batch.masks()
    batch.edit()[:] = other.states
    assert shown(batch)[1] == shown(other)[1]
    assert batch.choose(seed=4).tolist() == other.choose(seed=4).tolist()
    batch.reset(range(2))
    assert shown(batch)[1] == shown(batch_of(table, 2))[1]


def test_what_was_known_of_games_is_forgotten_when_they_are_edited() -> None:
    """Scores and ends too, not only legal actions. What is there to be looked at cannot be changed by mistake."""
    game = manoa.game("lost-cities", rounds=1)
    batch, ended = game.batch(2), game.batch(2)
    assert isinstance(batch, CpuBatch)
    assert isinstance(ended, CpuBatch)
    while not ended.done().any():
        kept, scores = ended.states.copy(), ended.scores()
        ended.step(ended.choose("careful"))
    assert ended.done().any()
    ended.edit()[:] = kept
    assert not ended.done().any()
    assert ended.scores().tolist() == scores.tolist()
    with pytest.raises(ValueError, match="read-only"):
        batch.states[:] = kept


@every_game
def test_a_turn_checks_actions_by_what_the_batch_knows(name: str) -> None:
    """Whatever became of the masks that it filled before."""
    batch = manoa.batch(name, 3)
    assert isinstance(batch, CpuBatch)
    seen = batch.players(), batch.masks(), batch.observe()
    before, chosen = frozen(batch), batch.choose()
    illegal = np.argmin(seen[1], axis=1)
    for masks in (np.ones_like(seen[1]), np.zeros_like(seen[1])):
        with pytest.raises(ValueError, match="is not legal in game 0"):
            batch.turn(illegal, seen[0], masks, seen[2])
        assert frozen(batch) == before
    batch.turn(chosen, seen[0], np.zeros_like(seen[1]), seen[2])
    assert frozen(batch) != before
