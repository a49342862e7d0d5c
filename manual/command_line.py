"""The commands, as Typer tells them."""

import re

from typer import Context
from typer.cli import get_docs_for_click
from typer.main import get_command

from manoa.cli.app import app


def page() -> str:
    command = get_command(app)
    text = get_docs_for_click(obj=command, ctx=Context(command), name="manoa")
    text = re.sub(r"\*\*Commands\*\*:\n\n(\* .*\n)+\n", "", text)  # in half sentences; they follow in full
    return text.partition("\n")[2]  # the page has a title
