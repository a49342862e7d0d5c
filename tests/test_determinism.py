"""The same everywhere: in another process, and whatever the hashing of strings."""

from __future__ import annotations

import digest
from walks import finished, main_tables


def test_another_process_finds_the_same() -> None:
    """One with another hashing of strings, that is: this one's is random already."""
    records = [finished(table, seed).record() for seed, table in enumerate(main_tables())]
    assert digest.elsewhere(records, every=20, PYTHONHASHSEED="4242") == digest.here(records, every=20)
