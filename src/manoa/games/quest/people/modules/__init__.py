"""The modules for people, a file each. It has what it needs of this:

Seen · seen           what it adds to a view; all of it is open to everybody, what chests and fog hide is not in it
Own · own             what only the seat whose turn it is can do
ACTIONS · TEXTS       its actions, and how they are written
absent · why          why one of these is never legal in a game, or not now
held · barred         why a piece takes no step, why a space lets none in
open_end · IDLE       why the turn does not end yet, which cards have no use now
EVENTS · NUMBERS      what its notes are called as events, and what numbers in them stand for
"""

from collections.abc import Iterator
from typing import Any, cast

from manoa.games.quest.parts.modules import MODULES, files_in
from manoa.games.quest.people.modules import current, danger, dragons, fog, muisca, treasures
from manoa.games.values import bits
from manoa.kernel.rulebook import Refusal

FILES = files_in(__name__)


class Modules(fog.Seen, treasures.Seen, dragons.Seen, muisca.Seen, danger.Seen, current.Seen, total=False):
    """Of each module what there is of it, if it is in play."""

    names: list[str]  # of those in play


class Own(muisca.Own, dragons.Own, danger.Own, total=False):
    """What only the seat whose turn it is can do."""


def modules(rules: Any, state: Any) -> Modules:
    names = [MODULES[place] for place in bits(rules["modules"])]
    seen: Modules = {"names": names}
    for name in [name for name in names if name in FILES]:
        seen.update(FILES[name].seen(rules, state))
    return seen


def own(rules: Any, state: Any) -> Own:
    """What the seat whose turn it is could do now."""
    found = {part: value for of in having("own") for part, value in of(rules, state).items()}
    return cast("Own", {part: found[part] for part in Own.__annotations__})


def having(part: str) -> Iterator[Any]:
    """That part of every module that has it."""
    return (getattr(file, part) for file in FILES.values() if hasattr(file, part))


def first(part: str, rules: Any, *arguments: Any) -> Refusal | None:
    """What one of the modules in play says."""
    if not rules["modules"]:
        return None
    return next((said for of in having(part) if (said := of(rules, *arguments))), None)


def of_action(part: str, action: int, *arguments: Any) -> Refusal | None:
    """What the module says to which an action belongs."""
    for file in FILES.values():
        if action in getattr(file, "ACTIONS", ()) and hasattr(file, part):
            said: Refusal | None = getattr(file, part)(*arguments)
            return said
    return None
