"""Holds a history against the log. A complaint is a sentence; none means that nothing was lost or made up."""

from __future__ import annotations

from server.jepsen.answers import check_answers
from server.jepsen.history import History
from server.jepsen.logs import Log
from server.jepsen.order import check_log
from server.jepsen.streams import check_streams


def complaints(history: History, logs: dict[str, Log]) -> list[str]:
    found = [complaint for log in logs.values() for complaint in check_log(log)]
    if found:
        return found  # what cannot be folded cannot be compared either
    return [*check_answers(history, logs), *check_streams(history, logs)]
