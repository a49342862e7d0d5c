"""Seeds as people write them, and the 256-bit keys they stand for."""

from __future__ import annotations

import hashlib
import os
import re
import reprlib
from collections.abc import Sequence
from typing import Any

import numpy as np

Seed = int | bytes
HEX = re.compile("[0-9a-f]{64}", re.IGNORECASE | re.ASCII)
ALLOWED = "a seed is a whole number from 0 to 2**256 - 1, or 32 bytes"


def seed_bytes(seed: Seed | None) -> bytes:
    """The 32 bytes of a seed. A number is written lowest byte first; None asks the operating system."""
    if seed is None:
        return os.urandom(32)
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool) and 0 <= seed < 2**256:
        return int(seed).to_bytes(32, "little")
    raise ValueError(f"{ALLOWED}, not {seed!r}")


def policy_seed(seed: Any) -> int:
    """A checked seed of the fast generator (`chance.sow`), for policies and playouts."""
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool) and 0 <= seed < 2**63:
        return int(seed)
    raise ValueError(f"the seed of a policy is a whole number from 0 to 2**63 - 1, not {reprlib.repr(seed)}")


class Luck:
    """Seeds of policies for callers of a batch who name none: another one for each call, and all of them again after
    the same deals."""

    def __init__(self, keys: Any) -> None:
        digest = hashlib.sha256(np.asarray(keys[:32]).tobytes()).digest()
        self._next = int.from_bytes(digest[:7], "little")

    def seed(self, given: Any = None) -> int:
        """The seed that a caller gave, checked, or the next one."""
        if given is not None:
            return policy_seed(given)
        self._next += 1
        return self._next


def is_hex(given: Any) -> bool:
    """Whether this is a seed as records write it."""
    return isinstance(given, str) and HEX.fullmatch(given) is not None


def key(seed: bytes) -> Any:
    """The eight words of a key."""
    return np.frombuffer(seed, "<u4").astype(np.uint32)


def keys(seeds: Sequence[Seed] | Any | None, count: int) -> Any:
    """A key for each of `count` games."""
    if seeds is None:
        return np.frombuffer(os.urandom(32 * count), "<u4").astype(np.uint32).reshape(count, 8)
    if not isinstance(seeds, Sequence | np.ndarray) or np.ndim(seeds) == 0 or len(seeds) != count:
        raise ValueError(f"this batch takes {count} seeds, one for each game")
    if isinstance(seeds, np.ndarray) and seeds.dtype.kind in "iu" and seeds.ndim == 1:
        return _keys_of_numbers(seeds)
    return np.stack([key(seed_bytes(seed)) for seed in seeds])


def _keys_of_numbers(seeds: Any) -> Any:
    if len(seeds) and seeds.min() < 0:
        raise ValueError(f"{ALLOWED}, not {seeds.min()}")
    made = np.zeros((len(seeds), 8), np.uint32)
    made[:, :2] = seeds.astype("<u8").view("<u4").reshape(-1, 2)
    return made
