"""`manoa serve` for tests: the same in all but its seeds, its limits and, if wanted, its build of the app and games.

A table's seed is made of its host's name, so whoever is called the same is dealt the same, every time. Tests do more in
a minute than people would. `MANOA_BUILD` names a folder with another build of the app. `MANOA_TINY` adds the tests'
smallest game; here it is registered for the server's bots too, which have processes of their own. With `MANOA_SLOWLY`,
a folder, games are compiled when the test says so. With `MANOA_LIMITS` everybody has the limits that a server has.
"""

from __future__ import annotations

import os
import secrets
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import manoa.server.app as app
import manoa.server.http.pages as pages
import manoa.server.table.setup as setup
from manoa.cli import main
from manoa.games import REGISTERED
from manoa.server.http.limits import Limits
from manoa.server.table.rights import Someone
from manoa.server.table.setup import Setup
from manoa.server.wire.tables import TableIn
from slowly import Slowly

plain = setup.new_table

if "MANOA_TINY" in os.environ:
    import tiny

    REGISTERED[tiny.NAME] = tiny.__name__


def seeded(name: str) -> None:
    seed = sha256(name.encode()).digest()
    vars(setup)["secrets"] = SimpleNamespace(token_bytes=lambda _: seed, token_urlsafe=secrets.token_urlsafe)


def new_table(wish: TableIn, who: Someone) -> Setup:
    seeded(who.name)
    try:
        return plain(wish, who)
    finally:
        seeded("again")  # a rematch has no host who is asked for it


if __name__ == "__main__":
    seeded("again")
    setup.new_table = new_table
    if "MANOA_LIMITS" not in os.environ:
        vars(app)["Limits"] = lambda _: Limits(on=False)
    if build := os.environ.get("MANOA_BUILD"):
        pages.STATIC = Path(build)
    if folder := os.environ.get("MANOA_SLOWLY"):
        Slowly(Path(folder)).pretend()
    main()
