"""The table of Quest: the seats, the market, the map, and below them what one holds and can do."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoa.cli.tables import Scene
from manoa.cli.tables.canvas import window
from manoa.cli.tables.plain import question as question
from manoa.cli.tables.quest_map import (
    INKS,
    SEAT_INKS,
    SHAPES,
    SIGNS,
    WIDE,
    Layout,
    Marks,
    cuts,
    drawn,
    layouts,
)
from manoa.cli.tables.quest_moves import expand as expand
from manoa.cli.tables.quest_moves import groups as groups
from manoa.cli.tables.quest_panels import NEARER, cards, hand, market, seats
from manoa.cli.tables.quest_reach import Ground, reached, ways
from manoa.cli.tables.quest_words import COSTS, NOTHING, NOW, QUIET
from manoa.cli.tables.quest_words import paint as paint
from manoa.cli.voice import YOU, plain
from manoa.games.quest.board import Board, Hex
from manoa.kernel.rulebook import Event

SWITCHES = {
    "names": "the names of all spaces, on and off",
    "map": "the whole map, on and off, where only a part of it fits",
    "market": "the market, on and off, where there is hardly room for it",
    "cards": "all cards that lie open, on and off",
}
BY_TURN = True  # a turn has many steps
NO_NEWS = frozenset(("buy", "enter", "clear", "pay", "done", "stop", "draw", "reshuffle"))  # what follows tells more

PANEL = 48  # columns beside the map that seats and market need
BESIDE, BELOW = 14, 26  # rows that all but the map takes, as a rule
GAPS = 6  # rows of the heading, the legend and empty lines
ROWS, FEWEST_ROWS = 9, 7  # of the map: so many that the rest makes room for it, and so many in any case
CUT = 0.05  # of the map one would rather not see than have it cut by a blockade elsewhere
LEGEND = ("jungle", "river", "village", "rubble", "camp", "mountain", "cave", "start", "finish")


def draw(scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
    ground = Ground(scene)
    found = ways(scene, ground)
    whole = "map" in scene.switches
    layout, beside = _layout(ground.board, width, None if whole else height, "names" in scene.switches and not whole)
    own = hand(scene, ground, found, width)
    if "cards" in scene.switches:
        own += [Text(), *cards(scene)]
    room = None if height is None else height - below - len(own) - GAPS
    if beside:
        above = _above(scene, width - layout.size[0] - 2, room)
    else:
        above = _above(scene, width, None if room is None else room - ROWS)
        room = None if room is None else room - len(above)
    rows = None if room is None or whole else max(room, FEWEST_ROWS)
    chart, note = _part(layout, _marks(scene, ground, reached(found)), scene, width, rows)
    if beside:
        table = _joined(chart, above, layout.size[0])
        return Group(_heading(scene, ground, width), Text(), table, *note, _legend(width), Text(), *own)
    return Group(_heading(scene, ground, width), Text(), *above, Text(), *chart, *note, _legend(width), Text(), *own)


def _above(scene: Scene, width: int, room: int | None) -> list[Text]:
    """Seats and market; of the market no more than there is room for, unless it is asked for."""
    lines = seats(scene)
    for sale in (market(scene, width), market(scene, width, brief=True)):
        if room is None or len(lines) + 1 + len(sale) <= room or "market" in scene.switches:
            return [*lines, Text(), *sale]
    return [*lines, Text("No room for the market: write market.", QUIET)]


def outcome(scene: Scene, scores: Sequence[int]) -> RenderableType:
    """Who came where, and how."""
    view = scene.view
    table = Table.grid(padding=(0, 3))
    table.add_row("", "", "blockades", style=QUIET)
    order = sorted(range(len(scene.names)), key=lambda seat: -scores[seat])
    for seat in order:
        place = 1 + sum(score > scores[seat] for score in scores)
        won = [str(blockade["number"]) for blockade in view["blockades"] if blockade["owner"] == seat]
        came = view["arrived"].index(seat) + 1 if seat in view["arrived"] else 0
        where = f"arrived{_turn_of(came, len(view['arrived']))}" if came else f"{view['to_go'][seat]} steps to go"
        table.add_row(f"{place}. {scene.names[seat]}", where, " ".join(won) or NOTHING, style=NOW if place == 1 else "")
    return Group(table, Text(f"The game took {view['round']} rounds.", QUIET))


def _turn_of(came: int, many: int) -> str:
    return "" if many == 1 else f" as number {came}"


def details(event: Event, names: Sequence[str]) -> None:
    return None


# The map


@functools.lru_cache(maxsize=64)
def _layout(board: Board, width: int, height: int | None, names: bool) -> tuple[Layout, bool]:
    """How the route is laid out, and whether the panels find room beside it. It depends on the size of the terminal
    alone, so that the map does not turn during a match."""

    def merit(choice: tuple[Layout, bool]) -> tuple[float, bool, bool, int]:
        layout, beside = choice
        columns, rows = layout.size
        room = 1000 if height is None else max(FEWEST_ROWS, height - (BESIDE if beside else BELOW))
        across = width - PANEL - 2 if beside else width
        seen = min(1, across / columns) * min(1, room / rows) - CUT * cuts(layout)
        return round(seen, 2) if columns <= across or not beside else 0, beside, layout.half == WIDE, -rows

    best, beside = max(((layout, beside) for layout in layouts(board) for beside in (True, False)), key=merit)
    if names and best.half != WIDE:
        return replace(best, half=WIDE), False
    return best, beside


def _part(layout: Layout, marks: Marks, scene: Scene, width: int, rows: int | None) -> tuple[list[Text], list[Text]]:
    """The map, or as much of it around the pieces as there is room for, and then a line that says so."""
    canvas, spots = drawn(layout, marks)
    focus = [spots[at] for at in _focus(scene, spots)]
    across = window(canvas.columns, width, [column for column, _ in focus], 2 * layout.half)
    down = window(canvas.rows, rows or len(canvas.rows), [row for _, row in focus], 1)
    whole = (len(across), len(down)) == (len(canvas.columns), len(canvas.rows))
    note = [] if whole else [Text(_rest(across, down, spots[layout.board.corner]), QUIET)]
    return canvas.lines(across, down), note


def _focus(scene: Scene, spots: dict[Hex, tuple[int, int]]) -> list[Hex]:
    """The spaces that the window has to show: of the piece that runs, of the own pieces, or of whoever acts."""
    view = scene.view
    seat = scene.seat if scene.seat is not None else view["player"] or 0
    pieces = [tuple(at) for at in view["pieces"][seat] if at is not None]
    if view["run"] is not None and seat == view["player"]:
        running = view["pieces"][seat][view["run"]["piece"]]
        pieces = [tuple(running)] if running is not None else pieces
    return [at for at in pieces if at in spots] or [next(reversed(spots))]


def _rest(across: range, down: range, goal: tuple[int, int]) -> str:
    """Where El Dorado is, seen from the part that shows."""
    column, row = goal
    up = "up" if row < down.start else "down" if row >= down.stop else ""
    aside = "to the left" if column < across.start else "to the right" if column >= across.stop else ""
    where = " and ".join(filter(None, (up, aside)))
    lies = f"; El Dorado lies {where}" if where else ""
    return f"Part of the map (write map for all){lies}."


def _marks(scene: Scene, ground: Ground, named: set[Hex]) -> Marks:
    view = scene.view
    joints = {frozenset(joint.between): joint for joint in ground.board.joints}
    numbers = {frozenset(gate["between"]): str(gate["number"]) for gate in ground.standing}
    walls = [(joints[between], number, COSTS[number]) for between, number in numbers.items()]
    caves = {tuple(cave["at"]): cave["left"] for cave in view["caves"]}
    pieces = {}
    for seat, places in enumerate(view["pieces"]):
        for piece, at in enumerate(places):
            if at is not None:
                pieces[tuple(at)] = _mark(scene, seat, piece if len(places) > 1 else None)
    return Marks(pieces, walls, caves, named, "names" in scene.switches)


def _mark(scene: Scene, seat: int, piece: int | None) -> tuple[str, str]:
    """Own pieces stand in brackets; two of a seat are numbered as they are called in moves."""
    shape = SHAPES[seat]
    if seat == scene.seat:
        return f"[{shape if piece is None else piece + 1}]", f"bold reverse {SEAT_INKS[seat]}"
    return shape if piece is None else f"{shape}{piece + 1}", f"bold {SEAT_INKS[seat]}"


def _heading(scene: Scene, ground: Ground, width: int) -> Text:
    """Of what can be told, as much as fits a line."""
    view = scene.view
    player = view["player"]
    turn = "over" if player is None else "" if scene.names[player] == YOU else f"{scene.names[player]} to act"
    begun = f", begun by {scene.names[view['starter']].replace(YOU, 'you')}"
    last = "the last round" if view["arrived"] else ""
    for more in (begun, ""):
        parts = [scene.title, plain(ground.board.title, 40), f"round {view['round']}{more}", last, turn]
        told = Text(" · ".join(filter(None, parts)), NOW)
        if told.cell_len <= width:
            break
    told.truncate(width, overflow="ellipsis")
    return told


def _legend(width: int) -> Text:
    told = Text(" ").join(Text.assemble((SIGNS[name], INKS[name]), (f" {name}", QUIET)) for name in LEGEND)
    nearer = f" {NEARER} nearer to El Dorado"
    return told.append(nearer, QUIET) if told.cell_len + len(nearer) <= width else told


def _joined(left: list[Text], right: list[Text], width: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=width)
    table.add_column()
    table.add_row(Group(*left), Group(*right))
    return table
