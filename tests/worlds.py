"""Worlds that a seat cannot tell apart, and everything by which it could."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

import manoa
from manoa import Match
from manoa.bots import quick_bots
from manoa.kernel import seeds
from manoa.kernel.chance import ALL
from walks import going_on

BOT_SEED = 11


def worlds(match: Match, seat: int, count: int = 2) -> list[Match]:
    """The true world, and others that differ from it only in what a seat cannot know."""
    seen = match.for_seat(seat)
    true = going_on(match.game, match.players, match.state)
    return [true, *(seen.imagine(1000 + seed) for seed in range(count))]


def open_worlds(match: Match, count: int = 2) -> list[Match]:
    """Worlds that differ from the true one only in what all seats together cannot know."""
    found = []
    for seed in range(count):
        world = going_on(match.game, match.players, match.state)
        rules, states = match.game.rule_array(match.players), np.array([world.state])
        match.game.loops.imagine_seat(rules, states, ALL, seeds.key(seeds.seed_bytes(2000 + seed)))
        found.append(going_on(match.game, match.players, states[0]))
    return found


def knowledge(world: Match, seat: int) -> dict[str, Any]:
    """Everything that a seat, or a bot in its place, can see."""
    logs = (world.log(seat), world.log(None), world.for_seat(seat).log())
    return {**standing(world, seat), "logs": json.dumps(logs)}


def standing(world: Match, seat: int) -> dict[str, Any]:
    """The same, without the events that the seat saw on the way."""
    place = world.for_seat(seat)
    return {
        "turn": (world.player, world.over),
        "view": json.dumps(world.view(seat)),
        "spectator's view": json.dumps(world.view(None)),
        "observation": world.observe(seat).tobytes(),
        "mask": world.mask().tobytes() if world.player == seat else None,
        "actions": world.actions() if world.player == seat else None,
        "state": place.state.tobytes(),
        "seat's view": json.dumps(place.view()),
        "seat's observation": place.observe().tobytes(),
        "seat's mask": place.mask().tobytes(),
        "seat's actions": place.actions(),
        "choices": bot_choices(world) if world.player == seat else None,
    }


def bot_choices(world: Match) -> list[str]:
    """The choice of each rule-based bot in the place of the seat whose turn it is."""
    assert world.player is not None
    place = world.for_seat(world.player)
    return [str(manoa.bot(name, seed=BOT_SEED).choose(place)) for name in quick_bots(world.game.name)]
