"""Completion of what may be typed. Loaded only where a person types: prompt_toolkit takes a while."""

from __future__ import annotations

from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import Completer, WordCompleter
from prompt_toolkit.shortcuts import CompleteStyle


def prompt_session() -> PromptSession[str]:
    """Tab completes as in a shell: a menu would need room below, and push the table out of sight."""
    return PromptSession(complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False)


def line_completer(lines: Iterable[str]) -> Completer:
    """Completes whole lines, which may have several words; letters may be small."""
    return WordCompleter(list(lines), ignore_case=True, sentence=True)
