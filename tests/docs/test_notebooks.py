"""The notebooks run to their end, and are shown with what came of it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from manual import notebooks

ROOT = Path(__file__).parents[2]
NAMES = sorted(path.stem for path in notebooks.FOLDER.glob("*.py"))
BUILT = ROOT / "src" / "manoa" / "server" / "manual" / "_static" / "notebooks"

SMALL = """
# For those who read the file.

# %% [markdown]
# # A *title*
#
# and a text

# %%
class Shown:
    def _repr_html_(self):
        return "<b>bold</b>"

    def __repr__(self):
        return "plain"

number = 2
print("said", number)

# %%
number += 1
number

# %%
Shown()
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.py"
    path.write_text(SMALL, encoding="utf-8")
    return path


def test_cells_are_told_apart(small: Path) -> None:
    cells = notebooks.read(small)
    assert [cell.is_text for cell in cells] == [True, False, False, False]
    assert cells[0].source == "# A *title*\n\nand a text"


def test_cells_share_their_names_and_show_their_last_value(small: Path) -> None:
    _, first, second, third = notebooks.run(small)
    assert (first.said, first.shown) == ("said 2\n", {})
    assert second.shown == {"text/plain": "3"}
    assert third.shown == {"text/html": "<b>bold</b>", "text/plain": "plain"}


def test_a_cell_that_fails_ends_it(small: Path) -> None:
    small.write_text("# %%\n1 / 0\n", encoding="utf-8")
    with pytest.raises(ZeroDivisionError):
        notebooks.run(small)


def test_a_copy_for_jupyter_has_its_form(small: Path) -> None:
    found = notebooks.for_jupyter(notebooks.run(small))
    assert (found["nbformat"], found["nbformat_minor"]) == (4, 5)
    text, first, _, third = found["cells"]
    assert text["cell_type"] == "markdown"
    assert "outputs" not in text
    assert first["outputs"] == [{"output_type": "stream", "name": "stdout", "text": "said 2\n"}]
    assert third["outputs"][0]["data"]["text/html"] == "<b>bold</b>"
    assert len({cell["id"] for cell in found["cells"]}) == 4


def test_each_has_its_page() -> None:
    pages = [path.read_text(encoding="utf-8") for path in notebooks.FOLDER.glob("*.md")]
    assert sorted(re.findall(r"<!-- from the code: notebook (\w+) -->", "\n".join(pages))) == NAMES
    assert len(NAMES) == 3


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_to_its_end(name: str) -> None:
    """Where the manual was built from it as it stands, it has run already."""
    source = notebooks.FOLDER / f"{name}.py"
    built = BUILT / f"{name}.ipynb"
    if built.is_file():
        cells = json.loads(built.read_text(encoding="utf-8"))["cells"]
        if [cell["source"] for cell in cells] == [cell.source for cell in notebooks.read(source)]:
            assert any(cell.get("outputs") for cell in cells)
            return
    code = f"from pathlib import Path; from manual.notebooks import run; run(Path({str(source)!r}))"
    env = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, env=env)
