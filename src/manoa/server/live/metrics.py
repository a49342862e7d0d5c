"""What a host can watch."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """One registry per server: tests run several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter("manoa_commands", "Commands by answer", ["answer"], registry=self.registry)
        self.events = Counter("manoa_events", "Events written", registry=self.registry)
        self.commit = Histogram(
            "manoa_commit_seconds",
            "From a decision to its commit",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
            registry=self.registry,
        )
        self.conflicts = Counter("manoa_conflicts", "Another node was quicker", registry=self.registry)
        self.dropped = Counter("manoa_slow_viewers", "Connections dropped as too slow", registry=self.registry)
        self.tables = Gauge("manoa_tables_in_memory", "Folded tables", registry=self.registry)
        self.connections = Gauge("manoa_connections", "Sockets and streams", registry=self.registry)
        self.bot_moves = Counter("manoa_bot_moves", "Steps by seated bots", registry=self.registry)
        self.bot_failures = Counter("manoa_bot_failures", "Bots that crashed, hung or erred", registry=self.registry)
