"""What policies of all games have in common."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoa.kernel import cache

BOTS = sorted((cache.PACKAGE / "games").glob("*/bots/**/*.py"))


@pytest.mark.parametrize("path", BOTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_policy_writes_no_state_that_is_not_its_own(path: Path) -> None:
    """Others look at the same state meanwhile. What a policy tries, it tries in its memory."""
    written = [f"line {target.lineno}" for target in targets(ast.parse(path.read_text())) if begins(target) == "state"]
    assert not written


def test_what_is_written_is_found() -> None:
    lines = (
        "state.at[0] = 1",
        "state.left -= 1",
        "state.turn, here = 1, 2",
        "for state.left in range(3): pass",
        "memory.at[state.at[0]] = 2",
    )
    found = [target.lineno for target in targets(ast.parse("\n".join(lines))) if begins(target) == "state"]
    assert sorted(found) == [1, 2, 3, 4]


def targets(tree: ast.AST) -> Iterator[ast.expr]:
    """All that is assigned to, but for plain names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            yield node


def begins(target: ast.expr) -> str:
    """The name that a target is a part of."""
    while isinstance(target, ast.Attribute | ast.Subscript):
        target = target.value
    return target.id if isinstance(target, ast.Name) else ""
