"""What went over the wire, as the server saw it: after a bad line on the way there, before one on the way back."""

from __future__ import annotations

from time import monotonic, time
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """A frame that was sent to the server. Written down before it was, so that nothing is answered unasked."""

    connection: int
    frame: dict[str, Any]
    at: float = 0.0  # seconds


class Heard(NamedTuple):
    """A frame that the server sent, whether or not it reached the client."""

    connection: int
    frame: bytes
    at: float = 0.0


class History:
    """All of it in order, and who was at the other end of each connection."""

    def __init__(self) -> None:
        self.records: list[Asked | Heard] = []
        self.users: list[str | None] = []  # by the number of the connection; None: nobody
        self.lives: list[int] = []  # by the number of the connection: how often all servers had been dead before
        self.life = 0
        self._epoch = time() - monotonic()  # nobody touches the clock of this process

    def moment(self, at: float) -> int:
        """As tables count time."""
        return round((self._epoch + at) * 1000)

    def connect(self, user: str | None) -> int:
        self.users.append(user)
        self.lives.append(self.life)
        return len(self.users) - 1

    def ask(self, connection: int, frame: dict[str, Any]) -> None:
        self.records.append(Asked(connection, frame, monotonic()))

    def hear(self, connection: int, frame: bytes) -> None:
        self.records.append(Heard(connection, frame, monotonic()))
