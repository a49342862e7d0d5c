"""The same source, interpreted and compiled: equal at every step."""

from __future__ import annotations

import digest
from walks import finished, main_tables


def test_interpreted_and_compiled_agree_at_every_step() -> None:
    """Every other table to its end, the rest for a good while: interpreted, a step takes a thousand times as long."""
    ends = [finished(table, seed) for seed, table in enumerate(main_tables())]
    records = [(end if place % 2 else end.at(min(len(end.steps), 250))).record() for place, end in enumerate(ends)]
    compiled = digest.here(records, every=60)
    interpreted = digest.elsewhere(records, every=60, MANOA_INTERPRETED="1")
    for record, expected, found in zip(records, compiled["matches"], interpreted["matches"], strict=True):
        assert found == expected, record["options"]
    assert interpreted == compiled
