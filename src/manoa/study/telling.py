"""A review as plain data, ready for JSON: what the browser, the terminal and files get."""

from typing import Any, TypedDict

from manoa.play.action import Action
from manoa.play.match import Match, Seat
from manoa.study.judge import Judgement, Option
from manoa.study.review import PHASES, Review, Turn
from manoa.study.split import Account
from manoa.study.turning import turning_points
from manoa.study.verdicts import loss, verdict

VERSION = 3  # raised when reviews of the same match come out otherwise: what was kept is computed again
DIGITS = 4
ADDS_UP = ("points", "steps")  # a race for a few shrines is over after them, whatever slips would have cost later


class ToldOption(TypedDict):
    """Something that could be done, and what came of it for whoever decided."""

    id: int
    text: str
    data: dict[str, Any]
    share: float  # of a won match, 0 to 1
    margin: float  # in the game's measure
    behind: float  # what the share loses against the best option
    error: float  # the standard error of that
    points: float  # what the margin loses against the option that is best in that


class ToldReason(TypedDict):
    """A sentence of the game's catalogues (`reason-…`), with what it needs."""

    code: str
    parts: dict[str, Any]


class ToldDecision(TypedDict):
    step: int
    verdict: str
    loss: float  # for good
    open: bool  # the best option is better than what was played, but not lost
    played: ToldOption
    best: ToldOption
    others: list[ToldOption]  # what else was measured, the best first
    why: ToldReason | None  # what speaks for the best option
    theme: str | None  # what a puzzle about it would train


class ToldTurn(TypedDict):
    seat: int
    first: int  # step
    last: int
    phase: int  # 0 to 2: the first, second or last third of its round, or of the match
    verdict: str | None  # None where there was nothing to decide
    loss: float
    decisions: list[ToldDecision]


class ToldAccount(TypedDict):
    """In hundredths: of a point of 100 for shares, of one of the game's measure for margins. Whole numbers, so that
    start + own + others + luck = result to the last digit."""

    start: int
    own: int  # what the seat's play did, compared with the quick policy's
    others: int  # what that of others did
    luck: int
    result: int


class ToldMoment(TypedDict):
    """How it stood at a step."""

    step: int
    accounts: list[ToldAccount]  # a seat each; result is what a seat could expect then


class ToldSeat(TypedDict):
    accuracy: float | None
    phases: list[float | None]  # the same for each phase
    shares: ToldAccount
    margins: ToldAccount
    fair_margin: int | None  # with average luck, in hundredths; None where slips do not add up in the game's measure


class ToldReview(TypedDict):
    """A review as plain data, ready for JSON."""

    done: int  # steps
    of: int
    simulations: int
    unit: str  # of margins
    played_out: bool  # False: somebody gave up; margins are what could be expected then
    seats: list[ToldSeat]
    turns: list[ToldTurn]
    shares: list[ToldMoment]
    margins: list[ToldMoment]
    turning: list[int]  # steps at which the prospects changed most, in their order


def told(match: Match, review: Review) -> ToldReview:
    """All that a review of a match says, ready for JSON."""
    return Telling(match).told(review)


class Telling:
    """Tells a review as it grows; what was told of a turn is kept."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._walk = match.at(0)
        self._turns: list[ToldTurn] = []

    def told(self, review: Review) -> ToldReview:
        unit = self.match.game.book.measure.unit
        self._turns += [_turn(self._walk, self.match, turn) for turn in review.turns[len(self._turns) :]]
        return {
            "done": review.steps,
            "of": review.of,
            "simulations": review.simulations,
            "unit": unit,
            "played_out": self.match.over,
            "seats": [_seat(review, seat, unit) for seat in range(review.players)],
            "turns": list(self._turns),
            "shares": [_moment(step, accounts) for step, accounts in review.shares],
            "margins": [_moment(step, accounts) for step, accounts in review.margins],
            "turning": _turning(review),
        }


def _turning(review: Review) -> list[int]:
    moments = [(step, [account.result for account in accounts]) for step, accounts in review.shares]
    return [found.step for found in turning_points(moments)]


def _seat(review: Review, seat: int, unit: str) -> ToldSeat:
    shares, margins = review.accounts(seat)
    return {
        "accuracy": review.accuracy(seat),
        "phases": [review.accuracy(seat, phase) for phase in range(PHASES)],
        "shares": _account(shares),
        "margins": _account(margins),
        "fair_margin": margins.result - margins.luck if unit in ADDS_UP else None,
    }


def _account(account: Account) -> ToldAccount:
    start, own, others, luck = account
    return {"start": start, "own": own, "others": others, "luck": luck, "result": account.result}


def _moment(step: int, accounts: list[Account]) -> ToldMoment:
    return {"step": step, "accounts": [_account(account) for account in accounts]}


def _turn(walk: Match, match: Match, turn: Turn) -> ToldTurn:
    """`walk` goes on to the end of the turn."""
    decisions = []
    for judgement, cost in zip(turn.decisions, turn.costs, strict=True):
        walk.fold(match.steps[len(walk.steps) : judgement.step])
        decisions.append(_decision(walk, judgement, cost))
    walk.fold(match.steps[len(walk.steps) : turn.last + 1])
    return {
        "seat": turn.seat,
        "first": turn.first,
        "last": turn.last,
        "phase": turn.phase,
        "verdict": turn.verdict,
        "loss": round(turn.loss, DIGITS),
        "decisions": decisions,
    }


def _decision(walk: Match, judgement: Judgement, cost: float) -> ToldDecision:
    seat, options = walk.for_seat(judgement.seat), judgement.options
    word = seat.imagine().word
    return {
        "step": judgement.step,
        "verdict": verdict(judgement, cost),
        "loss": round(cost, DIGITS),
        "open": not cost and loss(judgement) > 0,
        "played": _option(judgement, judgement.option(judgement.played), word(judgement.played)),
        "best": _option(judgement, judgement.best, word(judgement.best.action)),
        "others": [_option(judgement, one, word(one.action)) for one in options[1:] if one.action != judgement.played],
        "why": _reason(seat, judgement) if cost else None,
        "theme": _theme(seat, judgement),
    }


def _reason(seat: Seat, judgement: Judgement) -> ToldReason | None:
    reason = seat.game.book.study.reason
    if reason is None:
        return None
    found = reason(seat.rules, seat.state, judgement.played, judgement.best.action)
    return None if found is None else {"code": found["code"], "parts": found["parts"]}


def _theme(seat: Seat, judgement: Judgement) -> str | None:
    """By what was played instead of the best option or, if that was the best, by the one that comes next."""
    theme, best = seat.game.book.study.theme, judgement.best.action
    others = [judgement.played, judgement.usual, *(option.action for option in judgement.options)]
    other = next((action for action in others if action != best), None)
    return None if theme is None or other is None else theme(seat.rules, seat.state, best, other)


def _option(judgement: Judgement, option: Option, action: Action) -> ToldOption:
    return {
        "id": action.id,
        "text": str(action),
        "data": action.data,
        "share": round(option.shares[judgement.seat], DIGITS),
        "margin": round(option.margins[judgement.seat], DIGITS),
        "behind": round(option.behind, DIGITS),
        "error": round(option.error, DIGITS),
        "points": round(option.points, DIGITS),
    }
