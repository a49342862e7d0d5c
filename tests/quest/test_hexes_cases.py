"""Heroes & Hexes: the test cases H-T1 … H-T13."""

from __future__ import annotations

import pytest

from quest.arranging import at, offered, on, placed, play, refusal, texts, where, zone
from quest.hexing import hexed, hexes, row

RIVERS = ("jungle 1", "river 2", "river 1")


@pytest.mark.parametrize("symbol", ["machete", "paddle", "coin"])
def test_h_t1_frank_has_power_one_or_once_two_of_any_symbol(symbol: str) -> None:
    terrain = {"machete": "jungle", "paddle": "river", "coin": "village"}[symbol]
    match = on(row("jungle 1", f"{terrain} 1", f"{terrain} 1"), hand="frank")
    play(match, "frank L1")
    assert (zone(match, "area"), match.view()["run"]) == (["frank"], None)
    match = on(row("jungle 1", f"{terrain} 2"), hand="frank")
    play(match, "frank-once L1")
    assert "frank" in zone(match, "removed")


@pytest.mark.parametrize("laid", ["explorer explorer", "scout", "trailblazer", "pioneer", "explorer machete_1"])
def test_h_t2_lethargy_is_lifted_by_power_two(laid: str) -> None:
    cards = [name for name in laid.split() if name != "machete_1"]
    tokens = "machete_1" if "machete_1" in laid else ""
    match = on(row(*RIVERS), hand=" ".join(cards), tokens=tokens, curses={0: "lethargy_machete"})
    play(match, "lift lethargy-machete", *(f"lay {name.replace('_', '-')}" for name in laid.split()))
    assert match.view()["hexes"]["curses"][0] == []


def test_h_t2_lethargy_is_not_lifted_by_one_explorer() -> None:
    match = on(row(*RIVERS), hand="explorer sailor", curses={0: "lethargy_machete"})
    assert "do not have what lifts" in refusal(match, "lift lethargy-machete")


def test_h_t3_misfortune_with_one_card() -> None:
    match = on(row(*RIVERS), hand="explorer", curses={0: "misfortune"})
    assert "do not have what lifts" in refusal(match, "lift misfortune")
    assert {"discard explorer", "end turn"} <= set(texts(match))


def test_h_t4_tunnels_of_tile_x() -> None:
    game = hexes("demon_gorge")
    piece = next(one for one in manoa_route("demon_gorge")["pieces"] if one["piece"] == "X")
    spots = {local: laid(piece, local) for local in ((1, 1), (-1, -1), (1, -2))}
    match = placed(game, at=spots[1, 1], pile="misery")
    names = {local: at(match, spot) for local, spot in spots.items()}
    assert {names[-1, -1], names[1, -2]} <= set(offered(match, "enter"))
    play(match, f"enter {names[-1, -1]}")
    assert where(match) == spots[-1, -1]
    assert match.view()["hexes"]["curses"][0] == ["misery"]


def manoa_route(name: str) -> dict:  # type: ignore[type-arg]
    from manoa.games.quest.parts.board import ROUTES

    return ROUTES[name]


def laid(piece: dict, local: tuple[int, int]) -> tuple[int, int]:  # type: ignore[type-arg]
    from manoa.games.quest.parts.board import placed as put

    return put(piece, local)


def test_h_t5_native_onto_a_demon_space_or_a_demon_step() -> None:
    match = play(on(row("jungle 1", "demon 2", "jungle 1"), hand="native", pile="misery misery"), "native L1")
    assert match.view()["hexes"]["curses"][0] == []
    match = play(on(row("jungle 1", "demon 2", "jungle 1"), pile="misery misery"), "enter L1")
    assert match.view()["hexes"]["curses"][0] == ["misery", "misery"]


def test_h_t6_a_demon_step_ends_a_run() -> None:
    match = on(row("jungle 1", "jungle 1", "demon 1", "jungle 1"), hand="pioneer", pile="misery")
    play(match, "pioneer L1")
    assert match.view()["run"]["power"] == 4
    play(match, "enter L2")
    assert match.view()["run"] is None


def test_h_t7_voodoo_after_a_demon_step_next_to_a_cave() -> None:
    spaces = {
        (0, 0): "jungle 1",
        (1, 0): "demon 1",
        (2, 0): "jungle 1",
        (1, 1): "cave",
        (2, 1): "jungle 1",
        (3, 0): "jungle 1",
    }
    match = on(hexed(spaces), pile="voodoo", caves={(1, 1): "coin_1 coin_2"})
    play(match, "enter L1", "move L2", "move M2")
    assert (where(match), match.view()["tokens"][0]) == ((2, 1), [])


def test_h_t8_geologist() -> None:
    around = {(0, 0): "jungle 1", (1, 0): "demon 1", (0, 1): "mountain", (-1, 0): "cave", (1, -1): "jungle 1"}
    match = on(hexed(around), hand="geologist", elsewhere={1: (1, 0)}, caves={(-1, 0): "coin_1"})
    for space in ("L-1", "L1", "K1"):
        assert space not in texts(match)
    assert "no piece may enter" in refusal(match, "geologist L-1")
    assert "occupied" in refusal(match, "geologist L1")
    refusal(match, "geologist K1")
    play(match, "geologist M0")
    assert where(match) == (0, 1)


def test_h_t9_demon_blockade() -> None:
    game = row("jungle 1", "jungle 1", gates=(((0, 0), (1, 0)),))
    match = play(on(game, blockades={0: 8}, pile="misery"), "clear blockade-8")
    assert (match.view()["hexes"]["curses"][0], match.view()["blockades"][0]["owner"], where(match)) == (
        ["misery"],
        0,
        (0, 0),
    )
    match = play(on(game, blockades={0: 8}, pile="misery", hand="nathan_cook"), "nathan-cook blockade-8")
    assert match.view()["hexes"]["curses"][0] == []


def test_h_t10_first_and_second_stop_in_the_tavern() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "tavern jungle", (2, 0): "tavern jungle", (3, 0): "tavern jungle"}
    match = on(hexed(spaces), hand="explorer explorer")
    play(match, "explorer L1")
    shown = match.view()["hexes"]["heroes"]
    assert len(shown) == 3
    play(match, f"take {shown[1].replace('_', '-')}")
    assert shown[1] in zone(match, "hand")
    assert match.view()["hexes"]["heroes_left"] == 9
    play(match, "explorer L2")
    assert match.view()["phase"] == "play"


def test_h_t11_scientist_removes_a_demon() -> None:
    match = on(row(*RIVERS), hand="scientist demon")
    supply = match.view()["hexes"]["demons"]
    play(match, "play scientist", "remove demon")
    assert match.view()["hexes"]["demons"] == supply + 1


def test_h_t12_open_market_with_a_vacant_slot() -> None:
    match = on(row(*RIVERS), hand="millionaire traveler", tokens="open_market", slots={2: ""})
    play(match, "play open-market", "buy pioneer", "pay millionaire", "pay traveler")
    market = match.view()["market"]
    assert market["slots"][2] is None
    assert {pile["card"]: pile["left"] for pile in market["reserve"]}["pioneer"] == 2


def test_h_t13_anti_curse_and_cave_fever() -> None:
    match = on(row("jungle 1", "demon 1"), tokens="anti_curse", pile="cave_fever")
    play(match, "enter L1", "play anti-curse")
    assert match.view()["hexes"]["curses"][0] == []
    match = on(row("jungle 1", "demon 1"), tokens="anti_curse", pile="misery", curses={0: "cave_fever"})
    play(match, "enter L1")
    assert match.view()["hexes"]["curses"][0] == ["misery", "cave_fever"]
