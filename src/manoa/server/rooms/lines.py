"""Positions and moves along the lines of a room. Nothing is hidden here: the game is over, or a record."""

from collections.abc import Callable

from msgspec.structs import replace

from manoa.play.match import Match
from manoa.server.rooms.room import GAME, Room
from manoa.server.table.refusal import Refused, check_seat
from manoa.server.wire.rooms import RoomMove, RoomPlace, RoomPosition, RoomState
from manoa.server.wire.tables import NoClock, Offered, TableInfo

Line = tuple[Match, int, list[str]]  # the whole game, how far along it, and what is played from there


def check_branch(room: Room, branch: int) -> None:
    if branch != GAME and branch not in room.branches:
        raise Refused("no-branch")


def check_place(room: Room, branch: int, step: int) -> RoomPlace:
    """The place itself."""
    check_branch(room, branch)
    if not room.has(branch, step):
        raise Refused("no-step", steps=room.steps(branch))
    return room.own(branch, step)


def line_to(room: Room, branch: int, step: int) -> Line:
    """How to get to a step of a branch. What it is made of stays as it is while the room goes on."""
    moves: list[str] = []
    branch = room.own(branch, step).branch
    while branch != GAME:
        each = room.branches[branch]
        moves = each.moves[: step - each.step] + moves
        branch, step = each.parent, each.step
    return room.match, step, moves


def reached(line: Line) -> Match:
    match, step, moves = line
    then = match.at(step)
    then.follow(moves)
    return then


def seen(room: Room, branch: int, step: int, wish: int | None) -> Callable[[], RoomPosition]:
    """How to find a position. Without a wish it is seen as the player sees it whose turn it is, or a spectator."""
    check_place(room, branch, step)
    check_seat(wish, len(room.opened.seats))
    line, last = line_to(room, branch, step), room.steps(branch)

    def find() -> RoomPosition:
        then = reached(line)
        seat = then.player if wish is None else None if wish < 0 else wish
        events = then.log(seat, step - 1) if step else []
        offered = [Offered(action.id, str(action), action.data) for action in then.actions()]
        return RoomPosition(branch, step, last, then.player, seat, then.view(seat), events, offered)

    return find


def told(room: Room, branch: int) -> Callable[[], list[RoomMove]]:
    """How to tell all steps of a line from the beginning of the game, each as whoever made it knows it."""
    check_branch(room, branch)
    line = line_to(room, branch, room.steps(branch))

    def tell() -> list[RoomMove]:
        whole = reached(line)
        steps, now, moves = whole.steps, whole.at(0), []
        for number, step in enumerate(steps, 1):
            seat = now.player or 0
            events = now.witnessed(step)(seat)
            moves.append(RoomMove(number, seat, [{"step": number, **event} for event in events]))
        return moves

    return tell


def state(room: Room) -> RoomState:
    opened = room.opened
    return RoomState(
        id=room.id,
        v=room.version,
        table=_table(room),
        origin=opened.table if opened.shown else None,
        opener=opened.by,
        leader=room.leader,
        at=room.at,
        branches=list(room.branches.values()),
        comments=list(room.comments.values()),
        drawings=list(room.drawings.values()),
    )


def _table(room: Room) -> TableInfo:
    """The game as if it stood on a table, so that whatever shows tables can show it."""
    match, opened = room.match, room.opened
    return TableInfo(
        id=room.id,
        game=match.game.name,
        rules=match.game.version,
        options=match.game.options,
        players=match.players,
        public=False,
        analysis=True,
        clock=NoClock(),
        status="over",
        host=opened.by.user,
        seats=[replace(seat, away=None) for seat in opened.seats],  # who left the game then is not away here
        created=room.created,
        step=len(match.steps),
        waiting=[],
        commitment=None,
        seed=None,
        result=opened.result,
        before=None,
        rematch=None,
    )
