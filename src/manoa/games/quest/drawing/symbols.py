"""Cards, tokens and pieces as symbols, for pictures and for the browser. docs/art.md lists their names."""

import functools
import re
from typing import Final

from manoa.art.hexes import clips
from manoa.art.kit import Box, frame, icon, laid, path, round_hexagon, symbol
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
    return {**_cards(language), **_small_things(), **_curses(), **_modules()}


def _cards(language: str) -> dict[str, str]:
    drawn = {faces.CLIP: faces.CLIP_PATH, BACK: symbol(BACK, faces.BACK, faces.back())}
    for name in CARDS:
        drawn |= pictures(name)
        drawn |= {
            part: drawing for part, drawing in figures().items() if re.fullmatch(f"fig-{name}(-scene|-person)?", part)
        }
    for left in range(faces.STOCK + 1):
        drawn[f"quest-stock-{left}"] = symbol(f"quest-stock-{left}", faces.MARKET, faces.market_stock(left))
    for name, card in CARDS.items():
        drawn[f"quest-card-{name}"] = symbol(f"quest-card-{name}", faces.HAND, faces.hand_face(name, language))
        drawn[f"quest-mini-{name}"] = symbol(f"quest-mini-{name}", faces.MINI, faces.mini_face(name))
        drawn[f"quest-tile-{name}"] = symbol(f"quest-tile-{name}", faces.TILE, faces.tile_face(name, language))
        if "cost" in card:
            drawn |= _for_sale(name, language)
    drawn["quest-hero-frame"] = symbol("quest-hero-frame", LARGE, large_hero_frame())
    drawn["quest-taproom"] = symbol("quest-taproom", ROOM, taproom())
    drawn["quest-vacant"] = symbol("quest-vacant", faces.MARKET, frame(1, 1, 90, 132, "line", 2, rx=9))
    return drawn


def _for_sale(name: str, language: str) -> dict[str, str]:
    """A card on the market and in the reserve: alone, and with the stock that is left."""
    market, reserve = f"quest-market-{name}", f"quest-reserve-{name}"
    drawn = {
        market: symbol(market, faces.MARKET, faces.market_face(name, language), spills=True),
        reserve: symbol(reserve, faces.RESERVE, faces.reserve_face(name, language)),
    }
    for left in range(faces.STOCK + 1):
        on_market = laid(market, *faces.MARKET) + laid(f"quest-stock-{left}", *faces.MARKET)
        drawn[f"{market}-{left}"] = symbol(f"{market}-{left}", faces.MARKET, on_market, spills=True)
    for left in range(CARDS[name]["copies"] + 1):
        in_reserve = laid(reserve, *faces.RESERVE) + faces.reserve_stock(name, left)
        drawn[f"{reserve}-{left}"] = symbol(f"{reserve}-{left}", faces.RESERVE, in_reserve)
    return drawn


def _small_things() -> dict[str, str]:
    drawings: dict[str, tuple[Box, str]] = {}
    for name in TOKENS:
        drawings[f"quest-token-{name}"] = (TOKEN, _token(name))
    for seat in range(SEATS):
        drawings[f"quest-piece-{seat + 1}"] = (PIECE, explorer(seat))
        for number in range(1, PIECES + 1):
            drawings[f"quest-piece-{seat + 1}-{number}"] = (PIECE, explorer(seat, number))
    for number, printed in BLOCKADES.items():
        drawing = plaque(printed["terrain"], printed["power"], number, (0, 0), PRINTED)
        drawings[f"quest-blockade-{number}"] = (PLAQUE_BOX, drawing)
    for left in range(PER_CAVE + 1):
        drawings[f"quest-cave-{left}"] = (COUNT, _cave_count(left))
    return {name: symbol(name, box, drawing, spills=box is PLAQUE_BOX) for name, (box, drawing) in drawings.items()}


def _curses() -> dict[str, str]:
    drawn = {"quest-curse-back": symbol("quest-curse-back", curses.FACE, curses.back())}
    for curse in DATA["curses"]:
        face, badge = f"quest-curse-{curse['id']}", f"quest-badge-{curse['id']}"
        drawn[face] = symbol(face, curses.FACE, curses.token(curse))
        drawn[badge] = symbol(badge, curses.BADGE, curses.badge(curse))
    return drawn


def _modules() -> dict[str, str]:
    """What modules put on the map, for a hex of radius 100; dragons stand on their foot."""
    drawings: dict[str, tuple[Box, str]] = {
        "quest-current": (markers.HEX, markers.current()),
        "quest-danger-sign": (markers.SIGN, markers.danger_sign()),
        "quest-chest-closed": (markers.CHEST, markers.closed_chest()),
        **{f"quest-chest-{value}": (markers.CHEST, markers.open_chest(value)) for value in markers.CHESTS},
    }
    for colour in dragons.MOVED_BY:
        drawings[f"quest-dragon-{colour}"] = (dragons.DRAGON, dragons.awake(colour))
        drawings[f"quest-dragon-{colour}-asleep"] = (dragons.DRAGON, dragons.asleep(colour))
    for flat in (False, True):
        turned = "-flat" * flat
        drawings[f"quest-danger-ring{turned}"] = (markers.HEX, markers.danger_ring(flat))
        for kind in range(fog.KINDS):
            drawings[f"quest-fog-{kind}{turned}"] = (markers.HEX, fog.face_down(flat, kind))
        for step in fog.STEPS:
            drawings[f"quest-fog-lift-{step}{turned}"] = (markers.HEX, fog.lifted(flat, step))
        for terrain, power in dict.fromkeys(FOG):
            drawn = fog.unveiled(terrain, power, flat)
            drawings[f"quest-unveiled-{terrain}-{power}{turned}"] = (markers.HEX, drawn)
    parts = fog.parts() | clips(flat=False) | clips(flat=True)
    return parts | {name: symbol(name, box, drawing, spills=True) for name, (box, drawing) in drawings.items()}


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
