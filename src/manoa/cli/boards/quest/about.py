"""What cards, tokens and curses of Quest do, in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from manoa.cli.boards.board import About, Scene
from manoa.games.quest.parts.cards import CARDS
from manoa.games.quest.parts.tokens import CURSE_IDS, TOKENS
from manoa.words import Words


def about(scene: Scene) -> About:
    """All cards, then all tokens and curses; `curse` tells of all curses."""
    words = scene.words
    cards = {id: (words.name("card", id), _sentences(words, card)) for id, card in CARDS.items()}
    spent = words.say("effect-token")
    tokens = {id: (words.name("token", id), [*_sentences(words, token), spent]) for id, token in TOKENS.items()}
    curses = {id: (words.name("curse", id), _curse(words, id)) for id in CURSE_IDS}
    every = [f"{name}: {' '.join(told)}" for name, told in curses.values()]
    known = cards | tokens | curses | {"curse": (words.say("quest-curses"), every)}
    return {id.replace("_", "-"): sentences for id, sentences in known.items()}


def _curse(words: Words, id: str) -> list[str]:
    """What it forbids or does, and what lifts it."""
    key = id.replace("_", "-")
    lifted = f"lifts-{key}"
    return [words.say(f"binds-{key}", who="", you="yes"), *([words.say(lifted)] if words.has(lifted) else [])]


def _sentences(words: Words, thing: Mapping[str, Any]) -> list[str]:
    """One for each of its symbols; some have one of their own for all that they do."""
    sentences = _moves(words, thing.get("symbols", ()), thing.get("power", 0))
    if words.has(own := _key(thing["id"])):
        sentences.append(words.say(own))
    else:
        effects = thing.get("effect", ())
        sentences += [words.say(_key(part["op"]), count=part.get("count", part.get("up_to", 1))) for part in effects]
    if "once_power" in thing:
        sentences.append(words.say("effect-once", power=thing["once_power"]))
    return sentences + ([words.say("effect-item")] if thing.get("item") else [])


def _moves(words: Words, symbols: Sequence[str], power: int) -> list[str]:
    """One symbol, two of them, or any."""
    if len(symbols) == 2:
        first, second = (words.name("symbol", symbol) for symbol in symbols)
        return [words.say("effect-either", first=first, second=second, power=power)]
    return [words.say("effect-any" if len(symbols) > 1 else f"effect-{symbols[0]}", power=power)] if symbols else []


def _key(id: str) -> str:
    return f"effect-{id.replace('_', '-')}"
