"""The bot on the page about bots works as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import manoa

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_page_plays_a_match() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    (code,) = (block for block in blocks if "class Bold" in block)
    scope: dict[str, Any] = {}
    exec(code, scope)
    bots = [scope["Bold"](seed=1), manoa.bot("random", seed=1)]
    match = manoa.game("lost-cities", rounds=1).start(seed=2)
    while match.player is not None:
        match.play(bots[match.player].choose(match.for_seat(match.player)))
    assert len(code.strip().splitlines()) <= 20
