"""Records and snapshots: out and in again through JSON, and nothing but ValueErrors for what is not one."""

from __future__ import annotations

import copy as copying
import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import manoa
from manoa import Match
from manoa.kernel.positions import shown
from manoa.play.record import exported, names_in
from walks import (
    Table,
    copy,
    every_game,
    every_main_table,
    every_table,
    finished,
    fitting,
    frozen,
    on_some_tables,
    play_on,
    positions,
    running,
    through_json,
)

Path = tuple[str | int, ...]

ODD: list[Any] = [None, True, -1, 0, 1, 2**31 - 1, 2**31, 2**63, 10**30, 0.5, "", "nonsense", [], [[]], {}, {"a": 1}]
NO_ACTIONS: list[Any] = ["nonsense", None, True, 0.0, [], {}, -1, 2**64, 10**5000]

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


def position_of(match: Match) -> dict[str, Any]:
    """All of a state but how often something was revealed: a position has no past that `undo` could cross."""
    return {name: match.state[name].tolist() for name in match.state.dtype.names if name != "revealed"}


def refused(record: Any) -> str:
    """The sentence with which a record is refused."""
    with pytest.raises(ValueError, match=r"\w+ \w+") as refusal:
        manoa.replay(record)
    return str(refusal.value)


def started(name: str) -> Match:
    """A match of a game after some steps."""
    return play_on(manoa.game(name).start(seed=2), random.Random(2), 20)


# Round trips


@every_table
def test_a_record_replays_to_the_same_match(table: Table) -> None:
    for match in positions(table, 4):
        record = through_json(match.record())
        assert record == match.record()
        assert frozen(manoa.replay(record)) == frozen(match)
        assert manoa.replay(record).record() == record


@on_some_tables
def test_what_was_exported_replays_and_has_names(table: Table) -> None:
    match = finished(table)
    names = [f"Player {seat}" for seat in range(table.players)]
    export = through_json(exported(match, names))
    assert manoa.replay(export).record() == match.record()
    assert names_in(export, table.players) == names
    assert names_in(match.record(), table.players) == [None] * table.players


@pytest.mark.parametrize("names", [*ODD, ["Ann"], ["Ann", None], ["Ann", 3]])
def test_names_that_are_none_are_left_out(names: Any) -> None:
    match = started("lost-cities")
    export = {**exported(match, ()), "names": names}
    assert manoa.replay(export).record() == match.record()
    found = names_in(export, 2)
    assert found in ([None, None], ["Ann", None])


@on_some_tables
def test_a_record_names_game_version_options_players_seed_and_actions(table: Table) -> None:
    match = finished(table, 7)
    now = table.start(7)
    assert match.record() == {
        "game": table.game.name,
        "version": table.game.version,
        "options": table.game.options,
        "players": table.players,
        "seed": (7).to_bytes(32, "little").hex(),
        "actions": [str(now.play(step)) for step in match.steps],
    }


@on_some_tables
def test_a_record_may_name_actions_by_id(table: Table) -> None:
    """Ids in records are those of version 1; where numbering has changed, tests/test_stored_matches.py has old ones."""
    match = finished(table)
    if table.game.book.old_numbers is None:
        assert frozen(manoa.replay({**match.record(), "actions": match.steps})) == frozen(match)


@every_table
def test_a_snapshot_restores_the_same_position(table: Table) -> None:
    for match in positions(table, 8):
        snapshot = through_json(match.snapshot())
        assert snapshot == match.snapshot()
        restored = table.game.restore(snapshot)
        assert position_of(restored) == position_of(match)
        assert restored.snapshot() == snapshot


@every_table
def test_a_restored_match_goes_on_as_the_first_one_would(table: Table) -> None:
    for match in running(table, 3):
        restored = table.game.restore(match.snapshot())
        ahead = play_on(copy(match), random.Random(1)).steps[len(match.steps) :]
        assert restored.fold(ahead) == match.fold(ahead) == len(ahead)
        assert position_of(restored) == position_of(match)
        assert (restored.scores, restored.placings) == (match.scores, match.placings)


@on_some_tables
def test_a_restored_match_has_a_record_of_its_own(table: Table) -> None:
    for match in positions(table, 3):
        restored = play_on(table.game.restore(match.snapshot()), random.Random(1), 20)
        record = through_json(restored.record())
        assert record["position"] == match.snapshot()["position"]
        assert frozen(manoa.replay(record)) == frozen(restored)


@on_some_tables
def test_what_is_handed_in_stays_as_it_is(table: Table) -> None:
    match = next(running(table, 2))
    record, snapshot = match.record(), match.snapshot()
    before = copying.deepcopy((record, snapshot))
    play_on(manoa.replay(record), random.Random(0), 10)
    play_on(table.game.restore(snapshot), random.Random(0), 10)
    assert (record, snapshot) == before


# Records that are none


@every_game
@pytest.mark.parametrize("beginning", ["seed", "position"])
def test_a_record_has_exactly_its_fields(name: str, beginning: str) -> None:
    match = started(name)
    record = (match if beginning == "seed" else match.game.restore(match.snapshot())).record()
    for field in record:
        refused({key: value for key, value in record.items() if key != field})
    for extra in ("more", "seed" if beginning == "position" else "position", 7, None):
        refused({**record, extra: 1})


@every_game
@pytest.mark.parametrize("field", ["game", "version", "options", "players", "seed", "actions"])
def test_a_field_of_the_wrong_type_is_refused(name: str, field: str) -> None:
    record = started(name).record()
    for value in ODD:
        if type(value) is not type(record[field]):
            refused({**record, field: value})


@every_game
def test_another_version_of_the_rules_is_refused_with_both_named(name: str) -> None:
    record = started(name).record()
    for version in (0, record["version"] + 1, -1, 2**70):
        sentence = refused({**record, "version": version})
        assert str(version) in sentence
        assert f"version {record['version']}" in sentence


@every_game
@pytest.mark.parametrize("cut", [lambda seed: seed[:-1], lambda seed: seed[:-2], lambda seed: seed + "00"])
def test_a_seed_of_the_wrong_length_is_refused(name: str, cut: Any) -> None:
    record = started(name).record()
    assert "64 hexadecimal digits" in refused({**record, "seed": cut(record["seed"])})


@every_game
@pytest.mark.parametrize("seed", ["", "zz" * 32, "é" * 64, "٣" * 64, "-0" * 32, "0x" * 32, " " + "00" * 32])
def test_a_seed_of_other_signs_is_refused(name: str, seed: str) -> None:
    assert "64 hexadecimal digits" in refused({**started(name).record(), "seed": seed})


@every_game
def test_options_are_checked_as_when_a_game_is_chosen(name: str) -> None:
    record = started(name).record()
    for option in ("more", "name", "book", "self", "", *record["options"]):
        refused({**record, "options": {**record["options"], option: {}}})


@every_game
def test_a_wrong_number_of_players_is_refused(name: str) -> None:
    record = started(name).record()
    for players in (-1, 0, 1, 99, 2**64):
        assert "players" in refused({**record, "players": players})


@on_some_tables
def test_an_action_that_does_not_replay_is_named(table: Table) -> None:
    match = finished(table)
    record = match.record()
    for at in (0, 1, len(match.steps) // 2, len(match.steps) - 1):
        now = match.at(at)
        illegal = np.flatnonzero(~now.mask())[:1].tolist() if table.game.book.old_numbers is None else []
        for wrong in illegal + NO_ACTIONS:
            actions = [*record["actions"][:at], wrong, *record["actions"][at + 1 :]]
            sentence = refused({**record, "actions": actions})
            assert f"action {at + 1}, {shown(wrong)}" in sentence


@on_some_tables
def test_an_action_after_the_end_is_refused(table: Table) -> None:
    record = finished(table).record()
    refused({**record, "actions": [*record["actions"], record["actions"][-1]]})


@pytest.mark.parametrize("record", [value for value in ODD if value != {}] + [{}, (), object(), {1: 2, "a": 3}])
def test_what_is_no_object_is_refused(record: Any) -> None:
    refused(record)


@given(record=ANY_JSON)
def test_arbitrary_json_is_no_record(record: Any) -> None:
    refused(record)


@every_game
@settings(suppress_health_check=[HealthCheck.too_slow])
@given(field=st.sampled_from(["game", "version", "options", "players", "seed", "actions"]), value=ANY_JSON)
def test_arbitrary_json_in_a_field_is_refused_or_kept(name: str, field: str, value: Any) -> None:
    record = {**started(name).record(), field: value}
    try:
        match = manoa.replay(record)
    except ValueError:
        return
    told = match.record()[field]
    if field == "actions":  # ids are taken too, and told as notation
        assert len(told) == len(value)
    else:
        assert told == value or field == "options", "what was accepted is what is there"


# Snapshots that are none


@every_game
def test_a_snapshot_of_another_game_or_other_options_is_refused(name: str) -> None:
    game = manoa.game(name)
    others = [
        fitting(name, {option: [value] if about.several else value})
        for option, about in game.book.options.items()
        for value in about.values
        if value != about.default
    ]
    for other in others + [manoa.game(another) for another in manoa.games() if another != name]:
        with pytest.raises(ValueError, match="not of") as refusal:
            game.restore(other.start(seed=1).snapshot())
        assert repr(other) in str(refusal.value)
        assert repr(game) in str(refusal.value)


@every_game
@given(snapshot=ANY_JSON)
@example(snapshot={})
def test_arbitrary_json_is_no_snapshot(name: str, snapshot: Any) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        manoa.game(name).restore(snapshot)


@every_game
@given(position=ANY_JSON)
@example(position={1: 2, "a": 3})
def test_arbitrary_json_is_no_position(name: str, position: Any) -> None:
    game = manoa.game(name)
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        game.restore({**game.start(seed=1).snapshot(), "position": position})


@every_main_table
def test_a_position_with_one_odd_part_is_refused_or_kept(table: Table) -> None:
    luck = random.Random(4)
    for match in positions(table, 3, seed=4):
        snapshot = match.snapshot()
        paths = list(parts(snapshot["position"], ()))
        for path in luck.sample(paths, min(len(paths), 12)):
            for odd in ODD:
                refused_or_kept(table, replaced(snapshot, ("position", *path), odd))


@every_main_table
def test_a_position_with_a_part_missing_or_doubled_is_refused_or_kept(table: Table) -> None:
    for match in positions(table, 2, seed=4):
        snapshot = match.snapshot()
        paths = list(parts(snapshot["position"], ()))
        for path in random.Random(5).sample(paths, min(len(paths), 80)):
            refused_or_kept(table, without(snapshot, ("position", *path)))
            if isinstance(path[-1], int):
                refused_or_kept(table, doubled(snapshot, ("position", *path)))


def refused_or_kept(table: Table, snapshot: dict[str, Any]) -> None:
    """Either a ValueError, or a match that stands exactly so and can be played."""
    try:
        match = table.game.restore(snapshot)
    except ValueError:
        return
    assert in_any_order(match.snapshot()) == in_any_order(snapshot)
    for seat in range(table.players):
        match.view(seat), match.observe(seat), match.for_seat(seat).imagine(1)
    play_on(match, random.Random(0), 5)


def in_any_order(value: Any) -> Any:
    """A JSON value with its lists of objects sorted: pieces that are alike may be listed in any order."""
    if isinstance(value, dict):
        return {name: in_any_order(entry) for name, entry in value.items()}
    if isinstance(value, list):
        entries = [in_any_order(entry) for entry in value]
        alike = all(isinstance(entry, dict) for entry in entries)
        return sorted(entries, key=lambda entry: json.dumps(entry, sort_keys=True)) if alike else entries
    return value


def parts(value: Any, path: Path) -> Iterator[Path]:
    """The paths of all parts of a JSON value, whole lists and objects too."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from parts(part, (*path, key))


def copied(whole: Any) -> Any:
    """`copy.deepcopy` takes ten times as long, and thousands of positions are copied."""
    return pickle.loads(pickle.dumps(whole))


def replaced(whole: Any, path: Path, part: Any) -> Any:
    whole = copied(whole)
    holder(whole, path)[path[-1]] = part
    return whole


def without(whole: Any, path: Path) -> Any:
    whole = copied(whole)
    del holder(whole, path)[path[-1]]
    return whole


def doubled(whole: Any, path: Path) -> Any:
    whole = copied(whole)
    inside = holder(whole, path)
    inside.insert(path[-1], copied(inside[path[-1]]))
    return whole


def holder(whole: Any, path: Path) -> Any:
    """The list or object that directly holds the part at a path."""
    for key in path[:-1]:
        whole = whole[key]
    return whole
