"""What of a game of Quest reached somebody's browser: hands and draw piles are for their owners alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from manoa.play.match import Match
from web.people import Person


def parts(expected: Any) -> Iterator[dict[str, Any]]:
    """All objects in something that was told."""
    if isinstance(expected, dict):
        yield expected
    for part in expected.values() if isinstance(expected, dict) else expected if isinstance(expected, list) else ():
        yield from parts(part)


def heard(person: Person) -> list[dict[str, Any]]:
    return [part for text in person.heard if text.startswith(("{", "[")) for part in parts(json.loads(text))]


def search(person: Person, match: Match, seat: int | None) -> None:
    """Nothing of others that is hidden, neither told nor shown; of one's own all that there is."""
    assert not person.keeps()
    found = heard(person)
    views = [part for part in found if "hands" in part and "market" in part]
    drawn = [part for part in found if part.get("key") == "draw_cards"]
    assert views
    assert {part["seat"] for part in drawn} <= {seat}
    shown = [card.get_attribute("data-card") for card in person.page.locator(".hand [data-card]").all()]
    if seat is None:
        assert not any("hand" in view or "draw" in view for view in views)
        known = match.view()["known"]
        assert sorted(map(str, shown)) == sorted(known[match.player if match.player is not None else 0])
        return
    own = match.view(seat)
    assert drawn  # the search is able to find
    assert views[-1]["hand"] == own["hand"]
    assert all(view["draw"] == sorted(view["draw"]) for view in views)  # what is in it, not in which order
    assert sorted(map(str, shown)) == sorted(own["hand"])
