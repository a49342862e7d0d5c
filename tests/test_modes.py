"""The same source, interpreted and compiled: equal at every step."""

from __future__ import annotations

import digest
from walks import finished, main_tables


def test_interpreted_and_compiled_agree_at_every_step() -> None:
    records = [finished(table, seed).record() for seed, table in enumerate(main_tables())]
    compiled = digest.here(records, every=60)
    interpreted = digest.elsewhere(records, every=60, MANOA_INTERPRETED="1")
    for record, expected, found in zip(records, compiled["matches"], interpreted["matches"], strict=True):
        assert found == expected, record["options"]
    assert interpreted == compiled
