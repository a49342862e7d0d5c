"""Asking the sub-phase on top: its kernels, found by its number (see `asked`).

Numba compiles no table of functions, so these are chains of `if`, made from the lists in `asked/__init__.py`.
"""

from __future__ import annotations

import importlib
from typing import Any

from manoa.games.quest.rules import asked, ids
from manoa.games.quest.rules.asked import ALWAYS, BASE, EXPANDED, ONCE_BEGUN
from manoa.games.quest.rules.expansions import is_expanded
from manoa.games.quest.rules.notes import FINISHED
from manoa.games.quest.rules.state import Rules, State
from manoa.kernel.bits import write
from manoa.kernel.journal import note
from manoa.kernel.language import kernel
from manoa.kernel.stack import current, decider, pop


def named(where: str, hook: str) -> Any:
    """The kernel of a sub-phase; None if it has none."""
    file, _, name = where.partition(".")
    return getattr(importlib.import_module(f"{asked.__name__}.{file}"), f"{name}_{hook}" if name else hook, None)


def chain(name: str, arguments: str, calls: dict[str, str], otherwise: str) -> Any:
    """The kernel that makes the first of these calls that the sub-phase on top has the kernel for: its `own`."""
    scope: dict[str, Any] = {"__name__": __name__, "current": current, "is_expanded": is_expanded, "pop": pop}
    scope["write_choices"] = write_choices
    lines: dict[int, str] = {}
    for hook, call in calls.items():
        for task, each in (BASE | EXPANDED).items():
            own = named(each.where, hook)
            if own and task not in lines:
                scope[f"{hook}_{task}"] = own
                lines[task] = f"if task == {task}: return {call.format(own=f'{hook}_{task}', **each._asdict())}"
    base, more = ([lines[task] for task in listed if task in lines] for listed in (BASE, EXPANDED))
    body = ["task = current(state)", *base, "if is_expanded(rules):", *(f"  {line}" for line in more)]
    text = "".join(f"  {line}\n" for line in [*body, f"return {otherwise}"])
    exec(compile(f"def {name}({arguments}):\n{text}", __file__, "exec"), scope)
    return kernel(scope[name])


@kernel
def write_choices(state: State, first: int, done: int, choices: int, out: Any) -> int:
    out[0] = ids.DONE
    stops = done == ALWAYS or (done == ONCE_BEGUN and state.subject[state.depth - 1] != 0)
    return write(choices, first, out, 0 + stops)


WRITTEN = "write_choices(state, {first}, {done}, {own}(rules, state), out)"
answers = chain("answers", "rules, state, out", {"choices": WRITTEN, "answers": "{own}(rules, state, out)"}, "0")
CHOSEN = "{own}(rules, state, action - {first}, journal)"
choose = chain("choose", "rules, state, action, journal", {"answer": CHOSEN}, "None")
ENDED = "{done} != 0 and {own}(rules, state) == 0"
over = chain("over", "rules, state", {"over": "{own}(rules, state)", "choices": ENDED}, "False")
finish = chain("finish", "rules, state, journal", {"finish": "{own}(rules, state, journal)"}, "pop(state)")
happen = chain("happen", "rules, state, journal", {"settle": "{own}(rules, state, journal)"}, "False")
HELD = f"{{first}} != {ids.CHOOSE} or {{own}}(rules, state) != 0"
fits = chain("fits", "rules, state", {"fits": "{own}(rules, state)", "choices": HELD}, "True")


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
    while state.depth:
        if over(rules, state):
            finish(rules, state, journal)
        elif not happen(rules, state, journal):
            return
