"""Notebooks: Python files whose cells begin with `# %%`, which editors and Jupytext open as they are.

Here they are run, and shown with what came of it; a copy for Jupyter goes beside the page.
"""

import ast
import contextlib
import io
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
CELL = re.compile(r"^# %%(?P<words> \[markdown\])?$", re.MULTILINE)
KINDS = {"image/svg+xml": "_repr_svg_", "text/html": "_repr_html_"}


@dataclass
class Cell:
    source: str
    is_text: bool
    said: str = ""  # what it printed
    shown: dict[str, str] = field(default_factory=dict)  # its last value, by media type


def read(path: Path) -> list[Cell]:
    """The cells of a notebook; what stands above the first is for those who read the file."""
    _, *parts = CELL.split(path.read_text(encoding="utf-8"))
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return [Cell(_text(body) if words else body.strip("\n"), bool(words)) for words, body in pairs]


def _text(body: str) -> str:
    return "\n".join(line.removeprefix("#").removeprefix(" ") for line in body.strip("\n").splitlines())


def run(path: Path) -> list[Cell]:
    """The cells, one after the other in one namespace, with what came of each."""
    cells, names = read(path), dict[str, Any]({"__name__": "__main__"})
    for number, cell in enumerate(cells):
        if not cell.is_text:
            with contextlib.redirect_stdout(io.StringIO()) as said:
                value = _value(cell.source, f"{path.name}, cell {number}", names)
            cell.said = said.getvalue()
            cell.shown = {} if value is None else shown(value)
    return cells


def _value(source: str, place: str, names: dict[str, Any]) -> Any:
    """Run a cell; if its last line is an expression, what that is."""
    tree = ast.parse(source, place)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, place, "exec"), names)
    return eval(compile(ast.Expression(last.value), place, "eval"), names) if isinstance(last, ast.Expr) else None


def shown(value: Any) -> dict[str, str]:
    """A value as notebooks show it: each form it has, and always its text."""
    forms = {media: getattr(value, method, None) for media, method in KINDS.items()}
    return {**{media: form() for media, form in forms.items() if form is not None}, "text/plain": repr(value)}


def page(name: str, made: Path) -> str:
    """A notebook that was run, in Markdown. Its pictures, and a copy for Jupyter, go to a folder beside."""
    cells = run(FOLDER / f"{name}.py")
    folder = made / "notebooks"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.ipynb").write_text(json.dumps(for_jupyter(cells), indent=1, ensure_ascii=False), "utf-8")
    link = f'<p><a href="../_static/notebooks/{name}.ipynb" download>Take it with you, for Jupyter</a></p>'
    return "\n\n".join([link, *(_markdown(cell, f"{name}-{number}", folder) for number, cell in enumerate(cells))])


def _markdown(cell: Cell, name: str, folder: Path) -> str:
    if cell.is_text:
        return cell.source
    parts = [f"```python\n{cell.source}\n```"]
    if cell.said:
        parts.append(f"```text\n{cell.said.rstrip()}\n```")
    if "image/svg+xml" in cell.shown:
        (folder / f"{name}.svg").write_text(cell.shown["image/svg+xml"], encoding="utf-8")
        parts.append(f'<p class="output"><img src="../_static/notebooks/{name}.svg" alt="{_title(cell)}"></p>')
    elif "text/html" in cell.shown:
        parts.append(f'<div class="output">\n{cell.shown["text/html"]}\n</div>')
    elif cell.shown:
        parts.append(f"```text\n{cell.shown['text/plain']}\n```")
    return "\n\n".join(parts)


def _title(cell: Cell) -> str:
    found = re.search(r"<title[^>]*>(.*?)</title>", cell.shown["image/svg+xml"])
    return found[1].replace('"', "&quot;") if found else "A picture"


def for_jupyter(cells: list[Cell]) -> dict[str, Any]:
    """The notebook in Jupyter's own format."""
    written = [_jupyter(cell, number) for number, cell in enumerate(cells)]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": written, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def _jupyter(cell: Cell, number: int) -> dict[str, Any]:
    head = {"id": f"cell-{number}", "metadata": {}, "source": cell.source}
    if cell.is_text:
        return {"cell_type": "markdown", **head}
    outputs: list[dict[str, Any]] = []
    if cell.said:
        outputs.append({"output_type": "stream", "name": "stdout", "text": cell.said})
    if cell.shown:
        result = {"output_type": "execute_result", "execution_count": number, "metadata": {}}
        outputs.append({**result, "data": cell.shown})
    return {"cell_type": "code", "execution_count": number, **head, "outputs": outputs}
