"""Pages that are written from the code: a line `<!-- from the code: … -->` stands where the text goes."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from manoa.server.wire.asyncapi import asyncapi
from manual import command_line, http, messages, notebooks, options, socket

MARK = re.compile(r"^<!-- from the code: ([\w -]+) -->$", re.MULTILINE)
LINK = re.compile(r'download="" href="([^"]*_downloads/\w+/)([\w.-]+?)(?:\.txt)?"')
# A heading says how deep it is, and what scrolls can be scrolled by keyboard.
MENDED = {
    'role="heading">': 'role="heading" aria-level="2">',
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
}
NOTEBOOK = "notebook "
PAGES: dict[str, Callable[[], str]] = {
    "command line": command_line.page,
    "options": options.page,
    "http": http.page,
    "socket": socket.page,
    "messages": messages.page,
}


def setup(app: Any, made: Path) -> None:
    """`made` is where files go that are served beside the pages."""
    (made / "asyncapi.json").write_text(json.dumps(asyncapi(), indent=1, ensure_ascii=False), encoding="utf-8")
    (made / "openapi.json").write_text(json.dumps(http.openapi(), indent=1, ensure_ascii=False), encoding="utf-8")

    def fill(app: Any, name: str, text: list[str]) -> None:
        for what in MARK.findall(text[0]):
            if what.startswith(NOTEBOOK):
                app.env.note_dependency(str(notebooks.FOLDER / f"{what.removeprefix(NOTEBOOK)}.py"))
            else:
                app.env.note_reread()  # who knows what has changed in the code
        text[0] = MARK.sub(lambda found: written(found[1], made), text[0])

    def finish(app: Any, error: Exception | None) -> None:
        if error is None:
            mend(Path(app.outdir))

    app.connect("source-read", fill)
    app.connect("build-finished", finish)


def mend(site: Path) -> None:
    """What Sphinx leaves as the server, or a reader, would not have it."""
    # The site lies in the package, where modules would be looked for, and a browser shows texts. Saved, files have
    # their names again.
    for path in site.glob("_downloads/*/*"):
        if path.suffix != ".txt":
            path.rename(path.with_name(f"{path.name}.txt"))
    for path in site.rglob("*.html"):
        text = LINK.sub(r'download="\2" href="\1\2.txt"', path.read_text(encoding="utf-8"))
        for plain, mended in MENDED.items():
            text = text.replace(plain, mended)
        path.write_text(text, encoding="utf-8")


def written(what: str, made: Path) -> str:
    """What stands for a mark: a page of the reference, or a notebook with all that came of running it."""
    if what.startswith(NOTEBOOK):
        return notebooks.page(what.removeprefix(NOTEBOOK), made)
    return PAGES[what]()
