"""What a seat, or a spectator, is shown."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa import Match
from manoa.games.quest.people.view import _ways_to_pay
from quest.arranging import (
    MARKET,
    STARTING,
    TOKENS,
    end_turns,
    line,
    on,
    placed,
    play,
    position,
    quest,
    walk,
)

FIELDS = {
    "player",
    "phase",
    "round",
    "last_round",
    "starter",
    "pieces",
    "to_go",
    "arrived",
    "hands",
    "draws",
    "discards",
    "areas",
    "removed",
    "known",
    "owned",
    "tokens",
    "blockades",
    "caves",
    "market",
    "run",
    "payment",
    "price",
    "bought",
    "passing",
    "changing",
    "reach",
}
EVERYBODY = pytest.mark.parametrize("seat", [0, 1, 2, None])
ROAD = line("jungle 1", "jungle 1", "jungle 1", "rubble 2")


@pytest.mark.parametrize("options", [{}, {"caves": True}, {"open_discards": False}, {"route": "swamplands"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fields_of_a_view(options: dict[str, Any], players: int) -> None:
    match = quest(**options).start(players, seed=1)
    assert match.view().keys() == FIELDS
    for seat in range(players):
        assert match.view(seat).keys() == FIELDS | {"hand", "draw", "coins"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_spectator_sees_what_every_seat_sees_and_no_hand(players: int) -> None:
    for now in walk(quest(caves=True).start(players, seed=1), 1, 150):
        for seat in range(players):
            view = now.view(seat)
            del view["hand"], view["draw"], view["coins"]
            assert {**view, "reach": None} == now.view()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_agrees_with_the_position(players: int) -> None:
    for now in walk(quest(caves=True).start(players, seed=2), 2, 120):
        place, view = position(now), now.view()
        assert view["hands"] == [len(hand) for hand in place["hands"]]
        assert view["draws"] == [len(pile) for pile in place["draws"]]
        for name in ("discards", "removed", "tokens", "blockades", "pieces", "arrived", "round", "bought"):
            assert view[name] == place[name]
        assert view["areas"] == [place["area"] if seat == now.player else [] for seat in range(players)]
        assert [cave["left"] for cave in view["caves"]] == [len(cave["tokens"]) for cave in place["caves"]]
        for seat in range(players):
            own = now.view(seat)
            assert (own["hand"], own["draw"]) == (place["hands"][seat], sorted(place["draws"][seat]))


def test_player_and_phase_follow_the_turn() -> None:
    match = on(ROAD, hand="scientist sailor transmitter photographer explorer", draw="traveler explorer")
    seen = [(match.view()["player"], match.view()["phase"])]
    moves = ["play scientist", "done", "play transmitter", "take scout", "buy jack-of-all-trades", "pay photographer"]
    for move in [*moves, "discard sailor", "end turn"]:
        play(match, move)
        seen.append((match.view()["player"], match.view()["phase"]))
    phases = ["play", "remove", "play", "take", "play", "pay", "play", "discard"]
    assert seen == [*((0, phase) for phase in phases), (1, "play")]


def test_after_the_match_there_is_no_player() -> None:
    match = play(placed(quest(round_limit=1), player=2), "end turn")
    assert (match.view()["player"], match.view()["round"]) == (None, 1)


def test_a_payment_says_what_for_and_how_much_is_due() -> None:
    match = play(on(ROAD, at=(2, 0), hand="sailor traveler"), "enter L3")
    assert match.view()["payment"] == {"piece": 0, "to": [3, 0], "due": 2}
    assert play(match, "pay sailor").view()["payment"] == {"piece": 0, "to": [3, 0], "due": 1}
    assert match.view()["price"] == {"whole": 2, "unit": "cards"}
    assert play(match, "pay traveler").view()["payment"] is None
    match = play(on(ROAD, hand="sailor traveler traveler"), "buy photographer")
    assert match.view()["payment"] == {"card": "photographer", "due": 2.0}
    assert play(match, "pay sailor").view()["payment"] == {"card": "photographer", "due": 1.5}
    assert match.view()["price"] == {"whole": 2, "unit": "coins"}


def test_a_seat_sees_what_its_cards_pay() -> None:
    match = play(on(ROAD, hand="photographer sailor traveler traveler"), "buy photographer")
    worth = {"photographer": 2.0, "sailor": 0.5, "traveler": 1.0}
    ways = [{"cards": ["traveler", "traveler"], "over": 0}, {"cards": ["photographer"], "over": 0}]
    assert match.view(0)["coins"] == {"purse": 4.5, "worth": worth, "tokens": {}, "ways": ways}
    assert match.view(1)["coins"]["ways"] == []
    paid = play(match, "pay sailor").view(0)["coins"]
    assert paid["ways"] == [{"cards": ["traveler", "traveler"], "over": 0.5}, {"cards": ["photographer"], "over": 0.5}]


@given(st.lists(st.sampled_from(["sailor", "traveler", "photographer", "explorer"]), max_size=7), st.integers(1, 8))
def test_ways_to_pay_lose_the_least(hand: list[str], halves: int) -> None:
    worth, due = {"sailor": 0.5, "explorer": 0.5, "traveler": 1.0, "photographer": 2.0}, halves / 2
    sets = [
        [hand[at] for at in chosen] for size in range(len(hand) + 1) for chosen in combinations(range(len(hand)), size)
    ]
    sums = {total for cards in sets if (total := sum(worth[card] for card in cards)) >= due}
    ways = _ways_to_pay(hand, worth, due)
    assert bool(ways) == bool(sums)
    if ways:
        sizes = [len(cards) for cards in sets if sum(worth[card] for card in cards) == min(sums)]
        assert [len(way["cards"]) for way in ways] == list(dict.fromkeys([max(sizes), min(sizes)]))
        assert all(sum(worth[card] for card in way["cards"]) - way["over"] == due for way in ways)
        assert all(not Counter(way["cards"]) - Counter(hand) for way in ways)


def test_a_run_says_what_is_left_of_it() -> None:
    match = play(on(ROAD, hand="trailblazer"), "trailblazer L1")
    run = {"card": "trailblazer", "token": None, "symbol": "machete", "piece": 0, "power": 2}
    assert match.view()["run"] == run
    assert play(match, "go L2").view()["run"] == {**run, "power": 1}
    assert play(match, "stop").view()["run"] is None


def test_the_run_of_a_native_behind_a_blockade_has_no_symbol() -> None:
    game = line("jungle 1", "jungle 1", gates=(((0, 0), (1, 0)),), native_blockade_and_step=True)
    match = play(on(game, hand="native", blockades={0: 1}), "native blockade-1")
    assert match.view()["run"] == {"card": "native", "token": None, "symbol": None, "piece": 0, "power": 0}


def test_switches_of_the_turn() -> None:
    match = on(line("jungle 1", caves=True), hand="traveler", tokens="pass_occupied change_symbol")
    assert [match.view()[name] for name in ("bought", "passing", "changing")] == [False, False, False]
    play(match, "play pass-occupied", "play change-symbol")
    assert [match.view()[name] for name in ("bought", "passing", "changing")] == [False, True, True]
    play(match, "buy scout", "pay traveler")
    assert [match.view()[name] for name in ("bought", "passing", "changing")] == [True, True, False]
    end_turns(match)
    assert [match.view()[name] for name in ("bought", "passing", "changing")] == [False, False, False]


def known(match: Match, seat: int = 0) -> list[str]:
    cards: list[str] = match.view()["known"][seat]
    return cards


def test_a_hand_can_be_named_when_the_draw_pile_has_run_out() -> None:
    match = on(ROAD, hand="scout sailor explorer explorer", draw="captain")
    assert known(match) == []
    match = on(ROAD, hand="scout sailor explorer explorer", discard="captain")
    assert sorted(known(match)) == ["explorer", "explorer", "sailor", "scout"]


def test_a_hand_that_was_named_before_a_reshuffle_stays_named() -> None:
    match = on(ROAD, hand="scout sailor", discard="captain explorer traveler")
    end_turns(match)
    assert sorted(known(match)) == ["sailor", "scout"]
    assert match.view()["draws"][0] == 1


def test_new_cards_are_not_known() -> None:
    match = on(ROAD, hand="cartographer", draw="captain pioneer native")
    assert known(play(match, "play cartographer")) == []


@EVERYBODY
def test_all_that_is_known_is_in_the_hand(seat: int | None) -> None:
    for now in walk(quest().start(3, seed=5), 5, 150):
        for owner, cards in enumerate(now.view(seat)["known"]):
            assert not Counter(cards) - Counter(position(now)["hands"][owner])


@EVERYBODY
@pytest.mark.parametrize("players", [2, 4])
def test_views_are_ready_for_json(seat: int | None, players: int) -> None:
    if seat is not None and seat >= players:
        return
    for match in walk(quest(caves=True).start(players, seed=3), 3, 80):
        view = match.view(seat)
        assert json.loads(json.dumps(view, allow_nan=False)) == view


def test_a_view_is_a_copy() -> None:
    match = quest(caves=True).start(3, seed=1)
    before = match.state.tobytes()
    view = match.view(0)
    view["hand"].clear()
    view["market"]["slots"][0]["left"] = 0
    view["pieces"][0][0][0] = 99
    view["blockades"].clear()
    assert match.state.tobytes() == before
    assert match.view(0) != view


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 0.0])
def test_there_are_no_other_seats(seat: object) -> None:
    with pytest.raises(ValueError, match="seats are numbered 0 to 2"):
        quest().start(3, seed=1).view(seat)  # type: ignore[arg-type]


def test_hands_and_markets_come_in_one_order() -> None:
    order = {card: place for place, card in enumerate([*STARTING, *MARKET])}
    moving = {
        card for card in order if card not in ("transmitter", "cartographer", "compass", "scientist", "travel_log")
    }
    match = on(ROAD, hand="native compass sailor scout traveler explorer transmitter")
    hand = match.view(0)["hand"]
    assert hand == sorted(hand, key=lambda card: (card not in moving, order[card]))


def test_tokens_come_in_one_order() -> None:
    names = list(TOKENS)[::2]
    given, turned = (on(line("jungle 1", caves=True), tokens=" ".join(order)) for order in (names, names[::-1]))
    assert given.view()["tokens"] == turned.view()["tokens"]
    assert sorted(given.view()["tokens"][0]) == sorted(names)


@pytest.mark.parametrize("options", [{"caves": True}, {"open_discards": False}])
def test_all_cards_of_a_seat_are_what_a_spectator_could_work_out(options: dict[str, Any]) -> None:
    """Q-11.2: a deck begins with the same cards, and what leaves the market or the game is seen."""
    gained: list[Counter[str]] = [Counter(STARTING) for _ in range(3)]
    before: dict[str, Any] | None = None
    for now in walk(quest(**options).start(3, seed=4), 4, 400):
        seen = now.view()
        if before:
            gained[before["player"]] += stock(before) - stock(seen)
        for owned, came, went in zip(seen["owned"], gained, seen["removed"], strict=True):
            assert owned == sorted((came - Counter(went)).elements())
        before = seen
    assert sum(cards.total() for cards in gained) > 3 * 8 + 5
    assert before is not None
    assert any(before["removed"])


def stock(seen: dict[str, Any]) -> Counter[str]:
    piles = (*seen["market"]["slots"], *seen["market"]["reserve"])
    return Counter({pile["card"]: pile["left"] for pile in piles if pile})
