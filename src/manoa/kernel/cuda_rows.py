"""Turns of games with small rows: the threads of a block write masks and observations together.

If each thread writes only the numbers of its own game, the memory of a GPU gets many small requests, and a step waits
for them. Here a block collects the rows of its games in shared memory, in the order they have in the array, and copies
that stretch in wide words. This needs arrays with one row after the other, and small rows. The states that a step
changes are copied in the same way.

A step that ends a game is followed by a new deal, and all neighbouring threads would wait for it. So games that are
over go into a list, and another kernel deals those in the list.
"""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

import numpy as np

from manoa.kernel import loops
from manoa.kernel.batch import ACTION, FEATURE
from manoa.kernel.rulebook import Rulebook

GAMES = 64  # of a block
SHARED_BYTES = 48 * 1024  # that a block may have
WORD = 8  # bytes
DEALT = 16  # one thread in this many deals games that are over


def fit(features: int) -> bool:
    """Whether the rows of a block's games fit into shared memory."""
    return GAMES * features * np.dtype(FEATURE).itemsize <= SHARED_BYTES


def bit_words(actions: int) -> int:
    """How many words hold a bit for each action."""
    return -(-actions // loops.BITS)


def are_rows(array: Any) -> bool:
    """Whether an array has one row after the other and begins at the start of a word."""
    interface = array.__cuda_array_interface__
    width = interface["shape"][-1] * np.dtype(interface["typestr"]).itemsize
    strides = interface.get("strides")
    return interface["data"][0] % WORD == 0 and (strides is None or strides[0] == width)


def words(cuda: Any, array: Any) -> Any:
    """The same memory as words, without the last bytes if they do not fill one."""
    interface = array.__cuda_array_interface__
    size = int(np.prod(interface["shape"])) * np.dtype(interface["typestr"]).itemsize // WORD
    as_words = {"shape": (size,), "typestr": np.dtype(np.uint64).str, "data": interface["data"], "version": 3}
    return cuda.from_cuda_array_interface(as_words, owner=array)


def bind_copying(cuda: Any) -> SimpleNamespace:
    """The functions with which the threads of a block copy together."""

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def copy(source: Any, source_first: int, target: Any, target_first: int, size: int) -> None:
        """Copy words, with the threads of the block side by side. The number of rounds is known beforehand, so the
        compiler requests many at once. Indices are np.uint64, because for others it would check whether they are
        negative."""
        source_at = np.uint64(source_first + cuda.threadIdx.x)
        target_at = np.uint64(target_first + cuda.threadIdx.x)
        for step in range(size // GAMES):
            target[target_at + np.uint64(step * GAMES)] = source[source_at + np.uint64(step * GAMES)]
        if cuda.threadIdx.x < size % GAMES:
            rest = np.uint64(size // GAMES * GAMES)
            target[target_at + rest] = source[source_at + rest]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def fetch(states: Any, block: Any) -> None:
        """Copy the states of the block's games into shared memory; the last block may have fewer."""
        first, me = cuda.blockIdx.x * block.size, cuda.threadIdx.x
        if first + block.size <= states.size:
            copy(states, first, block, 0, block.size)
        else:
            for word in range(me, states.size - first, GAMES):
                block[word] = states[first + word]
        cuda.syncthreads()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def put_back(block: Any, states: Any) -> None:
        cuda.syncthreads()
        first, me = cuda.blockIdx.x * block.size, cuda.threadIdx.x
        if first + block.size <= states.size:
            copy(block, 0, states, first, block.size)
        else:
            for word in range(me, states.size - first, GAMES):
                states[first + word] = block[word]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def hand_out(rows: Any, block: Any, out: Any, out_words: Any) -> None:
        """Copy the rows that the threads of the block have written."""
        cuda.syncthreads()
        first, me, width = cuda.blockIdx.x * GAMES, cuda.threadIdx.x, out.shape[1]
        if first + GAMES <= out.shape[0]:
            copy(block, 0, out_words, cuda.blockIdx.x * block.size, block.size)
        elif first + me < out.shape[0]:
            for place in range(width):
                out[first + me, place] = rows[me * width + place]

    return SimpleNamespace(fetch=fetch, put_back=put_back, hand_out=hand_out)


@functools.cache
def bind_moves(cuda: Any, book: Rulebook) -> SimpleNamespace:
    """The CUDA kernels of a game that take a step, and that deal again the games that are over."""
    player, action_count, bound, copying = book.player, book.action_count, loops.bind(book), bind_copying(cuda)
    fetch, put_back, move_one, deal_again_one = copying.fetch, copying.put_back, bound.move_one, bound.deal_again_one
    is_noted = bound.is_noted
    state_type, state_words = book.state.dtype, GAMES * book.state.dtype.itemsize // WORD

    def move(
        rules: Any,
        states: Any,
        chosen: Any,
        done: Any,
        scores: Any,
        refused: Any,
        noted: Any,
        over: Any,
        counts: Any,
        turn: int,
        seats: Any,
    ) -> None:
        """Take a step if it is noted as legal, and list the games that are over."""
        block = cuda.shared.array(state_words, np.uint64)
        fetch(states, block)
        i = cuda.grid(1)
        if i < done.size:
            state = block.view(state_type)[cuda.threadIdx.x]
            scratch = cuda.local.array(1, np.int64).view(ACTION)
            action, ended = chosen[i], False
            if is_noted(noted[i], action, action_count):
                ended = move_one(rules[0], state, scratch, action, scores[i])
            else:
                cuda.atomic.add(refused, 0, 1)
            done[i] = ended
            if ended:
                over[cuda.atomic.add(counts, turn, 1)] = i
            else:
                seats[i] = player(rules[0], state)
        put_back(block, states)

    def deal_again(rules: Any, states: Any, over: Any, counts: Any, turn: int, seats: Any) -> None:
        """Deal the next game for all that are listed. The list of the next turn begins empty."""
        if cuda.grid(1) == 0:
            counts[1 - turn] = 0
        for k in range(cuda.grid(1), counts[turn], cuda.gridsize(1)):
            game = over[k]
            deal_again_one(rules[0], states[game])
            seats[game] = player(rules[0], states[game])

    return SimpleNamespace(move=cuda.jit(move), deal_again=cuda.jit(deal_again))


@functools.cache
def bind_rows(cuda: Any, book: Rulebook, features: int) -> SimpleNamespace:
    """The CUDA kernels of a game that write rows."""
    player, actions, observe, action_count = book.player, book.actions, book.observe, book.action_count
    hand_out = bind_copying(cuda).hand_out
    note_legal, noted_words = loops.bind(book).note_legal, bit_words(action_count)
    list_size, mask_words = GAMES * action_count, GAMES * action_count // WORD
    feature_words = GAMES * features * np.dtype(FEATURE).itemsize // WORD

    def masks(rules: Any, states: Any, noted: Any, out_words: Any, out: Any) -> None:
        block = cuda.shared.array(mask_words, np.uint64)
        lists = cuda.shared.array(list_size, ACTION)
        rows = block.view(np.bool_)
        for word in range(cuda.threadIdx.x, mask_words, GAMES):
            block[word] = 0
        cuda.syncthreads()
        i, first = cuda.grid(1), cuda.threadIdx.x * action_count
        if i < states.size:
            scratch = lists[first : first + action_count]
            marks = cuda.local.array(noted_words, np.int64)
            size = actions(rules[0], states[i], scratch)
            for k in range(size):
                rows[first + scratch[k]] = True
            note_legal(scratch, size, marks)
            for word in range(noted_words):
                noted[i, word] = marks[word]
        hand_out(rows, block, out, out_words)

    def observations(rules: Any, states: Any, out_words: Any, out: Any) -> None:
        block = cuda.shared.array(feature_words, np.uint64)
        rows = block.view(FEATURE)
        i, first = cuda.grid(1), cuda.threadIdx.x * features
        if i < states.size:
            observe(rules[0], states[i], player(rules[0], states[i]), rows[first : first + features])
        hand_out(rows, block, out, out_words)

    return SimpleNamespace(masks=cuda.jit(masks), observe=cuda.jit(observations))
