"""Saving the match of a session: when asked, where `--save` said, or by an offer on leaving."""

from __future__ import annotations

from pathlib import Path

from manoa.cli.files import fresh_name, save
from manoa.cli.terminal import Terminal
from manoa.play.match import Match


class Keeper:
    def __init__(self, terminal: Terminal, file: Path | None) -> None:
        self.terminal = terminal
        self.file = file  # where it was saved or is to be saved; None as long as nobody has said
        self._kept: list[int] | None = None  # the steps that are on disk

    def save(self, match: Match, name: str = "") -> bool:
        """Save, and say so or why not."""
        chosen = Path(name) if name else self.file or fresh_name(match.game.name)
        try:
            chosen = chosen.expanduser()
            save(match.record(), chosen)
        except OSError as error:
            self.terminal.say(f"The match could not be saved in {chosen}: {error.strerror}.")
            return False
        except (RuntimeError, ValueError):  # ~nobody, or a name that no system would take
            self.terminal.say(f"{str(chosen)!r} is no name for a file.")
            return False
        self.file = chosen
        self._kept = list(match.steps)
        self.terminal.say(f"Saved in {chosen}.")
        return True

    def has(self, match: Match) -> bool:
        """Whether the match is on disk as it stands."""
        return self._kept == match.steps

    def on_leaving(self, match: Match) -> bool:
        """Save where it is known; else offer it, if there is somebody to ask. False if saving failed."""
        if self.has(match):
            return True
        if self.file is not None:
            return self.save(match)
        if self.terminal.interactive and match.steps:
            return self._offer(match)
        return True

    def _offer(self, match: Match) -> bool:
        try:
            answer = self.terminal.ask("Save the match? y, a file name, or Enter for no: ")
        except (EOFError, KeyboardInterrupt):
            return True
        if answer.lower() in ("", "n", "no"):
            return True
        return self.save(match, "" if answer.lower() in ("y", "yes") else answer)
