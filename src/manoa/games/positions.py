"""What the written positions of all games have in common."""

from typing import Any

from manoa.kernel.positions import expect


def check_seats(written: Any, names: tuple[str, ...], players: int) -> None:
    """These lists of a position have an entry for each seat."""
    for name in names:
        expect(len(getattr(written, name)) == players, f"{name} has one entry for each of {players} seats")
