"""Beside the map: the players, the resources that may be seen, the roll, the tile turned up, the stacks."""

from manoa.art.kit import hexagon, laid, line, moved, path, polygon, rect, stamped
from manoa.art.lettering import words
from manoa.art.look import Look
from manoa.art.pieces import counter
from manoa.art.table import LINE, ROOM, Line, counts, heading, player_line
from manoa.games.island.drawing import symbols
from manoa.games.island.drawing.dice import SIDES
from manoa.games.island.drawing.map import View
from manoa.games.island.drawing.tiles import CARD, COLOURS, GLYPHS, TILE
from manoa.games.island.parts.explorers import SHRINES
from manoa.games.island.parts.tiles import RESOURCES
from manoa.words import catalogue

BOX = 18  # of a shrine
HALF = 164  # where the right half begins
WORDS = catalogue("island", "en")

Part = tuple[str, float]  # a drawing, and where it ends


def explorer_name(view: View, seat: int) -> str:
    """Before the side is chosen, the card's colour."""
    explorer = view["explorers"][seat]
    return WORDS.name("colour", view["colours"][seat]) if explorer is None else WORDS.name("explorer", explorer)


def players(view: View, look: Look, x: float, y: float) -> Part:
    """A line each, the near one first."""
    drawing = ""
    for seat in look.seats(len(view["colours"])):
        drawing += f'<g data-seat="{seat}">{_player(view, look, seat, x, y)}</g>'
        y += LINE
    return drawing, y


def _player(view: View, look: Look, seat: int, x: float, y: float) -> str:
    """Shrines held; strength, villagers at home, and resources: by kind, or what everybody can name of them."""
    tone, shape = COLOURS[view["colours"][seat]]
    boxes = ROOM - 4 * (BOX + 3)
    name, role, hat = look.name(seat), explorer_name(view, seat), view["starter"] == seat
    drawing = player_line(Line(name, (shape, tone), view["player"] == seat, hat=hat, role=role, room=boxes), x, y)
    held = [("shrine", place < len(view["offerings"][seat])) for place in range(SHRINES)]
    for place, (sign, there) in enumerate([*held, ("cave", view["cave_shrine"] == seat)]):
        state = "held" if there else "open"
        box = laid(f"island-{sign}-{state}", x + boxes + place * (BOX + 3), y + 3, BOX, BOX)
        drawing += f'<g data-shrine="{state}">{box}</g>'
    forces = [("sword", view["strengths"][seat], "ink-2"), ("villager", view["homes"][seat], "ink-2")]
    own = view["resources"][seat]
    if own is None:
        own = view["known"][seat] if view["known"] else {}
        forces.append(("hand", view["cards"][seat], "ink"))
    return drawing + counts([*forces, *_amounts(own)], x + 24, y + 25)[0]


def _amounts(resources: dict[str, int]) -> list[tuple[str, object, str]]:
    return [(kind, resources[kind], f"r-{kind}") for kind in RESOURCES if kind in resources]


def hand(view: View, look: Look, x: float, y: float) -> Part:
    """The resource cards of the seat that looks on; to a spectator those of the one to act."""
    acting = view["player"] if view["player"] is not None else view["turn"]
    seat = look.seat if look.seat is not None else acting
    drawing, held = heading("HAND", x, y + 14), view["resources"][seat]
    shown = [(kind, held[kind]) for kind in RESOURCES] if held is not None else [("back", view["cards"][seat])]
    _, _, w, h = CARD
    for place, (kind, count) in enumerate(shown):
        left, top = x + place * (w + 20), y + 26
        card = rect(left, top + 2.5, w, h, "shadow-2", rx=10) + laid(f"island-card-{kind}", left, top, w, h)
        faded = "" if count else ' opacity=".4"'
        drawing += f'<g data-card="{kind}"{faded}>{card}</g>' + counter(count, left + w - 4, top + h - 4, 15)
    return drawing, y + 26 + h + 20


def roll(view: View, x: float, y: float) -> str:
    """Both coloured dice, gold for gathering, and the steps that are left."""
    drawing, speed = heading("ROLL", x, y + 14), view["speed_die"]
    rolled = view["dice"] or (None, None)
    dice = (("speed", speed), ("gather", view["gather"])) if speed else tuple(("speed", die) for die in rolled)
    for place, (use, value) in enumerate(dice):
        left, top = x + place * 62, y + 26
        shown = None if value is None else min(max(value, 1), SIDES)
        die = laid(f"island-die-{'unrolled' if shown is None else f'{use}-{shown}'}", left, top, 52, 52)
        drawing += die if shown is None else f'<g data-die="{shown}">{die}</g>'
        drawing += words(use, left + 26, top + 70, 13, "ink-2", anchor="middle") if speed else ""
    steps = view["speed"]
    return drawing + (words(f"steps left: {steps}", x, y + 116, 13, "ink-2") if speed and steps is not None else "")


def stacks(view: View, x: float, y: float) -> str:
    """Tiles face down."""
    drawing = heading("TILES", x, y + 14)
    for place, (name, count) in enumerate(view["stacks"].items()):
        left, top = x + 28 + 70 * place, y + 52
        if count:
            drawing += path(polygon(hexagon(28, at=(left, top + 4))), "line-strong")
            drawing += stamped(f"island-back-{name}", TILE, left, top, 0.28)
        else:
            drawing += line(polygon(hexagon(27, at=(left, top))), "line-strong", 1.6, stroke_dasharray="5 5")
        drawing += counter(count, left + 19, top + 19, 13) + words(name, left, top + 48, 13, "ink-2", anchor="middle")
    return drawing


def turned(view: View, x: float, y: float) -> Part:
    """The tile that waits for its place, in gold because it is now."""
    tile = view["turned"]
    if tile is None:
        return "", y
    drawing = symbols.tile(tile, (0, 0), 0, 0, 1) + (symbols.signs(tile, 0, 12, 1) if tile in GLYPHS else "")
    drawing += path(polygon(hexagon(98)), "none", stroke="var(--gold)", stroke_width=9, stroke_linejoin="round")
    drawing = f'<g data-turned="{tile}">{moved(drawing, x + 54, y + 84, 0.54)}</g>'
    return heading("TURNED UP", x, y + 14) + drawing, y + 150
