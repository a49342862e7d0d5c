"""The plots. They are as wide as their place: lengths across are percentages, heights and letters are pixels, so a
phone shows the same plot narrower and not smaller."""

from collections.abc import Sequence

import numpy as np

from manoa.arena.ratings import Rating
from manoa.arena.report.marks import ticks
from manoa.art.kit import n
from manoa.art.lettering import safe

BINS = 24
HISTOGRAM = 96  # pixels high
BAND = 34  # a row with a whisker
AXIS = 22
LONG = 10_000  # numbers from here on would run into each other on a phone
MIDDLE = 0.1  # labels nearer than this share to an edge are drawn inwards
STROKES = {
    "grid": 'stroke="var(--line)"',
    "zero": 'stroke="var(--line-strong)" stroke-width="1.5"',
    "mean": 'stroke="var(--ink)" stroke-width="2" stroke-dasharray="2 3"',
    "whisker": 'stroke="currentColor" stroke-width="3" stroke-linecap="round"',
}
DOT = 'fill="currentColor" stroke="var(--sheet)" stroke-width="2"'
BAR = 'fill="currentColor" stroke="var(--sheet)" stroke-width=".75"'


class Scale:
    """Values to percentages."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def __call__(self, value: float) -> float:
        return 100 * (value - self.low) / (self.high - self.low)

    def axis(self, height: float) -> str:
        """Round numbers below a plot, and a thin line up from each."""
        drawing = ""
        values = ticks(self.low, self.high, 5)
        short = max(map(abs, values), default=0) >= LONG
        for value in values:
            at = self(value)
            anchor = "start" if at < 100 * MIDDLE else "end" if at > 100 * (1 - MIDDLE) else "middle"
            label = (f"{value / 1000:g}k" if short and value else f"{value:g}").replace("-", "−")
            drawing += _line(at, 0, at, height, "grid" if value else "zero")
            drawing += f'<text x="{n(at)}%" y="{n(height + 16)}" text-anchor="{anchor}">{label}</text>'
        return drawing


def whisker(rating: Rating, scale: Scale, colour: str, title: str) -> str:
    """A value with its interval."""
    middle = BAND / 2
    low, high = scale(rating.value - rating.error), scale(rating.value + rating.error)
    ends = "".join(_line(end, middle - 6, end, middle + 6, "whisker") for end in (low, high))
    return plot(
        f'<g style="color:{colour}">{_line(scale(0), 0, scale(0), BAND, "zero")}'
        f"{_line(low, middle, high, middle, 'whisker')}{ends}"
        f'<circle cx="{n(scale(rating.value))}%" cy="{n(middle)}" r="6" {DOT}/></g>',
        BAND,
        title,
    )


def axis(scale: Scale) -> str:
    return plot(scale.axis(0), AXIS, "")


def histogram(values: Sequence[float], scale: Scale, colour: str, title: str) -> str:
    """How often values came, about where."""
    counts, edges = np.histogram(values, BINS, (scale.low, scale.high))
    tallest = max(int(counts.max()), 1)
    bars = ""
    for count, left, right in zip(counts.tolist(), edges[:-1].tolist(), edges[1:].tolist(), strict=True):
        if count:
            height = max(2.0, (HISTOGRAM - 6) * count / tallest)
            place = f'x="{n(scale(left), 2)}%" width="{n(scale(right) - scale(left), 2)}%"'
            tip = f"<title>{left:.0f} to {right:.0f}: {count}</title>".replace("-", "−")
            bars += f'<rect {place} y="{n(HISTOGRAM - height)}" height="{n(height)}" {BAR}>{tip}</rect>'
    mean = scale(float(np.mean(values)))
    return plot(
        f'<g style="color:{colour}">{scale.axis(HISTOGRAM)}{bars}</g>{_line(mean, 0, mean, HISTOGRAM, "mean")}',
        HISTOGRAM + AXIS,
        title,
    )


def span(values: Sequence[float], even: bool = False) -> Scale:
    """A scale that holds all values and 0; an even one has 0 in its middle."""
    low, high = min([*values, 0]), max([*values, 0])
    room = 0.04 * (high - low)
    far = max(abs(low), abs(high)) + room
    return Scale(-far, far) if even else Scale(low - (room if low < 0 else 0), high + room)


def meter(share: float, colour: str, title: str, middle: float | None = None) -> str:
    """A bar from 0 to 100 %, with a line at the middle that would be even."""
    even = _line(100 * middle, 0, 100 * middle, 16, "mean") if middle is not None else ""
    bar = f'<rect width="{n(100 * share)}%" height="10" y="3" rx="3" {BAR} style="color:{colour}"/>'
    return plot(f'<rect width="100%" height="10" y="3" rx="3" fill="var(--sheet-3)"/>{bar}{even}', 16, title)


def plot(body: str, height: float, title: str) -> str:
    label = f'role="img" aria-label="{safe(title)}"' if title else 'aria-hidden="true"'
    return f'<svg class="plot" width="100%" height="{n(height)}" {label}>{body}</svg>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line {STROKES[kind]} x1="{n(x1, 2)}%" y1="{n(y1)}" x2="{n(x2, 2)}%" y2="{n(y2)}"/>'
