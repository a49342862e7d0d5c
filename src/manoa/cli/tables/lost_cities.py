"""The table of Lost Cities: a lane for each colour; theirs above, the piles between, yours below."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from manoa.cli.tables import Group, Scene
from manoa.cli.tables.plain import BY_TURN as BY_TURN
from manoa.cli.tables.plain import NO_NEWS as NO_NEWS
from manoa.cli.tables.plain import SWITCHES as SWITCHES
from manoa.cli.tables.plain import by_first_word
from manoa.cli.tables.plain import expand as expand
from manoa.cli.tables.plain import question as question
from manoa.cli.voice import YOU, by_seat, number
from manoa.games.lost_cities.cards import COLOURS, LETTERS
from manoa.kernel.rulebook import Event

# Every colour has a symbol, one column wide and no emoji. White takes the terminal's own ink, to show on paper too.
SYMBOLS = dict(zip(COLOURS, "☼≈▲♣◆✦", strict=True))
INKS = dict(zip(COLOURS, ("yellow", "bright_blue", "default", "green", "red", "magenta"), strict=True))
INK_OF_LETTER = dict(zip(LETTERS, INKS.values(), strict=True))
CARD = re.compile(rf"\b([{LETTERS}])(x|10|[2-9])?\b")

LABEL = 15
WIDEST_LANE = 14
NOW = "bold"  # what can be done now is the brightest
QUIET = "dim"

Cells = Callable[[str], Text]  # a colour to what its lane shows in a row


def draw(scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
    bottom, seats = scene.seat or 0, len(scene.names)
    lanes = _lanes(scene, width)
    for step in range(1, seats):
        _seat_rows(lanes, scene, (bottom + step) % seats)
        lanes.add_row()
    _row(lanes, Text("Piles"), scene, lambda colour: _pile(scene, colour))
    lanes.add_row()
    _seat_rows(lanes, scene, bottom)
    return Stack(_heading(scene, width), Text(), lanes)


def outcome(scene: Scene, scores: Sequence[int]) -> RenderableType:
    """The points of each round."""
    table = Table.grid(padding=(0, 3))
    table.add_row("", *scene.names)
    for place, result in enumerate(scene.view["results"], 1):
        table.add_row(f"Round {place}", *_numbers(result))
    table.add_row("Total", *_numbers(scores), style=NOW)
    return table


def details(event: Event, names: Sequence[str]) -> RenderableType | None:
    """What each expedition brought, when a round ends."""
    if event["key"] != "round":
        return None
    colours = list(event["expeditions"][0])
    table = Table.grid(padding=(0, 2))
    table.add_row("", *map(_colour, colours), "round")
    for name, points, total in zip(names, event["expeditions"], event["scores"], strict=True):
        table.add_row(name, *_numbers(points[colour] for colour in colours), *_numbers([total]))
    return table


def paint(words: str) -> Text:
    """Cards, and the letters of colours, in their ink."""
    text = Text(words)
    for found in CARD.finditer(words):
        text.stylize(INK_OF_LETTER[found[1]], *found.span())
    return text


def groups(scene: Scene) -> list[Group]:
    return by_first_word(scene, paint)


def _heading(scene: Scene, width: int) -> RenderableType:
    view, rounds = scene.view, int(scene.rules["rounds"])
    parts = [
        scene.title,
        f"round {view['round']} of {rounds}" if rounds > 1 else "",
        "" if view["deck"] is None else f"deck {view['deck']}",
        _turn(scene),
    ]
    line = Table(
        box=None, show_header=False, padding=0, expand=True, width=LABEL + _lane(scene, width) * len(view["discards"])
    )
    line.add_column()
    line.add_column(justify="right")
    line.add_row(" · ".join(filter(None, parts)), by_seat(view["totals"], scene.names) if rounds > 1 else "")
    return line


def _turn(scene: Scene) -> str:
    """Whose turn it is; you are asked anyway."""
    player = scene.view["player"]
    if player is None:
        return "over"
    return "" if scene.names[player] == YOU else f"{scene.names[player]} to {scene.view['phase']}"


def _lanes(scene: Scene, width: int) -> Table:
    lanes = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    lanes.add_column(width=LABEL - 1)
    for colour in scene.view["discards"]:
        lanes.add_column(_colour(colour), width=_lane(scene, width) - 1)
    return lanes


def _lane(scene: Scene, width: int) -> int:
    return min(WIDEST_LANE, (width - LABEL) // len(scene.view["discards"]))


def _seat_rows(lanes: Table, scene: Scene, seat: int) -> None:
    """What a seat laid, what that is worth, and what is known of its hand."""
    columns: dict[str, list[str]] = scene.view["expeditions"][seat]
    points: dict[str, int] = scene.view["points"][seat]
    name = Text(scene.names[seat], NOW if seat == scene.view["player"] else "")
    _row(lanes, name, scene, lambda colour: _column(columns[colour], colour))
    _row(
        lanes,
        Text(f"  points {number(sum(points.values()))}", QUIET),
        scene,
        lambda colour: Text(number(points[colour]) if columns[colour] else ""),
    )
    if seat == scene.seat:
        _row(lanes, Text("  hand"), scene, lambda colour: _hand(scene, colour))
    else:
        known = scene.view["known"][seat]
        label = Text(f"  hand {scene.view['hands'][seat]}", QUIET)
        _row(lanes, label, scene, lambda colour: Text(" ".join(_of(known, colour)), INKS[colour]))


def _row(lanes: Table, label: Text, scene: Scene, cells: Cells) -> None:
    lanes.add_row(label, *map(cells, scene.view["discards"]))


def _colour(colour: str) -> Text:
    return Text(f"{SYMBOLS[colour]} {colour}", INKS[colour])


def _column(cards: list[str], colour: str) -> Text:
    """The lane names the colour, so the cards need not."""
    return Text(" ".join(card[1:] for card in cards), INKS[colour]) if cards else Text("·", QUIET)


def _pile(scene: Scene, colour: str) -> Text:
    """The top card and how many there are, or all cards where they are shown."""
    pile: dict[str, Any] = scene.view["discards"][colour]
    if not pile["size"]:
        return Text("·", QUIET)
    may_take = {"kind": "take", "colour": colour} in [action.data for action in scene.actions]
    top = Text(pile["top"], f"{INKS[colour]} {NOW if may_take else ''}")
    if "cards" in pile:
        return Text.assemble(("".join(f"{card} " for card in pile["cards"][:-1]), QUIET), top)
    return top.append(f" ({pile['size']})", QUIET)


def _hand(scene: Scene, colour: str) -> Text:
    """Cards that may be laid now stand out; those that may only be discarded are plain."""
    layable = {action.data["card"] for action in scene.actions if action.data["kind"] == "play"}
    cards = [Text(card, f"{INKS[colour]} {NOW if card in layable else ''}") for card in _of(scene.view["hand"], colour)]
    return Text(" ").join(cards)


def _of(cards: list[str], colour: str) -> list[str]:
    return [card for card in cards if COLOURS[LETTERS.index(card[0])] == colour]


def _numbers(values: Iterable[int]) -> list[Text]:
    return [Text(number(value), justify="right") for value in values]
