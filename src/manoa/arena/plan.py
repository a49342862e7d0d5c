"""What is to be played: the bots, the game in one or several settings, the seed. The same plan gives the same games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from manoa.arena.entries import Entry, check, entry, labels
from manoa.games import rulebook
from manoa.kernel.rulebook import Measure
from manoa.play.match import Game, game

FORMAT = 2  # of the file: 1 had action ids, 2 has notation
SECONDS = 60.0  # for one move
MOST_WORLDS = 10_000  # for one decision


class Setting(msgspec.Struct, frozen=True):
    """Options of the game, and how many play."""

    options: dict[str, Any]
    players: int


class Decide(msgspec.Struct, frozen=True):
    """When a comparison counts as decided."""

    error: float  # how often at most the weaker bot may be called the better one
    elo: float  # for bots that are at least so far apart


class Plan(msgspec.Struct, frozen=True):
    """What a run is, but for how many games it takes: a longer run of the same plan begins with the same games."""

    game: str
    version: int  # of the rules
    bots: list[str]  # as people write them
    settings: list[Setting]
    seed: int
    gauntlet: bool = False  # the first bot against all others, instead of each against each
    seconds: float = SECONDS  # for one move
    decide: Decide | None = None
    luck: int = 0  # worlds in which every decision is measured, to tell how lucky each seat was; 0: nobody asks
    format: int = FORMAT

    @classmethod
    def of(
        cls,
        name: str,
        bots: Sequence[str],
        options: Sequence[dict[str, Any]] = ({},),
        players: Sequence[int] = (),
        seed: int = 0,
        gauntlet: bool = False,
        seconds: float = SECONDS,
        decide: Decide | None = None,
        luck: int = 0,
    ) -> Plan:
        """A plan, checked: ValueError says what is wrong. No number of players is the fewest the options allow."""
        settings = [setting for chosen in options for setting in _settings(game(name, **chosen), players)]
        texts = [text.strip() for text in bots]
        plan = cls(name, game(name).version, texts, settings, seed, gauntlet, seconds, decide, luck)
        plan.check()
        for text in texts:
            check(entry(text), name)
        return plan

    def check(self) -> None:
        """Raise a ValueError that says what is wrong with the plan. Whether its bots are to be found here is another
        question."""
        if len(self.bots) < 2 or not self.settings:
            raise ValueError("an arena needs at least 2 bots and a setting")
        if not 0 < self.seconds < float("inf"):
            raise ValueError(f"a move takes some seconds, more than 0, not {self.seconds:g}")
        if not 0 <= self.seed < 2**63:
            raise ValueError(f"the seed of a run is a whole number from 0 to 2**63 - 1, not {self.seed}")
        if not 0 <= self.luck <= MOST_WORLDS:
            raise ValueError(f"luck is measured in 1 to {MOST_WORLDS} worlds, or 0 for not at all, not {self.luck}")
        decide = self.decide
        if decide is not None and not (0 < decide.error < 0.5 and 0 < decide.elo < float("inf")):
            raise ValueError("a decision errs with a chance between 0 and 0.5, for bots more than 0 Elo apart")
        for setting in self.settings:
            game(self.game, **setting.options).seat_count(setting.players)

    def ruled(self, setting: Setting) -> Game:
        """The game of a setting, by the rules that it was planned under."""
        return Game(rulebook(self.game), setting.options, self.version)

    @property
    def measure(self) -> Measure:
        """What margins are told in."""
        return game(self.game).book.measure

    @property
    def labels(self) -> list[str]:
        """What each bot is called in results, in few words."""
        return labels(self.bots)

    @property
    def entries(self) -> list[Entry]:
        """The bots as they are made: kind and options, instead of texts."""
        return [entry(text) for text in self.bots]

    def title(self, setting: Setting) -> str:
        """A setting in a few words: what differs from the usual."""
        usual = game(self.game)
        differing = [
            f"{name}={str(value).lower() if not isinstance(value, dict) else 'own'}"
            for name, value in setting.options.items()
            if usual.options[name] != value
        ]
        return ", ".join([f"{setting.players} players", *differing])


def _settings(chosen: Game, players: Sequence[int]) -> list[Setting]:
    return [Setting(chosen.options, chosen.seat_count(count)) for count in players or (None,)]
