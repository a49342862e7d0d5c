"""What a review says of each seat in a few numbers, from which statistics over many games are made."""

from collections.abc import Iterable
from typing import TypedDict

from manoa.study.review import PHASES
from manoa.study.telling import DIGITS, VERSION, ToldReview

Sum = tuple[int, float]  # how many turns or decisions, and what they lost of a won match in all


class SeatFigures(TypedDict):
    version: int  # of reviews
    accuracy: float | None
    phases: list[Sum]  # by turns with a choice
    themes: dict[str, Sum]  # by decisions
    own: int  # what play did, in ten-thousandths of a won match
    luck: int
    margin: int  # hundredths of the game's measure
    fair_margin: int | None


def figures(told: ToldReview) -> list[SeatFigures]:
    return [_of_seat(told, seat) for seat in range(len(told["seats"]))]


def _of_seat(told: ToldReview, seat: int) -> SeatFigures:
    turns = [turn for turn in told["turns"] if turn["seat"] == seat and turn["decisions"]]
    decisions = [decision for turn in turns for decision in turn["decisions"]]
    themes = sorted({theme for decision in decisions if (theme := decision["theme"]) is not None})
    whole = told["seats"][seat]
    return {
        "version": VERSION,
        "accuracy": whole["accuracy"],
        "phases": [summed(turn["loss"] for turn in turns if turn["phase"] == phase) for phase in range(PHASES)],
        "themes": {theme: summed(one["loss"] for one in decisions if one["theme"] == theme) for theme in themes},
        "own": whole["shares"]["own"],
        "luck": whole["shares"]["luck"],
        "margin": whole["margins"]["result"],
        "fair_margin": whole["fair_margin"],
    }


def summed(losses: Iterable[float]) -> Sum:
    found = list(losses)
    return len(found), round(sum(found), DIGITS)
