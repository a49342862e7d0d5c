"""Settings that all tests share."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from manoa.kernel.batch import cores
from rare import examples

# No deadline: the first example may compile a kernel.
settings.register_profile("manoa", deadline=None, max_examples=examples(30), print_blob=True)
settings.load_profile("manoa")

# Whoever runs them may speak another language. What Manoa makes of theirs, tests ask with settings of their own.
for name in [name for name in os.environ if name == "LANGUAGE" or name.startswith("LC_")]:
    del os.environ[name]
os.environ["LANG"] = "C.UTF-8"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests are found, and all stay: it is no use to look among them for what nobody needs any more."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long and mostly waits comes first: one process gets all of it, and the others compute meanwhile."""
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)


@pytest.fixture(scope="session", autouse=True)
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or leaves anything in the home of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        for name in [name for name in os.environ if name.startswith("XDG_")]:
            patch.delenv(name)
        yield


def pytest_xdist_auto_num_workers() -> int:
    """One more process than there are cores, because some test is always waiting for a server."""
    return cores() + 1
