"""Results are the same everywhere: in another process, and with any hashing of strings."""

from __future__ import annotations

import digest
from walks import finished, main_tables


def test_another_process_finds_the_same() -> None:
    """A process with another hashing of strings. In this process the hashing is random already."""
    records = [finished(table, seed).record() for seed, table in enumerate(main_tables())]
    assert digest.elsewhere(records, every=60, PYTHONHASHSEED="4242") == digest.here(records, every=60)
