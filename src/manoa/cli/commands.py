"""What a person types: a move, or one of the words below. The words are the same in every language."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress

from manoa.cli.moves import arranged
from manoa.cli.phrases import capital, plain
from manoa.cli.session import Session
from manoa.play.errors import IllegalAction, refusal

Command = Callable[[Session, int, str], bool]  # the session, the seat and the rest of the line; whether to draw again

LONGEST = 20  # letters of a number that are shown
FEW = 200  # moves of a game that are all completed after `why`


class Quit(Exception):
    """Somebody has had enough."""


def obey(session: Session, seat: int) -> bool:
    """Ask for one line and do what it says; whether the board has to be drawn again."""
    line = session.terminal.ask(_question(session, seat), _lines(session, seat))
    word, _, rest = line.partition(" ")
    try:
        if not line:
            return True
        if word.lower() in COMMANDS:
            return COMMANDS[word.lower()](session, seat, rest.strip())
        if line.lower() in session.board.SWITCHES:
            session.switches ^= {line.lower()}
        else:
            _play(session, seat, line)
    except IllegalAction as error:
        session.terminal.say(session.board.paint(_refusal(session, seat, error)))
        return False
    return True


def _play(session: Session, seat: int, line: str) -> None:
    """Play the moves of a line. If a later one is refused, those before it stand; a line ends with the turn."""
    before = ""
    try:
        for part in _parts(session, line):
            for move in _moves(session, seat, part):
                if session.match.player == seat:
                    session.moves.append(len(session.match.steps))
                    before = str(session.match.play(move))
    except IllegalAction as error:
        if not before:
            raise
        session.note = session.words.say("played-up-to", move=before, why=_refusal(session, seat, error))


def _parts(session: Session, line: str) -> list[str]:
    """The moves of a line, parted by commas; those of a place such as (1,0) part nothing."""
    try:
        session.match.steps_of(line)
    except IllegalAction:  # no move as a whole
        return [part for part in map(str.strip, re.split(r",(?![^()]*\))", line)) if part]
    return [line]


def _refusal(session: Session, seat: int, error: IllegalAction) -> str:
    return session.words.why(error.refusal, session.names(seat))


# The words


def undo(session: Session, seat: int, rest: str) -> bool:
    match = session.match
    mover = match.at(len(match.steps) - 1).player if match.steps else None
    if mover is not None and mover in session.bots:
        session.say("undo-stands", who=session.name(mover))
        return False
    back = session.last_move()
    taken = [str(match.undo())]
    with suppress(IllegalAction):  # what came to light stays
        while len(match.steps) > back:
            taken.append(str(match.undo()))
    session.note = session.words.say("taken-back", move=", ".join(reversed(taken)))
    return True


def hint(session: Session, seat: int, rest: str) -> bool:
    choice = session.adviser.choose(session.match.for_seat(seat))
    sentence = session.words.say("would-choose", who=session.adviser.name.capitalize(), move=str(choice))
    session.terminal.say(session.board.paint(sentence))
    return False


def why(session: Session, seat: int, rest: str) -> bool:
    if not rest:
        session.say("why-which", move=str(session.match.actions()[0]))
        return False
    trial = session.match.for_seat(seat).imagine()  # not the true match: asking must not bring anything to light
    for move in _moves(session, seat, rest):
        trial.play(move)  # what refuses it here is the answer
    session.say("why-allowed")
    return False


def about(session: Session, seat: int, rest: str) -> bool:
    known = session.board.about(session.scene(seat))
    wanted = rest.casefold()
    found = [told for typed, told in known.items() if wanted in (typed, typed.replace("-", " "), told[0].casefold())]
    for name, sentences in found:
        session.say("about-told", name=capital(name), text=" ".join(sentences))
    if not known:
        session.say("about-nothing")
    elif not found:
        session.say("about-which", thing=next(iter(known)))
    return False


def log(session: Session, seat: int, rest: str) -> bool:
    session.tell(session.match.log(seat), seat)
    if not session.match.steps:
        session.say("log-empty")
    return False


def save(session: Session, seat: int, rest: str) -> bool:
    session.keeper.save(session.match, rest)
    return False


def help_(session: Session, seat: int, rest: str) -> bool:
    moves = arranged(session.board.groups(session.scene(seat)))
    session.say("help-moves", last=len(moves), move=moves[0])
    for word in COMMANDS:
        session.terminal.say(f"  {word:6} {session.words.say(f'help-{word}')}")
    for word in session.board.SWITCHES:
        session.terminal.say(f"  {word:6} {session.words.say(f'switch-{word}')}")
    session.say("help-lines")
    return False


def quit_(session: Session, seat: int, rest: str) -> bool:
    raise Quit


WORDS: tuple[Command, ...] = (undo, hint, why, about, log, save, help_, quit_)
COMMANDS = {command.__name__.rstrip("_"): command for command in WORDS}


def _question(session: Session, seat: int) -> str:
    question = session.board.question(session.scene(seat))
    if len(session.people) > 1:
        return session.words.say("ask-seat", number=seat, question=question) + " "
    return session.words.say("ask", question=capital(question)) + " "


def _lines(session: Session, seat: int) -> Iterator[str]:
    """What Tab completes: the moves and the words, and after `why` every move there is, unless there are too many."""
    moves = arranged(session.board.groups(session.scene(seat)))
    yield from dict.fromkeys([*map(str, session.match.actions()), *moves])
    yield from COMMANDS
    yield from session.board.SWITCHES
    yield from (f"about {thing}" for thing in session.board.about(session.scene(seat)))
    if (count := session.match.game.book.action_count) < FEW:
        yield from (f"why {session.match.word(action)}" for action in range(count))


def _moves(session: Session, seat: int, text: str) -> list[str]:
    """The move of a number; anything else is left for the game to read, as one move or several."""
    if not text.isdigit():
        return session.board.expand(text)
    moves = arranged(session.board.groups(session.scene(seat)))
    if text not in map(str, range(1, len(moves) + 1)):
        raise IllegalAction(refusal("no-number", last=len(moves), number=plain(text, LONGEST)), "malformed")
    return [moves[int(text) - 1]]
