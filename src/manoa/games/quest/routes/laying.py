"""The spaces of a route that may be half built, and how far apart they are."""

from collections.abc import Iterable, Sequence
from typing import Any

from manoa.games.quest.parts.board import Route, Space, lay_finish, lay_piece, lay_swamps, lay_tavern


def spaces_of(route: Route, swamps: Iterable[dict[str, Any]] = ()) -> list[Space]:
    """All that is laid, and swamps beside or over it (M-1.1); the finish only if there is one."""
    spaces = [space for piece in route.get("pieces") or [] for space in lay_piece(piece)]
    spaces += lay_tavern(route.get("tavern"))
    if route.get("finish") is not None:
        spaces += lay_finish(route["finish"])
    return lay_swamps(spaces, swamps)


def apart(one: Sequence[int], other: Sequence[int]) -> int:
    """How many steps from one hex to another as the crow flies."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))
