"""What tutorials and how-tos show works as it stands there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.running import running_server

DOCS = Path(__file__).parents[2] / "docs"
LIBRARIES = [DOCS / "reference" / "arena.md", DOCS / "reference" / "study.md"]
TAUGHT = sorted([*(DOCS / "tutorials").glob("*.md"), *(DOCS / "how-to").glob("*.md"), *LIBRARIES])
SERVER = "first-server"
WITH_CODE = [page for page in TAUGHT if "```python" in page.read_text(encoding="utf-8") and page.stem != SERVER]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def run(page: Path, folder: Path, names: dict[str, Any] | None = None) -> None:
    """All code of a page, in one go. What calls itself a file is saved as one."""
    code = blocks(page, "python")
    for block in code:
        if named := re.match(r'"""(\w+\.py): ', block):
            (folder / named[1]).write_text(block, encoding="utf-8")
    exec(compile("\n".join(code), page.name, "exec"), {"__name__": "__main__", **(names or {})})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_there_are_the_four_tutorials() -> None:
    names = {page.stem for page in (DOCS / "tutorials").glob("*.md")}
    assert names == {"first-game", "first-bot", "first-experiment", "first-server"}


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.stem)
def test_the_code_of_a_page_runs(page: Path, folder: Path) -> None:
    run(page, folder)


def test_the_first_bot_plays_when_all_of_its_page_is_one_file(folder: Path) -> None:
    code = "\n".join(blocks(DOCS / "tutorials" / "first-bot.md", "python"))
    (folder / "thrifty.py").write_text(code, encoding="utf-8")
    ran = subprocess.run([sys.executable, "thrifty.py"], check=True, capture_output=True, encoding="utf-8")
    assert [re.sub(r"-?\d+", "N", line) for line in ran.stdout.splitlines()] == ["[N, N]", "N% of N games"]


def test_the_bot_of_the_first_server_plays_there(folder: Path) -> None:
    with running_server(folder, quick=True) as server:
        run(DOCS / "tutorials" / f"{SERVER}.md", folder, {"address": server.address})


def test_the_route_that_a_page_writes_can_be_checked_and_drawn(folder: Path) -> None:
    page = DOCS / "how-to" / "routes.md"
    run(page, folder)
    for command in ("check my-route.json", "draw my-route.json -o my-route.svg"):
        assert f"manoa routes {command}\n" in page.read_text(encoding="utf-8")
        subprocess.run([sys.executable, "-m", "manoa", "routes", *command.split()], check=True, capture_output=True)
    assert (folder / "my-route.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_first_game_goes_as_it_is_told(folder: Path) -> None:
    page = DOCS / "tutorials" / "first-game.md"
    [command] = [line for block in blocks(page, "") for line in block.splitlines() if line.startswith("manoa play")]
    told = [line.rstrip() for block in blocks(page, "text") for line in block.splitlines() if line.strip()]
    typed = [line.removeprefix("Your move: ") for line in told if line.startswith("Your move: ")]
    assert len(typed) == 3
    played = subprocess.run(
        [sys.executable, "-m", *shlex.split(command)],
        input="\n".join([*typed, "quit", ""]),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    shown = {line.rstrip() for line in played.stdout.splitlines()}
    assert [line for line in told if line not in shown] == []
    assert "2 steps" not in played.stdout  # the bot has moved since
