"""The language in which rules are written, and the machinery that runs it: see docs/architecture.md.

`from manoa.kernel import kernel` is all a bot writer needs. The name is loaded on first use, because it loads Numba.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from manoa.kernel.language import kernel as kernel


def __getattr__(name: str) -> Any:
    if name != "kernel":
        raise AttributeError(f"module 'manoa.kernel' has no attribute {name!r}")
    from manoa.kernel.language import kernel

    return kernel
