"""A match as one seat knows it."""

from __future__ import annotations

import copy
import functools
import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from manoa.games import rulebook
from manoa.kernel import seeds
from manoa.kernel.rulebook import Event
from manoa.play.action import Action
from manoa.play.game import Game

if TYPE_CHECKING:
    from manoa.play.match import Match


class Seat:
    """What a bot is given. It holds no hidden card: `state` is one of the worlds that may be the true one as far as the
    seat can tell, the same for all matches that look the same from here; `imagine` gives others."""

    def __init__(self, match: Match, seat: int, states: Any) -> None:
        self.seat = seat
        self.game = match.game
        self.players = match.players
        self.rules = match.rules
        self.step = len(match.steps)
        self.over = match.over
        self.player = match.player
        steps = tuple(match.steps)
        self._log: Callable[[], list[Event]] = lambda: match.at(0).told(steps, seat)
        # A key of its own: a match with a small number as its seed must not find that very key here.
        self._states = self._resample(states, hashlib.sha256(b"seat at step %d" % self.step).digest())
        self.state = self._states[0]

    def actions(self) -> list[Action]:
        """What the seat may do now; empty when it is not its turn."""
        return self.imagine().actions() if self.player == self.seat else []

    def view(self) -> dict[str, Any]:
        return self.game.book.view(self.rules, self.state, self.seat)

    def observe(self) -> Any:
        return self.imagine().observe(self.seat)

    def mask(self) -> Any:
        """A truth value for each action id: what the seat may do now."""
        return self.imagine().mask() & (self.player == self.seat)

    def log(self) -> list[Event]:
        """What happened so far, as the seat may know it."""
        return self._log()

    def imagine(self, seed: seeds.Seed | None = None) -> Match:
        """A match in a world that the seat may take for the true one; another seed, another world."""
        from manoa.play.match import Match

        states = self._states.copy()
        return Match(self.game, self.players, states if seed is None else self._resample(states, seed), None)

    def pack(self) -> dict[str, Any]:
        """All but the log as plain data, for a bot in another process of this machine. Nothing hidden is in it."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": copy.deepcopy(self.game.options),
            "players": self.players,
            "seat": self.seat,
            "step": self.step,
            "state": self.state.tobytes(),
        }

    @classmethod
    def unpack(cls, packed: dict[str, Any]) -> Seat:
        """The seat that `pack` packed. Only for what comes from there: the state is taken as it is."""
        from manoa.play.match import Match

        game = _shared(Game(rulebook(packed["game"]), packed["options"]))
        if packed["version"] != game.version:
            raise ValueError(f"this seat was packed under version {packed['version']} of the rules, not {game.version}")
        states = np.frombuffer(packed["state"], game.book.state.dtype).copy()
        seat = cls(Match(game, packed["players"], states, None), packed["seat"], states.copy())
        seat.step = packed["step"]
        seat._states[:] = states
        seat._log = _untold
        return seat

    def _resample(self, states: Any, seed: seeds.Seed) -> Any:
        key = seeds.key(seeds.seed_bytes(seed))
        self.game.loops.imagine_seat(self.game.rule_array(self.players), states, self.seat, key)
        return states


@functools.lru_cache(maxsize=64)
def _shared(game: Game) -> Game:
    """One game for all that are equal: some take long to make their rules."""
    return game


def _untold() -> NoReturn:
    raise ValueError("this seat was packed without its log")
