"""Rooms from tables and from files, and rooms as files."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from manoa.play.errors import IllegalAction
from manoa.play.match import Match
from manoa.server.people.names import BadName, clean
from manoa.server.rooms import deciding
from manoa.server.rooms.events import Opened
from manoa.server.rooms.room import GAME, Room
from manoa.server.table.project import open_book, record
from manoa.server.table.refusal import Refused
from manoa.server.table.rights import Someone
from manoa.server.table.setup import replayed
from manoa.server.table.table import Table, standing
from manoa.server.table.talking import spoken
from manoa.server.wire import rooms as wire
from manoa.server.wire.rooms import Author, BranchInfo, Drawing, RoomComment
from manoa.server.wire.tables import SeatInfo

FILED = "~"  # begins the ids of people who came with a file: nobody else has such a one


def from_table(table: Table, who: Someone) -> Callable[[], Opened]:
    """How to make a room about a table. Only of what is over, or was a record from the start."""
    if not open_book(table):
        raise Refused("hidden", "hidden-room")
    seats, id, result, shown = list(table.chairs), table.id, table.result, not table.begun.analysis
    write = record(table)
    return lambda: Opened(Author(who.id, who.name), write().record, seats, id, shown, result)


def from_file(file: wire.RoomFile, who: Someone) -> Opened:
    """A room that goes on from a file. Every move in it is played, every text is looked at."""
    match = replayed(file.record)
    people = [Author(f"{FILED}{number}", _checked("names", clean, name)) for number, name in enumerate(file.people)]
    opened = Opened(Author(who.id, who.name), match.record(), _seats(file, match.players))
    room = Room("")
    room.begin(opened, 0)
    _plant(room, file, people)
    _pin(room, file, people)
    return replace(
        opened,
        branches=list(room.branches.values()),
        comments=list(room.comments.values()),
        drawings=list(room.drawings.values()),
    )


def _seats(file: wire.RoomFile, players: int) -> list[SeatInfo]:
    if not len(file.names) == len(file.bots) == players:
        raise _bad("names")
    names = [_checked("names", clean, name) for name in file.names]
    bots = [_checked("names", clean, bot) if bot else None for bot in file.bots]
    return [SeatInfo("bot" if bot else "person", name, bot=bot) for name, bot in zip(names, bots, strict=True)]


def _checked(part: str, check: Callable[[str], str], text: str) -> str:
    try:
        return check(text)
    except (BadName, Refused):
        raise _bad(part) from None


def _plant(room: Room, file: wire.RoomFile, people: Sequence[Author]) -> None:
    """The branches, in the order in which they grew."""
    if len(file.branches) > deciding.MOST_BRANCHES or sum(len(b.moves) for b in file.branches) > deciding.MOST_MOVES:
        raise _bad("branches")
    forks = _forks(room.match, {branch.step for branch in file.branches if branch.parent == GAME})
    left = {(branch.parent, branch.step) for branch in file.branches}
    for branch in file.branches:
        if branch.id <= max(room.branches, default=0) or not _is_own(room, branch.parent, branch.step):
            raise _bad("branches")
        then, moves = standing(forks[branch.parent, branch.step]), []
        for step, move in enumerate(branch.moves, branch.step + 1):
            moves.append(_tried(then, move))
            if (branch.id, step) in left:
                forks[branch.id, step] = standing(then)
        by = [_person(people, number) for number in branch.by]
        title = _checked("branches", deciding.entitled, branch.title)
        room.branches[branch.id] = BranchInfo(branch.id, branch.parent, branch.step, moves, by, title)


def _forks(match: Match, steps: Collection[int]) -> dict[tuple[int, int], Match]:
    """The positions of a game from which branches leave: it is played once, however many they are."""
    then, found = match.at(0), {}
    for step in sorted(steps):
        then.fold(match.steps[len(then.steps) : step])
        found[GAME, step] = standing(then)
    return found


def _tried(then: Match, move: str) -> str:
    try:
        return str(then.play(then.id_of(move)))
    except IllegalAction:
        raise _bad("branches") from None


def _pin(room: Room, file: wire.RoomFile, people: Sequence[Author]) -> None:
    """Comments and drawings."""
    if len(file.comments) > deciding.MOST_COMMENTS:
        raise _bad("comments")
    if sum(len(drawing.marks) for drawing in file.drawings) > deciding.MOST_MARKS:
        raise _bad("drawings")
    for number, comment in enumerate(file.comments, 1):
        by, text = _person(people, comment.by), _checked("comments", spoken, comment.text)
        _at(room, comment.branch, comment.step)
        room.comments[number] = RoomComment(number, comment.branch, comment.step, by, comment.at, text)
    for drawing in file.drawings:
        _at(room, drawing.branch, drawing.step)
        room.draw(Drawing(drawing.branch, drawing.step, _person(people, drawing.by), drawing.marks))


def _person(people: Sequence[Author], number: int) -> Author:
    if number >= len(people):
        raise _bad("people")
    return people[number]


def _at(room: Room, branch: int, step: int) -> None:
    if not _is_own(room, branch, step):
        raise _bad("steps")


def _is_own(room: Room, branch: int, step: int) -> bool:
    """There is such a place, and this is its one name."""
    return room.has(branch, step) and room.own(branch, step).branch == branch


def _bad(part: str) -> Refused:
    return Refused("bad-room", part=part)


# As files


def exported(room: Room) -> Callable[[], wire.RoomFile]:
    """How to write all of a room as a file; whoever did something is in it by name alone."""
    people: dict[tuple[str | None, str], int] = {}

    def number(author: Author) -> int:
        return people.setdefault((author.user, author.name), len(people))

    branches = [
        wire.FiledBranch(each.id, each.parent, each.step, each.moves, [number(by) for by in each.by], each.title)
        for each in room.branches.values()
    ]
    comments = [
        wire.FiledComment(each.branch, each.step, number(each.by), each.at, each.text)
        for each in room.comments.values()
    ]
    drawings = [
        wire.FiledDrawing(each.branch, each.step, number(each.by), each.marks) for each in room.drawings.values()
    ]
    names = [name for _, name in people]
    seats, match = room.opened.seats, room.match
    called = [seat.name or seat.bot or f"Seat {place}" for place, seat in enumerate(seats)]
    bots = [seat.bot if seat.kind == "bot" else None for seat in seats]
    return lambda: wire.RoomFile("room", 1, called, bots, match.record(), names, branches, comments, drawings)


def markdown(file: wire.RoomFile) -> str:
    """The same for people to read: the game, its branches, and what was said at which step."""
    game: Any = file.record["game"]
    lines = [f"# {game}: {', '.join(map(_plain, file.names))}", ""]
    lines += _told(file, 0)
    for branch in file.branches:
        by = ", ".join(_plain(file.people[number]) for number in branch.by)
        origin = f"branch {branch.parent}" if branch.parent else "the game"
        title = f" “{_plain(branch.title)}”" if branch.title else ""
        lines += [f"## Branch {branch.id}{title}: from step {branch.step} of {origin}, tried by {by}", ""]
        lines += [f"{branch.step + number}. `{move}`" for number, move in enumerate(branch.moves, 1)] + [""]
        lines += _told(file, branch.id)
    return "\n".join(lines)


def _told(file: wire.RoomFile, branch: int) -> list[str]:
    told = sorted((each for each in file.comments if each.branch == branch), key=lambda each: each.step)
    return [
        line
        for each in told
        for line in (f"**Step {each.step}**, {_plain(file.people[each.by])}:", "", _quoted(each.text), "")
    ]


def _quoted(text: str) -> str:
    return "\n".join(f"> {_plain(line)}" for line in text.splitlines())


def _plain(text: str) -> str:
    """Nothing that people write is markup."""
    return "".join(f"\\{sign}" if sign in "\\`*_{}[]()<>#+-.!|~&" else sign for sign in text)
