"""Asking the sub-phase on top: the kernels of the files in `asked`, found by its number.

Numba compiles no table of functions, so these are chains of `if`, made from the list in `asked/__init__.py`.
"""

from __future__ import annotations

import importlib
from typing import Any

from manoa.games.quest.rules import asked, ids
from manoa.games.quest.rules.asked import BASE, EXPANDED
from manoa.games.quest.rules.expansions import is_expanded
from manoa.games.quest.rules.notes import FINISHED
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, decider, pop

FILES = {name: importlib.import_module(f"{asked.__name__}.{name}") for name in BASE | EXPANDED}


def chain(hook: str, arguments: str, otherwise: str) -> Any:
    """The kernel that calls such a kernel of the sub-phase on top, and `otherwise` if that has none."""
    base, expanded = (_branches(hook, arguments, listed) for listed in (BASE, EXPANDED))
    lines = ["task = current(state)", *base, "if is_expanded(rules):", *(f"  {line}" for line in expanded)]
    body = "".join(f"  {line}\n" for line in [*lines, f"return {otherwise}"])
    scope: dict[str, Any] = {"__name__": __name__, "current": current, "is_expanded": is_expanded, "pop": pop, **FILES}
    exec(compile(f"def {hook}({arguments}):\n{body}", __file__, "exec"), scope)
    return kernel(scope[hook])


def _branches(hook: str, arguments: str, listed: dict[str, tuple[int, ...]]) -> list[str]:
    having = {name: numbers for name, numbers in listed.items() if hasattr(FILES[name], hook)}
    return [f"if task in {numbers}: return {name}.{hook}({arguments})" for name, numbers in having.items()]


answers = chain("answers", "rules, state, out", "0")
choose = chain("answer", "rules, state, action, journal", "None")
finish = chain("finish", "rules, state, journal", "pop(state)")
settled = chain("settled", "rules, state, journal", "False")
fits = chain("fits", "rules, state", "True")


@kernel
def answer(rules: Rules, state: State, action: int, journal: Any) -> None:
    """Somebody has decided, or stops choosing, or declines."""
    if action == ids.DONE:
        note(journal, FINISHED, decider(state), 0, 0, 0, 0)
        finish(rules, state, journal)
    else:
        choose(rules, state, action, journal)


@kernel
def settle(rules: Rules, state: State, journal: Any) -> None:
    """Do all that needs no decision, until something does or the stack is empty."""
    while state.depth and settled(rules, state, journal):
        pass
