"""Secrets that stand for a person, and what of them may be stored."""

import hashlib
import hmac
import re
import secrets

TOKEN_PREFIX = "manoa_"  # lets scanners of leaked secrets know ours
SHAPE = re.compile(r"(?:manoa_)?[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """256 bits, for the cookie of a session."""
    return secrets.token_urlsafe(32)


def new_token() -> str:
    """256 bits, for a program."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def new_id() -> str:
    """A name for a row. It is no secret, but it cannot be guessed either. A command line never takes it for an
    option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def looks_right(secret: str) -> bool:
    """Whether this may be one of ours, so that nonsense never reaches the database."""
    return SHAPE.fullmatch(secret) is not None


def key_of(secret: str) -> bytes:
    """What the database keeps. A hash without salt is enough for 256 random bits, and can be looked up."""
    return hashlib.sha256(secret.encode()).digest()


def familiar(password: str) -> str:
    """What a browser keeps that an account has logged in from: it can be had with the password alone, and says nothing
    about it. Another password makes it worthless."""
    return hmac.new(password.encode(), b"a browser that has been here", "sha256").hexdigest()


def same(one: bytes, other: bytes) -> bool:
    return hmac.compare_digest(one, other)
