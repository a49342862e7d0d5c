"""Environments that researchers know, over the same kernels as everything else.

    learn.aec_env("lost-cities", rounds=1)      PettingZoo: the seats act one after the other
    learn.seat_env("quest", opponents="greedy")  Gymnasium: one seat, the others played by a policy
    learn.vector_env("lost-cities", 1024)       Gymnasium: many games at once, every seat the learner's
    learn.spiel_game("island", players=3)       OpenSpiel: a game with chance, observations and information states

Each needs its package, and only that; the extra `learn` brings all three. Importing this also tells Gymnasium of all
games: `gymnasium.make("manoa/quest-v0", opponents="greedy")`.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoa.learn.openspiel import spiel_game as spiel_game
    from manoa.learn.seats import seat_env as seat_env
    from manoa.learn.turns import aec_env as aec_env
    from manoa.learn.vectors import vector_env as vector_env

_HOMES = {
    "aec_env": "manoa.learn.turns",
    "seat_env": "manoa.learn.seats",
    "spiel_game": "manoa.learn.openspiel",
    "vector_env": "manoa.learn.vectors",
}

__all__ = ["aec_env", "seat_env", "spiel_game", "vector_env"]


if find_spec("gymnasium"):
    import_module("manoa.learn.ids").register()


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'manoa.learn' has no attribute {name!r}")
    try:
        return getattr(import_module(_HOMES[name]), name)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"learn.{name} needs the package {error.name}: install manoa[learn]") from error
