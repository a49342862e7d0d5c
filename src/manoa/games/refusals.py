"""Why something cannot be done, or speaks against it: a code and its parts."""

from collections.abc import Callable, Mapping
from typing import Any

from manoa.kernel.rulebook import Refusal

Reasons = Mapping[str, Callable[..., dict[str, Any] | None]]  # by code, what finds the parts, if the reason holds


def refusal(code: str, **parts: Any) -> Refusal:
    return {"code": code, "parts": parts}


def first_reason(reasons: Reasons, *given: Any) -> Refusal | None:
    """The first that holds."""
    for code, find in reasons.items():
        parts = find(*given)
        if parts is not None:
            return refusal(code, **parts)
    return None
