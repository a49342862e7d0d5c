"""The table as a picture: the island in its sea, the cave, the players, and the hand of one of them."""

import math
from collections.abc import Iterable
from typing import Any

from manoa.art.kit import Point
from manoa.art.look import Look
from manoa.art.paper import document, rose_in_a_corner
from manoa.art.table import RAIL, ROOM, caption, rail
from manoa.games.island.drawing import map as maps
from manoa.games.island.drawing.beside import HALF, WORDS, explorer_name, hand, players, roll, stacks, turned
from manoa.games.island.drawing.map import Box, Place, Plan, View
from manoa.games.island.drawing.standing import built, standing, widths
from manoa.games.island.drawing.symbols import symbols
from manoa.games.island.parts.tiles import RESOURCES

WIDTH = 1440
STAGE = WIDTH - RAIL
LEAST_HEIGHT = 860
TALLEST = 1180  # of the stage, for islands that are long from north to south
READABLE = 34.0  # a tile's size below which the stage grows, if that helps
MARGIN = 14
DOING = {
    "side": "to pick an explorer",
    "roll": "to choose a speed",
    "gather": "to gather",
    "return": "to give cards back",
    "explore": "to explore",
    "place": "to place a tile",
    "purchase": "may move armies",
    "battle": "may move armies",
    "order": "to pick a defender",
    "retreat": "to retreat",
    "set": "to set an explorer",
    "answer": "to answer an offer",
}


def picture(options: dict[str, Any], view: dict[str, Any], look: Look) -> str:
    """The table as `view` shows it, as an SVG document."""
    own: dict[str, str] = {}
    beside, least = _beside(view, look)
    stage = _stage_height(view, max(LEAST_HEIGHT, least))
    box = maps.cave_box(view, MARGIN, stage - MARGIN)
    chart = _island_plan(view, stage, box)
    body = maps.sea(STAGE, stage, MARGIN)
    body += rose_in_a_corner(STAGE, stage, 40, lambda corner: _is_free(chart, view, box, corner))
    body += _map(chart, view, look.events, own)
    return document(
        body + _cave(view, look.events, box, own) + rail(STAGE, stage) + beside,
        width=WIDTH,
        height=stage,
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
        size = _island_plan(view, stage, maps.cave_box(view, MARGIN, stage - MARGIN)).size
        taller = _island_plan(view, stage + 60, maps.cave_box(view, MARGIN, stage + 60 - MARGIN)).size
        if size >= READABLE or taller <= size * 1.01:
            break
        stage += 60
    return stage


def _island_plan(view: View, stage: float, cave: Box) -> Plan:
    """The island beside the cave, above it, or around it, whichever shows it largest."""
    whole = (MARGIN, MARGIN, STAGE - MARGIN, stage - MARGIN)
    beside = (cave[2] + 8, MARGIN, STAGE - MARGIN, stage - MARGIN)
    above = (MARGIN, MARGIN, STAGE - MARGIN, cave[1] - 8)
    return maps.plan(list(maps.laid(view, "island")), (whole, beside, above), cave)


def _is_free(chart: Plan, view: View, cave: Box, corner: Point) -> bool:
    """Whether a compass rose there lies in open water."""
    near = min(math.dist(corner, chart.xy(at)) for at in maps.laid(view, "island"))
    return near > 40 + 1.95 * chart.size and not (corner[0] < cave[2] and corner[1] > cave[1])


# Maps


def _map(chart: Plan, view: View, events: tuple[dict[str, Any], ...], own: dict[str, str]) -> str:
    tiles = maps.laid(view, "island")
    drawing = maps.shore(chart, tiles, own) + maps.ground(chart, tiles)
    drawing += '<use href="#isle" fill="none" stroke="var(--board-edge)" stroke-opacity=".3" stroke-width="1.3"/>'
    return drawing + _played(chart, tiles, view, events, "island", own)


def _cave(view: View, events: tuple[dict[str, Any], ...], box: Box, own: dict[str, str]) -> str:
    tiles = maps.laid(view, "cave")
    drawing = maps.cave_inset(view, box)
    if not tiles:
        return drawing
    chart = maps.plan(list(tiles), (maps.cave_room(box),), largest=maps.CAVE_TILE)
    drawing += maps.ground(chart, tiles) + maps.beast_signs(chart, tiles)
    return drawing + _played(chart, tiles, view, events, "cave", own)


def _played(
    chart: Plan, tiles: dict[Place, str], view: View, events: Iterable[dict[str, Any]], table: str, own: dict[str, str]
) -> str:
    """All that lies above the ground of a map."""
    drawing = maps.signs(chart, tiles, widths(view, table)) + maps.names(
        chart, tiles, built(view, chart, table), table, own
    )
    drawing += maps.trail(chart, tiles, events, table) + standing(chart, view, table)
    return drawing + maps.fights(chart, view, table) + maps.named(chart, view, table)


# Beside the maps


def _beside(view: View, look: Look) -> tuple[str, float]:
    """Caption, players and what lies on the table; and how tall they are."""
    x = STAGE + (RAIL - ROOM) / 2
    about = [f"round {view['round']}", *_offer(view, look)]
    if view["player"] not in (None, view["turn"]):
        about[0] += f" · turn of {look.name(view['turn'])}"
    drawing, y = caption("The Island of El Dorado", about, turn(view, look), view["player"] is None, x)
    for part in (players, hand):
        more, y = part(view, look, x, y)
        drawing += more
        y += 10
    drawing += roll(view, x, y) + stacks(view, x + HALF, y)
    more, y = turned(view, x, y + 138)
    return drawing + more, y + 10


def turn(view: View, look: Look) -> str:
    """Whose decision it is and what about; in the end, who has won."""
    if view["player"] is not None:
        return f"{look.name(view['player'])} {DOING.get(view['phase'], 'to act')}"
    return f"{look.name(look.first[0])} has won" if len(look.first) == 1 else "Victory is shared"


def _offer(view: View, look: Look) -> list[str]:
    """A trade that waits for an answer."""
    offer = view["offer"]
    if offer is None:
        return []
    give, take = WORDS.amounts(offer["give"]), WORDS.amounts(offer["take"])
    return [f"{look.name(offer['by'])} offers {look.name(offer['to'])} {give} for {take}"]


def _in_words(view: View, look: Look) -> str:
    parts = [turn(view, look), *_offer(view, look)]
    for seat, shrines in enumerate(view["shrines"]):
        held = view["resources"][seat]
        if held is None:
            stores = f"{view['cards'][seat]} resource cards"
        else:
            stores = ", ".join(f"{held[kind]} {kind}" for kind in RESOURCES)
        whose = f"{look.name(seat)} ({view['colours'][seat]}, {explorer_name(view, seat)})"
        parts.append(f"{whose}: {shrines} of 4 shrines, strength {view['strengths'][seat]}, {stores}")
    return ". ".join(parts) + "."
