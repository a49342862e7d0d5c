"""A disk under SQLite that can lose power, and that can be full.

SQLite reaches its files through a table of functions. `install` puts others in their place that write down beside the
data what was flushed, and nothing else; `cut` leaves of the data what the power would have left. It takes neither a
compiler nor any rights: the library that Python uses is reached by ctypes.
"""

from __future__ import annotations

import _sqlite3
import ctypes
import os
import shutil
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

FULL = 13  # SQLITE_FULL
SECTOR = 512  # bytes that a disk writes at once
OLD = ".deleted"  # ends the name of what was deleted, while nothing new in its place was flushed
MARK = "full"  # a file of this name beside what was flushed: there is no room left

# Names as addresses: SQLite keeps them, and looks at what lies behind.
OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class Vfs(ctypes.Structure):
    """sqlite3_vfs, as far as it is changed here."""

    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", OPEN),
        ("delete", DELETE),
    )


class Methods(ctypes.Structure):
    """sqlite3_io_methods."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", WRITE),
        ("truncate", TRUNCATE),
        ("sync", SYNC),
        ("others", c_void_p * 13),
    )


class File(ctypes.Structure):
    _fields_ = (("methods", POINTER(Methods)),)


def install(folder: Path, kept: Path) -> None:
    """From now on, in this process, what SQLite flushes to files in a folder is kept beside it."""
    kept.mkdir(exist_ok=True)
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_initialize()
    library.sqlite3_vfs_find.restype = POINTER(Vfs)
    _INSTALLED.append(_Disk(library.sqlite3_vfs_find(None).contents, folder, kept))


_INSTALLED: list[_Disk] = []  # C holds pointers into it


class _Disk:
    def __init__(self, vfs: Vfs, folder: Path, kept: Path) -> None:
        self._folder, self._kept, self._mark = folder, kept, kept / MARK
        self._names: dict[int, str] = {}  # of open files, by their address
        # Where what was written since the last flush, also by processes before this one; None: cut off there. It is not
        # read when it is flushed: to close a file that SQLite has open takes its locks away.
        self._waiting: dict[str, list[tuple[int, bytes | None]]] = {
            file.name: [(0, None), (0, file.read_bytes())] for file in folder.iterdir()
        }
        self._lock = Lock()
        self._copies: dict[int, tuple[Methods, Methods]] = {}  # as they were, and as they are now
        self._open, self._delete = OPEN.from_buffer_copy(vfs.open), DELETE.from_buffer_copy(vfs.delete)
        self._hooks = (
            OPEN(self.open),
            DELETE(self.delete),
            WRITE(self.write),
            TRUNCATE(self.truncate),
            SYNC(self.sync),
        )
        vfs.open, vfs.delete = self._hooks[:2]

    def open(self, vfs: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        code: int = self._open(vfs, name, file, flags, out)
        path = _path(name)
        if code == 0 and path.parent == self._folder:
            self._names[file] = path.name
            opened = File.from_address(file)
            opened.methods = ctypes.pointer(self._copied(opened.methods.contents)[1])
        return code

    def delete(self, vfs: int, name: int, flush: int) -> int:
        path = _path(name)
        if path.parent == self._folder:
            with self._lock:
                self._waiting.pop(path.name, None)
                if (self._kept / path.name).exists():  # comes back as it was, unless a new one is flushed before
                    (self._kept / path.name).replace(self._kept / f"{path.name}{OLD}")
        code: int = self._delete(vfs, name, flush)
        return code

    def write(self, file: int, data: int, size: int, place: int) -> int:
        if self._mark.exists():
            return FULL
        code: int = self._real(file).write(file, data, size, place)
        self._note(file, place, ctypes.string_at(data, size))
        return code

    def truncate(self, file: int, size: int) -> int:
        code: int = self._real(file).truncate(file, size)
        self._note(file, size, None)
        return code

    def sync(self, file: int, _: int) -> int:
        """What was written until now outlasts a power cut. The real disk need not be waited for."""
        name = self._names[file]
        with self._lock:
            written = self._waiting.pop(name, [])
            (self._kept / f"{name}{OLD}").unlink(missing_ok=True)
            target = os.open(self._kept / name, os.O_RDWR | os.O_CREAT, 0o600)
            for place, data in written:
                if data is None:
                    os.ftruncate(target, place)
                else:
                    os.pwrite(target, data, place)
            os.close(target)
        return 0

    def _note(self, file: int, place: int, data: bytes | None) -> None:
        with self._lock:
            self._waiting.setdefault(self._names[file], []).append((place, data))

    def _real(self, file: int) -> Any:
        return self._copies[ctypes.addressof(File.from_address(file).methods.contents)][0]

    def _copied(self, methods: Methods) -> tuple[Methods, Methods]:
        """The functions of one kind of file, with three others among them."""
        place = ctypes.addressof(methods)
        if place not in self._copies:
            real, changed = Methods.from_buffer_copy(methods), Methods.from_buffer_copy(methods)
            changed.write, changed.truncate, changed.sync = self._hooks[2:]
            self._copies[place] = self._copies[ctypes.addressof(changed)] = (real, changed)
        return self._copies[place]


def _path(name: int | None) -> Path:
    return Path(os.fsdecode(ctypes.string_at(name)) if name else "")


def fill(kept: Path) -> None:
    (kept / MARK).touch()


def make_room(kept: Path) -> None:
    (kept / MARK).unlink(missing_ok=True)


def cut(folder: Path, kept: Path, random: Random) -> None:
    """The power is cut, once the server is dead: of what was not flushed nothing is left, or some of its sectors."""
    torn = random.random() < 0.5
    for old in kept.glob(f"*-wal{OLD}"):
        if random.random() < 0.5:
            shutil.copy(old, kept / old.name.removesuffix(OLD))
            (folder / old.name.removesuffix(OLD)).unlink(missing_ok=True)
        old.unlink()
    for name in {
        file.name for where in (folder, kept) for file in where.glob("manoa.db*") if not file.name.endswith(OLD)
    }:
        file, flushed = folder / name, kept / name
        if name.endswith("-shm") or not flushed.exists():
            file.unlink(missing_ok=True)
            continue
        left = flushed.read_bytes()
        if torn and file.exists():
            left = _torn(left, file.read_bytes(), random)
        file.write_bytes(left)
        flushed.write_bytes(left)


def _torn(flushed: bytes, written: bytes, random: Random) -> bytes:
    size = max(len(flushed), len(written)) if random.random() < 0.5 else len(flushed)
    left, new = bytearray(flushed.ljust(size, b"\0")[:size]), written.ljust(size, b"\0")[:size]
    for place in range(0, size, SECTOR):
        if random.random() < 0.5:
            left[place : place + SECTOR] = new[place : place + SECTOR]
    return bytes(left)
