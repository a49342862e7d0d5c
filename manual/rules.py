"""Numbers of rules: in `docs/rules` each has an anchor, and wherever else the manual names one, it leads there.

`Q-4.3` has the anchor `q-4-3`. A number that no page of rules has is told as a warning, which ends the build.
"""

import re
from pathlib import PurePosixPath
from typing import Any

from docutils import nodes
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging

FOLDER = "rules"
NUMBER = re.compile(r"\b(?:LC|[QHPMI])-T?\d+(?:\.\d+)?\b")
ELSEWHERE = (nodes.reference, nodes.literal, nodes.literal_block, nodes.raw, nodes.title)  # here a number is no link
PAGES = "rule_pages"  # of the environment: the page of each anchor

log = logging.getLogger(__name__)


def anchor(number: str) -> str:
    return number.lower().replace(".", "-")


def setup(app: Any) -> None:
    app.add_transform(Anchors)
    app.add_post_transform(Links)
    app.connect("env-purge-doc", forget)
    app.connect("env-merge-info", merge)


def known(env: Any) -> dict[str, str]:
    if not hasattr(env, PAGES):
        setattr(env, PAGES, {})
    pages: dict[str, str] = getattr(env, PAGES)
    return pages


def forget(app: Any, env: Any, page: str) -> None:
    setattr(env, PAGES, {number: where for number, where in known(env).items() if where != page})


def merge(app: Any, env: Any, pages: Any, other: Any) -> None:
    """What was read in another process."""
    known(env).update(known(other))


class Anchors(SphinxTransform):
    """What begins with the number of a rule, an item or a chapter, has it as its anchor."""

    default_priority = 900

    def apply(self, **_: Any) -> None:
        if PurePosixPath(self.env.docname).parent.name != FOLDER:
            return
        for kind in (nodes.section, nodes.list_item):
            for node in self.document.findall(kind):
                if found := NUMBER.match(node[0].astext()):
                    node["ids"].insert(0, anchor(found[0]))
                    known(self.env)[anchor(found[0])] = self.env.docname


class Links(SphinxPostTransform):
    """A number in a text leads to its rule. The one that a rule begins with does too: so its address can be copied."""

    default_priority = 900
    formats = ("html",)

    def run(self, **_: Any) -> None:
        for text in list(self.document.findall(nodes.Text)):
            if NUMBER.search(text) and not any(isinstance(above, ELSEWHERE) for above in _above(text)):
                text.parent.replace(text, self._linked(text))

    def _linked(self, text: nodes.Text) -> list[nodes.Node]:
        parts: list[nodes.Node] = []
        end = 0
        for found in NUMBER.finditer(text):
            parts += [nodes.Text(text[end : found.start()]), self._link(found[0], text.parent)]
            end = found.end()
        return [*parts, nodes.Text(text[end:])]

    def _link(self, number: str, near: Any) -> nodes.Node:
        here, page = self.env.docname, known(self.env).get(anchor(number))
        if page is None:
            log.warning("There is no rule %s.", number, location=near)
            return nodes.Text(number)
        address = "" if page == here else self.app.builder.get_relative_uri(here, page)
        return nodes.reference("", number, internal=True, refuri=f"{address}#{anchor(number)}", classes=["rule"])


def _above(node: Any) -> Any:
    while node.parent is not None:
        node = node.parent
        yield node
