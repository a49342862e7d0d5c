"""Cave tokens and blockades as tables. Tokens are numbered like cards: those that can move a piece come first."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from manoa.games.quest.cards import moves

DATA = json.loads((files(__package__) / "tokens.json").read_text(encoding="utf-8"))

Token = dict[str, Any]

ALL: list[Token] = sorted(DATA["cave_tokens"]["base"], key=lambda token: not moves(token))
TOKENS: dict[str, Token] = {token["id"]: token for token in ALL}
TOKEN_IDS = tuple(TOKENS)
TOKEN_OF = {name: token for token, name in enumerate(TOKEN_IDS)}
TOKEN_KINDS = len(TOKEN_IDS)
TOKEN_MOVERS = sum(map(moves, ALL))

CAVE_TOKENS = sum(token["count"] for token in ALL)
PER_CAVE: int = DATA["tokens_per_cave"]
CAVES = CAVE_TOKENS // PER_CAVE  # more caves than that stay empty

BLOCKADES = tuple(blockade for blockade in DATA["blockades"] if blockade["set"] == "base")


def token_half_coins(token: Token) -> int:
    """What a token pays towards a purchase, in halves: only coins do (Q-5.2)."""
    return 2 * token["power"] if "coin" in token.get("symbols", []) else 0
