"""Batches on a GPU, one game per thread.

CUDA kernels call the inner loops of `loops` as they are. All arrays stay on the device and have
`__cuda_array_interface__`, so PyTorch, CuPy and JAX can use them without a copy. A step copies nothing to the host, so
an illegal action cannot be raised: it is skipped and counted, and `refused()` returns the count.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from manoa.kernel import chance, loops
from manoa.kernel.batch import ACTION, FEATURE, SCORE, Playouts, checked_count
from manoa.kernel.cuda_rows import DEALT, GAMES, are_rows, bind_moves, bind_rows, bit_words, fit, words
from manoa.kernel.mode import INTERPRETED, KNOWN_NUMBA, PLAINLY
from manoa.kernel.policies import Nothing, named_policy, tables_of
from manoa.kernel.rulebook import Kernel, Policy, Rulebook
from manoa.kernel.seeds import Luck, Seed, keys

THREADS = 128  # in a block, if there are many games
WARP = 32  # threads
ALL = 0xFFFFFFFF  # threads of a warp
WARPS = 4  # on each multiprocessor, for few games; with more of them the caches are too small

NO_GPU = "this machine has no GPU that CUDA can use; device='cpu' works everywhere"


class CudaBatch:
    """A batch on the GPU; see `manoa.kernel.batch.Batch`."""

    def __init__(self, book: Rulebook, rules: Any, count: int) -> None:
        count = checked_count("a batch has at least 1 game", count)
        self._cuda = usable_cuda()
        self.book = book
        self.count = count
        self.seats = int(rules["players"][0])
        self._rules = rules
        self.rules = self._cuda.to_device(rules)
        self.states = self._cuda.to_device(book.state.many(count))
        self._features = book.feature_count(rules[0])
        self._loops = loops.bind(book)
        self._kernels = bind(self._cuda, book)
        self._words = words(self._cuda, self.states)
        self._by_rows: Any = bind_rows(self._cuda, book, self._features) if fit(self._features) else None
        self._moves = bind_moves(self._cuda, book)
        self._over = self._new((count,), np.int32)
        self._over_counts = self._cuda.to_device(np.zeros(2, np.int32))
        self._turns = 0
        self._threads = threads_for(count, self._cuda.get_current_device().MULTIPROCESSOR_COUNT)
        self._policies: dict[Any, Any] = {}
        self._noted = self._new((count, bit_words(book.action_count)), np.int64)  # the legal actions of each game …
        self._is_noted = False  # … if they are known
        self._done = self._new((count,), np.bool_)
        self._scores = self._new((count, self.seats), SCORE)
        self._refused = self._cuda.to_device(np.zeros(1, np.int64))
        self.reset()

    def __len__(self) -> int:
        return self.count

    def edit(self) -> Any:
        """The games themselves, on the device, to be changed by the caller. Which actions are legal is forgotten;
        `done` and `scores` stay those of the last step."""
        self._is_noted = False
        return self.states

    def reset(self, seeds: Sequence[Seed] | Any | None = None) -> None:
        dealt = keys(seeds, self.count)
        self._luck = Luck(dealt)
        self._is_noted = False
        self._run(self._kernels.deal, self._cuda.to_device(dealt), self._done, self._scores)

    def players(self, out: Any = None) -> Any:
        out = self._new((self.count,), np.int8) if out is None else out
        return self._run(self._kernels.players, out)

    def masks(self, out: Any = None) -> Any:
        out = self._table(self.book.action_count, np.bool_) if out is None else out
        self._is_noted = True
        if self._by_rows and are_rows(out):
            return self._run(self._by_rows.masks, self._noted, words(self._cuda, out), out, threads=GAMES)
        return self._run(self._kernels.masks, self._noted, out)

    def observe(self, out: Any = None) -> Any:
        out = self._table(self._features, FEATURE) if out is None else out
        if self._by_rows and are_rows(out):
            return self._run(self._by_rows.observe, words(self._cuda, out), out, threads=GAMES)
        return self._run(self._kernels.observe, out)

    def step(self, actions: Any) -> None:
        """Take one action in each game, given as an array on the device (or one that is copied there)."""
        self._run(self._kernels.step, self._on_device(actions), self._done, self._scores, self._refused)
        self._is_noted = False

    def turn(self, actions: Any, players: Any, masks: Any, features: Any) -> None:
        chosen, ends = self._on_device(actions), (self._done, self._scores, self._refused)
        if not self._is_noted:
            self.masks(masks)
        if self._by_rows and are_rows(masks) and are_rows(features):
            self._turn_by_rows(chosen, *ends, players)
            self.masks(masks)
            self.observe(features)
        else:
            self._run(self._kernels.turn, chosen, *ends, self._noted, players, masks, features)

    def done(self, out: Any = None) -> Any:
        return self._copy(self._done, out)

    def scores(self, out: Any = None) -> Any:
        return self._copy(self._scores, out)

    def refused(self) -> int:
        """The number of illegal actions that `step` has skipped so far. Waits for the device."""
        return int(self._refused.copy_to_host()[0])

    def choose(self, policy: str | Kernel | Policy = "random", seed: int | None = None, out: Any = None) -> Any:
        out = self._new((self.count,), ACTION) if out is None else out
        followed, tables = self._policy(policy)
        return self._run(followed.choose, tables, np.int64(self._luck.seed(seed)), out)

    def playout(self, policy: str | Kernel | Policy = "random", seed: int | None = None) -> Playouts:
        ended = Playouts(self._new((self.count, self.seats), SCORE), self._new((self.count,), np.int32))
        followed, tables = self._policy(policy)
        self._run(followed.playout, tables, np.int64(self._luck.seed(seed)), *ended)
        return ended

    def synchronize(self) -> None:
        """Wait until the device has finished everything it was given."""
        self._cuda.synchronize()

    def _policy(self, policy: str | Kernel | Policy) -> Any:
        """The kernels that follow a policy, and its tables on the device."""
        if policy not in self._policies:
            name, found = named_policy(self.book, self._loops, policy)
            followed = bind_policy(self._cuda, self.book, name, found)
            self._policies[policy] = followed, self._cuda.to_device(tables_of(found, self._rules))
        return self._policies[policy]

    def _on_device(self, actions: Any) -> Any:
        if tuple(actions.shape) != (self.count,):
            raise ValueError(f"step takes {self.count} action ids, one for each game")
        return self._cuda.as_cuda_array(actions) if is_on_device(actions) else self._cuda.to_device(actions)

    def _run(self, kernel: Any, *arguments: Any, threads: int | None = None) -> Any:
        """Launch a kernel over all games; returns its last argument."""
        threads = threads or self._threads
        kernel[-(-self.count // threads), threads](self.rules, self.states, *arguments)
        return arguments[-1]

    def _turn_by_rows(self, chosen: Any, done: Any, scores: Any, refused: Any, seats: Any) -> None:
        """Take a step in each game, then deal those that are over again."""
        self._turns += 1
        over = self._over, self._over_counts, self._turns % 2
        blocks = -(-self.count // GAMES)
        self._moves.move[blocks, GAMES](
            self.rules, self._words, chosen, done, scores, refused, self._noted, *over, seats
        )
        self._moves.deal_again[-(-blocks // DEALT), GAMES](self.rules, self.states, *over, seats)

    def _table(self, width: int, dtype: Any) -> Any:
        """Room for masks or observations: one game after the other. If that is too much for a block to write together,
        the games lie side by side."""
        return (
            self._cuda.device_array((self.count, width), dtype)
            if self._by_rows
            else self._new((self.count, width), dtype)
        )

    def _new(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """An array with the games side by side in memory, so that neighbouring threads write to neighbouring places."""
        return self._cuda.device_array(shape, dtype, order="F")

    def _copy(self, array: Any, out: Any = None) -> Any:
        out = self._new(array.shape, array.dtype) if out is None else out
        out.copy_to_device(array)
        return out


def usable_cuda() -> Any:
    """`numba.cuda`, if there is a GPU behind it."""
    if INTERPRETED:
        raise ValueError("with MANOA_INTERPRETED=1 kernels run on the CPU only")
    if PLAINLY:
        raise ValueError(f"batches on a GPU need Numba {KNOWN_NUMBA}x")
    if not hasattr(np, "row_stack"):  # gone in NumPy 2.5; numba-cuda 0.30 looks it up when imported
        np.row_stack = np.vstack
    try:
        cuda: Any = import_module("numba.cuda")
        usable = cuda.is_available()
    except Exception as error:
        raise ValueError(f"{NO_GPU} ({error})") from None
    if not usable:
        raise ValueError(NO_GPU)
    if not hasattr(cuda, "core"):
        raise ValueError("batches on a GPU need the package numba-cuda: install manoa[cuda]")
    import_module("manoa.kernel.cuda_compiling").prepare()
    cuda.core.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are fine
    return cuda


def is_on_device(array: Any) -> bool:
    return hasattr(array, "__cuda_array_interface__")


def threads_for(games: int, multiprocessors: int) -> int:
    """How many threads a block has. The threads of a warp run one instruction at a time, and those that do something
    else wait. So games are spread over all warps that the GPU runs at once."""
    spread = -(-games // (multiprocessors * WARPS))
    return spread if spread < WARP else THREADS


def words_for(actions: int) -> int:
    """The number of 64-bit words for a list of actions. CUDA fills a thread's own arrays with zeros; fewer words are
    faster."""
    return -(-actions // 4)


@functools.cache
def bind(cuda: Any, book: Rulebook) -> SimpleNamespace:
    """The CUDA kernels of a game. The number of the thread is the number of the game."""
    bound = loops.bind(book)
    deal, score, player, observe = book.deal, book.score, book.player, book.observe
    legal_one, step_one, ordered_mask_one = bound.legal_one, bound.step_one, bound.ordered_mask_one
    scratch_words, noted_words = words_for(book.action_count), bit_words(book.action_count)

    def deal_games(rules: Any, states: Any, keys: Any, done: Any, scores: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            deal(rules[0], states[i], keys[i])
            done[i] = False
            score(rules[0], states[i], scores[i])

    def players(rules: Any, states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            out[i] = player(rules[0], states[i])

    def masks(rules: Any, states: Any, noted: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(scratch_words, np.int64).view(ACTION)
            marks = cuda.local.array(noted_words, np.int64)
            ordered_mask_one(rules[0], states[i], scratch, marks, out[i])
            for word in range(noted_words):
                noted[i, word] = marks[word]

    def features(rules: Any, states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            observe(rules[0], states[i], player(rules[0], states[i]), out[i])

    def step(rules: Any, states: Any, chosen: Any, done: Any, scores: Any, refused: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(scratch_words, np.int64).view(ACTION)
            if legal_one(rules[0], states[i], scratch, chosen[i]):
                done[i] = step_one(rules[0], states[i], scratch, chosen[i], scores[i])
            else:
                done[i] = False
                cuda.atomic.add(refused, 0, 1)

    kernels = {"deal": deal_games, "players": players, "masks": masks, "observe": features, "step": step}
    jitted = {name: cuda.jit(function) for name, function in kernels.items()}
    return SimpleNamespace(**jitted, turn=bind_turn(cuda, book, bound))


def bind_turn(cuda: Any, book: Rulebook, bound: SimpleNamespace) -> Any:
    """The CUDA kernel that takes a step if it is noted as legal, and writes everything there is to see after it."""
    player, observe, step_one, ordered_mask_one = book.player, book.observe, bound.step_one, bound.ordered_mask_one
    is_noted, action_count = bound.is_noted, book.action_count
    scratch_words, noted_words = words_for(action_count), bit_words(action_count)

    def turn(
        rules: Any,
        states: Any,
        chosen: Any,
        done: Any,
        scores: Any,
        refused: Any,
        noted: Any,
        seats: Any,
        legal: Any,
        seen: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(scratch_words, np.int64).view(ACTION)
            marks = cuda.local.array(noted_words, np.int64)
            action = chosen[i]
            if is_noted(noted[i], action, action_count):
                done[i] = step_one(rules[0], states[i], scratch, action, scores[i])
            else:
                done[i] = False
                cuda.atomic.add(refused, 0, 1)
            seats[i] = player(rules[0], states[i])
            ordered_mask_one(rules[0], states[i], scratch, marks, legal[i])
            for word in range(noted_words):
                noted[i, word] = marks[word]
            observe(rules[0], states[i], seats[i], seen[i])

    return cuda.jit(turn)


@functools.cache
def bind_policy(cuda: Any, book: Rulebook, name: str, policy: Kernel | Policy) -> SimpleNamespace:
    """The CUDA kernels that follow a policy. Local records must be aligned, or CUDA cannot read the wider numbers in
    them."""
    followed = loops.bind_policy(book, name, policy)
    memory_type = (policy.memory if isinstance(policy, Policy) else Nothing).dtype
    sow, stir = chance.sow, chance.stir
    follow, scratch_words = followed.follow, words_for(book.action_count)

    def choose(rules: Any, states: Any, tables: Any, seed: int, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(scratch_words, np.int64).view(ACTION)
            memory = cuda.local.array(1, memory_type, alignment=8)
            out[i] = follow(rules[0], states[i], scratch, tables[0], memory[0], stir(sow(seed, i)))

    bind_playout = bind_playout_by_votes if book.brief else bind_playout_alone
    return SimpleNamespace(choose=cuda.jit(choose), playout=cuda.jit(bind_playout(cuda, book, followed, memory_type)))


def bind_playout_alone(cuda: Any, book: Rulebook, followed: SimpleNamespace, memory_type: Any) -> Any:
    """Each thread plays its game to the end, on a copy in the thread's own memory."""
    score, sow, playout_one = book.score, chance.sow, followed.playout_one
    scratch_words, state_type = words_for(book.action_count), book.state.dtype

    def playout(rules: Any, states: Any, tables: Any, seed: int, scores: Any, steps: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(scratch_words, np.int64).view(ACTION)
            memory = cuda.local.array(1, memory_type, alignment=8)
            work = cuda.local.array(1, state_type, alignment=8)
            work[0] = states[i]
            steps[i] = playout_one(rules[0], work[0], scratch, tables[0], memory[0], sow(seed, i))
            score(rules[0], work[0], scores[i])

    return playout


def bind_playout_by_votes(cuda: Any, book: Rulebook, followed: SimpleNamespace, memory_type: Any) -> Any:
    """The same for a game with brief steps. While one thread of a warp takes a long step, the others wait. So all of
    them take their brief steps first."""
    over, score, sow, stir = book.over, book.score, chance.sow, chance.stir
    brief: Any = book.brief
    step_by_policy = followed.step_by_policy
    scratch_words, state_type = words_for(book.action_count), book.state.dtype

    def playout(rules: Any, states: Any, tables: Any, seed: int, scores: Any, steps: Any) -> None:
        i = cuda.grid(1)
        scratch = cuda.local.array(scratch_words, np.int64).view(ACTION)
        memory = cuda.local.array(1, memory_type, alignment=8)
        work = cuda.local.array(1, state_type, alignment=8)
        if i < states.size:
            work[0] = states[i]
        going = i < states.size and not over(rules[0], work[0])
        luck, taken = sow(seed, i), 0
        while cuda.any_sync(ALL, going):
            is_brief = going and brief(rules[0], work[0])
            some_are = cuda.any_sync(ALL, is_brief)
            if going and is_brief == some_are:
                luck = stir(luck)
                step_by_policy(rules[0], work[0], scratch, tables[0], memory[0], luck)
                taken += 1
                going = not over(rules[0], work[0])
        if i < states.size:
            steps[i] = taken
            score(rules[0], work[0], scores[i])

    return playout
