"""Matches and positions as JSON, out and in. What comes in is checked before anything is made of it."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np

from manoa.games import rulebook
from manoa.kernel import seeds
from manoa.kernel.positions import shown
from manoa.play.errors import BadRecord, IllegalAction
from manoa.play.game import Game

if TYPE_CHECKING:
    from manoa.play.match import Match


def header(match: Match) -> dict[str, Any]:
    """What records and snapshots begin with."""
    return {
        "game": match.game.name,
        "version": match.game.version,
        "options": copy.deepcopy(match.game.options),
        "players": match.players,
    }


def record(match: Match) -> dict[str, Any]:
    """Rules version, options, seed (or the position it went on from) and actions."""
    begin = match.at(0)
    start = {"position": snapshot(begin)["position"]} if match.seed is None else {"seed": match.seed.hex()}
    return {**header(match), **start, "actions": _notations(match)}


def exported(match: Match, names: Sequence[str]) -> dict[str, Any]:
    """A record with the names of those who played."""
    return {"manoa": "record", "names": list(names), "record": record(match)}


def unwrapped(given: Any) -> Any:
    """The record in what was exported; everything else as it is."""
    wrapped = isinstance(given, dict) and given.get("manoa") == "record" and "record" in given
    return given["record"] if wrapped else given


def names_in(given: Any, players: int) -> list[str | None]:
    """What an export calls each seat, as far as it is text."""
    names = given.get("names") if unwrapped(given) is not given else None
    if not isinstance(names, list) or len(names) != players:
        return [None] * players
    return [name if isinstance(name, str) else None for name in names]


def snapshot(match: Match) -> dict[str, Any]:
    return {**header(match), "position": match.game.book.position(match.rules, match.state)}


def replay(record: Any) -> Match:
    """The match that a record tells, exported or not. BadRecord says where it stops making sense."""
    record = unwrapped(record)
    beginning = "position" if isinstance(record, dict) and "position" in record else "seed"
    _fields("record", record, ("game", "version", "options", "players", beginning, "actions"))
    chosen = _game(record)
    players = _players(chosen, record)
    if beginning == "seed":
        match = chosen.start(players, _seed(record["seed"]))
    else:
        match = _placed(chosen, players, record["position"])
    if not isinstance(record["actions"], list):
        raise BadRecord("The actions of a record are a list of notations or ids.")
    _play_all(match, record["actions"])
    return match


def restore(chosen: Game, snapshot: Any) -> Match:
    _fields("snapshot", snapshot, ("game", "version", "options", "players", "position"))
    if _game(snapshot) != chosen:
        raise BadRecord(f"This snapshot is of {_game(snapshot)!r}, not of {chosen!r}.")
    return _placed(chosen, _players(chosen, snapshot), snapshot["position"])


def _placed(chosen: Game, players: int, position: Any) -> Match:
    from manoa.play.match import Match

    state = chosen.book.place(chosen.rules(players), position)
    return Match(chosen, players, np.array([state]), None)


def _notations(match: Match) -> list[str]:
    if match.game.book.fixed_words:
        return [str(match.word(step)) for step in match.steps]
    now = match.at(0)
    return [str(now.play(step)) for step in match.steps]


def _play_all(match: Match, actions: list[Any]) -> None:
    """The actions of a record in one fold where their ids are known beforehand, else one by one."""
    try:
        if match.game.book.fixed_words:
            match.fold(list(_ids(match, actions)))
        match.follow(actions[len(match.steps) :])
    except IllegalAction as error:
        number = len(match.steps) + 1
        wrong = shown(actions[number - 1])
        raise BadRecord(f"This record does not replay: action {number}, {wrong}: {error}") from None


def _ids(match: Match, actions: list[Any]) -> Iterator[int]:
    """The ids of the actions up to the first that is none."""
    with suppress(IllegalAction):
        for action in actions:
            yield match.id_of(action)


def _fields(what: str, given: Any, wanted: tuple[str, ...]) -> None:
    if not isinstance(given, dict) or set(given) != set(wanted):
        raise BadRecord(f"A {what} is a JSON object with exactly the fields {', '.join(wanted)}.")


def _game(given: dict[str, Any]) -> Game:
    if not isinstance(given["game"], str) or not isinstance(given["options"], dict):
        raise BadRecord("The game is a name and the options an object of names and values.")
    chosen = Game(rulebook(given["game"]), given["options"])
    if given["version"] != chosen.version or type(given["version"]) is not int:
        raise BadRecord(
            f"This was played under version {shown(given['version'])} of the rules of {chosen.title}; "
            f"this library has version {chosen.version}."
        )
    return chosen


def _players(chosen: Game, given: dict[str, Any]) -> int:
    if type(given["players"]) is not int:
        raise BadRecord(f"The number of players is a whole number, not {shown(given['players'])}.")
    return chosen.seat_count(given["players"])


def _seed(given: Any) -> bytes:
    if not seeds.is_hex(given):
        raise BadRecord("The seed of a record is 64 hexadecimal digits.")
    return bytes.fromhex(given)
