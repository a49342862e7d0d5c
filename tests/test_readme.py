"""What the README and the docs show works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import manoa

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", ["README.md", "docs/adding-a-game.md"])
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
    assert f"^\\{opened[1]}(?:" in (ROOT / "web" / "src" / "routes.svelte.ts").read_text()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("name", manoa.games())
def test_every_game_has_its_page_with_all_options(name: str) -> None:
    text = (ROOT / "docs" / "games" / f"{name}.md").read_text()
    game = manoa.game(name)
    assert f"Rules version **{game.version}**" in text
    for option in game.options:
        assert f"`{option}`" in text
