"""Loops over many games, written once and bound to the kernels of each game.

The functions below call `deal`, `actions` and so on as globals. `bind` makes copies for each game, in which these are
the game's kernels. (Closures would do the same, but Numba cannot find them in its disk cache.) Functions that end in
`_one` are the inner parts, which the GPU runs too, one game per thread.
"""

from __future__ import annotations

import functools
from types import FunctionType, SimpleNamespace
from typing import Any

from manoa.kernel import cache
from manoa.kernel.chance import pick, sow, stir, succeed
from manoa.kernel.language import is_inline, kernel, shared
from manoa.kernel.rulebook import Kernel, Policy, Rulebook

# The fields of a lane of a playout: which game it plays, the state of its generator, the steps taken.
GAME, LUCK, STEPS = 0, 1, 2
LANE_FIELDS = 3
BITS = 32  # of a mask in one word

SHARED = ("deal", "actions", "apply", "observe", "imagine")  # only in playouts would one more call matter
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
follow: Kernel = unbound


def legal_one(rules: Any, state: Any, scratch: Any, action: int) -> bool:
    for i in range(actions(rules, state, scratch)):
        if scratch[i] == action:
            return True
    return False


def ordered_mask_one(rules: Any, state: Any, scratch: Any, marks: Any, row: Any) -> None:
    """Write a mask on the GPU in ascending order, so that neighbouring threads write neighbouring places together."""
    note_legal(scratch, actions(rules, state, scratch), marks)
    for word in range(len(marks)):
        bits = marks[word]
        for action in range(word * BITS, min((word + 1) * BITS, len(row))):
            row[action] = bits & 1
            bits >>= 1


def note_legal(listed: Any, size: int, legal: Any) -> None:
    """Write a list of actions as bits, BITS of them in a word."""
    for word in range(len(legal)):
        legal[word] = 0
    for i in range(size):
        legal[listed[i] // BITS] |= 1 << (listed[i] % BITS)


def is_noted(legal: Any, action: int, count: int) -> bool:
    """Whether such bits have an action, which may be any number; there are `count` actions."""
    return 0 <= action < count and (legal[action // BITS] >> (action % BITS)) & 1 != 0


def step_one(rules: Any, state: Any, scratch: Any, action: int, scores: Any) -> bool:
    """Take one step. If the game ends, write its score and deal the next one."""
    ended = move_one(rules, state, scratch, action, scores)
    if ended:
        deal_again_one(rules, state)
    return ended


def move_one(rules: Any, state: Any, scratch: Any, action: int, scores: Any) -> bool:
    """Take one step; return whether the game ended."""
    apply(rules, state, action, scratch[:0])
    score(rules, state, scores)
    return over(rules, state)


def deal_again_one(rules: Any, state: Any) -> None:
    """Deal the next game, with the next key."""
    succeed(state)
    deal(rules, state, state.key[:])  # as an array, like the keys of the first deal, so that it is compiled once


def random(rules: Any, state: Any, scratch: Any, luck: int) -> int:
    """The policy that every game has: any legal action, all equally likely."""
    return scratch[pick(luck, actions(rules, state, scratch))]


def follow_kernel(rules: Any, state: Any, scratch: Any, tables: Any, memory: Any, luck: int) -> int:
    """The choice of a policy without tables and memory."""
    return policy(rules, state, scratch, luck)


def follow_policy(rules: Any, state: Any, scratch: Any, tables: Any, memory: Any, luck: int) -> int:
    """The choice of a `Policy`."""
    return policy(rules, tables, state, memory, luck)


def step_by_policy(rules: Any, state: Any, scratch: Any, tables: Any, memory: Any, luck: int) -> None:
    apply(rules, state, follow(rules, state, scratch, tables, memory, luck), scratch[:0])


def playout_one(rules: Any, state: Any, scratch: Any, tables: Any, memory: Any, luck: int) -> int:
    """Play a game to its end; return the number of steps."""
    steps = 0
    while not over(rules, state):
        luck = stir(luck)
        step_by_policy(rules, state, scratch, tables, memory, luck)
        steps += 1
    return steps


# Python calls the functions below. Rules and states are arrays, which Numba recognises far faster than records.
# The loops over all games begin with the same arguments: rules, states, room for a list of actions. Loops that follow
# a policy get its tables and memory next. The last arguments are the first game and the end of the stretch.
# Only callers that show events to people pass `apply` a journal; others pass `scratch[:0]`, which takes no notes.


def survey(rules: Any, states: Any, scratch: Any) -> int:
    """Write the legal actions of the first game and return their number; 0 if the game is over."""
    return 0 if over(rules[0], states[0]) else actions(rules[0], states[0], scratch)


def advance(rules: Any, states: Any, scratch: Any, action: int, journal: Any) -> int:
    """Take one step of the first game, then `survey`: one call from Python instead of three."""
    apply(rules[0], states[0], action, journal)
    return survey(rules, states, scratch)


def fold(rules: Any, states: Any, scratch: Any, steps: Any) -> int:
    """Apply steps to the first game as long as they are legal; return how many were."""
    for i in range(len(steps)):
        if over(rules[0], states[0]) or not legal_one(rules[0], states[0], scratch, steps[i]):
            return i
        apply(rules[0], states[0], steps[i], scratch[:0])
    return len(steps)


def deal_first(rules: Any, states: Any, key: Any) -> None:
    """Deal the first game."""
    deal(rules[0], states[0], key)


def seat_to_act(rules: Any, states: Any) -> int:
    """Whose turn it is in the first game."""
    return player(rules[0], states[0])


def scores_of(rules: Any, states: Any, out: Any) -> None:
    """Write the scores of the first game."""
    score(rules[0], states[0], out)


def observe_seat(rules: Any, states: Any, seat: int, out: Any) -> None:
    """Write what a seat of the first game knows."""
    observe(rules[0], states[0], seat, out)


def imagine_seat(rules: Any, states: Any, seat: int, key: Any) -> None:
    """Redraw what a seat of the first game cannot know."""
    imagine(rules[0], states[0], seat, key)


def deal_all(rules: Any, states: Any, scratch: Any, keys: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        deal(rules[0], states[i], keys[i])


def players_all(rules: Any, states: Any, scratch: Any, out: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        out[i] = player(rules[0], states[i])


def list_one(rules: Any, state: Any, lists: Any, sizes: Any, game: int) -> int:
    """The number of legal actions. A batch remembers the list until the game moves on; if it is not known, it is
    written."""
    if sizes[game] < 0:
        sizes[game] = actions(rules, state, lists[game])
    return sizes[game]


def mark(row: Any, listed: Any, size: int) -> None:
    """Write a mask from a list."""
    for action in range(len(row)):
        row[action] = 0
    for i in range(size):
        row[listed[i]] = 1


def masks_all(rules: Any, states: Any, scratch: Any, lists: Any, sizes: Any, out: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        mark(out[i], lists[i], list_one(rules[0], states[i], lists, sizes, i))


def pick_all(
    rules: Any, states: Any, scratch: Any, lists: Any, sizes: Any, seed: int, out: Any, start: int, stop: int
) -> None:
    """Write the choice of `random` in each game."""
    for i in range(start, stop):
        size = list_one(rules[0], states[i], lists, sizes, i)
        out[i] = lists[i, pick(stir(sow(seed, i)), size)]


def observe_all(rules: Any, states: Any, scratch: Any, out: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        observe(rules[0], states[i], player(rules[0], states[i]), out[i])


def illegal_all(
    rules: Any, states: Any, scratch: Any, lists: Any, sizes: Any, chosen: Any, start: int, stop: int
) -> int:
    """The first game whose chosen action is illegal, or -1."""
    for i in range(start, stop):
        found = False
        for k in range(list_one(rules[0], states[i], lists, sizes, i)):
            found |= lists[i, k] == chosen[i]
        if not found:
            return i
    return -1


def step_all(
    rules: Any,
    states: Any,
    scratch: Any,
    sizes: Any,
    chosen: Any,
    done: Any,
    scores: Any,
    start: int,
    stop: int,
) -> None:
    for i in range(start, stop):
        done[i] = step_one(rules[0], states[i], scratch, chosen[i], scores[i])
        sizes[i] = -1


def turn_all(
    rules: Any,
    states: Any,
    scratch: Any,
    lists: Any,
    sizes: Any,
    chosen: Any,
    done: Any,
    scores: Any,
    players: Any,
    masks: Any,
    features: Any,
    start: int,
    stop: int,
) -> None:
    """Take a step of each game and write everything there is to see after it, while the game is in the processor's
    cache: it goes through memory once instead of four times."""
    for i in range(start, stop):
        done[i] = step_one(rules[0], states[i], scratch, chosen[i], scores[i])
        players[i] = player(rules[0], states[i])
        sizes[i] = -1
        mark(masks[i], lists[i], list_one(rules[0], states[i], lists, sizes, i))
        observe(rules[0], states[i], players[i], features[i])


def scores_all(rules: Any, states: Any, scratch: Any, out: Any, start: int, stop: int) -> None:
    for i in range(start, stop):
        score(rules[0], states[i], out[i])


def choose_all(
    rules: Any, states: Any, scratch: Any, tables: Any, memory: Any, seed: int, out: Any, start: int, stop: int
) -> None:
    """Write the choice of a policy in each game."""
    for i in range(start, stop):
        out[i] = follow(rules[0], states[i], scratch, tables[0], memory[0], stir(sow(seed, i)))


def enter(states: Any, work: Any, lanes: Any, lane: int, seed: int, game: int) -> None:
    """Copy a game into a lane."""
    work[lane] = states[game]
    lanes[lane, GAME] = game
    lanes[lane, LUCK] = sow(seed, game)
    lanes[lane, STEPS] = 0


def close(work: Any, lanes: Any, lane: int, last: int) -> None:
    """Remove a lane: the last one takes its place."""
    work[lane] = work[last]
    for i in range(LANE_FIELDS):
        lanes[lane, i] = lanes[last, i]


def playout_all(
    rules: Any,
    states: Any,
    scratch: Any,
    tables: Any,
    memory: Any,
    work: Any,
    lanes: Any,
    seed: int,
    scores: Any,
    steps: Any,
    start: int,
    stop: int,
) -> None:
    """Play a copy of each game to its end. Several games take a step in turn: while one waits for memory or a branch,
    the processor continues with the next."""
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
            step_by_policy(rules[0], work[lane], scratch, tables[0], memory[0], luck)
            lane += 1
        if lane >= playing:
            lane = 0


INNER = (legal_one, note_legal, is_noted, ordered_mask_one, move_one, deal_again_one, step_one, list_one, mark)
ONE_GAME = (random, survey, advance, fold, deal_first, seat_to_act, scores_of, observe_seat, imagine_seat)
ALL_GAMES = (deal_all, players_all, scores_all, masks_all, pick_all, observe_all, illegal_all, step_all, turn_all)
NOALIAS, INLINE = (note_legal, ordered_mask_one), (step_by_policy, follow_kernel)  # see `kernel`
POLICY_LOOPS = (step_by_policy, playout_one, choose_all, enter, close, playout_all)


@functools.cache
def bind(book: Rulebook) -> SimpleNamespace:
    """The loops of a game, compiled when first called."""
    kernels = {name: getattr(book, name) for name in BOUND}
    called = {name: shared(kernels[name]) for name in SHARED}
    return bind_to(kernels | called, INNER + ONE_GAME + ALL_GAMES, book.id, patient=ONE_GAME)


@functools.cache
def bind_policy(book: Rulebook, name: str, policy: Kernel | Policy) -> SimpleNamespace:
    """The loops of a game that follow a policy."""
    kernels = follower(book, policy, f"{book.id}.{name}")
    bound = bind_to(kernels, POLICY_LOOPS, f"{book.id}.{name}")
    bound.follow = kernels["follow"]
    return bound


def follower(book: Rulebook, policy: Kernel | Policy, owner: str) -> dict[str, Any]:
    """The kernels of a game, a policy, and `follow`, which calls any kind of policy in the same way."""
    kernels = {name: getattr(book, name) for name in BOUND}
    if isinstance(policy, Policy):
        kernels["policy"] = shared(policy.choose)
        return kernels | {"follow": bind_to(kernels, (follow_policy,), owner).follow_policy}
    kernels["policy"] = policy if is_inline(policy) else shared(policy)
    return kernels | {"follow": bind_to(kernels, (follow_kernel,), owner).follow_kernel}


def bind_to(
    kernels: dict[str, Any], functions: tuple[Any, ...], owner: str, patient: tuple[Any, ...] = ()
) -> SimpleNamespace:
    """Copies of functions of one module, in which some globals are these kernels. Most do so much that they are never
    interpreted; those that are `patient` may be."""
    ours = all(str(bound.__module__).startswith("manoa.") for bound in kernels.values())
    game = next(filter(None, (cache.game_of(bound.__module__) for bound in kernels.values())), "")
    scope = {**functions[0].__globals__, **kernels}
    for function in functions:
        copy = FunctionType(function.__code__, scope, function.__name__)
        copy.__qualname__ = f"{owner}.{function.__name__}".replace("-", "_")  # names the file in Numba's cache
        waits = function in patient
        make = kernel(inline=function in INLINE, noalias=function in NOALIAS, keep=ours, game=game, patient=waits)
        scope[function.__name__] = make(copy)
    return SimpleNamespace(**{function.__name__: scope[function.__name__] for function in functions})
