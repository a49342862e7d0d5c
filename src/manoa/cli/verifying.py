"""`manoa verify`: whether a game was dealt as promised, and went as its record says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import typer

from manoa.cli.files import read_json, read_match
from manoa.cli.refusal import WRONG_FILE, refuse
from manoa.cli.voice import count, plain
from manoa.play.match import Match
from manoa.play.record import unwrapped

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


def _seed(match: Match, told: Any, noted: str | None) -> list[Finding]:
    """What the table showed before the first move, if it was noted, counts more than what the file says of it."""
    if told is None and noted is None:
        return [Finding(None, "The file holds no commitment: give the one that the table showed, with --commitment.")]
    if match.seed is None:
        return [Finding(False, "The game began with a position, not with a seed, so nothing was promised about it.")]
    actual = sha256(match.seed).hexdigest()
    promised = (noted or str(told)).lower()
    if actual != promised:
        return [Finding(False, f"The seed's SHA-256 is {actual}, not the commitment {plain(promised, 70)}.")]
    if noted is not None and told is not None and str(told).lower() != promised:
        return [Finding(False, f"The file has another commitment than the table showed: {plain(str(told), 70)}.")]
    whence = "that the table showed" if noted else "in the file; was this shown before the first move?"
    return [Finding(True, f"The seed's SHA-256 is the commitment {whence} {actual}")]


def _replay(match: Match) -> Finding:
    end = "to the end of the game" if match.over else "and the game is not over there"
    return Finding(True, f"The record replays: {count(len(match.steps), 'step')}, {end}.")


def _result(match: Match, around: dict[str, Any]) -> list[Finding]:
    """Of a file that a server exported."""
    if "result" not in around:
        return []
    result = around["result"]
    if result is None:
        return [Finding(None, "The file tells no result.")]
    if not _has_shape(result, match.players):
        return [Finding(False, "The result in the file is none.")]
    scores = Finding(
        result["scores"] == match.scores, f"The scores are {result['scores']}; the record gives {match.scores}."
    )
    return [scores, _places(match, result)]


def _has_shape(result: Any, players: int) -> bool:
    def numbers(given: Any) -> bool:
        return isinstance(given, list) and len(given) == players and all(type(number) is int for number in given)

    if not isinstance(result, dict) or result.get("reason") not in ("played", "resigned", "agreed"):
        return False
    places, resigned = result.get("placings"), result.get("resigned", [])
    seats = isinstance(resigned, list) and all(type(seat) is int and 0 <= seat < players for seat in resigned)
    return seats and numbers(result.get("scores")) and (places is None or numbers(places))


def _places(match: Match, result: dict[str, Any]) -> Finding:
    places, reason, resigned = result["placings"], result["reason"], result.get("resigned", [])
    if reason == "agreed":
        return Finding(places is None, "They agreed to end without places.")
    if reason == "resigned":
        left = [seat for seat in range(match.players) if seat not in resigned]
        alone = [1 if seat in left else 2 for seat in range(match.players)]
        return Finding(len(left) == 1 and places == alone, f"All but one resigned; the places are {places}.")
    if not match.over:
        return Finding(False, "The game was not played to its end.")
    expected = _with_resigned_last(match.placings, resigned)
    who = f" with {', '.join(f'seat {seat}' for seat in resigned)} last for resigning" if resigned else ""
    return Finding(places == expected, f"The places are {places}; the record gives {expected}{who}.")


def _with_resigned_last(placings: Sequence[int], resigned: Sequence[int]) -> list[int]:
    ranks = [(seat in resigned, place) for seat, place in enumerate(placings)]
    return [1 + sum(other < own for other in ranks) for own in ranks]
