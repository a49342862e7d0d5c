"""What a host can watch."""

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from manoa.server.live.moment import lead
from manoa.server.wire.news import Reply


class Metrics:
    """One registry per server: tests run several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        commands = Counter("manoa_commands", "Commands by answer", ["answer"], registry=self.registry)
        self.answers = {kind: commands.labels(kind.__name__.lower()) for kind in get_args(Reply)}
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
        self.clock = Gauge("manoa_clock_ahead_seconds", "The server's clock to the machine's", registry=self.registry)
        self.clock.set_function(lambda: lead() / 1000)
        self.failing = Gauge(
            "manoa_failing_tables", "Tables where what is due fails: see the log", registry=self.registry
        )
        self.bot_moves = Counter("manoa_bot_moves", "Steps by seated bots", registry=self.registry)
        self.bot_failures = Counter("manoa_bot_failures", "Bots that crashed, hung or erred", registry=self.registry)
