"""Positions of all games that somebody, or something, has tampered with. What is not written as a position is refused
by name; what is changed otherwise is refused with a sentence, or it is a position that can be played on."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import island.moments
import lost_cities.positions
import manoa
import quest.arranging
from garbage import Garbage, restored
from manoa import Game, Match
from play.test_records import Path, holder, parts, replaced, without
from rare import examples
from walks import every_game, play_on, positions, some_tables

HUGE = 10**40
OTHERS: list[Any] = [True, 5, 1.5, "5", ["5"], {"5": 5}, {}]  # of every kind
IMPOSSIBLE: dict[type, list[Any]] = {int: [HUGE, -HUGE], str: ["", "nonsense", "\ud800"]}
HEAD = "A snapshot is a JSON object with exactly the fields game, version, options, players, position"


@functools.cache
def snapshots(name: str) -> list[str]:
    """Moments of matches under some options, and those in which there is something everywhere."""
    tables = [table for table in some_tables() if table.game.name == name]
    found = [match.snapshot() for table in tables for match in positions(table, 7, seed=3)]
    if name == "lost-cities":
        found.append(lost_cities.positions.sound(manoa.game(name)))
    if name == "quest":
        found += [quest.arranging.sound(), *quest.arranging.busy()]
    if name == "island":
        found += [island.moments.moment(moment) for moment in island.moments.MOMENTS]
    return [json.dumps(snapshot) for snapshot in found]


def game_of(snapshot: dict[str, Any]) -> Game:
    return manoa.game(snapshot["game"], **snapshot["options"])


def refused(snapshot: Any, *names: str) -> None:
    """With a sentence in which one of these names stands."""
    with pytest.raises(ValueError, match=r"This position (breaks a rule|is not written as one): ") as refusal:
        game_of(snapshot).restore(snapshot)
    assert any(name in str(refusal.value) for name in names), f"{refusal.value} names none of {names}"


def each_part(name: str) -> Iterator[tuple[dict[str, Any], Path, Any]]:
    """Every part of a position at one moment at which it is there: of lists only the last entry."""
    seen = set()
    for written in snapshots(name):
        snapshot = json.loads(written)
        for path in parts(snapshot["position"], ()):
            part = holder(snapshot["position"], path)[path[-1]]
            shape = (*(0 if isinstance(key, int) else key for key in path), type(part))
            if shape not in seen:
                seen.add(shape)
                yield snapshot, ("position", *path), part


# What is not written as a position is


@every_game
def test_a_part_of_another_kind_is_refused_by_the_name_of_its_field(name: str) -> None:
    """What else may stand where null does is not known."""
    for snapshot, path, part in each_part(name):
        for other in OTHERS if part is not None else []:
            if type(other) is not type(part):
                refused(replaced(snapshot, path, other), str(path[1]), "is no place for a purchase")


@every_game
def test_numbers_and_words_that_cannot_be_are_refused(name: str) -> None:
    for snapshot, path, part in each_part(name):
        for wrong in IMPOSSIBLE.get(type(part), []):
            refused(replaced(snapshot, path, wrong), "")


@every_game
def test_no_field_may_be_missing_or_added(name: str) -> None:
    for snapshot, path, part in each_part(name):
        optional = path[-1] in OPTIONAL or path[-2] in OPTIONAL_PARTS
        if isinstance(path[-1], str) and not optional:
            refused(without(snapshot, path), f"`{path[-1]}`", f"{path[-1]!r} is missing", "one entry for each of")
        if isinstance(part, dict) and path[-1] not in OPTIONAL_PARTS:
            more = replaced(snapshot, path, {**part, "more": []})
            refused(more, "unknown field `more`", "'more' is unknown", "one entry for each of")
    snapshot = json.loads(snapshots(name)[0])
    refused(replaced(snapshot, ("position", "more"), 1), "unknown field `more`")


# Left out where there is nothing to say, and whose parts are
OPTIONAL = {
    "hexes",
    "modules",
    "withdrawn",
    "last_fight",
    "start_rolls",
    "once",
    "steps",
    "twice",
    "stored",
    "on_board",
}
OPTIONAL_PARTS = {"give", "take", "attack_from", "defence_from"}


@every_game
def test_what_seats_have_is_a_list_by_seat(name: str) -> None:
    """A field that always has as many entries as there are players has to."""
    found = [json.loads(written) for written in snapshots(name)]
    for field, value in found[0]["position"].items():
        by_seat = isinstance(value, list) and all(
            len(now["position"].get(field, "")) == now["players"] for now in found
        )
        for wrong in ([], value[:-1], [*value, value[0]]) if by_seat else ():
            refused(replaced(found[0], ("position", field), wrong), f"{field} has one entry for each of")


WRONG_CHANCE: list[tuple[str, Any, str]] = [
    *(
        ("key", wrong, "chance.key is 64 hexadecimal digits")
        for wrong in ["", "00" * 31, "00" * 33, "zz" * 32, 5, None]
    ),
    *(("counter", wrong, "chance.counter is a whole number") for wrong in [-1, 2**63, HUGE, True, 1.5, "1", None]),
    *(("used", wrong, "chance.used is a whole number from 0 to 16") for wrong in [-1, 17, HUGE, True, 1.5, "1", None]),
]


@every_game
def test_chance_is_checked(name: str) -> None:
    for field, wrong, sentence in WRONG_CHANCE:
        refused(replaced(json.loads(snapshots(name)[0]), ("position", "chance", field), wrong), sentence)


@every_game
def test_fields_nested_deeper_than_python_can_print_are_refused(name: str) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    snapshot = json.loads(snapshots(name)[0])
    for field in snapshot["position"]:
        refused({**snapshot, "position": {**snapshot["position"], field: deep}}, "")


@every_game
def test_the_head_of_a_snapshot_is_checked(name: str) -> None:
    snapshot = json.loads(snapshots(name)[0])
    game = game_of(snapshot)
    heads = {"game": "chess", "version": game.version + 1, "options": {"colour": "red"}, "players": 5}
    for field, wrong in heads.items():
        for value in (wrong, 0, None, True, [], 5.5, "3"):
            with pytest.raises(ValueError, match=r"\w+ \w+"):
                game.restore({**snapshot, field: value})
    nothing: list[Any] = [None, 5, "", [], {}, {"position": {}}, {**snapshot, "seed": 5}, {5: 6, "a": 7}]
    for none in nothing:
        with pytest.raises(ValueError, match=HEAD):
            game.restore(none)


# What is tampered with in other ways


@functools.cache
def garbage(name: str) -> Garbage:
    """Made of what occurs in positions of a game."""
    found: dict[str, Any] = {}
    for written in snapshots(name):
        position = json.loads(written)["position"]
        found |= {json.dumps(part := holder(position, path)[path[-1]]): part for path in parts(position, ())}
    keys = {key for part in found.values() if isinstance(part, dict) for key in part}
    words = [part for written, part in found.items() if len(written) < 80]
    return Garbage(words=st.sampled_from(words).map(deepcopy), keys=st.sampled_from(sorted(keys)) | st.text(max_size=3))


@functools.cache
def occurring(name: str, field: str) -> list[Any]:
    """All entries of a list that occur in positions of a game."""
    rare = quest.arranging.adventurous() if name == "quest" else []
    return [*rare, *(entry for written in snapshots(name) for entry in json.loads(written)["position"].get(field, []))]


@st.composite
def tampered(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """A snapshot changed in one to three places; or with garbage for a field, or other decisions."""
    snapshot: dict[str, Any] = json.loads(draw(st.sampled_from(snapshots(name))))
    position, how = snapshot["position"], draw(st.sampled_from(["tamper", "tamper", "field", "decisions"]))
    if how == "tamper":
        garbage(name).tamper(draw, position)
    elif how == "field":
        position[draw(st.sampled_from(sorted(position)))] = draw(garbage(name).values)
    else:
        for field in {"pending", "fights"} & set(position):
            position[field] = draw(st.lists(st.sampled_from(occurring(name, field)), max_size=4))
    return snapshot


def assert_sound(match: Match) -> None:
    """It is written as it was read at every step, nothing is lost, and it ends when nobody has to act."""
    things = counted(match)
    for step in range(15):
        assert match.over == (match.player is None)
        assert [match.view(seat)["player"] for seat in range(match.players)] == [match.player] * match.players
        if step % 5 == 0:
            twin = match.game.restore(match.snapshot())
            assert (twin.snapshot(), counted(match)) == (match.snapshot(), things)
        play_on(match, random.Random(step), 1)


def counted(match: Match) -> Any:
    """All cards, wherever they are."""
    if match.game.name == "lost-cities":
        cards = sorted(card for cards in lost_cities.positions.cards_by_place(match) for card in cards)
        return cards == sorted(lost_cities.positions.all_cards(match.game))
    if match.game.name == "island":
        view = match.view()
        return sum(view["cards"]) + sum(view["treasure"].values()) + view["supply_size"]
    cards = quest.arranging.all_cards(match)
    return cards if match.rules["expanded"].size else cards == quest.arranging.full_set(match.players)


@every_game
def test_a_tampered_position_is_refused_or_sound(name: str) -> None:
    @settings(max_examples=examples(120), deadline=None)
    @given(tampered(name))
    def try_it(snapshot: dict[str, Any]) -> None:
        match = restored(game_of(snapshot), snapshot)
        if match is not None:
            assert counted(match)
            assert_sound(match)

    try_it()
