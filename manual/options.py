"""The options of each game, as its rulebook has them."""

import json
from typing import Any

import manoa
from manoa.cli.flags import flag
from manoa.games import rulebook
from manoa.kernel.rulebook import Option
from manual.markdown import code, table


def page() -> str:
    return "\n".join(_chapter(name) for name in manoa.games())


def _chapter(name: str) -> str:
    book = rulebook(name)
    rows = [
        (code(option), code(flag(option)), _allowed(about), code(_word(about.default)), about.about)
        for option, about in book.options.items()
    ]
    head = ("option", "flag", "takes", "by default", "what it is")
    return f"## {book.title}\n\n`manoa.game({name!r})`, rules version {book.version}.\n\n{table(head, rows)}"


def _allowed(option: Option) -> str:
    if not option.values:
        return option.allowed
    values = ", ".join(code(_word(value)) for value in option.values)
    return f"any of {values}" if option.several else ", or ".join(filter(None, [values, option.own]))


def _word(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
