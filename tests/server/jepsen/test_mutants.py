"""Servers that are wrong on purpose are found out. The server as it is passes such runs, and harder ones: `test_kills`.

What they do wrong, they do so often that it does not depend on luck whether it shows before the fault.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from server.jepsen.nest import Nest
from server.jepsen.trial import BOT, LOST_CITIES, ME, OPEN, Trial, sqlite_plan

OKS = 16  # before the fault
PATIENCE = 1.0  # seconds at the end: a server that is wrong may never come to rest
PEOPLE = ({**LOST_CITIES, "seats": [ME, OPEN]},)
WITH_A_BOT = ({**LOST_CITIES, "seats": [ME, BOT]},)


@pytest.mark.parametrize(
    ("mutant", "fault", "tables", "words"),
    [
        ("no-flush", "power cut", PEOPLE, "is not there"),
        ("answer-before-commit", "kill -9", PEOPLE, "is not there"),
        ("skip-a-version", "clock step", PEOPLE, "came"),
        ("do-a-duty-twice", "clock step", WITH_A_BOT, "was done twice"),
        ("show-a-hidden-card", "clock step", PEOPLE, "what they cannot know"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_a_mutant_is_found_out(
    tmp_path: Path, nest: Nest, mutant: str, fault: str, tables: tuple[dict[str, object], ...], words: str
) -> None:
    given = {"tables": tables, "bots": tables == WITH_A_BOT, "oks": OKS, "think": 0.05, "longest_life": 0.0}
    plan = sqlite_plan(tmp_path, 1, 5, kinds=(fault,), mutant=mutant, patience=PATIENCE, **given)
    found = nest.runner.run(Trial(plan, nest.nursery).run()).complaints
    assert any(words in complaint for complaint in found), found
