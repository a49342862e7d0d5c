"""Bots that play by a policy kernel of the game."""

from __future__ import annotations

import secrets

from manoa.bots.thought import Thought
from manoa.kernel.batch import named_policy
from manoa.kernel.chance import sow
from manoa.kernel.seeds import light
from manoa.play.action import Action
from manoa.play.seat import Seat


class PolicyBot:
    """Plays a policy by name: `random`, or one that the game brings, such as `careful`."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self.seed = secrets.randbits(62) if seed is None else light(seed)

    def choose(self, seat: Seat) -> Action:
        return self.think(seat).action

    def think(self, seat: Seat) -> Thought:
        if seat.player != seat.seat:
            raise ValueError(f"it is not the turn of seat {seat.seat}, so there is nothing to choose")
        game = seat.game
        _, policy = named_policy(game.book, game.loops, self.name)
        luck = sow(self.seed, seat.step)
        return Thought(game.word(seat.rules, seat.state, int(policy(seat.rules, seat.state, game.scratch(), luck))))
