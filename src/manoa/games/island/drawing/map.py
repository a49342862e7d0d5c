"""The island in its sea and the cave beside it: tiles, buildings, pieces, offerings, and what moved last."""

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from manoa.art.inks import ink
from manoa.art.kit import Point, attributes, circle, data, frame, hexagon, icon, line, n, polygon, polyline, rect
from manoa.art.lettering import display, names_of_places, words
from manoa.games.island.drawing import symbols
from manoa.games.island.drawing import tiles as island
from manoa.games.island.drawing.dice import BEASTLY, owned
from manoa.games.island.parts.tiles import BEASTS, read

View = Mapping[str, Any]
Place = tuple[int, int]
Box = tuple[float, float, float, float]  # left, top, right, bottom

LARGEST = 80.0  # a tile, middle to corner
TILE = 0.00985  # size of its drawing by that; a little of its rim shows
AROUND = (1.2, 1.5, 1.2, 1.15)  # what a tile may need: half its width and half its height, with a building at its rim
NAME_AT, NAME_BESIDE = (0.0, 0.83), (-0.56, 0.6)  # baseline of a tile's name from its middle on, in sizes of a tile
SMALLEST_NAME = 8.0
SMALLEST_NAMED = 22.0  # on smaller tiles names are left out

# Where things stand on a tile, from its middle on, in sizes of a tile (middle to corner); the browser reads it too.
#
#     scales    of drawings                             shore     rings of shallow water: ink, width of the stroke
#     variants  how many drawings a kind of tile has    signs     of what a tile produces: place and scale
#     below     a building, from its corner on          foot      pieces; in two `rows` if they are wider than `crowd`
#     depth     every other of three or more pieces     aside     pieces, at most `narrow`, beside what a tile shows
#     room      for pieces: wider ones stand closer, to `tightest` of their width, then they get smaller
#     explorer  its width                               armies    by villagers: the width, and where each stands
#     offerings by how many lie there
LAYOUT: Final = read("layout.json")
EDGES = (("shadow-2", 2, 9, 8), ("board-edge", 0, 5, 6), ("wall", 0, 0, 4.5))  # ink, shift, and width of a stroke

STRENGTHS = {beast["id"]: beast["strength"] for beast in BEASTS}
FIGHTING = {"attack", "fight", "wins", "loses", "ties", "unopposed"}  # events that the ring around a fight stands for


class Plan(NamedTuple):
    """Where the places of one of the two maps lie in a picture."""

    size: float  # of a tile, middle to corner
    shift: Point

    def xy(self, at: Sequence[int]) -> Point:
        q, r = at
        return math.sqrt(3) * (q + r / 2) * self.size + self.shift[0], 1.5 * r * self.size + self.shift[1]

    def corner(self, side: str, q: int, r: int) -> Point:
        x, y = self.xy((q, r))
        return x, y + (self.size if side == "S" else -self.size)

    def outline(self, at: Sequence[int], share: float = 1) -> str:
        return polygon(hexagon(self.size * share, at=self.xy(at)))


def plan(places: Sequence[Place], rooms: Sequence[Box], taken: Box | None = None, largest: float = LARGEST) -> Plan:
    """The map in the room where its tiles are largest. What is taken of a room may be so while no tile lies there."""
    best = Plan(0, (0, 0))
    extent = _extent(places)
    for room in rooms:
        size = min(_fit(extent, room), largest)
        for share in (1.0, 0.94, 0.88, 0.82):
            chart = _centred(extent, room, size * share)
            if chart.size > best.size and (taken is None or _clear(chart, places, taken)):
                best = chart
                break
    return best


def _extent(places: Sequence[Place]) -> Box:
    spots = [Plan(1, (0, 0)).xy(at) for at in places]
    left, top, right, bottom = AROUND
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs) - left, min(ys) - top, max(xs) + right, max(ys) + bottom


def _fit(extent: Box, room: Box) -> float:
    left, top, right, bottom = extent
    return min((room[2] - room[0]) / (right - left), (room[3] - room[1]) / (bottom - top))


def _centred(extent: Box, room: Box, size: float) -> Plan:
    left, top, right, bottom = extent
    x, y = (room[0] + room[2] - (left + right) * size) / 2, (room[1] + room[3] - (top + bottom) * size) / 2
    return Plan(size, (x, y))


def _clear(plan: Plan, places: Iterable[Place], taken: Box) -> bool:
    """Whether all tiles keep away from a box, with a little of the shore."""
    far = 1.25 * plan.size
    for at in places:
        x, y = plan.xy(at)
        if taken[0] - far < x < taken[2] + far and taken[1] - far < y < taken[3] + far:
            return False
    return True


# Places of a view


def laid(view: View, table: str) -> dict[Place, str]:
    """The tiles of one map, in the order in which they were laid."""
    return {(at[1], at[2]): entry["tile"] for entry in view["tiles"] if (at := entry["at"])[0] == table}


def here(place: Any, table: str) -> Place | None:
    """A place on this map, or None."""
    if isinstance(place, list | tuple) and len(place) == 3 and place[0] == table:
        return place[1], place[2]
    return None


def cornered(place: Any, table: str) -> tuple[str, int, int] | None:
    """A corner of this map, or None."""
    if isinstance(place, list | tuple) and len(place) == 4 and place[0] == table:
        return place[1], place[2], place[3]
    return None


# The ground


def sea(width: float, height: float, top: float = 10) -> str:
    """Open water; no waves above `top`."""
    luck = random.Random(2)
    drawing = rect(0, 0, width, height, "sea-0")
    for _ in range(round(height / 10)):
        wave = data("M", luck.uniform(10, width - 40), luck.uniform(top, height - 10)) + "q6 -5 12 0t12 0"
        drawing += line(wave, "sea-line", 1.6)
    return drawing


def shore(plan: Plan, places: Iterable[Place], own: dict[str, str]) -> str:
    """Three paler rings of sea around the island, and its cut edge."""
    own["isle"] = f'<path id="isle" d="{"".join(plan.outline(at, 1.01) for at in places)}"/>'
    rings = [("0 0", tone, plan.size * wide) for tone, wide in LAYOUT["shore"]]
    edges = [(f"{right} {down}", tone, wide) for tone, right, down, wide in EDGES]
    return "".join(
        f'<use href="#isle" transform="translate({shift})" stroke-linejoin="round"'
        f"{attributes(fill=f'var(--{tone})', stroke=f'var(--{tone})', stroke_width=wide)}/>"
        for shift, tone, wide in (*rings, *edges)
    )


def ground(plan: Plan, tiles: dict[Place, str]) -> str:
    """The tiles themselves, back to front."""
    drawing = ""
    for at, tile in sorted(tiles.items(), key=lambda entry: entry[0][1]):
        drawing += f'<g data-tile="{tile}">{symbols.tile(tile, at, *plan.xy(at), plan.size * TILE)}</g>'
    return drawing


def signs(plan: Plan, tiles: dict[Place, str], widths: dict[Place, float]) -> str:
    """What the tiles produce. Where pieces stand, it moves aside or up and gets smaller."""
    drawing = ""
    for at, tile in tiles.items():
        if tile not in island.GLYPHS:
            continue
        x, y = plan.xy(at)
        right, down, scale = LAYOUT["signs"]["alone"]
        if at in widths:
            right, down, scale = LAYOUT["signs"]["beside" if stand_aside(tile, widths[at]) else "above"]
        drawing += symbols.signs(tile, x + right * plan.size, y + down * plan.size, plan.size * 0.01 * scale)
    return drawing


def stand_aside(tile: str, width: float) -> bool:
    """Whether pieces that take so much of a tile stand at its right, so that what the tile shows can be seen."""
    return width <= LAYOUT["narrow"] and (tile in STRENGTHS or len(island.GLYPHS.get(tile, ())) == 1)


def names(plan: Plan, tiles: Iterable[Place], built: set[Point], table: str, own: dict[str, str]) -> str:
    """The places as actions call them; aside, where a building hides them."""
    if plan.size < SMALLEST_NAMED:
        return ""
    text = ""
    for at in tiles:
        x, y = plan.xy(at)
        right, down = NAME_BESIDE if (round(x), round(y + plan.size)) in built else NAME_AT
        text += f'<text x="{n(x + right * plan.size)}" y="{n(y + down * plan.size)}">{at[0]},{at[1]}</text>'
    own[f"{table}-names"] = f'<g id="{table}-names">{text}</g>'
    return names_of_places(f"{table}-names", max(SMALLEST_NAME, plan.size * 0.24))


# What happens on it


def fights(plan: Plan, view: View, table: str) -> str:
    """A wax-red ring around a tile that is fought for, and how many dice each side rolls, the attacker first."""
    drawing = ""
    for order, fight in enumerate(view["fights"]):
        at = here(fight["at"], table)
        if at is None:
            continue
        x, y = plan.xy(at)
        alone = [fight["farmhouse"]["seat"]] if fight["farmhouse"] else [None] if fight["beast"] else []
        defenders = fight["defenders"] or alone  # nobody, once all of them were fought
        sides = list(zip([fight["attacker"], *defenders], [fight["attack"], *fight["defence"]], strict=True))
        step = max(26.0, plan.size * 0.5)
        dice = "".join(
            _strength(view, seat, strength, x + (place - (len(sides) - 1) / 2) * step, y - plan.size * 0.9, step * 0.9)
            for place, (seat, strength) in enumerate(sides)
        )
        ring = line(plan.outline(at, 0.92), "wax", plan.size * (0.06 if order else 0.1))
        drawing += f'<g data-fight="{order}">{ring}{dice}</g>'
    return drawing


def _strength(view: View, seat: int | None, strength: int, x: float, y: float, size: float) -> str:
    """A die in the colour of a side, a beast's where there is no seat, with the number of dice that the side rolls."""
    face, text, edge = BEASTLY if seat is None else owned(island.COLOURS[view["colours"][seat]].tone)
    drawing = rect(x - size / 2, y - size / 2 + 2, size, size, edge, rx=size * 0.2)
    drawing += rect(x - size / 2, y - size / 2, size, size, face, rx=size * 0.2, stroke=ink(edge), stroke_width=1.5)
    return drawing + display(str(strength), x, y + size * 0.27, size * 0.74, text, anchor="middle")


def named(plan: Plan, view: View, table: str) -> str:
    """Where a purchase is to go that waits for the windows."""
    purchase = view["purchase"]
    if purchase is None:
        return ""
    at, corner = here(purchase["at"], table), cornered(purchase["at"], table)
    if at is None and corner is None:
        return ""
    x, y = plan.xy(at) if at is not None else plan.corner(*corner) if corner is not None else (0.0, 0.0)
    r = plan.size * 0.3
    ring = "" if at is None else line(plan.outline(at, 0.9), "gold", plan.size * 0.07, stroke_dasharray="9 7")
    disc = circle(x, y, r, "reach", stroke="var(--gold)", stroke_width=plan.size * 0.07)
    sign = icon(
        {"farmhouse": "farm"}.get(purchase["item"], purchase["item"]), x - r * 0.6, y - r * 0.6, r * 1.2, "reach-ink"
    )
    return f'<g data-named="{purchase["item"]}">{ring}{disc}{sign}</g>'


def trail(plan: Plan, tiles: dict[Place, str], events: Iterable[dict[str, Any]], table: str) -> str:
    """The steps of the last turn as cream dots, and dotted rims around tiles and corners where something happened."""
    s = plan.size
    dots = f"{n(s * 0.02)} {n(s * 0.2)}"
    shapes = dict.fromkeys(_shape(plan, tiles, event, table) for event in events if event.get("key") not in FIGHTING)
    return "".join(
        line(shape, "board-edge", s * 0.12, opacity=".5") + line(shape, "reach", s * 0.075, stroke_dasharray=dots)
        for shape in shapes
        if shape
    )


def _shape(plan: Plan, tiles: dict[Place, str], event: dict[str, Any], table: str) -> str:
    """Where an event happened, as path data; empty if not on tiles of this map that lie here still."""
    start, end, at = (
        place if (place := here(event.get(key), table)) in tiles else None for key in ("from", "to", "at")
    )
    if start is not None and end is not None:
        return polyline([plan.xy(start), plan.xy(end)])
    if (corner := cornered(event.get("at"), table)) is not None:
        x, y = plan.corner(*corner)
        r = plan.size * 0.4
        spots = [plan.xy(tile) for tile in tiles]
        near = any(math.dist((x, y), spot) < 1.1 * plan.size for spot in spots)
        return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 1 0 .1z" if near else ""
    rim = at or end
    return plan.outline(rim, 0.9) if rim is not None else ""


# The cave


CAVE_TILE = 38.0  # the largest
CAPTION = 30.0
LEAST_INSET, LARGEST_INSET = (232.0, 92.0), (372.0, 300.0)


def cave_box(view: View, x: float, bottom: float) -> Box:
    """The inset of the cave: as large as its tiles want, within limits."""
    w, h = LEAST_INSET
    if places := list(laid(view, "cave")):
        left, top, right, low = _extent(places)
        w = min(max(w, (right - left) * CAVE_TILE + 8), LARGEST_INSET[0])
        h = min((low - top) * CAVE_TILE + CAPTION + 4, LARGEST_INSET[1])
    return x, bottom - h, x + w, bottom


def cave_inset(view: View, box: Box) -> str:
    """The dark ground that the cave lies on."""
    left, top, right, _ = box
    w, h = right - left, box[3] - top
    drawing = rect(left, top + 3, w, h, "shadow-2", rx=16) + rect(left, top, w, h, "cavern", rx=16)
    drawing += frame(left + 1, top + 1, w - 2, h - 2, "cavern-line", 1.5, rx=15)
    drawing += display("CAVE", left + 16, top + 30, 19, "on-cavern", tracking=1)
    left_over = view["stacks"]["cave"]
    drawing += words(f"{left_over} tiles to find", right - 16, top + 28, 13, "on-cavern-2", anchor="end")
    if laid(view, "cave"):
        return drawing
    text = "not found yet" if "cave_entrance" not in laid(view, "island").values() else "nobody has gone in yet"
    return drawing + words(text, left + w / 2, top + 66, 14, "on-cavern-2", anchor="middle")


def cave_room(box: Box) -> Box:
    """Where its tiles may lie; what stands at their rim may reach a little beyond."""
    return box[0] + 4, box[1] + CAPTION, box[2] - 4, box[3] - 4


def beast_signs(plan: Plan, tiles: dict[Place, str]) -> str:
    """How strong a beast is that is being fought."""
    drawing = ""
    for at, tile in tiles.items():
        if tile in STRENGTHS:
            x, y = plan.xy(at)
            y -= plan.size * 0.78
            drawing += rect(x - 19, y - 10, 38, 20, "#FBF5E7", rx=10) + icon("sword", x - 15, y - 7, 14, "#A8341F")
            drawing += display(str(STRENGTHS[tile]), x + 8, y + 6.5, 18, "#21302F", anchor="middle")
    return drawing
