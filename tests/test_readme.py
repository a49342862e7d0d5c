"""The examples of the README and the docs work as they are."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import manoa
from cases import each
from manoa.arena.entries import check, entry
from manoa.cli.app import app
from manoa.cli.flags import flag

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", ["README.md", "docs/adding-a-game.md", "docs/bots.md"])
def test_the_code_on_a_page_runs(page: str) -> None:
    code = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL))
    assert "import manoa" in code
    exec(compile(code, page, "exec"), {})


def test_the_readme_names_its_two_commands_first() -> None:
    first_screen = (ROOT / "README.md").read_text().splitlines()[:20]
    assert any(line.startswith("make play") for line in first_screen)
    assert any(line.startswith("make test") for line in first_screen)
    assert "unofficial" in " ".join(first_screen)


def test_the_readme_shows_the_app_and_stays_light() -> None:
    shown = re.findall(r"\]\((docs/pictures/[^)]+\.(?:jpg|png))\)", (ROOT / "README.md").read_text())
    assert len(shown) >= 3
    for picture in shown:
        assert (ROOT / picture).stat().st_size < 300_000, picture


def test_the_page_that_make_play_opens_is_one_of_the_app() -> None:
    opened = re.search(r"serve --open \$\(if \$\(GAME\),(/\w+)/\$\(GAME\),/\)", (ROOT / "Makefile").read_text())
    assert opened is not None
    assert f'"{opened[1]}(?:/' in (ROOT / "web" / "src" / "routes.svelte.ts").read_text()


@each("page", PAGES)
def test_links_lead_somewhere(page: Path) -> None:
    for target, heading in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", page.read_text()):
        there = page.parent / target if target else page
        assert there.exists(), target
        assert not heading or heading in headings(there), f"{target}#{heading}"


def headings(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in re.findall(r"^#+ (.*)$", text, re.M)}


@each("page", PAGES)
def test_commands_on_a_page_have_the_flags_they_name(page: Path) -> None:
    blocks = re.findall(r"^```.*?\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
    for line in re.findall(r"^(?:\.venv/bin/)?manoa (.*)$", "\n".join(blocks), re.MULTILINE):
        words = shlex.split(line, comments=True)
        flags = known_flags(words)
        assert not [word for word in words if word.startswith("--") and word.split("=")[0] not in flags], line


def known_flags(words: list[str]) -> set[str]:
    """The flags of a command, and of the game that it names."""
    command: Any = get_command(app)
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0) if words[0] in command.commands else "run"]
    games = [manoa.game(word) for word in words if word in manoa.games()]
    return {word for option in command.params for word in option.opts} | {
        flag(option) for game in games for option in game.options
    }


def test_bots_that_the_page_about_the_arena_names_can_be_entered() -> None:
    named = re.findall(r"\bsearch:[\w.=,]+", (ROOT / "docs" / "arena.md").read_text())
    assert named
    for text in named:
        check(entry(text), "lost-cities")


@pytest.mark.parametrize(("page", "example"), [("arena", "arena_bot"), ("arena", "outside_bot"), ("bot-api", "bot")])
def test_examples_have_as_many_lines_as_their_page_says(page: str, example: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text()
    lines = len((ROOT / "docs" / "examples" / f"{example}.py").read_text().splitlines())
    assert re.search(rf"{lines} lines\]\(examples/{example}\.py|\(examples/{example}\.py\)[^.]*?\b{lines} lines", text)


def test_the_arenas_page_shows_its_example_as_it_is() -> None:
    [shown] = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "arena.md").read_text(), re.DOTALL)
    example = (ROOT / "docs" / "examples" / "arena_bot.py").read_text()
    assert all(line in example for line in shown.splitlines())


@pytest.mark.parametrize("name", manoa.games())
def test_every_game_has_its_page_with_all_options(name: str) -> None:
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    game = manoa.game(name)
    assert f"Rules version **{game.version}**" in text
    for option in game.options:
        assert f"`{option}`" in text


@each("page", PAGES)
def test_tests_that_a_page_names_exist(page: Path) -> None:
    for file, test in re.findall(r"`([\w/]*test_\w+\.py)::(test_\w+)`", page.read_text(encoding="utf-8")):
        places = [path for path in (ROOT / "tests" / file, ROOT / "tests" / "server" / file) if path.is_file()]
        assert any(f"def {test}(" in path.read_text(encoding="utf-8") for path in places), f"{file}::{test}"
