"""Small parts of the page: numbers, and the mark by which a bot is known beside its colour."""

import math

from manoa.art.kit import circle, path

COLOURS = ("x-sea-t", "x-volcano-t", "x-rainforest-t", "x-aurora-t", "x-desert-t", "x-mountains-t")
SIZE = 14  # of a mark

_SHAPES = (
    circle(7, 7, 5.5, "currentColor"),
    path("M7 1L13.4 12.5H.6Z", "currentColor"),
    path("M1.8 1.8H12.2V12.2H1.8Z", "currentColor"),
    path("M7 .4L13.6 7L7 13.6L.4 7Z", "currentColor"),
    path("M5 1H9V5H13V9H9V13H5V9H1V5H5Z", "currentColor"),
)


def colour(bot: int) -> str:
    return f"var(--{COLOURS[bot % len(COLOURS)]})"


def mark(bot: int) -> str:
    """Five shapes and six colours: no two of thirty bots share both."""
    shape = _SHAPES[bot % len(_SHAPES)].replace("var(--currentColor)", "currentColor")
    return f'<svg class="mark" viewBox="0 0 {SIZE} {SIZE}" style="color:{colour(bot)}" aria-hidden="true">{shape}</svg>'


def signed(value: float, digits: int = 0) -> str:
    """With its sign, and a true minus; no sign on what is shown as nothing."""
    text = f"{value:+.{digits}f}"
    return text[1:] if not text.strip("+-0.") else text.replace("-", "−")


def error(value: float, digits: int = 0) -> str:
    """What stands after a plus-minus; nothing where it is not known."""
    return "" if math.isnan(value) else f' <span class="error">± {value:.{digits}f}</span>'


def percent(share: float, digits: int = 0) -> str:
    return f"{100 * share:.{digits}f} %"


def millis(value: float) -> str:
    """A time that may be millionths of a second or many seconds."""
    if math.isnan(value):
        return "–"
    if value >= 1000:
        return f"{value / 1000:.2f} s"
    return f"{value:.1f} ms" if value >= 1 else f"{1000 * value:.0f} µs"


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two ends."""
    room = (high - low) / most
    if room <= 0:
        return [low]
    size = 10 ** math.floor(math.log10(room))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= room)
    first = math.ceil(low / step)
    return [step * place for place in range(first, math.floor(high / step) + 1)]
