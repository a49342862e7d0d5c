"""Positions as JSON: what a snapshot holds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from manoa import Game
from quest.arranging import (
    drawn,
    line,
    on,
    placed,
    play,
    position,
    quest,
    sound,
    texts,
    walk,
)

CAVES = quest(caves=True)


def refused(snapshot: Any, sentence: str, game: Game = CAVES) -> None:
    with pytest.raises(ValueError, match=sentence):
        game.restore(snapshot)


def test_a_sound_position_is_restored_as_it_was_written() -> None:
    snapshot = sound()
    restored = CAVES.restore(snapshot).snapshot()
    for zones in ("hands", "removed", "tokens"):
        for place in (snapshot["position"], restored["position"]):
            place[zones] = [sorted(cards) for cards in place[zones]]
    assert restored == snapshot


def test_the_order_of_cards_in_hand_does_not_matter() -> None:
    turned = sound()
    for hand in turned["position"]["hands"]:
        hand.reverse()
    assert CAVES.restore(turned).state.tobytes() == CAVES.restore(sound()).state.tobytes()


SPACES = {(0, 0): "jungle 1", (1, 0): "rubble 2", (0, 1): "camp 2", (1, -1): "jungle 1", (2, -2): "jungle 1"}
NATIVE = {"native_blockade_and_step": True}


@pytest.mark.parametrize(
    ("moves", "phase"),
    [
        (("enter L1",), "pay"),
        (("enter L1", "pay sailor"), "pay"),
        (("enter M0", "pay scout"), "pay"),
        (("clear blockade-6",), "pay"),
        (("clear blockade-6", "pay sailor"), "pay"),
        (("buy photographer",), "pay"),
        (("buy photographer", "pay sailor"), "pay"),
        (("play travel-log",), "remove"),
        (("play travel-log", "remove sailor"), "remove"),
        (("play scientist",), "remove"),
        (("play remove-card",), "remove"),
        (("play transmitter",), "take"),
        (("play replace-cards",), "replace"),
        (("play replace-cards", "lay sailor"), "replace"),
        (("play change-symbol", "play pass-occupied"), "play"),
        (("native blockade-6",), "play"),
        (("scout K1",), "play"),
        (("machete-2 K1",), "play"),
        (("play compass",), "play"),
        (("discard sailor",), "discard"),
    ],
)
def test_every_sub_phase_goes_through_json_and_back(moves: tuple[str, ...], phase: str) -> None:
    game = drawn(SPACES, gates=(((0, 0), (1, 0)),) if "6" in "".join(moves) else (), caves=True, **NATIVE)
    match = on(
        game,
        hand="sailor scout scientist travel_log transmitter native compass traveler",
        draw="explorer explorer explorer traveler",
        tokens="remove_card replace_cards change_symbol pass_occupied machete_2",
        blockades={0: 6},
    )
    play(match, *moves)
    assert match.view()["phase"] == phase
    restored = game.restore(json.loads(json.dumps(match.snapshot())))
    assert (restored.snapshot(), texts(restored)) == (match.snapshot(), texts(match))
    for now, twin in zip(walk(match, 1, 30), walk(restored, 1, 30), strict=True):
        assert now.view(0) == twin.view(0)


def test_the_next_card_of_a_draw_pile_comes_first() -> None:
    match = on(line("jungle 1"), hand="cartographer", draw="sailor explorer traveler")
    play(match, "play cartographer")
    assert position(match)["draws"][0] == ["traveler"]
    assert "traveler" not in position(match)["hands"][0]


def test_the_top_of_a_discard_pile_comes_last() -> None:
    match = play(placed(quest(), at=(2, 0), hand="traveler", discard="sailor explorer"), "discard traveler")
    assert position(match)["discards"][0] == ["sailor", "explorer", "traveler"]


def test_a_restored_match_goes_on_to_the_same_shuffles() -> None:
    match = placed(quest(), at=(2, 0), hand="explorer", rest="discard")
    restored = quest().restore(match.snapshot())
    assert play(restored, "end turn").snapshot() == play(match, "end turn").snapshot()


def test_a_finished_match_is_restored_as_finished() -> None:
    match = play(placed(quest(round_limit=1), player=2, round=1), "end turn")
    restored = match.game.restore(match.snapshot())
    assert (restored.over, restored.scores) == (True, match.scores)
