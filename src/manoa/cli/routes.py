"""`manoa routes`: the printed routes of Quest, and those that people make."""

from pathlib import Path
from typing import Any

import typer

from manoa.cli.drawing import PICTURE, beside, check_theme, keep
from manoa.cli.files import read_json
from manoa.cli.flags import names_file
from manoa.cli.phrases import plain
from manoa.cli.refusal import WRONG_FILE, refuse, refusing
from manoa.cli.words import words_for
from manoa.games.quest.parts.board import board
from manoa.games.quest.routes.faults import faults
from manoa.games.quest.routes.packs import shelf
from manoa.games.quest.routes.study import study
from manoa.games.quest.routes.tips import TIPS

GAME = "quest"
ROUTE = "a route"


def check_route(file: Path, language: str | None) -> None:
    """Exit code 0 for a good route, 1 for any other."""
    route = read_json(file, ROUTE)
    wrong, words = faults(route), words_for(GAME, language)
    for fault in wrong:
        typer.echo(plain(words.fault(fault)))
    if wrong:
        raise typer.Exit(WRONG_FILE)
    title, found = plain(board(route).title, 60), study(route)
    typer.echo(words.say("route-good", title=title, spaces=found["spaces"], steps=told_range(*found["steps"]["3"])))
    typer.echo(words.say("route-has", blockades=found["blockades"], caves=found["caves"]))
    for way in found["ways"]:
        typer.echo(words.say("route-way", deck=way["deck"], steps=way["steps"], cards=way["cards"]))
    if found["modules"]:
        typer.echo(words.say("route-modules", modules=found["modules"]))
    for advice in found["advice"]:
        typer.echo(words.fault(advice))
    typer.echo(words.say("route-play", command=f"manoa play quest --route {file}"))
    typer.echo(words.say("route-try", command=f"manoa routes try {file}"))
    typer.echo(words.say("route-tips"))
    for tip in TIPS:
        typer.echo(f"  {words.say(f'route-{tip}')}")


def told_range(least: int, most: int) -> str:
    """28, or 28–30."""
    return f"{least}–{most}" if least < most else str(least)


def draw_route(name: str, out: Path | None, theme: str) -> None:
    from manoa.art.look import Look
    from manoa.games.quest.drawing.picture import route_picture

    check_theme(theme)
    route, place = chosen_route(name)
    with refusing(WRONG_FILE):
        picture = route_picture(route, Look(theme=theme))
    keep(picture, out or place)


def chosen_route(name: str) -> tuple[Any, Path]:
    """A route by its id or from a file, and where its picture goes by default."""
    if name in shelf():
        return shelf()[name]["route"], Path(f"{name}{PICTURE}")
    if not names_file(name):
        refuse(f"there is no route {name!r} and no such file; `manoa routes list` lists the routes", WRONG_FILE)
    path = Path(name)
    route = read_json(path, ROUTE)
    wrong = faults(route)
    if wrong:
        first = words_for(GAME).fault(wrong[0])
        refuse(plain(f"{path} is no good route: {first} `manoa routes check` tells all that is wrong"), WRONG_FILE)
    return route, beside(path)
