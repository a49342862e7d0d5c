"""A position that can be played on: whose turn it is, what may be done, what a seat may know."""

import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic

import numpy as np

from manoa.kernel import journal
from manoa.kernel.batch import FEATURE, SCORE
from manoa.kernel.positions import shown
from manoa.kernel.rulebook import Event, Refusal, Unreadable
from manoa.play.action import Action, Position, actions_of
from manoa.play.completed import Completed
from manoa.play.errors import IllegalAction, refusal
from manoa.play.ruleset import Ruleset, is_whole
from manoa.play.views import View

Witness = Callable[[int | None], list[Event]]  # what a seat saw of a step; None is a spectator

NO_NOTES = journal.new(0)


class _Notes(threading.local):
    """The journal that steps are noted in: one for each thread, since to make one takes longer than a step."""

    def __init__(self) -> None:
        self.journal = journal.new()


_notes = _Notes()


class World(Completed, Generic[View]):
    """The kernels of a game over one state. They are called through loops, on arrays of one.

    `steps` are the action ids played so far; `state` is what they led to.
    """

    BEHIND = frozenset({"fold", "follow", "steps_of", "steps_recorded", "witness", "witnessed", "word"})

    def __init__(self, game: Ruleset, players: int, states: Any) -> None:
        self.game = game
        self.players = players
        self._rules = game.rule_array(players)
        self._states = states
        self.rules = self._rules[0]
        self.state = states[0]
        self.steps: list[int] = []
        self._scratch = game.scratch()
        self._position: Position | None = None  # as long as nobody has asked for actions here
        self._player: int | None = None  # as long as nobody has asked for it
        self._legal: list[int] = []
        self._look_around()

    # Whose turn it is, what may be done, how it stands

    @property
    def player(self) -> int | None:
        """The seat to act; None when the match is over."""
        if self._player is None and self._legal:
            self._player = int(self.game.loops.seat_to_act(self._rules, self._states))
        return self._player

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self._legal

    @property
    def scores(self) -> list[int]:
        """The score of each seat as it stands now. More is better in every game."""
        out = np.zeros(self.players, SCORE)
        self.game.loops.scores_of(self._rules, self._states, out)
        scores: list[int] = out.tolist()
        return scores

    @property
    def placings(self) -> list[int]:
        """The place of each seat by score: 1 is first, ties share."""
        return placings_of(self.scores)

    @property
    def winners(self) -> list[int]:
        """The seats in first place by score."""
        return [seat for seat, place in enumerate(self.placings) if place == 1]

    @property
    def legal(self) -> list[int]:
        """The ids of what the player to act may do."""
        return self._legal

    def actions(self) -> list[Action]:
        """What the player to act may do; empty when the match is over."""
        return actions_of(self._legal, self._position or self._here())

    def word(self, action: int) -> Action:
        """An action id with its notation in this position."""
        return Action((action, self._position or self._here()))

    # Moving

    def play(self, action: Action | int | str) -> Action:
        """Play an Action, its id or its notation. IllegalAction says why not, and then nothing has changed.

        A notation may name several steps, which are played all or none; the last of them comes back.
        """
        chosen, source = action if isinstance(action, Action) else (action, None)
        if type(chosen) is int and chosen in self._legal:
            here = self._position or self._here()
            played = action if isinstance(action, Action) and source is here else Action((chosen, here))
            self._advance(chosen)
            return played
        return self._play_all(self.steps_of(action))

    def follow(self, actions: Iterable[Any]) -> None:
        """Play actions in any of their forms, one after the other; IllegalAction at the first that is none."""
        for action in actions:
            steps = self.steps_of(action)
            if len(steps) == 1:
                self._advance(self._legal_step(steps[0]))
            else:
                self._play_all(steps)

    def why(self, action: Action | int | str) -> Refusal | None:
        """Why an action may not be played now, and by which rule; None if it may. What is no action at all is told what
        is allowed."""
        try:
            self._try(self.steps_of(action))
        except IllegalAction as error:
            return error.refusal
        return None

    def id_of(self, action: Any) -> int:
        """The id of an action in any of its forms, legal or not."""
        steps = self.steps_of(action)
        if len(steps) > 1:
            raise self._error("malformed", refusal("several-steps", text=shown(action)))
        return steps[0]

    def fold(self, steps: Sequence[int]) -> int:
        """Play action ids while they are legal; how many were."""
        self._leave()
        played: int = self.game.loops.fold(self._rules, self._states, self._scratch, np.array(steps, np.int64))
        self.steps += steps[:played]
        self._look_around()
        return played

    def witness(self, actions: Iterable[Any]) -> list[Witness]:
        """`follow` recorded ones; what each seat saw of each step can be asked for later."""
        seen = []
        for action in actions:
            steps = self.steps_recorded(action)
            if len(steps) > 1:
                self._try(steps)
            seen += [self.witnessed(step) for step in steps]
        return seen

    def witnessed(self, step: int) -> Witness:
        """Play an action id; what each seat saw of it can be asked for later."""
        notes = _notes.journal
        notes[0] = 0
        self._advance(self._legal_step(step), notes)
        events, rules, entries = self.game.book.events, self.rules, journal.entries(notes)
        return lambda seat: events(rules, entries, seat)

    # What a seat may know

    def view(self, seat: int | None = None, public: View | None = None) -> View:
        """What a seat may know, ready for JSON; None is a spectator. Whoever asks for several seats may hand in what a
        spectator sees here: then it is not found again, and the views share it."""
        look: Callable[..., View] = self.game.book.view
        return look(self.rules, self.state, self._viewer(seat), *([] if public is None else [public]))

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

    # Inside

    def steps_of(self, action: Any) -> list[int]:
        """The ids that an action in any of its forms names, legal or not."""
        steps = self.steps_recorded(action)
        if not steps:
            raise self._error("malformed", refusal("nothing-by-itself", text=shown(action)))
        return steps

    def steps_recorded(self, action: Any) -> list[int]:
        """The ids that an action in a record names, legal or not: none at all, where an old text names only what the
        next one tells too."""
        if isinstance(action, str):
            return self._read(action)
        given = action.id if isinstance(action, Action) else action
        if not is_whole(given):
            raise self._error("malformed", refusal("not-an-action", given=shown(given)))
        most = self.game.book.action_count - 1
        if not 0 <= given <= most:
            raise self._error("malformed", refusal("no-such-id", game=self.game.name, most=most, given=shown(given)))
        return [int(given)]

    def _read(self, text: str) -> list[int]:
        try:
            return self.game.book.parse(self.rules, self.state, text)
        except Unreadable as error:
            raise self._error("malformed", error.refusal) from None

    def _legal_step(self, step: int, *following: int) -> int:
        if step not in self._legal:
            raise self._error("illegal" if self._legal else "over", self._why_not(step, *following))
        return step

    def _play_all(self, steps: list[int]) -> Action:
        """All of these steps or, if one is refused, none; the last of them as an action."""
        self._try(steps)
        for step in steps[:-1]:
            self._advance(step)
        return self.play(steps[-1])

    def _try(self, steps: list[int]) -> None:
        """Refuse steps that cannot all be played."""
        trial = self if len(steps) == 1 else World(self.game, self.players, self._states.copy())
        for number, step in enumerate(steps, 1):
            trial._legal_step(step, *steps[number:])
            if number < len(steps):
                trial._advance(step)

    def _why_not(self, step: int, *following: int) -> Refusal:
        if not self._legal:
            return refusal("over")
        return self.game.book.why(self.rules, self.state, step, *following)

    def _error(self, code: str, why: Refusal) -> IllegalAction:
        rule = self.game.book.cited.get(why["code"])
        return IllegalAction({**why, "rule": rule} if rule else why, code, self.game.name)

    def _advance(self, step: int, notes: Any = NO_NOTES) -> None:
        if self._position is not None:
            self._leave()
        found = self.game.loops.advance(self._rules, self._states, self._scratch, step, notes)
        self._legal, self._player = self._scratch[:found].tolist(), None
        self.steps.append(step)

    def _look_around(self) -> None:
        found = self.game.loops.survey(self._rules, self._states, self._scratch)
        self._legal, self._player = self._scratch[:found].tolist(), None

    def _here(self) -> Position:
        self._position = Position(self.game.book, self.rules, self._states, self.state)
        return self._position

    def _leave(self) -> None:
        """The state is about to change: actions that were named here keep what they need."""
        if self._position is not None:
            self._position.keep()
        self._position = None

    def _viewer(self, seat: Any) -> int | None:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: Any) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise ValueError(f"seats are numbered 0 to {self.players - 1}; there is no seat {shown(seat)}")
        return int(seat)


def placings_of(worths: Sequence[Any]) -> list[int]:
    """The place of each by what it is worth: 1 is first, ties share."""
    return [1 + sum(other > own for other in worths) for own in worths]
