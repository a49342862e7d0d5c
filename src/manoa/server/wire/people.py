"""Guests, accounts, sessions and API tokens."""

from typing import Annotated

from msgspec import Meta

from manoa.server.wire.base import Given, Language, Moment, Scope, Sent, UserId

# A name is what others see: 1 to 24 characters. Which ones, `people.names` says.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(max_length=254, pattern=r"^[!#-'*+\-/-9=?A-Z^-~.]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+$(?!\n)")]
LinkSecret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$(?!\n)")]


class GuestIn(Given, frozen=True):
    name: Name


class AccountIn(Given, frozen=True):
    """Turns a guest into an account, which keeps its games."""

    name: Name
    password: Password


class LoginIn(Given, frozen=True):
    name: Name
    password: Password


class NameIn(Given, frozen=True):
    """Another name for oneself."""

    name: Name


class PasswordIn(Given, frozen=True):
    """Another password, and the one so far."""

    old: Password
    new: Password


class FarewellIn(Given, frozen=True):
    """An end to oneself; an account says its password."""

    password: Password | None = None


class EmailIn(Given, frozen=True):
    """An address of mine, which a link that is sent there confirms."""

    email: Email
    password: Password
    language: Language = "en"


class EmailInfo(Sent, frozen=True, omit_defaults=False):
    email: str | None  # the one that is confirmed


class Recovery(Sent, frozen=True, omit_defaults=False):
    on: bool  # whether this server sends letters


class RecoverIn(Given, frozen=True):
    """I have forgotten my password."""

    email: Email
    language: Language = "en"


class ConfirmIn(Given, frozen=True):
    """The secret of a link that was sent to an address."""

    secret: LinkSecret


class ResetIn(Given, frozen=True):
    """The secret of a link, and another password."""

    secret: LinkSecret
    password: Password


class Me(Sent, frozen=True):
    id: UserId
    name: str
    guest: bool
    waiting: int  # games that wait for me
    scopes: list[Scope]


class SessionInfo(Sent, frozen=True, omit_defaults=False):
    id: str
    created: Moment
    seen: Moment
    agent: str  # what the browser calls itself
    current: bool


class TokenIn(Given, frozen=True):
    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class TokenInfo(Sent, frozen=True, omit_defaults=False):
    id: str
    name: str
    scopes: list[Scope]
    created: Moment
    used: Moment | None


class NewToken(Sent, frozen=True):
    """The one time that a token is shown."""

    token: str
    info: TokenInfo
