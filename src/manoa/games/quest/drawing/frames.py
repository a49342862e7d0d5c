"""What sets cards of the expansions apart: a hero's frame, a familiar's stub, the woven edge of the Muisca."""

from typing import Final

from manoa.art.kit import Box, circle, icon, line, n, path, rect
from manoa.art.lettering import display

STEPS = 3  # of a hero's corner, as of a pyramid
PAPER = "#FBF5E7"
LARGE: Final[Box] = (0, 0, 244, 412)


def stepped(x: float, y: float, right: float, bottom: float, step: float) -> tuple[str, str]:
    """A frame whose corners climb in steps: path data of its upper half from left to right, of its lower half back."""
    corner = STEPS * step
    up, down = f"V{n(y + corner)}", f"V{n(bottom - corner)}"
    for i in range(1, STEPS + 1):
        up += f"H{n(x + i * step)}V{n(y + corner - i * step)}"
        down += f"H{n(right - i * step)}V{n(bottom - corner + i * step)}"
    up += f"H{n(right - corner)}"
    down += f"H{n(x + corner)}"
    for i in range(1, STEPS + 1):
        up += f"V{n(y + i * step)}H{n(right - corner + i * step)}"
        down += f"V{n(bottom - i * step)}H{n(x + corner - i * step)}"
    return up, down


def hero_frame(x: float, y: float, w: float, h: float, step: float) -> str:
    """Ink from head to foot."""
    up, down = stepped(x, y, x + w, y + h, step)
    return path(f"M{n(x)} {n(y + h / 2)}{up}{down}Z", "k-hero")


def hero_hairlines(x: float, y: float, w: float, h: float, head: float, foot: float, step: float = 2.7) -> str:
    """They follow the frame of a whole card around its head and its foot."""
    up, down = stepped(x, y, x + w, y + h, step)
    around = f"M{n(x)} {n(head)}{up}V{n(head)}M{n(x + w)} {n(foot)}{down}V{n(foot)}"
    return line(around, "k-hero-line", step / 3)


def large_hero_frame() -> str:
    """A card with room for words: head, window for the picture at (10, 77), foot."""
    drawing = rect(0.5, 0.5, LARGE[2] - 1, LARGE[3] - 1, PAPER, rx=17, stroke="#CFBE98", stroke_width=1)
    drawing += hero_frame(10, 10, 224, 392, 6) + hero_hairlines(16, 16, 212, 380, 74, 244, 6)
    drawing += rect(10, 77, 224, 157, "k-hero-2") + rect(10, 75.6, 224, 2, "k-hero-line")
    return drawing + rect(10, 234, 224, 5, "k-hero-deep")


def stub(x: float, y: float, w: float, h: float, corner: float, ink: str, once: int) -> str:
    """The once-power of a familiar behind a perforation: torn off, it is gone."""
    right, bottom = x + w, y + h
    shape = f"M{n(x)} {n(y)}H{n(right - corner)}a{corner} {corner} 0 0 1 {corner} {corner}V{n(bottom)}H{n(x)}Z"
    drawing = path(shape, PAPER, stroke=f"var(--{ink})", stroke_width=1.4)
    count = int(h / 5)
    drawing += "".join(circle(x, y + (hole + 0.5) * h / count, 1.5, ink) for hole in range(count))
    size, tag = h * 0.8, h * 0.42
    drawing += display(str(once), x + w * 0.16, y + h / 2 + size * 0.36, size, ink)
    return drawing + icon("item", right - tag - w * 0.08, y + (h - tag) / 2, tag, ink)


def woven_edge(x: float, y: float, w: float, height: float, ink: str) -> str:
    """Below the head of a card whose pile is always open."""
    teeth = round(w / height / 1.7)
    half = w / teeth / 2
    points = "".join(
        f"M{n(x + 2 * half * i)} {n(y + height - 0.6)}l{n(half)} {n(1 - height)}l{n(half)} {n(height - 1)}z"
        for i in range(teeth)
    )
    return rect(x, y, w, height, PAPER) + path(points, ink)
