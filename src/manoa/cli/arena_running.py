"""What `manoa arena` does."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import typer

from manoa.arena import Local, Outcome, Plan, Run, standings
from manoa.arena.entries import here
from manoa.arena.ledger import BadLedger, Ledger, read
from manoa.arena.outcome import record
from manoa.arena.run import counted
from manoa.arena.schedule import Schedule
from manoa.cli.arena_display import Display, show_standings
from manoa.cli.files import SUFFIX, check_place, save, write
from manoa.cli.flags import flag, read_flags
from manoa.cli.phrases import count
from manoa.cli.preparing import make_ready
from manoa.cli.refusal import WRONG_FILE, refuse, refusing
from manoa.games import rulebook
from manoa.kernel.rulebook import Options

INTERRUPTED = 130


def run_arena(
    game: str,
    bots: Sequence[str],
    games: int,
    options: Sequence[str],
    wish: dict[str, Any],
    workers: int | None,
    ray: str | None,
    out: Path | None,
    report: Path | None,
) -> None:
    """The `wish` is what else a plan takes."""
    here()
    if games < 1:
        refuse(f"--games is at least 1, not {games}")
    if workers is not None and workers < 1:
        refuse(f"--workers is at least 1, not {workers}")
    for path, thing in ((out, "a run"), (report, "a report")):
        if path is not None:
            check_place(path, thing)
    with refusing():
        plan = Plan.of(game, bots, [_options(game, words) for words in options], **wish)
    make_ready([plan.game])
    ledger, played = _opened(out, plan)
    with refusing():
        engine = _engine(workers, ray)
    run = Run(plan, games, ledger, played)
    stopped = _play(run, engine)
    _tell(plan, run.counted(), report)
    if stopped:
        _how_to_go_on(run, out)
        raise typer.Exit(INTERRUPTED)


def show_file(file: Path, report: Path | None) -> None:
    if report is not None:
        check_place(report, "a report")
    plan, outcomes = _read(file)
    _tell(plan, counted(Schedule(plan), None, outcomes), report)


def save_record(file: Path, number: int, out: Path | None) -> None:
    plan, outcomes = _read(file)
    found = next((outcome for outcome in outcomes if outcome.number == number), None)
    if found is None:
        refuse(f"there is no game {number} in {file}; it has {_numbers(outcomes)}", WRONG_FILE)
    place = out or Path(f"{plan.game}-{number}{SUFFIX}")
    check_place(place)
    make_ready([plan.game])
    with refusing(WRONG_FILE), _writing(place):
        save(record(plan, found), place)
    names = " against ".join(plan.labels[bot] for bot in found.seats)
    typer.echo(f"Game {number}, {names}, is in {place}. See it with: manoa replay {place}")


def _play(run: Run, engine: AbstractContextManager[Any]) -> bool:
    """Play to the end; whether somebody stopped it."""
    failed = ""
    with Display(run) as display:
        try:
            try:
                with engine as playing:
                    playing.play(display)
            finally:
                run.keep()
        except KeyboardInterrupt:
            return True
        except (OSError, RuntimeError) as error:
            failed = str(error)
    if failed:
        refuse(f"the arena had to stop: {failed}", WRONG_FILE)
    return False


def _engine(workers: int | None, ray: str | None) -> AbstractContextManager[Any]:
    if ray is None:
        return Local(workers)
    from manoa.arena.cluster import Cluster

    return Cluster(ray)


def _opened(out: Path | None, plan: Plan) -> tuple[Ledger | None, list[Outcome]]:
    if out is None:
        return None, []
    try:
        ledger, played = Ledger.open(out, plan)
    except (BadLedger, OSError) as error:
        refuse(str(error), WRONG_FILE)
    if played:
        typer.echo(f"{out} has {count(len(played), 'game')} already; going on from there.", err=True)
    return ledger, played


def _read(file: Path) -> tuple[Plan, list[Outcome]]:
    try:
        with refusing(WRONG_FILE):
            plan, outcomes, _ = read(file)
    except FileNotFoundError:
        refuse(f"there is no file {file}", WRONG_FILE)
    except OSError as error:
        refuse(f"{file} cannot be read: {error.strerror}", WRONG_FILE)
    return plan, outcomes


def _tell(plan: Plan, outcomes: Sequence[Outcome], report: Path | None) -> None:
    if not outcomes:
        typer.echo("No deal was played to its end, so there is nothing to tell yet.")
        return
    results = standings(plan, outcomes)
    show_standings(plan, results)
    if report is not None:
        from manoa.arena.report.page import page

        with refusing(WRONG_FILE), _writing(report):  # games of older rules may not replay
            write(report, page(plan, results, outcomes))
        typer.echo(f"The report is in {report}.")


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        refuse(f"{path} cannot be written: {error.strerror}", WRONG_FILE)


def _how_to_go_on(run: Run, out: Path | None) -> None:
    kept = f"the same command goes on from {out}" if out else "without --out nothing of it was kept"
    typer.echo(f"Stopped with {count(run.left, 'game')} left to play; {kept}.", err=True)


def _options(game: str, words: str) -> Options:
    """Options as in `route=first,caves=true`."""
    book = rulebook(game)
    chosen: Options = {}
    for part in filter(None, map(str.strip, words.split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise ValueError(f"--options takes name=value,name=value, not {words!r}")
        chosen |= read_flags(book, [f"{flag(name)}={value}"])
    return chosen


def _numbers(outcomes: Sequence[Outcome]) -> str:
    return f"those from {outcomes[0].number} to {outcomes[-1].number}" if outcomes else "none"
