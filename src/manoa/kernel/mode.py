"""How kernels run in this process. A module of its own, so that asking does not load Numba."""

from __future__ import annotations

import os

INTERPRETED = os.environ.get("MANOA_INTERPRETED") == "1"
