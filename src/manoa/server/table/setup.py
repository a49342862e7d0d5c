"""Setting up a table: new, from a record, or as a branch of another one."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec.structs import replace

from manoa.bots import bots_for
from manoa.bots.names import bot_name
from manoa.games import REGISTERED, rulebook
from manoa.kernel.lessons import LEARNER, Lesson
from manoa.kernel.rulebook import Bar
from manoa.play.errors import Faulty, Misfit, TooLong
from manoa.play.fitting import barred, counts, settled
from manoa.play.match import Game, Match, shared
from manoa.play.match import game as game_with
from manoa.play.record import bots_in, names_in, replay
from manoa.play.ruleset import complete
from manoa.server.people.names import LONGEST, BadName, clean
from manoa.server.table.events import Begun
from manoa.server.table.playing import MOST_STEPS
from manoa.server.table.project import Viewpoint, match_with, open_to
from manoa.server.table.refusal import Refused, check_game
from manoa.server.table.rights import Someone
from manoa.server.table.seating import check_bot, link_key
from manoa.server.table.table import Table
from manoa.server.table.table import lesson as find_lesson
from manoa.server.wire import tables as wire
from manoa.server.wire.base import Refusal

NOBODY = ""  # the host of a table that nobody keeps
UNFIT = (ValueError, TypeError, OverflowError, RecursionError)  # what hostile options and records may run into


class Setup(NamedTuple):
    """A table to be: its first event, the seed that goes beside the log, links by seat."""

    begun: Begun
    seed: bytes | None
    links: dict[int, str]


def new_secret() -> str:
    """Of a link that leads to a seat."""
    return secrets.token_urlsafe(24)


def new_table(wish: wire.TableIn, who: Someone) -> Setup:
    chosen = chosen_game(wish.game, wish.options, len(wish.seats))
    chosen.rules(len(wish.seats))  # made here, beside the event loop, and at hand when the game starts on it
    mine = sum(isinstance(plan, wire.MySeat) for plan in wish.seats)
    bots = sum(isinstance(plan, wire.BotSeat) for plan in wish.seats)
    if mine != 1 and not (mine == 0 and bots == len(wish.seats)):
        raise Refused("bad-seats")
    seats = [_planned(chosen, plan, who) for plan in wish.seats]
    return dealt(begun_with(chosen, who.id, seats, public=wish.public, clock=wish.clock))


def rematch(table: Table) -> Setup:
    """The same people and bots with their seats rotated by one. Whoever left, and did not agree, finds an open seat."""
    offer = table.offers.get("rematch")
    agreed = offer.agreed if offer else []
    there = [table.asks(seat, "rematch") or seat in agreed for seat in range(len(table.chairs))]
    seats = [_again(chair) if here else wire.SeatInfo("open") for chair, here in zip(table.chairs, there, strict=True)]
    again = {"public": table.begun.public, "clock": table.begun.clock, "before": table.id}
    return dealt(begun_with(table.game(), table.begun.host, [*seats[1:], seats[0]], **again))


def _again(chair: wire.SeatInfo) -> wire.SeatInfo:
    return replace(chair, bot=None, away=None) if chair.kind == "person" else chair


def rematch_id(table: str) -> str:
    """One table has one rematch, whoever sets it up."""
    return sha256(f"the rematch of {table}".encode()).hexdigest()[:16]


def imported(record: dict[str, Any], who: Someone) -> Setup:
    """An analysis table that holds a record."""
    match = replayed(record)
    names = [_name(given, seat) for seat, given in enumerate(names_in(record, match.players))]
    known = bots_for(match.game.name)
    were = [bot if bot in known else None for bot in bots_in(record, match.players)]
    seats = [wire.SeatInfo("person", name, was=bot) for name, bot in zip(names, were, strict=True)]
    return Setup(_analysis(match, who.id, seats), match.seed, {})


def replayed(record: dict[str, Any]) -> Match:
    """The match of a record from outside."""
    try:
        return replay(record, MOST_STEPS)
    except TooLong as error:
        raise Refused("bad-record", "long-record", most=error.most) from None
    except UNFIT as error:
        raise Refused("bad-record", text=f"{error}"[:1900]) from None


def _name(given: str | None, seat: int) -> str:
    """What a record calls a seat, if that can be a name."""
    try:
        return clean(given[:LONGEST]) if given else f"Seat {seat}"
    except BadName:
        return f"Seat {seat}"


def branch(table: Table, eyes: Viewpoint, wish: wire.BranchIn, who: Someone) -> Callable[[], Setup]:
    """What if: from a step of a game that is over, or of one's own view of one that runs. How to make it, for with a
    long game that takes longer than anybody at the table should wait.

    While it runs, what the seat cannot know is drawn again: the branch starts in a world that may be the true one.
    """
    is_open = open_to(table, eyes)
    if table.begun.daily is not None and not is_open:
        raise Refused("no-hints", "no-hints-daily")
    match, seat = match_with(table, wish.step), None if is_open else eyes.seat
    if seat is None and not is_open:
        raise Refused("hidden", "hidden-branch")
    id, names = table.id, table.names()
    were_bots = [bot is not None for bot in table.bots()]

    def make() -> Setup:
        then = match.at(wish.step)
        if seat is not None:
            then = then.for_seat(seat).imagine(secrets.token_bytes(32))
        if then.over:
            raise Refused("over", "over-then")
        seats = _with_bots(then, [wire.SeatInfo("person", name) for name in names], wish.bots, were_bots)
        begun = _analysis(then, who.id, _named(seats, sha256(id.encode()).digest()), before=id)
        return Setup(begun, then.seed, {})

    return make


def lesson_of(game: str, id: str) -> Lesson:
    chosen = find_lesson(game, id) if game in REGISTERED else None
    if chosen is None:
        raise Refused("no-lesson")
    return chosen


def lesson(game: str, id: str, who: Someone) -> Setup:
    """A table on which a lesson is given. The learner has the first seat, the weakest bot the others."""
    chosen = lesson_of(game, id)
    match = shared(game_with(game, **chosen.options)).start(chosen.players, chosen.seed)
    match.follow(chosen.opening)
    if chosen.arrange is not None:
        snapshot = match.snapshot()
        chosen.arrange(snapshot["position"])
        match = match.game.restore(snapshot)
    begun = _with_bots_around(match, who.id, LEARNER, id)
    return Setup(replace(begun, lesson=id), match.seed, {})


def puzzle(match: Match, seat: int, id: str) -> Begun:
    """A position to think about. Whoever asks has the seat that it is seen from; nobody keeps the table."""
    return _with_bots_around(match, NOBODY, seat, id)


def _with_bots_around(match: Match, host: str, seat: int, id: str) -> Begun:
    """The weakest bot has all other seats."""
    bot = wire.SeatInfo("bot", bot=bots_for(match.game.name)[0])
    seats = [wire.SeatInfo("person") if each == seat else bot for each in range(match.players)]
    return _analysis(match, host, _named(seats, sha256(id.encode()).digest()))


def _analysis(match: Match, host: str, seats: list[wire.SeatInfo], before: str | None = None) -> Begun:
    """An analysis that begins where a match stands."""
    return begun_with(
        match.game,
        host,
        seats,
        public=False,
        clock=wire.NoClock(),
        analysis=True,
        position=match.at(0).snapshot()["position"] if match.seed is None else None,
        opening=list(match.record()["actions"]),
        before=before,
    )


def _with_bots(
    match: Match, seats: list[wire.SeatInfo], bots: dict[str, str], were_bots: Sequence[bool]
) -> list[wire.SeatInfo]:
    """A bot goes on under its name; where one sits down for a person it has one of its own."""
    placed = list(seats)
    for seat, bot in bots.items():
        if seat not in map(str, range(match.players)):
            raise Refused("no-seat", last=match.players - 1)
        check_bot(match.game.name, bot)
        same = seats[int(seat)].name if were_bots[int(seat)] else None
        placed[int(seat)] = wire.SeatInfo("bot", same, bot=bot)
    return placed


def _named(seats: list[wire.SeatInfo], deal: bytes) -> list[wire.SeatInfo]:
    """With a name for each bot that has none."""
    named = list(seats)
    for seat, chair in enumerate(seats):
        if chair.kind == "bot" and chair.name is None:
            taken = [other.name for other in named if other.name]
            named[seat] = replace(chair, name=bot_name(deal, taken))
    return named


def chosen_game(name: str, options: dict[str, Any], players: int | None) -> Game:
    check_game(name)
    with _checking_options(name):
        chosen = game_with(name, **options)
        clashing = [] if players is None else _clashing(chosen, players)
        if not clashing:
            chosen.seat_count(players)
    if clashing:
        raise Refused("bad-options", "options-clash", players=players, options=clashing)
    return chosen


def fitting(name: str, options: dict[str, Any], players: int, kept: str) -> wire.Fitting:
    """What goes with the options that somebody has chosen so far, the one called `kept` last."""
    check_game(name)
    book = rulebook(name)
    with _checking_options(name):
        found = settled(book, complete(book, options, book.version), players, kept)
    rest = barred(book, found.options, found.players)
    return wire.Fitting(
        found.options, found.players, counts(book, found.options), [*map(_told, found.changed)], [*map(_told, rest)]
    )


@contextmanager
def _checking_options(game: str) -> Iterator[None]:
    try:
        yield
    except (Misfit, Faulty) as error:
        raise Refused("bad-options", error.refusal["code"], game=game, **error.refusal["parts"]) from None
    except UNFIT as error:
        raise Refused("bad-options", text=f"{error}"[:1900]) from None


def _told(bar: Bar) -> wire.Barred:
    why = Refusal(bar.why["code"], bar.why["parts"])
    return wire.Barred(bar.option, [*bar.values], why, bar.instead is not None)


def _clashing(chosen: Game, players: int) -> list[str]:
    """The options that alone keep so many from playing."""
    if players in chosen.player_counts:
        return []
    usual = game_with(chosen.name).options
    changed = [name for name, value in chosen.options.items() if value != usual[name]]
    without = {name: game_with(chosen.name, **{**chosen.options, name: usual[name]}) for name in changed}
    return [f"{name} {chosen.options[name]}" for name, other in without.items() if players in other.player_counts]


def _planned(chosen: Game, plan: wire.SeatPlan, who: Someone) -> wire.SeatInfo:
    if isinstance(plan, wire.MySeat):
        return wire.SeatInfo("person", who.name, who.id)
    if isinstance(plan, wire.BotSeat):
        check_bot(chosen.name, plan.bot)
        return wire.SeatInfo("bot", bot=plan.bot)
    return wire.SeatInfo("invited" if isinstance(plan, wire.InvitedSeat) else "open")


def begun_with(chosen: Game, host: str, seats: list[wire.SeatInfo], **more: Any) -> Begun:
    return Begun(host=host, game=chosen.name, rules=chosen.version, options=chosen.options, seats=seats, **more)


def dealt(begun: Begun, seed: bytes | None = None) -> Setup:
    """A game to be dealt: its seed is promised before anybody sits down. It is a new one, unless others have it too.
    Links lead to the seats of those who are invited."""
    seed = seed or secrets.token_bytes(32)
    promise = sha256(seed)
    links = {seat: new_secret() for seat, chair in enumerate(begun.seats) if chair.kind == "invited"}
    invites = {link_key(secret): seat for seat, secret in links.items()}
    seats = _named(begun.seats, promise.digest())
    return Setup(replace(begun, commitment=promise.hexdigest(), seats=seats, invites=invites), seed, links)
