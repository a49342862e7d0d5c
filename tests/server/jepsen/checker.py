"""Holds a history against the log. A complaint is a sentence; none means that nothing was lost or made up."""

from __future__ import annotations

from manoa.server.wire.base import Moment
from server.jepsen.answers import check_answers
from server.jepsen.duties import check_duties, check_moments
from server.jepsen.eyes import check_eyes
from server.jepsen.history import History
from server.jepsen.linear import check_linear
from server.jepsen.logs import Log
from server.jepsen.order import check_log
from server.jepsen.streams import check_streams


def complaints(history: History, logs: dict[str, Log], now: Moment | None = None) -> list[str]:
    """`now`: when it was looked at last; the server has had the time to do what it has to."""
    found = [complaint for log in logs.values() for complaint in check_log(log)]
    if found:
        return found  # what cannot be folded cannot be compared either
    found = [complaint for log in logs.values() for complaint in check_duties(log, now)]
    found += check_moments(history, logs) if now is not None else []
    checks = (check_answers, check_linear, check_eyes, check_streams)
    return found + [complaint for check in checks for complaint in check(history, logs)]
