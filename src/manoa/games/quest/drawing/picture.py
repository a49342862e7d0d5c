"""The table as a picture: the route with all that stands on it, the players, the market, and a hand."""

from typing import Any

from manoa.art.kit import laid, rect
from manoa.art.lettering import display, width, words
from manoa.art.look import Look
from manoa.art.paper import compass_rose, contours, document, rose_in_a_corner
from manoa.art.table import LINE, RAIL, ROOM, Line, caption, counts, player_line, rail
from manoa.games.quest.drawing import map as maps
from manoa.games.quest.drawing.hand import HEIGHT as HAND
from manoa.games.quest.drawing.hand import hand
from manoa.games.quest.drawing.market import market
from manoa.games.quest.drawing.marks import bonds, fog_and_chests, held_discs, marks_of
from manoa.games.quest.drawing.plan import plan
from manoa.games.quest.drawing.symbols import TOKEN, symbols
from manoa.games.quest.parts.board import AS_LISTED, FINISH, TAVERN, blockade_joints, board, board_of
from manoa.games.quest.parts.routes import blockades_for

WIDTH = 1440
STAGE = WIDTH - RAIL
MARGIN = 22
TALLEST = 740  # of a map
HEADER = 96  # of a map alone
LYING = {"token": "token", "curse": "badge", "chest": "chest"}  # by what they are drawn
PHASES = {
    "play": "plays",
    "pay": "pays",
    "remove": "removes cards",
    "take": "takes a card",
    "replace": "replaces cards",
    "discard": "discards",
    "ward": "sends a curse away or suffers it",
    "force": "moves pieces",
    "hero": "takes a hero",
    "lift": "lifts a curse",
    "spare": "uses a token",
    "banish": "gives a demon away",
    "dismiss": "puts demons back",
    "rouse": "chooses whose pieces move",
    "imitate": "chooses a card to imitate",
    "twice": "plays a card that runs twice",
    "tame": "lays down cards for a dragon",
    "herd": "moves a dragon",
    "whistle": "chooses a dragon",
    "retreat": "goes back from danger",
}


def picture(options: dict[str, Any], view: dict[str, Any], look: Look) -> str:
    """The table as `view` shows it, as an SVG document."""
    route = board_of(options)
    beside, height = _beside(route.title, view, look, options["open_discards"])
    chart = plan(route, (STAGE - 2 * MARGIN, TALLEST))
    stage = max(height - HAND, chart.extent[1] + 2 * MARGIN)
    chart = chart.moved(STAGE / 2, stage / 2)._replace(marks=marks_of(options))
    modules = view.get("modules", {})
    printed, own = maps.printed_map(chart, fog_and_chests(chart, modules))
    body = rect(0, 0, STAGE, stage, "chart") + contours(STAGE, stage)
    body += rose_in_a_corner(STAGE, stage, 44, lambda corner: chart.clearance(corner) > 56) + printed
    body += maps.standing_blockades(chart, view["blockades"]) + maps.cave_counts(chart, view["caves"])
    body += maps.trail(chart, look.events)
    body += bonds(chart, view) if modules else ""
    body += maps.pieces(chart, view["pieces"], _running(view), modules.get("dragons", []))
    body += (held_discs(chart, view) if modules else "") + hand(view, look, stage, STAGE)
    return document(
        body + rail(STAGE, stage + HAND) + beside,
        width=WIDTH,
        height=stage + HAND,
        theme=look.theme,
        title=f"The Quest for El Dorado: {route.title}, round {view['round']}",
        about=_in_words(view, look),
        own={**symbols(), **own},
    )


def route_picture(route: dict[str, Any] | str, look: Look) -> str:
    """The map of a route alone, with palisades where blockades will stand."""
    laid_out = board(route)
    chart = plan(laid_out, (WIDTH - 2 * MARGIN, 1000))
    height = HEADER + chart.extent[1] + 2 * MARGIN
    chart = chart.moved(WIDTH / 2, (HEADER + height) / 2)
    printed, own = maps.printed_map(chart)
    joints = blockade_joints(laid_out.joints, AS_LISTED, blockades_for(route))
    letters = " ".join(dict.fromkeys(space.piece for space in laid_out.spaces if space.piece not in (FINISH, TAVERN)))
    about = f"{len(laid_out.spaces)} spaces on {letters} · {len(joints)} blockades"
    title = laid_out.title.upper()
    size = min(44.0, 44 * (WIDTH - 2 * MARGIN) / width(title, 44, True, 2))
    body = rect(0, 0, WIDTH, height, "chart") + contours(WIDTH, height) + compass_rose(WIDTH - 70, 66, 38)
    body += display(title, MARGIN + 4, 56, size, tracking=2) + words(about, MARGIN + 4, 82, 15, "ink-2")
    return document(
        body + printed + maps.palisades(chart, joints),
        width=WIDTH,
        height=height,
        theme=look.theme,
        title=f"{laid_out.title}, a route of The Quest for El Dorado",
        about=f"The map of a route: {about}.",
        own={**symbols(), **own},
    )


def _running(view: dict[str, Any]) -> Any:
    """Where the piece stands that is being moved."""
    task = view["run"] or view.get("payment")
    if view["player"] is None or task is None or task.get("piece") is None:
        return None
    return view["pieces"][view["player"]][task["piece"]]


# Beside the map


def _beside(title: str, view: dict[str, Any], look: Look, open_discards: bool) -> tuple[str, float]:
    """Caption, players, market; and how tall they are."""
    x = STAGE + (RAIL - ROOM) / 2
    about = [f"The Quest for El Dorado · round {view['round']}"]
    drawing, y = caption(title, about, turn(view, look), view["player"] is None, x)
    for seat in look.seats(len(view["hands"])):
        drawing += _player(view, look, seat, x, y, open_discards)
        y += LINE
    more, y = market(view, x, y + 8)
    return drawing + more, y + 12


def turn(view: dict[str, Any], look: Look) -> str:
    """Whose turn it is, or who came first."""
    if view["player"] is not None:
        return f"{look.name(view['player'])} {PHASES.get(view['phase'], 'decides')}"
    if "points" in view.get("modules", {}):
        points = view["modules"]["points"]
        best = [seat for seat, own in enumerate(points) if own == max(points)]
        return f"{look.name(best[0])} has most points" if len(best) == 1 else "The game is over"
    return f"{look.name(view['arrived'][0])} came first" if view["arrived"] else "The game is over"


def _player(view: dict[str, Any], look: Look, seat: int, x: float, y: float, open_discards: bool) -> str:
    """Steps to go; cards in hand and piles, blockades won, cave tokens, curses."""
    if seat in view["arrived"]:
        number, unit = str(view["arrived"].index(seat) + 1), "in El Dorado"
    else:
        number, unit = str(view["to_go"][seat]), "to go"
    line = Line(look.name(seat), (seat, f"p{seat + 1}"), view["player"] == seat, number, unit, view["starter"] == seat)
    drawing = player_line(line, x, y)
    amounts = [("hand", view["hands"][seat]), ("deck", view["draws"][seat])]
    amounts += [("discard", len(view["discards"][seat]))] if open_discards else []
    amounts += [("remove", len(view["removed"][seat]))] if view["removed"][seat] else []
    amounts += [("blockade", blockade["number"]) for blockade in view["blockades"] if blockade["owner"] == seat]
    amounts += _module_counts(view, seat)
    more, end = counts([(sign, count, "ink-2") for sign, count in amounts], x + 24, y + 25)
    held = _lying(view, seat)
    step = min(23.0, max(0.0, x + ROOM - end - 21) / max(1, len(held) - 1))
    for place, (kind, name) in enumerate(held):
        height = 21 * TOKEN[3] / TOKEN[2] if kind == "token" else 21
        lying = laid(f"quest-{LYING[kind]}-{name}", end + step * place, y + 21, 21, height)
        more += f'<g data-{kind}="{name}">{lying}</g>'
    return drawing + more


def _module_counts(view: dict[str, Any], seat: int) -> list[tuple[str, Any]]:
    """Cards stored on the own board, and points."""
    modules = view.get("modules", {})
    stored = [("muisca", len(cards)) for cards in modules.get("stored", [])[seat : seat + 1] if cards]
    return stored + [("chest", points) for points in modules.get("points", [])[seat : seat + 1]]


def _lying(view: dict[str, Any], seat: int) -> list[tuple[str, Any]]:
    """What lies open in front of a player: tokens, curses, chests."""
    cursed = view["hexes"]["curses"][seat] if "hexes" in view else []
    chests = [chest["value"] for chest in view.get("modules", {}).get("chests", []) if chest["owner"] == seat]
    things = {"token": view["tokens"][seat], "curse": cursed, "chest": chests}
    return [(kind, name) for kind, names in things.items() for name in names]


def _in_words(view: dict[str, Any], look: Look) -> str:
    parts = [turn(view, look)]
    for seat, steps in enumerate(view["to_go"]):
        where = "in El Dorado" if seat in view["arrived"] else f"{steps} steps to go"
        parts.append(f"{look.name(seat)}: {where}, {view['hands'][seat]} cards in hand")
    return ". ".join(parts) + "."
