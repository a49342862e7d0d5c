"""JSON in lines that people can read, for the files beside this one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

WIDTH = 118
ROW = 10  # short values in one line of a long list


def write(path: Path, value: Any) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(pretty(value) + "\n", encoding="utf-8")


def pretty(value: Any, indent: str = "") -> str:
    """In one line what fits there; else part by part."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(flat) <= WIDTH or not isinstance(value, dict | list):
        return flat
    inner = indent + " "
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {pretty(part, inner)}" for name, part in value.items()]
        return _block("{}", parts, indent)
    if any(isinstance(part, dict | list) for part in value):
        return _block("[]", [pretty(part, inner) for part in value], indent)
    rows = [value[at : at + ROW] for at in range(0, len(value), ROW)]
    return _block("[]", [json.dumps(row, ensure_ascii=False)[1:-1] for row in rows], indent)


def _block(brackets: str, parts: list[str], indent: str) -> str:
    lines = ",\n".join(f"{indent} {part}" for part in parts)
    return f"{brackets[0]}\n{lines}\n{indent}{brackets[1]}"
