"""Structured logs, one JSON object a line, without secrets."""

import logging
import sys
from typing import Any

import structlog

SECRET = ("password", "token", "secret", "cookie", "authorization", "seed", "key")


def set_up(pretty: bool) -> None:
    """For the whole process: lines for people at a terminal, JSON elsewhere."""
    render: Any = structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            hide_secrets,
            structlog.processors.format_exc_info,
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def hide_secrets(_: Any, __: str, entry: Any) -> Any:
    """Whatever is called like a secret is not written."""
    for name in entry:
        if any(word in name.lower() for word in SECRET):
            entry[name] = "…"
    return entry
