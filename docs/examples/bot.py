"""A bot that sits down at every open table of Lost Cities and plays: python bot.py http://localhost:8000 TOKEN"""

import random
import sys

from manoa.client import Action, Client, Refusal, State


def choose(state: State) -> Action:
    """Lay a card where that is possible. `state.view` shows what the bot sees, `state.actions` what it may do."""
    laying = [action for action in state.actions if action.text.startswith("play ")]
    return random.choice(laying or state.actions)


def main() -> None:
    with Client(sys.argv[1], sys.argv[2]) as client:
        for table in client.tables(game="lost-cities"):
            try:
                client.sit(table.id)
            except Refusal as refusal:
                print(f"{table.id}: {refusal.sentence}")
        client.play_games(choose)


if __name__ == "__main__":
    main()
