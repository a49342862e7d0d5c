"""Saving the match of a session: when asked, where `--save` said, or by an offer on leaving."""

from pathlib import Path
from typing import Any

from manoa.cli.files import fresh_name, save
from manoa.cli.phrases import plain
from manoa.cli.terminal import Terminal
from manoa.play.match import Match
from manoa.words import Words

LONGEST = 200  # letters of a file's name that are shown


class Keeper:
    def __init__(self, terminal: Terminal, words: Words, file: Path | None) -> None:
        self.terminal = terminal
        self.words = words
        self.file = file  # where it was saved or is to be saved; None as long as nobody has said
        self._kept: list[int] | None = None  # the steps that are on disk

    def save(self, match: Match, name: str = "") -> bool:
        """Save, and say so or why not."""
        chosen = Path(name) if name else self.file or fresh_name(match.game.name)
        try:
            chosen = chosen.expanduser()
            save(match.record(), chosen)
        except OSError as error:
            return self._failed("not-saved", file=plain(str(chosen), LONGEST), why=str(error.strerror))
        except (RuntimeError, ValueError):  # ~nobody, or a name that no system would take
            return self._failed("no-file-name", file=repr(plain(str(chosen), LONGEST)))
        self.file = chosen
        self._kept = list(match.steps)
        self.terminal.say(self.words.say("saved-in", file=str(chosen)))
        return True

    def _failed(self, id: str, **parts: Any) -> bool:
        self.terminal.say(self.words.say(id, **parts))
        return False

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
            answer = self.terminal.ask(self.words.say("save-it") + " ")
        except (EOFError, KeyboardInterrupt):
            return True
        if answer.lower() in ("", *self.words.say("answers-no").split()):
            return True
        return self.save(match, "" if answer.lower() in self.words.say("answers-yes").split() else answer)
