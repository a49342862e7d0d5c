"""What bots are called."""

from __future__ import annotations

from hashlib import sha256

from manoa.bots import bots
from manoa.bots.names import NAMES, bot_name

DEALS = [sha256(bytes([number])).digest() for number in range(200)]


def test_a_deal_gives_the_same_name_every_time() -> None:
    assert [bot_name(deal, []) for deal in DEALS] == [bot_name(deal, []) for deal in DEALS]
    assert {bot_name(deal, []) for deal in DEALS} == set(NAMES)


def test_nobody_has_a_name_that_somebody_else_at_the_table_has() -> None:
    for deal in DEALS:
        taken: list[str] = [NAMES[3].upper()]
        for _ in range(3):
            name = bot_name(deal, taken)
            assert name.casefold() not in {other.casefold() for other in taken}
            taken.append(name)


def test_no_name_is_that_of_a_level() -> None:
    assert not {name.casefold() for name in NAMES} & set(bots())
