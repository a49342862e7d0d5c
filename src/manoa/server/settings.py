"""How a server is set up."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    return user_data_path("manoa")


@dataclass(frozen=True)
class Settings:
    """The flags of `manoa serve`, its environment, and what only tests and benchmarks change."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)  # SQLite and its lock file
    database: str | None = None  # a PostgreSQL address; None is SQLite in `data`
    workers: int = 1  # processes in which bots think
    origin: str | None = None  # https://… where the server is reached; None: whatever the Host header says
    behind_proxy: bool = False  # trust X-Forwarded-For and -Proto
    backups: Path | None = None  # a folder for backups that are made while it runs
    node: str = ""  # a name for logs and claims; made up if empty
    limits: bool = True  # rate limits
    bot_seconds: float = 10.0  # for one decision of a seated bot
    bot_memory: int = 2 << 30  # bytes
    lease_seconds: float = 10.0  # how long a node's claim on a bot's turn or a clock holds
    queue: int = 64  # frames that wait for a slow viewer before it is dropped
    connections: int = 12_000  # in all
    connections_of_one: int = 512  # address; twice as many where somebody is in
    strangers: int = 4_000  # sockets of those who have not said who they are, in all
    strangers_of_one: int = 64  # address
    backup_minutes: float = 10.0
    kept_tables: int = 2_000  # folded tables in memory that nobody is looking at
    kept_finished: int = 100  # of them, those that are over
    # A mail server, for those who forget their password; not among the flags, which everybody on the machine can read
    smtp: str | None = field(default_factory=lambda: os.environ.get("MANOA_SMTP"), repr=False)
    mail_from: str | None = field(default_factory=lambda: os.environ.get("MANOA_MAIL_FROM"))
