"""The two kinds of message, and the small words that several of them use."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: nothing that we do not know is let in."""


class Sent(Struct, frozen=True, omit_defaults=True):
    """What the server sends."""


UserId = Annotated[str, Meta(max_length=40)]
TableId = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[A-Za-z0-9_-]{16}$")]
RoomId = TableId
Seat = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=1 << 40)]
Step = Annotated[int, Meta(ge=0, le=1 << 24)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]  # of an action, or of several in a row
Action = Annotated[int, Meta(ge=0, le=1 << 20)] | Notation  # by its id or its notation
Moment = int  # milliseconds since 1970
Scope = Literal["read", "play"]
Language = Literal["en", "fr", "de"]


class RateLimit(Sent, frozen=True):
    """Which limit was met, and how long to wait."""

    key: str
    seconds: int


class Refusal(Sent, frozen=True, omit_defaults=False):
    """Why not: a code of the catalogues (`refusal-…`) with its parts, for any language to say."""

    code: str
    parts: dict[str, Any]


class Problem(Sent, frozen=True):
    """Every answer that is not the one asked for: a sentence for people, a code for programs."""

    error: str
    code: str
    ratelimit: RateLimit | None = None
    refusal: Refusal | None = None
