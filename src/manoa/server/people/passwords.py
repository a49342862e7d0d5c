"""Passwords, as Argon2 hashes."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from manoa.server.table.refusal import Busy

AT_ONCE = 2  # each takes 64 MiB and a core
MOST_WAITING = 32

T = TypeVar("T")


class Passwords:
    """Hashes and checks in threads of its own, a few at a time, so that a flood of logins starves nobody else."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.waiting = 0
        self.threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self.nobody: str | None = None

    async def hash(self, password: str) -> str:
        return await self._away(self.hasher.hash, plain(password))

    async def check(self, stored: str | None, password: str) -> bool:
        """Takes as long for nobody's password as for somebody's."""
        return await self._away(self._check, stored, plain(password))

    def outdated(self, stored: str) -> bool:
        """Whether we would hash it otherwise today."""
        return self.hasher.check_needs_rehash(stored)

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _check(self, stored: str | None, password: str) -> bool:
        if self.nobody is None:
            self.nobody = self.hasher.hash("nobody")
        try:
            self.hasher.verify(stored or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    async def _away(self, work: Callable[..., T], *given: str | None) -> T:
        if self.waiting >= MOST_WAITING:
            raise Busy("passwords", 1)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)
        finally:
            self.waiting -= 1


def plain(password: str) -> str:
    """Keyboards differ in how they write an accent."""
    return unicodedata.normalize("NFC", password)
