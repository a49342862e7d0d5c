"""Lines of the bot API, beside `news` and `resync`, which are those of the socket."""

from typing import Literal

from manoa.server.wire.base import Sent, TableId, Version
from manoa.server.wire.news import News, Resync
from manoa.server.wire.tables import Result


class Start(Sent, frozen=True, tag_field="t", tag="start"):
    """A game of mine begins."""

    table: TableId
    game: str
    seat: int
    v: Version


class Turn(Sent, frozen=True, tag_field="t", tag="turn"):
    """A game waits for me. It may be told again for the same turn; the version says so."""

    table: TableId
    game: str
    seat: int
    v: Version


class Over(Sent, frozen=True, tag_field="t", tag="over", omit_defaults=False):
    """A game has ended; it has no result if nobody stayed to play it."""

    table: TableId
    game: str
    seat: int | None
    v: Version
    result: Result | None


class Bye(Sent, frozen=True, tag_field="t", tag="bye"):
    """The last line of a stream that the server ends: come back, unless the token was revoked."""

    why: Literal["slow", "revoked", "unavailable", "stopping"]


EventLine = Start | Turn | Over | Bye
TableLine = News | Resync | Over | Bye
