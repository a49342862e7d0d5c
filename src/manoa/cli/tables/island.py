"""The table of the Island: the seats, what is asked, and the two maps side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoa.cli.tables import Scene
from manoa.cli.tables.canvas import window
from manoa.cli.tables.island_asking import asking
from manoa.cli.tables.island_asking import question as question
from manoa.cli.tables.island_ground import Ground, Place, place_of
from manoa.cli.tables.island_map import FORMS, Chart, Form, Marks, Piece, chart
from manoa.cli.tables.island_moves import expand as expand
from manoa.cli.tables.island_moves import groups as groups
from manoa.cli.tables.island_panels import costs, extras, heading, seats
from manoa.cli.tables.island_words import FARM, FORT, INKS, NOTHING, NOW, QUIET, SIGNS, ink, letter
from manoa.cli.tables.island_words import paint as paint
from manoa.cli.voice import YOU
from manoa.games.island.explorers import SHRINES
from manoa.kernel.rulebook import Event

SWITCHES = {
    "map": "both maps whole, on and off, where only a part of them fits",
    "more": "stacks, supply and powers, on and off, where there is hardly room for them",
    "offers": "every single offer among the moves, on and off",
}
BY_TURN = True  # a turn has many steps
NO_NEWS = frozenset(("discover", "turn_up", "name", "pass", "end turn"))  # what follows tells more

BOARDS = ("island", "cave")
GAP = 3  # columns between the maps
ASIDE = 34  # columns beside the maps that the panels need
SMALL = 30  # lines of a screen that has none to spare for gaps
FEWEST_ROWS = 5  # of the map, in any case
LEGEND = ("food", "wood", "gold", "garden", "water", "shrine")


def draw(scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
    ground = Ground(scene.view)
    view = scene.view
    shops = view["phase"] == "explore" and scene.seat in (None, view["turn"])
    prices = not shops and view["phase"] != "side"
    gap = [] if height is not None and height < SMALL else [Text()]
    above = [heading(scene, width), *gap, *seats(scene, width), *(costs(scene, width, not gap) if shops else []), *gap]
    asked = asking(scene, ground, width)
    legend = _legend(scene, width)
    whole = height is None or "map" in scene.switches
    taken = len(above) + len(asked) + len(legend) + len(gap)
    room = None if height is None else height - below - taken
    maps = _maps(scene, ground, width, None if whole else max(room or 0, FEWEST_ROWS))
    rest = width - max(line.cell_len for line in maps) - GAP
    beside = extras(scene, rest, prices) if rest >= ASIDE else []
    if beside and (len(beside) <= len(maps) or room is None or len(beside) <= room):
        body: list[RenderableType] = [_joined(maps, beside, width - rest)]
        more: list[Text] = []
    else:
        body, more = list(maps), _more(scene, width, None if room is None else room - len(maps), prices)
    return Group(*above, *body, *legend, *more, *gap, *asked)


def _more(scene: Scene, width: int, room: int | None, prices: bool) -> list[Text]:
    """Stacks, supply and powers, if there is room for them or they are asked for."""
    lines = extras(scene, width, prices)
    return lines if room is None or len(lines) <= room or "more" in scene.switches else []


def outcome(scene: Scene, scores: Sequence[int]) -> RenderableType:
    """Who came where, and by what (I-12.2)."""
    view = scene.view
    table = Table.grid(padding=(0, 3))
    table.add_row("", "shrines", "the cave's", "cards", style=QUIET)
    for seat in sorted(range(len(scene.names)), key=lambda seat: -scores[seat]):
        place = 1 + sum(score > scores[seat] for score in scores)
        cave = "yes" if view["cave_shrine"] == seat else NOTHING
        numbers = [str(view["shrines"][seat]), cave, str(view["cards"][seat])]
        table.add_row(f"{place}. {scene.names[seat]}", *numbers, style=NOW if place == 1 else "")
    return Group(table, Text(_ending(scene), QUIET))


def _ending(scene: Scene) -> str:
    view = scene.view
    full = [seat for seat, many in enumerate(view["shrines"]) if many > SHRINES]
    if full:
        name = scene.names[full[0]]
        return f"{name} {'hold' if name == YOU else 'holds'} all four shrines, in round {view['round']}."
    return f"After {view['round']} rounds the most shrines count, then the cave's, then cards."


def details(event: Event, names: Sequence[str]) -> None:
    return None


# The maps


def _maps(scene: Scene, ground: Ground, width: int, rows: int | None) -> list[Text]:
    """Both maps in the largest form that fits; else the part of them around what matters."""
    marks = _marks(scene, ground)
    boards = [board for board in BOARDS if any(place[0] == board for place in ground.tiles)]
    for form in FORMS:
        charts = [_chart(ground, board, form, marks) for board in boards]
        wide = sum(one.size[0] for one in charts) + GAP * (len(charts) - 1)
        if wide <= width and (rows is None or max(one.size[1] for one in charts) < rows):
            return _side_by_side(charts, boards)
    if rows is not None:
        return _cropped(scene, ground, marks, width, rows)
    charts = [_chart(ground, board, _widest(ground, board, marks, width), marks) for board in boards]
    parts = [_part(one, board.capitalize(), [], width, None) for one, board in zip(charts, boards, strict=True)]
    return [line for lines in parts for line in lines]


def _chart(ground: Ground, board: str, form: Form, marks: Marks) -> Chart:
    tiles = {place: tile for place, tile in ground.tiles.items() if place[0] == board}
    own = marks._replace(
        open=[place for place in marks.open if place[0] == board],
        buildings={corner: piece for corner, piece in marks.buildings.items() if corner[0] == board},
    )
    return chart(tiles, form, own)


def _widest(ground: Ground, board: str, marks: Marks, width: int) -> Form:
    return next((form for form in FORMS if _chart(ground, board, form, marks).size[0] <= width), FORMS[-1])


def _side_by_side(charts: Sequence[Chart], boards: Sequence[str]) -> list[Text]:
    drawn = [_part(one, board.capitalize(), [], one.size[0], None) for one, board in zip(charts, boards, strict=True)]
    lines = drawn[0]
    for one, other in zip(charts, drawn[1:], strict=False):
        for number, line in enumerate(other):
            if number == len(lines):
                lines.append(Text())
            lines[number].pad_right(one.size[0] + GAP - lines[number].cell_len)
            lines[number].append_text(line)
    return lines


def _cropped(scene: Scene, ground: Ground, marks: Marks, width: int, rows: int) -> list[Text]:
    """As much of one map around what matters as there is room for, with a title that says so."""
    focus = _focus(scene, ground)
    board = focus[0][0]
    form = _widest(ground, board, marks, width)
    one = _chart(ground, board, FORMS[1] if form.tall else form, marks)
    left_out = [] if one.size[0] <= width and one.size[1] < rows else ["a part of it"]
    other = BOARDS[1 - BOARDS.index(board)]
    if any(place[0] == other for place in ground.tiles):
        left_out.append(f"without the {other}")
    return _part(one, f"{board.capitalize()}, {' and '.join(left_out)}; map shows all", focus, width, rows - 1)


def _part(one: Chart, title: str, focus: list[Place], width: int, rows: int | None) -> list[Text]:
    """A map with its title, or a part of it."""
    canvas, spots, labels, form = one
    middle = [spots[place] for place in focus if place in spots] or [next(iter(spots.values()))]
    across = window(canvas.columns, width - form.label, [column for column, _ in middle], form.half)
    down = window(canvas.rows, rows or len(canvas.rows), [row for _, row in middle], 1)
    lines = canvas.lines(across, down)
    if form.label:
        signs = [f"{labels[row]:>{form.label - 1}} " if row in labels else " " * form.label for row in down]
        lines = [Text.assemble((sign, QUIET), line) for sign, line in zip(signs, lines, strict=True)]
    shown = Text(title, QUIET)
    shown.truncate(width)
    return [shown, *lines]


def _focus(scene: Scene, ground: Ground) -> list[Place]:
    """What a part of the map has to show: the fight, the purchase, the own explorer."""
    view = scene.view
    seat = scene.seat if scene.seat is not None else view["turn"]
    found: list[Place | None] = []
    if view["fights"]:
        found.append(place_of(view["fights"][0]["at"]))
    elif view["purchase"] is not None:
        found.append(ground.at[view["turn"]])
    found += [ground.at[seat], *ground.armies[seat], ground.at[view["turn"]]]
    return [place for place in found if place is not None] or [next(iter(ground.tiles))]


def _marks(scene: Scene, ground: Ground) -> Marks:
    view = scene.view
    pieces: dict[Place, list[Piece]] = {}
    order = sorted(ground.seats, key=lambda seat: seat != scene.seat)
    for seat in order:
        for place in ground.offerings[seat]:
            pieces.setdefault(place, []).append((letter(view, seat), f"bold {ink(view, seat)}"))
        if (here := ground.at[seat]) is not None:
            style = f"bold reverse {ink(view, seat)}" if seat == scene.seat else f"bold {ink(view, seat)}"
            pieces.setdefault(here, []).append((letter(view, seat), style))
    for seat in order:
        for place, many in ground.armies[seat].items():
            pieces.setdefault(place, []).append((f"{letter(view, seat).lower()}{many}", f"bold {ink(view, seat)}"))
    buildings = {}
    for seat in ground.seats:
        for corner in ground.farms[seat]:
            buildings[corner] = f"{FARM}{letter(view, seat)}", f"bold {ink(view, seat)}"
        if (fort := ground.forts[seat]) is not None:
            buildings[fort] = f"{FORT}{letter(view, seat)}", f"bold {ink(view, seat)}"
    kinds = [action.data for action in scene.actions]
    targets = {place_of(data["to"]) for data in kinds if data["kind"] in ("move", "retreat")}
    targets |= {place_of(data["at"]) for data in kinds if data["kind"] == "set"}
    free = {place_of(data["at"]) for data in kinds if data["kind"] in ("place", "discover") and "at" in data}
    own = ground.at[scene.seat] if scene.seat is not None else None
    return Marks(pieces, buildings, targets, free, [own] if own else [])


def _legend(scene: Scene, width: int) -> list[Text]:
    told = Text(" ").join(Text.assemble((SIGNS[name], INKS[name]), (name, QUIET)) for name in LEGEND)
    mark = letter(scene.view, scene.seat or 0)
    told.append(f" {SIGNS['cave_exit']}cave {mark} explorer {mark.lower()}2 army {FARM}farm {FORT}fort", QUIET)
    told.truncate(width, overflow="ellipsis")
    return [told]


def _joined(left: list[Text], right: list[Text], width: int) -> Table:
    table = Table.grid(padding=0)
    table.add_column(width=width)
    table.add_column()
    table.add_row(Group(*left), Group(*right))
    return table
