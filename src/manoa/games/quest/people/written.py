"""What several parts of a written position share."""

from manoa.games.quest.people.decisions import Written


class WrittenPile(Written):
    card: str
    left: int
