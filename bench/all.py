"""All benchmarks, one after the other: `make bench`."""

from __future__ import annotations

import bots
import engine
import gpu
import learn
import servers

for title, bench in {
    "The engine": engine,
    "On a GPU": gpu,
    "Bots": bots,
    "Environments": learn,
    "The server": servers,
}.items():
    print(f"\n{title}\n{'─' * 100}")
    bench.main()
