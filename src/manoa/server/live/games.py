"""The games, loaded before anybody waits for one. That takes a second or two, so it happens beside the start."""

import asyncio

from manoa.games import REGISTERED
from manoa.play.match import game


class Games:
    def __init__(self) -> None:
        self._loading: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._loading = asyncio.create_task(asyncio.to_thread(_load))

    async def loaded(self) -> None:
        """Wait until every game can be played without delay."""
        if self._loading is not None and not self._loading.done():
            await asyncio.shield(self._loading)


def _load() -> None:
    """Compiled kernels are loaded when they are first called, so each that a table needs is called once."""
    for name in REGISTERED:
        match = game(name).start(seed=0)
        for seat in range(match.players):
            match.view(seat)
        match.play(match.actions()[0])
        match.log(0)
        match.for_seat(0)
        _ = match.scores
