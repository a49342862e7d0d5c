"""What somebody may be called."""

from __future__ import annotations

import re
import unicodedata

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
    """Why this cannot be a name, as a sentence."""


def clean(name: str) -> str:
    """The name as it is stored and shown."""
    tidy = re.sub(" +", " ", unicodedata.normalize("NFC", name).strip())
    if len(tidy) > LONGEST:
        raise BadName(f"A name has at most {LONGEST} characters.")
    if any(unicodedata.category(char) in UNWANTED for char in tidy) or INVISIBLE.search(tidy):
        raise BadName("A name cannot have control characters, or ones that do not show.")
    if not any(shows(char) for char in tidy):
        raise BadName("A name needs something to be seen.")
    if too_many_marks(tidy):
        raise BadName("A name cannot have so many marks on one letter.")
    return tidy


def shows(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"


def too_many_marks(name: str) -> bool:
    run = 0
    for char in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(char) in MARKS else 0
        if run > MOST_MARKS:
            return True
    return False


def fold(name: str) -> str:
    """What tells accounts apart: neither case nor the way of writing a letter does."""
    folded = name.replace(EMOJI_STYLE, "")
    for _ in range(2):  # folding can bring up what has to be composed and folded again
        folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", folded).casefold())
    folded = " ".join(folded.split())
    if not folded or len(folded) > LONGEST_FOLDED:
        raise BadName("This name does not work for an account: choose a simpler one.")
    return folded
