"""Cards, tokens and pieces as symbols, for pictures and for the browser. docs/art.md lists their names."""

import functools
import re
from collections.abc import Iterator
from typing import Final

from manoa.art.hexes import clips
from manoa.art.kit import Box, Drawing, frame, icon, laid, path, round_hexagon
from manoa.art.kit import symbols as defined
from manoa.art.lettering import display
from manoa.art.pieces import PIECE, explorer
from manoa.games.quest.drawing import card_faces as faces
from manoa.games.quest.drawing import curses, dragons, fog, markers
from manoa.games.quest.drawing.blockades import PLAQUE, plaque
from manoa.games.quest.drawing.card_parts import figures, pictures
from manoa.games.quest.drawing.card_signs import token_sign
from manoa.games.quest.drawing.frames import LARGE, large_hero_frame
from manoa.games.quest.drawing.taproom import ROOM, taproom
from manoa.games.quest.parts.cards import CARDS
from manoa.games.quest.parts.modules import FOG
from manoa.games.quest.parts.tokens import DATA, PER_CAVE, TOKENS

BACK = "quest-back"
SEATS = 4
PIECES = 2  # of a player in the game for two
PRINTED = 24  # the size of a hex for which a plaque is drawn
TOKEN: Final[Box] = (0, 0, 40, 41)
PLAQUE_BOX: Final[Box] = (
    -PLAQUE[0] * PRINTED / 2 - 1,
    -PLAQUE[1] * PRINTED / 2 - 1,
    PLAQUE[0] * PRINTED + 2,
    PLAQUE[1] * PRINTED + 5,
)
COUNT: Final[Box] = (-40, -40, 80, 80)
BLOCKADES: Final = {blockade["number"]: blockade for blockade in DATA["blockades"]}


@functools.cache
def symbols(language: str = "en") -> dict[str, str]:
    """All of them by name; the words on cards are in a language."""
    drawn = {faces.CLIP: faces.CLIP_PATH} | defined([(BACK, faces.BACK, faces.back())])
    for name in CARDS:
        drawn |= pictures(name)
        drawn |= {part: one for part, one in figures().items() if re.fullmatch(f"fig-{name}(-scene|-person)?", part)}
    drawn |= defined((*_cards(language), *_small_things(), *_curses()))
    return {**drawn, **fog.parts(), **clips(flat=False), **clips(flat=True), **defined(_modules())}


def _cards(language: str) -> Iterator[Drawing]:
    for left in range(faces.STOCK + 1):
        yield f"quest-stock-{left}", faces.MARKET, faces.market_stock(left)
    for name, card in CARDS.items():
        yield f"quest-card-{name}", faces.HAND, faces.hand_face(name, language)
        yield f"quest-mini-{name}", faces.MINI, faces.mini_face(name)
        yield f"quest-tile-{name}", faces.TILE, faces.tile_face(name, language)
        if "cost" in card:
            yield from _for_sale(name, language)
    yield "quest-hero-frame", LARGE, large_hero_frame()
    yield "quest-taproom", ROOM, taproom()
    yield "quest-vacant", faces.MARKET, frame(1, 1, 90, 132, "line", 2, rx=9)


def _for_sale(name: str, language: str) -> Iterator[Drawing]:
    """A card on the market and in the reserve: alone, and with the stock that is left."""
    market, reserve = f"quest-market-{name}", f"quest-reserve-{name}"
    yield market, faces.MARKET, faces.market_face(name, language), True
    yield reserve, faces.RESERVE, faces.reserve_face(name, language)
    for left in range(faces.STOCK + 1):
        on_market = laid(market, *faces.MARKET) + laid(f"quest-stock-{left}", *faces.MARKET)
        yield f"{market}-{left}", faces.MARKET, on_market, True
    for left in range(CARDS[name]["copies"] + 1):
        in_reserve = laid(reserve, *faces.RESERVE) + faces.reserve_stock(name, left)
        yield f"{reserve}-{left}", faces.RESERVE, in_reserve


def _small_things() -> Iterator[Drawing]:
    for name in TOKENS:
        yield f"quest-token-{name}", TOKEN, _token(name)
    for seat in range(SEATS):
        for number in (None, *range(1, PIECES + 1)):
            yield piece(seat, number), PIECE, explorer(seat, number)
    for number, printed in BLOCKADES.items():
        sign = plaque(printed["terrain"], printed["power"], number, (0, 0), PRINTED)
        yield f"quest-blockade-{number}", PLAQUE_BOX, sign, True
    for left in range(PER_CAVE + 1):
        yield f"quest-cave-{left}", COUNT, _cave_count(left)


def _curses() -> Iterator[Drawing]:
    yield "quest-curse-back", curses.FACE, curses.back()
    for curse in DATA["curses"]:
        yield f"quest-curse-{curse['id']}", curses.FACE, curses.token(curse)
        yield f"quest-badge-{curse['id']}", curses.BADGE, curses.badge(curse)


def _modules() -> Iterator[Drawing]:
    """What modules put on the map, for a hex of radius 100; dragons stand on their foot."""
    yield "quest-current", markers.HEX, markers.current(), True
    yield "quest-danger-sign", markers.SIGN, markers.danger_sign(), True
    yield "quest-chest-closed", markers.CHEST, markers.closed_chest(), True
    for value in markers.CHESTS:
        yield f"quest-chest-{value}", markers.CHEST, markers.open_chest(value), True
    for colour in dragons.MOVED_BY:
        yield f"quest-dragon-{colour}", dragons.DRAGON, dragons.awake(colour), True
        yield f"quest-dragon-{colour}-asleep", dragons.DRAGON, dragons.asleep(colour), True
    for flat in (False, True):
        turned = "-flat" * flat
        yield f"quest-danger-ring{turned}", markers.HEX, markers.danger_ring(flat), True
        for kind in range(fog.KINDS):
            yield f"quest-fog-{kind}{turned}", markers.HEX, fog.face_down(flat, kind), True
        for step in fog.STEPS:
            yield f"quest-fog-lift-{step}{turned}", markers.HEX, fog.lifted(flat, step), True
        for terrain, power in dict.fromkeys(FOG):
            yield f"quest-unveiled-{terrain}-{power}{turned}", markers.HEX, fog.unveiled(terrain, power, flat), True


def _token(name: str) -> str:
    """Hexagonal, with what it does and how much."""
    sign, power = token_sign(TOKENS[name])
    drawing = path(round_hexagon(19, (20, 21)), "line-strong")
    drawing += path(round_hexagon(19, (20, 19)), "sheet", stroke="var(--line-strong)", stroke_width=1.5)
    drawing += icon(sign, 7 if power else 11, 9 if power else 10, 18, "ink")
    return drawing + (display(power, 27, 29, 17, anchor="middle") if power else "")


def _cave_count(left: int) -> str:
    """How many tokens lie in a cave, for a hex of size 100."""
    badge = path(round_hexagon(36, rounding=0.2), "#FBF5E7", stroke="var(--mount-deep)", stroke_width=5)
    return badge + display(str(left), 0, 18, 50, "#21302F", anchor="middle")


def piece(seat: int, number: int | None = None) -> str:
    """The name of a piece; where a player has several, with its number."""
    return f"quest-piece-{seat + 1}" + ("" if number is None else f"-{number}")
