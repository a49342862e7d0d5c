"""What a command leads to: events, or a refusal. Nothing here changes a table."""

from collections.abc import Callable
from typing import Any

from manoa.server.table import playing, seating, talking
from manoa.server.table.deals import check_one_try
from manoa.server.table.events import Stored
from manoa.server.table.refusal import Refused
from manoa.server.table.rights import Someone, other_rules
from manoa.server.table.table import Table
from manoa.server.wire import commands
from manoa.server.wire.base import Moment


def decide(table: Table, who: Someone, command: commands.Command, now: Moment) -> list[Stored]:
    """The first events that a command leads to; `consequences` has those that follow of themselves."""
    if table.begun.analysis and who.id != table.begun.host:
        raise Refused("no-table")
    if table.foreign:
        raise other_rules(table)
    if table.status == "closed":
        raise Refused("closed")
    if table.begun.daily is not None:
        check_one_try(command)
    return _DECIDE[type(command)](table, who, command, now)


_DECIDE: dict[type, Callable[[Table, Any, Any, Moment], list[Stored]]] = {
    commands.Play: playing.play,
    commands.Undo: playing.undo,
    commands.Resign: playing.resign,
    commands.Propose: talking.propose,
    commands.Answer: talking.answer,
    commands.Say: talking.say,
    commands.Sit: seating.sit,
    commands.Claim: seating.claim,
    commands.Leave: seating.leave,
    commands.Return: seating.come_back,
    commands.Arrange: seating.arrange,
    commands.Invite: seating.invite,
}
