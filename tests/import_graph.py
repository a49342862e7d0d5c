"""The picture of imports in decision 13: `python tests/import_graph.py FOLDER` draws it into that folder.

Every box imports only boxes to its left. An import that does not is drawn in red.
"""

from __future__ import annotations

import sys
from pathlib import Path

import manoa
from test_layers import FILES, ROOMS, home_of, imports, layer_of, module_of, room_of

NAME = "imports-after.svg"

# Where each box stands: its column, and its row from the middle. Rooms of the games are `games/` and their name.
PLACES = {
    "art": (0, -2),
    "kernel": (0, 0),
    "words": (0, 2),
    "games/parts": (1, -1),
    "games/rules": (2, 0),
    "games/drawing": (3, -2),
    "games/people": (3, 0),
    "games/bots": (3, 2),
    "games/routes": (4, 1),
    "games": (5, 0),
    "play": (6, 0),
    "bots": (7, -1),
    "study": (8, 1),
    "arena": (9, -2),
    "learn": (9, -0.7),
    "server": (9, 0.7),
    "client": (9, 2),
    "cli": (10, 0),
}
TITLES = {"games": "rulebook"} | {f"games/{room}": room for room in ROOMS}
# Modules beside the rooms that every game uses: they know no game, so they have no box.
SHARED = {f"manoa.games.{name}" for name in ("components", "deeds", "positions", "refusals", "values")}

WIDTH, HEIGHT = 1240, 440

FILES_OF = {module_of(path): path for path in FILES}


def box_of(module: str) -> str | None:
    """The box that a module belongs to; None for the front door of the package."""
    if module in SHARED or layer_of(FILES_OF[module]) is None:
        return None
    room = room_of(module)
    return f"games/{room}" if room else module.split(".")[1]


def drawn_imports() -> set[tuple[str, str]]:
    """Which box imports which."""
    pairs = {
        (box_of(module), box_of(home))
        for module, path in FILES_OF.items()
        for name in imports(path)
        if (home := home_of(through_the_front_door(name), FILES_OF)) is not None
    }
    return {(one, other) for one, other in pairs if one and other and one != other}


def through_the_front_door(name: str) -> str:
    """The module that has the name: `from manoa import Match` imports `manoa.play.match`."""
    first, _, rest = name.partition(".")
    return manoa._HOMES.get(rest, name) if first == "manoa" else name


def middle(box: str) -> tuple[float, float]:
    column, row = PLACES[box]
    return 70 + 110 * column, 230 + 75 * row


def line(importing: str, imported: str) -> str:
    (x, y), (left, height) = middle(importing), middle(imported)
    backwards = left >= x
    bend = (y + height) / 2 + (60 if y == height and x - left > 110 else 0)
    look = 'stroke="#C0392B" stroke-width="2.5"' if backwards else 'stroke="#8A8062" stroke-width="1.3" opacity="0.6"'
    return f'<path d="M{x:g} {y:g}Q{(x + left) / 2:g} {bend:g} {left:g} {height:g}" fill="none" {look}/>'


def drawn_box(box: str) -> str:
    x, y = middle(box)
    return (
        f'<rect x="{x - 42:g}" y="{y - 20:g}" width="84" height="40" rx="9" fill="#fff" stroke="#4A4431"/>\n'
        f'<text x="{x:g}" y="{y + 5:g}" text-anchor="middle" fill="#2B2718" font-weight="600">'
        f"{TITLES.get(box, box)}</text>"
    )


def picture() -> str:
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="13" role="img">',
        "<title>Imports between layers and rooms: each box imports boxes to its left</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FBF7EC"/>',
        '<rect x="128" y="24" width="544" height="396" rx="16" fill="#F1E9D2"/>',
        '<text x="400" y="46" text-anchor="middle" fill="#6B6045">the rooms of each game</text>',
        *(line(*pair) for pair in sorted(drawn_imports())),
        *map(drawn_box, PLACES),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) / NAME).write_text(picture(), encoding="utf-8")
