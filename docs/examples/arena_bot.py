"""A bot for the arena: manoa arena arena_bot:Bold careful --game lost-cities --games 100"""

import random

from manoa import Action
from manoa.play.match import Seat


class Bold:
    """Lays its lowest card where that is possible, and never throws one away that it could lay."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, seat: Seat) -> Action:
        """`seat.view()` shows what the bot sees, `seat.actions()` what it may do."""
        actions = seat.actions()
        laying = [action for action in actions if action.data["kind"] == "play"]
        return min(laying, key=rank) if laying else self.random.choice(actions)


def rank(action: Action) -> int:
    card = str(action.data["card"])
    return int(card[1:]) if card[1:].isdigit() else 0  # wagers first
