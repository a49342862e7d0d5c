"""`manoa puzzles`: the words of the command. What they do is in `puzzle_making` and `puzzle_showing`."""

from pathlib import Path
from typing import Annotated, Literal

import typer

puzzles = typer.Typer(help="Puzzles: positions with one plan that is clearly best.", no_args_is_help=True)

Game = Annotated[str, typer.Argument(metavar="GAME", help="Such as lost-cities.")]
Threads = Annotated[int | None, typer.Option(metavar="N", help="Cores to use; all by default.")]
Language = Annotated[
    Literal["en", "fr", "de"] | None, typer.Option(help="Of what is said about it; that of LANG by default.")
]


@puzzles.command()
def make(
    game: Game,
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FILE", help="Where the puzzles go, a line each.")],
    seed: Annotated[int, typer.Option(metavar="N", help="The same number gives the same puzzles.")] = 1,
    count: Annotated[int, typer.Option(metavar="N", help="How many puzzles.")] = 300,
    games: Annotated[int | None, typer.Option(metavar="N", help="Look at no more bot games than that.")] = None,
    theme: Annotated[str | None, typer.Option(metavar="NAME", help="Only puzzles of this theme.")] = None,
    threads: Threads = None,
) -> None:
    """Find puzzles in bot games and prove them. Ctrl+C stops it; the same command goes on from there."""
    from manoa.cli.puzzle_making import make_puzzles
    from manoa.study.puzzles.making import Wish

    make_puzzles(Wish(game, seed, count, games, theme), out, threads)


@puzzles.command(name="list")
def list_(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="All games by default.")] = None,
    theme: Annotated[str | None, typer.Option(metavar="NAME", help="Only this theme, a line for each puzzle.")] = None,
) -> None:
    """List the puzzles that come with the games: how many of each theme, or those of one theme."""
    from manoa.cli.puzzle_showing import list_puzzles

    list_puzzles(game, theme)


@puzzles.command()
def show(
    id: Annotated[str, typer.Argument(metavar="ID", help="As `manoa puzzles list` has it, such as lc-001419.")],
    solution: Annotated[bool, typer.Option("--solution", help="Tell the answer as well.")] = False,
    language: Language = None,
) -> None:
    """Draw the position of a puzzle, with its question."""
    from manoa.cli.puzzle_showing import show_puzzle

    show_puzzle(id, solution, language)


@puzzles.command()
def solve(
    wanted: Annotated[
        str | None, typer.Argument(metavar="[GAME|ID]", help="All games by default; ID: begin with this one.")
    ] = None,
    theme: Annotated[str | None, typer.Option(metavar="NAME", help="Only puzzles of this theme.")] = None,
    language: Language = None,
) -> None:
    """Solve puzzles, one after the other: harder ones after right answers, easier ones after wrong ones."""
    from manoa.cli.puzzle_solving import solve_puzzles

    solve_puzzles(wanted, theme, language)


@puzzles.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Puzzles as `make` writes them.")],
    seed: Annotated[int, typer.Option(metavar="N", help="Another number, other worlds.")] = 2,
    out: Annotated[
        Path | None,
        typer.Option("-o", "--out", metavar="FILE", help="Where those go that hold; what does not is left."),
    ] = None,
    threads: Threads = None,
) -> None:
    """Prove all puzzles of a file again with another seed, and tell how many hold."""
    from manoa.cli.puzzle_making import check_puzzles

    check_puzzles(file, seed, threads, out)
