"""What every picture has to be: well-formed, closed in itself, harmless, and the same every time."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

LARGEST = 400_000
SVG = "{http://www.w3.org/2000/svg}"
HARMLESS = {
    *("svg", "title", "desc", "style", "defs", "symbol", "clipPath", "g", "use"),
    *("path", "rect", "circle", "ellipse", "text"),
}
NUMBERS = {"x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "font-size", "stroke-width", "opacity"}


def parsed(svg: str) -> ElementTree.Element:
    """The picture as a tree, once it has passed every check."""
    assert len(svg.encode()) < LARGEST
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    check_harmless(root)
    check_closed(svg, root)
    for name in ("title", "desc"):
        assert (root.findtext(f"{SVG}{name}") or "").strip()
    return root


def check_harmless(root: ElementTree.Element) -> None:
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in HARMLESS
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert "var(" not in value, "an ink was not printed"
            assert "nan" not in value.split()
            if name in NUMBERS:
                float(value)


def check_closed(svg: str, root: ElementTree.Element) -> None:
    """Nothing from outside, every reference leads somewhere, and to one place only."""
    shown = re.sub(r"<(title|desc|text)\b[^>]*>[^<]*</\1>", "", svg)
    assert re.findall(r"https?:[^\s\"']*", shown) == ["http://www.w3.org/2000/svg"]
    assert all(target.startswith(("#", "data:font/")) for target in re.findall(r"url\(([^)]*)\)", shown))
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert set(ids.values()) == {1}
    targets = [element.get("href") for element in root.iter(f"{SVG}use")]
    assert all(target is not None and target.startswith("#") and target[1:] in ids for target in targets)
    assert set(re.findall(r"url\(#([^)]*)\)", shown)) <= set(ids)


def texts(root: ElementTree.Element) -> list[str]:
    """All that is written on the picture."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def marked(root: ElementTree.Element, name: str) -> Counter[str]:
    """The values of a data attribute: what is drawn, and how often."""
    return Counter(element.attrib[f"data-{name}"] for element in root.iter() if f"data-{name}" in element.attrib)


def laid(root: ElementTree.Element) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of all boxes that lie on the sheet itself, not turned and not moved."""
    boxes = []
    waiting = [root]
    while waiting:
        element = waiting.pop()
        if element.tag in (f"{SVG}defs", f"{SVG}clipPath") or "transform" in element.attrib:
            continue
        waiting += element
        if element is not root and "width" in element.attrib and "height" in element.attrib:
            x, y, w, h = (float(element.get(name, "0")) for name in ("x", "y", "width", "height"))
            boxes.append((x, y, x + w, y + h))
    return boxes
