"""What a command leads to: events, or a refusal. Nothing here changes a room."""

from collections.abc import Callable
from itertools import takewhile
from typing import Any, NamedTuple

from manoa.server.rooms.lines import check_place, line_to, reached
from manoa.server.rooms.room import GAME, Room
from manoa.server.table.playing import legal
from manoa.server.table.refusal import Refused, check_most
from manoa.server.table.rights import Someone
from manoa.server.table.talking import spoken
from manoa.server.wire import rooms as wire
from manoa.server.wire.rooms import Author, RoomPlace

MOST_PEOPLE = 60  # who do something in one room
MOST_BRANCHES = 120
MOST_MOVES = 3_000  # of all branches together
MOST_COMMENTS = 400
MOST_MARKS = 2_000
MOST_VERSIONS = 20_000


class Meant(NamedTuple):
    """A move that is tried, as it was read at its place."""

    at: RoomPlace
    moves: list[str]  # its steps, in notation
    along: int  # so many of them are those of the game itself


class Decided(NamedTuple):
    events: list[wire.RoomHappening]
    at: RoomPlace | None = None  # where a move leads that has been tried before


def decide(room: Room, who: Someone, command: wire.RoomCommand | Meant, here: dict[str, str]) -> Decided:
    """`here` are the names of those who are in the room. A move has been read before: that takes a while."""
    if who.id not in room.people:
        check_most(len(room.people) + 1, MOST_PEOPLE, "too-many-people-in-room")
    if room.version >= MOST_VERSIONS:
        raise Refused("too-many", "too-much-in-room")
    return _DECIDE[type(command)](room, who, command, here)


def check_leader(room: Room, who: Someone) -> None:
    if room.leader.user != who.id:
        raise Refused("not-leader", name=room.leader.name)


def _author(who: Someone) -> Author:
    return Author(who.id, who.name)


def meant(room: Room, command: wire.TryMove) -> Callable[[], Meant]:
    """How to read a move. What it takes stays as it is while the room goes on."""
    start = check_place(room, command.branch, command.step)
    line, game = line_to(room, start.branch, start.step), room.match

    def find() -> Meant:
        then = reached(line)
        if then.player is None:
            raise Refused("over", "over-then")
        moves = legal(then, then.player, command.action)
        then.follow(moves)
        same = zip(then.steps[start.step :], game.steps[start.step : len(then.steps)], strict=False)
        return Meant(start, moves, sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], same)))

    return find


def _try(room: Room, who: Someone, tried: Meant, _: Any) -> Decided:
    start = check_place(room, tried.at.branch, tried.at.step)
    known, at = _known(room, start, tried)
    rest = tried.moves[known:]
    if not rest:
        return Decided([], at)
    check_most(room.moves() + len(rest), MOST_MOVES, "too-many-moves-in-room")
    if at.branch != GAME and at.step == room.steps(at.branch):
        return Decided([wire.WentFurther(at.branch, at.step, rest, _author(who))])
    check_most(len(room.branches) + 1, MOST_BRANCHES, "too-many-branches-in-room")
    return Decided([wire.Tried(room.next_branch, at.branch, at.step, rest, _author(who))])


def _known(room: Room, at: RoomPlace, tried: Meant) -> tuple[int, RoomPlace]:
    """How many of these moves the tree has already, and where they lead."""
    for number, move in enumerate(tried.moves):
        following = _following(room, at, move, number < tried.along)
        if following is None:
            return number, at
        at = following
    return len(tried.moves), at


def _following(room: Room, at: RoomPlace, move: str, is_games: bool) -> RoomPlace | None:
    """Where a move leads from a place: along its line, or into a branch that begins with it."""
    if is_games if at.branch == GAME else _is_next(room.branches[at.branch], at.step, move):
        return RoomPlace(at.branch, at.step + 1)
    leaving = (each for each in room.branches.values() if (each.parent, each.step) == (at.branch, at.step))
    return next((RoomPlace(each.id, at.step + 1) for each in leaving if each.moves[0] == move), None)


def _is_next(branch: wire.BranchInfo, step: int, move: str) -> bool:
    return branch.moves[step - branch.step : step - branch.step + 1] == [move]


def _prune(room: Room, who: Someone, command: wire.Prune, _: Any) -> Decided:
    _own_branch(room, who, command.branch)
    return Decided([wire.Pruned(command.branch)])


def _entitle(room: Room, who: Someone, command: wire.Entitle, _: Any) -> Decided:
    branch, title = _own_branch(room, who, command.branch), entitled(command.title)
    return Decided([] if title == branch.title else [wire.Entitled(branch.id, title, _author(who))])


def _own_branch(room: Room, who: Someone, id: int) -> wire.BranchInfo:
    """For whoever began it, the leader, and whoever opened the room. The game itself is nobody's."""
    branch = room.branches.get(id)
    if branch is None:
        raise Refused("no-branch")
    if who.id not in (branch.by[0].user, room.leader.user, room.opened.by.user):
        raise Refused("not-your-branch")
    return branch


def entitled(title: str) -> str:
    """A title as it is stored: one line. Nothing but blanks is none."""
    return " ".join(spoken(title).split()) if title.strip() else ""


def _comment(room: Room, who: Someone, command: wire.Comment, _: Any) -> Decided:
    at = check_place(room, command.branch, command.step)
    check_most(len(room.comments) + 1, MOST_COMMENTS, "too-many-comments-in-room")
    text = spoken(command.text)
    return Decided([wire.Commented(room.next_comment, at.branch, at.step, _author(who), text)])


def _uncomment(room: Room, who: Someone, command: wire.Uncomment, _: Any) -> Decided:
    comment = room.comments.get(command.comment)
    if comment is None:
        raise Refused("no-comment")
    if who.id not in (comment.by.user, room.opened.by.user):
        raise Refused("not-your-comment")
    return Decided([wire.Uncommented(command.comment)])


def _draw(room: Room, who: Someone, command: wire.Draw, _: Any) -> Decided:
    at = check_place(room, command.branch, command.step)
    drawing = room.drawings.get((at.branch, at.step, who.id))
    before = drawing.marks if drawing else []
    check_most(room.marks() - len(before) + len(command.marks), MOST_MARKS, "too-many-marks-in-room")
    if command.marks == before:
        return Decided([])
    return Decided([wire.Drawn(at.branch, at.step, _author(who), command.marks)])


def _wipe(room: Room, who: Someone, command: wire.Wipe, _: Any) -> Decided:
    check_leader(room, who)
    at = check_place(room, command.branch, command.step)
    drawn = any(key[:2] == (at.branch, at.step) for key in room.drawings)
    return Decided([wire.Wiped(at.branch, at.step)] if drawn else [])


def _hand_on(room: Room, who: Someone, command: wire.HandOn, here: dict[str, str]) -> Decided:
    if who.id != room.opened.by.user:
        check_leader(room, who)
    if command.user not in here:
        raise Refused("not-in-room")
    return Decided(_led(room, Author(command.user, here[command.user])))


def _take(room: Room, who: Someone, _: wire.TakeLead, here: dict[str, str]) -> Decided:
    if who.id != room.opened.by.user and room.leader.user in here:
        check_leader(room, who)
    return Decided(_led(room, _author(who)))


def _led(room: Room, by: Author) -> list[wire.RoomHappening]:
    return [] if room.leader.user == by.user else [wire.Led(by)]


_DECIDE: dict[type, Callable[[Room, Any, Any, Any], Decided]] = {
    Meant: _try,
    wire.Prune: _prune,
    wire.Entitle: _entitle,
    wire.Comment: _comment,
    wire.Uncomment: _uncomment,
    wire.Draw: _draw,
    wire.Wipe: _wipe,
    wire.HandOn: _hand_on,
    wire.TakeLead: _take,
}
