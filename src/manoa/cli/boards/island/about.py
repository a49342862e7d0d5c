"""What explorers, purchases and beasts of Island do, in sentences."""

from typing import Any

from manoa.cli.boards.board import About, Scene
from manoa.cli.boards.island.signs import power
from manoa.cli.phrases import capital
from manoa.games.island.parts.explorers import DATA, EXPLORER_IDS, ITEMS
from manoa.games.island.parts.tiles import BEASTS
from manoa.words import Words

TYPED = {"army_movement": "march"}  # what is typed for it


def about(scene: Scene) -> About:
    """Explorers, as they are under the options of the table; what can be bought, with its price; beasts."""
    words = scene.words
    explorers = {id: (words.name("explorer", id), [f"{capital(power(scene, id))}."]) for id in EXPLORER_IDS}
    wares = {typed: (typed, _ware(words, item, typed)) for item in ITEMS for typed in [TYPED.get(item, item)]}
    beasts = {beast["id"]: (words.name("tile", beast["id"]), _beast(words, beast)) for beast in BEASTS}
    return {**explorers, **wares, **beasts}


def _ware(words: Words, item: str, typed: str) -> list[str]:
    does = words.say(f"effect-{typed}", strength=DATA["strength"].get(item, 0))
    return [does, f"{capital(words.amounts(DATA['costs'][item]))}."]


def _beast(words: Words, beast: dict[str, Any]) -> list[str]:
    fights = words.say("effect-beast", strength=beast["strength"])
    return [fights, *([words.say("effect-treasure", resources=beast["treasure"])] if "treasure" in beast else [])]
