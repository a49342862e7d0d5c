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


def test_i_11_2_an_offer_is_put_together_card_by_card() -> None:
    match = play(traders(players=3), "offer blue")
    steps = ["give food", "give wood", "ask food", "ask wood", "ask gold", "withdraw"]
    assert (now(match), texts(match)) == ((0, "offer"), steps)
    play(match, "give food", "give wood")
    assert match.view()["offer"] == {"by": 0, "to": 2, "give": {"food": 1, "wood": 1}, "take": {}}
    assert texts(match) == ["ask food", "ask wood", "ask gold", "propose", "withdraw"]
    play(match, "ask wood", "ask gold")
    assert (now(match), texts(match)) == ((0, "offer"), ["propose", "withdraw"])
    assert match.view()["offers_left"] == [6, 6, 6]
    play(match, "propose", "accept")
    assert (held(match), held(match, 2), match.view()["offers_left"]) == ((2, 1, 1), (2, 1, 0), [5, 6, 6])


def all_offers(match: Match) -> set[str]:
    """What can be put together from here, by going all ways."""
    if now(match)[1] == "answer":
        offer = match.view()["offer"]
        sides = [" ".join(f"{number} {kind}" for kind, number in offer[side].items()) for side in ("give", "take")]
        return {" for ".join(side or "nothing" for side in sides)}
    found: list[str] = []
    for text in set(texts(match)) - {"withdraw"}:
        found += all_offers(play(match.at(len(match.steps)), text))
    assert len(set(found)) == len(found)  # there is one way to each
    return set(found)


def test_i_11_2_any_mix_of_what_one_holds_for_any_mix() -> None:
    match = table(FLOWER, resources={0: (2, 1, 0), 1: (0, 1, 1)})
    gives = ["nothing", "1 food", "2 food", "1 wood", "1 food 1 wood", "2 food 1 wood"]
    takes = ["nothing", "1 wood", "1 gold", "1 wood 1 gold"]
    mixes = {f"{give} for {take}" for give in gives for take in takes} - {"nothing for nothing"}
    assert all_offers(play(match, "offer orange")) == mixes


def test_i_11_2_up_to_nine_of_each_type_are_asked_for() -> None:
    match = table(FLOWER, resources={0: (12, 0, 0), 1: (0, 12, 0)})
    play(match.at(0), "offer orange 12 food for 9 wood", "accept")
    refused(match, "offer orange 12 food for 10 wood")


def test_i_11_2_gifts_in_both_directions() -> None:
    match = play(traders(), "offer orange 3 food for nothing", "accept")
    assert (held(match), held(match, 1)) == ((0, 1, 0), (3, 0, 2))
    play(match, "offer orange nothing for 2 gold", "accept")
    assert (held(match), held(match, 1)) == ((0, 1, 2), (3, 0, 0))


def test_i_11_2_both_sides_have_to_have_the_cards() -> None:
    match = traders()
    for text in ("offer orange 1 wood for 2 gold", "offer orange 3 food 1 wood for 2 gold"):
        play(match.at(0), text, "accept")
    refused(match, "offer orange 2 wood for 1 gold", "offer orange 1 food for 3 gold", "offer orange 1 food for 1 wood")
    assert "offer orange" not in texts(table(FLOWER))


def test_i_11_2_at_most_six_offers_a_player_and_turn() -> None:
    match = traders(players=3, dice=(3, 3))
    play(match, *["offer orange 1 food for 1 gold", "refuse"] * 5)
    assert match.view()["offers_left"] == [1, 6, 6]
    play(match, "offer blue 1 food for 1 gold", "accept")
    assert (offered(match, "offer"), match.view()["offers_left"]) == (set(), [0, 6, 6])
    play(match, "end turn")
    assert explored(match).view()["offers_left"] == [6, 6, 6]


@pytest.mark.parametrize("cards", [(), ("give food",), ("give food", "give wood", "ask gold")])
def test_i_11_2_an_offer_that_is_begun_can_be_taken_back_until_it_is_made(cards: tuple[str, ...]) -> None:
    match = play(traders(), "offer orange", *cards)
    play(match, "withdraw")
    assert (now(match), held(match), held(match, 1)) == ((0, "explore"), (3, 1, 0), (0, 0, 2))
    assert match.view()["offer"] is None
    play(match, "offer orange 1 wood for 1 gold")
    assert match.view()["offer"] == {"by": 0, "to": 1, "give": {"wood": 1}, "take": {"gold": 1}}
    refused(match, "withdraw")


def test_i_11_2_nobody_is_forced_to_give() -> None:
    """Whoever begins an offer for somebody who has nothing can only give, or take the offer back."""
    match = play(traders(resources={0: (1, 0, 0)}), "offer orange")
    assert texts(match) == ["give food", "withdraw"]
    assert texts(play(match, "give food")) == ["propose", "withdraw"]
    assert (held(play(match, "withdraw")), now(match)) == ((1, 0, 0), (0, "explore"))


def test_i_11_2_it_is_taken_back_in_windows_and_in_every_phase_of_the_turn() -> None:
    wishes: dict[str, Any] = {"resources": {0: RICH, 1: (0, 0, 2)}}
    for match in (
        play(table({(0, 0): "garden"}, turn=1, dice=(1, 2), **wishes), "end turn"),
        gathering({(0, 0): "garden"}, 3, **wishes),
        gathering({(0, 0): "gold"}, 3, resource_limit=9, **wishes),
        play(table({(0, 0): "gold"}, stack="wood", **wishes), "discover"),
    ):
        before = now(match), texts(match)
        assert (now(play(match, "offer orange", "give food", "withdraw")), texts(match)) == before
    window = table(FLOWER, at={1: (-1, 0)}, villagers={1: {(1, 0): 1}}, resources={0: (0, 2, 1), 1: (2, 0, 0)})
    play(window, "farmhouse S(0,0)", "offer white", "give food", "withdraw")
    assert (now(window), held(window, 1)) == ((1, "purchase"), (2, 0, 0))


def test_i_11_2_only_offers_that_are_made_count() -> None:
    match = play(traders(), *["offer orange", "give food", "withdraw"] * 6)
    assert match.view()["offers_left"] == [6, 6]
    play(match, *["offer orange 1 food for 1 gold", "refuse"] * 6)
    refused(match, "offer orange")


def test_i_11_2_a_player_begins_at_most_twelve_offers_in_a_turn() -> None:
    """So that every turn comes to an end, whoever plays (our reading)."""
    match = play(traders(dice=(3, 3)), "offer orange 1 food for 1 gold", "refuse", *["offer orange", "withdraw"] * 10)
    assert match.view()["offers_left"] == [1, 6]
    play(match, "offer orange", "withdraw")
    assert (offered(match, "offer"), match.view()["offers_left"]) == (set(), [0, 6])
    assert explored(play(match, "end turn")).view()["offers_left"] == [6, 6]


def test_i_11_2_like_for_like_is_allowed_and_tells_everybody_what_it_tells() -> None:
    match = traders(open_resources=False, resources={0: (3, 1, 0), 1: (1, 0, 1)})
    play(match, "offer orange 1 food for 1 food", "accept")
    assert (held(match), held(match, 1)) == ((3, 1, 0), (1, 0, 1))
    assert [amounts(known) for known in match.view()["known"]] == [(1, 0, 0), (1, 0, 0)]
    play(match, "offer orange 3 food for 1 food", "accept")
    assert (held(match), held(match, 1)) == ((1, 1, 0), (3, 0, 1))
    assert [amounts(known) for known in match.view()["known"]] == [(1, 0, 0), (3, 0, 0)]


def test_i_11_2_what_was_shown_for_an_offer_stays_known_when_it_is_taken_back() -> None:
    match = play(traders(open_resources=False), "offer orange", "give food", "give food", "withdraw")
    assert amounts(match.view()["known"][0]) == (2, 0, 0)


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
    assert (now(match), match.view()["offers_left"]) == ((1, "purchase"), [6, 5])


def test_i_11_2_in_the_whole_turn_gathering_and_placing_included() -> None:
    wishes: dict[str, Any] = {"resources": {0: RICH, 1: (0, 0, 2)}}
    roll = play(table({(0, 0): "garden"}, turn=1, dice=(1, 2), **wishes), "end turn")
    gather = gathering({(0, 0): "garden"}, 3, **wishes)
    back = gathering({(0, 0): "gold"}, 3, resource_limit=9, **wishes)
    place = play(table({(0, 0): "gold"}, stack="wood", **wishes), "discover")
    for match, phase in ((roll, "roll"), (gather, "gather"), (back, "return"), (place, "place")):
        assert (now(match), offered(match, "offer")) == ((0, phase), {"orange"})
        play(match, "offer orange 1 food for 2 gold", "accept")
        assert (now(match), held(match, 1)) == ((0, phase), (1, 0, 0))


def test_i_11_2_a_trade_can_settle_what_must_be_given_back() -> None:
    match = gathering({(0, 0): "gold"}, 1, resources={0: (9, 0, 0)}, resource_limit=9)
    assert (now(match), now(play(match, "offer orange 1 food for nothing", "accept"))) == (
        (0, "return"),
        (0, "explore"),
    )


def test_i_11_2_who_is_not_to_decide_makes_no_offer() -> None:
    match = play(traders(), "offer orange 1 food for 1 gold")
    assert offered(match, "offer") == set()


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
    assert offered(match, "offer") == (set() if trade == "off" else {"orange", "blue"})
    play(match, "farmhouse S(0,0)")
    assert offered(match, "offer") == partners


def test_i_11_2_with_closed_resources_the_partner_needs_so_many_cards() -> None:
    match = traders(open_resources=False)
    refused(match, "offer orange 1 food for 3 gold", "offer orange 1 food for 1 food 1 wood 1 gold")
    play(match, "offer orange 1 food for 2 wood")
    assert (now(match), texts(match)) == ((1, "answer"), ["refuse"])
    assert match.view()["known"][0] == {"food": 1, "wood": 0, "gold": 0}


def test_i_11_3_only_resources_are_traded() -> None:
    match = play(traders(), "offer orange")
    given = [action.data["resource"] for action in match.actions() if action.data["kind"] != "withdraw"]
    assert set(given) == {"food", "wood", "gold"}
