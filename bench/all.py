"""All benchmarks, one after the other: `make bench`."""

from __future__ import annotations

import arenas
import bots
import engine
import environments
import first_start
import gpu
import servers

for title, bench in {
    "The engine": engine,
    "On a GPU": gpu,
    "Bots": bots,
    "The arena": arenas,
    "Environments": environments,
    "The server": servers,
    "The first start": first_start,
}.items():
    print(f"\n{title}\n{'─' * 100}")
    bench.main()
