"""What lies beside the map of Quest: the seats, the market, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from manoa.cli.tables import Scene
from manoa.cli.tables.lines import wrapped
from manoa.cli.tables.quest_map import SEAT_INKS, SHAPES, SIGNS
from manoa.cli.tables.quest_reach import Ground, Way
from manoa.cli.tables.quest_words import (
    NOTHING,
    NOW,
    QUIET,
    TERRAIN_OF,
    coins,
    columns,
    gives,
    halves,
    heap,
    name_of,
    paint,
    payment,
    price,
    token,
)
from manoa.games.quest.cards import HAND_SIZE

TURN = "›"
NEARER = "▸"  # a step that brings a piece nearer to the finish
ZONES = {
    "discards": "discard pile",
    "areas": "played",
    "known": "known in hand",
    "removed": "out of the game",
}
ASKED = {
    "remove": "Choose a card to remove from the game, or done.",
    "take": "Choose a card of the market to take.",
    "replace": f"Lay one to {HAND_SIZE} cards down to draw as many, then done.",
    "discard": "Discard what you do not keep, then end turn.",
}
FLAGS = {
    "bought": "The purchase of this turn is made.",
    "passing": "Occupied spaces may be entered.",
    "changing": "The next card may change its symbol.",
}
PATHS = 3  # farther spaces that a card's line shows


# The seats


def seats(scene: Scene) -> list[Text]:
    head = ["", "to go", "hand", "draw", "disc", "blockades"]
    caves = bool(scene.view["caves"])
    rows = [[Text(word, QUIET) for word in [*head, *(["tokens"] if caves else [])]]]
    for seat in range(len(scene.names)):
        rows.append([_seat_name(scene, seat), *map(paint, _seat_numbers(scene, seat))])
        if caves:
            rows[-1].append(paint(", ".join(map(token, scene.view["tokens"][seat])) or NOTHING))
    return columns(rows)


def _seat_name(scene: Scene, seat: int) -> Text:
    turn = seat == scene.view["player"]
    return Text.assemble(
        (TURN if turn else " ", NOW),
        " ",
        (SHAPES[seat], SEAT_INKS[seat]),
        " ",
        (scene.names[seat], NOW if turn else ""),
    )


def _seat_numbers(scene: Scene, seat: int) -> list[str]:
    view = scene.view
    won = [str(blockade["number"]) for blockade in view["blockades"] if blockade["owner"] == seat]
    pile = len(view["discards"][seat]) if scene.options.get("open_discards", True) else None
    return [
        "there" if seat in view["arrived"] else str(view["to_go"][seat]),
        str(view["hands"][seat]),
        str(view["draws"][seat]),
        "?" if pile is None else str(pile),
        " ".join(won) or NOTHING,
    ]


def cards(scene: Scene) -> list[Text]:
    """All cards that lie open."""
    lines = []
    for seat, name in enumerate(scene.names):
        for zone, title in ZONES.items():
            if scene.view[zone][seat] and not (zone == "known" and seat == scene.seat):
                lines.append(Text.assemble((f"{name}, {title}: ", QUIET), heap(scene.view[zone][seat])))
    return lines or [Text("No card lies open.", QUIET)]


# The market


def market(scene: Scene, width: int, brief: bool = False) -> list[Text]:
    """What is for sale, and what is not yet unless in brief."""
    sale = scene.view["market"]
    buyable = {action.data["card"] for action in scene.actions if action.data["kind"] in ("buy", "take")}
    piles = [_pile(slot, buyable) for slot in sale["slots"]]
    lines = [Text("Market: price, cards left", QUIET), *_side_by_side(piles, width)]
    reserve = sale["reserve"]
    if not reserve:
        return [*lines, Text("The reserve is empty.", QUIET)]
    is_open = sale["open"] or any(pile["card"] in buyable for pile in reserve)
    if is_open and not brief:
        title = "Reserve, open: a slot of the market is vacant" if sale["open"] else "Reserve"
        return [*lines, Text(title, QUIET), *_side_by_side([_pile(pile, buyable) for pile in reserve], width)]
    if brief and not is_open:
        return lines
    head = ["Reserve, open: "] if is_open else ["Reserve, closed while ", "all six slots are taken: "]
    told = [paint(f"{name_of(pile['card'])} {gives(pile['card'])} {price(pile['card'])}; ") for pile in reserve]
    told[-1].right_crop(2)
    return [*lines, *wrapped([*(Text(part, QUIET) for part in head), *told], width)]


def _pile(pile: dict[str, Any] | None, buyable: set[str]) -> list[Text]:
    if pile is None:
        return [Text("vacant", QUIET), Text(), Text(), Text()]
    card = pile["card"]
    name = Text(name_of(card), NOW if card in buyable else "")
    return [name, paint(gives(card)), paint(price(card)), Text(f"×{pile['left']}", QUIET)]


def _side_by_side(piles: list[list[Text]], width: int) -> list[Text]:
    """As many to a line as there is room for."""
    for many in (3, 2, 1):
        rows = [piles[place : place + many] for place in range(0, len(piles), many)]
        rows[-1] = rows[-1] + [[Text()] * 4] * (many - len(rows[-1]))
        lines = columns([[Text(" ")] + [cell for pile in row for cell in pile] for row in rows], 1)
        if many == 1 or max(line.cell_len for line in lines) <= width:
            return lines
    return []


# The hand


def hand(scene: Scene, ground: Ground, found: Sequence[Way], width: int) -> list[Text]:
    """The cards of the one who looks, with what they can do now, and what is under way."""
    view = scene.view
    under_way = wrapped([paint(f"{word} ") for word in _under_way(scene, ground).split()], width)
    if scene.seat is None:
        return under_way
    held, owned = Counter(view["hand"]), Counter(view["tokens"][scene.seat])
    worth = sum(halves(name) * many for name, many in (held + owned).items())
    title = Text.assemble(("Your hand, ", QUIET), paint(coins(worth)), (" in all", QUIET))
    rows: list[list[str | Text]] = []
    for card, many in held.items():
        rows.append(["", _many(many, name_of(card)), gives(card), coins(halves(card))])
    for name, many in owned.items():
        rows.append(["", _many(many, "token"), token(name), coins(halves(name)) if halves(name) else ""])
    for row, tool in zip(rows, (*held, *owned), strict=True):
        row.append(_can(scene, found, tool, ground))
    lines = columns(rows) if rows else [Text("  empty", QUIET)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    pile = (heap(view["draw"]) or "empty").replace(", ", ",, ").split(", ")
    told = [Text("Your draw pile: ", QUIET), *(Text(f"{part} ") for part in pile)]
    return [*under_way, title, *lines, *wrapped(told, width)]


def _many(number: int, what: str) -> str:
    return f"{number} {what}" if number > 1 else what


def _can(scene: Scene, found: Sequence[Way], tool: str, ground: Ground) -> str:
    """Where a card or token leads, piece by piece."""
    own = sorted((way for way in found if way.tool == tool), key=lambda way: not way.near)
    plays = [action.data for action in scene.actions if action.data["kind"] == "play"]
    several = len({way.piece for way in found}) > 1
    told = ["play"] if any(tool in (data.get("card"), data.get("token")) for data in plays) else []
    for piece in sorted({way.piece for way in own}):
        leads = _leads([way for way in own if way.piece == piece], ground, 1 if several else PATHS)
        told.append(f"{piece + 1}: {leads}" if several else leads)
    return "; ".join(told)


def _leads(own: Sequence[Way], ground: Ground, shown: int) -> str:
    """The steps, and the farthest that the same card can get."""
    first = [way.target + (NEARER if way.near else "") for way in own]
    paths = {at: path for way in own for at, path in way.further.items() if at not in {way.to for way in own}}
    ahead = sorted(paths, key=lambda at: ground.to_go.get(at, len(ground.to_go)))
    told = first + ["→".join(paths[at]) for at in ahead[:shown]]
    return ", ".join(told) + (f", {len(ahead) - shown} more" if len(ahead) > shown else "")


def _under_way(scene: Scene, ground: Ground) -> str:
    """What has happened in this turn, and what is to be done."""
    view = scene.view
    parts = []
    if view["player"] is not None and view["areas"][view["player"]]:
        parts.append(f"Played: {heap(view['areas'][view['player']])}.")
    if (run := view["run"]) is not None:
        tool = name_of(run["card"]) if run["card"] else f"{token(run['token'])} token"
        left = f"{SIGNS[TERRAIN_OF[run['symbol']]]}{run['power']}" if run["symbol"] else "a step"
        parts.append(f"Run with {tool}: {left} left.")
    if view["payment"] is not None:
        parts.append(f"To pay: {payment(view['payment'], ground.name)}.")
    elif view["phase"] in ASKED:
        parts.append(ASKED[view["phase"]])
    return " ".join([*parts, *(told for flag, told in FLAGS.items() if view[flag])])
