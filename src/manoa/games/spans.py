"""Spans that all games know, for what their scores and features can be."""

import numpy as np

from manoa.kernel.batch import FEATURE
from manoa.kernel.rulebook import Span


def span_of(numbers: type) -> Span:
    """All that a type of whole numbers holds."""
    info = np.iinfo(numbers)
    return Span(int(info.min), int(info.max))


FLAG = Span(0, 1)
BYTE = span_of(np.int8)
SMALL = Span(0, BYTE.most)  # a count in a byte
FULL = span_of(FEATURE)  # whatever a feature can hold
