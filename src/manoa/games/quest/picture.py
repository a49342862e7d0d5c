"""The table as a picture: the route with all that stands on it, the seats, the market, and what one seat holds."""

from __future__ import annotations

from typing import Any

from manoa.art.kit import Point, rect
from manoa.art.lettering import display, width, words
from manoa.art.look import Look
from manoa.art.paper import compass_rose, contours, document
from manoa.games.quest.board import FINISH, TAVERN, board
from manoa.games.quest.picture_dock import HEIGHT as DOCK
from manoa.games.quest.picture_dock import dock
from manoa.games.quest.picture_map import (
    Plan,
    barriers,
    cave_counts,
    clearance,
    empty_barriers,
    extent,
    pieces,
    plan,
    printed_map,
    trail,
)
from manoa.games.quest.picture_panel import LEAST_HEIGHT, SEAT_HEIGHT, STAGE, WIDTH, panel, seats, turn
from manoa.games.quest.sheet import symbols

MARGIN = 22
ABOVE = 12 + SEAT_HEIGHT + 8  # what the seats take above the map
TALLEST = 740  # of a map
HEADER = 96  # of a map alone


def picture(options: dict[str, Any], view: dict[str, Any], look: Look) -> str:
    """The table as `view` shows it, as an SVG document."""
    route = board(options["route"])
    chart = plan(route, (STAGE - 2 * MARGIN, TALLEST))
    stage = max(LEAST_HEIGHT - DOCK, ABOVE + extent(chart)[1] + 2 * MARGIN)
    chart = _centred(chart, STAGE / 2, (ABOVE + stage) / 2)
    printed, own = printed_map(chart)
    body = rect(0, 0, STAGE, stage, "chart") + contours(STAGE, stage) + _rose(chart, stage) + printed
    body += barriers(chart, view["blockades"]) + cave_counts(chart, view["caves"]) + trail(chart, look.events)
    body += pieces(chart, view["pieces"], _running(view)) + seats(view, look, 12, options["open_discards"])
    body += dock(view, look, stage, options["open_discards"]) + panel(route.title, view, look, stage + DOCK)
    return document(
        body,
        width=WIDTH,
        height=stage + DOCK,
        theme=look.theme,
        title=f"The Quest for El Dorado: {route.title}, round {view['round']}",
        about=_in_words(view, look),
        own={**symbols(), **own},
    )


def route_picture(route: dict[str, Any] | str, look: Look) -> str:
    """The map of a route alone, with palisades where blockades will stand."""
    laid = board(route)
    chart = plan(laid, (WIDTH - 2 * MARGIN, 1000))
    height = HEADER + extent(chart)[1] + 2 * MARGIN
    chart = _centred(chart, WIDTH / 2, (HEADER + height) / 2)
    printed, own = printed_map(chart)
    letters = " ".join(dict.fromkeys(space.piece for space in laid.spaces if space.piece not in (FINISH, TAVERN)))
    blockades = sum(joint.blockade for joint in laid.joints)
    title = laid.title.upper()
    size = min(44.0, 44 * (WIDTH - 2 * MARGIN) / width(title, 44, True, 2))
    body = rect(0, 0, WIDTH, height, "chart") + contours(WIDTH, height) + compass_rose(WIDTH - 70, 66, 38)
    body += display(title, MARGIN + 4, 56, size, tracking=2)
    body += words(f"{len(laid.spaces)} spaces on {letters} · {blockades} blockades", MARGIN + 4, 82, 15, "ink-2")
    body += printed + empty_barriers(chart)
    return document(
        body,
        width=WIDTH,
        height=height,
        theme=look.theme,
        title=f"{laid.title}, a route of The Quest for El Dorado",
        about=f"The map of a route: {len(laid.spaces)} spaces on the pieces {letters}, {blockades} blockades.",
        own={**symbols(), **own},
    )


def _centred(chart: Plan, x: float, y: float) -> Plan:
    return chart._replace(shift=(chart.shift[0] + x, chart.shift[1] + y))


def _rose(chart: Plan, stage: float) -> str:
    """A compass rose in a corner that the map leaves free."""
    r = 44
    far = r + 26
    corners: tuple[Point, ...] = (
        (far, stage - far),
        (STAGE - far, ABOVE + far),
        (STAGE - far, stage - far),
        (far, ABOVE + far),
    )
    free = next((corner for corner in corners if clearance(chart, corner) > r + 12), None)
    return compass_rose(free[0], free[1], r) if free else ""


def _running(view: dict[str, Any]) -> Any:
    """Where the piece stands that is being moved."""
    task = view["run"] or view.get("payment")
    if view["player"] is None or task is None or task.get("piece") is None:
        return None
    return view["pieces"][view["player"]][task["piece"]]


def _in_words(view: dict[str, Any], look: Look) -> str:
    parts = [turn(view, look)]
    for seat, steps in enumerate(view["to_go"]):
        where = "in El Dorado" if seat in view["arrived"] else f"{steps} steps to go"
        parts.append(f"{look.name(seat)}: {where}, {view['hands'][seat]} cards in hand")
    return ". ".join(parts) + "."
