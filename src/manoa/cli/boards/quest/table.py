"""The board of Quest: the seats, the market, the map, and below them what one holds and can do."""

import functools
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoa.cli.boards.board import QUIET, Board, Scene, ranking
from manoa.cli.boards.canvas import Canvas, window
from manoa.cli.boards.lines import beside, cut, fitting
from manoa.cli.boards.quest.about import about
from manoa.cli.boards.quest.ground import Ground
from manoa.cli.boards.quest.map import HALF, Layout, Marks, drawn, layouts
from manoa.cli.boards.quest.moves import expand, groups
from manoa.cli.boards.quest.panels import blockades_of, hand, market, open_cards, seats
from manoa.cli.boards.quest.signs import COSTS, DRAGON_INKS, INKS, MARKERS, NEARER, SEAT_INKS, SHAPES, SIGNS, paint
from manoa.cli.phrases import plain
from manoa.games.quest.parts.board import ROUTES, Hex
from manoa.games.quest.parts.board import Board as Route

PANEL = 48  # columns beside the map that seats and market need
BESIDE, BELOW = 14, 26  # rows that all but the map takes, as a rule
GAPS = 6  # rows of the heading, the legend and empty lines
ROWS, FEWEST_ROWS = 9, 7  # of the map: so many that the rest makes room for it, and so many in any case
CUT = 0.05  # of the map one would rather not see than have it cut by a blockade elsewhere
LEGEND = ("jungle", "river", "village", "rubble", "camp", "mountain", "cave", "start", "finish")


class Quest(Board):
    SWITCHES = ("names", "map", "market", "cards")
    BY_TURN = True  # a turn has many steps
    NO_NEWS = frozenset(
        ("buy", "enter", "clear", "pay", "done", "stop", "draw", "reshuffle")
    )  # what follows tells more

    def draw(self, scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
        ground = Ground(scene)
        whole = "map" in scene.switches
        layout, aside = _layout(ground.board, width, None if whole else height)
        own = hand(scene, ground, width)
        if "cards" in scene.switches:
            own += [Text(), *open_cards(scene)]
        room = None if height is None else height - below - len(own) - GAPS
        if aside:
            above = _above(scene, width - layout.size[0] - 2, room)
        else:
            above = _above(scene, width, None if room is None else room - ROWS)
            room = None if room is None else room - len(above)
        rows = None if room is None or whole else max(room, FEWEST_ROWS)
        chart, note = _part(scene, layout, _marks(scene, ground), width, rows)
        body = beside(chart, above, layout.size[0] + 2) if aside else [*above, Text(), *chart]
        return Group(_heading(scene, ground, width), Text(), *body, *note, _legend(scene, width), Text(), *own)

    def outcome(self, scene: Scene, scores: Sequence[int]) -> RenderableType:
        """Who came where, and how."""
        table = Table.grid(padding=(0, 3))
        table.add_row("", "", scene.say("quest-head-blockades"), style=QUIET)
        for seat, name, style in ranking(scene.names, scores):
            table.add_row(name, _arrival(scene, seat), blockades_of(scene, seat), style=style)
        return Group(table, Text(scene.say("quest-took-rounds", count=scene.view["round"]), QUIET))

    about = staticmethod(about)
    paint = staticmethod(paint)
    groups = staticmethod(groups)
    expand = staticmethod(expand)


BOARD = Quest()


def _arrival(scene: Scene, seat: int) -> str:
    arrived = scene.view["arrived"]
    if seat not in arrived:
        return scene.say("quest-steps-to-go", count=scene.view["to_go"][seat])
    return scene.say("quest-arrived-as" if len(arrived) > 1 else "quest-arrived", number=arrived.index(seat) + 1)


def _above(scene: Scene, width: int, room: int | None) -> list[Text]:
    """Seats and market; of the market no more than there is room for, unless it is asked for."""
    lines = cut(seats(scene), width)
    for sale in (market(scene, width), market(scene, width, brief=True)):
        if room is None or len(lines) + 1 + len(sale) <= room or "market" in scene.switches:
            return [*lines, Text(), *sale]
    return [*lines, Text(scene.say("quest-no-room-for-market"), QUIET)]


def _heading(scene: Scene, ground: Ground, width: int) -> Text:
    """Of what can be told, as much as fits a line."""
    view = scene.view
    turn = scene.turn("quest-to-act")
    last = scene.say("quest-last-round") if view["last_round"] else ""
    begun = scene.about("round-begun", view["starter"], round=view["round"])
    head = scene.title, _route(scene, ground)
    return fitting([(*head, now, last, turn) for now in (begun, scene.say("round", round=view["round"]))], width)


def _route(scene: Scene, ground: Ground) -> str:
    """The title of a route, in the reader's language if it has one there."""
    route = scene.options["route"]
    name = (ROUTES[route] if isinstance(route, str) else route).get("name")
    title = name.get(scene.words.language) if isinstance(name, dict) else None
    return plain(str(title or ground.board.title), 40)


def _legend(scene: Scene, width: int) -> Text:
    modules = scene.view.get("modules", {}).get("names", ())
    more = [name for name in ("swamp", "fog") if name in modules]
    names = [(name, scene.words.name("terrain", name)) for name in (*LEGEND, *more)]
    legend = Text(" ").join(Text.assemble((SIGNS[name], INKS[name]), (f" {word}", QUIET)) for name, word in names)
    nearer = f" {NEARER} {scene.say('quest-nearer')}"
    if legend.cell_len + len(nearer) <= width:
        legend.append(nearer, QUIET)
    return cut([legend], width)[0]


# The map


@functools.lru_cache(maxsize=64)
def _layout(board: Route, width: int, height: int | None) -> tuple[Layout, bool]:
    """How the route is laid out, and whether the panels find room beside it. It depends on the size of the terminal
    alone, so that the map does not turn during a match."""

    def merit(choice: tuple[Layout, bool]) -> tuple[bool, float, bool, int]:
        layout, aside = choice
        columns, rows = layout.size
        room = 1000 if height is None else max(FEWEST_ROWS, height - (BESIDE if aside else BELOW))
        across = width - PANEL - 2 if aside else width
        seen = min(1, across / columns) * min(1, room / rows) - CUT * layout.cuts
        fits = columns <= across
        return fits or height is not None, round(seen, 2) if fits or not aside else 0, aside, -rows

    return max(((layout, aside) for layout in layouts(board) for aside in (True, False)), key=merit)


def _part(scene: Scene, layout: Layout, marks: Marks, width: int, rows: int | None) -> tuple[list[Text], list[Text]]:
    """The map, or as much of it around the pieces as there is room for, and then a line that says so."""
    canvas, spots = drawn(layout, marks)
    focus = [spots[at] for at in _focus(scene, spots)]
    across = window(canvas.columns, width, [column for column, _ in focus], 2 * HALF)
    down = window(canvas.rows, rows or len(canvas.rows), [row for _, row in focus], 1)
    whole = (len(across), len(down)) == (len(canvas.columns), len(canvas.rows))
    note = [] if whole else [Text(_rest(scene, canvas, across, down, spots[layout.board.corner]), QUIET)]
    return canvas.lines(across, down), note


def _focus(scene: Scene, spots: dict[Hex, tuple[int, int]]) -> list[Hex]:
    """What the window has to show: the piece that runs, or the own pieces; to a spectator those of the one who acts."""
    view = scene.view
    seat = scene.seat if scene.seat is not None else view["player"] or 0
    pieces = [tuple(at) for at in view["pieces"][seat] if at is not None]
    if view["run"] is not None and seat == view["player"]:
        running = view["pieces"][seat][view["run"]["piece"] or 0]
        pieces = [tuple(running)] if running is not None else pieces
    return [at for at in pieces if at in spots] or [next(reversed(spots))]


def _rest(scene: Scene, canvas: Canvas, across: range, down: range, goal: tuple[int, int]) -> str:
    """Where El Dorado is, seen from the part that shows; or how wide the terminal has to be for all of the map."""
    if "map" in scene.switches:
        return scene.say("quest-too-wide", columns=len(canvas.columns))
    column, row = goal
    ways = {
        "up": row < down.start,
        "down": row >= down.stop,
        "left": column < across.start,
        "right": column >= across.stop,
    }
    where = scene.words.series([scene.say(f"way-{way}") for way, is_so in ways.items() if is_so])
    return scene.say("quest-part-and-goal", where=where) if where else scene.say("quest-part")


def _marks(scene: Scene, ground: Ground) -> Marks:
    view = scene.view
    joints = {frozenset(joint.between): joint for joint in ground.board.joints}
    standing = [blockade for blockade in view["blockades"] if blockade["owner"] is None]
    walls = [(joints[frozenset(each["between"])], f"{each['number']} {COSTS[each['number']]}") for each in standing]
    caves = {tuple(cave["at"]): cave["left"] for cave in view["caves"]}
    pieces = {
        at: _mark(scene, seat, piece if len(places) > 1 else None)
        for seat, places in enumerate(ground.pieces)
        for piece, at in enumerate(places)
        if at is not None
    }
    modules = scene.view.get("modules", {})
    pieces = _dragons(modules) | pieces
    return Marks(pieces, walls, caves, ground.reached, "names" in scene.switches, _markers(modules))


def _markers(modules: dict[str, Any]) -> dict[Hex, str]:
    """Arrows, danger, and chests that nobody has taken."""
    closed = [chest["at"] for chest in modules.get("chests", ()) if chest["owner"] is None]
    spots = {"arrow": [one["at"] for one in modules.get("arrows", ())], "danger": modules.get("danger", ())}
    return {(q, r): MARKERS[name] for name, places in {**spots, "chest": closed}.items() for q, r in places}


def _dragons(modules: dict[str, Any]) -> dict[Hex, tuple[str, str]]:
    """Their letter, large if they are awake."""
    marks = {}
    for dragon in modules.get("dragons", ()):
        letter, ink = dragon["id"][0], DRAGON_INKS[dragon["id"]]
        mark = (letter.upper(), f"bold reverse {ink}") if dragon["awake"] else (letter, ink)
        marks[dragon["at"][0], dragon["at"][1]] = mark
    return marks


def _mark(scene: Scene, seat: int, piece: int | None) -> tuple[str, str]:
    """Own pieces stand in brackets; two of a seat are numbered as they are called in moves."""
    shape = SHAPES[seat]
    if seat == scene.seat:
        return f"[{shape if piece is None else piece + 1}]", f"bold reverse {SEAT_INKS[seat]}"
    return shape if piece is None else f"{shape}{piece + 1}", f"bold {SEAT_INKS[seat]}"
