"""The same source, interpreted and compiled, gives equal results at every step."""

from __future__ import annotations

import digest
from walks import every_game, finished, main_tables

OFTEN = {"lost-cities": 200, "quest": 150, "island": 90}  # steps between two full comparisons, because bots take long


@every_game
def test_interpreted_and_compiled_agree_at_every_step(name: str) -> None:
    """One table is played to its end, the others for a while: an interpreted step takes a thousand times as long."""
    tables = [table for table in main_tables() if table.game.name == name]
    ends = [finished(table, seed) for seed, table in enumerate(tables)]
    records = [(end.at(min(len(end.steps), 160)) if place else end).record() for place, end in enumerate(ends)]
    compiled = digest.here(records, every=OFTEN[name])
    interpreted = digest.elsewhere(records, every=OFTEN[name], MANOA_INTERPRETED="1")
    for record, expected, found in zip(records, compiled["matches"], interpreted["matches"], strict=True):
        assert found == expected, record["options"]
    assert interpreted == compiled
