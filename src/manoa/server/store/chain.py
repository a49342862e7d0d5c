"""Each version of a table carries a hash of itself and of all before it: damage at rest does not pass unseen."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b

from manoa.server.store.batch import Row

SIZE = 16  # bytes
RENAMED = b"*"  # before the hash of a version in which somebody who is gone was given another name


class Damaged(Exception):
    """The log is not as it was stored."""


def link(before: bytes, row: Row) -> bytes:
    told = f"{row.version} {row.at} {row.command} ".encode()
    return blake2b(before + told + row.body, digest_size=SIZE).digest()


def follow(before: bytes, rows: Iterable[Row]) -> bytes:
    """The last hash of these versions, after the one before them. Those of older servers have none."""
    for row in rows:
        if not isinstance(row.body, bytes):
            raise Damaged(f"version {row.version} is not as it was stored")
        found = link(before, row)
        if row.hash is not None and row.hash.startswith(RENAMED) and len(row.hash) > SIZE:
            found = row.hash[len(RENAMED) :]
        elif row.hash is not None and row.hash != found:
            raise Damaged(f"version {row.version} is not as it was stored")
        before = found
    return before


def relink(before: bytes, rows: Sequence[Row]) -> list[Row]:
    """The same versions with the hashes that they have after this one; where there were none, there are none."""
    linked = []
    for row in rows:
        before = link(before, row)
        renamed = row.hash is not None and row.hash.startswith(RENAMED) and len(row.hash) > SIZE
        linked.append(row._replace(hash=None if row.hash is None else RENAMED + before if renamed else before))
    return linked
