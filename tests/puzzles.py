"""Small puzzles made here from games of bots, with known answers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest.mock import patch

import manoa
from manoa.play.match import Match
from manoa.server.table import puzzles
from manoa.study.puzzles import BETWEEN, Answer, Origin, Puzzle


def made(match: Match, id: str, theme: str, plays: list[list[str]], **more: Any) -> Puzzle:
    """A position with its answers, the best first."""
    snapshot = match.snapshot()
    head = {name: snapshot[name] for name in ("game", "options", "players", "version", "position")}
    answers = [Answer(play, 0.6 - place / 10, 12.0 - 6 * place, 0.004, 0.3) for place, play in enumerate(plays)]
    rest = {"natural": 1, "gap": 0.1, "points": 6.0, "line": plays[0], "alternative": plays[1], "reason": None}
    given = {"goal": "choose", "rating": 1510, "solved_by": {"greedy": False}, **rest, **more}
    return Puzzle(id=id, theme=theme, seat=match.player or 0, answers=answers, origin=_origin(match), **head, **given)


def _origin(match: Match) -> Origin:
    """The game so far."""
    record, bots = match.record(), ["careful"] * match.players
    return Origin(record["seed"], bots, len(match.steps), BETWEEN.join(record["actions"]))


@cache
def lost_cities() -> list[Puzzle]:
    """Lay the last card that can be laid, or discard it. The best answer comes last where actions are listed."""
    match, found = manoa.game("lost-cities").start(seed=3), list[Puzzle]()
    bot = manoa.bot("careful")
    while len(found) < 4:
        for _ in range(6):
            match.play(bot.choose(match.for_seat(match.player or 0)))
        texts = [str(action) for action in match.actions()]
        theme = ("begin-or-wait", "deny")[len(found) % 2]
        plays = [[texts[-1], "draw"], [texts[0], "draw"]]
        found.append(made(match, f"lc-{len(found):06x}", theme, plays, rating=1400 + 100 * len(found)))
    return found


@cache
def quest() -> list[Puzzle]:
    """The turn in which a bot arrived; nothing hidden is revealed before that."""
    for seed in range(20):
        match = manoa.game("quest").start(players=2, seed=seed)
        bot = manoa.bot("greedy")
        while not any(event["key"] == "arrive" for event in match.log(None, max(0, len(match.steps) - 1))):
            match.play(bot.choose(match.for_seat(match.player or 0)))
        start = turn_of(match)
        before = match.at(start)
        if before.revealed == match.at(len(match.steps) - 1).revealed and len(match.steps) - start > 1:
            plays = before.notations_of(match.steps[start:])
            begin = match.at(start)
            other = next(str(action) for action in begin.actions() if str(action) != plays[0])
            return [made(begin, "qu-000000", "arrive", [plays, [other]], goal="arrive")]
    raise AssertionError("nobody arrives")


def turn_of(match: Match) -> int:
    """The first step of the last turn."""
    step, seat = len(match.steps) - 1, match.at(len(match.steps) - 1).player
    while step and match.at(step - 1).player == seat:
        step -= 1
    return step


@contextmanager
def shelved() -> Iterator[dict[str, list[Puzzle]]]:
    """Make these the server's only puzzles."""
    found = {"lost-cities": lost_cities(), "quest": quest(), "island": []}
    with patch.object(puzzles, "load", found.__getitem__):
        puzzles.shelf.cache_clear()
        yield found
    puzzles.shelf.cache_clear()
