"""The same everywhere: in another process, and whatever the hashing of strings."""

from __future__ import annotations

import pytest

import digest
from walks import finished, main_tables


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_another_process_finds_the_same(hash_seed: str) -> None:
    records = [finished(table, seed).record() for seed, table in enumerate(main_tables())]
    assert digest.elsewhere(records, every=20, PYTHONHASHSEED=hash_seed) == digest.here(records, every=20)
