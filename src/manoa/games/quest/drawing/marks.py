"""What modules put on a map: arrows and danger, which stay (M-2, M-3); fog, chests and dragons, as a view tells of them
(M-5, M-6, M-7)."""

import math
from collections.abc import Iterable
from typing import Any, Final

from manoa.art.hexes import mixed
from manoa.art.kit import Point, circle, icon, line, n, polyline, stamped
from manoa.games.quest.drawing import dragons, fog, markers
from manoa.games.quest.drawing.plan import Marks, Plan
from manoa.games.quest.parts.board import Hex, neighbours
from manoa.games.quest.parts.modules import places

# All in sizes of a hex, from its middle on.
SIGN_AT, SIGN = (0.48, 0.5), 0.0078
CHEST_AT, CHEST = (0.32, 0.42), 0.0088
DRAGON, AWAKE_AT, ASLEEP_AT = 0.0172, (0.06, 0.56), (0.03, 0.4)
HELD_AT, HELD = (0.42, 0.36), 0.3
ASIDE: Final = 20  # how far a glyph makes way for an arrow, of a hex of 100
MAKES_WAY: Final = (-24, -20)  # and for a chest


def marks_of(options: dict[str, Any]) -> Marks:
    chosen = {name: spots for name, spots in places(options["route"]).items() if name in options["modules"]}
    arrows = {
        (arrow["q"], arrow["r"]): neighbours((arrow["q"], arrow["r"]))[arrow["direction"]]
        for arrow in chosen.get("current", [])
    }
    danger, chests = (frozenset((at[0], at[1]) for at in chosen.get(name, [])) for name in ("danger", "treasures"))
    return Marks(arrows, danger, chests)


def beside_glyphs(plan: Plan, at: Hex) -> Point:
    """How far the glyph of a space makes way for what lies there, in pixels."""
    x = y = 0.0
    if at in plan.marks.arrows:
        turn = math.radians(_turn(plan, at))
        x, y = -ASIDE * math.cos(turn), -ASIDE * math.sin(turn)
    if at in plan.marks.chests:
        x, y = x + MAKES_WAY[0], y + MAKES_WAY[1]
    return x * plan.size / 100, y * plan.size / 100


def _turn(plan: Plan, at: Hex) -> float:
    """The direction of an arrow on the map, in degrees."""
    (x, y), (to_x, to_y) = plan.xy(at), plan.xy(plan.marks.arrows[at])
    return math.degrees(math.atan2(to_y - y, to_x - x))


def below_glyphs(plan: Plan, own: dict[str, str]) -> str:
    """Arrows and the rings of danger."""
    own["quest-arrow"] = f'<g id="quest-arrow">{markers.current()}</g>'
    own["quest-ring"] = f'<g id="quest-ring">{markers.danger_ring(plan.flat)}</g>'
    drawing = ""
    for q, r in plan.marks.arrows:
        mark, turn = f' data-current="{q},{r}"', _turn(plan, (q, r))
        drawing += _put("quest-arrow", plan.xy((q, r)), plan.size / 100, mark, turn)
    for q, r in sorted(plan.marks.danger):
        drawing += _put("quest-ring", plan.xy((q, r)), plan.size / 100, f' data-danger="{q},{r}"')
    return drawing


def over_glyphs(plan: Plan, own: dict[str, str]) -> str:
    """The signs of danger."""
    own["quest-sign"] = f'<g id="quest-sign">{markers.danger_sign()}</g>'
    spots = [plan.beside(at, SIGN_AT) for at in sorted(plan.marks.danger)]
    return "".join(_put("quest-sign", spot, plan.size * SIGN) for spot in spots)


def _put(name: str, at: Point, scale: float, more: str = "", turn: float = 0) -> str:
    turned = f" rotate({n(turn)})" if turn else ""
    return f'<use href="#{name}"{more} transform="translate({n(at[0])} {n(at[1])}){turned} scale({n(scale, 3)})"/>'


# As a view tells


def fog_and_chests(plan: Plan, seen: dict[str, Any]) -> str:
    """Fog face down, or the ground that it brought; chests that nobody has taken."""
    drawing = ""
    for token in seen.get("fog", []):
        name = fog_name(token, plan.flat)
        art = stamped(name, markers.HEX, *plan.xy(token["at"]), plan.size / 100)
        drawing += f'<g data-fog="{token["terrain"] or "down"}">{art}</g>'
    for chest in seen.get("chests", []):
        if chest["owner"] is None:
            spot = plan.beside(chest["at"], CHEST_AT)
            art = stamped("quest-chest-closed", markers.CHEST, *spot, plan.size * CHEST)
            drawing += f'<g data-chest="closed">{art}</g>'
    return drawing


def fog_name(token: dict[str, Any], flat: bool) -> str:
    """The symbol of a fog token: which of the backs, or what lies there now."""
    (q, r), turned = token["at"], "-flat" * flat
    if token["terrain"] is None:
        return f"quest-fog-{mixed((q, r), fog.KINDS)}{turned}"
    return f"quest-unveiled-{token['terrain']}-{token['power']}{turned}"


def dragon_pieces(plan: Plan, seen: Iterable[dict[str, Any]]) -> list[tuple[Point, str]]:
    """Dragons among the pieces: the point that they are sorted by, and the drawing."""
    drawn = []
    for dragon in seen:
        x, y = plan.beside(dragon["at"], AWAKE_AT if dragon["awake"] else ASLEEP_AT)
        name = f"quest-dragon-{dragon['id']}{'' if dragon['awake'] else '-asleep'}"
        art = stamped(name, dragons.DRAGON, x, y, plan.size * DRAGON)
        drawn.append((plan.xy(dragon["at"]), f'<g data-dragon="{dragon["id"]}">{art}</g>'))
    return drawn


def bonds(plan: Plan, view: dict[str, Any]) -> str:
    """A tie from a dragon to each piece that it holds."""
    lairs = {dragon["id"]: plan.xy(dragon["at"]) for dragon in view["modules"].get("dragons", [])}
    drawing = ""
    for at, holders in _held(view):
        for dragon in holders:
            d = polyline([lairs[dragon], plan.xy(at)])
            drawing += line(d, "cut", plan.size * 0.2) + line(d, f"dr-{dragon}-d", plan.size * 0.11)
    return drawing


def held_discs(plan: Plan, view: dict[str, Any]) -> str:
    """At the foot of every piece that a dragon holds."""
    drawing, r = "", HELD * plan.size
    for at, _ in _held(view):
        x, y = plan.beside(at, HELD_AT)
        disc = circle(x, y, r, "cut", stroke="var(--demon-deep)", stroke_width=2)
        sign = icon("held", x - r * 0.7, y - r * 0.7, r * 1.4, "demon-deep")
        drawing += f'<g data-held="{at[0]},{at[1]}">{disc}{sign}</g>'
    return drawing


def _held(view: dict[str, Any]) -> list[tuple[Any, list[str]]]:
    """Where the pieces stand that are held, and by whom."""
    held = view["modules"].get("held", [])
    return [
        (at, holders)
        for own, seats in zip(view["pieces"], held, strict=False)
        for at, holders in zip(own, seats, strict=True)
        if at is not None and holders
    ]
