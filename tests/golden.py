"""Golden playthroughs: matches written down so that a change of behaviour shows as a diff.

`make golden` writes them again, long games with the steps that stand there; look at the diff before you keep it. A
change of behaviour also raises the game's rules version. The steps are chosen by a hash of seed and step number, so
nothing but the rules decides what is written. Long games are written a turn a line; a bot chose most of their steps,
and tests replay the steps that are written.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import manoa
from manoa import Match
from manoa.games import rulebook
from manoa.games.quest.parts.routes import is_expansion
from manoa.kernel.rulebook import Options
from walks import Table, option_mixes, tables, unusual

FOLDER = Path(__file__).parent / "golden"
SEED = 7
SAMPLES = 12  # positions shown in full
LONGEST = 60_000  # bytes

# Long games: the options to write down, with every number of players.
LONG: dict[str, list[Options]] = {
    "quest": [
        *(
            {"route": route, **({"heroes_hexes": True} if is_expansion(route) else {"caves": caves})}
            for route in rulebook("quest").options["route"].values
            for caves in (False, True)[is_expansion(route) :]
        ),
        {"modules": list(rulebook("quest").options["modules"].values)},
    ],
    "island": [{}, {"open_resources": False, "closing": "restart"}],
}
LIVELY_BOT = "greedy"
TURN = re.compile(r"round \d+ seat \d+: (.*)  \[\w+\]")


def golden_tables(name: str) -> list[Table]:
    """For a long game the options in LONG. Otherwise the defaults, and the first and the last two of the mixed options;
    if they allow several numbers of players, the largest."""
    mixes = option_mixes(rulebook(name))
    if name in LONG:
        return tables(name, [*LONG[name], mixes[-1]])
    chosen = tables(name, [{}, mixes[0], *mixes[-2:]])
    return list({table.game: table for table in chosen}.values())


def path_of(table: Table) -> Path:
    implied = ("caves", "heroes_hexes") if table.game.options.get("heroes_hexes") else ()  # the route implies them
    chosen = [f"{name}-{text(value)}" for name, value in unusual(table.game).items() if name not in implied]
    short = "+".join(chosen) if len(chosen) <= 2 else "all-options-changed"
    players = f"+{table.players}-players" if table.game.name in LONG else ""
    return FOLDER / table.game.name / f"{short or 'defaults'}{players}.txt"


def text(value: Any) -> str:
    return "-".join(value) if isinstance(value, list) else str(value)


def playthrough(table: Table) -> str:
    """A match as text, played now; for a long game with the steps that were written down, if there are any."""
    return turn_by_turn(table) if table.game.name in LONG else step_by_step(table)


def turn_by_turn(table: Table) -> str:
    """One line per turn with a digest of what everybody knew after it; a position in the middle and the last one in
    full."""
    match = table.start(SEED)
    steps = written_steps(path_of(table)) or lively(table.start(SEED))
    lines, line = heading(table), ""
    for number, step in enumerate(steps):
        actor = match.player
        line += f", {step}" if line else f"round {match.view()['round']} seat {actor}: {step}"
        match.play(step)
        if match.player != actor:
            lines.append(f"{line}  [{digest(match)}]")
            line = ""
        if number == len(steps) // 2 or match.over:
            lines += ["", *position(match), ""]
    return "\n".join(lines) + "\n"


def written_steps(path: Path) -> list[str]:
    """The steps of a playthrough on disk."""
    if not path.exists():
        return []
    found = (TURN.match(line) for line in path.read_text(encoding="utf-8").splitlines())
    return [step for line in found if line for step in line[1].split(", ")]


def lively(match: Match) -> list[str]:
    """The steps of a match that a bot and chance play together."""
    bot, steps = manoa.bot(LIVELY_BOT, seed=SEED), []
    while (seat := match.player) is not None:
        by_chance = hashed(match) % 8 == 0
        steps.append(str(match.play(choice(match) if by_chance else bot.choose(match.for_seat(seat)))))
    return steps


def digest(match: Match) -> str:
    """A digest of all views, observations and the legal actions."""
    hashed = hashlib.sha256(match.mask().tobytes())
    for seat in (None, *range(match.players)):
        hashed.update(short(match.view(seat)).encode())
    for seat in range(match.players):
        hashed.update(match.observe(seat).astype("<i2").tobytes())
    return hashed.hexdigest()[:10]


def step_by_step(table: Table) -> str:
    """One line per step, and a position in full every now and then."""
    match = table.start(SEED)
    while not match.over:
        match.play(choice(match))
    every = -(-len(match.steps) // SAMPLES)
    lines, now = heading(table), table.start(SEED)
    for number, step in enumerate(match.steps):
        if number % every == 0:
            lines += ["", *position(now), ""]
        lines.append(f"{number + 1:4}  seat {now.player}: {now.word(step)}")
        now.play(step)
    lines += ["", *position(now), ""]
    return "\n".join(lines) + "\n"


def choice(match: Match) -> int:
    """A legal action, the same on every machine and in every version of Python."""
    actions = match.actions()
    return actions[hashed(match) % len(actions)].id


def hashed(match: Match) -> int:
    """A number that follows from the step."""
    return int.from_bytes(hashlib.sha256(f"{SEED} {len(match.steps)}".encode()).digest()[:8], "big")


def heading(table: Table) -> list[str]:
    game = table.game
    options = [f"    {name}: {value}" for name, value in game.options.items()]
    return [f"{game.title}, rules version {game.version}", f"{table.players} players, seed {SEED}", *options]


def position(match: Match) -> list[str]:
    """A position in full: what everyone sees, then what each seat sees in addition, then the observations for
    learners."""
    public = match.view(None)
    lines = [f"== after {len(match.steps)} steps: {turn(match)}"]
    lines += [f"   {name}: {short(value)}" for name, value in public.items()]
    for seat in range(match.players):
        own = {name: value for name, value in match.view(seat).items() if public.get(name, ...) != value}
        lines += [f"   seat {seat} sees {name}: {short(value)}" for name, value in own.items()]
        lines += [f"   seat {seat} was told: {short(event)}" for event in match.log(seat, max(0, len(match.steps) - 1))]
        lines += [f"   seat {seat} observes {observation(match, seat)}"]
    lines += [f"   scores {match.scores}, placings {match.placings}"]
    return [*lines, "   legal: " + ", ".join(map(str, match.actions()))] if match.actions() else lines


def turn(match: Match) -> str:
    return "the match is over" if match.over else f"seat {match.player}'s turn"


def short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":")).replace('"', "")


def observation(match: Match, seat: int) -> str:
    """The count of numbers, the count of those that are not zero, and a digest."""
    seen = match.observe(seat)
    hashed = hashlib.sha256(seen.astype("<i2").tobytes()).hexdigest()
    return f"{len(seen)} numbers, {(seen != 0).sum()} set, {hashed[:12]}"


def main() -> None:
    for name in manoa.games():
        written = set()
        for table in golden_tables(name):
            path = path_of(table)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(playthrough(table), encoding="utf-8")
            print(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
            written.add(path)
        for old in set((FOLDER / name).glob("*.txt")) - written:
            old.unlink()


if __name__ == "__main__":
    main()
