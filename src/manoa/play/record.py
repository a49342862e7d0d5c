"""Matches as JSON that comes in: checked before anything is made of it."""

from collections.abc import Sequence
from typing import Any

from manoa.kernel import seeds
from manoa.kernel.positions import shown
from manoa.play import header
from manoa.play.errors import BadRecord, TooLong
from manoa.play.match import Game, Match

LONGEST = 200  # characters of one action: those of a whole run are far fewer


def exported(match: Match, names: Sequence[str]) -> dict[str, Any]:
    """A record with the names of those who played."""
    return {"manoa": "record", "names": list(names), "record": match.record()}


def unwrapped(given: Any) -> Any:
    """The record in what was exported; everything else as it is."""
    wrapped = isinstance(given, dict) and given.get("manoa") == "record" and "record" in given
    return given["record"] if wrapped else given


def names_in(given: Any, players: int) -> list[str | None]:
    """What an export calls each seat, as far as it is text."""
    return _by_seat(given, "names", players)


def bots_in(given: Any, players: int) -> list[str | None]:
    """Which bot had each seat, if an export says so."""
    return _by_seat(given, "bots", players)


def _by_seat(given: Any, part: str, players: int) -> list[str | None]:
    texts = given.get(part) if unwrapped(given) is not given else None
    if not isinstance(texts, list) or len(texts) != players:
        return [None] * players
    return [text if isinstance(text, str) else None for text in texts]


def replay(record: Any, most: int | None = None) -> Match:
    """The match that a record tells, exported or not. BadRecord says where it stops making sense. TooLong comes as soon
    as there are more steps than `most`."""
    record = unwrapped(record)
    beginning = "position" if isinstance(record, dict) and "position" in record else "seed"
    chosen, players = header.read("record", record, beginning, "actions")
    game = Game(chosen.book, chosen.options, chosen.version)
    if beginning == "seed":
        match = game.start(players, _seed(record["seed"]))
    else:
        match = game.place(players, record["position"])
    if not isinstance(record["actions"], list):
        raise BadRecord("The actions of a record are a list of notations or ids.")
    _play_all(match, record["actions"], most)
    return match


def _play_all(match: Match, actions: list[Any], most: int | None) -> None:
    _check_length(len(actions), most)
    for number, action in enumerate(actions, 1):
        if isinstance(action, str) and len(action) > LONGEST:
            raise BadRecord(f"Action {number} of this record is longer than {LONGEST} characters.")
        try:
            match.follow(recorded_steps(match, action))
        except ValueError as error:
            wrong = shown(action)
            raise BadRecord(f"This record does not replay: action {number}, {wrong}: {error}") from None
        _check_length(len(match.steps), most)


def _check_length(steps: int, most: int | None) -> None:
    if most is not None and steps > most:
        raise TooLong(most)


def recorded_steps(match: Match, action: Any) -> Sequence[Any]:
    """An action as it was recorded, as steps: where the numbering has changed, ids are those of version 1."""
    earlier = match.game.book.old_numbers
    if earlier is None or type(action) is not int:
        return match.steps_recorded(action)
    return earlier(match.rules, match.state, action)


def _seed(given: Any) -> bytes:
    if not seeds.is_hex(given):
        raise BadRecord("The seed of a record is 64 hexadecimal digits.")
    return bytes.fromhex(given)
