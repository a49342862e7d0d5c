"""The table as a picture: the island in its sea, the cave, the seats, fights, prices, and what one seat holds."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from manoa.art.island import RESOURCES
from manoa.art.kit import Point
from manoa.art.look import Look
from manoa.art.paper import compass_rose, document
from manoa.games.island.picture_dock import HEIGHT as DOCK
from manoa.games.island.picture_dock import dock
from manoa.games.island.picture_map import (
    CAVE_TILE,
    Box,
    Place,
    Plan,
    beast_signs,
    cave_box,
    cave_inset,
    cave_room,
    ground,
    laid,
    named,
    names,
    plan,
    rings,
    sea,
    shore,
    signs,
    trail,
)
from manoa.games.island.picture_panel import panel
from manoa.games.island.picture_pieces import built, standing, widths
from manoa.games.island.picture_seats import SEAT_HEIGHT, STAGE, WIDTH, seats
from manoa.games.island.picture_words import View, circumstances, counted, explorer_name, turn
from manoa.games.island.sheet import symbols

LEAST_HEIGHT = 900
TALLEST = 1180  # of the stage, for islands that are long from north to south
READABLE = 34.0  # a tile's size below which the stage grows, if that helps
MARGIN = 14
ABOVE = 12 + SEAT_HEIGHT + 6  # what the seats take above the map


def picture(options: dict[str, Any], view: dict[str, Any], look: Look) -> str:
    """The table as `view` shows it, as an SVG document."""
    own: dict[str, str] = {}
    house_values = options["house_values"]
    rail, height = panel(house_values, view, look, LEAST_HEIGHT)
    stage = _stage_height(view, height - DOCK)
    if stage + DOCK > height:
        rail, height = panel(house_values, view, look, stage + DOCK)
    box = cave_box(view, MARGIN, stage - MARGIN)
    chart = _island_plan(view, stage, box)
    body = sea(STAGE, stage, ABOVE) + _rose(chart, laid(view, "island"), stage) + _map(chart, view, look.events, own)
    body += _cave(view, look.events, box, own) + seats(view, look, 12) + dock(view, look, stage) + rail
    return document(
        body,
        width=WIDTH,
        height=stage + DOCK,
        theme=look.theme,
        title=f"The Island of El Dorado, round {view['round']}",
        about=_in_words(view, look),
        own={**symbols(), **own},
    )


# Layout


def _stage_height(view: View, least: float) -> float:
    """As tall as it has to be for tiles that can be read."""
    stage = least
    while stage < TALLEST:
        size = _island_plan(view, stage, cave_box(view, MARGIN, stage - MARGIN)).size
        taller = _island_plan(view, stage + 60, cave_box(view, MARGIN, stage + 60 - MARGIN)).size
        if size >= READABLE or taller <= size * 1.01:
            break
        stage += 60
    return stage


def _island_plan(view: View, stage: float, cave: Box) -> Plan:
    """The island beside the cave, above it, or around it, whichever shows it largest."""
    whole = (MARGIN, ABOVE, STAGE - MARGIN, stage - MARGIN)
    beside = (cave[2] + 8, ABOVE, STAGE - MARGIN, stage - MARGIN)
    above = (MARGIN, ABOVE, STAGE - MARGIN, cave[1] - 8)
    return plan(list(laid(view, "island")), (whole, beside, above), cave)


def _rose(chart: Plan, places: Iterable[Place], stage: float) -> str:
    """A compass rose in a corner that the island leaves free; the one below left is the cave's."""
    r = 40.0
    far = r + 30
    corners: tuple[Point, ...] = ((STAGE - far, ABOVE + far), (STAGE - far, stage - far), (far, ABOVE + far))
    tiles = [chart.xy(at) for at in places]
    for corner in corners:
        if min(math.dist(corner, tile) for tile in tiles) > r + 1.95 * chart.size:
            return compass_rose(corner[0], corner[1], r)
    return ""


# Maps


def _map(chart: Plan, view: View, events: tuple[dict[str, Any], ...], own: dict[str, str]) -> str:
    tiles = laid(view, "island")
    drawing = shore(chart, tiles, own) + ground(chart, tiles)
    drawing += '<use href="#isle" fill="none" stroke="var(--board-edge)" stroke-opacity=".3" stroke-width="1.3"/>'
    return drawing + _played(chart, tiles, view, events, "island", own)


def _cave(view: View, events: tuple[dict[str, Any], ...], box: Box, own: dict[str, str]) -> str:
    tiles = laid(view, "cave")
    drawing = cave_inset(view, box)
    if not tiles:
        return drawing
    chart = plan(list(tiles), (cave_room(box),), largest=CAVE_TILE)
    drawing += ground(chart, tiles) + _played(chart, tiles, view, events, "cave", own)
    return drawing + beast_signs(chart, tiles)


def _played(
    chart: Plan, tiles: dict[Place, str], view: View, events: Iterable[dict[str, Any]], table: str, own: dict[str, str]
) -> str:
    """All that lies above the ground of a map."""
    drawing = signs(chart, tiles, widths(view, table)) + names(chart, tiles, built(view, chart, table), table, own)
    drawing += trail(chart, tiles, events, table) + rings(chart, view, table)
    return drawing + standing(chart, view, table) + named(chart, view, table)


def _in_words(view: View, look: Look) -> str:
    parts = [turn(view, look), *(sentence.rstrip(".") for sentence in circumstances(view, look))]
    for seat, shrines in enumerate(view["shrines"]):
        held = view["resources"][seat]
        if held is None:
            stores = counted(view["cards"][seat], "card")
        else:
            stores = ", ".join(f"{held[kind]} {kind}" for kind in RESOURCES)
        whose = f"{look.name(seat)} ({view['colours'][seat]}, {explorer_name(view, seat)})"
        parts.append(f"{whose}: {shrines} of 4 shrines, strength {view['strengths'][seat]}, {stores}")
    return ". ".join(parts) + "."
