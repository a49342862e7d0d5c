"""What a person types: a move, or one of the words below."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from manoa.cli.moves import arranged
from manoa.cli.voice import sentence
from manoa.play.action import Action
from manoa.play.errors import IllegalAction
from manoa.play.game import fixed_words

if TYPE_CHECKING:
    from manoa.cli.session import Session

Command = Callable[["Session", int, str], bool]  # the session, the seat and the rest of the line; whether to draw anew


class Quit(Exception):
    """Somebody has had enough."""


def obey(session: Session, seat: int) -> bool:
    """Ask for one line and do what it says; whether the table has to be drawn anew."""
    line = session.terminal.ask(_question(session, seat), _lines(session))
    word, _, rest = line.partition(" ")
    try:
        if not line:
            return True
        if word.lower() in COMMANDS:
            return COMMANDS[word.lower()][0](session, seat, rest.strip())
        if line.lower() in session.table.SWITCHES:
            session.switches ^= {line.lower()}
        else:
            _play(session, seat, line)
    except IllegalAction as error:
        session.terminal.say(session.table.paint(sentence(str(error))))
        return False
    return True


def _play(session: Session, seat: int, line: str) -> None:
    """Play the moves of a line. If a later one is refused, those before it stand; a line ends with the turn."""
    before = ""
    try:
        for part in _parts(session, line):
            for move in _moves(session, seat, part):
                if session.match.player == seat:
                    before = str(session.match.play(move))
    except IllegalAction as error:
        if not before:
            raise
        session.note = f"Played up to {before}. {sentence(str(error))}"


def _parts(session: Session, line: str) -> list[str]:
    """The moves of a line, parted by commas; those of a place such as (1,0) part nothing."""
    try:
        session.match.id_of(line)
    except IllegalAction:
        return [part for part in map(str.strip, re.split(r",(?![^()]*\))", line)) if part]
    return [line]


def undo(session: Session, seat: int, rest: str) -> bool:
    match = session.match
    mover = match.at(len(match.steps) - 1).player if match.steps else None
    if mover is not None and mover in session.bots:
        session.terminal.say(f"{session.names(seat)[mover]} has moved since, and that stands.")
        return False
    session.note = f"Taken back: {match.undo()}."
    return True


def hint(session: Session, seat: int, rest: str) -> bool:
    choice = session.adviser.choose(session.match.for_seat(seat))
    session.terminal.say(session.table.paint(f"{session.adviser.name.capitalize()} would choose: {choice}"))
    return False


def why(session: Session, seat: int, rest: str) -> bool:
    if not rest:
        session.terminal.say(f"Write a move after it: why {session.match.actions()[0]}.")
        return False
    *first, last = _moves(session, seat, rest)
    trial = session.match.for_seat(seat).imagine()  # not the true match: asking must not bring anything to light
    for move in first:
        trial.play(move)  # what refuses it here is the answer
    reason = trial.why(last)
    session.terminal.say(session.table.paint(reason or "That is allowed now."))
    return False


def log(session: Session, seat: int, rest: str) -> bool:
    session.tell(session.match.log(seat), seat)
    if not session.match.steps:
        session.terminal.say("Nothing has happened yet.")
    return False


def save(session: Session, seat: int, rest: str) -> bool:
    session.keeper.save(session.match, rest)
    return False


def help_(session: Session, seat: int, rest: str) -> bool:
    moves = arranged(session.scene(seat), session.table)
    numbers = f"1 to {len(moves)}" if len(moves) > 1 else "1"
    session.terminal.say(f"A move is its number, {numbers}, or its notation, such as: {moves[0]}")
    for word, about in {**{word: about for word, (_, about) in COMMANDS.items()}, **session.table.SWITCHES}.items():
        session.terminal.say(f"  {word:6} {about}")
    session.terminal.say("Several moves in a line are parted by commas. An empty line draws the table anew.")
    return False


def quit_(session: Session, seat: int, rest: str) -> bool:
    raise Quit


COMMANDS: dict[str, tuple[Command, str]] = {
    "undo": (undo, "take your last step back, unless it revealed something"),
    "hint": (hint, "what a bot would do here"),
    "why": (why, "why a move is not allowed: why MOVE"),
    "log": (log, "all that happened"),
    "save": (save, "save the match: save, or save FILE"),
    "help": (help_, "this list"),
    "quit": (quit_, "leave the match"),
}


def _question(session: Session, seat: int) -> str:
    question = session.table.question(session.scene(seat))
    told = f"{question[0].upper()}{question[1:]}" if len(session.people) == 1 else f"Seat {seat}, {question}"
    return f"{told}: "


def _lines(session: Session) -> Iterator[str]:
    """What Tab completes: the moves and the words, and after `why` every move there is."""
    yield from map(str, session.match.actions())
    yield from COMMANDS
    yield from session.table.SWITCHES
    for action in fixed_words(session.match.game.book) or ():
        yield f"why {action}"


def _moves(session: Session, seat: int, text: str) -> Sequence[Action | str]:
    """The move of a number; anything else is left for the game to read, as one move or several."""
    if text.isdigit():
        moves = {str(place): action for place, action in enumerate(arranged(session.scene(seat), session.table), 1)}
        if text not in moves:
            numbers = f"The moves are numbered 1 to {len(moves)}" if len(moves) > 1 else "There is one move, number 1"
            raise IllegalAction(f"{numbers}; there is no {text}.", "malformed")
        return [moves[text]]
    try:
        session.match.id_of(text)
    except IllegalAction:
        return session.table.expand(text)
    return [text]
