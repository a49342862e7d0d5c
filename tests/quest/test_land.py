"""The ground of the route editor: every space that a scene draws is among the definitions."""

from __future__ import annotations

import re

import pytest

from manoa.art.sprites import icons
from manoa.games.quest.drawing.land import drawn, land
from manoa.games.quest.drawing.map import ground_map
from manoa.games.quest.drawing.plan import plan
from manoa.games.quest.parts.board import ROUTES, board

ROOM = (1080.0, 570.0)


@pytest.mark.parametrize("route", ROUTES)
def test_whatever_a_map_on_its_edge_is_made_of_is_there(route: str) -> None:
    chart = plan(board(route, swamps=True), ROOM)._replace(angle=90)
    _, own = ground_map(chart)
    assert {name for name in own if name.startswith(("quest-ground-", "quest-glyph-"))} <= land().keys()


def test_it_refers_to_itself_and_to_icons_only() -> None:
    markup = drawn()
    named = set(re.findall(r' id="([\w-]+)"', markup))
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', markup)) <= named | icons().keys()
