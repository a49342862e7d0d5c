"""Games for OpenSpiel, registered from Python when this is imported.

    pyspiel.load_game("manoa_lost_cities", {"players": 2, "reward": "placing", "options": '{"rounds": 1}'})

(In the text of a game commas separate parameters, so within options they are written %2C, as in the address of a page.)
A game begins with chance nodes that choose the deal, a byte each; everything random later follows from it.
"""

from __future__ import annotations

import functools
import hashlib
import json
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from manoa.games import registered, rulebook
from manoa.learn.rewards import named_reward
from manoa.play.match import Game, Match, game

DEALING = 4  # chance nodes at the beginning
OUTCOMES = 256  # of each
SEED = 32  # bytes
LONGEST = 100_000  # steps: more than there ever are, for OpenSpiel wants to know
PLAIN = '{}[]": '  # what may stand in the text of a game beside letters and digits
DIGEST = 32  # numbers that stand for all that a seat has seen


def spiel_game(name: str, /, players: int | None = None, *, reward: str = "margin", **options: Any) -> Any:
    """A game for OpenSpiel, with the options that are to differ from their defaults."""
    chosen = game(name, **options)
    count = chosen.seat_count(players)
    named_reward(reward, chosen, count)
    register(name)
    written = quote(json.dumps(options), safe=PLAIN)
    return pyspiel.load_game(short_name(name), {"players": count, "reward": reward, "options": written})


def short_name(name: str) -> str:
    return f"manoa_{name.replace('-', '_')}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Manoa under OpenSpiel's name for it; each has a class of its own."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.played: Game = game(self.name, **json.loads(unquote(params.get("options", "{}"))))
        self.players = self.played.seat_count(params.get("players", 0) or None)
        self.reward = named_reward(params.get("reward", "margin"), self.played, self.players)
        zero_sum = self.reward.always_zero_sum or self.players == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=max(self.played.book.action_count, OUTCOMES),
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-self.reward.most,
            max_utility=self.reward.most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, zero_sum), info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, or a pickle, is the game of that text; importing this registers it."""
        return _loaded, (self.name, str(self))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """None, as OpenSpiel wants it, where observations are to hold anything but all that one seat knows."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and kind.public_info
        return Observer(self, kind, params) if whole else None


class Line:
    """A match that OpenSpiel may copy and ask as often as it likes: what seats saw is told once."""

    def __init__(self, match: Match, seen: dict[int, tuple[int, list[str]]] | None = None) -> None:
        self.match = match
        self._seen = seen or {}  # by seat: up to which step, and what

    def seen(self, seat: int) -> list[str]:
        """All that a seat saw happen."""
        since, seen = self._seen.get(seat, (0, []))
        news = self.match.log(seat, since)
        seen = seen + [json.dumps(event, sort_keys=True) for event in news]
        self._seen[seat] = len(self.match.steps), seen
        return seen

    def imagined(self, seat: int, seed: bytes) -> Line:
        """A line in another world that the seat may take for the true one. It remembers all that it has seen; of what
        the others saw it cannot know more than a spectator."""
        public = [json.dumps(event, sort_keys=True) for event in self.match.log()]
        seen = dict.fromkeys(range(self.match.players), (0, public)) | {seat: (0, self.seen(seat))}
        return Line(self.match.for_seat(seat).imagine(seed), seen)

    def __deepcopy__(self, memo: Any) -> Line:
        return Line(self.match.at(len(self.match.steps)), dict(self._seen))


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """First the deal is chosen, then there is a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.deal: list[int] = []
        self.line: Line | None = None

    @property
    def match(self) -> Match | None:
        return self.line.match if self.line else None

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        player = self.match.player
        return int(pyspiel.PlayerId.TERMINAL) if player is None else player

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def returns(self) -> list[float]:
        game: SpielGame = self.get_game()
        if self.match is None or not self.match.over:
            return [0.0] * game.players
        gained: list[float] = game.reward.of(self.match.scores).tolist()
        return gained

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player may take for this one. `sampler` gives numbers from 0 up to 1."""
        assert self.line is not None
        resampled: SpielState = self.clone()
        resampled.line = self.line.imagined(player, bytes(int(sampler() * OUTCOMES) for _ in range(SEED)))
        return resampled

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal if self.match is not None and self.match.player == player else []

    def _apply_action(self, action: int) -> None:
        if self.match is not None:
            self.match.play(action)
            return
        self.deal.append(action)
        if len(self.deal) == DEALING:
            game: SpielGame = self.get_game()
            self.line = Line(game.played.start(game.players, int.from_bytes(self.deal, "little")))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.match.word(action))

    def __str__(self) -> str:
        steps = "" if self.match is None else " ".join(map(str, self.match.steps))
        return f"{bytes(self.deal).hex()} {steps}".rstrip()


class Observer:
    """What a seat knows, as numbers and as text; with perfect recall also all that it has seen."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, so not {params!r}")
        book = game.played.book
        sizes = {"player": game.players, "observation": book.feature_count(game.played.rules(game.players))}
        if kind.perfect_recall:
            sizes["seen"] = DIGEST
        self.perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        parts = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
        self.dict: dict[str, Any] = dict(zip(sizes, parts, strict=True))

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.match is None:
            return
        self.dict["observation"][:] = state.match.observe(player)
        if self.perfect_recall:
            digest = hashlib.sha256(self.string_from(state, player).encode()).digest()
            self.dict["seen"][:] = np.frombuffer(digest, np.uint8) / np.float32(255)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.line is None:
            return f"seat {player}: the deal is being chosen"
        now = json.dumps(state.line.match.view(player), sort_keys=True)
        return "\n".join([f"seat {player}: {now}", *(state.line.seen(player) if self.perfect_recall else [])])


def game_type(name: str, zero_sum: bool = False) -> Any:
    """What OpenSpiel wants to know about a game. Players and reward decide whether it is zero-sum."""
    book, utility = rulebook(name), pyspiel.GameType.Utility
    most = max(book.seats({option: chosen.default for option, chosen in book.options.items()}))
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"{book.title} (Manoa)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(most, 4),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "reward": "margin", "options": "{}"},
    )


@functools.cache
def register(name: str) -> None:
    """Tell OpenSpiel of a game."""
    pyspiel.register_game(game_type(name), type(short_name(name), (SpielGame,), {"name": name}))


def _loaded(name: str, text: str) -> Any:
    register(name)
    return pyspiel.load_game(text)


for _name in registered():
    register(_name)
