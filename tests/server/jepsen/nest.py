"""One nursery for all tests of a session, and the event loop that it lives in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from server.jepsen.servers import Nursery, open_nursery


class Nest(NamedTuple):
    runner: asyncio.Runner
    nursery: Nursery


@pytest.fixture(scope="session")
def nest() -> Iterator[Nest]:
    with asyncio.Runner() as runner:
        opened = open_nursery()
        yield Nest(runner, runner.run(opened.__aenter__()))
        runner.run(opened.__aexit__(None, None, None))
