"""`manoa puzzles make` and `check`: what takes long, with a bar that grows."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import typer

from manoa import games
from manoa.cli.files import check_place, read_text, write
from manoa.cli.phrases import count as counted
from manoa.cli.preparing import make_ready
from manoa.cli.refusal import WRONG_FILE, check_game, refuse, refusing
from manoa.cli.terminal import Terminal, bar
from manoa.kernel.batch import cores
from manoa.play.ready import PLAYABLE
from manoa.study.puzzles import Puzzle, read, written
from manoa.study.puzzles.checking import check
from manoa.study.puzzles.depths import themes_of
from manoa.study.puzzles.making import Progress as Made
from manoa.study.puzzles.making import Wish, make

MOST = 10_000
MOST_SEED = 2**62
PUZZLES = "a file of puzzles"
WORK = ".part"  # beside the file, while it is made


def make_puzzles(wish: Wish, out: Path, threads: int | None) -> None:
    check_game(wish.game)
    _check_number("--count", wish.count, MOST)
    _check_number("--seed", wish.seed, MOST_SEED, least=0)
    _check_number("--games", wish.games, MOST_SEED)
    if wish.theme not in (None, *(known := themes_of(wish.game))):
        refuse(f"there is no theme {wish.theme!r}; there are: {', '.join(known)}")
    check_place(out, "what is made")
    make_ready([wish.game], PLAYABLE)
    kept = out.with_name(out.name + WORK)
    try:
        with refusing(WRONG_FILE):
            made = _made(make(wish, _threads(threads), kept), wish.count)
    except KeyboardInterrupt:
        refuse(f"stopped; the same command goes on from {kept}", 130)
    write(out, written(made.puzzles).decode())
    kept.unlink()
    _tell(made, out)


def _made(steps: Iterator[Made], count: int) -> Made:
    """The last step; a bar grows meanwhile."""
    with bar(Terminal().console, count, elapsed=True) as grow:
        for made in steps:
            grow(completed=len(made.chosen), description=counted(len(made.looked), "game"))
    return made


def _tell(made: Made, out: Path) -> None:
    decisions, candidates, proved = (
        sum(getattr(one, name) for one in made.looked) for name in ("decisions", "candidates", "proved")
    )
    typer.echo(f"{out}: {counted(len(made.chosen), 'puzzle')} ({_themes(made.chosen)}).")
    typer.echo(
        f"{counted(len(made.looked), 'game')} with {counted(decisions, 'decision')}; "
        f"{counted(candidates, 'candidate')} after a first look, {proved} looked at closely."
    )


def check_puzzles(file: Path, seed: int, threads: int | None, out: Path | None) -> None:
    """Exit code 1 if one of them is wrong or broken and stays where it is."""
    _check_number("--seed", seed, MOST_SEED, least=0)
    puzzles, held = _puzzles_in(file), list[Puzzle]()
    if out:
        check_place(out, "what holds")
    make_ready(sorted({puzzle.game for puzzle in puzzles}), PLAYABLE)
    verdicts, console = Counter[str](), Terminal().console
    with bar(console, len(puzzles), elapsed=True) as grow:
        for checked in check(puzzles, seed, _threads(threads)):
            verdicts[checked.verdict] += 1
            grow(advance=1)
            if checked.verdict == "holds":
                held.append(checked.puzzle)
            else:
                console.print(f"{checked.puzzle.id} is {checked.verdict}: {checked.why}")
    typer.echo(f"{verdicts['holds']} of {len(puzzles)} hold, {verdicts['unclear']} are unclear, ", nl=False)
    typer.echo(f"{verdicts['wrong']} are wrong, {verdicts['broken']} are broken.")
    if out:
        write(out, written(held).decode())
    elif verdicts["wrong"] or verdicts["broken"]:
        raise typer.Exit(WRONG_FILE)


def _puzzles_in(file: Path) -> list[Puzzle]:
    text = read_text(file, PUZZLES)
    try:
        puzzles = read(text.encode())
    except msgspec.DecodeError as error:
        refuse(f"{file} is not {PUZZLES}: {error}", WRONG_FILE)
    if not puzzles:
        refuse(f"{file} is empty", WRONG_FILE)
    for puzzle in puzzles:
        if puzzle.game not in games():
            refuse(f"{file} is not {PUZZLES}: there is no game {puzzle.game!r}", WRONG_FILE)
    return puzzles


def _themes(puzzles: list[Puzzle]) -> str:
    themes = Counter(puzzle.theme for puzzle in puzzles)
    return ", ".join(f"{theme} {number}" for theme, number in themes.most_common()) or "none"


def _threads(asked: int | None) -> int:
    _check_number("--threads", asked, 1024)
    return cores() if asked is None else asked


def _check_number(flag: str, number: int | None, most: int, least: int = 1) -> None:
    if number is not None and not least <= number <= most:
        refuse(f"{flag} is a number from {least} to {most}, not {number}")
