"""The type of what a seat may know, which is another in every game.

`manoa.game("quest")` is a `Game[QuestView]`; its matches and seats say so too. Of a game whose name is not known
in advance, views are of any type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["IslandView", "LostCitiesView", "QuestView", "View"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # type checkers know it, and nobody else needs it: it has defaults

    from manoa.games.island.people.view import View as IslandView
    from manoa.games.lost_cities.people.view import View as LostCitiesView
    from manoa.games.quest.people.view import View as QuestView

    View = TypeVar("View", default=Any)
else:
    from typing import TypeVar

    IslandView = LostCitiesView = QuestView = dict[str, Any]
    View = TypeVar("View")
