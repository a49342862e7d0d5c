"""Tiles, resources, places and colours of the Island in few signs."""

import re
from collections.abc import Mapping

from rich.text import Text

from manoa.cli.boards.board import Scene
from manoa.games.island.parts.explorers import COLOURS
from manoa.games.island.parts.tiles import BEAST_KINDS, RESOURCES

LOOKS = {  # the sign of a tile, and its ink
    "food": ("¤", "red"),
    "wood": ("♣", "green"),
    "gold": ("$", "yellow"),
    "garden": ("✿", "bold green"),
    "shrine": ("▲", "bold yellow"),
    "water": ("≈", "blue"),
    "cave_entrance": ("∩", "bold"),
    "cave_exit": ("∩", "bold"),
    "cave": ("◦", "default"),
    **dict.fromkeys(BEAST_KINDS, ("¥", "bold red")),
}
SIGNS, INKS = ({tile: look[part] for tile, look in LOOKS.items()} for part in range(2))
SINGLE = ("cave_shrine", *BEAST_KINDS)  # of which there is one
SEAT_INKS = {"orange": "dark_orange", "white": "default", "blue": "bright_blue", "purple": "magenta"}
FARM, FORT = "⌂", "♜"
INK_OF = {SIGNS[name]: INKS[name] for name in RESOURCES}


def letter(scene: Scene, seat: int) -> str:
    """The mark of a seat: the first letter of its colour, as it is typed."""
    return str(scene.view["colours"][seat])[0].upper()


def ink(scene: Scene, seat: int) -> str:
    return SEAT_INKS[scene.view["colours"][seat]]


def cards(scene: Scene, amounts: Mapping[str, int]) -> str:
    """Resource cards in signs: ¤2 $1."""
    words = " ".join(f"{SIGNS[name]}{amounts[name]}" for name in RESOURCES if amounts.get(name))
    return words or scene.say("nothing")


def kinds(scene: Scene, tiles: Mapping[str, int]) -> str:
    """Tiles by kind: water 9, garden 2, Thieves."""
    names = {tile: scene.words.name("tile", tile) for tile in tiles}
    words = [names[tile] if tile in SINGLE else f"{names[tile]} {many}" for tile, many in tiles.items()]
    return ", ".join(words) or scene.say("nothing")


def paint(words: str) -> Text:
    """Resources and colours, as they are typed, in their ink."""
    text = Text(words)
    text.highlight_regex(rf"\b({'|'.join((*RESOURCES, *COLOURS))})\b", lambda name: INKS.get(name) or SEAT_INKS[name])
    text.highlight_regex(rf"[{''.join(map(re.escape, INK_OF))}]\d+", lambda amount: INK_OF[amount[0]])
    return text


def power(scene: Scene, explorer: str) -> str:
    """What an explorer can do under the table's options."""
    changed = f"{explorer}-{scene.options.get('house_values')}"
    return scene.words.name("power", changed if scene.words.has(f"power-{changed}") else explorer)
