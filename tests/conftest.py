"""Settings that all tests share."""

from __future__ import annotations

from hypothesis import settings

from manoa.kernel.batch import cores

# No deadline: the first example may compile a kernel.
settings.register_profile("manoa", deadline=None, max_examples=50, print_blob=True)
settings.load_profile("manoa")


def pytest_xdist_auto_num_workers() -> int:
    """One more process than there are cores, because some test is always waiting for a server."""
    return cores() + 1
