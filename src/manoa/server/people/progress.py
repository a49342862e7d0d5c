"""How somebody plays, summed over their reviewed games."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Row

from manoa.server.wire.study import GameProgress, Losses, Progress, ReviewedGame
from manoa.study.telling import VERSION

LAST = 20  # games that are listed


def progress_of(rows: Sequence[Row[Any]]) -> Progress:
    """Of rows of `reviews.of_person`, the newest first. What was judged otherwise once cannot be compared."""
    by_game: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in rows:
        if row.figures[row.seat].get("version") == VERSION:
            by_game[row.game].append(row)
    return Progress([_of_game(game, by_game[game]) for game in sorted(by_game)])


def _of_game(game: str, rows: list[Row[Any]]) -> GameProgress:
    mine = [row.figures[row.seat] for row in rows]
    known = [each["accuracy"] for each in mine if each["accuracy"] is not None]
    themes = sorted({theme for each in mine for theme in each["themes"]})
    return GameProgress(
        game=game,
        games=len(rows),
        accuracy=sum(known) / len(known) if known else None,
        phases=[_mean(each["phases"][phase] for each in mine) for phase in range(len(mine[0]["phases"]))],
        themes={theme: _mean(each["themes"][theme] for each in mine if theme in each["themes"]) for theme in themes},
        luck=round(sum(each["luck"] for each in mine) / len(mine)),
        last=[_game(row) for row in rows[:LAST]],
    )


def _mean(sums: Iterable[Sequence[float]]) -> Losses:
    counts, losses = zip(*sums, strict=True)
    count = int(sum(counts))
    return Losses(count, sum(losses) / count if count else 0.0)


def _game(row: Row[Any]) -> ReviewedGame:
    figures = row.figures[row.seat]
    return ReviewedGame(
        table=row.id,
        game=row.game,
        at=row.changed,
        seat=row.seat,
        players=len(row.figures),
        placing=row.placing,
        **{name: figures[name] for name in ("accuracy", "own", "luck", "margin", "fair_margin")},
    )
