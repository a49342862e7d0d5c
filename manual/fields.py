"""What the comments beside fields say, in the reference: editors show them, Sphinx does not read them."""

import inspect
import re
from importlib import import_module
from typing import Any


def comment(full_name: str) -> str:
    """The comment beside a field of a class; nothing for all that is none or has none."""
    module, _, rest = full_name.rpartition(".")
    while module and not (found := _class(module)):
        module, _, _ = module.rpartition(".")
    if not module:
        return ""
    beside = re.search(rf"^    {re.escape(rest)}: [^#\n]*# (.*)$", inspect.getsource(found), re.MULTILINE)
    return beside[1] if beside else ""


def _class(name: str) -> Any:
    module, _, part = name.rpartition(".")
    try:
        found = getattr(import_module(module), part, None) if module else None
    except ModuleNotFoundError:
        return None
    return found if inspect.isclass(found) else None


def fill(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Called by autodoc for every docstring. Pages introduce modules themselves."""
    if what == "module":
        lines.clear()
    if what in ("attribute", "property") and (not any(lines) or lines[0].startswith("Alias for field number")):
        lines[:] = [told] if (told := comment(name)) else []


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", fill)
