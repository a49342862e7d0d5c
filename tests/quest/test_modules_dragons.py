"""Dragons (M-5)."""

from __future__ import annotations

from typing import Any

import pytest

from manoa import Match
from manoa.games.quest.parts.board import board
from manoa.games.quest.parts.modules import DRAGON_IDS, places
from manoa.games.quest.parts.routes import listed
from quest.arranging import leftover, offered, play, refusal, texts, where, zone
from quest.moduling import events, on, row, sketch, with_modules

PATH = ("start", "jungle 1", "jungle 1", "jungle 1", "river 1", "jungle 1")
LAIR = {(q, 0): terrain for q, terrain in enumerate(PATH)}


@pytest.mark.parametrize("route", listed())
def test_m_5_1_four_dragons_dealt_to_the_marked_spaces(route: str) -> None:
    game = with_modules("dragons", route=route)
    deals = [game.start(2, seed=seed).view()["modules"]["dragons"] for seed in range(6)]
    marked = sorted(map(list, places(route)["dragons"]))
    assert all(sorted(dragon["at"] for dragon in deal) == marked for deal in deals)
    assert len({str(deal) for deal in deals}) > 1, "at random"
    assert [dragon["id"] for dragon in deals[0]] == list(DRAGON_IDS)
    assert not any(dragon["awake"] for deal in deals for dragon in deal)
    reserve = [pile["card"] for pile in game.start(2, seed=1).view()["market"]["reserve"]]
    assert {"dragon_tamer", "dragon_whistle", "dragon_cloak", "porter"} <= set(reserve)


def test_m_5_1_a_dragon_occupies_its_space() -> None:
    match = on(row(*PATH, modules="dragons"), hand="pioneer native", asleep={"green": (1, 0)})
    assert "dragon" in refusal(match, "pioneer L1")
    assert "dragon" in refusal(match, "native L1")


def test_m_5_2_it_sleeps_until_a_piece_enters_its_tile() -> None:
    spaces = {**LAIR, (0, 1): "jungle 1", (1, 1): "jungle 1"}
    match = on(sketch(spaces, "dragons"), at=(0, 1), hand="explorer pioneer", asleep={"green": (4, 0), "blue": (1, 1)})
    assert "asleep" in refusal(match, "dragon green")
    assert "wake" in [event["key"] for event in events(match, "explorer L1")]
    awake = [dragon["awake"] for dragon in match.view()["modules"]["dragons"]]
    assert awake == [True, False, False, False]


def test_m_5_2_a_sleeping_dragon_holds_nobody() -> None:
    match = on(sketch({**LAIR, (0, 1): "jungle 1"}, "dragons"), hand="explorer", asleep={"green": (0, 1)})
    play(match, "explorer L1")
    assert where(match) == (1, 0)


def test_m_5_2_a_piece_that_stands_beside_one_asleep_has_not_come_there() -> None:
    match = on(row(*PATH, modules="dragons"), at=(1, 0), hand="explorer scout", asleep={"green": (0, 0)})
    assert ends(match) == ["L2", "L2", "L3"]
    play(match, "scout L2", "go L3")
    assert where(match) == (3, 0)


def test_m_5_2_who_removes_a_blockade_wakes_nobody() -> None:
    game = sketch(LAIR | {(0, 1): "jungle 1", (0, -1): "jungle 1"}, "dragons", gates=(((0, 0), (0, 1)),))
    match = on(game, hand="scout", asleep={"green": (1, 0)}, blockades={0: 1})
    assert "scout blockade-1 K0" in [end["text"] for way in match.view(0)["reach"] for end in way["ends"]]
    play(match, "scout blockade-1", "go K0")
    assert where(match) == (0, -1)


def test_m_5_3_a_piece_beside_an_awake_dragon_is_held() -> None:
    game = sketch(LAIR | {(0, 1): "jungle 1"}, "dragons", gates=(((0, 0), (1, 0)),))
    match = on(game, hand="native explorer scout", dragons={"green": (0, 1)}, blockades={0: 1})
    assert match.view()["modules"]["held"][0] == [["green"]]
    play(match, "scout blockade-1")
    assert "holds your piece" in refusal(match, "native L1")
    assert "holds your piece" in refusal(match, "explorer L1")


def test_m_5_3_no_forced_move_either() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (5, 0): "jungle 1", (6, 0): "jungle 1", (4, 0): "jungle 1"}
    game = sketch(spaces, "dragons", heroes_hexes=True, route="demon_gorge")
    match = on(game, hand="henry_threepwood", elsewhere={1: (5, 0), 2: (1, 0)}, dragons={"white": (6, 0)})
    play(match, "play henry-threepwood")
    forced = [text for text in texts(match) if text.startswith("move")]
    assert forced == []


TUNNELLED = ("tunnel 1", "jungle 1", "jungle 1", "tunnel 1")  # all tunnel spaces of a tile are adjacent (H-2.3)


def test_m_5_3_a_dragon_holds_through_a_tunnel() -> None:
    game = row(*TUNNELLED, modules="dragons", heroes_hexes=True, route="demon_gorge")
    match = on(game, hand="explorer", dragons={"green": (3, 0)})
    assert match.view()["modules"]["held"][0] == [["green"]]
    assert "holds your piece" in refusal(match, "explorer L1")
    match = on(game, hand="explorer", dragons={"green": (2, 0)})
    assert match.view()["modules"]["held"][0] == [[]]


def test_m_5_3_coming_next_to_one_ends_the_run() -> None:
    match = on(row(*PATH, modules="dragons"), hand="pioneer", dragons={"blue": (3, 0)})
    assert ends(match) == ["L1", "L2"]
    play(match, "pioneer L1", "go L2")
    assert (where(match), leftover(match)) == ((2, 0), None)


def test_m_5_3_a_run_ends_beside_a_dragon_that_it_woke_on_another_tile() -> None:
    game = sketch({**LAIR, (2, 1): "jungle 1"}, "dragons")
    rules = game.rules(3)
    for space in range(rules["spaces"]):
        if (rules["q"][space], rules["r"][space]) in ((1, 0), (2, 1)):
            rules["letter"][space] = ord("M")
    match = on(game, hand="pioneer", asleep={"white": (2, 1)})
    assert len(ends(match)) == 2
    play(match, "pioneer M1", "go L2")
    assert (where(match), leftover(match)) == ((2, 0), None)


def ends(match: Match) -> list[str]:
    """Where a run can end."""
    return [end["space"] for way in match.view(0)["reach"] for end in way["ends"]]


def test_m_5_3_a_sleeping_dragon_wakes_in_time_to_stop_a_run() -> None:
    match = on(row(*PATH, modules="dragons"), hand="pioneer", asleep={"blue": (4, 0)})
    play(match, "pioneer L1", "go L2", "go L3")
    assert (where(match), leftover(match)) == ((3, 0), None)


def test_m_5_4_a_card_with_its_symbol_or_any_two() -> None:
    match = on(row(*PATH, modules="dragons"), hand="sailor traveler", dragons={"blue": (3, 0)})
    play(match, "dragon blue", "lay sailor")
    assert match.view()["modules"]["herding"] == {"dragon": "blue", "left": 1}, "not from a river space"
    assert offered(match, "herd") == ["L4", "L2"]
    play(match, "herd L4")
    assert match.view()["modules"]["dragons"][1]["at"] == [4, 0]
    match = on(row(*PATH, modules="dragons"), hand="explorer traveler", dragons={"blue": (4, 0)})
    play(match, "dragon blue", "lay explorer")
    assert match.view()["modules"]["taming"] == {"dragon": "blue", "due": 1}
    play(match, "lay traveler")
    assert match.view()["modules"]["herding"] == {"dragon": "blue", "left": 1}
    match = on(row(*PATH, modules="dragons"), hand="explorer", dragons={"blue": (4, 0)})
    assert "no cards that move" in refusal(match, "dragon blue")


def test_m_5_4_two_spaces_from_its_own_colour_jokers_count_and_white_takes_any_card() -> None:
    for dragon, card, lair, spaces in (
        ("blue", "sailor", (4, 0), 2),
        ("blue", "adventurer", (4, 0), 2),
        ("white", "explorer", (4, 0), 1),
        ("yellow", "traveler", (4, 0), 1),
    ):
        match = on(row(*PATH, modules="dragons"), hand=card, dragons={dragon: lair})
        play(match, f"dragon {dragon}", f"lay {card}")
        assert match.view()["modules"]["herding"] == {"dragon": dragon, "left": spaces}


def test_m_5_4_not_onto_mountains_caves_and_the_finish_but_over_blockades() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (2, 0): "mountain", (1, 1): "cave", (1, -1): "finish jungle"}
    spaces |= {(2, -1): "rubble 2", (0, 1): "jungle 1"}
    game = sketch(spaces, "dragons", gates=(((1, 0), (2, -1)),))
    match = on(game, at=(0, 1), hand="explorer", dragons={"green": (1, 0)}, blockades={0: 1}, elsewhere={1: (0, 0)})
    play(match, "dragon green", "lay explorer")
    assert offered(match, "herd") == ["K2"]


def test_m_5_4_through_tunnels_too() -> None:
    game = row(*TUNNELLED, modules="dragons", heroes_hexes=True, route="demon_gorge")
    match = on(game, at=(1, 0), hand="traveler traveler", dragons={"green": (3, 0)})
    play(match, "dragon green", "lay traveler", "lay traveler")
    assert sorted(offered(match, "herd")) == ["L0", "L2"]
    play(match, "herd L0")
    assert match.view()["modules"]["held"][0] == [["green"]]


def test_m_5_4_a_tavern_space_has_the_colour_of_what_it_asks_for() -> None:
    spaces = ("start", "jungle 1", "jungle 1", "tavern river", "jungle 1")
    game = row(*spaces, modules="dragons", heroes_hexes=True, route="demon_gorge")
    for dragon, card, left in (("blue", "sailor", 2), ("green", "explorer", 1)):
        match = on(game, hand=card, dragons={dragon: (3, 0)})
        play(match, f"dragon {dragon}", f"lay {card}")
        assert match.view()["modules"]["herding"] == {"dragon": dragon, "left": left}


def test_m_5_4_fog_has_no_colour_until_it_is_turned_up() -> None:
    spaces = {(q, 0): "jungle 1" for q in range(1, 8)} | {(0, 0): "start"}
    game = sketch(spaces, "dragons fog", {"fog": ["L"]})
    fog = [tuple(token["at"]) for token in game.start(3, seed=1).view()["modules"]["fog"]]
    veiled, clear = fog[0], next(at for at in spaces if at not in fog and at != (0, 0) and at[0] > 1)
    for lair, left in ((veiled, 1), (clear, 2)):
        match = on(game, hand="explorer", dragons={"green": lair})
        play(match, "dragon green", "lay explorer")
        assert match.view()["modules"]["herding"] == {"dragon": "green", "left": left}


def test_m_5_4_also_after_the_purchase() -> None:
    match = on(row(*PATH, modules="dragons"), hand="traveler sailor", dragons={"blue": (4, 0)})
    play(match, "buy scout", "pay traveler", "dragon blue", "lay sailor", "herd L5")
    assert match.view()["modules"]["dragons"][1]["at"] == [5, 0]


def test_m_5_5_the_dragon_tamer() -> None:
    match = on(row(*PATH, modules="dragons"), hand="dragon_tamer", dragons={"blue": (2, 0)})
    play(match, "play dragon-tamer", "dragon blue", "herd L3", "herd L4", "herd L5")
    assert match.view()["modules"]["dragons"][1]["at"] == [5, 0]
    assert zone(match, "area") == ["dragon_tamer"]


def test_m_5_5_the_dragon_whistle() -> None:
    match = on(row(*PATH, modules="dragons"), hand="dragon_whistle", dragons={"blue": (2, 0), "green": (4, 0)})
    play(match, "play dragon-whistle")
    assert match.view()["modules"]["whistled"] == ["green", "blue"]
    play(match, "dragon green", "herd L5", "dragon blue", "herd L3")
    assert [dragon["at"] for dragon in match.view()["modules"]["dragons"][:2]] == [[5, 0], [3, 0]]
    assert (match.view()["phase"], "dragon_whistle" in zone(match, "removed")) == ("play", True)


def test_m_5_5_the_dragon_cloak_and_the_porter() -> None:
    match = on(sketch({**LAIR, (0, 1): "jungle 1"}, "dragons"), hand="dragon_cloak porter", dragons={"green": (0, 1)})
    play(match, "play dragon-cloak", "porter L1", "go L2")
    assert where(match) == (2, 0)
    match = on(row(*PATH, modules="dragons"), hand="dragon_cloak dragon_cloak", dragons={"green": (4, 0)})
    play(match, "play dragon-cloak")
    assert "play dragon-cloak" not in texts(match), "once is enough"
    assert "works already" in refusal(match, "play dragon-cloak")


def test_m_5_5_the_cloak_may_be_played_while_all_dragons_sleep() -> None:
    match = on(row(*PATH, modules="dragons"), hand="dragon_cloak explorer explorer", asleep={"green": (4, 0)})
    play(match, "play dragon-cloak")
    assert match.view()["modules"]["cloaked"]
    match = on(row(*PATH, modules="dragons"), hand="dragon_tamer dragon_whistle")
    assert "No dragon is awake" in refusal(match, "play dragon-tamer")


def test_m_5_6_a_held_piece_moves_once_the_dragon_is_gone() -> None:
    spaces = {**LAIR, (0, 1): "jungle 1", (-1, 1): "jungle 1", (-2, 1): "jungle 1", (-1, 2): "jungle 1"}
    match = on(sketch(spaces, "dragons"), hand="native explorer explorer", dragons={"green": (0, 1)})
    assert "holds your piece" in refusal(match, "native L1")
    play(match, "dragon green", "lay explorer")
    assert match.view()["modules"]["herding"] == {"dragon": "green", "left": 2}, "it stands on jungle"
    play(match, "herd N-1", "done") if "N-1" in offered(match, "herd") else play(match, "herd M-1", "herd M-2")
    play(match, "explorer L1")
    assert where(match) == (1, 0)


def test_dragons_lie_on_ground_that_they_can_be_on() -> None:
    for route in listed():
        spaces = {space.at: space.terrain for space in board(route).spaces}
        assert all(spaces[at[0], at[1]] not in ("mountain", "cave", "finish") for at in places(route)["dragons"])


# What the view tells a player who may move them


def flights(match: Match) -> dict[str, Any]:
    return {flight["dragon"]: flight for flight in match.view(0)["module_choices"]["flights"]}


def test_m_5_4_the_view_tells_which_dragons_can_be_moved_where_and_by_which_cards() -> None:
    match = on(
        row(*PATH, modules="dragons"), hand="explorer sailor", dragons={"green": (3, 0)}, asleep={"blue": (5, 0)}
    )
    assert flights(match).keys() == {"green"}, "the blue one sleeps"
    assert flights(match)["green"]["alone"] == ["explorer"]
    ends = {end["text"]: (end["to"], end["steps"]) for end in flights(match)["green"]["ends"]}
    assert ends == {"herd L2": ([2, 0], 1), "herd L4": ([4, 0], 1), "herd L2 L1": ([1, 0], 2)}


@pytest.mark.parametrize(("card", "text"), [("explorer", "herd L2 L1"), ("dragon_tamer", "herd L2 L1")])
def test_m_5_4_what_the_view_tells_moves_a_dragon_there(card: str, text: str) -> None:
    match = on(row(*PATH, modules="dragons"), hand=f"{card} sailor", dragons={"green": (3, 0)})
    play(match, *(["play dragon-tamer", "dragon green"] if card == "dragon_tamer" else ["dragon green", f"lay {card}"]))
    assert text in [end["text"] for end in flights(match)["green"]["ends"]]
    play(match, text)
    assert match.view()["modules"]["dragons"][0]["at"] == [1, 0]


def test_m_5_4_with_two_other_cards_it_goes_one_space() -> None:
    match = on(row(*PATH, modules="dragons"), hand="sailor traveler", dragons={"green": (3, 0)})
    assert flights(match)["green"]["alone"] == []
    play(match, "dragon green", "lay sailor")
    assert {end["steps"] for end in flights(match)["green"]["ends"]} == {1}


def test_m_5_2_the_zone_of_a_dragon_that_sleeps_lies_on_its_tile() -> None:
    """Row 0 and row 1 are tiles of their own: from the other one nobody wakes it."""
    spaces = {(q, r): "jungle 1" for q in range(3) for r in range(2)}
    match = on(sketch(spaces, "dragons"), asleep={"green": (2, 0)})
    [green] = [dragon for dragon in match.view()["modules"]["dragons"] if dragon["id"] == "green"]
    assert sorted(green["zone"]) == [[1, 0]]
    match = on(sketch(spaces, "dragons"), dragons={"green": (2, 0)})
    [green] = [dragon for dragon in match.view()["modules"]["dragons"] if dragon["id"] == "green"]
    assert sorted(green["zone"]) == [[1, 0], [1, 1], [2, 1]]
    assert [1, 1] in match.view()["modules"]["held_there"]
