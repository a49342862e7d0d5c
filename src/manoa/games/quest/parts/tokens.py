"""Cave tokens and blockades as tables. Their numbers stand in the data and are kept for ever."""

from typing import Any

from manoa.games.components import components

DATA = components("quest", "tokens.json")

Token = dict[str, Any]

BASE: tuple[Token, ...] = tuple(DATA["cave_tokens"]["base"])
HEXES: tuple[Token, ...] = tuple(DATA["cave_tokens"]["heroes_hexes"])
ALL: list[Token] = sorted((*BASE, *HEXES), key=lambda token: int(token["number"]))
TOKENS: dict[str, Token] = {token["id"]: token for token in ALL}
TOKEN_IDS = tuple(TOKENS)
TOKEN_OF: dict[str, int] = {token["id"]: token["number"] for token in ALL}
PER_CAVE: int = DATA["tokens_per_cave"]

# Curses (H-4) are numbered after the cave tokens: one that lasts lies in front of its owner like a token.
CURSES: tuple[Token, ...] = tuple(DATA["curses"])
CURSE_IDS = tuple(curse["id"] for curse in CURSES)
CURSE_OF: dict[str, int] = {curse["id"]: curse["number"] for curse in CURSES}
FIRST_CURSE: int = CURSES[0]["number"]
FIRST_IMMEDIATE: int = CURSE_OF["voodoo"]
CAVE_TOKENS = (1 << FIRST_CURSE) - 1  # bits
LETHARGY, MISERY, CAVE_FEVER, MISFORTUNE, VOODOO, PARALYSIS = (
    CURSE_OF[name] for name in ("lethargy_machete", "misery", "cave_fever", "misfortune", "voodoo", "paralysis")
)
ANTI_CURSE = TOKEN_OF["anti_curse"]

BLOCKADES = tuple(DATA["blockades"])
BASE_BLOCKADES = sum(blockade["set"] == "base" for blockade in BLOCKADES)

assert [*TOKEN_OF.values(), *CURSE_OF.values()] == [*range(len(ALL) + len(CURSES))], "numbered without a gap"
assert [blockade["number"] for blockade in BLOCKADES] == [*range(1, len(BLOCKADES) + 1)]


def in_game(heroes_hexes: bool) -> list[Token]:
    """The cave tokens that are mixed (Q-2.7, H-1.7)."""
    return [token for token in ALL if heroes_hexes or token in BASE]


def in_box(heroes_hexes: bool) -> int:
    """How many blockades there are (Q-2.3, H-1.2)."""
    return len(BLOCKADES) if heroes_hexes else BASE_BLOCKADES


def token_half_coins(token: Token) -> int:
    """What a token pays towards a purchase, in halves: only coins do (Q-5.2)."""
    return 2 * token["power"] if "coin" in token.get("symbols", []) else 0
