"""How kernels run in this process. A module of its own, so that asking does not load Numba."""

from __future__ import annotations

import os
from importlib.metadata import version

INTERPRETED = os.environ.get("MANOA_INTERPRETED") == "1"

# The versions of Numba that `manoa.kernel.compiling` was written for. With others kernels are compiled plainly.
KNOWN_NUMBA = "0.68."
PLAINLY = os.environ.get("MANOA_PLAINLY") == "1" or not version("numba").startswith(KNOWN_NUMBA)
