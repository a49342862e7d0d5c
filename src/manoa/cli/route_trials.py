"""`manoa routes try`: bots play on a route, and the terminal shows how that went."""

from collections.abc import Iterator

import typer

from manoa.cli.preparing import make_ready
from manoa.cli.refusal import refusing
from manoa.cli.routes import GAME, chosen_route
from manoa.cli.terminal import Terminal, bar
from manoa.cli.words import words_for
from manoa.games.quest.parts.board import title_of
from manoa.games.quest.routes.trial import trial
from manoa.kernel.routes import Report
from manoa.play.ready import PLAYABLE
from manoa.words import Words

WIDTH = 40  # of the longest bar


def try_route(name: str, games: int, players: int, seed: int, language: str | None) -> None:
    route, _ = chosen_route(name)
    words = words_for(GAME, language)
    make_ready([GAME], PLAYABLE)
    with refusing():
        report = _played(trial(route, {}, players, games, seed), games)
    typer.echo(f"{title_of(route)}: {' '.join(map(words.fault, report['verdict']))}")
    for line in (*_rounds(report, words), *_seats(report, words), *_ways(report, words)):
        typer.echo(line)


def _played(reports: Iterator[Report], games: int) -> Report:
    """The last report; a bar grows meanwhile."""
    with bar(Terminal().console, games) as grow:
        for report in reports:
            grow(completed=report["games"])
    return report


def _rounds(report: Report, words: Words) -> list[str]:
    """A bar for each round in which games ended."""
    counts = report["rounds"]["histogram"]
    most = max(count for _, count in counts)
    head = words.say("trial-rounds", games=report["games"], mean=f"{report['rounds']['mean']:.1f}")
    bars = [f"  {number:3d} {'█' * max(1, round(WIDTH * count / most))} {count}" for number, count in counts]
    return ["", head, *bars]


def _seats(report: Report, words: Words) -> list[str]:
    lines = [
        f"  {seat:3d} {'█' * round(WIDTH * one['share'])} {round(100 * one['share'])} ± {round(100 * one['error'])}"
        for seat, one in enumerate(report["seats"], 1)
    ]
    return ["", words.say("trial-seats"), *lines]


def _ways(report: Report, words: Words) -> list[str]:
    lines = [
        f"    {way['letter']} {'█' * round(WIDTH * way['share'])} {round(100 * way['share'])}" for way in report["ways"]
    ]
    return ["", words.say("trial-ways"), *lines] if lines else []
