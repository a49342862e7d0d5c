"""Fluent messages of one language: as much of Fluent as the catalogues use.

`fluent.runtime` does more, and brings 37 MB of dates, currencies and languages along that nobody here needs. A test
tells every message both ways.
"""

from collections.abc import Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Value = str | int | float

SEPARATORS = {"en": (",", "."), "fr": ("\u202f", ","), "de": (".", ",")}  # of thousands, and before decimals
DECIMALS = 3


class Bundle:
    """The messages of some catalogues. Where two have the same id, the first is the one."""

    def __init__(self, language: str, *texts: str) -> None:
        self._language = language
        self._messages: dict[str, ast.Message] = {}
        for text in texts:
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message):
                    self._messages.setdefault(entry.id.name, entry)

    def has(self, id: str) -> bool:
        return id in self._messages

    def format(self, id: str, arguments: Mapping[str, Any], attribute: str = "") -> str:
        """A message, or an attribute of it if it has that. KeyError: it is not there, or refers to what is not."""
        message = self._messages[id]
        chosen = next((part.value for part in message.attributes if part.id.name == attribute), message.value)
        if chosen is None:
            raise KeyError(id)
        try:
            return self._pattern(chosen, arguments)
        except KeyError as error:
            raise KeyError(f"{id}: {error.args[0]}") from error

    def _pattern(self, pattern: ast.Pattern, arguments: Mapping[str, Any]) -> str:
        parts = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                value = self._expression(element.expression, arguments)
                parts.append(value if isinstance(value, str) else self._number(value))
        return "".join(parts)

    def _expression(self, expression: object, arguments: Mapping[str, Any]) -> Value:
        match expression:
            case ast.VariableReference():
                return _value(expression.id.name, arguments)
            case ast.MessageReference(attribute=None):
                return self.format(expression.id.name, arguments)
            case ast.SelectExpression():
                return self._pattern(self._variant(expression, arguments).value, arguments)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.Placeable():
                return self._expression(expression.expression, arguments)
        raise KeyError(f"catalogues here do without {type(expression).__name__}")

    def _variant(self, choice: ast.SelectExpression, arguments: Mapping[str, Any]) -> ast.Variant:
        value = self._expression(choice.selector, arguments)
        matching = (variant for variant in choice.variants if self._matches(value, variant.key))
        return next(matching, None) or next(variant for variant in choice.variants if variant.default)

    def _matches(self, value: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return not isinstance(value, str) and value == float(key.value)
        return key.name == (value if isinstance(value, str) else self._plural(value))

    def _plural(self, value: float) -> str:
        """The category of a number: French counts 0 and 1,5 like 1, a fraction is many things in the other two."""
        one = abs(value) < 2 if self._language == "fr" else abs(value) == 1 and isinstance(value, int)
        return "one" if one else "other"

    def _number(self, value: float) -> str:
        thousands, point = SEPARATORS[self._language]
        text = f"{value:,}" if isinstance(value, int) else f"{value:,.{DECIMALS}f}".rstrip("0").rstrip(".")
        return text.translate({ord(","): thousands, ord("."): point})


def _value(name: str, arguments: Mapping[str, Any]) -> Value:
    value = arguments[name]
    if not isinstance(value, str | int | float):
        raise KeyError(f"{name} is no text and no number")
    return value
