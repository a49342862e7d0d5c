"""Cards, tokens and blockades of Quest in few signs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from manoa.cli.tables.lines import columns as set_in_columns
from manoa.cli.tables.quest_map import INKS, SIGNS
from manoa.cli.voice import count
from manoa.games.quest.cards import CARDS, PAID_WITH, half_coins
from manoa.games.quest.tokens import BLOCKADES, TOKENS, token_half_coins

TERRAIN_OF = {symbol: terrain for terrain, symbol in PAID_WITH.items()}
COIN = SIGNS["village"]
NOTHING = "–"
NOW = "bold"  # what can be done now is the brightest
QUIET = "dim"
INK_OF = {sign: INKS[terrain] for terrain, sign in SIGNS.items()}
EFFECTS = {"draw": "draw {count}", "remove": "remove {up_to}", "take_card": "take a card", "step": "free step"}
COSTS = {str(entry["number"]): f"{SIGNS[entry['terrain']]}{entry['power']}" for entry in BLOCKADES}


def name_of(card: str) -> str:
    return str(CARDS[card]["name"]["en"])


def gives(card: str) -> str:
    """What a card can do: ♣2, ♣≈$1, draw 2. A star marks what can be used once only."""
    data = CARDS[card]
    once = "*" if data.get("item") else ""
    if data["symbols"]:
        return "".join(SIGNS[TERRAIN_OF[symbol]] for symbol in data["symbols"]) + f"{data['power']}{once}"
    return ", ".join(EFFECTS[part["op"]].format_map(part) for part in data["effect"]) + once


def token(name: str) -> str:
    data = TOKENS[name]
    if data.get("symbols"):
        return f"{SIGNS[TERRAIN_OF[data['symbols'][0]]]}{data['power']}"
    return str(data["name"]["en"]).lower()


def power(name: str) -> int:
    """Of a card or token."""
    return int(CARDS[name]["power"] if name in CARDS else TOKENS[name].get("power", 0))


def halves(name: str) -> int:
    """What a card or token pays, in half coins."""
    return half_coins(CARDS[name]) if name in CARDS else token_half_coins(TOKENS[name])


def coins(many: int) -> str:
    """Half coins: $4½."""
    whole = str(many // 2) if many > 1 or not many else ""
    return f"{COIN}{whole}{'½' if many % 2 else ''}"


def price(card: str) -> str:
    return f"for {CARDS[card].get('cost', 0)}"


def heap(cards: Iterable[str]) -> str:
    """2 Explorer, Sailor."""
    return ", ".join(f"{many} {name_of(card)}" if many > 1 else name_of(card) for card, many in Counter(cards).items())


def payment(due: dict[str, Any], names: Any) -> str:
    """What has to be paid, in words."""
    if "card" in due:
        return f"{coins(round(2 * due['due']))} for {name_of(due['card'])}"
    goal = f"blockade {due['blockade']}" if "blockade" in due else names(tuple(due["to"]))
    return f"{count(due['due'], 'card')} for {goal}"


def paint(words: str) -> Text:
    """Signs of terrain in their ink."""
    text = Text(words)
    for found in re.finditer(r"([♣≈$]+)[\d½]+\*?", words):
        style = INK_OF[found[1]] if len(found[1]) == 1 else "bold"
        text.stylize(style, *found.span())
    return text


def columns(rows: Sequence[Sequence[str | Text]], gap: int = 2) -> list[Text]:
    """Rows of cells as lines, set in columns and painted."""
    return set_in_columns(rows, gap, paint)
