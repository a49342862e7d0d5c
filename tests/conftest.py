"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# No deadline: the first example may compile a kernel.
settings.register_profile("manoa", deadline=None, max_examples=50, print_blob=True)
settings.load_profile("manoa")
