"""What can be played, by name: cards, tokens, once-powers and stored cards, and the actions that play them."""

from typing import Any

from manoa.games.quest.parts.cards import CARDS, FAMILIARS, MUISCA, SYMBOLS, is_free, moves
from manoa.games.quest.parts.tokens import CURSES
from manoa.games.quest.parts.tokens import TOKENS as TOKEN_DATA
from manoa.games.quest.people.modules import having
from manoa.games.quest.people.reading import manner, source_parts
from manoa.games.quest.rules import ids

Text = tuple[str, dict[str, Any]]  # an action's text, and its parts by name
PLAY, LIFTING, SEAT_WORD, ONCE_WORD, STORED_WORD = "play", "lift", "seat", "_once", "_stored"


def word(name: str) -> str:
    """An id in one word of a notation."""
    return name.replace("_", "-")


DATA = {card["number"]: card for card in CARDS.values()}
DATA |= {ids.TOKENS + token["number"]: token for token in TOKEN_DATA.values()}
DATA |= {
    ids.TOKENS + ids.ONCE + place: {**card, "id": card["id"] + ONCE_WORD, "power": card["once_power"]}
    for place, card in enumerate(FAMILIARS)
}
DATA |= {ids.TOKENS + ids.STORED + place: {**card, "id": card["id"] + STORED_WORD} for place, card in enumerate(MUISCA)}
SOURCE_OF = {word(data["id"]): source for source, data in DATA.items()}


def _use_data(source: int, way: int) -> dict[str, Any]:
    """What playing a source in a way is, by name."""
    data = DATA[source]
    if not moves(data):
        return {"kind": "play", **source_parts(source)}
    if is_free(data):
        return {"kind": "free", **source_parts(source)}
    return {"kind": "run", **source_parts(source), **manner(source), "symbol": SYMBOLS[way]}


def _use_text(source: int, way: int) -> str:
    name, symbols = word(DATA[source]["id"]), DATA[source].get("symbols", [])
    plain = not symbols or symbols == [SYMBOLS[way]]
    return f"{PLAY} {name}" if plain else f"{PLAY} {name} as {SYMBOLS[way]}"


def use(source: int, way: int = 0) -> int:
    """The action that plays a card or token in a way."""
    return ids.USE + source * ids.WAYS + way


EVERY_WAY = [(source, way) for source in DATA for way in range(ids.WAYS)]
USES = {use(source, way): (_use_text(source, way), _use_data(source, way)) for source, way in EVERY_WAY}
ONCE = range(ids.TOKENS + ids.ONCE, ids.TOKENS + ids.SEAT_TOKEN)  # the once-powers of familiars
USES |= {
    use(ids.TOKENS + curse["number"]): (f"{LIFTING} {word(curse['id'])}", {"kind": "lift", "curse": curse["id"]})
    for curse in CURSES
}
USES |= {ids.SEAT + seat: (f"{SEAT_WORD} {seat}", {"kind": "seat", "seat": seat}) for seat in range(ids.SEATS)}
for texts in having("TEXTS"):
    USES |= texts
