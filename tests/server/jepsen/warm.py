"""All that bots need, loaded by being imported: in the process that theirs are forked from."""

import errno
from io import BytesIO
from multiprocessing import reduction
from typing import Any

from manoa import bot, games
from manoa.server.live.thinker import Thinker

_thinker = Thinker(bot, BytesIO())
for _name in games():
    _thinker.load(_name)

_receive: Any = reduction.recvfds


def _receive_or_go_on(sock: Any, size: int) -> Any:
    """A server that is killed while it asks for a process must not end the one that forks for all others. It goes on
    only if it hears of a connection that was given up."""
    try:
        return _receive(sock, size)
    except (EOFError, OSError) as gone:
        raise ConnectionAbortedError(errno.ECONNABORTED, "who asked is gone") from gone


reduction.recvfds = _receive_or_go_on
