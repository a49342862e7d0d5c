"""Are the estimates of reviews true? Predicted against actual shares of a won match, in ten bins.

python bench/study_calibration.py measure GAME POLICY [GAMES [SEED]]   keeps what it found in .cache/calibration
python bench/study_calibration.py fit GAME POLICY [POLICY …]           the corrections, by games with even numbers
python bench/study_calibration.py draw                                 tables, and pictures in docs/pictures
python bench/study_calibration.py spread                               what a lead in Lost Cities is worth

GAME may be lost-cities-1: a match of one round.

Positions are decisions in games of a policy against itself. Predicted is what a review says of the action that was
played, from what the player could know, in as many worlds as a review takes. Actual is what comes of it from the true
hands: the policy plays each position on several times, with what no seat knows drawn again.

Where estimates are corrected, games with odd numbers are drawn, which the correction has not seen, and hollow dots show
the estimates before it.
"""

from __future__ import annotations

import json
import math
import os
import random
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import manoa
from manoa.bots.position import Position
from manoa.games.lost_cities.people.chances import SPREAD, chances
from manoa.kernel import seeds
from manoa.kernel.batch import CpuBatch
from manoa.kernel.chance import ALL
from manoa.kernel.threads import Threads
from manoa.play.match import Game, Match
from manoa.study.calibration import CORRECTIONS, Form, corrected, form_of
from manoa.study.judge import Sample
from manoa.study.review import SIMULATIONS

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".cache" / "calibration"
PICTURES = ROOT / "docs" / "pictures"
POSITIONS = 4  # of a game
TIMES = 16  # that each is played on
MEASURED = 6  # a review measures about three options with half of its simulations
BINS = 10
WANTED = 0.03
SMALLEST = 0.002  # share whose odds are taken as they are
SHOWN = {
    "calibration.svg": {
        "lost-cities seasoned": "Lost Cities",
        "lost-cities careful": "Lost Cities, level strong",
        "quest hasty": "Quest",
        "quest planner": "Quest, level strong",
        "island greedy": "Island",
    },
    "calibration-one-round.svg": {
        "lost-cities-1 seasoned": "One round",
        "lost-cities-1 careful": "One round, level strong",
    },
}


class Pair(NamedTuple):
    """One position."""

    game: int
    predicted: float
    actual: float
    form: tuple[int, int, bool] = (1, 0, False)  # of a `Form`: rounds, to come, young


class Bin(NamedTuple):
    positions: int
    predicted: float
    actual: float
    error: float  # standard, of the difference; games count, not positions


def main() -> None:
    what, *rest = sys.argv[1:] or ["help"]
    if what == "measure":
        name, policy, *numbers = rest
        measure(name, policy, *map(int, numbers))
    elif what == "draw":
        draw()
    elif what == "fit":
        tell_fit(*rest)
    elif what == "spread":
        tell_spread()
    else:
        print(__doc__)


def measure(name: str, policy: str, games: int = 100, seed: int = 0) -> None:
    """On all cores. Goes on from what is kept, and keeps what it has every few seconds."""
    file = KEPT / f"{name} {policy}.json"
    KEPT.mkdir(parents=True, exist_ok=True)
    pairs, said = [*kept(f"{name} {policy}")], time.monotonic()
    measured(name, policy, seed)  # compiles what is missing before the processes start
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for number, more in enumerate(pool.map(partial(measured, name, policy), range(seed, seed + games)), 1):
            pairs += more
            if time.monotonic() - said > 10 or number == games:
                said = time.monotonic()
                file.write_text(json.dumps(pairs))
                print(f"{name} {policy}: {len(pairs)} positions", flush=True)


def measured(name: str, policy: str, number: int) -> list[Pair]:
    match = game_of(name).start(seed=number)
    bot = manoa.bot(policy, seed=number)
    choices = []
    while match.player is not None:
        if len(match.legal) > 1:
            choices.append(len(match.steps))
        match.play(bot.choose(match.for_seat(match.player)))
    chosen = random.Random(number).sample(choices, POSITIONS)
    with Threads(1) as threads:
        return [
            Pair(
                number,
                predicted(match, step, threads),
                actual(match, step, policy, number * 1000 + step),
                form_at(match, step),
            )
            for step in chosen
        ]


def game_of(name: str) -> Game:
    return manoa.game("lost-cities", rounds=1) if name == "lost-cities-1" else manoa.game(name)


def form_at(match: Match, step: int) -> tuple[int, int, bool]:
    at = match.at(step)
    form = form_of(match.game.name, at.rules, at.state)
    return form.rounds, form.to_come, form.young


def predicted(match: Match, step: int, threads: Threads) -> float:
    before = match.at(step)
    assert before.player is not None
    sample = Sample(Position(before.for_seat(before.player), step), [match.steps[step]])
    sample.add(SIMULATIONS[match.game.name] // MEASURED, threads)
    return float(sample.shares[:, 0, before.player].mean())


def actual(match: Match, step: int, policy: str, seed: int) -> float:
    seat, after = match.at(step).player, match.at(step + 1)
    rules = match.game.rule_array(match.players)
    batch = CpuBatch(match.game.book, rules, TIMES, 1)
    states = batch.edit()
    for place in range(TIMES):
        states[place] = after.state
        key = seeds.key(seeds.seed_bytes(seed * TIMES + place))
        match.game.loops.imagine_seat(rules, states[place : place + 1], ALL, key)
    scores = batch.playout(policy, seed).scores
    best = scores == scores.max(1, keepdims=True)
    return float((best[:, seat] / best.sum(1)).mean())


def binned(pairs: list[Pair]) -> list[Bin]:
    found: dict[int, list[Pair]] = defaultdict(list)
    for pair in pairs:
        found[min(int(pair.predicted * BINS), BINS - 1)].append(pair)
    return [_bin(found[place]) for place in sorted(found)]


def _bin(pairs: list[Pair]) -> Bin:
    mean = sum(pair.predicted for pair in pairs) / len(pairs), sum(pair.actual for pair in pairs) / len(pairs)
    off = mean[1] - mean[0]
    by_game: dict[int, float] = defaultdict(float)
    for pair in pairs:
        by_game[pair.game] += pair.actual - pair.predicted - off
    return Bin(len(pairs), *mean, math.sqrt(sum(each**2 for each in by_game.values())) / len(pairs))


def tell_fit(name: str, *policies: str) -> None:
    """For each form of the game."""
    pairs = [pair for policy in policies for pair in kept(f"{name} {policy}") if pair.game % 2 == 0]
    for form in sorted({pair.form for pair in pairs}):
        found = [pair for pair in pairs if pair.form == form]
        shift, slope = fitted(found)
        print(f"{Form('lost-cities', 2, *form)}: shift {shift:.3f}, slope {slope:.3f}, from {len(found)} positions")


def fitted(pairs: list[Pair]) -> Any:
    """Logistic regression of what came on the log odds of what was said, by Newton's method."""
    said = np.clip([pair.predicted for pair in pairs], SMALLEST, 1 - SMALLEST)
    came = np.array([pair.actual for pair in pairs])
    given = np.stack([np.ones(len(pairs)), np.log(said / (1 - said))], 1)
    found = np.array([0.0, 1.0])
    for _ in range(30):
        share = 1 / (1 + np.exp(-given @ found))
        found += np.linalg.solve(given.T * (share * (1 - share)) @ given, given.T @ (came - share))
    return found


def kept(key: str) -> list[Pair]:
    file = KEPT / f"{key}.json"
    pairs = json.loads(file.read_text()) if file.exists() else []
    return [Pair(game, said, came, (form[0], form[1], form[2])) for game, said, came, form in pairs]


def is_corrected(key: str) -> bool:
    return key.startswith("lost-cities")


def put_right(key: str, pair: Pair) -> Pair:
    correction = CORRECTIONS.get(Form("lost-cities", 2, *pair.form)) if is_corrected(key) else None
    return pair._replace(predicted=float(corrected(pair.predicted, correction))) if correction else pair


def draw() -> None:
    """The pictures for which everything is kept."""
    for name, shown in SHOWN.items():
        panels = {title: panel(key, title) for key, title in shown.items() if kept(key)}
        if len(panels) == len(shown):
            (PICTURES / name).write_text(picture(panels), encoding="utf-8")


def panel(key: str, title: str) -> tuple[list[Bin], list[Bin]]:
    """Bins after and before the correction; told, too."""
    pairs = [pair for pair in kept(key) if pair.game % 2 or not is_corrected(key)]
    before, bins = binned(pairs), binned([put_right(key, pair) for pair in pairs])
    print(f"\n{title}: {len(pairs)} positions")
    for one in bins:
        off = one.actual - one.predicted
        print(
            f"| {100 * one.predicted:.1f} | {100 * one.actual:.1f} | {100 * off:+.1f} ± {100 * one.error:.1f} "
            f"| {one.positions} |"
        )
    return bins, before if before != bins else []


SIDE, GAP, EDGE, ROW = 240, 70, 50, 2  # of a panel, between panels, around them; panels beside each other


def picture(panels: dict[str, tuple[list[Bin], list[Bin]]]) -> str:
    """Predicted from left to right, actual upwards; the band is three points wide to either side."""
    rows = -(-len(panels) // ROW)
    width, height = EDGE + min(ROW, len(panels)) * (SIDE + GAP), 40 + rows * (SIDE + GAP + 20)
    parts = [
        _panel(title, *both, EDGE + (place % ROW) * (SIDE + GAP), 50 + (place // ROW) * (SIDE + GAP + 20))
        for place, (title, both) in enumerate(panels.items())
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">\n'
        "<title>Predicted and actual shares of a won match</title>\n"
        f'<rect width="100%" height="100%" fill="#FBF5E7"/>\n{"".join(parts)}</svg>\n'
    )


def _panel(title: str, bins: list[Bin], before: list[Bin], left: int, top: int) -> str:
    def x(share: float) -> str:
        return f"{left + SIDE * share:.1f}"

    def y(share: float) -> str:
        return f"{top + SIDE * (1 - min(max(share, 0), 1)):.1f}"

    corners = [(0, WANTED), (1 - WANTED, 1), (1, 1), (1, 1 - WANTED), (WANTED, 0), (0, 0)]
    band = "M" + "L".join(f"{x(across)} {y(up)}" for across, up in corners) + "Z"
    lines = [
        f'<text x="{left}" y="{top - 12}" font-size="15" font-weight="600" fill="#21302F">{title}</text>',
        f'<path d="{band}" fill="#C9962E" opacity=".3"/>',
        f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#8C7B57"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        number = f"{100 * share:.0f}"
        lines.append(f'<text x="{x(share)}" y="{top + SIDE + 18}" text-anchor="middle" fill="#54604F">{number}</text>')
        lines.append(f'<text x="{left - 8}" y="{y(share - 0.018)}" text-anchor="end" fill="#54604F">{number}</text>')
    for one in before:
        at = f'cx="{x(one.predicted)}" cy="{y(one.actual)}"'
        lines.append(f'<circle {at} r="3.5" fill="none" stroke="#A03A22" stroke-width="1.5"/>')
    for one in bins:
        ends = y(one.actual - 2 * one.error), y(one.actual + 2 * one.error)
        lines.append(f'<path d="M{x(one.predicted)} {ends[0]}V{ends[1]}" stroke="#1D463F" stroke-width="2"/>')
        lines.append(f'<circle cx="{x(one.predicted)}" cy="{y(one.actual)}" r="4.5" fill="#1D463F"/>')
    return "\n".join(lines) + "\n"


ROUNDS_PLAYED = 20_000


def tell_spread() -> None:
    """By how much rounds end apart, and whether a lead wins as often as `chances` says."""
    game = manoa.game("lost-cities", rounds=1)
    for policy in ("seasoned", "careful"):
        margins = round_margins(game, policy)
        print(f"{policy}: {margins.std():.1f} ± {margins.std() / math.sqrt(2 * len(margins)):.1f}, used: {SPREAD}")
        for left in (1, 2):
            rest = margins[: len(margins) // left * left].reshape(left, -1).sum(0)
            for lead in (0, 10, 20, 40, 60, 90):
                won = float(((rest + lead > 0) + (rest + lead == 0) / 2).mean())
                print(f"  {left} to come, {lead} ahead: {100 * won:.1f}, said: {100 * said_of(lead, left):.1f}")


def round_margins(game: Game, policy: str) -> Any:
    """Both ways round: whoever begins, on average nobody is ahead."""
    batch = game.batch(ROUNDS_PLAYED, threads=1)
    batch.reset(range(ROUNDS_PLAYED))
    scores = batch.playout(policy, 1).scores.astype(float)
    ahead = scores[:, 0] - scores[:, 1]
    return np.concatenate([ahead, -ahead])[np.random.default_rng(0).permutation(2 * ROUNDS_PLAYED)]


def said_of(lead: int, left: int) -> float:
    rules = manoa.game("lost-cities").rules(2)
    state = manoa.game("lost-cities").start(seed=0).state
    state["finished"] = 3 - left - 1
    return float(chances(rules, state, np.array([lead]))[0])


if __name__ == "__main__":
    main()
