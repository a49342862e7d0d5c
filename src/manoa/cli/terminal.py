"""The terminal that somebody sits at, or the pipe that somebody wrote."""

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any

from rich.console import Console, OverflowMethod, RenderableType
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

WIDEST = 140

Bar = Callable[..., None]


class Terminal:
    """Draws on standard output, and asks: with completion where a person types, line by line where a pipe feeds it."""

    def __init__(self) -> None:
        plain = bool(os.environ.get("NO_COLOR"))  # Rich alone would leave bold and dim
        self.console = Console(color_system=None if plain else "auto", highlight=False, markup=False, emoji=False)
        self.interactive = _is_terminal(sys.stdin) and _is_terminal(sys.stdout)
        self._prompts: PromptSession[str] | None = None

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def height(self) -> int | None:
        """Lines of a screen; None where nobody has to scroll."""
        return self.console.height if self.interactive else None

    def lines(self, drawing: RenderableType) -> int:
        """How many lines a drawing takes."""
        return len(self.console.render_lines(drawing, self.console.options.update(width=self.width)))

    def say(self, text: str | Text = "", style: str = "") -> None:
        """Print a line; in a pipe it stays one line."""
        self.console.print(text, style=style, soft_wrap=not self.interactive)

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing, width=self.width)

    def clear(self) -> None:
        """A fresh screen, or in a pipe an empty line."""
        if self.interactive:
            self.console.clear()
        else:
            self.say()

    def hide(self) -> None:
        """A fresh screen that cannot be scrolled back, either."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def busy(self, text: str) -> AbstractContextManager[object]:
        """A line that moves while somebody waits, and goes when it is done; nothing in a pipe."""
        return self.console.status(text) if self.interactive else nullcontext()

    def ask(self, question: str, words: Iterable[str] = ()) -> str:
        """A line of input. EOFError when there is no more, KeyboardInterrupt for Ctrl-C."""
        return self._prompt(question, words) if self.interactive else self._read(question)

    def _read(self, question: str) -> str:
        if sys.stdin is None:
            raise EOFError
        line = input().strip()
        self.say(f"{question}{line}")  # a pipe does not echo what it feeds
        return line

    def _prompt(self, question: str, words: Iterable[str]) -> str:
        from prompt_toolkit import PromptSession  # which takes a while to load
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.shortcuts import CompleteStyle

        if self._prompts is None:  # Tab completes as in a shell: a menu would push the table out of sight
            self._prompts = PromptSession(complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False)
        lines = WordCompleter(list(words), ignore_case=True, sentence=True)  # whole lines, of several words
        return self._prompts.prompt(question, completer=lines).strip()


def table(*heads: str, wraps: Collection[str] = (), overflow: OverflowMethod = "ellipsis", gap: int = 2) -> Table:
    """A table without lines. Heads that begin with > stand on the right; of all columns only those of `wraps` wrap."""
    drawn = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim")
    for head in heads:
        right: Any = "right" if head.startswith(">") else "left"
        drawn.add_column(head.removeprefix(">"), justify=right, no_wrap=head not in wraps, overflow=overflow)
    return drawn


@contextmanager
def bar(console: Console, total: int, text: str = "{task.description}", elapsed: bool = False) -> Iterator[Bar]:
    """A bar that grows while somebody waits, and goes when it is done; nothing in a pipe. How it grows is told to what
    this gives: `completed`, and perhaps a `description`."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = TextColumn(text), BarColumn(), MofNCompleteColumn(), *([TimeElapsedColumn()] if elapsed else [])
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        yield partial(bars.update, bars.add_task("", total=total))


def _is_terminal(stream: Any) -> bool:
    return stream is not None and bool(stream.isatty())
