"""Games of a quick bot on a route, compiled: where its pieces went, how long they waited, and who opened what."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from manoa.games.quest.bots.policies import POLICIES
from manoa.games.quest.rules import deal as dealing
from manoa.games.quest.rules import ending, turn
from manoa.games.quest.rules.ids import ACTIONS, BLOCKADES, SEATS
from manoa.games.quest.rules.make import make_rules
from manoa.games.quest.rules.state import OUTSIDE, PIECES, SPACES, State
from manoa.kernel import loops
from manoa.kernel.chance import sow, stir
from manoa.kernel.language import shared
from manoa.kernel.policies import memory_of, tables_of
from manoa.kernel.rulebook import Kernel, Options
from manoa.kernel.seeds import keys

BOT = "hasty"
LONGEST = 160  # steps of a piece that are kept
NOBODY = -1

deal: Kernel = loops.unbound
apply: Kernel = loops.unbound
over: Kernel = loops.unbound
score: Kernel = loops.unbound
policy: Kernel = loops.unbound


class Games(NamedTuple):
    """What is noted of many games. Pieces are numbered as in the state: seat * pieces + piece."""

    rounds: Any  # games: the round it ended in
    arrivals: Any  # games: seats that had arrived then
    scores: Any  # games × seats
    paths: Any  # games × pieces × LONGEST: the spaces that a piece stood on, in order; OUTSIDE fills up
    waiting: Any  # games × spaces: turns that ended with a piece there
    opened: Any  # games × joints: the seat that removed the blockade, or NOBODY

    @classmethod
    def empty(cls, count: int) -> Games:
        return cls(
            np.zeros(count, np.int32),
            np.zeros(count, np.int8),
            np.zeros((count, SEATS), np.int32),
            np.full((count, PIECES, LONGEST), OUTSIDE, np.int16),
            np.zeros((count, SPACES + 1), np.int16),
            np.full((count, BLOCKADES), NOBODY, np.int8),
        )

    def __add__(self, other: Games) -> Games:  # type: ignore[override]
        return Games(*(np.concatenate(both) for both in zip(self, other, strict=True)))


class Course(NamedTuple):
    """A route with its options, ready to be played on."""

    rules: Any  # an array of one
    players: int
    spots: list[list[int]]  # where each space lies

    def play(self, first: int, count: int, seed: int) -> Games:
        """Some games, numbered from `first`: the same numbers and seed, the same games."""
        policy = POLICIES[BOT]
        noted = Games.empty(count)
        dealt = keys([(seed << 64) + first + game for game in range(count)], count)
        scratch = np.empty(ACTIONS, np.int16)
        desk = (State.many(1), scratch, tables_of(policy, self.rules), memory_of(policy))
        _loop().watch_all(self.rules, *desk, dealt, seed + first, *noted)
        return noted

    def paths(self, games: Games) -> Any:
        """pieces of all games × LONGEST: the spaces that each stood on, in order."""
        return games.paths[:, : self.players * int(self.rules[0]["pieces"])].reshape(-1, LONGEST)

    def visits(self, paths: Any) -> Any:
        """paths × spaces: whether one touches the other."""
        touched = np.zeros((len(paths), OUTSIDE + 1), np.bool_)
        touched[np.arange(len(paths))[:, None], paths] = True
        return touched[:, : int(self.rules[0]["spaces"])]

    def crowds(self, visits: Any) -> Any:
        """The share of pieces that come to each space; 0 for start and finish, where all do."""
        rules = self.rules[0]
        share = visits.mean(axis=0) * (rules["to_go"][: visits.shape[1]] > 0)
        share[rules["starts"]] = 0
        return share


def course(options: Options, players: int) -> Course:
    rules = make_rules(options, players)
    spots = np.stack([rules["q"], rules["r"]], axis=1)[: int(rules["spaces"])].tolist()
    return Course(np.array([rules]), players, spots)


@functools.cache
def _loop() -> Any:
    """The loop below, bound to the kernels of the game, which it calls where they are compiled already."""
    kernels = {
        "deal": shared(dealing.deal),
        "apply": shared(turn.apply),
        "over": ending.over,
        "score": ending.score,
        "policy": shared(POLICIES[BOT].choose),
    }
    return loops.bind_to(kernels, (follow_piece, watch_one, watch_all), "quest.routes")


def watch_one(
    rules: Any,
    state: Any,
    scratch: Any,
    tables: Any,
    memory: Any,
    luck: int,
    paths: Any,
    waiting: Any,
    opened: Any,
) -> None:
    """Play one game to its end and note where pieces stood."""
    pieces = rules.players * rules.pieces
    for piece in range(pieces):
        paths[piece, 0] = state.at[piece]
    while not over(rules, state):
        seat = 0 + state.turn
        round_number = 0 + state.round_number
        standing = 0 + state.standing
        luck = stir(luck)
        apply(rules, state, policy(rules, tables, state, memory, luck), scratch[:0])
        for joint in range(rules.joints):
            if (standing & ~state.standing) >> joint & 1:
                opened[joint] = seat
        for piece in range(pieces):
            follow_piece(paths[piece], state.at[piece])
        if state.turn != seat or state.round_number != round_number:
            for piece in range(seat * rules.pieces, (seat + 1) * rules.pieces):
                waiting[state.at[piece]] += 1


def follow_piece(path: Any, at: int) -> None:
    """Note a space where a piece stands now, unless it stood there before this step."""
    last = 0
    while last + 1 < len(path) and path[last + 1] != OUTSIDE:
        last += 1
    if at != OUTSIDE and path[last] != at and last + 1 < len(path):
        path[last + 1] = at


def watch_all(
    rules: Any,
    states: Any,
    scratch: Any,
    tables: Any,
    memory: Any,
    dealt: Any,
    seed: int,
    rounds: Any,
    arrivals: Any,
    scores: Any,
    paths: Any,
    waiting: Any,
    opened: Any,
) -> None:
    """Deal and play a game for each key."""
    for game in range(len(dealt)):
        deal(rules[0], states[0], dealt[game])
        luck = sow(seed, game)
        watch_one(rules[0], states[0], scratch, tables[0], memory[0], luck, paths[game], waiting[game], opened[game])
        rounds[game] = states[0].round_number
        arrivals[game] = states[0].arrivals
        score(rules[0], states[0], scores[game])
