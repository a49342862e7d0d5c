"""Which options go together: strictly for whoever writes them, and for people step by step, while they choose."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from manoa.kernel.rulebook import Bar, Options, Rulebook
from manoa.play.errors import Misfit, refusal

PLAYERS = "players"  # their number, where it bars a value as an option does


def fitted(book: Rulebook, options: Options) -> Options:
    """Options as they are played; Misfit where they do not go together."""
    for bar in _bars(book, options):
        if bar.bars(options[bar.option]):
            if bar.instead is None:
                raise Misfit(book.id, bar, options)
            options = {**options, bar.option: bar.instead}
    return options


class Settled(NamedTuple):
    """Options that go together, for so many players, and what had to be changed for that."""

    options: Options
    players: int
    changed: list[Bar]


def settled(book: Rulebook, options: Options, players: int, kept: str = "") -> Settled:
    """What was chosen last stays, if it can; what does not go with it gives way."""
    changed: list[Bar] = []
    if kept in book.options:
        players = _as_many(book, options, players)
    for _ in range(len(book.options)):
        broken = next((bar for bar in barred(book, options, players) if bar.bars(options[bar.option])), None)
        if broken is None:
            break
        options = {**options, **_remedy(book, options, broken, kept)}
        changed.append(broken)
    return Settled(options, _as_many(book, options, players), changed)


def counts(book: Rulebook, options: Options) -> list[int]:
    """How many can play, if one of these options may give way to their number."""
    others = [{name: value} for name, option in book.options.items() if not option.several for value in option.values]
    return sorted({count for other in ({}, *others) for count in book.seats({**options, **other})})


def _as_many(book: Rulebook, options: Options, players: int) -> int:
    """The number of players, or the nearest that these options allow."""
    return min(book.seats(options), key=lambda count: abs(count - players))


def barred(book: Rulebook, options: Options, players: int) -> list[Bar]:
    """All that cannot be chosen beside the rest."""
    return [*_bars(book, options), *_by_players(book, options, players)]


def _bars(book: Rulebook, options: Options) -> list[Bar]:
    return book.bars(options) if book.bars else []


def _by_players(book: Rulebook, options: Options, players: int) -> Iterator[Bar]:
    """Values that so many cannot play with."""
    for name, option in book.options.items():
        if not option.several:
            values = tuple(value for value in option.values if players not in book.seats({**options, name: value}))
            if 0 < len(values) < len(option.values):
                yield Bar(name, values, PLAYERS, refusal("not-for-players", players=players))


def _remedy(book: Rulebook, options: Options, bar: Bar, kept: str) -> Options:
    """The change that lifts a bar: of what it bars, or of what bars it."""
    if bar.instead is not None:
        return {bar.option: bar.instead}
    if bar.option == kept and bar.by in book.options:
        for value in book.options[bar.by].values:
            if not any(other.bars(options[kept]) for other in _bars(book, {**options, bar.by: value})):
                return {bar.by: value}
    return {bar.option: _allowed(book, bar, options[bar.option])}


def _allowed(book: Rulebook, bar: Bar, value: Any) -> Any:
    """What comes nearest to a value that is barred."""
    option = book.options[bar.option]
    if option.several:
        return [one for one in value if one not in bar.values]
    return next(one for one in (option.default, *option.values) if one not in bar.values)
