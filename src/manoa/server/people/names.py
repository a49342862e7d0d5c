"""What somebody may be called."""

import re
import unicodedata
from itertools import groupby
from typing import Any

LONGEST = 24
LONGEST_FOLDED = 48
MOST_MARKS = 3  # on one letter: Vietnamese needs two

# Control, format (direction and joiners among them), surrogate, private, unassigned; line and paragraph ends.
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters and marks that show nothing: fillers of Hangul, the empty pattern of Braille, joiners and selectors that are
# marks by category. U+FE0F is let in, since emoji are written with it, but it makes no difference to an account.
EMOJI_STYLE = "\ufe0f"
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0e\U000e0100-\U000e01ef]"
)
MARKS = {"Mn", "Me"}


class BadName(ValueError):
    """What cannot be a name; the code says why, in the shared catalogues."""

    def __init__(self, code: str, **parts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.parts = parts


def clean(name: str, longest: int = LONGEST) -> str:
    """The name as it is stored and shown."""
    tidy = re.sub(" +", " ", unicodedata.normalize("NFC", name).strip())
    if len(tidy) > longest:
        raise BadName("name-too-long", most=longest)
    if any(unicodedata.category(char) in UNWANTED for char in tidy) or INVISIBLE.search(tidy):
        raise BadName("name-does-not-show")
    if not any(shows(char) for char in tidy):
        raise BadName("name-empty")
    if too_many_marks(tidy):
        raise BadName("name-marks")
    return tidy


def shows(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"


def too_many_marks(name: str) -> bool:
    signs = groupby(unicodedata.category(char) in MARKS for char in unicodedata.normalize("NFD", name))
    return any(marks and len(list(run)) > MOST_MARKS for marks, run in signs)


def fold(name: str) -> str:
    """What tells accounts apart: neither case nor the way of writing a letter does."""
    folded = name.replace(EMOJI_STYLE, "")
    for _ in range(2):  # folding can bring up what has to be composed and folded again
        folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", folded).casefold())
    folded = " ".join(folded.split())
    if not folded or len(folded) > LONGEST_FOLDED:
        raise BadName("name-not-simple")
    return folded
