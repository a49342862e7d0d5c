"""The journal that `apply` writes into."""

from __future__ import annotations

import pytest

from manoa.kernel import journal


def test_entries_come_back_in_order() -> None:
    """Each with its key, its seat and six numbers."""
    pages = journal.new(2)
    journal.note(pages, 3, 1, 10, -20, 30, 40)
    journal.note(pages, 4, -1, 0, 0, 0, 0)
    journal.note_more(pages, 5, 6)
    assert journal.entries(pages) == [(3, 1, 10, -20, 30, 40, 0, 0), (4, -1, 0, 0, 0, 0, 5, 6)]


def test_without_room_nothing_is_written() -> None:
    nowhere = journal.new(0)
    journal.note(nowhere, 3, 1, 0, 0, 0, 0)
    journal.note_more(nowhere, 5, 6)
    assert journal.entries(nowhere) == []


def test_a_full_journal_says_so() -> None:
    """Nothing is dropped in silence, and nothing is written past the end."""
    pages = journal.new(1)
    journal.note(pages, 3, 1, 0, 0, 0, 0)
    journal.note(pages, 4, 1, 0, 0, 0, 0)
    journal.note_more(pages, 5, 6)
    with pytest.raises(OverflowError, match="2 entries"):
        journal.entries(pages)
