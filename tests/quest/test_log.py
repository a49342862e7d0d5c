"""What happened, as each seat may know it."""

from __future__ import annotations

import functools
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from manoa import Match
from manoa.words import LANGUAGES, catalogue
from quest.arranging import (
    MARKET,
    STARTING,
    TOKENS,
    drawn,
    line,
    on,
    placed,
    play,
    position,
    quest,
    walk,
)
from quest.lively import choose, rich

KEYS = {
    *("run", "free", "go", "clear_blockade", "enter", "clear", "reach", "pay", "pay_camp", "buy", "bought", "play"),
    *("take", "remove", "lay", "discard", "draw", "draw_cards", "reshuffle", "explore", "gold", "arrive"),
    *("end turn", "stop", "done", "end"),
}
EVERYBODY = pytest.mark.parametrize("seat", [0, 1, 2, None])
ROAD = line(*["jungle 1"] * 4, "rubble 1")
Event = dict[str, Any]


def events_of(match: Match, seat: int | None = None) -> list[Event]:
    """The events without their steps."""
    return [{name: value for name, value in event.items() if name != "step"} for event in match.log(seat)]


def keys(match: Match, seat: int | None = None) -> list[str]:
    return [event["key"] for event in match.log(seat)]


@EVERYBODY
def test_a_run_tells_card_symbol_piece_and_way(seat: int | None) -> None:
    match = play(on(ROAD, hand="trailblazer"), "trailblazer L1", "go L2", "stop")
    assert events_of(match, seat) == [
        {"key": "run", "seat": 0, "card": "trailblazer", "with": "trailblazer", "symbol": "machete"},
        {"key": "go", "seat": 0, "piece": 0, "from": [0, 0], "to": [1, 0], "space": "L1"},
        {"key": "go", "seat": 0, "piece": 0, "from": [1, 0], "to": [2, 0], "space": "L2"},
        {"key": "stop", "seat": 0},
    ]


@EVERYBODY
def test_a_payment_tells_its_cards_and_where_it_led(seat: int | None) -> None:
    match = play(on(ROAD, at=(3, 0), hand="sailor"), "enter L4", "pay sailor")
    assert events_of(match, seat) == [
        {"key": "enter", "seat": 0, "piece": 0, "space": "L4"},
        {"key": "pay", "seat": 0, "card": "sailor", "with": "sailor"},
        {"key": "reach", "seat": 0, "piece": 0, "from": [3, 0], "to": [4, 0], "space": "L4"},
    ]


def test_a_purchase_is_told_when_it_is_paid() -> None:
    match = play(on(ROAD, hand="traveler traveler"), "buy photographer", "pay traveler")
    assert keys(match) == ["buy", "pay"]
    play(match, "pay traveler")
    assert events_of(match)[-1] == {"key": "bought", "seat": 0, "card": "photographer"}


def test_blockades_removed_are_told_by_number() -> None:
    game = line(*["jungle 1"] * 3, gates=(((0, 0), (1, 0)), ((1, 0), (2, 0))))
    match = on(game, hand="explorer explorer sailor", blockades={0: 1, 1: 3})
    play(match, "explorer blockade-1", "explorer L1", "clear blockade-3", "pay sailor")
    assert [(event["key"], event.get("blockade")) for event in events_of(match)] == [
        ("run", None),
        ("clear_blockade", 1),
        ("run", None),
        ("go", None),
        ("clear", 3),
        ("pay", None),
        ("clear_blockade", 3),
    ]


def test_a_blockade_removed_with_leftover_power() -> None:
    game = line(*["jungle 1"] * 3, gates=(((1, 0), (2, 0)),))
    match = play(on(game, hand="scout", blockades={0: 1}), "scout L1", "go blockade-1")
    assert keys(match) == ["run", "go", "clear_blockade"]
    assert events_of(match)[2]["blockade"] == 1


def test_a_draw_names_its_cards_to_the_drawer_only() -> None:
    match = play(on(ROAD, hand="cartographer", draw="sailor explorer traveler"), "play cartographer")
    assert events_of(match, 0)[1] == {"key": "draw_cards", "seat": 0, "cards": ["sailor", "explorer"]}
    for seat in (1, 2, None):
        assert events_of(match, seat)[1] == {"key": "draw", "seat": 0, "count": 2}


@EVERYBODY
def test_the_end_of_a_turn_tells_what_was_drawn(seat: int | None) -> None:
    match = play(on(ROAD, hand="sailor", draw="explorer explorer traveler scout"), "end turn")
    drawn_cards = {"key": "draw_cards", "seat": 0, "cards": ["explorer", "explorer", "traveler"]}
    assert events_of(match, seat) == [
        {"key": "end turn", "seat": 0},
        drawn_cards if seat == 0 else {"key": "draw", "seat": 0, "count": 3},
    ]


@EVERYBODY
def test_a_reshuffle_is_told_to_all(seat: int | None) -> None:
    match = play(on(ROAD, hand="cartographer", draw="sailor", discard="explorer"), "play cartographer")
    drew = "draw_cards" if seat == 0 else "draw"
    assert keys(match, seat) == ["play", drew, "reshuffle", drew]


def test_no_reshuffle_is_told_where_there_was_none() -> None:
    match = play(on(ROAD, hand="cartographer", draw="sailor explorer", discard="explorer"), "play cartographer")
    assert "reshuffle" not in keys(match)


def test_replaced_cards_are_told_laid_and_drawn() -> None:
    game = line("jungle 1", caves=True)
    match = on(game, hand="sailor explorer", draw="traveler scout", tokens="replace_cards")
    play(match, "play replace-cards", "lay sailor", "lay explorer")
    assert keys(match, 0) == ["play", "lay", "lay", "draw_cards"]
    assert events_of(match, 0)[-1]["cards"] == ["traveler", "scout"]
    assert events_of(match, 1)[-1] == {"key": "draw", "seat": 0, "count": 2}


def test_a_card_drawn_again_after_it_was_laid_is_told() -> None:
    match = on(line("jungle 1", caves=True), hand="sailor traveler", draw="traveler", tokens="replace_cards")
    play(match, "play replace-cards", "lay traveler", "done")
    assert events_of(match, 0)[-1] == {"key": "draw_cards", "seat": 0, "cards": ["traveler"]}


@EVERYBODY
def test_a_token_found_is_open_to_all(seat: int | None) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (2, 0): "cave"}
    match = play(on(drawn(spaces, caves=True), hand="explorer", caves={(2, 0): "coin_2"}), "explorer L1")
    assert events_of(match, seat)[2] == {"key": "explore", "seat": 0, "token": "coin_2"}


def test_arrivals_and_the_end_are_told() -> None:
    match = on(line("jungle 1", "finish jungle"), player=2, hand="explorer")
    play(match, "explorer L1")
    assert keys(match) == ["run", "go", "gold", "arrive", "end"]
    assert events_of(match)[2:4] == [{"key": "gold", "seat": 2, "piece": 0}, {"key": "arrive", "seat": 2}]
    assert events_of(match)[4]["round"] == 1
    assert events_of(match)[4]["to_go"] == match.view()["to_go"]


def test_the_first_of_two_pieces_is_told_without_an_arrival() -> None:
    game = drawn({(0, 0): "jungle 1", (1, 0): "finish jungle", (0, 2): "jungle 1"}, players=2)
    match = play(on(game, 2, at=[(0, 2), (0, 0)], hand="explorer"), "explorer 2 L1")
    assert keys(match) == ["run", "go", "gold"]
    assert events_of(match)[2] == {"key": "gold", "seat": 0, "piece": 1}


def test_cards_removed_taken_and_discarded_are_open() -> None:
    match = on(ROAD, hand="scientist transmitter traveler", draw="sailor")
    play(match, "play scientist", "remove sailor", "play transmitter", "take pioneer", "discard traveler")
    named = [(event["key"], event.get("card")) for event in events_of(match, 2)]
    assert named == [
        ("play", "scientist"),
        ("draw", None),
        ("remove", "sailor"),
        ("play", "transmitter"),
        ("take", "pioneer"),
        ("discard", "traveler"),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_told_what_another_seat_drew(players: int) -> None:
    match = quest(caves=True).start(players, seed=3)
    for _ in walk(match, 3, 200):
        pass
    for seat in (*range(players), None):
        for event in match.log(seat):
            assert event["key"] != "draw_cards" or event["seat"] == seat
            assert event["key"] != "draw" or ("cards" not in event and event["seat"] != seat)


@pytest.mark.parametrize("players", [2, 3])
def test_events_tell_the_truth(players: int) -> None:
    """Drawn cards and found tokens are those that came; every way leads from where the piece was to where it is."""
    match = rich(quest(caves=True), players, Random(players))
    for _ in walk(match, 7, 150):
        pass
    now = match.at(0)
    for step in match.steps:
        before, actor = position(now), now.player
        events = now.events_of([step], actor)
        after = position(now)
        check_cards(before, after, actor, events)
        check_tokens(before, after, events)
        check_ways(before, after, actor, events)


def check_cards(before: Event, after: Event, actor: int | None, events: list[Event]) -> None:
    came = Counter(after["hands"][actor]) - Counter(before["hands"][actor])
    named = Counter(card for event in events if event["key"] == "draw_cards" for card in event["cards"])
    assert not came - named
    size = len(before["hands"][actor]) + sum(named.values()) - len(after["hands"][actor])
    assert size in (0, 1)


def check_tokens(before: Event, after: Event, events: list[Event]) -> None:
    gone = sum(len(cave["tokens"]) for cave in before["caves"]) - sum(len(cave["tokens"]) for cave in after["caves"])
    assert gone == sum(event["key"] == "explore" for event in events)


def check_ways(before: Event, after: Event, actor: int | None, events: list[Event]) -> None:
    for event in events:
        if "from" in event:
            assert before["pieces"][actor][event["piece"]] == event["from"]
            if "to" in event and not any(other["key"] == "gold" for other in events):
                assert after["pieces"][actor][event["piece"]] == event["to"]


def test_the_log_can_be_read_from_any_step_on() -> None:
    match = play(on(ROAD, hand="explorer explorer", draw="sailor"), "explorer L1", "explorer L2", "end turn")
    assert match.log(1, since=1) == match.log(1)[1:]
    assert [event["step"] for event in match.log(1)][:5] == [1, 2, 3, 4, 5]


@functools.cache
def all_events() -> list[Event]:
    """Of lively walks, so that every key comes up."""
    events: list[Event] = []
    for seed in range(8):
        luck = Random(seed)
        match = rich(quest(caves=True, round_limit=4), 2 + seed % 3, luck)
        while not match.over and len(match.steps) < 300:
            match.play(choose(match, luck, idle=0.05))
        events += match.log(0)
    return [*events, *rare_events()]


def rare_events() -> list[Event]:
    home = play(on(line("jungle 1", "finish jungle"), player=2, hand="explorer"), "explorer L1")
    game = line("jungle 1", "jungle 1", gates=(((0, 0), (1, 0)),))
    cleared = play(on(game, hand="sailor", blockades={0: 3}), "clear blockade-3", "pay sailor")
    stopped = play(on(ROAD, hand="scout"), "scout L1", "stop")
    camped = play(on(line("jungle 1", "camp 1"), hand="scout"), "enter L1", "pay scout")
    return [*home.log(2), *cleared.log(0), *stopped.log(0), *camped.log(0)]


def test_every_key_has_its_sentence_and_every_sentence_its_parts() -> None:
    events = all_events()
    assert {event["key"] for event in events} == KEYS
    for language in LANGUAGES:
        for event in events:
            assert catalogue("quest", language).event(event, ["Ada", "Ben", "Cy", "Di"], 0).endswith(".")


def test_events_are_ready_for_json() -> None:
    events = all_events()
    assert json.loads(json.dumps(events, allow_nan=False)) == events


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_token_has_its_name(language: str) -> None:
    words = catalogue("quest", language)
    for family, names in (("card", [*STARTING, *MARKET]), ("token", TOKENS), ("with", [*STARTING, *MARKET, *TOKENS])):
        assert all(words.name(family, name) != name for name in names)
    assert catalogue("quest", "en").name("with", "keep_item") == "Keep an item token"


def test_a_spectator_is_told_nothing_more_than_any_seat() -> None:
    match = quest(caves=True).start(3, seed=6)
    for _ in walk(match, 6, 100):
        pass
    for event, seen in zip(match.log(), match.log(0), strict=True):
        assert event == seen or (event["key"], seen["key"]) == ("draw", "draw_cards")


def test_drawing_nothing_is_no_event() -> None:
    match = play(placed(quest(), at=(2, 0)), "end turn")
    assert keys(match) == ["end turn"]
