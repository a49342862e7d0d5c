"""`manoa clock`: what a server's clock and the machine's say, and how to set right what a wrong one has left."""

import typer

from manoa.cli.backups import database
from manoa.cli.phrases import count
from manoa.server.live import timekeeping
from manoa.server.live.timekeeping import shown
from manoa.server.settings import Settings
from manoa.server.store.engine import claim_folder, reading
from manoa.server.store.migrate import refuse_others

UNITS = {"day": 86_400_000, "hour": 3_600_000, "minute": 60_000, "second": 1000}


def tell_clock(settings: Settings) -> None:
    """While the server runs, or while it does not."""
    with database(settings) as engine:
        refuse_others(engine)
        with reading(engine) as rows:
            found = timekeeping.times(rows)
    typer.echo(f"This machine's clock  {shown(found.wall)}")
    typer.echo(f"A server's clock      {shown(found.server)}")
    typer.echo(f"The newest entry      {'none' if found.newest is None else shown(found.newest)}")
    if found.ahead:
        by = span(max(found.server, found.newest or 0) - found.wall)
        typer.echo(f"The server is {by} ahead. If this machine's clock is right, stop the server, and run this command")
        typer.echo("with --set-right.")
    elif found.silent:
        by = span(found.wall - (found.newest or 0))
        typer.echo(f"Nothing was stored for {by}. If a server ran in that time, this machine's clock is wrong.")
    else:
        typer.echo("They agree.")


def set_clock_right(settings: Settings) -> None:
    """Of a server that does not run."""
    with database(settings) as engine, claim_folder(settings):
        refuse_others(engine)
        tables = timekeeping.set_right(engine)
        with reading(engine) as rows:
            found = timekeeping.times(rows)
    typer.echo("Set right: nothing in the data is later than this machine's clock.")
    typer.echo(f"{count(tables, 'table')} had moves that were. The clocks of people go on from there.")
    typer.echo(f"A server that starts now begins at {shown(found.server)}.")


def span(ms: int) -> str:
    """100 days, 1 hour."""
    unit = next((unit for unit, size in UNITS.items() if ms >= size), "second")
    return count(ms // UNITS[unit], unit)
