"""The paper a picture is printed on, and the small parts it is made of."""

from __future__ import annotations

import math

import pytest

from art.drawings import parsed
from manoa.art.kit import data, hexagon, icon, n, polygon, smooth
from manoa.art.look import Look
from manoa.art.paper import definitions, document
from manoa.art.sprites import icons


def alone(body: str, **own: str) -> str:
    return document(body, width=10, height=10, theme="light", title="A <title>", about="Words & more", own=own)


def test_a_document_stands_alone() -> None:
    root = parsed(alone(icon("coin", 0, 0, 10, "ink")))
    assert root.attrib["viewBox"] == "0 0 10 10"


def test_only_what_is_used_is_defined_and_what_that_uses() -> None:
    text = definitions('<use href="#a"/>', {"a": '<g id="a"><use href="#b"/></g>', "b": '<g id="b"/>', "c": "never"})
    assert text == '<g id="a"><use href="#b"/></g><g id="b"/>'
    assert 'id="coin"' not in alone(icon("machete", 0, 0, 10, "ink"))


def test_a_reference_to_nothing_is_an_error() -> None:
    with pytest.raises(KeyError):
        alone('<use href="#nothing"/>')


def test_every_icon_can_be_printed() -> None:
    assert {"machete", "x-sea"} <= set(icons())
    parsed(alone("".join(f'<use href="#{name}"/>' for name in icons())))


def test_numbers_are_short() -> None:
    assert [n(value) for value in (1.0, 0.25, -0.04, 12.34, -3)] == ["1", "0.2", "0", "12.3", "-3"]
    assert data("M", 1, 2.4, "H", -3) == "M1 2H-3"


def test_hexagons_stand_on_a_corner_or_on_an_edge() -> None:
    assert max(y for _, y in hexagon(100)) == pytest.approx(100)
    assert max(y for _, y in hexagon(100, flat=True)) == pytest.approx(100 * math.sqrt(3) / 2)


def test_a_smooth_line_comes_back_to_its_beginning() -> None:
    """Its numbers are relative, and rounding must not add up."""
    points = hexagon(33.3)
    steps = [piece.replace("-", " -").split() for piece in smooth(points, digits=0).rstrip("Z").split("c")[1:]]
    assert [sum(float(step[axis]) for step in steps) for axis in (4, 5)] == [0, 0]
    assert polygon(points).endswith("Z")


def test_names_are_filled_in_and_seats_go_round() -> None:
    look = Look(seat=2, names=("Anna", " ", "Mira"))
    assert [look.name(seat) for seat in range(4)] == ["Anna", "Player 2", "Mira", "Player 4"]
    assert look.seats(4) == [2, 3, 0, 1]
    assert Look().seats(3) == [0, 1, 2]
