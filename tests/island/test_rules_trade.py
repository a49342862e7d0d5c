"""I-11: trade."""

from __future__ import annotations

from typing import Any

import pytest

from island.arranging import (
    FLOWER,
    RICH,
    amounts,
    explored,
    gathering,
    held,
    now,
    offered,
    play,
    refused,
    table,
    texts,
)
from manoa import Match

PAIRS = {"food for wood", "food for gold", "wood for food", "wood for gold", "gold for food", "gold for wood"}


def test_i_11_1_five_of_a_type_for_one_of_choice() -> None:
    match = table(FLOWER, resources={0: (5, 4, 0)})
    assert offered(match, "bank") == {"food for wood", "food for gold"}
    play(match, "bank food for gold")
    assert (held(match), amounts(match.view()["supply"])) == ((0, 4, 1), (23, 19, 22))


def test_i_11_1_the_supply_must_have_the_card() -> None:
    match = table(FLOWER, resources={0: (5, 0, 0), 1: (0, 0, 23)})
    assert offered(match, "bank") == {"food for wood"}


def test_i_11_1_as_often_as_it_can_be_paid() -> None:
    match = play(table(FLOWER, resources={0: (10, 0, 0)}), "bank food for gold", "bank food for wood")
    assert (held(match), offered(match, "bank")) == ((0, 1, 1), set())


def test_i_11_1_in_every_phase_of_the_own_turn() -> None:
    wishes: dict[str, Any] = {"resources": {0: RICH}}
    roll = play(table({(0, 0): "garden"}, turn=1, dice=(1, 2), **wishes), "end turn")
    assert (now(roll), offered(roll, "bank")) == ((0, "roll"), PAIRS)
    gather = gathering({(0, 0): "garden"}, 3, **wishes)
    assert (now(gather), offered(gather, "bank")) == ((0, "gather"), PAIRS)
    give = gathering({(0, 0): "gold"}, 3, resource_limit=9, **wishes)
    assert (now(give), offered(give, "bank")) == ((0, "return"), PAIRS)
    place = play(table({(0, 0): "gold"}, stack="wood", **wishes), "discover")
    assert (now(place), offered(place, "bank")) == ((0, "place"), PAIRS)


def test_i_11_1_a_trade_can_settle_what_must_be_given_back() -> None:
    match = gathering({(0, 0): "gold"}, 1, resources={0: (9, 0, 0)}, resource_limit=9)
    assert now(match) == (0, "return")
    assert (now(play(match, "bank food for wood")), held(match)) == ((0, "explore"), (4, 1, 1))


def test_i_11_1_in_ones_windows() -> None:
    pieces: dict[str, Any] = {"at": {0: (0, 0), 1: (-1, 0)}, "villagers": {1: {(1, 0): 1}}}
    match = table(FLOWER, resources={0: (0, 2, 1), 1: (6, 0, 0)}, **pieces)
    play(match, "farmhouse S(0,0)")
    assert (now(match), offered(match, "bank")) == ((1, "purchase"), {"food for wood", "food for gold"})
    play(match, "bank food for gold")
    assert (now(match), held(match, 1)) == ((1, "purchase"), (1, 0, 1))
    fight = table(FLOWER, resources={0: (6, 0, 0)}, at={0: (1, 0), 1: (0, 0)}, villagers={0: {(1, 0): 1}})
    play(fight, "move (0,0)")
    assert (now(fight), offered(fight, "bank")) == ((0, "battle"), {"food for wood", "food for gold"})


def test_i_11_1_not_in_the_turn_of_another() -> None:
    match = table(FLOWER, resources={1: RICH})
    assert offered(match, "bank") == set()


# Players


def traders(**wishes: Any) -> Match:
    return table(FLOWER, **{"resources": {0: (3, 1, 0), 1: (0, 0, 2), 2: (1, 1, 1)}, **wishes})


def test_i_11_2_an_offer_is_answered_next_and_the_decision_returns() -> None:
    match = play(traders(), "offer orange 2 food for 1 gold")
    assert (now(match), texts(match)) == ((1, "answer"), ["accept", "refuse"])
    assert match.view()["offer"] == {"by": 0, "to": 1, "give": {"food": 2}, "take": {"gold": 1}}
    play(match, "accept")
    assert (held(match), held(match, 1), now(match)) == ((1, 1, 1), (2, 0, 1), (0, "explore"))
    assert match.view()["offer"] is None


def test_i_11_2_a_refused_offer_changes_nothing() -> None:
    match = play(traders(), "offer orange 2 food for 1 gold", "refuse")
    assert (held(match), held(match, 1), now(match)) == ((3, 1, 0), (0, 0, 2), (0, "explore"))


def test_i_11_2_zero_to_three_of_one_type_against_zero_to_three_of_another() -> None:
    match = table(FLOWER, resources={0: (4, 0, 0), 1: (0, 4, 0)})
    gives = [f"{number} food" for number in (1, 2, 3)]
    takes = [f"{number} wood" for number in (1, 2, 3)]
    swaps = {f"{give} for {take}" for give in gives for take in takes}
    gifts = {f"{give} for nothing" for give in gives} | {f"nothing for {take}" for take in takes}
    assert offered(match, "offer orange") == swaps | gifts


def test_i_11_2_gifts_in_both_directions() -> None:
    match = play(traders(), "offer orange 3 food for nothing", "accept")
    assert (held(match), held(match, 1)) == ((0, 1, 0), (3, 0, 2))
    play(match, "offer orange nothing for 2 gold", "accept")
    assert (held(match), held(match, 1)) == ((0, 1, 2), (3, 0, 0))


def test_i_11_2_both_sides_have_to_have_the_cards() -> None:
    match = traders()
    assert {"1 wood for 2 gold", "3 food for 2 gold"} <= offered(match, "offer orange")
    refused(match, "offer orange 2 wood for 1 gold", "offer orange 1 food for 3 gold", "offer orange 1 food for 1 wood")


def test_i_11_2_at_most_three_offers_a_player_and_turn() -> None:
    match = traders(players=3, dice=(3, 3))
    play(match, *["offer orange 1 food for 1 gold", "refuse"] * 2)
    assert match.view()["offers_left"] == [1, 3, 3]
    play(match, "offer blue 1 food for 1 gold", "accept")
    assert (offered(match, "offer"), match.view()["offers_left"]) == (set(), [0, 3, 3])
    play(match, "end turn")
    assert explored(match).view()["offers_left"] == [3, 3, 3]


def test_i_11_2_offers_in_windows_count_for_whoever_makes_them() -> None:
    match = table(
        FLOWER,
        at={0: (0, 0), 1: (-1, 0)},
        villagers={1: {(1, 0): 1}},
        resources={0: (0, 2, 1), 1: (2, 0, 0)},
    )
    play(match, "farmhouse S(0,0)", "offer white 1 food for 1 gold")
    assert now(match) == (0, "answer")
    play(match, "accept")
    assert (now(match), match.view()["offers_left"]) == ((1, "purchase"), [3, 2])


def test_i_11_2_who_is_not_to_decide_makes_no_offer() -> None:
    match = play(traders(turn=1, dice=(1, 2)), "end turn")
    assert (now(match), offered(match, "offer")) == ((0, "roll"), set())


@pytest.mark.parametrize(("trade", "partners"), [("open", {"white", "blue"}), ("active", {"white"}), ("off", set())])
def test_i_11_2_who_trades_with_whom(trade: str, partners: set[str]) -> None:
    """Seat 1 in a window of seat 0's turn."""
    match = table(
        FLOWER,
        3,
        at={0: (0, 0), 1: (-1, 0), 2: (-1, 0)},
        villagers={1: {(1, 0): 1}},
        resources={0: (0, 2, 1), 1: (3, 0, 0), 2: (1, 1, 1)},
        trade=trade,
    )
    own = {text.split()[1] for text in texts(match) if text.startswith("offer")}
    assert own == (set() if trade == "off" else {"orange", "blue"})
    play(match, "farmhouse S(0,0)")
    assert {text.split()[1] for text in texts(match) if text.startswith("offer")} == partners


def test_i_11_2_with_closed_resources_the_partner_needs_so_many_cards() -> None:
    match = traders(open_resources=False)
    assert "offer orange 1 food for 2 wood" in texts(match)
    refused(match, "offer orange 1 food for 3 gold", "offer orange 1 food for 3 wood")
    play(match, "offer orange 1 food for 2 wood")
    assert (now(match), texts(match)) == ((1, "answer"), ["refuse"])


def test_i_11_3_only_resources_are_traded() -> None:
    match = traders()
    offers = [action.data for action in match.actions() if action.data["kind"] == "offer"]
    assert offers
    for data in offers:
        assert data.keys() == {"kind", "seat", "give", "take"}
        assert set(data["give"]) | set(data["take"]) <= {"food", "wood", "gold"}
        assert len(data["give"]) <= 1
        assert len(data["take"]) <= 1
