"""The drawings of games for the browser: sets of symbols, and scenes.

They are the drawings that pictures are made of. Their inks have names, as in CSS, so a page prints them in its theme.
"""

import functools
from typing import Any

from manoa.art.paper import definitions
from manoa.art.sprites import icons
from manoa.games import REGISTERED, rulebook
from manoa.play.match import Game
from manoa.words import LANGUAGES

ICONS = "icons"  # the set that all others, and scenes, suppose to be there


def symbol_sets() -> list[str]:
    """The names of all sets of symbols."""
    return [ICONS, *sorted(REGISTERED)]


@functools.cache
def symbol_set(name: str, language: str = "en") -> str:
    """One set: an SVG of nothing but definitions. The ids are the same in every language, the words are not."""
    if name not in symbol_sets():
        raise ValueError(f"there are no symbols of {name!r}; there are: {', '.join(symbol_sets())}")
    if language not in LANGUAGES:
        raise ValueError(f"language is {', '.join(LANGUAGES)}, not {language!r}")
    inside = "".join(icons().values()) if name == ICONS else _drawn(symbols(name, language))
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{inside}</defs></svg>'


def symbols(name: str, language: str = "en") -> dict[str, str]:
    """The drawings of a game by their ids; none for a game that has none."""
    draw = rulebook(name).symbols
    return draw(language) if draw is not None else {}


def _drawn(own: dict[str, str]) -> str:
    """With all they refer to, but for the icons."""
    every = "".join(f'<use href="#{name}"/>' for name in own)
    return definitions(every, own, elsewhere=icons())


def scene(game: Game, players: int | None = None, tall: bool = False) -> dict[str, Any] | None:
    """What never changes on the table of a game: `svg`, `width`, `height`, `viewBox`, and its geometry as plain JSON.
    None if there is no such thing. `tall` is for windows that are higher than wide."""
    draw = game.book.scene
    return draw(game.options, game.seat_count(players), tall) if draw is not None else None
