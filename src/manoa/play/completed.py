"""What an editor or a notebook offers after the dot."""

from collections.abc import Iterable
from typing import ClassVar


class Completed:
    """Completion offers what users call. The layers above call some more: those names are `BEHIND`, and stay out of the
    manual too."""

    BEHIND: ClassVar[frozenset[str]] = frozenset({"BEHIND"})

    def __dir__(self) -> Iterable[str]:
        behind = Completed.BEHIND | self.BEHIND
        return [name for name in super().__dir__() if not name.startswith("_") and name not in behind]
