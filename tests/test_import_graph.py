"""The picture of imports in decision 13 is true."""

from __future__ import annotations

from import_graph import NAME, picture
from test_layers import SOURCE


def test_the_picture_shows_the_imports_of_today() -> None:
    drawn = SOURCE.parents[1] / "docs" / "pictures" / NAME
    assert drawn.read_text(encoding="utf-8") == picture(), "python tests/import_graph.py docs/pictures"
