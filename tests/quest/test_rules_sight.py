"""Q-11 hidden and open information; chance."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from manoa import Match
from quest.arranging import (
    cards,
    drawn,
    line,
    on,
    placed,
    play,
    position,
    quest,
    walk,
    zone,
)

EVERYBODY = pytest.mark.parametrize("seat", [0, 1, 2, None])
ROAD = line("jungle 1", "jungle 1", "jungle 1", "camp 1")


def with_other_secrets(match: Match, seat: int | None, luck: Random) -> Match:
    """What `seat` cannot know, mixed: all draw piles, other hands with them, cave tokens, chance to come."""
    snapshot = json.loads(json.dumps(match.snapshot()))
    place = snapshot["position"]
    for owner in range(match.players):
        pool = place["draws"][owner]
        hidden: list[str] = []
        if owner != seat and pool:
            hidden = list((Counter(place["hands"][owner]) - Counter(place["known"][owner])).elements())
        pool = pool + hidden
        luck.shuffle(pool)
        if hidden:
            place["hands"][owner] = place["known"][owner] + pool[: len(hidden)]
        place["draws"][owner] = pool[len(hidden) :]
    piles = [place["box"], *(cave["tokens"] for cave in place["caves"])]
    tokens = [token for pile in piles for token in pile]
    luck.shuffle(tokens)
    for pile in piles:
        pile[:] = [tokens.pop() for _ in pile]
    place["chance"]["key"] = luck.randbytes(32).hex()
    return match.game.restore(snapshot)


def strings(value: Any) -> Iterator[str]:
    """All texts in a JSON value."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("open_discards", [True, False])
def test_q_11_1_nothing_hidden_shows_in_a_view(seed: int, open_discards: bool) -> None:
    match = quest(caves=True, open_discards=open_discards).start(3, seed=seed)
    for number, now in enumerate(walk(match, seed, 160)):
        if number % 20 == 0 and now.view()["phase"] != "pay":  # another hand might not be able to pay
            for seat in (0, 1, 2, None):
                other = with_other_secrets(now, seat, Random(number))
                assert other.state.tobytes() != now.state.tobytes()
                assert json.dumps(other.view(seat)) == json.dumps(now.view(seat))
                if seat is not None:
                    assert other.observe(seat).tobytes() == now.observe(seat).tobytes()


@EVERYBODY
def test_q_11_1_a_hand_is_shown_to_its_owner_only(seat: int | None) -> None:
    match = on(ROAD, hand="native pioneer", draw="sailor captain")
    view = match.view(seat)
    del view["market"], view["owned"]  # they name cards, and do not say who holds them
    seen = set(strings(view))
    assert ({"native", "pioneer"} <= seen) == (seat == 0)
    assert not ({"native", "pioneer", "captain"} & seen) or seat == 0
    assert ("hand" in view) == (seat is not None)


@EVERYBODY
def test_q_11_1_whether_a_card_is_in_the_hand_or_the_draw_pile_is_shown_to_its_owner_only(seat: int | None) -> None:
    one, other = ("native pioneer", "sailor captain"), ("sailor captain", "native pioneer")
    views = [on(ROAD, hand=hand, draw=draw).view(seat) for hand, draw in (one, other)]
    assert views[0]["owned"] == views[1]["owned"]
    assert (views[0] == views[1]) == (seat != 0)


@EVERYBODY
def test_q_11_1_the_faces_of_tokens_in_caves_are_shown_to_nobody(seat: int | None) -> None:
    match = on(drawn({(0, 0): "jungle 1", (1, 0): "cave"}, caves=True), caves={(1, 0): "keep_item machete_3"})
    view = match.view(seat)
    assert not {"keep_item", "machete_3"} & set(strings(view))
    assert {"at": [1, 0], "left": 2} in view["caves"]
    assert "box" not in view


@EVERYBODY
def test_q_11_2_what_is_open_to_all(seat: int | None) -> None:
    game = drawn({(0, 0): "jungle 1", (1, 0): "jungle 1", (2, 0): "camp 1"}, gates=(((0, 0), (1, 0)),), caves=True)
    match = on(
        game,
        hand="explorer scout pioneer",
        draw="sailor",
        discard="traveler captain",
        tokens="coin_2 keep_item",
        blockades={0: 1},
        sold="trailblazer",
        others={1: {"hand": "explorer", "draw": "sailor traveler", "discard": "journalist"}},
    )
    play(match, "explorer blockade-1", "scout L1", "stop", "enter L2", "pay pioneer")
    view = match.view(seat)
    assert view["pieces"][0] == [[2, 0]]
    assert view["blockades"] == [{"number": 1, "between": ["L", "M"], "owner": 0}]
    assert view["market"]["slots"][1] == {"card": "trailblazer", "left": 2}
    assert {"card": "pioneer", "left": 2} in view["market"]["reserve"]
    assert view["areas"] == [["explorer", "scout"], [], []]
    assert view["discards"][:2] == [["traveler", "captain"], ["journalist"]]
    assert view["removed"][0].count("pioneer") == 1
    assert sorted(view["tokens"][0]) == ["coin_2", "keep_item"]
    assert (view["hands"], view["draws"]) == ([0, 1, 4], [1, 2, 4])
    assert [cave["left"] for cave in view["caves"]] == [len(cave["tokens"]) for cave in position(match)["caves"]]


@EVERYBODY
@pytest.mark.parametrize("open_discards", [True, False])
def test_q_11_2_discard_piles_whole_or_their_top_only(seat: int | None, open_discards: bool) -> None:
    match = placed(quest(open_discards=open_discards), at=(2, 0), discard="sailor captain scout")
    assert match.view(seat)["discards"] == [["sailor", "captain", "scout"] if open_discards else ["scout"], [], []]


def test_q_11_3_a_player_sees_the_contents_of_the_own_draw_pile_not_the_order() -> None:
    orders = ("sailor captain explorer", "explorer sailor captain", "captain explorer sailor")
    views = [on(ROAD, draw=order).view(0)["draw"] for order in orders]
    assert views == [cards("sailor captain explorer")] * 3
    assert "draw" not in on(ROAD, draw=orders[0]).view()
    assert "captain" not in set(strings(on(ROAD, draw=orders[0]).view(1)["draw"]))


def test_q_11_3_nobody_sees_the_draw_pile_of_others() -> None:
    match = on(ROAD, draw="native native", others={1: {"draw": "pioneer"}})
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        del view["market"], view["owned"]
        seen = set(strings(view))
        assert ("native" in seen, "pioneer" in seen) == (seat == 0, seat == 1)


def spent(match: Match) -> tuple[int, int]:
    chance = position(match)["chance"]
    return chance["counter"], chance["used"]


@pytest.mark.parametrize("players", [2, 3])
def test_q_11_4_playing_uses_chance_for_a_reshuffle_and_for_nothing_else(players: int) -> None:
    match = quest(caves=True).start(players, seed=8)
    for _ in walk(match, 8, 300):
        pass
    now, shuffles = match.at(0), 0
    for step in match.steps:
        before, piles = spent(now), now.view()["discards"]
        actor = now.player
        assert actor is not None
        shuffled = "reshuffle" in [event["key"] for event in now.events_of([step], None)]
        if len(piles[actor]) > 1 or not shuffled:  # one card needs no shuffling
            assert (spent(now) != before) == shuffled
            shuffles += shuffled
    assert shuffles > 2


def test_q_11_4_without_a_reshuffle_no_chance_is_used() -> None:
    match = on(ROAD, hand="explorer cartographer traveler", draw="sailor explorer traveler traveler traveler")
    before = spent(match)
    play(match, "explorer L1", "play cartographer", "buy scout", "pay traveler", "end turn")
    assert spent(match) == before
    assert zone(match, "draw") == ["traveler"]


def test_q_11_4_the_same_seed_deals_the_same_and_another_another() -> None:
    game = quest(caves=True)
    deals = [json.dumps(game.start(4, seed=seed).snapshot()) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_q_11_4_a_given_starting_player_is_not_drawn() -> None:
    assert {quest(starting_player=1).start(3, seed=seed).player for seed in range(10)} == {1}


def test_q_11_4_one_match_does_not_shuffle_the_same_way_twice() -> None:
    """The same six cards in the same order, reshuffled at two moments of the same stream of chance."""
    pile = "explorer sailor traveler scout captain pioneer"
    orders = set()
    for used in range(8):
        chance = {"key": "07" * 32, "counter": 1, "used": used}
        match = placed(quest(), at=(2, 0), hand="scientist", discard=pile, chance=chance)
        orders.add(tuple(position(play(match, "play scientist"))["draws"][0]))
    assert len(orders) > 5
