"""What is asked for: every sub-phase has all its parts, in the rules and for people."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

from manoa.games.quest import rules
from manoa.games.quest.people import asked as told
from manoa.games.quest.people.asked import ASKED
from manoa.games.quest.people.decisions import Pending
from manoa.games.quest.rules import asked, asking, tasks
from manoa.games.quest.rules.asked import ALWAYS, BASE, EXPANDED, ONCE_BEGUN
from manoa.games.quest.rules.tasks import OPERATIONS

LISTED = BASE | EXPANDED
NAMES = {number: name for name, number in vars(tasks).items() if isinstance(number, int) and name != "DEPTH"}
FLAGS = {tasks.KEEP, tasks.PASS, tasks.CHANGE, tasks.OPEN, tasks.CLOAK}
AT_ONCE = {tasks.DRAW, tasks.FIND}  # nobody ever sees them pending
ANSWERED_AT_ONCE = {*AT_ONCE, tasks.CURSE, tasks.HALT}
PARAMETERS = {
    "choices": ["rules", "state"],
    "answers": ["rules", "state", "out"],
    "answer": ["rules", "state", "*", "journal"],
    "over": ["rules", "state"],
    "finish": ["rules", "state", "journal"],
    "settle": ["rules", "state", "journal"],
    "fits": ["rules", "state"],
}
each_sub_phase = pytest.mark.parametrize("task", LISTED, ids=[NAMES[task].lower() for task in LISTED])


def files(package: Any) -> set[str]:
    return {path.stem for path in Path(package.__file__).parent.glob("*.py")} - {"__init__"}


def hooks(task: int) -> dict[str, Any]:
    """The kernels of a sub-phase."""
    found = {hook: asking.named(LISTED[task].where, hook) for hook in PARAMETERS}
    return {hook: kernel for hook, kernel in found.items() if kernel is not None}


def test_every_number_is_a_sub_phase_that_is_listed_or_a_flag() -> None:
    assert not FLAGS & LISTED.keys()
    assert FLAGS | LISTED.keys() == NAMES.keys() - {tasks.FREE}
    assert set(OPERATIONS.values()) <= FLAGS | LISTED.keys()


def test_every_file_of_the_rules_is_listed() -> None:
    assert {each.where.partition(".")[0] for each in LISTED.values()} == files(asked)


def test_every_kernel_of_a_file_named_like_a_hook_belongs_to_a_sub_phase_that_is_listed() -> None:
    listed = {f"{file}.{f'{name}_' if name else ''}{hook}" for file, _, name in wheres() for hook in PARAMETERS}
    for file in files(asked):
        for name in vars(import_module(f"{rules.__name__}.asked.{file}")):
            hook = name.rpartition("_")[2]
            assert hook not in PARAMETERS or f"{file}.{name}" in listed, f"{file}.{name} is never called"


def wheres() -> list[tuple[str, str, str]]:
    return [each.where.partition(".") for each in LISTED.values()]


@each_sub_phase
def test_a_sub_phase_is_answered_or_settles(task: int) -> None:
    has = hooks(task)
    if task in ANSWERED_AT_ONCE:
        assert set(has) == {"settle"}
    else:
        assert "answer" in has, "what does an answer do?"
        assert ("choices" in has) != ("answers" in has), "which answers are there?"
    stops = LISTED[task].done
    assert not stops or {"choices", "over"} & has.keys(), "when is it over?"
    assert stops in (ALWAYS, ONCE_BEGUN) or not {"over", "finish"} & has.keys(), "nobody stops it"


@each_sub_phase
def test_its_kernels_take_what_they_are_given(task: int) -> None:
    for hook, kernel in hooks(task).items():
        taken = list(inspect.signature(kernel).parameters)
        wanted = PARAMETERS[hook]
        assert [name if other != "*" else "*" for name, other in zip(taken, wanted, strict=True)] == wanted


@each_sub_phase
def test_people_are_told_of_it(task: int) -> None:
    """In a file with the same name."""
    if task in AT_ONCE:
        assert task not in ASKED
    else:
        assert ASKED[task].__module__ == f"{told.__name__}.{LISTED[task].where.partition('.')[0]}"


def test_every_file_for_people_is_listed() -> None:
    assert {kind.__module__.rpartition(".")[2] for kind in ASKED.values()} == files(told)


def test_every_decision_of_a_file_is_listed() -> None:
    """Else no position could have it. Those of old positions stand for another."""
    known = set(get_args(told.Decision))
    for file in files(told):
        for kind in vars(import_module(f"{told.__name__}.{file}")).values():
            if isinstance(kind, type) and issubclass(kind, Pending) and hasattr(kind, "TASK"):
                assert kind in known, kind


def test_names_are_said_once() -> None:
    names = [kind.name() for kind in ASKED.values()]
    assert len(set(names)) == len(names) == len(LISTED) - len(AT_ONCE)
