"""A module is one file (decision 31)."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from manoa.games.quest.parts.modules import MODULES
from manoa.games.quest.people import modules as people
from manoa.games.quest.rules import modules as rules
from manoa.games.quest.rules.modules import ground, hooks
from manoa.kernel.language import KernelFunction

FOLDER = Path(rules.__file__).parent
MADE = {"__init__", "chain", "ground", "hooks", "make"}  # files that are no modules
WITHOUT_KERNELS = {"swamp"}  # what it takes to enter one, `step` says
PLAIN = ("tabulate", "mark")
HOOKS = [
    (asked, name) for asked in (ground, hooks) for name in re.findall(r'chain\([^"]*"(\w+)"', inspect.getsource(asked))
]


def test_every_module_has_its_files() -> None:
    """One for the rules and one for people, and there is none that belongs to no module."""
    assert {path.stem for path in FOLDER.glob("*.py")} - MADE == set(MODULES) - WITHOUT_KERNELS == set(hooks.FILES)
    assert set(people.FILES) == set(MODULES) - WITHOUT_KERNELS


@pytest.mark.parametrize(("asked", "hook"), HOOKS)
def test_some_module_has_each_hook(asked: Any, hook: str) -> None:
    parts = [getattr(file, hook) for file in asked.FILES.values() if hasattr(file, hook)]
    assert parts
    assert all(isinstance(part, KernelFunction) for part in parts)


@pytest.mark.parametrize("name", sorted(hooks.FILES))
def test_what_a_module_has_for_no_other_file_is_a_hook(name: str) -> None:
    """A hook with its name misspelt would never be asked."""
    known = {hook for _, hook in HOOKS} | {"requirement", "directions", *PLAIN}
    everything = [path.read_text(encoding="utf-8") for path in FOLDER.parents[1].rglob("*.py")]
    source = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    for function in set(re.findall(r"^def (\w+)", source, re.M)) - known:
        used = sum(len(re.findall(rf"\b{function}\b", text)) for text in everything)
        assert used > 1, f"nothing asks {name}.{function}"


def test_few_files_of_the_rules_name_dragons() -> None:
    files = FOLDER.parent.rglob("*.py")
    assert len([path for path in files if re.search(r"\bdragons?\b", path.read_text(encoding="utf-8"), re.I)]) <= 8
