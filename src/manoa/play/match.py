"""A match: the fold of its actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from manoa.kernel.batch import FEATURE, SCORE
from manoa.kernel.positions import shown
from manoa.kernel.rulebook import Event
from manoa.play import record
from manoa.play.action import Action
from manoa.play.errors import IllegalAction
from manoa.play.game import Game, fixed_words

if TYPE_CHECKING:
    from manoa.play.seat import Seat


class Match:
    """Made by `game.start`, `game.restore` or `manoa.replay`.

    `steps` are the action ids played so far; `state` is what they lead to from `begin`. The kernels are called through
    loops, on arrays of one.
    """

    def __init__(self, game: Game, players: int, states: Any, seed: bytes | None) -> None:
        self.game = game
        self.players = players
        self.seed = seed  # None when the match goes on from a snapshot
        self._rules = game.rule_array(players)
        self._states = states
        self._begin = states.copy()
        self.rules = self._rules[0]
        self.state = states[0]
        self.begin = self._begin[0]
        self.steps: list[int] = []
        self._words = fixed_words(game.book)
        self._scratch = game.scratch()
        self._legal = self._survey()
        self._player: int | None = None  # as long as nobody has asked

    # Whose turn it is, what may be done, how it stands

    @property
    def player(self) -> int | None:
        """The seat to act; None when the match is over."""
        if self._player is None and self._legal:
            out = np.zeros(1, np.int8)
            self.game.loops.players_all(self._rules, self._states, self._scratch, out, 0, 1)
            self._player = int(out[0])
        return self._player

    @property
    def over(self) -> bool:
        return not self._legal

    @property
    def scores(self) -> list[int]:
        out = np.zeros((1, self.players), SCORE)
        self.game.loops.scores_all(self._rules, self._states, self._scratch, out, 0, 1)
        scores: list[int] = out[0].tolist()
        return scores

    @property
    def placings(self) -> list[int]:
        """The place of each seat by score: 1 is first, ties share."""
        scores = self.scores
        return [1 + sum(other > score for other in scores) for score in scores]

    @property
    def legal(self) -> list[int]:
        """The ids of what the player to act may do."""
        return self._legal

    def actions(self) -> list[Action]:
        """What the player to act may do; empty when the match is over."""
        words = self._words
        if words is None:
            return [self.word(action) for action in self._legal]
        return [words[action] for action in self._legal]

    def word(self, action: int) -> Action:
        """An action id with its notation in this position."""
        return self.game.word(self.rules, self.state, action) if self._words is None else self._words[action]

    # Moving

    def play(self, action: Action | int | str) -> Action:
        """Play an Action, its id or its notation. IllegalAction says why not, and then nothing has changed."""
        chosen = self._legal_id(action)
        played = self.word(chosen)
        self._advance(chosen)
        return played

    def follow(self, actions: Sequence[Any]) -> None:
        """Play actions in any of their forms, one after the other; IllegalAction at the first that is none."""
        for action in actions:
            self._advance(self._legal_id(action))

    def why(self, action: Action | int | str) -> str | None:
        """Why an action may not be played now, in a sentence; None if it may."""
        chosen = self.id_of(action)
        return None if chosen in self._legal else self._why_not(chosen)

    def id_of(self, action: Any) -> int:
        """The id of an action in any of its forms, legal or not."""
        if isinstance(action, str):
            try:
                return self.game.book.parse(self.rules, self.state, action)
            except ValueError as error:
                raise IllegalAction(str(error), "malformed") from None
        given = action.id if isinstance(action, Action) else action
        if not isinstance(given, int | np.integer) or isinstance(given, bool):
            raise IllegalAction(f"An action is an Action, its id or its notation, not {shown(given)}.", "malformed")
        most = self.game.book.action_count - 1
        if not 0 <= given <= most:
            raise IllegalAction(
                f"Action ids of {self.game.title} run from 0 to {most}, not {shown(given)}.", "malformed"
            )
        return int(given)

    def undo(self) -> Action:
        """Take the last step back; refused once it revealed something hidden."""
        if not self.steps:
            raise IllegalAction("There is no step to take back.")
        before = self.at(len(self.steps) - 1)
        if self.revealed_since(before.state):
            raise IllegalAction("The last step revealed something hidden or ended the turn, so it stands.")
        undone = before.word(self.steps[-1])
        self._states[0] = before.state
        self.steps, self._legal, self._player = before.steps, before._legal, before._player
        return undone

    def revealed_since(self, before: Any) -> bool:
        """Something hidden came to light after this state of the match: there is no way back to it."""
        return bool(before["revealed"] != self.state["revealed"])

    def at(self, step: int) -> Match:
        """The match as it stood after so many steps, free to go on from there."""
        if not 0 <= step <= len(self.steps):
            raise ValueError(f"the match has {len(self.steps)} steps, so there is no position after {step}")
        earlier = Match(self.game, self.players, self._begin.copy(), self.seed)
        earlier.fold(self.steps[:step])
        return earlier

    def fold(self, steps: list[int]) -> int:
        """Play action ids while they are legal; how many were."""
        played: int = self.game.loops.fold(self._rules, self._states, self._scratch, np.array(steps, np.int64))
        self.steps += steps[:played]
        self._legal, self._player = self._survey(), None
        return played

    # What a seat may know

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, ready for JSON; None is a spectator."""
        return self.game.book.view(self.rules, self.state, None if seat is None else self._seat(seat))

    def log(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from step `since` on, as a seat may know it."""
        return self.at(since).told(self.steps[since:], None if seat is None else self._seat(seat))

    def told(self, steps: Sequence[int], seat: int | None) -> list[Event]:
        """Play steps on, and tell what a seat sees of them."""
        events: list[Event] = []
        for step in steps:
            before = self.state.copy()
            self.follow([step])
            happened = self.game.book.log(self.rules, before, step, self.state, seat)
            events += [{"step": len(self.steps), **event} for event in happened]
        return events

    def mask(self) -> Any:
        """A truth value for each action id: legal now or not."""
        legal = np.zeros(self.game.book.action_count, np.bool_)
        legal[self._legal] = True
        return legal

    def observe(self, seat: int) -> Any:
        """Features for learning: only what the seat may know."""
        out = np.zeros(self.game.book.feature_count(self.rules), FEATURE)
        self.game.loops.observe_seat(self._rules, self._states, self._seat(seat), out)
        return out

    def for_seat(self, seat: int) -> Seat:
        """The match as a seat knows it: what a bot is given."""
        from manoa.play.seat import Seat

        return Seat(self, self._seat(seat), self._states.copy())

    def svg(
        self, seat: int | None = None, *, theme: str = "light", names: Sequence[str] = (), since: int | None = None
    ) -> str:
        """The position as a picture, as a seat may know it; None is a spectator. What happened from step `since` on,
        by default in the last turn, is marked."""
        from manoa.play.picture import draw

        return draw(self, None if seat is None else self._seat(seat), theme, tuple(names), since)

    # Keeping it

    def record(self) -> dict[str, Any]:
        """The match as JSON: `manoa.replay` gives it back."""
        return record.record(self)

    def snapshot(self) -> dict[str, Any]:
        """The position as JSON: `game.restore` goes on from it."""
        return record.snapshot(self)

    def _legal_id(self, action: Any) -> int:
        chosen = self.id_of(action)
        if chosen not in self._legal:
            raise IllegalAction(self._why_not(chosen), "illegal" if self._legal else "over")
        return chosen

    def _advance(self, action: int) -> None:
        found = self.game.loops.advance(self._rules, self._states, self._scratch, action)
        self._legal, self._player = self._scratch[:found].tolist(), None
        self.steps.append(action)

    def _why_not(self, action: int) -> str:
        return self.game.book.why(self.rules, self.state, action) if self._legal else "The match is over."

    def _survey(self) -> list[int]:
        found = self.game.loops.survey(self._rules, self._states, self._scratch)
        legal: list[int] = self._scratch[:found].tolist()
        return legal

    def _seat(self, seat: Any) -> int:
        whole = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not whole or not 0 <= seat < self.players:
            raise ValueError(f"seats are numbered 0 to {self.players - 1}; there is no seat {shown(seat)}")
        return int(seat)
