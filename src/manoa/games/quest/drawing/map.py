"""The map of a route as a drawing: ground, names of spaces, blockades, pieces, the last trail."""

import functools
import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from manoa.art.hexes import clips
from manoa.art.kit import Point, attributes, line, middle, moved, n, path, polyline, stamped, used
from manoa.art.lettering import display, names_of_places
from manoa.art.pieces import PIECE as PIECE_BOX
from manoa.games.quest.drawing.blockades import PLAQUE, palisade
from manoa.games.quest.drawing.city import city, rays
from manoa.games.quest.drawing.landmarks import HOUSE_SCALE, house_at
from manoa.games.quest.drawing.marks import below_glyphs, beside_glyphs, dragon_pieces, over_glyphs
from manoa.games.quest.drawing.plan import Plan
from manoa.games.quest.drawing.symbols import BLOCKADES, COUNT, PLAQUE_BOX, PRINTED, piece
from manoa.games.quest.drawing.tavern import house, sign
from manoa.games.quest.drawing.terrain import GLYPHS, cost_glyph, ground, variant
from manoa.games.quest.drawing.tunnels import tunnels
from manoa.games.quest.parts.board import Board, Hex, Joint, Space

NAME_AT = 0.66  # baseline of a space's name below its middle, in sizes of a hex
SMALLEST_NAME = 8.6
PIECE = 0.0152  # size of a piece by the size of a hex
FOOT = 0.2  # where it stands
HOME = (0.7, 0.95)  # how far apart pieces stand in El Dorado, and how far below its middle
CAVE_COUNT = (0.4, -0.12)  # where the number of a cave's tokens is, from its middle on, in sizes of a hex


# The printed map


def printed_map(plan: Plan, laid_on: str = "") -> tuple[str, dict[str, str]]:
    """Cardboard, ground, glyphs, what is laid on them, and names; and the definitions they use."""
    drawing, own = ground_map(plan)
    names = "".join(_name(plan, space) for space in plan.board.spaces)
    own["names"] = f'<g id="names">{names}</g>'
    return drawing + laid_on + names_of_places("names", max(SMALLEST_NAME, plan.size * 0.35)), own


def ground_map(plan: Plan, land: str = "land") -> tuple[str, dict[str, str]]:
    """The same without names. `land` is what the outline of all hexes is to be called."""
    spaces = sorted(plan.board.spaces, key=lambda space: plan.xy(space.at)[1])
    own = clips(plan.flat)
    own[land] = f'<path id="{land}" d="{"".join(plan.corners(space.at) for space in spaces)}"/>'
    at = (*plan.city, plan.size * 0.0092)
    drawing = _cardboard(land) + moved(rays(), *at)
    drawing += "".join(_ground(plan, space, own) for space in spaces)
    drawing += moved(city(), *at)
    drawing += f'<use href="#{land}" fill="none" stroke="var(--board-edge)" stroke-opacity=".34" stroke-width="1.2"/>'
    drawing += "".join(_joint_line(plan, joint) for joint in plan.board.joints)
    drawing += _house(plan) + tunnels(plan.board, plan.xy, plan.size) + below_glyphs(plan, own)
    drawing += "".join(_glyph(plan, space, own) for space in spaces)
    return drawing + over_glyphs(plan, own), own


def _cardboard(land: str) -> str:
    """One cream rim with a dark cut edge, and a shadow below right."""
    return "".join(
        f'<use href="#{land}" transform="translate({shift})"{attributes(fill=tone, stroke=tone, stroke_width=wide)}'
        ' stroke-linejoin="round"/>'
        for shift, tone, wide in (
            ("2 9", "var(--shadow-2)", 8),
            ("0 4", "var(--board-edge)", 7),
            ("0 0", "var(--wall)", 5),
        )
    )


def _house(plan: Plan) -> str:
    """The tavern's, beyond its spaces."""
    if (door := house_at(plan.board, plan.angle)) is None:
        return ""
    return moved(house(), *plan.point(door), plan.size * HOUSE_SCALE)


@functools.lru_cache(256)
def haunted(board: Board) -> bool:
    """A route of Heroes & Hexes, where somebody may stand on mountains."""
    return any(space.terrain in ("demon", "tunnel", "tavern") for space in board.spaces)


def _ground(plan: Plan, space: Space, own: dict[str, str]) -> str:
    terrain = "ledge" if space.terrain == "mountain" and haunted(plan.board) else space.terrain
    kind = space.number - 1 if terrain == "tavern" else variant(space.at, terrain, space.power)
    turned = "-flat" if plan.flat else ""
    name = f"quest-ground-{terrain}-{space.power}-{kind}-{space.requires}{turned}"
    if name not in own:
        art = ground(terrain, space.power, kind, space.requires, plan.flat)
        own[name] = f'<g id="{name}">{art}</g>'
    return used(name, *plan.xy(space.at), plan.size * 0.00985)


def _glyph(plan: Plan, space: Space, own: dict[str, str]) -> str:
    """What the space costs, or the number of a start space."""
    x, y = plan.xy(space.at)
    if space.terrain == "start":
        number = str(plan.board.starts.index(space.at) + 1)
        return display(number, x, y + plan.size * 0.26, plan.size * 0.82, "#6B5426", anchor="middle")
    if space.requires not in GLYPHS or not space.power:
        return ""
    posted = space.terrain == "tavern"
    name = f"quest-{'sign' if posted else 'glyph'}-{space.requires}-{space.power}"
    if name not in own:
        asked = (GLYPHS[space.requires], space.requires, space.power)
        own[name] = f'<g id="{name}">{sign(*asked) if posted else cost_glyph(*asked[1:])}</g>'
    aside = beside_glyphs(plan, space.at)
    return used(name, x + aside[0], y + aside[1], plan.size / 100)


def _name(plan: Plan, space: Space) -> str:
    x, y = plan.xy(space.at)
    lift = 0.06 if space.terrain == "finish" else 0
    return f'<text x="{n(x)}" y="{n(y + plan.size * (NAME_AT - lift))}">{space.name}</text>'


def _joint_line(plan: Plan, joint: Joint) -> str:
    """An open joint is just the cream rim of the tiles."""
    return line("".join(map(polyline, joint_lines(plan, joint))), "wall", max(2.2, plan.size * 0.1))


def joint_lines(plan: Plan, joint: Joint) -> list[list[Point]]:
    """The zigzag of a joint; tiles that do not lie flush may touch in several places."""
    rest = [_edge(plan, *contact) for contact in joint.contacts]
    lines: list[list[Point]] = []
    while rest:
        lines.append(list(rest.pop(0)))
        while (added := next((edge for edge in rest if _prolonged(lines[-1], edge)), None)) is not None:
            rest.remove(added)
    return lines


def _prolonged(line: list[Point], edge: tuple[Point, Point]) -> bool:
    """Add an edge to an end of a line, if it goes on there."""
    for here, there in (edge, edge[::-1]):
        if _near(line[-1], here):
            line.append(there)
            return True
        if _near(line[0], here):
            line.insert(0, there)
            return True
    return False


def _edge(plan: Plan, first: Hex, second: Hex) -> tuple[Point, Point]:
    """The end points of the edge between two neighbouring hexes."""
    (x1, y1), (x2, y2) = plan.xy(first), plan.xy(second)
    middle_x, middle_y = (x1 + x2) / 2, (y1 + y2) / 2
    across, along = (x2 - x1) / (2 * math.sqrt(3)), (y2 - y1) / (2 * math.sqrt(3))
    return (middle_x - along, middle_y + across), (middle_x + along, middle_y - across)


def _near(first: Point, second: Point) -> bool:
    return math.dist(first, second) < 1.5


# What stands on it


def standing_blockades(plan: Plan, blockades: Sequence[dict[str, Any]]) -> str:
    """The blockades that still stand, each on its joint."""
    drawing = ""
    joints = {frozenset(joint.between): joint for joint in plan.board.joints}
    lines = [joint_lines(plan, joints[frozenset(blockade["between"])]) for blockade in blockades]
    for blockade, own, place in zip(blockades, lines, plaque_places(plan, lines), strict=True):
        if blockade["owner"] is None:
            sign = stamped(f"quest-blockade-{blockade['number']}", PLAQUE_BOX, *place, plan.size / PRINTED)
            terrain = BLOCKADES[blockade["number"]]["terrain"]
            stakes = "".join(palisade(part, plan.size, terrain) for part in own)
            drawing += f'<g data-blockade="{blockade["number"]}">{stakes}{sign}</g>'
    return drawing


def plaque_places(plan: Plan, lines: Sequence[list[list[Point]]]) -> list[Point]:
    """Where the plaques of blockades go, by the zigzags of each."""
    places = []
    for own in lines:
        others = [point for other in lines if other is not own for part in other for point in part]
        places.append(_calm_place(plan, max(own, key=len), others))
    return places


def palisades(plan: Plan, joints: Iterable[Joint]) -> str:
    """Where blockades will stand."""
    return "".join(palisade(part, plan.size) for joint in joints for part in joint_lines(plan, joint))


def _calm_place(plan: Plan, points: list[Point], others: list[Point]) -> Point:
    """The place on a joint, or just beyond an end of it, where a plaque hides least and is not taken for another's."""
    places = [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in pairwise(points)] + points[1:-1]
    places += [_beyond(plan, points[0], points[-1]), _beyond(plan, points[-1], points[0])]
    centre = middle(points)
    hexes = [plan.xy(space.at) for space in plan.board.spaces]

    def hidden(place: Point) -> float:
        near = [(x - place[0], y - place[1]) for x, y in hexes if math.dist((x, y), place) < 2.2 * plan.size]
        names = sum(_overlap(x, y + 0.54 * plan.size, 0.3, 0.16, plan.size) for x, y in near)
        glyphs = sum(_overlap(x, y - 0.08 * plan.size, 0.3, 0.3, plan.size) for x, y in near)
        confusing = any(math.dist(place, other) < 1.4 * plan.size for other in others)
        return 6 * names + 3 * glyphs + 0.05 * math.dist(place, centre) / plan.size + 2 * confusing

    return min([place for place in places if plan.has_room(place)] or places, key=hidden)


def _beyond(plan: Plan, end: Point, other: Point) -> Point:
    """A place for a plaque that just touches an end of a joint."""
    x, y = end[0] - other[0], end[1] - other[1]
    far = min(PLAQUE[0] / 2 / max(abs(x), 1e-6), PLAQUE[1] / 2 / max(abs(y), 1e-6)) * plan.size
    return end[0] + x * far, end[1] + y * far


def _overlap(x: float, y: float, half_w: float, half_h: float, size: float) -> float:
    """How much of a small box around (x, y) a plaque around (0, 0) hides, in squares of a hex's size."""
    across = min(half_w + PLAQUE[0] / 2 - abs(x) / size, 2 * half_w)
    down = min(half_h + PLAQUE[1] / 2 - abs(y) / size, 2 * half_h)
    return max(0.0, across) * max(0.0, down)


def cave_counts(plan: Plan, caves: Iterable[dict[str, Any]]) -> str:
    """How many tokens lie in each cave."""
    drawing = ""
    for cave in caves:
        spot = plan.beside(cave["at"], CAVE_COUNT)
        drawing += stamped(f"quest-cave-{cave['left']}", COUNT, *spot, plan.size / 100)
    return drawing


def trail(plan: Plan, events: Iterable[dict[str, Any]]) -> str:
    """The steps of the last turn, as cream dots."""
    walks: list[list[Any]] = []
    whose: Any = None
    for event in events:
        if event.get("from") is None or event.get("to") is None:
            continue
        piece = (event.get("seat"), event.get("piece"))
        if piece != whose or not walks or walks[-1][-1] != event["from"]:
            walks.append([event["from"]])
            whose = piece
        walks[-1].append(event["to"])
    drawing, dots = "", f"{n(plan.size * 0.03)} {n(plan.size * 0.26)}"
    for walk in walks:
        d = polyline([plan.xy(at) for at in walk])
        drawing += line(d, "board-edge", plan.size * 0.24, opacity=".5")
        drawing += line(d, "wall", plan.size * 0.14, stroke_dasharray=dots)
    return drawing


def pieces(plan: Plan, places: Sequence[Sequence[Any]], now: Any = None, dragons: Iterable[Any] = ()) -> str:
    """All pieces and dragons, back to front; the one at `now` in a gold ring. Those in El Dorado stand before it."""
    standing = [
        (plan.xy(at), seat, number if len(own) > 1 else None)
        for seat, own in enumerate(places)
        for number, at in enumerate(own, 1)
        if at is not None
    ]
    home = [seat for seat, own in enumerate(places) for at in own if at is None]
    x, y = plan.city
    for place, seat in enumerate(home):
        across = (place - (len(home) - 1) / 2) * HOME[0]
        standing.append(((x + across * plan.size, y + HOME[1] * plan.size), seat, None))
    ring = ""
    if now is not None:
        ring = path(
            plan.corners(now, 0.9), "gold-2", fill_opacity=0.3, stroke="var(--gold-2)", stroke_width=plan.size * 0.13
        )
    drawn = dragon_pieces(plan, dragons)
    for (x, y), seat, number in standing:
        art = stamped(piece(seat, number), PIECE_BOX, x, y + plan.size * FOOT, plan.size * PIECE)
        drawn.append(((x, y), f'<g data-seat="{seat}">{art}</g>'))
    return ring + "".join(art for _, art in sorted(drawn, key=lambda entry: entry[0][1]))
