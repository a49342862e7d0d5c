"""The commands. What they need is loaded when they run, so that `manoa --help` answers at once."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from manoa import __version__, games
from manoa.cli.arena import arena
from manoa.cli.puzzles import puzzles

app = typer.Typer(
    name="manoa",
    help="Expedition games: play them here, against bots or with friends. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # plain help comes up in a third of the time
    pretty_exceptions_enable=False,
)

EXTRAS = "heroes_hexes, caves, swamp, current, danger, dragons, treasures, fog, muisca"  # a test compares them

Names = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if none is named.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]
Bot = Annotated[str | None, typer.Option(metavar="NAME", help="The bot to play against: see `manoa bots`.")]
Hotseat = Annotated[bool, typer.Option("--hotseat", help="People take all seats, at this one terminal.")]
Sit = Annotated[int | None, typer.Option("--seat", metavar="N", help="The seat you take, counted from 0.")]
Look = Annotated[int | None, typer.Option("--seat", metavar="S", help="See it as this seat, counted from 0.")]

Language = Annotated[
    Literal["en", "fr", "de"] | None, typer.Option(help="Of all that is said at the table; that of LANG by default.")
]

Out = Annotated[Path | None, typer.Option("-o", "--out", metavar="FILE", help="Where the picture goes.")]
Theme = Annotated[str, typer.Option(metavar="light|dark", help="For light or dark surroundings.")]

Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where the server keeps its data.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="PostgreSQL instead: postgresql://user@host/name.")]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"manoa {__version__}")
        raise typer.Exit


@app.callback()
def manoa(
    version: Annotated[
        bool, typer.Option("--version", help="Tell the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    pass


# The options of the game itself come from its rulebook: what Typer does not know, it hands through.
@app.command(add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Such as lost-cities.", show_default=False)] = "",
    bot: Bot = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same number gives the same match.")] = None,
    hotseat: Hotseat = False,
    players: Annotated[int | None, typer.Option(metavar="N", help="How many play, where there is a choice.")] = None,
    seat: Sit = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the match there on leaving.")] = None,
    language: Language = None,
    help: Annotated[bool, typer.Option("--help", help="Show this, with the options of GAME, and exit.")] = False,
) -> None:
    """Play a match. The options of a game follow its name: see `manoa play GAME --help`."""
    if help:
        typer.echo(context.get_help())
        if not game:
            return
    from manoa.cli.listing import list_options
    from manoa.cli.playing import Seating, play_new

    if help:
        list_options(game)
    else:
        play_new(game, context.args, players, seed, Seating(bot, seat, hotseat), save, language)


@app.command()
def resume(file: File, bot: Bot = None, seat: Sit = None, hotseat: Hotseat = False, language: Language = None) -> None:
    """Go on with a saved match; it is saved there again on leaving."""
    from manoa.cli.playing import Seating, play_on

    play_on(file, Seating(bot, seat, hotseat), language)


@app.command()
def replay(file: File, seat: Look = None, language: Language = None) -> None:
    """Step through a saved match."""
    from manoa.cli.files import load
    from manoa.cli.replaying import Viewer

    Viewer(load(file), seat, language).replay()


@app.command()
def review(
    file: File,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only what this seat did.")] = None,
    simulations: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=1_000_000, help="For each decision; more take longer.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same number gives the same review.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="All of it as JSON.")] = False,
    language: Language = None,
) -> None:
    """Look back at a finished match: slips, accuracy, and what was luck."""
    from manoa.cli.reviewing import review_match

    review_match(file, seat, simulations, seed, as_json, language)


@app.command()
def show(
    file: File,
    at: Annotated[int | None, typer.Option(metavar="N", help="After so many steps; at its end by default.")] = None,
    seat: Look = None,
    language: Language = None,
) -> None:
    """Print a position of a saved match."""
    from manoa.cli.files import load
    from manoa.cli.replaying import Viewer

    viewer = Viewer(load(file), seat, language)
    viewer.show(viewer.last if at is None else at)


@app.command(name="games")
def games_() -> None:
    """List the games, with their options and defaults."""
    from manoa.cli.listing import list_games

    list_games(games())


@app.command()
def bots(game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="All games by default.")] = None) -> None:
    """List the bots that play a game."""
    from manoa.cli.listing import list_bots

    list_bots([game] if game else games())


@app.command()
def prepare(
    names: Names = None,
    beside: Annotated[bool, typer.Option("--beside", help="For programs: be modest, end when the input ends.")] = False,
) -> None:
    """Compile the games ahead, so that nobody waits for it in a match."""
    from manoa.cli.preparing import be_beside, make_ready

    if beside:
        be_beside()
    make_ready(_known(names))


@app.command()
def bench(names: Names = None) -> None:
    """Tell how fast games are played on this machine."""
    from manoa.cli.benching import bench

    bench(_known(names))


def _known(names: list[str] | None) -> list[str]:
    """These games, or all; a sentence if there is no such game."""
    from manoa.cli.refusal import check_game

    for name in names or []:
        check_game(name)
    return names or games()


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def draw(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE|GAME", help="A saved match, or a game for a new one.")],
    out: Out = None,
    seat: Look = None,
    step: Annotated[int | None, typer.Option(metavar="N", help="After so many steps; at its end by default.")] = None,
    theme: Theme = "light",
    players: Annotated[int | None, typer.Option(metavar="N", help="Of a new match: how many play.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Of a new match.")] = None,
) -> None:
    """Draw a position as an SVG picture. The options of a game follow its name, as with `manoa play`."""
    from manoa.cli.drawing import draw_match

    draw_match(file, context.args, players, seed, out, seat, step, theme)


# The server


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="0.0.0.0: for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="0: any that is free.")] = 8000,
    data: Data = None,
    database: Database = None,
    workers: Annotated[int, typer.Option(metavar="N", help="Processes in which bots think.")] = 1,
    origin: Annotated[
        str | None, typer.Option(metavar="URL", help="The address that people open, if a proxy stands before it.")
    ] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="Believe X-Forwarded-For and -Proto.")] = False,
    backups: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where to put backups, every ten minutes if there is news.")
    ] = None,
    open_page: Annotated[
        str | None, typer.Option("--open", metavar="PATH", help="Show this page in a browser: / for the lobby.")
    ] = None,
) -> None:
    """Run a server for people and bots, until Ctrl+C."""
    from manoa.cli.serving import run_server
    from manoa.server.settings import Settings, data_folder

    settings = Settings(host, port, data or data_folder(), database, workers, origin, behind_proxy, backups)
    run_server(settings, open_page)


@app.command()
def backup(file: Backup, data: Data = None, database: Database = None) -> None:
    """Save all that a server keeps in one file, while it runs."""
    from manoa.cli.backups import back_up
    from manoa.server.settings import Settings, data_folder

    back_up(file, Settings(data=data or data_folder(), database=database))


@app.command()
def restore(file: Backup, data: Data = None, database: Database = None) -> None:
    """Fill an empty database, of either kind, from a backup."""
    from manoa.cli.backups import bring_back
    from manoa.server.settings import Settings, data_folder

    bring_back(file, Settings(data=data or data_folder(), database=database))


@app.command()
def clock(
    set_right: Annotated[
        bool, typer.Option("--set-right", help="After a clock that was ahead: nothing in the data is later than now.")
    ] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Tell what a server's clock says beside this machine's."""
    from manoa.cli.clock import set_clock_right, tell_clock
    from manoa.server.settings import Settings, data_folder

    (set_clock_right if set_right else tell_clock)(Settings(data=data or data_folder(), database=database))


@app.command(name="verify")
def verify_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record that the server gave out.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="What the table showed before the first move.")
    ] = None,
) -> None:
    """Check that a game was dealt as promised before its first move, and that its record holds true."""
    from manoa.cli.verifying import verify

    verify(file, commitment)


app.add_typer(arena, name="arena")
app.add_typer(puzzles, name="puzzles")

routes = typer.Typer(help="The routes of The Quest for El Dorado, and your own.", no_args_is_help=True)
app.add_typer(routes, name="routes")


@routes.command(name="list")
def list_routes_(
    pack: Annotated[Literal["printed", "heroes_hexes", "fan"] | None, typer.Option(help="Only this pack.")] = None,
    length: Annotated[Literal["short", "medium", "long"] | None, typer.Option(help="Only those.")] = None,
    difficulty: Annotated[Literal["easy", "medium", "hard"] | None, typer.Option(help="Only those.")] = None,
    terrain: Annotated[str | None, typer.Option(metavar="NAME", help="The ones with most of it first.")] = None,
    with_: Annotated[
        str, typer.Option("--with", metavar="A,B", help=f"Only those with places for these: {EXTRAS}.")
    ] = "",
    search: Annotated[str, typer.Option(metavar="TEXT", help="Only those whose title has it.")] = "",
) -> None:
    """List the routes that come with the game."""
    from manoa.cli.route_lists import Filter, list_routes

    list_routes(Filter(pack, length, difficulty, terrain, with_, search))


@routes.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A route as JSON.")], language: Language = None
) -> None:
    """Tell every rule that a route breaks, or what a good one is like."""
    from manoa.cli.routes import check_route

    check_route(file, language)


@routes.command(name="try")
def try_(
    route: Annotated[str, typer.Argument(metavar="FILE|ID", help="A route as JSON, or the id of a listed one.")],
    games: Annotated[int, typer.Option(metavar="N", help="How many games bots play.")] = 200,
    players: Annotated[int, typer.Option(metavar="N", help="2, 3 or 4.")] = 3,
    seed: Annotated[int, typer.Option(metavar="N", help="The same number gives the same games.")] = 1,
    language: Language = None,
) -> None:
    """Let bots play on a route, and tell how that went."""
    from manoa.cli.route_trials import try_route

    try_route(route, games, players, seed, language)


@routes.command()
def generate(
    seed: Annotated[int, typer.Option(metavar="N", help="The same number gives the same route.")] = 1,
    length: Annotated[Literal["short", "medium", "long"], typer.Option(help="How far it is.")] = "medium",
    difficulty: Annotated[Literal["easy", "medium", "hard"], typer.Option(help="How long bots need.")] = "medium",
    players: Annotated[int, typer.Option(metavar="N", help="2, 3 or 4.")] = 3,
    use: Annotated[str, typer.Option(metavar="N,O", help="Pieces that it has to have.")] = "",
    with_: Annotated[str, typer.Option("--with", metavar="A,B", help=f"What it has places for: {EXTRAS}.")] = "",
    begun: Annotated[Path | None, typer.Option(metavar="FILE", help="A route to be finished.")] = None,
    count: Annotated[int, typer.Option(metavar="N", help="How many, with seeds in a row.")] = 1,
    out: Annotated[Path, typer.Option("-o", "--out", metavar="FOLDER", help="Where the routes go.")] = Path(),
) -> None:
    """Make new routes."""
    from manoa.cli.route_making import generate_routes

    wish = {"length": length, "difficulty": difficulty, "players": players}
    generate_routes({**wish, "use": use, "with": with_}, begun, seed, count, out)


@routes.command(name="draw")
def draw_route_(
    route: Annotated[str, typer.Argument(metavar="FILE|ID", help="A route as JSON, or the id of a listed one.")],
    out: Out = None,
    theme: Theme = "light",
) -> None:
    """Draw a route as an SVG picture."""
    from manoa.cli.routes import draw_route

    draw_route(route, out, theme)


RouteId = Annotated[str, typer.Argument(metavar="ID", help="As the report and the link have it.")]


@routes.command()
def reports(data: Data = None, database: Database = None) -> None:
    """List the routes of a server that people have reported, and why."""
    from manoa.cli.hosting import list_reports
    from manoa.server.settings import Settings, data_folder

    list_reports(Settings(data=data or data_folder(), database=database))


@routes.command()
def remove(id: RouteId, data: Data = None, database: Database = None) -> None:
    """Take a route off a server. Tables on it go on."""
    from manoa.cli.hosting import remove_route
    from manoa.server.settings import Settings, data_folder

    remove_route(id, Settings(data=data or data_folder(), database=database))


@routes.command(name="restore")
def restore_route_(id: RouteId, data: Data = None, database: Database = None) -> None:
    """Put a removed route back, or settle what was said about it."""
    from manoa.cli.hosting import restore_route
    from manoa.server.settings import Settings, data_folder

    restore_route(id, Settings(data=data or data_folder(), database=database))
