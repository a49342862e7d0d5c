"""Hooks are chains of `if`, made from a list of modules: Numba compiles no table of functions."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.parts.modules import MODULES
from manoa.games.quest.rules.expansions import has_module
from manoa.kernel.language import kernel

# What is done with what a module says, and the end.
ALL = "if not {}: return False", "return True"
ANY = "if {}: return True", "return False"
SUM = "found += {}", "return found"


def chain(
    files: dict[str, Any], hook: str, arguments: str, each: tuple[str, str] = ("{}", "return"), always: bool = False
) -> Any:
    """The kernel that asks every module in play that has this hook, or even those that are not in play."""
    parts = {name: getattr(file, hook) for name, file in files.items() if hasattr(file, hook)}
    lines = [f"def {hook}({arguments}):", " found = 0"]
    for name in parts:
        lines.append(" if True:" if always else f" if has_module(rules, {1 << MODULES.index(name)}):")
        lines.append("  " + each[0].format(f"{name}({arguments})"))
    scope = {**parts, "__name__": __name__, "has_module": has_module}
    exec(compile("\n".join([*lines, f" {each[1]}"]), __file__, "exec"), scope)
    return kernel(scope[hook])
