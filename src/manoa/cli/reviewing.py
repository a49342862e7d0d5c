"""`manoa review`: looking back at a finished match, decision by decision."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import typer

from manoa.cli.files import load, read_json, seat_names
from manoa.cli.preparing import make_ready
from manoa.cli.refusal import WRONG_FILE, check_seat, refuse
from manoa.cli.terminal import Terminal, bar
from manoa.cli.words import words_for
from manoa.play.match import Match
from manoa.play.preparing import stage_of
from manoa.study import Review, Telling, review
from manoa.study.split import whole
from manoa.study.telling import ToldDecision, ToldReview, ToldTurn
from manoa.study.turning import turning_points
from manoa.words import Words

PARTS = ("start", "own", "others", "luck", "result")
WHAT = 34  # letters of what was played that are shown


def review_match(
    file: Path, seat: int | None, simulations: int | None, seed: int, as_json: bool, language: str | None
) -> None:
    saved = load(file)
    match = saved.match
    check_seat(seat, match.players)
    placings = _placings(file, match)
    if not match.over and placings is None:
        refuse(f"the match in {file} is not over, so there is nothing to look back at yet", WRONG_FILE)
    make_ready([match.game.name], stage_of(match.game))
    words, steps = words_for(match.game.name, language), len(match.steps)
    grown = review(match, simulations, seed, placings=placings)
    if as_json:
        *_, found = grown
        typer.echo(json.dumps(Telling(match).told(found), ensure_ascii=False))
        return
    lines = Lines(seat_names(saved.names, words), words, seat)
    told = _shown(grown, Telling(match), lines, steps)
    for line in lines.rest(told):
        typer.echo(line)


def _placings(file: Path, match: Match) -> list[int] | None:
    """Of a match that was given up, if a server wrote down how that ended."""
    given = read_json(file, "a saved match")
    result = given.get("result") if isinstance(given, dict) else None
    places = result.get("placings") if isinstance(result, dict) else None
    if not isinstance(places, list) or len(places) != match.players or 1 not in places:
        return None
    return places if all(type(place) is int for place in places) else None


def _shown(reviews: Iterator[Review], telling: Telling, lines: Lines, steps: int) -> ToldReview:
    """The whole review. Slips are shown as they are found, above a bar that grows."""
    console = Terminal().console
    with bar(console, steps, lines.words.say("review-working")) as grow:
        known = 0
        for found in reviews:
            told = telling.told(found)
            for line in lines.slips(told["turns"][known:]):
                console.print(line, markup=False, highlight=False, soft_wrap=True)
            known = len(told["turns"])
            grow(completed=found.steps)
    return told


class Lines:
    """A review as lines: slips, then each seat's sum, then what turned the match."""

    def __init__(self, names: list[str], words: Words, seat: int | None) -> None:
        self.names, self.words = names, words
        self.seats = range(len(names)) if seat is None else [seat]
        self.width = max(map(len, names))
        self.is_clean = True  # no slip so far

    def slips(self, turns: Iterable[ToldTurn]) -> Iterator[str]:
        for turn in turns:
            if turn["loss"] and turn["seat"] in self.seats:
                if self.is_clean:
                    yield self.words.say("review-slips")
                self.is_clean = False
                yield from self._turn(turn)

    def rest(self, told: ToldReview) -> Iterator[str]:
        """All but the slips."""
        if self.is_clean:
            yield self.words.say("review-no-slips")
        for seat in self.seats:
            yield from ["", *self._seat(told, seat)]
        yield from self._turning(told)
        yield ""
        yield self.words.say("review-head", steps=told["of"], simulations=told["simulations"])

    def _turn(self, turn: ToldTurn) -> Iterator[str]:
        for decision in turn["decisions"]:
            if decision["loss"]:
                yield from self._slip(turn["seat"], decision)

    def _slip(self, seat: int, decision: ToldDecision) -> Iterator[str]:
        played, best = decision["played"]["text"], decision["best"]["text"]
        name = self.words.say(f"verdict-{decision['verdict']}")
        where, lost = f"{decision['step']:5}  {self.names[seat]:{self.width}}", f"−{100 * decision['loss']:.0f}"
        yield f"{where}  {played:{WHAT}}  {name:12}  {lost:>6}  {self.words.say('review-better', move=best)}"
        if decision["why"] is not None:
            yield f"{'':{7 + self.width}}  {self.words.reason(decision['why'], self.names)}"

    def _seat(self, told: ToldReview, seat: int) -> Iterator[str]:
        found, unit = told["seats"][seat], told["unit"]
        accuracy, phases = found["accuracy"], " · ".join(map(_percent, found["phases"]))
        yield self.words.say("review-accuracy", who=self.names[seat], accuracy=_percent(accuracy), phases=phases)
        yield self._sum("review-shares", found["shares"])
        yield self._sum(f"review-{unit}", found["margins"])
        yield self._fair(seat, found["fair_margin"], unit)

    def _sum(self, id: str, account: Any) -> str:
        """Rounded, for nobody knows it better than that, and so that it adds up."""
        unit = 10 if id == "review-shrines" else 1  # shrines are few
        parts = whole([account[part] / 100 for part in PARTS[:-1]], unit)
        return self.words.say(
            id, **{part: _said(number / unit) for part, number in zip(PARTS, [*parts, sum(parts)], strict=True)}
        )

    def _fair(self, seat: int, margin: int | None, unit: str) -> str:
        if margin is None:
            return self.words.say("review-fair-none")
        points = round(abs(margin) / 100)
        kind = "level" if not points else "ahead" if margin > 0 else "behind"
        by = self.words.say(f"margin-{unit}", margin=points)
        return self.words.say(f"review-fair-{kind}", who=self.names[seat], margin=by)

    def _turning(self, told: ToldReview) -> Iterator[str]:
        moments = [(each["step"], [one["result"] for one in each["accounts"]]) for each in told["shares"]]
        found = turning_points(moments)
        if found:
            yield from ("", self.words.say("review-turning"))
        for one in found:
            pairs = zip(self.names, one.before, one.after, strict=True)
            changes = [f"{name} {_whole(then)} → {_whole(now)}" for name, then, now in pairs]
            yield f"{one.step:5}  {', '.join(changes)}"


def _percent(accuracy: float | None) -> str:
    return "–" if accuracy is None else f"{accuracy:.0f}"


def _whole(hundredths: int) -> str:
    return f"{hundredths / 100:.0f}"


def _said(number: float) -> str:
    return f"{number:g}".replace("-", "−")
