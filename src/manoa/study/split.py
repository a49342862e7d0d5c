"""Luck and play: a result is the start, and what slips and luck did to it.

    start + own slips + slips of others + luck = result

The start is a fair share. Where it is somebody's turn, what they can expect with good play is measured; a slip is what
they lose against it, and everything between two measurements that no slip explains is luck: cards, blockades,
dice, and what others turn out to hold. All of it is kept in whole numbers, so that it adds up to the last digit.
"""

from collections.abc import Sequence
from typing import NamedTuple

from manoa.study.judge import Judgement
from manoa.study.verdicts import is_slip, loses_points

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

    def slipped(self, judgement: Judgement, best: Sequence[int], played: Sequence[int]) -> None:
        """Nobody gains by a slip of their own, not even by rounding."""
        changes = [did - could for could, did in zip(best, played, strict=True)]
        changes[judgement.seat] = min(changes[judgement.seat], 0)
        parts = ["own" if seat == judgement.seat else "others" for seat in range(len(changes))]
        self._note(judgement.step + 1, changes, parts)

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
        """How it stands is told by what was played, unless that was a slip: the best of several measurements is too
        good by chance, the one of what was played is not."""
        played = judgement.option(judgement.played)
        best = judgement.best if is_slip(judgement) else played
        furthest = judgement.furthest if loses_points(judgement) else played
        if self._is_open:
            self.shares.measured(judgement.step, whole(best.shares, SHARE))
            self.margins.measured(judgement.step, hundredths(furthest.margins))
            self._is_open = False
        if best is not played:
            self.shares.slipped(judgement, whole(best.shares, SHARE), whole(played.shares, SHARE))
        if furthest is not played:
            self.margins.slipped(judgement, hundredths(furthest.margins), hundredths(played.margins))

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
