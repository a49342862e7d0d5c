"""The words of the terminal, in the language of whoever sits at it: its own catalogues beside those of the games."""

import os
import re
from importlib.resources import files

from manoa.words import LANGUAGES as LANGUAGES
from manoa.words import Words, catalogue

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order that counts


def words_for(game: str | None, language: str | None = None) -> Words:
    """What the terminal says about a game, and what the game says itself; by default in the usual language."""
    language = language or usual_language()
    return catalogue(game, language, (files("manoa.cli.words") / f"{language}.ftl").read_text(encoding="utf-8"))


def usual_language() -> str:
    """What the surroundings ask for, if it is spoken here; else English."""
    set_to = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    language = re.split("[-_.@]", set_to.lower())[0]  # fr_FR.UTF-8
    return language if language in LANGUAGES else LANGUAGES[0]
