"""A room: the fold of its log."""

from collections import deque

from msgspec.structs import replace

from manoa.play.match import Match
from manoa.play.record import replay
from manoa.server.rooms.events import Entry, Opened, Stored
from manoa.server.wire import rooms as wire
from manoa.server.wire.base import Moment
from manoa.server.wire.rooms import Author, BranchInfo, Drawing, RoomComment, RoomPlace

RECENT = 64  # events kept for those who were away for a moment
GAME = 0  # the line of the game itself

Sketch = tuple[int, int, str]  # branch, step, and who has drawn there


class Room:
    """All that the log says. `fold` is the only thing that changes it, but for where the leader is."""

    opened: Opened  # its first event, without what is kept elsewhere here
    match: Match  # the whole game; never played on

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 0
        self.size = 0  # bytes of the log
        self.created: Moment = 0
        self.commands: dict[str, tuple[int, RoomPlace | None]] = {}  # the version they led to, and the place
        self.recent: deque[wire.RoomEvent] = deque(maxlen=RECENT)
        self.leader = Author(None, "")
        self.at = RoomPlace(GAME, 0)
        self.placed = 0  # how often the leader has gone somewhere
        self.branches: dict[int, BranchInfo] = {}
        self.comments: dict[int, RoomComment] = {}
        self.drawings: dict[Sketch, Drawing] = {}
        self.people: set[str] = set()  # who has done something here
        self.next_branch = self.next_comment = 1

    # What it is

    def steps(self, branch: int) -> int:
        """The last step of a line."""
        if branch == GAME:
            return len(self.match.steps)
        found = self.branches[branch]
        return found.step + len(found.moves)

    def has(self, branch: int, step: int) -> bool:
        """The line of a branch begins where the game begins."""
        return (branch == GAME or branch in self.branches) and 0 <= step <= self.steps(branch)

    def own(self, branch: int, step: int) -> RoomPlace:
        """The place that a step of a line is, whichever lines run through it: what stands there stands there once."""
        while branch != GAME and step <= self.branches[branch].step:
            branch = self.branches[branch].parent
        return RoomPlace(branch, step)

    def below(self, branch: int) -> set[int]:
        """A branch with all that leave it. Those come after it, so one look is enough."""
        found = {branch}
        for each in sorted(self.branches.values(), key=lambda each: each.id):
            if each.parent in found:
                found.add(each.id)
        return found

    def moves(self) -> int:
        return sum(len(branch.moves) for branch in self.branches.values())

    def marks(self) -> int:
        return sum(len(drawing.marks) for drawing in self.drawings.values())

    # Folding

    def fold(self, entry: Entry) -> None:
        place = self._apply(entry.event, entry.at)
        self.version = entry.version
        if entry.command is not None:
            self.commands[entry.command] = entry.version, place
        if not isinstance(entry.event, Opened):
            self.recent.append(wire.RoomEvent(entry.version, entry.at, entry.event))
            by = getattr(entry.event, "by", None)
            self.people |= {by.user} if by is not None and by.user is not None else set()

    def lead(self, at: RoomPlace, placed: int) -> bool:
        """The leader goes somewhere; False if that is old news, or nowhere."""
        if placed <= self.placed or not self.has(at.branch, at.step):
            return False
        self.at, self.placed = at, placed
        return True

    def _apply(self, event: Stored, at: Moment) -> RoomPlace | None:
        match event:
            case Opened():
                self.begin(event, at)
            case wire.Tried() | wire.WentFurther():
                return self._grow(event)
            case wire.Pruned():
                self._prune(event.branch)
            case wire.Entitled():
                self.branches[event.branch] = replace(self.branches[event.branch], title=event.title)
            case wire.Commented():
                self._comment(event, at)
            case wire.Uncommented():
                self.comments.pop(event.comment, None)
            case wire.Drawn():
                self.draw(Drawing(event.branch, event.step, event.by, event.marks))
            case wire.Wiped():
                here = event.branch, event.step
                self.drawings = {key: drawing for key, drawing in self.drawings.items() if key[:2] != here}
            case wire.Led():
                self.leader = event.by
        return None

    def begin(self, event: Opened, at: Moment) -> None:
        self.opened, self.created = replace(event, record={}, branches=[], comments=[], drawings=[]), at
        self.match = replay(event.record)
        self.leader = event.by
        self.branches = {branch.id: branch for branch in event.branches}
        self.comments = {comment.id: comment for comment in event.comments}
        for drawing in event.drawings:
            self.draw(drawing)
        self.next_branch = max(self.branches, default=0) + 1
        self.next_comment = max(self.comments, default=0) + 1
        self.people |= {event.by.user} if event.by.user else set()

    def _grow(self, event: wire.Tried | wire.WentFurther) -> RoomPlace:
        if isinstance(event, wire.Tried):
            new = BranchInfo(event.branch, event.parent, event.step, event.moves, [event.by])
            self.next_branch = event.branch + 1
        else:
            old = self.branches[event.branch]
            known = {each.user for each in old.by}
            by = old.by if event.by.user in known else [*old.by, event.by]
            new = replace(old, moves=[*old.moves, *event.moves], by=by)
        self.branches[new.id] = new
        return RoomPlace(new.id, self.steps(new.id))

    def _prune(self, branch: int) -> None:
        """Whoever leads there goes back to where it began."""
        root, gone = self.branches[branch], self.below(branch)
        self.branches = {id: each for id, each in self.branches.items() if id not in gone}
        self.comments = {id: each for id, each in self.comments.items() if each.branch not in gone}
        self.drawings = {key: each for key, each in self.drawings.items() if key[0] not in gone}
        if self.at.branch in gone:
            self.at = RoomPlace(root.parent, root.step)

    def _comment(self, event: wire.Commented, at: Moment) -> None:
        self.next_comment = event.comment + 1
        if event.text:  # else whoever wrote it is gone
            self.comments[event.comment] = RoomComment(
                event.comment, event.branch, event.step, event.by, at, event.text
            )

    def draw(self, drawing: Drawing) -> None:
        key = drawing.branch, drawing.step, drawing.by.user or ""
        self.drawings.pop(key, None)
        if drawing.marks:
            self.drawings[key] = drawing
