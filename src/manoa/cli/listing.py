"""`manoa games`, `manoa bots` and the options in `manoa play GAME --help`: what there is."""

from rich.padding import Padding
from rich.table import Table

from manoa.bots import bots_for
from manoa.cli.flags import flag, is_switch
from manoa.cli.playing import usual_bot
from manoa.cli.refusal import refusing
from manoa.cli.terminal import Terminal
from manoa.games import rulebook
from manoa.kernel.rulebook import Option, Rulebook, either

LONGEST = 36  # of the values beside a flag


def list_games(names: list[str]) -> None:
    terminal = Terminal()
    for name in names:
        book = rulebook(name)
        terminal.say(f"{name}: {book.title}, for {_players(book)}", "bold")
        terminal.show(_options(book))


def list_bots(games: list[str]) -> None:
    terminal = Terminal()
    for game in games:
        with refusing():
            terminal.say(f"{game}: {', '.join(bots_for(game))}; {usual_bot(game)} unless you name another")
    terminal.say(
        "Those that follow a rule come first, the weakest in front, then search, then levels for people.", "dim"
    )


def list_options(game: str) -> None:
    with refusing():
        book = rulebook(game)
    terminal = Terminal()
    terminal.say(f"\nOptions of {book.title}:")
    terminal.show(_options(book))


def _players(book: Rulebook) -> str:
    """How many can play by default, and how many with an option changed."""
    usual = {name: option.default for name, option in book.options.items()}
    parts = [f"{either(book.seats(usual))} players"]
    for name, option in book.options.items():
        for value in option.values:
            seats = book.seats({**usual, name: value})
            if not set(seats) <= set(book.seats(usual)):
                parts.append(f"{either(seats)} with {flag(name)}{'' if is_switch(option) else f' {value}'}")
    return ", ".join(parts)


def _options(book: Rulebook) -> Padding:
    table = Table.grid(padding=(0, 2))
    for name, option in book.options.items():
        table.add_row(f"{flag(name)} {_choice(option)}", f"{option.about} [{_word(option.default)}]{_listed(option)}")
    return Padding(table, (0, 0, 0, 2))


def _choice(option: Option) -> str:
    """What a flag takes, in little room."""
    if _is_long(option):
        return "ID|FILE" if option.own else "ID"
    return "|".join(map(_word, option.values)) if option.values else f"{option.least}…"


def _listed(option: Option) -> str:
    """Values that are too many to stand beside the flag."""
    if not _is_long(option):
        return ""
    own = f"; or {option.own}, in a file" if option.own else ""
    return f": {', '.join(map(_word, option.values))}{own}"


def _is_long(option: Option) -> bool:
    return len("|".join(map(_word, option.values))) > LONGEST


def _word(value: object) -> str:
    return str(value).lower()
