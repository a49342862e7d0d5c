"""`manoa arena`: the words of the command. What they do is in `arena_running`."""

from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperGroup

FIRST = "run"  # what `manoa arena BOT BOT` means


class Arena(TyperGroup):
    """A group whose first command need not be named."""

    def parse_args(self, context: typer.Context, words: list[str]) -> list[str]:  # type: ignore[override]
        if words and words[0] not in self.commands and words[0] != "--help":
            words = [FIRST, *words]
        return super().parse_args(context, words)


arena = typer.Typer(
    cls=Arena,
    help="Let bots play each other: manoa arena BOT BOT … --game GAME --games N. See `manoa arena run --help`.",
    no_args_is_help=True,
)

Bots = Annotated[
    list[str], typer.Argument(metavar="BOT", help="Such as careful, search:seconds=0.5, module:Class, 'cmd: ./bot'.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="What --out has kept.")]
Report = Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page (HTML) about the results.")]


@arena.command(name=FIRST)
def run(
    bots: Bots,
    game: Annotated[str, typer.Option(metavar="GAME", help="Such as lost-cities.")],
    games: Annotated[int, typer.Option(metavar="N", help="Of each lineup in each setting, in whole deals.")] = 100,
    options: Annotated[
        list[str] | None, typer.Option(metavar="K=V,K=V", help="Options of the game; again for another setting.")
    ] = None,
    players: Annotated[
        list[int] | None, typer.Option(metavar="N", help="How many sit down; again for another setting.")
    ] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="The first bot against all others.")] = False,
    seed: Annotated[int, typer.Option(metavar="N", help="Another number, other games.")] = 0,
    seconds_per_move: Annotated[float, typer.Option(metavar="S", help="Who takes longer loses the game.")] = 60,
    decide: Annotated[
        float | None, typer.Option(metavar="P", help="Stop a comparison once it is decided but for this chance.")
    ] = None,
    elo: Annotated[float, typer.Option(metavar="E", help="With --decide: for bots that are so far apart.")] = 20,
    luck: Annotated[
        int, typer.Option(metavar="N", help="Tell margins with average luck too, measured in N worlds: 16 do.")
    ] = 0,
    workers: Annotated[int | None, typer.Option(metavar="N", help="Processes; one for each core by default.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep every game there, or go on from it.")] = None,
    report: Report = None,
) -> None:
    """Let bots play each other, each against each. `manoa arena` alone means this."""
    from manoa.arena.plan import Decide
    from manoa.cli.arena_running import run_arena

    wish = {"players": players or (), "seed": seed, "gauntlet": gauntlet, "seconds": seconds_per_move, "luck": luck}
    decided = None if decide is None else Decide(decide, elo)
    run_arena(game, bots, games, options or [""], {**wish, "decide": decided}, workers, ray, out, report)


@arena.command()
def show(file: File, report: Report = None) -> None:
    """Show the results of games that were kept."""
    from manoa.cli.arena_running import show_file

    show_file(file, report)


@arena.command()
def record(
    file: File,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="Of the game, as results and reports name it.")],
    out: Annotated[Path | None, typer.Option("-o", "--out", metavar="FILE", help="Where the record goes.")] = None,
) -> None:
    """Save one game as a record, for `manoa replay` or to be opened in the browser."""
    from manoa.cli.arena_running import save_record

    save_record(file, number, out)
