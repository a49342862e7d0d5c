"""`manoa verify`: whether a game was dealt as promised, and went as its record says."""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer

from manoa.cli.files import read_json, read_match
from manoa.cli.phrases import count, plain
from manoa.cli.refusal import WRONG_FILE, refuse
from manoa.play.match import Match
from manoa.play.record import unwrapped
from manoa.server.table.playing import with_resigned_last
from manoa.server.wire.tables import Result

COMMITMENT = re.compile("[0-9a-fA-F]{64}")


class Finding(NamedTuple):
    good: bool | None  # None: there was nothing to check it against
    text: str


def verify(file: Path, commitment: str | None) -> None:
    """A line for each check; exit code 0 if all is well."""
    if commitment is not None and not COMMITMENT.fullmatch(commitment):
        refuse("--commitment is the 64 hexadecimal digits that the table showed before the first move")
    given = read_json(file, "a record")
    record = unwrapped(given)
    around = given if record is not given else {}
    match = read_match(file, record)
    found = [*_seed(match, around.get("commitment"), commitment), _replay(match), *_result(match, around)]
    for finding in found:
        typer.echo(f"{_verdict(finding.good):11} {finding.text}")
    if not all(finding.good for finding in found):
        raise typer.Exit(WRONG_FILE)


def _verdict(good: bool | None) -> str:
    return "not checked" if good is None else "good" if good else "WRONG"


def _seed(match: Match, in_file: Any, noted: str | None) -> list[Finding]:
    """What the table showed before the first move, if it was noted, counts more than what the file says of it."""
    if in_file is None and noted is None:
        return [Finding(None, "The file holds no commitment: give the one that the table showed, with --commitment.")]
    if match.seed is None:
        return [Finding(False, "The game began with a position, not with a seed, so nothing was promised about it.")]
    actual = sha256(match.seed).hexdigest()
    promised = (noted or str(in_file)).lower()
    if actual != promised:
        return [Finding(False, f"The seed's SHA-256 is {actual}, not the commitment {plain(promised, 70)}.")]
    if noted is not None and in_file is not None and str(in_file).lower() != promised:
        return [Finding(False, f"The file has another commitment than the table showed: {plain(str(in_file), 70)}.")]
    place = "that the table showed" if noted else "in the file; was this shown before the first move?"
    return [Finding(True, f"The seed's SHA-256 is the commitment {place} {actual}")]


def _replay(match: Match) -> Finding:
    end = "to the end of the game" if match.over else "and the game is not over there"
    return Finding(True, f"The record replays: {count(len(match.steps), 'step')}, {end}.")


def _result(match: Match, around: dict[str, Any]) -> list[Finding]:
    """Of a file that a server exported."""
    if "result" not in around:
        return []
    if around["result"] is None:
        return [Finding(None, "The file tells no result.")]
    try:
        result = msgspec.convert(around["result"], Result)
    except msgspec.ValidationError:
        result = None
    if result is None or not set(result.resigned) <= set(range(match.players)):
        return [Finding(False, "The result in the file is none.")]
    scores = Finding(result.scores == match.scores, f"The scores are {result.scores}; the record gives {match.scores}.")
    return [scores, _places(match, result)]


def _places(match: Match, result: Result) -> Finding:
    places, resigned = result.placings, result.resigned
    if result.reason == "agreed":
        return Finding(places is None, "They agreed to end without places.")
    if result.reason == "resigned":
        left = [seat for seat in range(match.players) if seat not in resigned]
        alone = [1 if seat in left else 2 for seat in range(match.players)]
        return Finding(len(left) == 1 and places == alone, f"All but one resigned; the places are {places}.")
    if not match.over:
        return Finding(False, "The game was not played to its end.")
    expected = with_resigned_last(match.placings, resigned)
    who = f" with {', '.join(f'seat {seat}' for seat in resigned)} last for resigning" if resigned else ""
    return Finding(places == expected, f"The places are {places}; the record gives {expected}{who}.")
