"""The board of the Island: the seats, what is asked, and the two maps side by side."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoa.cli.boards.board import NOTHING, QUIET, Board, Scene, ranking
from manoa.cli.boards.canvas import window
from manoa.cli.boards.island import moves
from manoa.cli.boards.island.about import about
from manoa.cli.boards.island.asking import asking, question
from manoa.cli.boards.island.ground import Ground, Place, place_of
from manoa.cli.boards.island.map import HALF, LABEL, Chart, Marks, Piece, chart
from manoa.cli.boards.island.panels import costs, extras, heading, seats
from manoa.cli.boards.island.signs import FARM, FORT, INKS, SIGNS, ink, letter, paint
from manoa.cli.boards.lines import beside, wrapped
from manoa.games.island.parts.tiles import MAPS, RESOURCES

GAP = 3  # columns between the maps
ASIDE = 34  # columns beside the maps that the panels need
SMALL = 30  # lines of a screen that has none to spare for gaps
FEWEST_ROWS = 5  # of the map, in any case
LEGEND = ("food", "wood", "gold", "garden", "water", "shrine")


class Island(Board):
    SWITCHES = ("map", "more")
    BY_TURN = True  # a turn has many steps
    NO_NEWS = frozenset(("discover", "turn_up", "name", "pass", "end turn"))  # what follows tells more

    def draw(self, scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
        view = scene.view
        shops = view["phase"] == "explore" and scene.seat in (None, view["turn"])
        prices = not shops and view["phase"] != "side"
        gap = [] if height is not None and height < SMALL else [Text()]
        top = [
            heading(scene, width),
            *gap,
            *seats(scene, width),
            *(costs(scene, width, not gap) if shops else []),
            *gap,
        ]
        asked = asking(scene, width)
        legend = _legend(scene, width)[: None if gap else 1]
        room = None if height is None else height - below - len(top) - len(asked) - len(legend) - len(gap)
        whole = height is None or "map" in scene.switches
        maps = _maps(scene, Ground(view), width, None if whole else max(room or 0, FEWEST_ROWS))
        rest = width - max(line.cell_len for line in maps) - GAP
        aside = extras(scene, rest, prices) if rest >= ASIDE else []
        if aside and (len(aside) <= len(maps) or room is None or len(aside) <= room):
            return Group(*top, *beside(maps, aside, width - rest), *legend, *gap, *asked)
        more = extras(scene, width, prices)
        if room is not None and len(maps) + len(more) > room and "more" not in scene.switches:
            more = []
        return Group(*top, *maps, *legend, *more, *gap, *asked)

    def outcome(self, scene: Scene, scores: Sequence[int]) -> RenderableType:
        """Who came where, and by what (I-12.2)."""
        view = scene.view
        table = Table.grid(padding=(0, 3))
        heads = (scene.say(f"island-head-{name}") for name in ("shrines", "cave-shrine", "cards"))
        table.add_row("", *heads, style=QUIET)
        for seat, name, style in ranking(scene.names, scores):
            cave = scene.say("yes") if view["cave_shrine"] == seat else NOTHING
            table.add_row(name, str(view["shrines"][seat]), cave, str(view["cards"][seat]), style=style)
        return Group(table, Text(_ending(scene), QUIET))

    about = staticmethod(about)
    paint = staticmethod(paint)
    groups = staticmethod(moves.groups)
    expand = staticmethod(moves.expand)
    question = staticmethod(question)


BOARD = Island()


def _ending(scene: Scene) -> str:
    view = scene.view
    if view["all_shrines"] is not None:
        return scene.about("island-ended-by-shrines", view["all_shrines"], round=view["round"])
    return scene.say("island-ended-by-rounds", round=view["round"])


def _legend(scene: Scene, width: int) -> list[Text]:
    names = [(name, scene.words.name("resource" if name in RESOURCES else "tile", name)) for name in LEGEND]
    parts = [Text.assemble((SIGNS[name], INKS[name]), (f"{word} ", QUIET)) for name, word in names]
    mark = letter(scene, scene.seat or 0)
    signs = {"cave": SIGNS["cave_exit"], "explorer": f"{mark} ", "army": f"{mark.lower()}2 ", "farmhouse": FARM}
    for name, sign in {**signs, "fort": FORT}.items():
        parts.append(Text(f"{sign}{scene.say(f'island-legend-{name}')} ", QUIET))
    return wrapped(parts, width)


# The maps


def _maps(scene: Scene, ground: Ground, width: int, rows: int | None) -> list[Text]:
    """Both maps beside each other if they fit; else the part of one around what matters, or one below the other."""
    marks = _marks(scene, ground)
    charts = {board: _chart(ground, board, marks) for board in MAPS if any(place[0] == board for place in ground.tiles)}
    titles = {board: scene.say(f"island-map-{board}") for board in charts}
    wide = sum(one.size[0] for one in charts.values()) + GAP * (len(charts) - 1)
    if wide <= width and (rows is None or max(one.size[1] for one in charts.values()) < rows):
        drawn = [_part(one, titles[board], [], one.size[0]) for board, one in charts.items()]
        return beside(drawn[0], drawn[-1], charts[MAPS[0]].size[0] + GAP) if len(drawn) > 1 else drawn[0]
    focus = _focus(scene, ground)
    if rows is None:
        return [line for board, one in charts.items() for line in _part(one, titles[board], focus, width)]
    board = focus[0][0]
    one = charts[board]
    left_out = [] if one.size[0] <= width and one.size[1] < rows else [scene.say("island-map-part")]
    left_out += [scene.say(f"island-map-without-{other}") for other in charts if other != board]
    title = scene.say("island-map-cut", chart=titles[board], missing=scene.words.series(left_out))
    return _part(one, title, focus, width, rows - 1)


def _chart(ground: Ground, board: str, marks: Marks) -> Chart:
    tiles = {place: tile for place, tile in ground.tiles.items() if place[0] == board}
    own = marks._replace(
        open=[place for place in marks.open if place[0] == board],
        buildings={corner: piece for corner, piece in marks.buildings.items() if corner[0] == board},
    )
    return chart(tiles, own)


def _part(one: Chart, title: str, focus: list[Place], width: int, rows: int | None = None) -> list[Text]:
    """A map with its title, or a part of it."""
    canvas, spots, labels = one
    middle = [spots[place] for place in focus if place in spots] or [next(iter(spots.values()))]
    across = window(canvas.columns, width - LABEL, [column for column, _ in middle], HALF)
    down = window(canvas.rows, rows or len(canvas.rows), [row for _, row in middle], 1)
    signs = [f"{labels.get(row, ''):>{LABEL - 1}} " for row in down]
    shown = Text(title, QUIET)
    shown.truncate(width)
    lines = zip(signs, canvas.lines(across, down), strict=True)
    return [shown, *(Text.assemble((sign, QUIET), line) for sign, line in lines)]


def _focus(scene: Scene, ground: Ground) -> list[Place]:
    """What a part of the map has to show: the fight, the purchase, the own explorer."""
    view = scene.view
    seat = scene.seat if scene.seat is not None else view["turn"]
    places: list[Place | None] = []
    if view["fights"]:
        places.append(place_of(view["fights"][0]["at"]))
    elif view["purchase"] is not None:
        places.append(ground.at[view["turn"]])
    places += [ground.at[seat], *ground.armies[seat], ground.at[view["turn"]]]
    return [place for place in places if place is not None] or [next(iter(ground.tiles))]


def _marks(scene: Scene, ground: Ground) -> Marks:
    pieces: dict[Place, list[Piece]] = {}
    order = sorted(ground.seats, key=lambda seat: seat != scene.seat)
    styles = {seat: f"bold {ink(scene, seat)}" for seat in order}
    for seat in order:
        for place in ground.offerings[seat]:
            pieces.setdefault(place, []).append((letter(scene, seat), styles[seat]))
        if (here := ground.at[seat]) is not None:
            style = f"bold reverse {ink(scene, seat)}" if seat == scene.seat else styles[seat]
            pieces.setdefault(here, []).append((letter(scene, seat), style))
    for seat in order:
        for place, many in ground.armies[seat].items():
            pieces.setdefault(place, []).append((f"{letter(scene, seat).lower()}{many}", styles[seat]))
    buildings = {}
    for seat in ground.seats:
        for corner in ground.farms[seat]:
            buildings[corner] = f"{FARM}{letter(scene, seat)}", styles[seat]
        if (fort := ground.forts[seat]) is not None:
            buildings[fort] = f"{FORT}{letter(scene, seat)}", styles[seat]
    kinds = [action.data for action in scene.actions]
    targets = {place_of(data["to"]) for data in kinds if data["kind"] in ("move", "retreat")}
    targets |= {place_of(data["at"]) for data in kinds if data["kind"] == "set"}
    free = {place_of(data["at"]) for data in kinds if data["kind"] in ("place", "discover") and "at" in data}
    own = ground.at[scene.seat] if scene.seat is not None else None
    return Marks(pieces, buildings, targets, free, [own] if own else [])
