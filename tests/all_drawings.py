"""All drawings of a game side by side, for docs/art.md, and a position of each game, for the README.

`python tests/all_drawings.py FOLDER` draws them.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import manoa
from manoa.art.kit import laid, rect
from manoa.art.lettering import words
from manoa.art.paper import document
from manoa.games.quest.parts.cards import DATA as CARDS
from manoa.games.quest.parts.tokens import DATA as TOKENS
from manoa.play.drawings import symbols

# The symbols on each sheet, by patterns of ids, and the width and height of their places. Sheets are named after games.
BASE = "|".join(card["id"] for card in (*CARDS["starting_deck"], *CARDS["market"]))
MODULES = "|".join(card["id"] for card in (*CARDS["muisca"], *CARDS["dragons"]))
HEXES = "|".join(
    card["id"]
    for group in ("heroes_hexes_market", "promos", "familiars", "heroes")
    for card in (*CARDS[group], CARDS["demon"])
)
BASE_TOKENS = "|".join(token["id"] for token in TOKENS["cave_tokens"]["base"])
SHOWN: dict[str, list[tuple[str, tuple[int, int]]]] = {
    "lost-cities": [
        (r"lc-(Y\d+|Yx|[BWGRP](x|2|6|10))", (100, 156)),
        (r"lc-(R7-\w+|Rx-\w+|back|ghost-\w)", (100, 156)),
    ],
    "quest": [
        (rf"quest-(card-({BASE})|back)", (112, 166)),
        (rf"quest-(market-({BASE})-2|vacant)", (112, 166)),
        (rf"quest-reserve-({BASE})-1", (160, 54)),
        (rf"quest-(token-({BASE_TOKENS})|piece-.*|blockade-[1-6]|cave-.*|mini-({BASE}))", (100, 96)),
    ],
    "quest-heroes-hexes": [
        (rf"quest-card-({HEXES})", (139, 196)),
        (rf"quest-market-({HEXES})-2", (139, 166)),
        (rf"quest-reserve-({HEXES})-1", (159, 54)),
        (rf"quest-mini-({HEXES})", (111, 84)),
        (rf"quest-tile-({HEXES})", (159, 84)),
        (r"quest-(hero-frame|taproom)", (278, 196)),
        (r"quest-curse-.*", (139, 126)),
        (rf"quest-(badge-.*|token-(?!({BASE_TOKENS})$)\w+|blockade-[78])", (139, 66)),
    ],
    "quest-modules": [
        (rf"quest-(card|mini|tile)-({MODULES})", (159, 196)),
        (rf"quest-market-({MODULES})-2", (159, 166)),
        (rf"quest-reserve-({MODULES})-1", (159, 54)),
        (r"quest-(current|danger-.*|chest-.*|fog-.*|dragon-.*)", (139, 140)),
    ],
    "island": [
        (r"island-(tile|signs|back)-.*", (108, 124)),
        (r"island-(explorer|villager|farmhouse|fort|offering)-\w+", (92, 104)),
        (r"island-die-(speed|gather|beast|orange)-[156]|island-die-unrolled", (92, 92)),
        (r"island-(card|portrait|shrine|cave)-.*", (108, 124)),
    ],
}
WIDTH, CAPTION, GAP = 1120, 16, 8

# Positions: a record, the number of its steps, and the viewer.
RECORDS = Path(__file__).parent / "data" / "version_1" / "records"
POSITIONS = {
    "quest": ("quest-serpentine-caves", 668, 0),
    "lost-cities": ("lost-cities-seasoned-six-expeditions", 90, 1),
    "island": ("island-four-players", 150, 0),
}
NAMES = ("Ada", "Bo", "Cy", "Dan")


def drawings_of(sheet: str) -> str:
    game = next(game for game in manoa.games() if sheet.startswith(game))
    known = symbols(game)
    body, y = "", float(GAP)
    for pattern, (w, h) in SHOWN[sheet]:
        names = [name for name, drawing in known.items() if re.fullmatch(pattern, name) and "<symbol" in drawing]
        columns = (WIDTH - GAP) // w
        for place, name in enumerate(names):
            body += _shown(name, known[name], GAP + place % columns * w, y + place // columns * h, w - GAP, h - GAP)
        y += -(-len(names) // columns) * h
    return document(
        rect(0, 0, WIDTH, y, "chart") + body,
        width=WIDTH,
        height=y,
        theme="light",
        title=f"The drawings of {sheet}",
        about=f"The symbols of {sheet}, each above its id.",
        own=known,
    )


def _shown(name: str, drawing: str, x: float, y: float, w: float, h: float) -> str:
    """A symbol as large as fits, above its id."""
    box = re.search(r' viewBox="([^"]+)"', drawing)
    assert box is not None
    _, _, wide, tall = map(float, box[1].split())
    scale = min(w / wide, (h - CAPTION) / tall, 1.2)
    across = x + (w - wide * scale) / 2
    return laid(name, across, y, wide * scale, tall * scale) + words(
        name.split("-", 1)[1], x + w / 2, y + h - 2, 10, "ink-2", anchor="middle"
    )


def position(game: str) -> str:
    record, steps, seat = POSITIONS[game]
    match = manoa.replay(json.loads((RECORDS / f"{record}.json").read_text(encoding="utf-8"))["record"]).at(steps)
    return match.svg(seat, names=NAMES[: match.players])


if __name__ == "__main__":
    for sheet in SHOWN:
        (Path(sys.argv[1]) / f"art-{sheet}.svg").write_text(drawings_of(sheet), encoding="utf-8")
    for game in POSITIONS:
        (Path(sys.argv[1]) / f"{game}.svg").write_text(position(game), encoding="utf-8")
