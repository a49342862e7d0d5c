"""What cards and tokens of Quest do, in sentences."""

from collections.abc import Mapping
from typing import Any

from manoa.cli.boards.board import About, Scene
from manoa.games.quest.parts.cards import CARDS
from manoa.games.quest.parts.tokens import TOKENS
from manoa.words import Words


def about(scene: Scene) -> About:
    """All cards, then all tokens."""
    words = scene.words
    cards = {id: (words.name("card", id), _sentences(words, card)) for id, card in CARDS.items()}
    tokens = {id: (words.name("token", id), _sentences(words, token, "token")) for id, token in TOKENS.items()}
    return {id.replace("_", "-"): told for id, told in (cards | tokens).items()}


def _sentences(words: Words, thing: Mapping[str, Any], *more: str) -> list[str]:
    """One for each of its symbols."""
    symbols = thing.get("symbols", ())
    told = [words.say(f"effect-{'any' if len(symbols) > 1 else symbols[0]}", power=thing["power"])] if symbols else []
    told += [
        words.say(f"effect-{part['op'].replace('_', '-')}", count=part.get("count", part.get("up_to", 1)))
        for part in thing.get("effect", ())
    ]
    return told + [words.say(f"effect-{kind}") for kind in (*(["item"] if thing.get("item") else []), *more)]
