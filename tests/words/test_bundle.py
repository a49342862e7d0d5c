"""Our part of Fluent says what Mozilla's runtime says, in every message of every catalogue."""

from __future__ import annotations

from typing import Any

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, MessageReference, TermReference, VariableReference, Variant
from fluent.syntax.visitor import Visitor

from manoa.words import LANGUAGES, catalogue
from manoa.words.bundle import Bundle
from words.test_words import FOLDERS

LOCALES = {"en": "en-GB", "fr": "fr", "de": "de"}  # "a, b and c" has no second comma here
NUMBERS = [0, 1, 2, 12, -1, 1234, 1_234_567, 0.5, 1.5, -2.25, 1 / 3, 1234.5]


class Wanted(Visitor):
    """The variables of messages, and what they are compared with."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.alone = True  # it takes nothing from outside
        self.keys: set[str] = {"Ada"}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.alone = False

    def visit_MessageReference(self, _: MessageReference) -> None:  # noqa: N802
        self.alone = False

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.alone = False
        self.generic_visit(node)

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802
        if isinstance(node.key, Identifier) and node.key.name not in ("one", "other"):  # categories of numbers
            self.keys.add(node.key.name)
        self.generic_visit(node)


def theirs(bundle: FluentBundle, id: str, arguments: dict[str, Any], attribute: str = "") -> str:
    message = bundle.get_message(id)
    pattern = message.attributes.get(attribute, message.value)
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_told_as_the_runtime_tells_it(language: str) -> None:
    shared = (FOLDERS[0] / f"{language}.ftl").read_text(encoding="utf-8")
    told = 0
    for folder in FOLDERS:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        ours = Bundle(language, shared, text)
        other = FluentBundle([LOCALES[language]], use_isolating=False)
        other.add_resource(FluentResource(f"{shared}\n{text}"))
        messages = [item for item in FluentParser().parse(f"{shared}\n{text}").body if isinstance(item, Message)]
        wanted = Wanted()
        for message in messages:
            wanted.visit(message)
        for message in messages:
            own = Wanted()
            own.visit(message)
            for value in ["Ada"] if own.alone else [*sorted(own.keys), *NUMBERS]:
                id, arguments = message.id.name, dict.fromkeys(wanted.variables, value)
                assert ours.format(id, arguments, "you") == theirs(other, id, arguments, "you")
                if message.value is not None:
                    assert ours.format(id, arguments) == theirs(other, id, arguments)
                told += 1
    assert told > 5000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["standard", "or"])
@pytest.mark.parametrize("count", range(5))
def test_a_series_is_the_one_of_the_language(language: str, style: str, count: int) -> None:
    items = ["a", "b", "c", "d"][:count]
    locale = LOCALES[language].replace("-", "_")
    assert catalogue(None, language).series(items, style) == format_list(items, style, locale)  # type: ignore[arg-type]


def test_what_is_not_given_or_not_there_is_named() -> None:
    bundle = Bundle("en", "greeting = Hello { $name }\nfar = { greeting }\n    .near = Hi\nlost = { nowhere }")
    with pytest.raises(KeyError, match="greeting: name"):
        bundle.format("greeting", {})
    with pytest.raises(KeyError, match="far: greeting: name"):
        bundle.format("far", {})
    with pytest.raises(KeyError, match="lost: nowhere"):
        bundle.format("lost", {})
    with pytest.raises(KeyError, match="name is no text and no number"):
        bundle.format("greeting", {"name": ["Ada"]})
    assert bundle.format("far", {}, "near") == "Hi"


def test_the_first_of_two_messages_is_the_one() -> None:
    assert Bundle("en", "a = 1", "a = 2\nb = { a }").format("b", {}) == "1"


def test_what_catalogues_do_without_is_refused() -> None:
    with pytest.raises(KeyError, match="do without FunctionReference"):
        Bundle("en", "a = { NUMBER($n) }").format("a", {"n": 1})
