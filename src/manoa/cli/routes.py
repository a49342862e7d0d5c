"""`manoa routes`: the printed routes of Quest, and those that people make."""

from pathlib import Path
from typing import Any

import typer
from rich.table import Table

from manoa.cli.drawing import PICTURE, beside, check_theme, keep
from manoa.cli.files import read_json
from manoa.cli.flags import names_file
from manoa.cli.phrases import count, plain
from manoa.cli.refusal import WRONG_FILE, refuse, refusing
from manoa.cli.terminal import Terminal
from manoa.cli.words import words_for
from manoa.games.quest.parts.board import FINISH, ROUTES, TAVERN, Board, blockade_joints, board, distances
from manoa.games.quest.parts.routes import is_expansion, listed
from manoa.games.quest.parts.tokens import in_box
from manoa.games.quest.routes.faults import faults
from manoa.games.quest.routes.tips import TIPS

GAME = "quest"
ROUTE = "a route"
HEAD = ("id", "title", "level", "pieces", "blockades", "caves", "steps", "play")


def list_routes() -> None:
    terminal = Terminal()
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for place, title in enumerate(HEAD):
        table.add_column(title, justify="right" if place in (4, 5, 6) else "left", no_wrap=title != "title")
    for name, route in ROUTES.items():
        laid = board(name)
        facts = (
            _letters(laid).replace(" ", ""),
            str(len(blockade_joints(laid, "listed", in_box(is_expansion(name))))),
            str(_caves(laid)),
            _steps(laid),
        )
        table.add_row(name, laid.title, route["difficulty"], *facts, "now" if name in listed() else "later")
    terminal.show(table)
    terminal.say("Play one with: manoa play quest --route ID. Steps are counted from start to finish.", "dim")


def check_route(file: Path) -> None:
    """Exit code 0 for a good route, 1 for any other."""
    route = read_json(file, ROUTE)
    wrong, words = faults(route), words_for(GAME)
    for fault in wrong:
        typer.echo(plain(words.fault(fault)))
    if wrong:
        raise typer.Exit(WRONG_FILE)
    laid = board(route)
    typer.echo(f"{plain(laid.title, 60)} is a good route: {_summary(laid)}.")
    typer.echo(f"Play it with: manoa play quest --route {file}")
    typer.echo("Some advice for makers of routes:")
    for tip in TIPS:
        typer.echo(f"  {words.say(f'route-{tip}')}")


def draw_route(name: str, out: Path | None, theme: str) -> None:
    from manoa.art.look import Look
    from manoa.games.quest.drawing.picture import route_picture

    check_theme(theme)
    route, place = _chosen(name)
    with refusing(WRONG_FILE):
        picture = route_picture(route, Look(theme=theme))
    keep(picture, out or place)


def _chosen(name: str) -> tuple[Any, Path]:
    """A route by its id or from a file, and where its picture goes by default."""
    if name in ROUTES:
        return name, Path(f"{name}{PICTURE}")
    if not names_file(name):
        refuse(f"there is no route {name!r} and no such file; the routes are: {', '.join(ROUTES)}", WRONG_FILE)
    path = Path(name)
    route = read_json(path, ROUTE)
    wrong = faults(route)
    if wrong:
        first = words_for(GAME).fault(wrong[0])
        refuse(plain(f"{path} is no good route: {first} `manoa routes check` tells all that is wrong"), WRONG_FILE)
    return route, beside(path)


def _summary(laid: Board) -> str:
    blockades, caves = len(blockade_joints(laid, "listed")), _caves(laid)
    return (
        f"{len(laid.spaces)} spaces on {_letters(laid)}, {count(blockades, 'blockade')}, {count(caves, 'cave')}, "
        f"{_steps(laid)} steps from the start to the finish"
    )


def _letters(laid: Board) -> str:
    return " ".join(dict.fromkeys(space.piece for space in laid.spaces if space.piece not in (FINISH, TAVERN)))


def _caves(laid: Board) -> int:
    return sum(space.terrain == "cave" for space in laid.spaces)


def _steps(laid: Board) -> str:
    """From the start space that is nearest to the finish, to the one farthest from it."""
    far = distances(laid.spaces)
    steps = sorted({far[start] for start in laid.starts})
    return f"{steps[0]}–{steps[-1]}" if len(steps) > 1 else str(steps[0])
