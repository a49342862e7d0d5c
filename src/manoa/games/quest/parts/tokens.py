"""Cave tokens and blockades as tables. Their numbers stand in the data and are kept for ever."""

from __future__ import annotations

from typing import Any

from manoa.games.components import components

DATA = components("quest", "tokens.json")

Token = dict[str, Any]

ALL: list[Token] = sorted(DATA["cave_tokens"]["base"], key=lambda token: int(token["number"]))
TOKENS: dict[str, Token] = {token["id"]: token for token in ALL}
TOKEN_IDS = tuple(TOKENS)
TOKEN_OF: dict[str, int] = {token["id"]: token["number"] for token in ALL}
PER_CAVE: int = DATA["tokens_per_cave"]

BLOCKADES = tuple(blockade for blockade in DATA["blockades"] if blockade["set"] == "base")

assert [*TOKEN_OF.values()] == [*range(len(ALL))], "the tokens in play are numbered without a gap"
assert [blockade["number"] for blockade in BLOCKADES] == [*range(1, len(BLOCKADES) + 1)]


def token_half_coins(token: Token) -> int:
    """What a token pays towards a purchase, in halves: only coins do (Q-5.2)."""
    return 2 * token["power"] if "coin" in token.get("symbols", []) else 0
