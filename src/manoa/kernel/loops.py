"""Loops over many games, written once and bound to the kernels of each.

The functions below call `deal`, `actions` … as globals, and `bind` makes every game its own copies in which these are
its kernels. (Closures would do the same, but Numba cannot find those in its disk cache again.) Functions that end in
`_one` are the inner parts that the GPU runs too, one game per thread.
"""

from __future__ import annotations

import functools
from types import FunctionType, SimpleNamespace
from typing import Any

from manoa.kernel.chance import pick, sow, stir, succeed
from manoa.kernel.language import kernel
from manoa.kernel.rulebook import Kernel, Rulebook

# What a lane of a playout knows: which game it plays, its light generator, the steps taken.
GAME, LUCK, STEPS = 0, 1, 2
LANE_FIELDS = 3

BOUND = ("deal", "player", "actions", "apply", "over", "score", "observe", "imagine")


def unbound(*_: Any) -> Any:
    raise RuntimeError("loops run only in the copies that `bind` makes")


deal: Kernel = unbound
player: Kernel = unbound
actions: Kernel = unbound
apply: Kernel = unbound
over: Kernel = unbound
score: Kernel = unbound
observe: Kernel = unbound
imagine: Kernel = unbound
policy: Kernel = unbound


def legal_one(rules: Any, state: Any, scratch: Any, action: int) -> bool:
    for i in range(actions(rules, state, scratch)):
        if scratch[i] == action:
            return True
    return False


def mask_one(rules: Any, state: Any, scratch: Any, row: Any) -> None:
    for action in range(len(row)):
        row[action] = 0
    for i in range(actions(rules, state, scratch)):
        row[scratch[i]] = 1


def step_one(rules: Any, state: Any, action: int, scores: Any) -> bool:
    """One step; a game that ends with it leaves its score behind and is dealt anew, with the key that follows."""
    apply(rules, state, action)
    score(rules, state, scores)
    ended = over(rules, state)
    if ended:
        succeed(state)
        deal(rules, state, state.key)
    return ended


def random(rules: Any, state: Any, scratch: Any, luck: int) -> int:
    """The policy that every game has: any legal action, each as likely."""
    return scratch[pick(luck, actions(rules, state, scratch))]


def playout_one(rules: Any, state: Any, scratch: Any, luck: int) -> int:
    """Play a game to its end; how many steps it took."""
    steps = 0
    while not over(rules, state):
        luck = stir(luck)
        apply(rules, state, policy(rules, state, scratch, luck))
        steps += 1
    return steps


# What follows is called from Python: rules and states come as arrays, which Numba recognises far faster than records.
# The loops over all games begin alike: rules, states, room for a list of actions; and end with a stretch of games.


def survey(rules: Any, states: Any, scratch: Any) -> int:
    """Write the legal actions of the first game; how many there are, 0 once it is over."""
    return 0 if over(rules[0], states[0]) else actions(rules[0], states[0], scratch)


def advance(rules: Any, states: Any, scratch: Any, action: int) -> int:
    """One step of the first game, then `survey`: one call from Python instead of three."""
    apply(rules[0], states[0], action)
    return survey(rules, states, scratch)


def fold(rules: Any, states: Any, scratch: Any, steps: Any) -> int:
    """Apply steps to the first game for as long as they are legal; how many were."""
    for i in range(len(steps)):
        if over(rules[0], states[0]) or not legal_one(rules[0], states[0], scratch, steps[i]):
            return i
        apply(rules[0], states[0], steps[i])
    return len(steps)


def observe_seat(rules: Any, states: Any, seat: int, out: Any) -> None:
    """What a seat of the first game knows."""
    observe(rules[0], states[0], seat, out)


def imagine_seat(rules: Any, states: Any, seat: int, key: Any) -> None:
    """Draw anew what a seat of the first game cannot know."""
    imagine(rules[0], states[0], seat, key)


def deal_all(rules: Any, states: Any, scratch: Any, keys: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        deal(rules[0], states[i], keys[i])


def players_all(rules: Any, states: Any, scratch: Any, out: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        out[i] = player(rules[0], states[i])


def masks_all(rules: Any, states: Any, scratch: Any, out: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        mask_one(rules[0], states[i], scratch, out[i])


def observe_all(rules: Any, states: Any, scratch: Any, out: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        observe(rules[0], states[i], player(rules[0], states[i]), out[i])


def illegal_all(rules: Any, states: Any, scratch: Any, chosen: Any, start: int, stop: int) -> int:
    """The first game whose chosen action is illegal, or -1."""
    for i in range(start, stop):
        if not legal_one(rules[0], states[i], scratch, chosen[i]):
            return i
    return -1


def step_all(rules: Any, states: Any, scratch: Any, chosen: Any, done: Any, scores: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        done[i] = step_one(rules[0], states[i], chosen[i], scores[i])


def turn_all(
    rules: Any,
    states: Any,
    scratch: Any,
    chosen: Any,
    done: Any,
    scores: Any,
    players: Any,
    masks: Any,
    features: Any,
    start: int,
    stop: int,
) -> None:
    """A step of each game and all there is to see after it, while the game is at hand: once through memory, not four
    times."""
    for i in range(start, stop):
        done[i] = step_one(rules[0], states[i], chosen[i], scores[i])
        players[i] = player(rules[0], states[i])
        mask_one(rules[0], states[i], scratch, masks[i])
        observe(rules[0], states[i], players[i], features[i])


def scores_all(rules: Any, states: Any, scratch: Any, out: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        score(rules[0], states[i], out[i])


def choose_all(rules: Any, states: Any, scratch: Any, seed: int, out: Any, start: int, stop: int) -> None:
    """What a policy does in each game."""
    for i in range(start, stop):
        out[i] = policy(rules[0], states[i], scratch, stir(sow(seed, i)))


def enter(states: Any, work: Any, lanes: Any, lane: int, seed: int, game: int) -> None:
    """Copy a game into a lane."""
    work[lane] = states[game]
    lanes[lane, GAME] = game
    lanes[lane, LUCK] = sow(seed, game)
    lanes[lane, STEPS] = 0


def close(work: Any, lanes: Any, lane: int, last: int) -> None:
    """Give a lane up: the last one moves there."""
    work[lane] = work[last]
    for i in range(LANE_FIELDS):
        lanes[lane, i] = lanes[last, i]


def playout_all(
    rules: Any,
    states: Any,
    scratch: Any,
    work: Any,
    lanes: Any,
    seed: int,
    scores: Any,
    steps: Any,
    start: int,
    stop: int,
) -> None:
    """Play a copy of each game to its end, several at a time, a step of each in turn: while one game waits for memory
    or a branch, the processor goes on with the next."""
    playing = min(len(work), stop - start)
    for lane in range(playing):
        enter(states, work, lanes, lane, seed, start + lane)
    coming = start + playing
    lane = 0
    while playing:
        if over(rules[0], work[lane]):
            game = lanes[lane, GAME]
            steps[game] = lanes[lane, STEPS]
            score(rules[0], work[lane], scores[game])
            if coming < stop:
                enter(states, work, lanes, lane, seed, coming)
                coming += 1
            else:
                playing -= 1
                close(work, lanes, lane, playing)
        else:
            luck = stir(lanes[lane, LUCK])
            lanes[lane, LUCK] = luck
            lanes[lane, STEPS] += 1
            apply(rules[0], work[lane], policy(rules[0], work[lane], scratch, luck))
            lane += 1
        if lane >= playing:
            lane = 0


ONE_GAME = (legal_one, mask_one, step_one, random, survey, advance, fold, observe_seat, imagine_seat)
ALL_GAMES = (deal_all, players_all, masks_all, observe_all, illegal_all, step_all, turn_all, scores_all)
POLICY_LOOPS = (playout_one, choose_all, enter, close, playout_all)


@functools.cache
def bind(book: Rulebook) -> SimpleNamespace:
    """The loops of a game, compiled when first called."""
    kernels = {name: getattr(book, name) for name in BOUND}
    return bind_to(kernels, ONE_GAME + ALL_GAMES, book.id)


@functools.cache
def bind_policy(book: Rulebook, name: str, policy: Kernel) -> SimpleNamespace:
    """The loops of a game that follow a policy."""
    kernels = {name: getattr(book, name) for name in BOUND}
    return bind_to({**kernels, "policy": policy}, POLICY_LOOPS, f"{book.id}.{name}")


def bind_to(kernels: dict[str, Any], functions: tuple[Any, ...], owner: str) -> SimpleNamespace:
    """Copies of functions of one module, in which some of its globals are these kernels."""
    ours = all(str(bound.__module__).startswith("manoa.") for bound in kernels.values())
    scope = {**functions[0].__globals__, **kernels}
    for function in functions:
        copy = FunctionType(function.__code__, scope, function.__name__)
        copy.__qualname__ = f"{owner}.{function.__name__}".replace("-", "_")  # names the file in Numba's cache
        scope[function.__name__] = kernel(keep=ours)(copy)
    return SimpleNamespace(**{function.__name__: scope[function.__name__] for function in functions})
