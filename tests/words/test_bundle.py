"""Our part of Fluent says what Mozilla's runtime says, in every message of every catalogue."""

from __future__ import annotations

from typing import Any

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, MessageReference, VariableReference, Variant
from fluent.syntax.visitor import Visitor

from manoa.words import LANGUAGES, catalogue
from manoa.words.bundle import Bundle
from words.test_words import FOLDERS

LOCALES = {"en": "en-GB", "fr": "fr", "de": "de"}  # "a, b and c" has no second comma here
NUMBERS = [0, 1, 2, 12, -1, 1234, 1_234_567, 0.5, 1.5, -2.25, 1 / 3, 1234.5]


class Wanted(Visitor):
    """The variables of a message and of all that it refers to, and what they are compared with."""

    def __init__(self, messages: dict[str, Message], message: Message) -> None:
        self.messages = messages
        self.variables: set[str] = set()
        self.keys: set[str] = {"Ada"}
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])

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
    told, shared = 0, ""  # the first catalogue is shared by all others
    for folder in FOLDERS:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        ours = Bundle(language, shared, text)
        other = FluentBundle([LOCALES[language]], use_isolating=False)
        both = [FluentResource(shared), FluentResource(text)]
        for resource in both:
            other.add_resource(resource)
        messages = {item.id.name: item for resource in both for item in resource.body if isinstance(item, Message)}
        for message in [item for item in both[-1].body if isinstance(item, Message)]:
            id, wanted = message.id.name, Wanted(messages, message)
            for value in [*sorted(wanted.keys), *NUMBERS] if wanted.variables else ["Ada"]:
                arguments = dict.fromkeys(wanted.variables, value)
                assert ours.format(id, arguments, "you") == theirs(other, id, arguments, "you")
                if message.value is not None:
                    assert ours.format(id, arguments) == theirs(other, id, arguments)
                told += 1
        shared = shared or text
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
