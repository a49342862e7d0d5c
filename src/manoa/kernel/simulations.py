"""Simulations as kernels: a policy plays on in worlds that a seat considers possible.

As in `manoa.kernel.loops`, the functions call the game's kernels as globals, and `bind` makes copies for each game.
Each world has a number, and everything random in it comes from that number, so it does not matter which thread
simulates it.
"""

from __future__ import annotations

import functools
import math
from types import SimpleNamespace
from typing import Any

import numpy as np

from manoa.kernel import loops
from manoa.kernel.batch import ACTION
from manoa.kernel.chance import ALL, pick, sow, stir
from manoa.kernel.language import kernel, shared
from manoa.kernel.loops import actions, apply, follow, imagine, over, player, score, unbound
from manoa.kernel.policies import memory_of, named_policy, tables_of
from manoa.kernel.records import Record, int32, int64
from manoa.kernel.rulebook import Kernel, Policy, Rulebook

WHOLE = 12  # a win; divided by two, three or four it is still a whole number
LONGEST = 20_000  # steps after which a simulation that does not end is scored as it is
DEEPEST = 200  # actions from the root that a tree remembers
LUCK, PART, LEFT = 0, 1, 2  # of a lane, a world that is played on: the state of its generator, the part at whose end it
# stops, and the steps that it may still take
LANE_FIELDS = 3

part: Kernel = unbound
lead: Kernel = unbound


class Node(Record):
    """A node of a tree: the position after an action, whatever is hidden. Lists end with 0, which is the root."""

    action = int32
    mover = int32  # the seat whose action it was
    child = int32  # the newest one
    sibling = int32  # the next older one
    visits = int32
    offered = int32  # how often the action was legal when its siblings were chosen from
    wins = int64  # of the mover; a whole win counts WHOLE
    margins = int64
    reward = int64  # of the mover, thousandths


@kernel
def undivided(rules: Any, state: Any) -> int:
    """A match that is not played in parts has one part."""
    return 0


def enter_world(rules: Any, states: Any, work: Any, key: Any, seat: int, seed: int, world: int) -> None:
    """Imagine a world by its number, into work[0]."""
    luck = sow(seed, world)
    for i in range(len(key)):
        luck = stir(luck)
        key[i] = luck >> 31
    work[0] = states[0]
    imagine(rules[0], work[0], seat, key)


def play_on(rules: Any, state: Any, scratch: Any, tables: Any, memory: Any, luck: int, current: int) -> None:
    """Follow the policy to the end of the current part."""
    steps = 0
    while steps < LONGEST and not over(rules, state) and part(rules, state) == current:
        luck = stir(luck)
        apply(rules, state, follow(rules, state, scratch, tables, memory, luck), scratch[:0])
        steps += 1


def wins_of(scores: Any, players: int, seat: int) -> int:
    """The share of a win that a seat has with these scores."""
    level = 0
    for other in range(players):
        if scores[other] > scores[seat]:
            return 0
        level += scores[other] == scores[seat]
    return WHOLE // level


def margin_of(scores: Any, players: int, seat: int) -> int:
    """How far a seat is ahead of the best other one."""
    best = -(1 << 40)
    for other in range(players):
        if other != seat and scores[other] > best:
            best = scores[other]
    return scores[seat] - best


def weigh(
    rules: Any,
    states: Any,
    scratch: Any,
    tables: Any,
    memory: Any,
    work: Any,
    key: Any,
    scores: Any,
    seat: int,
    seed: int,
    candidates: Any,
    first: int,
    wins: Any,
    margins: Any,
    start: int,
    stop: int,
) -> None:
    """Try each candidate in the same worlds, `first + start` to `first + stop - 1`, with the same luck. Write the
    result for each seat."""
    current, players = part(rules[0], states[0]), rules[0].players
    for row in range(start, stop):
        enter_world(rules, states, work, key, seat, seed, first + row)
        for column in range(len(candidates)):
            work[1] = work[0]
            apply(rules[0], work[1], candidates[column], scratch[:0])
            play_on(rules[0], work[1], scratch, tables[0], memory[0], sow(seed, first + row), current)
            score(rules[0], work[1], scores)
            for each in range(players):
                wins[row, column, each] = wins_of(scores, players, each)
            lead(rules[0], work[1], scores)
            for each in range(players):
                margins[row, column, each] = margin_of(scores, players, each)


def grow(
    rules: Any,
    states: Any,
    scratch: Any,
    tables: Any,
    memory: Any,
    work: Any,
    key: Any,
    scores: Any,
    nodes: Any,
    path: Any,
    marks: Any,
    seat: int,
    seed: int,
    scale: int,
    size: int,
    start: int,
    stop: int,
) -> int:
    """Walk a tree once in each world `start` to `stop - 1`: down by what has paid off, one node further, and by the
    policy to the end. The tree has `size` nodes before; return the number after."""
    current, players = part(rules[0], states[0]), rules[0].players
    for world in range(start, stop):
        enter_world(rules, states, work, key, seat, seed, world)
        state, node, depth, luck = work[0], 0, 0, sow(seed, world)
        growing = True
        while growing and depth < len(path) and not over(rules[0], state) and part(rules[0], state) == current:
            luck = stir(luck)
            mover = player(rules[0], state)
            child = best_child(rules[0], state, scratch, nodes, marks, node, size)
            if child == 0:
                growing = False
                action = untried(rules[0], state, scratch, tables[0], memory[0], marks, luck)
                if size < len(nodes):
                    child = size
                    size += 1
                    attach(nodes, node, child, action, mover)
            else:
                action = nodes[child].action
            apply(rules[0], state, action, scratch[:0])
            if child != 0:
                path[depth] = child
                depth += 1
                node = child
        play_on(rules[0], state, scratch, tables[0], memory[0], luck, current)
        nodes[0].visits += 1
        for i in range(depth):
            reward_node(rules[0], state, scores, nodes[path[i]], players, scale)
    return size


def best_child(rules: Any, state: Any, scratch: Any, nodes: Any, marks: Any, node: int, size: int) -> int:
    """The child to continue with, or 0 if it is time to try something new. `marks` then shows what has not been
    tried."""
    found = actions(rules, state, scratch)
    for i in range(found):
        marks[scratch[i]] = 1
    known, best, choice = 0, -1.0, 0
    child = nodes[node].child
    while child != 0:
        if marks[nodes[child].action] == 1:
            marks[nodes[child].action] = 0
            known += 1
            nodes[child].offered += 1
            appeal = appeal_of(nodes[child])
            if appeal > best:
                best, choice = appeal, child
        child = nodes[child].sibling
    if known < found and (known == 0 or known < 1 + math.sqrt(nodes[node].visits)):
        return 0
    for i in range(found):
        marks[scratch[i]] = 0
    return choice


def appeal_of(node: Any) -> float:
    """The average reward of an action, plus more the less is known about it (UCB with the times it was legal)."""
    return node.reward / (1000 * node.visits) + 0.5 * math.sqrt(math.log(node.offered + 1) / node.visits)


def untried(rules: Any, state: Any, scratch: Any, tables: Any, memory: Any, marks: Any, luck: int) -> int:
    """An action that has not been tried: the policy's own if possible, otherwise any. Removes the marks."""
    action = follow(rules, state, scratch, tables, memory, luck)
    fresh = marks[action] == 1
    found = actions(rules, state, scratch)
    seen = 0
    for i in range(found):
        if marks[scratch[i]] == 1:
            marks[scratch[i]] = 0
            scratch[seen] = scratch[i]
            seen += 1
    return action if fresh else scratch[pick(stir(luck), seen)]


def attach(nodes: Any, node: int, child: int, action: int, mover: int) -> None:
    nodes[child].action = action
    nodes[child].mover = mover
    nodes[child].sibling = nodes[node].child
    nodes[child].offered = 1
    nodes[node].child = child


def reward_node(rules: Any, state: Any, scores: Any, node: Any, players: int, scale: int) -> None:
    """Add the result of a simulation to a node on its path: half of the reward is for winning, half for the margin."""
    score(rules, state, scores)
    won = wins_of(scores, players, node.mover)
    lead(rules, state, scores)
    margin = margin_of(scores, players, node.mover)
    node.visits += 1
    node.wins += won
    node.margins += margin
    node.reward += 500 * won // WHOLE + 250 + 250 * margin // (abs(margin) + scale)


# Worlds in which only what no seat knows is redrawn, and a separate policy plays on for each seat. These loops follow
# one policy; callers with several call the loops of each in turn.


def enter_worlds(rules: Any, states: Any, lanes: Any, key: Any, seed: int, start: int, stop: int) -> None:
    """Redraw what no seat knows, in each world by its number."""
    for world in range(start, stop):
        enter_world(rules, states[world:], states[world:], key, ALL, seed, world)
        lanes[world, LUCK] = sow(seed, world)


def take_step(
    rules: Any,
    states: Any,
    scratch: Any,
    tables: Any,
    memory: Any,
    lanes: Any,
    step: int,
    differs: Any,
    start: int,
    stop: int,
) -> None:
    """Take a step in each world, and mark where the policy would have taken another one."""
    for world in range(start, stop):
        luck = stir(lanes[world, LUCK])
        lanes[world, LUCK] = luck
        if follow(rules[0], states[world], scratch, tables[0], memory[0], luck) != step:
            differs[world] = True
        apply(rules[0], states[world], step, scratch[:0])


def play_seats(
    rules: Any, states: Any, scratch: Any, tables: Any, memory: Any, lanes: Any, seats: int, start: int, stop: int
) -> int:
    """Follow the policy in each world as long as one of the given seats (as bits) decides. Each world is played to the
    end of the part that its lane names. Return the number of worlds that continue."""
    going = 0
    for world in range(start, stop):
        state, luck, left = states[world], lanes[world, LUCK], lanes[world, LEFT]
        current = lanes[world, PART]
        while left > 0 and not over(rules[0], state) and part(rules[0], state) == current:
            if not (seats >> player(rules[0], state)) & 1:
                going += 1
                break
            luck = stir(luck)
            apply(rules[0], state, follow(rules[0], state, scratch, tables[0], memory[0], luck), scratch[:0])
            left -= 1
        lanes[world, LUCK], lanes[world, LEFT] = luck, left
    return going


def write_leads(rules: Any, states: Any, leads: Any, start: int, stop: int) -> None:
    """Write how far each seat has come in each world."""
    for world in range(start, stop):
        lead(rules[0], states[world], leads[world])


FUNCTIONS = (
    enter_world,
    play_on,
    wins_of,
    margin_of,
    weigh,
    attach,
    appeal_of,
    best_child,
    untried,
    reward_node,
    grow,
)
OPEN_WORLDS = (enter_world, enter_worlds, take_step, play_seats, write_leads)


def room(book: Rulebook, rules: Any, states: Any) -> tuple[Any, ...]:
    """The first arguments of `weigh` and `grow`: the position, and room to work in that no other thread uses."""
    _, rollout = named_policy(book, loops.bind(book), book.search.rollout)
    scratch, scores = np.zeros(book.action_count, ACTION), np.zeros(int(rules["players"][0]), np.int64)
    own = tables_of(rollout, rules), memory_of(rollout)
    return rules, states, scratch, *own, book.state.many(2), np.zeros(8, np.uint32), scores


def room_for_tree(book: Rulebook, size: int) -> tuple[Any, ...]:
    """The further arguments of `grow`: nodes, the path down, marks of actions."""
    return Node.many(size), np.zeros(DEEPEST, np.int64), np.zeros(book.action_count, np.int8)


@functools.cache
def bind(book: Rulebook) -> SimpleNamespace:
    """The simulations of a game, compiled when first called."""
    return _bind(book, "search", book.search.rollout, FUNCTIONS)


@functools.cache
def bind_worlds(book: Rulebook, name: str, policy: Kernel | Policy) -> SimpleNamespace:
    """The loops over open worlds that follow a policy. Any policy may be asked for, so they are compiled quickly: the
    large kernels are called, which costs no time that can be measured."""
    return _bind(book, f"{name}.worlds", policy, OPEN_WORLDS, called=("apply", "imagine"))


def _bind(
    book: Rulebook,
    name: str,
    policy: str | Kernel | Policy,
    functions: tuple[Any, ...],
    called: tuple[str, ...] = (),
) -> SimpleNamespace:
    _, chosen = named_policy(book, loops.bind(book), policy)
    owner = f"{book.id}.{name}"
    hooks = {"part": book.part or undivided, "lead": book.lead or book.score}
    kernels = loops.follower(book, chosen, owner) | hooks
    return loops.bind_to(kernels | {each: shared(kernels[each]) for each in called}, functions, owner)
