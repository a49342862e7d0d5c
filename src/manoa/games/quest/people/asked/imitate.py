"""A card of the market board that an Imitator is."""

from manoa.games.quest.people.decisions import Asked, Choice
from manoa.games.quest.rules import tasks


class Imitate(Choice, tag="imitate"):
    TASK = tasks.IMITATE


class ActAs(Asked, tag="act_as"):
    """In old positions the card of an Imitator was chosen before it was played: it is chosen once more."""

    TASK = tasks.IMITATE

    card: str
