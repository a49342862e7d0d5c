"""Luck and play: a result is the start, and what play and luck did to it.

    start + own play + play of others + luck = result

The start is a fair share. Where somebody decides, it is measured what they can expect if the quick policy decides, by
which simulations play on, and what comes of what they did. The difference is their play: slips cost, and fine moves
bring something. All that changes between two decisions is luck: cards, blockades, dice, and what others turn out to
hold. Since everything is measured by the same policy, luck is nothing on average, however few simulations there are
and however badly somebody plays: an option that stays open is neither lost nor found again. All of it is kept in whole
numbers, so that it adds up to the last digit.
"""

from collections.abc import Sequence
from typing import NamedTuple

from manoa.study.judge import Judgement

SHARE = 10_000  # a won match
POINT = 100  # one of the game's measure


class Account(NamedTuple):
    """Of one seat, in ten-thousandths of a won match or hundredths of the game's measure."""

    start: int
    own: int
    others: int
    luck: int

    @property
    def result(self) -> int:
        return sum(self)


class Ledger:
    """The accounts of all seats in one currency, from the first step to the last."""

    def __init__(self, start: Sequence[int]) -> None:
        self.value = list(start)
        self.accounts = [Account(each, 0, 0, 0) for each in start]
        self.course: list[tuple[int, list[Account]]] = [(0, list(self.accounts))]  # by step: how it stood there

    def measured(self, step: int, value: Sequence[int]) -> None:
        """It is known again how things stand: what has changed since is luck."""
        self._note(step, self._since(value), ["luck"] * len(value))

    def decided(self, seat: int, step: int, value: Sequence[int]) -> None:
        """What came of a decision of a seat."""
        changes = self._since(value)
        self._note(step + 1, changes, ["own" if each == seat else "others" for each in range(len(changes))])

    def given_up(self, step: int, value: Sequence[int]) -> None:
        """It is over since somebody gave up. What that costs is their own doing, what it brings is others'."""
        changes = self._since(value)
        self._note(step, changes, ["own" if change < 0 else "others" for change in changes])

    def _since(self, value: Sequence[int]) -> list[int]:
        return [now - before for now, before in zip(value, self.value, strict=True)]

    def _note(self, step: int, changes: Sequence[int], parts: Sequence[str]) -> None:
        """What has changed for each seat, and in which part of its account."""
        for seat, (change, part) in enumerate(zip(changes, parts, strict=True)):
            account = self.accounts[seat]
            self.accounts[seat] = account._replace(**{part: getattr(account, part) + change})
            self.value[seat] += change
        self.course.append((step, list(self.accounts)))


class Split:
    """A match as it is gone through: decisions as they are judged, and what stands between them."""

    def __init__(self, players: int) -> None:
        self.shares = Ledger(whole([1 / players] * players, SHARE))
        self.margins = Ledger([0] * players)
        self._is_open = True  # whether something may have changed since the last measurement

    def decided(self, judgement: Judgement) -> None:
        """Where the quick policy would do the same, nothing is said of play."""
        expected, came, is_other = judgement.expected, judgement.came, judgement.played != judgement.quick
        if self._is_open or is_other:
            self.shares.measured(judgement.step, whole(expected.shares, SHARE))
            self.margins.measured(judgement.step, hundredths(expected.margins))
            self._is_open = False
        if is_other:
            self.shares.decided(judgement.seat, judgement.step, whole(came.shares, SHARE))
            self.margins.decided(judgement.seat, judgement.step, hundredths(came.margins))

    def chance(self) -> None:
        """Something came to light, or it is another's turn, who knows other things."""
        self._is_open = True

    def ended(self, step: int, shares: Sequence[float], margins: Sequence[float]) -> None:
        self.shares.measured(step, whole(shares, SHARE))
        self.margins.measured(step, hundredths(margins))

    def given_up(self, step: int, shares: Sequence[float]) -> None:
        """Nobody knows by how much it would have been won: the last margin that could be expected stays."""
        self.shares.given_up(step, whole(shares, SHARE))


def whole(parts: Sequence[float], unit: int) -> list[int]:
    """Parts of a whole as numbers that add up to it: who loses most by rounding down gets the rest."""
    scaled = [part * unit for part in parts]
    floors = [int(part // 1) for part in scaled]
    by_rest = sorted(range(len(parts)), key=lambda i: floors[i] - scaled[i])
    for i in by_rest[: round(sum(scaled)) - sum(floors)]:
        floors[i] += 1
    return floors


def hundredths(margins: Sequence[float]) -> list[int]:
    return [round(margin * POINT) for margin in margins]
