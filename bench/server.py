"""The server under load: `python bench/server.py`. All of it is in `servers`, since the tests have a package `server`,
and mypy wants one module of a name."""

from __future__ import annotations

import sys

from servers import main

if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
