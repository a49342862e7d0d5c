"""The names by which Gymnasium makes environments: `gymnasium.make("manoa/quest-v0", players=3)` is a seat of a game,
`gymnasium.make_vec("manoa/quest-v0", 256, vectorization_mode="vector_entry_point")` many games at once.

Importing `manoa.learn` registers them, and so does `gymnasium.make("manoa.learn:manoa/quest-v0")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium

from manoa.games import registered

if TYPE_CHECKING:
    from manoa.learn.seats import OneSeat
    from manoa.learn.vectors import Vector

VERSION = 0  # of what environments show and take; rules have versions of their own


def name_of(game: str) -> str:
    """What Gymnasium calls the environments of a game."""
    return f"manoa/{game}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium of all games that it does not know yet."""
    for game in registered():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                entry_point=f"{__name__}:one_seat",
                vector_entry_point=f"{__name__}:many_games",
                kwargs={"game": game},
            )


def one_seat(game: str, **wishes: Any) -> OneSeat:
    """What `gymnasium.make` makes."""
    from manoa.learn.seats import seat_env  # importing `manoa.learn` loads no game

    return seat_env(game, **wishes)


def many_games(num_envs: int, game: str, **wishes: Any) -> Vector:
    """What `gymnasium.make_vec` makes."""
    from manoa.learn.vectors import vector_env

    return vector_env(game, num_envs, **wishes)
