"""Faults of routes, as tests look at them."""

from __future__ import annotations

from typing import Any

from manoa.games.quest.routes.faults import faults
from manoa.kernel.routes import Fault
from manoa.words import LANGUAGES, catalogue


def codes(route: Any) -> list[str]:
    return [fault["code"] for fault in faults(route)]


def fault_of(route: Any, code: str) -> Fault:
    """The first fault with this code."""
    return next(fault for fault in faults(route) if fault["code"] == code)


def sentences(route: Any) -> list[str]:
    """What is wrong, in English."""
    return [catalogue("quest", "en").fault(fault) for fault in faults(route)]


def assert_told(found: list[Fault]) -> None:
    """Each fault is a sentence of modest length in every language, and JSON."""
    assert found
    for fault in found:
        assert set(fault) == {"code", "parts", "hexes", "pieces"}
        assert all(len(at) == 2 for at in fault["hexes"])
        for language in LANGUAGES:
            sentence = catalogue("quest", language).fault(fault)
            assert sentence.endswith(".")
            assert len(sentence) < 400
