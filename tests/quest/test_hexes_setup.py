"""Heroes & Hexes: setup, options, what is hidden (H-1, H-8, H-9, H-10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import manoa
from manoa.games.quest.parts.board import ROUTES as PRINTED
from manoa.games.quest.parts.routes import is_expansion, listed
from manoa.games.quest.routes.faults import faults
from quest.arranging import ON_BOARD, STARTING, TOKENS, dealt, end_turns, on, placed, play, position, quest
from quest.hexing import CURSES, FAMILIARS, HEROES, MARKET, ROUTES, hexes, imagined, row
from quest.hexing import TOKENS as HEXES_TOKENS

every_route = pytest.mark.parametrize("route", ROUTES)


def whole(players: int = 3, **options: Any) -> dict[str, Any]:
    place: dict[str, Any] = dealt(hexes(**options), players)["position"]
    return place


def test_h_1_1_two_to_four_players_always_with_caves() -> None:
    assert hexes().player_counts == (2, 3, 4)
    assert hexes(caves=False).options["caves"] is True
    with pytest.raises(ValueError, match="belongs to Heroes & Hexes"):
        manoa.game("quest", route="demon_gorge")


@pytest.mark.parametrize("route", [name for name in listed() if not is_expansion(name)])
def test_h_1_1_the_printed_base_routes_are_allowed_without_demons_tavern_and_heroes(route: str) -> None:
    by_name, as_dict = hexes(route), hexes(PRINTED[route])
    seen = by_name.start(3, seed=1).view()
    assert (seen["hexes"]["heroes_left"], seen["hexes"]["curses_left"], seen["hexes"]["demons"]) == (0, 20, 15)
    assert by_name.options["caves"] is True
    rules = by_name.rules(3)
    assert (rules["tavern"], rules["spirit"].any()) == (0, False)
    assert rules.tobytes() == as_dict.rules(3).tobytes()


def test_h_1_1_without_a_tavern_the_heroes_stay_in_the_box() -> None:
    own = {**PRINTED["demon_gorge"], "tavern": None}
    del own["set"]
    assert hexes(route=own).start(3, seed=1).view()["hexes"]["heroes_left"] == 0
    with pytest.raises(ValueError, match="pieces of Heroes & Hexes"):
        manoa.game("quest", route=own)


@every_route
def test_h_1_2_eight_blockades_are_mixed_and_dealt(route: str) -> None:
    numbers: Counter[int] = Counter()
    for seed in range(40):
        numbers.update(one["number"] for one in hexes(route).start(3, seed).view()["blockades"])
    assert set(numbers) == set(range(1, 9))


def test_h_1_3_four_new_piles_join_the_reserve() -> None:
    market = hexes().start(3, seed=0).view()["market"]
    assert [pile["card"] for pile in market["slots"]] == ON_BOARD
    reserve = {pile["card"]: pile["left"] for pile in market["reserve"]}
    assert len(reserve) == 16
    assert all(reserve[card] == 3 for card in MARKET)


def test_h_1_4_everybody_has_a_familiar_in_the_starting_deck() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        views = [hexes().start(4, seed).view(seat) for seat in range(4)]
        decks = [Counter([*view["hand"], *view["draw"]]) - Counter(STARTING) for view in views]
        assert all(deck.total() == 1 for deck in decks)
        assert sum(decks, Counter()) == Counter(FAMILIARS)
        seen.update(name for view in views for name in view["hand"] if name in FAMILIARS)
    assert set(seen) == set(FAMILIARS)


@pytest.mark.parametrize("demons", [15, 18])
def test_h_1_5_an_open_supply_of_demons(demons: int) -> None:
    assert hexes(demon_cards=demons).start(3, seed=0).view()["hexes"]["demons"] == demons


def test_h_1_6_twenty_curses_face_down() -> None:
    place = whole()
    assert Counter(place["hexes"]["curse_pile"]) == Counter(CURSES)
    assert len(place["hexes"]["curse_pile"]) == 20


def test_h_1_6_the_box_becomes_a_new_pile() -> None:
    game = row("start", "demon 1", "demon 2")
    everything = " ".join(name for name, count in CURSES.items() for _ in range(count))
    match = on(game, curse_box=everything)
    match.play("enter L1")
    seen = match.view()["hexes"]
    assert seen["curses_left"] == 19


def test_h_1_7_fifty_four_tokens_four_on_each_cave_the_rest_a_reserve() -> None:
    place = whole()
    lying = [token for cave in place["caves"] for token in cave["tokens"]]
    assert len(lying) == 4 * len(place["caves"]) == 24
    assert Counter(lying + place["hexes"]["reserve"]) == Counter({**TOKENS, **HEXES_TOKENS})
    assert hexes().start(3, seed=0).view()["hexes"]["cave_reserve"] == 30


def test_h_1_8_ten_heroes_face_down() -> None:
    assert sorted(whole()["hexes"]["hero_pile"]) == sorted(HEROES)
    assert hexes().start(3, seed=0).view()["hexes"]["heroes"] is None


def test_h_8_1_what_is_open_and_what_is_not() -> None:
    match = on(row("start", "demon 1", "jungle 1"), pile="misery", tokens="draw_card", used="coin_1")
    match.play("enter L1")
    seen = match.view()["hexes"]
    assert seen["curses"][0] == ["misery"]
    assert seen["used_tokens"] == ["coin_1"]
    hidden = {"curse_pile", "hero_pile", "reserve"}
    assert hidden & set(seen) == set()


def test_h_8_1_imagining_deals_again_what_nobody_knows() -> None:
    match = hexes().start(3, seed=4)
    for name in ("curse_pile", "hero_pile", "reserve"):
        real = position(match)["hexes"][name]
        piles = [imagined(match, 0, seed)["hexes"][name] for seed in range(4)]
        assert len({tuple(pile) for pile in piles}) == 4
        assert name == "reserve" or all(sorted(pile) == sorted(real) for pile in piles)


def test_h_8_2_others_decide_in_a_players_turn() -> None:
    match = on(row("jungle 1", "demon 1", "jungle 1"), pile="voodoo")
    match.play("enter L1")
    assert match.player == 1
    assert match.view()["phase"] == "force"


def test_h_8_3_demon_blockades_count_as_seven_and_eight() -> None:
    game = hexes()
    match = placed(game, hand="explorer", trophies={0: "8", 1: "7"})
    owners = {one["number"]: one["owner"] for one in match.view()["blockades"]}
    assert (owners[8], owners[7]) == (0, 1)


def test_h_9_options_and_their_defaults() -> None:
    options = manoa.game("quest").options
    keys = ("heroes_hexes", "demon_cards", "paralysis", "free_card_to", "demon_discard", "tavern_side", "promos")
    assert [options[key] for key in keys] == [False, 15, "own", "draw_pile", "own_pile", "listed", False]
    assert options["tunnel_curses"] == "arrival"
    wrong: dict[str, Any] = {
        "demon_cards": 16,
        "paralysis": "all",
        "tavern_side": "c",
        "promos": 1,
        "tunnel_curses": "none",
    }
    for key, value in wrong.items():
        with pytest.raises(ValueError, match=key):
            hexes(**{key: value})


@every_route
def test_h_9_the_tavern_may_show_either_side(route: str) -> None:
    sides = [hexes(route, tavern_side=side).rules(3)["printed"].tolist() for side in ("a", "b")]
    assert sides[0] != sides[1]
    assert hexes(route).rules(3)["printed"].tolist() in sides


def test_h_10_1_demon_cards_are_fifteen_unless_chosen_otherwise() -> None:
    assert whole()["hexes"]["demons"] == 15
    assert whole(demon_cards=18)["hexes"]["demons"] == 18


def test_h_10_2_paralysis_lets_others_move_their_own_pieces_or_the_victims() -> None:
    for option, seat in (("own", 1), ("victim", 0)):
        match = on(row("jungle 1", "demon 1", "jungle 1", paralysis=option), pile="paralysis")
        match.play("enter L1")
        assert match.player == 1
        assert match.view()["hexes"]["forced"]["seat"] == seat


def test_h_10_3_the_free_card_goes_to_the_draw_pile_or_the_discard_pile() -> None:
    for option, zone in (("draw_pile", "draws"), ("discard_pile", "discards")):
        match = on(row("start", "jungle 1", free_card_to=option), hand="isabella_jones")
        play(match, "play isabella-jones", "take scout")
        assert position(match)[zone][0] == ["scout"]


def test_h_10_4_a_discarded_demon_stays_unless_the_option_returns_it() -> None:
    for option, kept in (("own_pile", ["demon"]), ("supply", [])):
        match = on(row("start", "jungle 1", demon_discard=option), hand="demon explorer")
        supply = match.view()["hexes"]["demons"]
        play(match, "discard demon")
        assert match.view()["discards"][0] == kept
        assert match.view()["hexes"]["demons"] == supply + (not kept)


def test_h_10_5_curses_are_drawn_on_entering() -> None:
    match = on(row("start", "demon 1", "jungle 1"), pile="torment")
    match.play("enter L1")
    assert match.view()["discards"][0] == ["demon"]


def test_h_10_6_every_expansion_route_can_be_walked_without_demons() -> None:
    for route in ROUTES:
        assert not faults(PRINTED[route])


def test_base_games_know_nothing_of_it() -> None:
    view = end_turns(quest().start(3, seed=0)).view()
    assert not {"hexes", "twice", "liftable"} & set(view)
