"""`manoa draw`: a position as a picture."""

from collections.abc import Sequence
from pathlib import Path

import typer

from manoa.art.look import THEMES
from manoa.cli.files import SUFFIX, Saved, load, seat_names, write
from manoa.cli.flags import names_file
from manoa.cli.playing import choose_game
from manoa.cli.refusal import WRONG_FILE, check_seat, check_step, refuse, refusing
from manoa.cli.words import LANGUAGES, words_for
from manoa.games import REGISTERED

PICTURE = ".svg"
BEGINNINGS = (b"<svg", b"<?xml")


def draw_match(
    file: Path,
    flags: Sequence[str],
    players: int | None,
    seed: int | None,
    out: Path | None,
    seat: int | None,
    step: int | None,
    theme: str,
) -> None:
    """A position of a saved match, or the beginning of a new one."""
    check_theme(theme)
    is_new = str(file) in REGISTERED and not file.exists()
    if not is_new and not names_file(str(file)):
        games = ", ".join(REGISTERED)
        refuse(f"there is no game {str(file)!r} and no such file; the games are: {games}", WRONG_FILE)
    if not is_new and (flags or players is not None or seed is not None):
        refuse("a saved match has its options; leave out " + (" ".join(flags) or "--players and --seed"))
    saved = _new(str(file), flags, players, seed) if is_new else load(file)
    match = saved.match
    check_seat(seat, match.players)
    if step is not None:
        check_step(step, len(match.steps), "--step")
        match = match.at(step)
    names = seat_names(saved.names, words_for(None, LANGUAGES[0]))
    with refusing():
        picture = match.svg(seat, theme=theme, names=names)
    keep(picture, out or beside(file))


def check_theme(theme: str) -> None:
    if theme not in THEMES:
        refuse(f"--theme is {' or '.join(THEMES)}, not {theme!r}")


def _new(game: str, flags: Sequence[str], players: int | None, seed: int | None) -> Saved:
    with refusing():
        chosen = choose_game(game, flags, players, seed)
    match = chosen.start(players, seed)
    return Saved(match, [None] * match.players)


def beside(file: Path) -> Path:
    """The picture of a file lies next to it."""
    name = file.name
    for ending in (SUFFIX, ".json"):
        if name.endswith(ending) and name != ending:
            return file.with_name(name.removesuffix(ending) + PICTURE)
    return file.with_name(f"{name}{PICTURE}")


def keep(picture: str, path: Path) -> None:
    """Write a picture and say where. Only a picture is overwritten."""
    try:
        if path.exists() and not _is_picture(path):
            refuse(f"{path} is something else than a picture and stays as it is; name another file with -o", WRONG_FILE)
        write(path, picture)
    except OSError as error:
        refuse(f"the picture could not be saved in {path}: {error.strerror}", WRONG_FILE)
    except ValueError:
        refuse(f"{str(path)!r} is not a file name", WRONG_FILE)
    typer.echo(f"Drawn in {path}.")


def _is_picture(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        begin = file.read(64)
    return not begin or begin.lstrip().startswith(BEGINNINGS)
