"""The engine of many machines: a Ray cluster. A task is a whole batch of games; one whose machine or process is lost
is given to another. Inside a task plays the engine of one machine, with one process: a bot that hangs or crashes
loses its game there in the same way."""

from __future__ import annotations

import socket
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from manoa.arena.local import Local, Source
from manoa.arena.outcome import Outcome
from manoa.arena.plan import Plan
from manoa.arena.schedule import Task

AHEAD = 2  # batches under way for each core, so that none waits for the next
KNOCK = 10.0  # seconds
PLAN = msgspec.msgpack.Decoder(Plan)
OUTCOMES = msgspec.msgpack.Decoder(list[Outcome])

_engines: dict[bytes, Local] = {}  # of a process of the cluster: the one engine that is set up for its plan


class Cluster:
    """Plays all that a source has on the cluster at an address; `local` starts one here."""

    def __init__(self, address: str, **settings: Any) -> None:
        try:
            import ray
        except ImportError:
            raise ValueError("--ray needs the package ray: install manoa[ray]") from None
        self._ray: Any = ray
        try:
            _knock(address)
            self._ray.init(address=address, log_to_driver=False, logging_level="ERROR", **settings)
        except (OSError, RuntimeError) as error:
            hint = "or it wants the token that RAY_AUTH_TOKEN should hold"
            raise ValueError(f"there is no Ray cluster at {address}, {hint}: {error}") from None
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._ray.shutdown()

    def play(self, source: Source) -> None:
        remote = self._ray.remote(num_cpus=1, max_retries=-1)(play_batch)
        plan, path = msgspec.msgpack.encode(source.plan), self._ray.put(sys.path)
        pending: list[Any] = []
        while True:
            while len(pending) < AHEAD * self.count and (tasks := source.take(self.count)):
                pending.append(remote.remote(plan, path, tasks))
            if not pending:
                return
            done, pending = self._ray.wait(pending)
            for reference in done:
                source.deliver(OUTCOMES.decode(self._ray.get(reference)))


def _knock(address: str) -> None:
    """OSError at once if nobody listens at HOST:PORT, which Ray itself takes minutes to find out."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()  # an IPv6 address has brackets


class Batch:
    """One batch as a source."""

    def __init__(self, plan: Plan, tasks: Sequence[Task]) -> None:
        self.plan = plan
        self.outcomes: list[Outcome] = []
        self._tasks = tasks

    def take(self, _: int) -> Sequence[Task]:
        tasks, self._tasks = self._tasks, ()
        return tasks

    def deliver(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes += outcomes


def play_batch(plan: bytes, path: list[str], tasks: Sequence[Task]) -> bytes:
    """In a process of the cluster."""
    sys.path += [folder for folder in path if folder not in sys.path]
    if plan not in _engines:
        for engine in _engines.values():
            engine.close()
        _engines.clear()
        _engines[plan] = Local(1)
    batch = Batch(PLAN.decode(plan), tasks)
    _engines[plan].play(batch)
    return msgspec.msgpack.encode(batch.outcomes)
