"""What a bot thinks of a position: for whom, and of which. Never where it would help against people."""

from collections.abc import Callable

from manoa.play.match import Seat
from manoa.server.table.project import Viewpoint, match_with, open_to
from manoa.server.table.refusal import Refused
from manoa.server.table.seating import check_bot
from manoa.server.table.table import Table


def asked(
    table: Table, eyes: Viewpoint, step: int, seat: int | None, bot: str | None
) -> Callable[[], tuple[str, Seat]]:
    """How to find a bot, and the seat to act as it knows the match at a step: from far back that takes a while. Refused
    where that is not for this visitor."""
    match, is_open = match_with(table, step), open_to(table, eyes)
    if table.begun.daily is not None and not is_open:
        raise Refused("no-hints", "no-hints-daily")
    if not _allowed(table, eyes):
        raise Refused("no-hints")

    def find() -> tuple[str, Seat]:
        then = match.at(step)
        if then.player is None:
            raise Refused("over", "over-then")
        if not is_open and then.player != eyes.seat:
            raise Refused("not-your-turn", "hints-own-turn")
        if seat not in (None, then.player):
            raise Refused("not-to-act", seat=then.player)
        chosen = bot or "search"
        check_bot(then.game.name, chosen)
        return chosen, then.for_seat(then.player)

    return find


def contested(table: Table) -> bool:
    """People still play against each other here, at one table or with one deal: no bot thinks about it, nor about what
    comes of it."""
    people = sum(chair.kind == "person" for chair in table.chairs)
    against = people > 1 or table.begun.daily is not None
    return table.status == "running" and not table.begun.analysis and against


def _allowed(table: Table, eyes: Viewpoint) -> bool:
    """Nothing is hidden any more, or whoever asks is the only person at the table, now and from the start."""
    if open_to(table, eyes):
        return True
    others = [chair for seat, chair in enumerate(table.chairs) if seat != eyes.seat]
    return table.status == "running" and eyes.seat is not None and all(chair.kind == "bot" for chair in others)
