"""The page about the bot API says what is so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from manoa.client import Client
from manoa.server.http import limits, lines
from manoa.server.live import notices
from manoa.server.wire import base, commands, news
from manoa.server.wire.streams import EventLine

PAGE = (Path(__file__).parents[2] / "docs" / "bot-api.md").read_text()


def rows(*head: str) -> list[list[str]]:
    """The rows of the table with this head."""
    text = PAGE.split(f"| {' | '.join(head)} |\n", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()[1:]]


def test_limits() -> None:
    budgets = (limits.COMMANDS, limits.REQUESTS, limits.SOCKETS, limits.TABLES, limits.CHAT, limits.HINTS)
    parts = [(float(burst), float(minute)) for _, burst, minute in rows("limit", "at once", "a minute")]
    assert parts == [(budget.person.burst, budget.person.minute) for budget in budgets]
    assert f"At most {notices.MOST_OPEN} streams" in PAGE
    assert f"after {lines.KEEP_ALIVE:.0f} s" in PAGE


def test_commands() -> None:
    lines = [text for cell, *_ in rows("command", "does") for text in re.findall(r"`(\{.*?\})`", cell)]
    kinds = {json.loads(text)["kind"] for text in lines}
    assert kinds == {kind.__struct_config__.tag for kind in get_args(commands.Command)} - {"arrange", "invite"}
    for text in lines:
        msgspec.json.decode(text.replace('"…"', f'"{"x" * 16}"'), type=commands.Command)


def test_answers() -> None:
    lines = [re.findall(r"`(\{.*?\})`", cell)[0] for cell, _ in rows("answer", "means")]
    read = [msgspec.json.decode(text.replace('"…"', f'"{"x" * 16}"'), type=news.Reply) for text in lines]
    assert [type(answer) for answer in read] == list(get_args(news.Reply))


@pytest.mark.parametrize("kind", ["start", "turn", "over", "bye"])
def test_lines(kind: str) -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith(f'{{"t":"{kind}"') and "…" not in line]
    assert lines
    for line in lines:
        msgspec.json.decode(line, type=EventLine)


def test_problems_and_requests() -> None:
    problems = [line for line in PAGE.splitlines() if line.startswith('{"error"')]
    assert [msgspec.json.decode(line, type=base.Problem).ratelimit is None for line in problems] == [True, False]
    (request,) = (line for line in PAGE.splitlines() if line.startswith('{"id"'))
    assert msgspec.json.decode(request, type=commands.Request).base == 4


def test_calls() -> None:
    found = {cell.strip("`").split("(")[0] for cell, _ in rows("call", "does")}
    assert found == {name for name in vars(Client) if not name.startswith("_")} - {"close"}
