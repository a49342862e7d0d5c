"""How a picture is wanted."""

from dataclasses import dataclass
from typing import Any

THEMES = ("light", "dark")


@dataclass(frozen=True)
class Look:
    """Whose eyes, which names, which light."""

    seat: int | None = None  # that seat sits at the bottom; None is a spectator
    names: tuple[str, ...] = ()  # of the seats; those left out are "Player 1" …
    theme: str = "light"  # one of THEMES
    events: tuple[dict[str, Any], ...] = ()  # what happened in the last turn, as the seat may know it
    first: tuple[int, ...] = ()  # the seats that have won, when it is over

    def name(self, seat: int) -> str:
        given = self.names[seat].strip() if seat < len(self.names) else ""
        return given or f"Player {seat + 1}"

    def seats(self, count: int) -> list[int]:
        """All seats in the order of play, the one at the bottom first."""
        first = self.seat or 0
        return [(first + step) % count for step in range(count)]
