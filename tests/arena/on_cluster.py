"""An arena on a Ray cluster of its own, in a process of its own: Ray leaves threads and processes behind that later
tests would trip over. A file gets what two runs of the same plan have in common."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from arena.contests import results
from manoa.arena import Plan, Run
from manoa.arena.cluster import Cluster

SMALL = 80 << 20  # bytes: about the least that Ray takes for its store


def main(plan: Plan, games: int, file: Path) -> None:
    run = Run(plan, games)
    with Cluster("local", num_cpus=2, include_dashboard=False, object_store_memory=SMALL) as cluster:
        cluster.play(run)
    file.write_bytes(msgspec.json.encode({"hands": cluster.count, "results": results(run)}))


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Plan), int(sys.argv[2]), Path(sys.argv[3]))
