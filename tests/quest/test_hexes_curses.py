"""Heroes & Hexes: curses, demons and familiars (H-4, H-5)."""

from __future__ import annotations

from typing import Any

import pytest

from quest.arranging import offered, on, play, position, refusal, texts, where, zone
from quest.hexing import hexed, row

DEMONS = ("jungle 1", "demon 1", "jungle 1", "jungle 1")


def test_h_4_1_an_anti_curse_token_may_send_a_curse_away() -> None:
    match = on(row(*DEMONS), tokens="anti_curse", pile="misery")
    play(match, "enter L1")
    assert match.view()["hexes"]["turned_up"] == "misery"
    assert texts(match) == ["done", "play anti-curse"]
    sent = play(match, "play anti-curse").view()
    assert (sent["hexes"]["curses"][0], sent["hexes"]["curse_box"], sent["tokens"][0]) == ([], ["misery"], [])
    match = on(row(*DEMONS), tokens="anti_curse", pile="misery")
    kept = play(match, "enter L1", "done").view()
    assert (kept["hexes"]["curses"][0], kept["tokens"][0]) == (["misery"], ["anti_curse"])


def test_h_4_1_an_immediate_curse_goes_to_the_box() -> None:
    match = play(on(row(*DEMONS), pile="torment"), "enter L1")
    assert match.view()["hexes"]["curse_box"] == ["torment"]
    assert match.view()["hexes"]["curses"] == [[], [], []]


def test_h_4_2_lethargy_forbids_a_symbol() -> None:
    match = on(
        row(*DEMONS), hand="explorer sailor jack_of_all_trades", tokens="machete_1", curses={0: "lethargy_machete"}
    )
    assert not [text for text in texts(match) if "L1" in text and not text.startswith("enter")]
    assert "Lethargy" in refusal(match, "play explorer")
    assert "Lethargy" in refusal(match, "play machete-1")


def test_h_4_2_jokers_can_be_used_for_other_symbols() -> None:
    match = on(row("jungle 1", "river 1", "jungle 1"), hand="jack_of_all_trades", curses={0: "lethargy_machete"})
    assert "jack-of-all-trades L1" in texts(match)


def test_h_4_2_under_a_coin_lethargy_a_coin_card_pays_half_and_a_token_nothing() -> None:
    match = on(row(*DEMONS), hand="millionaire traveler", tokens="coin_2", curses={0: "lethargy_coin"})
    assert match.view(0)["coins"]["purse"] == 1
    assert offered(match, "buy") == ["scout"]
    play(match, "buy scout", "pay millionaire", "pay traveler")
    assert zone(match, "discard") == ["scout"]


def test_h_4_2_rubble_and_camp_are_not_concerned_by_a_lethargy() -> None:
    match = on(row("jungle 1", "rubble 1"), hand="explorer", curses={0: "lethargy_machete"})
    play(match, "enter L1", "pay explorer")
    assert where(match) == (1, 0)


def test_h_4_2_misery_binds_purple_cards_and_takes_one() -> None:
    match = on(row("jungle 1", "rubble 2"), hand="compass scientist explorer", curses={0: "misery"})
    assert "Misery" in refusal(match, "play compass")
    assert offered(match, "enter") == []  # only one card counts
    assert match.view(0)["coins"]["purse"] == 0.5
    play(match, "lift misery", "lay compass")
    assert match.view()["hexes"]["curses"][0] == []
    assert zone(match, "area") == ["compass"]
    play(match, "play scientist")


def test_h_4_2_cave_fever_forbids_tokens_and_takes_one() -> None:
    match = on(row(*DEMONS), tokens="machete_1 draw_card anti_curse", curses={0: "cave_fever"}, pile="torment")
    assert "Cave Fever" in refusal(match, "play draw-card")
    play(match, "enter L1")  # no anti-curse either
    assert zone(match, "discard") == ["demon"]
    play(match, "lift cave-fever", "lay anti-curse")
    assert match.view()["tokens"][0] == ["machete_1", "draw_card"]
    assert match.view()["hexes"]["used_tokens"] == ["anti_curse"]
    play(match, "machete-1 L2")


def test_h_4_2_misfortune_forbids_all_cards_but_not_demon_steps_and_tokens() -> None:
    match = on(
        row(*DEMONS),
        hand="explorer sailor",
        tokens="machete_1 remove_card replace_cards",
        curses={0: "misfortune"},
        pile="torment",
    )
    assert "Misfortune" in refusal(match, "play explorer")
    assert offered(match, "buy") == []
    assert {"enter L1", "play remove-card", "lift misfortune"} <= set(texts(match))
    assert "play replace-cards" not in texts(match)
    play(match, "lift misfortune", "lay explorer", "lay sailor")
    assert match.view()["hexes"]["curses"][0] == []


def test_h_4_2_lifting_also_after_the_purchase_each_curse_on_its_own() -> None:
    match = on(row(*DEMONS), hand="traveler scout scout", curses={0: "lethargy_machete lethargy_machete"})
    play(match, "buy scout", "pay traveler", "lift lethargy-machete", "lay scout")
    assert match.view()["hexes"]["curses"][0] == ["lethargy_machete"]
    assert "play scout" not in texts(match)
    play(match, "lift lethargy-machete", "lay scout")
    assert match.view()["hexes"]["curses"][0] == []
    assert match.view()["hexes"]["curse_box"] == ["lethargy_machete"] * 2


def test_h_4_2_curses_bind_only_their_owner() -> None:
    match = on(row(*DEMONS), hand="explorer", curses={1: "misfortune misery"})
    play(match, "explorer L2") if "explorer L2" in texts(match) else None
    assert "play explorer" in [str(action) for action in match.actions()] or match.view()["run"] is None


def test_h_4_2_voodoo_after_a_shaman_without_a_step_moves_the_piece_that_acted() -> None:
    match = on(row(*DEMONS), hand="shaman", pile="voodoo", at=(3, 0))
    play(match, "play shaman", "stop")
    assert (match.player, texts(match)) == (1, ["done", "move L2"])
    play(match, "move L2", "move L1")
    assert (where(match), match.player) == ((1, 0), 0)


@pytest.mark.parametrize("arrived", [0, 1])
@pytest.mark.parametrize("option", ["own", "victim"])
def test_h_4_2_a_shamans_curse_is_never_about_a_piece_that_has_arrived(arrived: int, option: str) -> None:
    """Without a step it is about the first piece, or the other one if that has arrived."""
    for curse in ("voodoo", "paralysis"):
        game = row(*DEMONS, players=2, paralysis=option)
        spots: list[Any] = [(3, 0), (3, 0)]
        spots[arrived] = None
        match = on(game, 2, hand="shaman", pile=curse, at=spots)
        play(match, "play shaman", "stop")
        if curse == "voodoo" or option == "victim":
            assert (match.player, texts(match)) == (1, ["done", f"move {2 - arrived} L2"])


def test_h_4_2_a_shaman_who_brings_one_piece_home_curses_the_other() -> None:
    spaces = ("jungle 1", "finish jungle", "mountain", "jungle 1", "jungle 1")
    match = on(row(*spaces, players=2), 2, hand="shaman", pile="voodoo", at=[(0, 0), (3, 0)])
    play(match, "shaman 1 L1")
    assert (match.player, texts(match)) == (1, ["done", "move 2 L4"])


def test_h_4_2_paralysis_asks_everybody_in_turn_order() -> None:
    spaces = {
        (0, 0): "jungle 1",
        (1, 0): "demon 1",
        (0, 2): "jungle 1",
        (1, 2): "jungle 1",
        (0, 4): "jungle 1",
        (1, 4): "jungle 1",
    }
    match = on(hexed(spaces), pile="paralysis", elsewhere={1: (0, 2), 2: (0, 4)})
    play(match, "enter L1")
    assert match.player == 1
    play(match, "move N1")
    assert match.player == 2
    play(match, "done")
    assert (where(match, 1), where(match, 2), match.player) == ((1, 2), (0, 4), 0)


def test_h_4_2_torment_with_an_empty_supply_does_nothing() -> None:
    match = on(row(*DEMONS), pile="torment", sold="demon " * 15)
    supply = position(match)["hexes"]["demons"]
    play(match, "enter L1")
    assert (supply, zone(match, "discard")) == (0, [])


def test_h_5_1_a_demon_pays_half_or_for_rubble_and_can_be_kept() -> None:
    match = on(row("jungle 1", "rubble 1"), hand="demon demon traveler")
    assert "does nothing" in refusal(match, "play demon")
    assert match.view(0)["coins"]["purse"] == 2
    play(match, "enter L1", "pay demon", "discard traveler", "end turn")
    assert "demon" in zone(match, "hand")
    assert "demon" in zone(match, "discard") + zone(match, "hand") + zone(match, "draw")


@pytest.mark.parametrize("how", ["camp", "scientist", "remove_card"])
def test_h_5_2_a_demon_that_would_leave_the_game_returns_to_the_supply(how: str) -> None:
    hand = "demon scientist" if how == "scientist" else "demon"
    match = on(row("jungle 1", "camp 1"), hand=hand, tokens="remove_card" if how == "remove_card" else "")
    supply = match.view()["hexes"]["demons"]
    moves = {
        "camp": ("enter L1", "pay demon"),
        "scientist": ("play scientist", "remove demon"),
        "remove_card": ("play remove-card", "remove demon"),
    }
    play(match, *moves[how])
    assert match.view()["hexes"]["demons"] == supply + 1
    assert "demon" not in zone(match, "removed")


def test_h_5_3_a_familiar_has_two_powers() -> None:
    match = on(row("jungle 1", "jungle 4", "jungle 1"), hand="leeroy")
    assert texts(match)[-1] == "leeroy-once L1"
    play(match, "leeroy-once L1")
    assert "leeroy" in zone(match, "removed")
    match = on(row("jungle 1", "jungle 1", "jungle 1"), hand="leeroy")
    play(match, "leeroy L1 L2")
    assert zone(match, "area") == ["leeroy"]


def test_h_5_3_the_keep_token_works_on_it() -> None:
    match = on(row("jungle 1", "jungle 4"), hand="leeroy", tokens="keep_item")
    play(match, "leeroy-once L1", "play keep-item")
    assert zone(match, "area") == ["leeroy"]


def test_h_5_3_polly_pays_one_coin_or_once_three() -> None:
    match = on(row("jungle 1", "jungle 1"), hand="polly")
    assert match.view(0)["coins"]["purse"] == 3
    play(match, "buy trailblazer")
    assert texts(match) == ["pay polly-once"]
    play(match, "pay polly-once")
    assert "polly" in zone(match, "removed")
    match = on(row("jungle 1", "jungle 1"), hand="polly")
    play(match, "buy scout", "pay polly")
    assert zone(match, "area") == ["polly"]


def test_h_4_2_a_curse_binds_the_purse_out_of_turn_too() -> None:
    match = on(
        row("jungle 1"), hand="explorer", others={1: {"hand": "photographer sailor"}}, curses={1: "lethargy_coin"}
    )
    coins = match.view(1)["coins"]
    assert (coins["purse"], coins["worth"]) == (1.0, {"photographer": 0.5, "sailor": 0.5})


def test_h_4_2_a_token_pays_nothing_under_a_lethargy() -> None:
    match = on(row("jungle 1"), hand="photographer", tokens="coin_2", curses={0: "lethargy_coin"})
    assert match.view(0)["coins"]["tokens"] == {"coin_2": 0}
    assert on(row("jungle 1"), hand="sailor", tokens="coin_2").view(0)["coins"]["tokens"] == {"coin_2": 2}


def test_h_10_8_a_once_power_has_the_symbols_of_its_familiar() -> None:
    match = on(row("jungle 1", "village 1", "jungle 1"), hand="luna")
    assert not [text for text in texts(match) if text.startswith("luna")]
    match = on(row("jungle 1", "river 3", "jungle 1"), hand="luna")
    assert "luna-once L1" in texts(match)


def test_h_10_9_voodoo_is_a_right_and_no_duty() -> None:
    match = on(row(*DEMONS), pile="voodoo")
    assert "done" in texts(play(match, "enter L1"))


def test_h_10_10_a_token_that_sends_a_curse_away_is_a_used_one() -> None:
    match = on(row(*DEMONS), tokens="anti_curse", pile="misery")
    play(match, "enter L1", "play anti-curse")
    assert match.view()["hexes"]["used_tokens"] == ["anti_curse"]
