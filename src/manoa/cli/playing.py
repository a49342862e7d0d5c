"""`manoa play` and `manoa resume`: setting a match up, and leaving it whichever way."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import NoReturn

import typer

from manoa.bots import Bot, bot, bots_for, quick_bots, searches
from manoa.cli.commands import Quit, obey
from manoa.cli.files import check_place, load
from manoa.cli.flags import read_flags
from manoa.cli.keeping import Keeper
from manoa.cli.preparing import make_ready
from manoa.cli.refusal import check_seat, refuse, refusing
from manoa.cli.session import Session
from manoa.cli.terminal import Terminal
from manoa.cli.words import words_for
from manoa.games import REGISTERED, rulebook
from manoa.kernel import seeds
from manoa.play.match import Game, Match
from manoa.play.preparing import stage_of

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
        check_seat(self.seat, players)

    def prepare(self, game: Game) -> None:
        """Bots that search need the game compiled; all else begins at once."""
        if self.bot is not None and searches(game, self.bot):
            make_ready([game.name], stage_of(game))

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
    game: str,
    flags: Sequence[str],
    players: int | None,
    seed: int | None,
    seating: Seating,
    file: Path | None,
    language: str | None,
) -> None:
    """A new match of a game with its options as flags. What is wrong with them is said before anything is compiled."""
    if not game or game.startswith("-"):
        refuse(f"write the game first and its options after it; the games are: {', '.join(REGISTERED)}")
    with refusing():
        chosen = choose_game(game, flags, players, seed)
        seating.check(chosen, chosen.seat_count(players))
    if file is not None:
        check_place(file)
    seating.prepare(chosen)
    _sit_down(chosen.start(players, seed), seating, file, language)


def choose_game(game: str, flags: Sequence[str], players: int | None, seed: int | None) -> Game:
    """A game with its options as flags; ValueError for what cannot be started."""
    book = rulebook(game)
    chosen = Game(book, read_flags(book, flags))
    chosen.seat_count(players)
    seeds.seed_bytes(seed)
    return chosen


def play_on(file: Path, seating: Seating, language: str | None) -> None:
    """A saved match, to be saved there again."""
    match = load(file).match
    if match.over:
        refuse("this match is over; `manoa replay` shows it")
    seating.check(match.game, match.players)
    seating.prepare(match.game)
    _sit_down(match, seating, file, language)


def _sit_down(match: Match, seating: Seating, file: Path | None, language: str | None) -> NoReturn:
    """Play to the end, or until somebody leaves."""
    terminal = Terminal()
    words = words_for(match.game.name, language)
    bots, adviser = seating.bots(match)
    session = Session(match, bots, adviser, terminal, Keeper(terminal, words, file), words)
    code = _play(session)
    if not match.over and session.keeper.has(match):
        again = f"manoa resume {quote(str(session.keeper.file))}{seating.flags()}"
        session.say("go-on-with", command=f"{again} --language {language}" if language else again)
    raise typer.Exit(code)


def _play(session: Session) -> int:
    """The exit code. Nothing is lost on the way out."""
    code = 0
    try:
        _play_out(session)
    except KeyboardInterrupt:
        session.terminal.say()
        code = INTERRUPTED
    except (EOFError, Quit) as error:
        ended = f"{session.words.say('input-ended')} " if isinstance(error, EOFError) else ""
        session.terminal.say(ended + session.words.say("left-unfinished", steps=len(session.match.steps)))
    return code if session.keeper.on_leaving(session.match) else 1


def _play_out(session: Session) -> None:
    """Bots and people act in turn until the match is over."""
    while (seat := session.match.player) is not None:
        if seat in session.bots:
            session.let_bot_play(seat)
            continue
        session.show(seat)
        while not obey(session, seat):
            pass
    session.finish()
