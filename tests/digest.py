"""Digests of matches, step by step: `python tests/digest.py < records` prints them, in whatever mode it runs.

Processes that agree on them agree on every state and mask, and at every so many steps on views, events, observations,
imagined worlds and what policies choose.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import manoa
from manoa import Match
from manoa.kernel import seeds
from manoa.kernel.chance import sow
from manoa.kernel.policies import named_policy, ready
from manoa.play.world import Witness


def digests(record: dict[str, Any], every: int) -> list[str]:
    """A line for each step: its number, and a digest of what the library says there."""
    match = manoa.replay({**record, "actions": []})
    lines = [digest(match, everything(match))]
    for action in record["actions"]:
        steps = match.steps_of(action)
        match.follow(steps[:-1])
        seen = match.witnessed(steps[-1])
        full = len(match.steps) % every == 0 or match.over
        lines.append(digest(match, everything(match) + events(match, seen) if full else []))
    return lines


def digest(match: Match, parts: list[Any]) -> str:
    hashed = hashlib.sha256(match.state.tobytes() + match.mask().tobytes())
    for part in parts:
        hashed.update(part if isinstance(part, bytes) else json.dumps(part).encode())
    return f"{len(match.steps)} {hashed.hexdigest()[:16]}"


def everything(match: Match) -> list[Any]:
    """Everything that can be known about a position."""
    seats = range(match.players)
    parts: list[Any] = [match.scores, match.placings, match.player]
    parts += [[str(action), action.id, action.data] for action in match.actions()]
    parts += [match.view(seat) for seat in (None, *seats)]
    parts += [match.observe(seat).tobytes() for seat in seats]
    parts += [match.for_seat(seat).imagine(2**200).state.tobytes() for seat in seats]
    parts += [] if match.over else choices(match)
    return parts


def events(match: Match, seen: Witness) -> list[Any]:
    """What everyone saw of the last step. (`match.log` would replay the match, which takes long when interpreted.)"""
    return [seen(viewer) for viewer in (None, *range(match.players))]


def choices(match: Match) -> list[int]:
    """The choice of each policy of the game here."""
    game = match.game
    named = [named_policy(game.book, game.loops, name) for name in ("random", *game.book.policies)]
    luck = sow(3, len(match.steps))
    followed = [ready(policy, game.rule_array(match.players)) for _, policy in named]
    return [int(follow(match.rules, match.state, game.scratch(), luck)) for follow in followed]


def batch_digest(record: dict[str, Any]) -> str:
    """A digest of a small batch of a match's game, which plays on for some steps."""
    game = manoa.game(record["game"], **record["options"])
    batch: Any = game.batch(3, players=record["players"], threads=1)
    batch.reset([1, 2, bytes(range(32))])
    hashed = hashlib.sha256()
    for step in range(30):
        batch.step(batch.choose(seed=step))
        for array in (batch.states, batch.players(), batch.masks(), batch.observe(), batch.done(), batch.scores()):
            hashed.update(array.tobytes())
    for array in batch.playout(seed=5):
        hashed.update(array.tobytes())
    return hashed.hexdigest()


def elsewhere(records: list[dict[str, Any]], every: int, **environment: str) -> dict[str, Any]:
    """The digests, computed by another process."""
    path = os.pathsep.join([str(Path(manoa.__file__).parents[1]), str(Path(__file__).parent)])
    done = subprocess.run(
        [sys.executable, __file__, str(every)],
        input=json.dumps(records),
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def here(records: list[dict[str, Any]], every: int) -> dict[str, Any]:
    """The digests, computed by this process."""
    games = {record["game"]: record for record in reversed(records)}  # the first match of each
    return {
        "matches": [digests(record, every) for record in records],
        "batches": [batch_digest(record) for record in games.values()],
        "keys": [seeds.seed_bytes(seed).hex() for seed in (0, 1, 2**255)],
    }


if __name__ == "__main__":
    print(json.dumps(here(json.load(sys.stdin), int(sys.argv[1]))))
