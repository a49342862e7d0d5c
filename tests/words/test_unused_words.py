"""Words that catalogues do not use: old-fashioned or odd ones, and terms that the official editions do not have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted({*ROOT.glob("src/manoa/**/*.ftl"), *ROOT.glob("web/src/**/*.ftl")})

UNUSED = {
    "en": [
        r"anew",
        r"whence",
        r"whom",
        r"(is|are) to (act|move)",
        r"set (about|out)",
        r"off its seam",
        r"enclose[sd]?",
        r"laid again",
        r"fit together",
        r"windows?",
        r"eyes that see",
        r"you are deleted",
        r"begin to clear",
        r"take off blockade",
    ],
    "fr": [
        r"(ta|une|aucune|cette|autre) pièce(?! de)",
        r"(tes|deux) pièces",
        r"barrages?",
        r"camps? (rouges?|sont)",
        r"fenêtres?",
        r"lumière",
        r"lost cities",
        r"ne vont pas ensemble",
        r"(proposé|vaincu|battu)[^.]*? à? ?toi",
        r"tu as (repris|quitté) sa",
    ],
    "de": [
        r"fenstern?",
        r"schar(en)?",
        r"rote[nr]? lager",
        r"was täte",
        r"für augen",
        r"passen nicht zusammen",
        r"dich \d+ \w+ angeboten",
    ],
}


class Said(Visitor):
    """What people read of a message, without what is put in."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        self.text += "…"
        self.generic_visit(node)


def said(message: Message) -> str:
    visitor = Said()
    visitor.visit(message)
    return visitor.text


@pytest.mark.parametrize("language", UNUSED)
def test_no_catalogue_uses_them(language: str) -> None:
    pattern = re.compile(rf"\b({'|'.join(UNUSED[language])})\b", re.IGNORECASE)
    paths = [path for path in CATALOGUES if path.name == f"{language}.ftl"]
    assert len(paths) > 7
    found = {
        f"{path.parent.relative_to(ROOT)} {item.id.name}": said(item)
        for path in paths
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(item, Message) and pattern.search(said(item))
    }
    assert found == {}
