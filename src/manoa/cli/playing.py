"""`manoa play` and `manoa resume`: setting a match up, and leaving it whichever way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import NoReturn

import typer

from manoa.bots import Bot, bot, bots_for, quick_bots
from manoa.cli.commands import Quit
from manoa.cli.files import check_place, load
from manoa.cli.flags import read_flags
from manoa.cli.keeping import Keeper
from manoa.cli.preparing import make_ready
from manoa.cli.refusal import refuse, refusing
from manoa.cli.session import Session
from manoa.cli.terminal import Terminal
from manoa.cli.voice import count
from manoa.games import REGISTERED, rulebook
from manoa.kernel import seeds
from manoa.play.game import Game
from manoa.play.match import Match

INTERRUPTED = 130


@dataclass(frozen=True)
class Seating:
    """Who is to sit where, as the flags say."""

    bot: str | None  # None is the usual one
    seat: int | None  # of the one person; None is the first, or everybody with `hotseat`
    hotseat: bool

    def check(self, game: Game, players: int) -> None:
        known = bots_for(game.name)
        if self.bot is not None and self.bot not in known:
            refuse(f"{game.title} has no bot {self.bot!r}; there are: {', '.join(known)}")
        for flag, given in (("--seat", self.seat), ("--bot", self.bot)):
            if self.hotseat and given is not None:
                refuse(f"with --hotseat people take all seats, so leave {flag} out")
        if self.seat is not None and not 0 <= self.seat < players:
            refuse(f"the seats are numbered 0 to {players - 1}; there is no seat {self.seat}")

    def flags(self) -> str:
        """The same once more for a command line; a saved match does not tell who sat where."""
        chosen = {" --bot": self.bot, " --seat": self.seat}
        words = [f"{flag} {value}" for flag, value in chosen.items() if value is not None]
        return "".join(words) + (" --hotseat" if self.hotseat else "")

    def bots(self, match: Match) -> tuple[dict[int, Bot], Bot]:
        """The bots by their seats, and the usual one for hints. One seed, the same bots."""
        luck = None if match.seed is None else int.from_bytes(match.seed, "little") % 2**62
        rivals = [] if self.hotseat else [seat for seat in range(match.players) if seat != (self.seat or 0)]
        usual = usual_bot(match.game.name)
        return {seat: bot(self.bot or usual, luck) for seat in rivals}, bot(usual, luck)


def usual_bot(game: str) -> str:
    """Whom one plays against unless one says otherwise: the strongest that answers at once."""
    return quick_bots(game)[-1]


def play_new(
    game: str, flags: Sequence[str], players: int | None, seed: int | None, seating: Seating, file: Path | None
) -> None:
    """A new match of a game with its options as flags. What is wrong with them is said before anything is compiled."""
    if not game or game.startswith("-"):
        refuse(f"write the game first and its options after it; the games are: {', '.join(REGISTERED)}")
    with refusing():
        chosen = choose_game(game, flags, players, seed)
        seating.check(chosen, chosen.seat_count(players))
    if file is not None:
        check_place(file)
    make_ready([game])
    _sit_down(chosen.start(players, seed), seating, file)


def choose_game(game: str, flags: Sequence[str], players: int | None, seed: int | None) -> Game:
    """A game with its options as flags; ValueError for what cannot be started."""
    book = rulebook(game)
    chosen = Game(book, read_flags(book, flags))
    chosen.seat_count(players)
    seeds.seed_bytes(seed)
    return chosen


def play_on(file: Path, seating: Seating) -> None:
    """A saved match, to be saved there again."""
    match = load(file).match
    if match.over:
        refuse("this match is over; `manoa replay` shows it")
    seating.check(match.game, match.players)
    _sit_down(match, seating, file)


def _sit_down(match: Match, seating: Seating, file: Path | None) -> NoReturn:
    """Play to the end, or until somebody leaves."""
    terminal = Terminal()
    bots, adviser = seating.bots(match)
    session = Session(match, bots, adviser, terminal, Keeper(terminal, file))
    code = _play(session)
    if not match.over and session.keeper.has(match):
        terminal.say(f"Go on with: manoa resume {quote(str(session.keeper.file))}{seating.flags()}")
    raise typer.Exit(code)


def _play(session: Session) -> int:
    """The exit code. Nothing is lost on the way out."""
    code = 0
    try:
        session.run()
    except KeyboardInterrupt:
        session.terminal.say()
        code = INTERRUPTED
    except EOFError:
        session.terminal.say(f"The input ended; the match is left unfinished {_progress(session.match)}.")
    except Quit:
        session.terminal.say(f"The match is left unfinished {_progress(session.match)}.")
    return code if session.keeper.on_leaving(session.match) else 1


def _progress(match: Match) -> str:
    return f"after {count(len(match.steps), 'step')}"
