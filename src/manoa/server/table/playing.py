"""Steps of the game, taking them back, giving up."""

from bisect import bisect_left
from itertools import takewhile

from manoa.play.errors import IllegalAction
from manoa.play.match import Match
from manoa.play.world import placings_of
from manoa.server.table.events import Played, Stored
from manoa.server.table.refusal import Refused, check_most
from manoa.server.table.rights import Someone, own_seat, present_seat, running
from manoa.server.table.table import Table, standing
from manoa.server.wire import commands, news
from manoa.server.wire.base import Moment
from manoa.server.wire.tables import Result

MOST_STEPS = 20_000  # of one game: the longest of bots have 2,000, one at random to its last round 16,000


def play(table: Table, who: Someone, command: commands.Play, now: Moment) -> list[Stored]:
    match = running(table)
    seat = present_seat(table, who)
    if match.player != seat:
        raise Refused("not-your-turn", "turn-of", name=sitter(table, match.player))
    ends = table.clocks.ends() if table.clocks else None
    if ends is not None and now >= ends:
        raise Refused("time")
    texts = legal(match, seat, command.action)
    check_most(table.step + len(texts), MOST_STEPS, "too-many-steps")
    return [Played(seat, texts[0] if len(texts) == 1 else texts)]


def legal(match: Match, seat: int, given: int | str) -> list[str]:
    """The steps that a seat means, in notation. Why it cannot be comes from what the seat knows, never from the true
    cards; so only the last step may bring something hidden to light, or others could be tried out beforehand."""
    try:
        steps = match.steps_of(given)
        if len(steps) > 1:
            return _one_by_one(match, steps)
        if steps[0] in match.legal:
            return [str(match.word(steps[0]))]
    except IllegalAction:
        pass
    raise _why_not(match, seat, given)


def _one_by_one(match: Match, steps: list[int]) -> list[str]:
    trial = standing(match)
    trial.follow(steps)
    again, texts = standing(match), []
    for step in steps:
        if again.revealed_since(match.state):
            raise Refused("illegal", "light-first")
        texts.append(str(again.play(step)))
    return texts


def _why_not(match: Match, seat: int, given: int | str) -> Refused:
    try:
        match.for_seat(seat).imagine().play(given)
    except IllegalAction as error:
        return Refused.of(error)
    return Refused("illegal", "not-now")


def undo(table: Table, who: Someone, command: commands.Undo, now: Moment) -> list[Stored]:
    if table.begun.analysis:
        return _undo_analysis(table, who, command.turn)
    seat = present_seat(table, who)
    why_not = no_undo(table, seat)
    if why_not is not None:
        raise Refused("no-undo", why_not)
    return [table.back_to(undo_to(table, command.turn), seat)]


def undo_to(table: Table, turn: bool) -> int:
    """The step before the last move or, of a whole turn, before the first one that can be taken back with it."""
    last = table.starts[-1]
    return last if not turn or table.turn_from is None else table.turn_from


def no_undo(table: Table, seat: int) -> str | None:
    """Why the last step is not this seat's to take back by itself, as a code; None if it is."""
    if not table.step:
        return "nothing-to-undo"
    if table.movers[-1] != seat:
        return "undo-not-yours"
    if not table.undoable():
        return "undo-revealed"
    return None


def _undo_analysis(table: Table, who: Someone, turn: bool) -> list[Stored]:
    seat = own_seat(table, who)
    step = step_to_try_again(table, turn)
    if step is None:
        raise Refused("no-undo", "nothing-to-undo")
    return [table.back_to(step, seat)]


def step_to_try_again(table: Table, turn: bool = False) -> int | None:
    """In an analysis everything can be tried again; but a bot would make its own step once more at once."""
    last = table.step_before(table.persons())
    if last is None or not turn:
        return last
    mover, earlier = table.movers[last], table.starts[: bisect_left(table.starts, last)]
    return [last, *takewhile(lambda step: table.movers[step] == mover, reversed(earlier))][-1]


def resign(table: Table, who: Someone, command: commands.Resign, now: Moment) -> list[Stored]:
    running(table)
    if table.begun.analysis:
        raise Refused("analysis", "nobody-to-resign-to")
    seat = own_seat(table, who)
    if table.chairs[seat].away == "resigned":
        raise Refused("resigned")
    return [news.Resigned(seat), news.TakenOver(seat, stand_in(table), "left")]


def stand_in(table: Table) -> str:
    """The bot that plays on for somebody: the strongest that answers at once."""
    from manoa.bots import quick_bots

    return quick_bots(table.begun.game)[-1]


def bot_step(table: Table, version: int, seat: int, action: int) -> list[Stored]:
    """The step that a bot chose, unless things have changed since it began to think."""
    match = table.match
    if match is None or table.moved != version or table.player != seat or action not in match.legal:
        return []
    return [Played(seat, str(match.word(action)))]


def time_over(table: Table, now: Moment) -> list[Stored]:
    """A bot takes over from whoever had time until now."""
    ends = table.clocks.ends() if table.clocks else None
    if table.player is None or ends is None or ends > now:
        return []
    return [news.TakenOver(table.player, stand_in(table), "time")]


def consequences(table: Table) -> list[Stored]:
    """What follows of itself from how a table stands now."""
    if table.status == "open" and all(chair.taken for chair in table.chairs):
        return [news.Started()]
    if table.status != "running" or table.match is None or table.begun.analysis:
        return []
    resigned = _resigned(table)
    if table.match.over:
        places = with_resigned_last(table.match.placings, resigned)
        return [news.Ended(Result("played", table.match.scores, places, resigned))]
    if sum(chair.away != "resigned" for chair in table.chairs) <= 1:
        places = [2 if chair.away == "resigned" else 1 for chair in table.chairs]
        return [news.Ended(Result("resigned", table.match.scores, places, resigned))]
    return _agreed(table, table.match)


def _agreed(table: Table, match: Match) -> list[Stored]:
    for offer in table.offers.values():
        if table.consent(offer) and offer.what == "undo" and offer.step is not None:
            return [table.back_to(offer.step, offer.by)]
        if table.consent(offer) and offer.what == "end":
            return [news.Ended(Result("agreed", match.scores, None, _resigned(table)))]
    return []


def _resigned(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.away == "resigned"]


def with_resigned_last(placings: list[int], resigned: list[int]) -> list[int]:
    """Whatever the bot made of it."""
    return placings_of([(seat not in resigned, -place) for seat, place in enumerate(placings)])


def sitter(table: Table, seat: int | None) -> str:
    chair = table.chairs[seat or 0]
    return chair.name or chair.bot or f"seat {seat}"
