"""What bots are called at a table: proper names, the same in every language. How well they play is said beside."""

from collections.abc import Collection

NAMES = (
    "Ada", "Bruno", "Clara", "Diego", "Elsa", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Lorenz",
    "Mila", "Nestor", "Oskar", "Paula", "Ramon", "Selma", "Tilda", "Ugo", "Vera", "Wim", "Yara", "Zoe",
)  # fmt: skip


def bot_name(deal: bytes, taken: Collection[str]) -> str:
    """A name that nobody at the table has. One deal begins at the same place of the list, wherever it is played."""
    used = {name.casefold() for name in taken}
    first = int.from_bytes(deal[:8], "little") % len(NAMES)
    free = (name for name in (*NAMES[first:], *NAMES[:first]) if name.casefold() not in used)
    return next(free, NAMES[first])
