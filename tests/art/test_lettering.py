"""Words on a picture: escaped, cut to the room there is."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa.art.inks import printed
from manoa.art.lettering import cut, display, safe, signed, width, words, wrapped


@given(st.text())
def test_any_text_can_stand_in_a_picture(text: str) -> None:
    element = ElementTree.fromstring(printed(words(text, 0, 0, 15) if text else "<text/>", "light"))
    assert not list(element)


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "a & b", 'x" onload="y', "var(--ink)", "]]>", "’ ½ −"])
def test_a_text_is_shown_as_it_is(text: str) -> None:
    for drawn in (words(text, 0, 0, 15), display(text, 0, 0, 20)):
        element = ElementTree.fromstring(printed(drawn, "dark"))
        assert element.text == text
        assert set(element.attrib) <= {"x", "y", "class", "font-size", "fill", "textLength", "lengthAdjust"}


def test_what_xml_cannot_hold_is_replaced() -> None:
    assert safe("a\x00b\ufffe") == "a\ufffdb\ufffd"


def test_marks_that_turn_the_writing_around_are_replaced() -> None:
    assert safe("\u202eabc") == "\ufffdabc"


@given(st.text(min_size=1), st.floats(20, 400), st.booleans())
def test_a_cut_text_fits(text: str, room: float, display: bool) -> None:
    short = cut(text, room, 15, display)
    assert short == text or width(short, 15, display) <= room
    assert short == text or short.endswith("…")


def test_a_text_that_fits_is_left_alone() -> None:
    assert cut("Mira", 100, 15) == "Mira"


def test_lines_break_at_spaces_only() -> None:
    assert wrapped("Jack of all Trades", 70, 12) == ["Jack of all", "Trades"]
    assert wrapped("Cartographer", 10, 12) == ["Cartographer"]


def test_points_have_a_true_minus() -> None:
    assert [signed(points) for points in (12, 0, -5, None)] == ["+12", "0", "−5", "–"]
