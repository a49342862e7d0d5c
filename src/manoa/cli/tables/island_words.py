"""Tiles, resources, places and colours of the Island in few signs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from manoa.cli.tables import Scene
from manoa.cli.voice import YOU, tell
from manoa.games.island.explorers import COLOURS
from manoa.games.island.tiles import BEASTS, RESOURCES

SIGNS = {
    "food": "¤",
    "wood": "♣",
    "gold": "$",
    "garden": "✿",
    "shrine": "▲",
    "water": "≈",
    "cave_entrance": "∩",
    "cave_exit": "∩",
    "cave": "◦",
    **{beast["id"]: "¥" for beast in BEASTS},
}
INKS = {
    "food": "red",
    "wood": "green",
    "gold": "yellow",
    "garden": "bold green",
    "shrine": "bold yellow",
    "water": "blue",
    "cave_entrance": "bold",
    "cave_exit": "bold",
    "cave": "default",
    **{beast["id"]: "bold red" for beast in BEASTS},
}
SHORT = {
    "cave_entrance": "entry",
    "cave_exit": "exit",
    "cave": "plain",
    **{beast["id"]: beast["name"].split()[-1].lower() for beast in BEASTS},
}  # names of tiles that are too long for a map
LONG = {
    "cave_entrance": "cave entrance",
    "cave_shrine": "cave shrine",
    "cave": "plain",
    **{beast["id"]: beast["name"] for beast in BEASTS},
}
SINGLE = ("cave_shrine", *(beast["id"] for beast in BEASTS))  # of which there is one
SEAT_INKS = {"orange": "dark_orange", "white": "default", "blue": "bright_blue", "purple": "magenta"}
FARM, FORT = "⌂", "♜"
NOTHING = "–"
NOW = "bold"  # what can be done now is the brightest
QUIET = "dim"
INK_OF = {SIGNS[name]: INKS[name] for name in RESOURCES}


def letter(view: Mapping[str, Any], seat: int) -> str:
    """The mark of a seat: the first letter of its colour."""
    return str(view["colours"][seat])[0].upper()


def ink(view: Mapping[str, Any], seat: int) -> str:
    return SEAT_INKS[view["colours"][seat]]


def cards(amounts: Mapping[str, int]) -> str:
    """Resource cards in signs: ¤2 $1."""
    return " ".join(f"{SIGNS[name]}{amounts[name]}" for name in RESOURCES if amounts.get(name)) or "nothing"


def heap(amounts: Mapping[str, int]) -> str:
    """Resource cards in words: 2 food, 1 gold."""
    return ", ".join(f"{amounts[name]} {name}" for name in RESOURCES if amounts.get(name)) or "nothing"


def kinds(tiles: Mapping[str, int]) -> str:
    """Tiles by kind: 9 water, 10 gold, Thieves."""
    told = [LONG[tile] if tile in SINGLE else f"{many} {LONG.get(tile, tile)}" for tile, many in tiles.items()]
    return ", ".join(told) or "nothing"


def spot(place: Sequence[Any]) -> str:
    """A place or a corner as it is typed: (2,-1), cave(1,0), N(0,0), cave-S(1,-1)."""
    inside = place[0] == "cave"
    if len(place) == 4:
        return f"{'cave-' if inside else ''}{place[1]}({place[2]},{place[3]})"
    return f"{'cave' if inside else ''}({place[1]},{place[2]})"


def who(scene: Scene, seat: int) -> str:
    """A seat in the middle of a sentence."""
    return YOU.lower() if scene.names[seat] == YOU else scene.names[seat]


def whose(scene: Scene, seat: int) -> str:
    return "your" if scene.names[seat] == YOU else f"{scene.names[seat]}'s"


def said(scene: Scene, text: str, seat: int, **parts: Any) -> str:
    """A sentence about what a seat does: `{seat} attacks {foe}`."""
    return tell({"": text}, {"key": "", "seat": seat, **parts}, scene.names)


def paint(words: str) -> Text:
    """Resources and colours in their ink."""
    text = Text(words)
    for found in re.finditer(rf"\b({'|'.join(RESOURCES)}|{'|'.join(COLOURS)})\b", words):
        text.stylize(INKS.get(found[1]) or SEAT_INKS[found[1]], *found.span())
    for found in re.finditer(rf"([{''.join(map(re.escape, INK_OF))}])\d+", words):
        text.stylize(INK_OF[found[1]], *found.span())
    return text
