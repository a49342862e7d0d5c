"""Batches on a GPU, one game per thread.

The inner loops are those of `loops`, called from CUDA kernels as they are. All arrays stay on the device and carry
`__cuda_array_interface__`, so PyTorch, CuPy and JAX take them over without a copy. Nothing is copied to the host by a
step; what is illegal is therefore not raised but skipped and counted, and `refused()` asks for the count.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from manoa.kernel import chance, loops
from manoa.kernel.batch import ACTION, FEATURE, SCORE, Playouts, checked_count, named_policy
from manoa.kernel.mode import INTERPRETED
from manoa.kernel.rulebook import Kernel, Rulebook
from manoa.kernel.seeds import Seed, keys, light

THREADS = 128  # in a block

NO_GPU = "this machine has no GPU that CUDA can use; device='cpu' works everywhere"


class CudaBatch:
    """A batch on the GPU; see `manoa.kernel.batch.Batch`."""

    def __init__(self, book: Rulebook, rules: Any, count: int) -> None:
        count = checked_count("a batch has at least 1 game", count)
        self._cuda = usable_cuda()
        self.book = book
        self.count = count
        self.seats = int(rules["players"][0])
        self.rules = self._cuda.to_device(rules)
        self.states = self._cuda.to_device(book.state.many(count))
        self._features = book.feature_count(rules[0])
        self._loops = loops.bind(book)
        self._kernels = bind(self._cuda, book, self._loops)
        self._policies: dict[Any, Any] = {}
        self._done = self._new((count,), np.bool_)
        self._scores = self._new((count, self.seats), SCORE)
        self._refused = self._cuda.to_device(np.zeros(1, np.int64))
        self.reset()

    def __len__(self) -> int:
        return self.count

    def reset(self, seeds: Sequence[Seed] | Any | None = None) -> None:
        self._run(self._kernels.deal, self._cuda.to_device(keys(seeds, self.count)), self._done, self._scores)

    def players(self, out: Any = None) -> Any:
        out = self._new((self.count,), np.int8) if out is None else out
        return self._run(self._kernels.players, out)

    def masks(self, out: Any = None) -> Any:
        out = self._new((self.count, self.book.action_count), np.bool_) if out is None else out
        return self._run(self._kernels.masks, out)

    def observe(self, out: Any = None) -> Any:
        out = self._new((self.count, self._features), FEATURE) if out is None else out
        return self._run(self._kernels.observe, out)

    def step(self, actions: Any) -> None:
        """One action in each game, given as an array on the device (or one that is copied there)."""
        if tuple(actions.shape) != (self.count,):
            raise ValueError(f"step takes {self.count} action ids, one for each game")
        chosen = self._cuda.as_cuda_array(actions) if is_on_device(actions) else self._cuda.to_device(actions)
        self._run(self._kernels.step, chosen, self._done, self._scores, self._refused)

    def done(self) -> Any:
        return self._copy(self._done)

    def scores(self, out: Any = None) -> Any:
        return self._copy(self._scores, out)

    def refused(self) -> int:
        """How many illegal actions `step` has skipped so far. Waits for the device."""
        return int(self._refused.copy_to_host()[0])

    def choose(self, policy: str | Kernel = "random", seed: int = 0, out: Any = None) -> Any:
        out = self._new((self.count,), ACTION) if out is None else out
        return self._run(self._policy(policy).choose, np.int64(light(seed)), out)

    def playout(self, policy: str | Kernel = "random", seed: int = 0) -> Playouts:
        ended = Playouts(self._new((self.count, self.seats), SCORE), self._new((self.count,), np.int32))
        self._run(self._policy(policy).playout, np.int64(light(seed)), *ended)
        return ended

    def synchronize(self) -> None:
        """Wait until the device has done all that was asked of it."""
        self._cuda.synchronize()

    def _policy(self, policy: str | Kernel) -> Any:
        if policy not in self._policies:
            name, follow = named_policy(self.book, self._loops, policy)
            played = loops.bind_policy(self.book, name, follow).playout_one
            self._policies[policy] = bind_policy(self._cuda, self.book, follow, played)
        return self._policies[policy]

    def _run(self, kernel: Any, *arguments: Any) -> Any:
        """Launch a kernel over all games; gives back its last argument."""
        blocks = -(-self.count // THREADS)
        kernel[blocks, THREADS](self.rules, self.states, *arguments)
        return arguments[-1]

    def _new(self, shape: tuple[int, ...], dtype: Any) -> Any:
        """A table with the games side by side in memory: neighbouring threads then write to neighbouring places."""
        return self._cuda.device_array(shape, dtype, order="F")

    def _copy(self, array: Any, out: Any = None) -> Any:
        out = self._new(array.shape, array.dtype) if out is None else out
        out.copy_to_device(array)
        return out


def usable_cuda() -> Any:
    """`numba.cuda`, if there is a GPU behind it."""
    if INTERPRETED:
        raise ValueError("with MANOA_INTERPRETED=1 kernels run on the CPU only")
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
    cuda.core.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is no mistake
    return cuda


def is_on_device(array: Any) -> bool:
    return hasattr(array, "__cuda_array_interface__")


def bind(cuda: Any, book: Rulebook, bound: SimpleNamespace) -> SimpleNamespace:
    """The CUDA kernels of a game: the thread's number is the game's."""
    deal, score, player, observe = book.deal, book.score, book.player, book.observe
    mask_one, legal_one, step_one = bound.mask_one, bound.legal_one, bound.step_one
    room, action_type = book.action_count, np.dtype(ACTION)

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

    def masks(rules: Any, states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(room, action_type)
            mask_one(rules[0], states[i], scratch, out[i])

    def features(rules: Any, states: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            observe(rules[0], states[i], player(rules[0], states[i]), out[i])

    def step(rules: Any, states: Any, chosen: Any, done: Any, scores: Any, refused: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(room, action_type)
            if legal_one(rules[0], states[i], scratch, chosen[i]):
                done[i] = step_one(rules[0], states[i], chosen[i], scores[i])
            else:
                done[i] = False
                cuda.atomic.add(refused, 0, 1)

    kernels = {"deal": deal_games, "players": players, "masks": masks, "observe": features, "step": step}
    return SimpleNamespace(**{name: cuda.jit(function) for name, function in kernels.items()})


def bind_policy(cuda: Any, book: Rulebook, policy: Kernel, playout_one: Kernel) -> SimpleNamespace:
    """The CUDA kernels that follow a policy. A playout runs on a copy in the thread's own memory."""
    score, sow, stir = book.score, chance.sow, chance.stir
    room, action_type, state_type = book.action_count, np.dtype(ACTION), book.state.dtype

    def choose(rules: Any, states: Any, seed: int, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(room, action_type)
            out[i] = policy(rules[0], states[i], scratch, stir(sow(seed, i)))

    def playout(rules: Any, states: Any, seed: int, scores: Any, steps: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            scratch = cuda.local.array(room, action_type)
            work = cuda.local.array(1, state_type)
            work[0] = states[i]
            steps[i] = playout_one(rules[0], work[0], scratch, sow(seed, i))
            score(rules[0], work[0], scores[i])

    return SimpleNamespace(choose=cuda.jit(choose), playout=cuda.jit(playout))
