"""Names on cards: over two lines, broken where that is allowed, as large as the room lets them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa.art.names import SOFT_HYPHEN, fitted, name_width


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Scout", ["Scout"]),
        ("Jack of all Trades", ["Jack of all", "Trades"]),
        ("Fernsprech-Gerät", ["Fernsprech-", "Gerät"]),
        (f"Wissen{SOFT_HYPHEN}schaftlerin", ["Wissen-", "schaftlerin"]),
        (f"Kund{SOFT_HYPHEN}schafter", ["Kundschafter"]),  # whole: so it has to be only a little smaller
    ],
)
def test_lines_break_at_spaces_hyphens_and_where_a_word_may(text: str, lines: list[str]) -> None:
    assert fitted(text, 72, 12).lines == lines


@given(st.text("abcWM -", min_size=1).filter(str.strip), st.floats(20, 200), st.floats(8, 20))
def test_a_name_fits_its_room(text: str, room: float, largest: float) -> None:
    name = fitted(text, room, largest)
    assert name.size <= largest
    assert all(name_width(line, name.size) <= room + 1e-6 for line in name.lines)
