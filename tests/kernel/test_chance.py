"""Chance: ChaCha8 as published, and numbers, orders and playouts drawn from it fairly."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import chacha
from manoa.kernel import chance, seeds
from manoa.kernel.chance import BLOCK, Chance, below, pick, shuffle, sow, stir, word
from manoa.kernel.records import int64

ZERO = bytes(32)
ONE = b"\x01" + bytes(31)

# draft-strombergson-chacha-test-vectors, 256-bit keys, 8 rounds: key, nonce, block 0, block 1.
PUBLISHED = [
    (
        ZERO,
        0,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        ONE,
        0,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8",
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
    (
        ZERO,
        1,
        "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"
        "7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06",
        "470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040"
        "a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46",
    ),
]

# The same draft with nonces of more than one word, which only the reference has; and D. J. Bernstein's own: counter -1.
WITH_LONG_NONCES = [
    (
        b"\xff" * 32,
        2**64 - 1,
        0,
        "e163bbf8c9a739d18925ee8362dad2cdc973df05225afb2aa26396f2a9849a4a"
        "445e0547d31c1623c537df4ba85c70a9884a35bcbf3dfab077e98b0f68135f54",
    ),
    (
        bytes.fromhex("00112233445566778899aabbccddeeffffeeddccbbaa99887766554433221100"),
        0x78695A4B3C2D1E0F,
        1,
        "c5dd30bf55612fab9bdd118920c19816470c7f5dcd42325dbbed8c57a56281c1"
        "44cb0f03e81b3004624e0650a1ce5afaf9a7cd8163f6dbd72602257dd96e471e",
    ),
]
COUNTER_MINUS_ONE = (
    "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
    "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014"
)

MOST = 2**63 - 1  # of the fast generator's states

keys = st.binary(min_size=32, max_size=32)
words32 = st.integers(0, 2**32 - 1)


class Source(Chance):
    """A state of no game. (Numba would take the state of every game for a plain Chance, were there such a one.)"""

    nothing = int64


def started(key: bytes) -> Any:
    state = Source.new()
    chance.start(state, seeds.key(key))
    return state


def block_of(key: bytes, counter: int, stream: int) -> bytes:
    """A block as the kernel makes it."""
    state = started(key)
    chance.fill(state, counter, stream)
    made: bytes = state["block"].astype("<u4").tobytes()
    return made


def holding(words: Iterable[int]) -> Any:
    """A source of chance that gives these words next."""
    state = started(ZERO)
    state["block"] = list(words)
    state["used"] = 0
    return state


def is_even(counts: Iterable[int], expected: float, outcomes: int) -> bool:
    """Pearson's chi-squared test at five standard deviations, by Wilson and Hilferty's approximation."""
    observed = list(counts)
    statistic = sum((count - expected) ** 2 / expected for count in observed)
    statistic += (outcomes - len(observed)) * expected
    spread = 2 / (9 * (outcomes - 1))
    return bool(statistic < (outcomes - 1) * (1 - spread + 5 * spread**0.5) ** 3)


# ChaCha8


@pytest.mark.parametrize(("key", "stream", "first", "second"), PUBLISHED, ids=["TC1", "TC2", "TC3"])
def test_blocks_are_the_published_ones(key: bytes, stream: int, first: str, second: str) -> None:
    assert block_of(key, 0, stream).hex() == chacha.block(key, 0, stream).hex() == first
    assert block_of(key, 1, stream).hex() == chacha.block(key, 1, stream).hex() == second


@pytest.mark.parametrize(("key", "nonce", "counter", "published"), WITH_LONG_NONCES, ids=["TC4", "TC7"])
def test_the_reference_has_whole_nonces_right(key: bytes, nonce: int, counter: int, published: str) -> None:
    assert chacha.block(key, counter, nonce).hex() == published


def test_the_counter_has_64_bits() -> None:
    assert block_of(ZERO, -1, 0).hex() == chacha.block(ZERO, 2**64 - 1, 0).hex() == COUNTER_MINUS_ONE


@given(key=keys, counter=st.integers(0, 2**63 - 1), stream=words32)
def test_blocks_are_those_of_the_reference(key: bytes, counter: int, stream: int) -> None:
    assert block_of(key, counter, stream) == chacha.block(key, counter, stream)


@given(key=keys, count=st.integers(1, 80))
def test_words_come_block_after_block(key: bytes, count: int) -> None:
    state = started(key)
    drawn = [word(state) for _ in range(count)]
    expected = [chacha.words(key, number // BLOCK, 0)[number % BLOCK] for number in range(count)]
    assert drawn == expected
    assert int(state["counter"]) == -(-count // BLOCK)


@given(key=keys)
def test_a_start_forgets_all_that_was(key: bytes) -> None:
    state = started(bytes(range(32)))
    word(state)
    state["revealed"] = 3
    chance.start(state, seeds.key(key))
    assert state.tobytes() == started(key).tobytes()


@given(key=keys)
def test_the_key_of_the_next_game_comes_from_a_stream_of_its_own(key: bytes) -> None:
    state = started(key)
    chance.succeed(state)
    assert state["key"].astype("<u4").tobytes() == chacha.next_seed(key) == chacha.block(key, 0, 1)[:32]


# Numbers


def number_of(word: int, bound: int, width: int = 32) -> int | None:
    """The number that one word gives (Lemire 2019); None for the words beyond the largest multiple of the bound."""
    product = word * bound
    return product >> width if product % 2**width >= 2**width % bound else None


def reference_below(supply: Iterator[int], bound: int) -> int:
    """The number that the next word gives which gives one."""
    return next(number for number in (number_of(word, bound) for word in supply) if number is not None)


def test_the_reference_is_exactly_fair() -> None:
    """With words of 8 bits all can be tried: every number has its equal share of the 256."""
    for bound in range(1, 257):
        shares = Counter(number_of(word, bound, 8) for word in range(256))
        assert shares.pop(None, 0) == 256 % bound
        assert shares == dict.fromkeys(range(bound), 256 // bound)


@given(words=st.lists(words32 | st.integers(0, 3), min_size=BLOCK, max_size=BLOCK), bound=st.integers(1, 2**31 - 1))
def test_bounded_numbers_are_those_of_the_reference(words: list[int], bound: int) -> None:
    state = holding(words)
    supply = itertools.chain(words, chacha.words(ZERO, 0, 0), chacha.words(ZERO, 1, 0))
    assert [below(state, bound) for _ in range(4)] == [reference_below(supply, bound) for _ in range(4)]


@pytest.mark.parametrize("bound", [3 << 29, (1 << 30) + 1])
def test_words_that_would_favour_some_numbers_are_drawn_again(bound: int) -> None:
    state = started(ONE)
    drawn = [below(state, bound) for _ in range(2000)]
    supply = (word for counter in itertools.count() for word in chacha.words(ONE, counter, 0))
    assert drawn == [reference_below(supply, bound) for _ in range(2000)]
    used = (int(state["counter"]) - 1) * BLOCK + int(state["used"])
    assert used > 2000, "nothing was drawn again"


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 60, 61])
def test_bounded_numbers_are_even(bound: int) -> None:
    state = started(ONE)
    counts = Counter(below(state, bound) for _ in range(200 * bound))
    assert set(counts) == set(range(bound))
    assert bound == 1 or is_even(counts.values(), 200, bound)


# Orders


@given(key=keys, size=st.integers(0, 60))
def test_shuffling_is_fisher_and_yates(key: bytes, size: int) -> None:
    cards = np.arange(60, dtype=np.int8)
    shuffle(started(key), cards, size)
    expected, supply = (
        list(range(60)),
        (word for counter in itertools.count() for word in chacha.words(key, counter, 0)),
    )
    for last in range(size - 1, 0, -1):
        other = reference_below(supply, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert cards.tolist() == expected


def test_all_orders_are_as_likely() -> None:
    state = started(ONE)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(200 * 120):
        cards = np.arange(5, dtype=np.int8)
        shuffle(state, cards, 5)
        counts[tuple(cards.tolist())] += 1
    assert len(counts) == 120
    assert is_even(counts.values(), 200, 120)


# The fast generator of playouts


@given(luck=st.integers(0, MOST))
def test_stirring_is_a_step_of_a_congruential_generator_with_full_period(luck: int) -> None:
    factor, summand = 6364136223846793005, 1442695040888963407
    assert stir(luck) == (luck * factor + summand) % 2**63
    assert factor % 4 == summand % 2 == 1


@given(seed=st.integers(-(2**63), 2**63 - 1), index=st.integers(0, 2**40))
def test_sown_luck_is_a_state_of_the_generator(seed: int, index: int) -> None:
    assert 0 <= sow(seed, index) <= MOST


def test_neighbouring_seeds_and_playouts_begin_far_apart() -> None:
    sown = {sow(seed, index) for seed in range(150) for index in range(150)}
    assert len(sown) == 150 * 150


@given(luck=st.integers(0, MOST), bound=st.integers(1, 2**31))
def test_a_pick_is_below_its_bound(luck: int, bound: int) -> None:
    assert pick(luck, bound) == (luck >> 32) * bound >> 31
    assert 0 <= pick(luck, bound) < bound
    assert (pick(0, bound), pick(MOST, bound)) == (0, bound - 1)


@pytest.mark.parametrize("bound", [2, 3, 7, 16, 60])
def test_picks_are_even_along_a_playout(bound: int) -> None:
    luck, counts = sow(1, 1), Counter[int]()
    for _ in range(200 * bound):
        luck = stir(luck)
        counts[pick(luck, bound)] += 1
    assert is_even(counts.values(), 200, bound)


@pytest.mark.parametrize("bound", [2, 3, 7, 16, 60])
def test_first_picks_are_even_over_playouts_and_over_seeds(bound: int) -> None:
    over_playouts = Counter(pick(stir(sow(5, index)), bound) for index in range(200 * bound))
    over_seeds = Counter(pick(stir(sow(seed, 5)), bound) for seed in range(200 * bound))
    assert is_even(over_playouts.values(), 200, bound)
    assert is_even(over_seeds.values(), 200, bound)


def test_pairs_of_picks_are_even() -> None:
    luck, counts = sow(2, 2), Counter[tuple[int, int]]()
    for _ in range(200 * 64):
        first = stir(luck)
        luck = stir(first)
        counts[pick(first, 8), pick(luck, 8)] += 1
    assert is_even(counts.values(), 200, 64)
