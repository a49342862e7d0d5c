"""What a seat, or a spectator, is shown."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from lost_cities.positions import COLOURS, RANKS, last_draw, lost_cities, placed, play, walk
from lost_cities.slow import SlowRules, column_parts, column_points
from manoa import Match

FIELDS = {
    "player",
    "phase",
    "round",
    "totals",
    "totals_now",
    "round_points",
    "results",
    "points",
    "breakdowns",
    "scoring",
    "starter",
    "deck",
    "hands",
    "expeditions",
    "discards",
    "known",
}
EVERYBODY = pytest.mark.parametrize("seat", [0, 1, None])


def order(card: str) -> tuple[int, int]:
    """By colour, then value, wagers first."""
    return list(COLOURS).index(card[0]), RANKS.index(card[1:])


@pytest.mark.parametrize("options", [{}, {"expeditions": 6}, {"show_discards": "all"}, {"three_players": True}])
def test_the_fields_of_a_view(options: dict[str, object]) -> None:
    match = lost_cities(**options).start(seed=1)
    assert match.view().keys() == FIELDS
    for seat in range(match.players):
        assert match.view(seat).keys() == FIELDS | {"hand", "worth_with"}


def test_a_spectator_sees_what_every_seat_sees_and_no_hand() -> None:
    match = lost_cities().start(seed=1)
    for now in walk(match, 1):
        for seat in (0, 1):
            view = now.view(seat)
            del view["hand"], view["worth_with"]
            assert view == now.view()


@pytest.mark.parametrize("seed", range(3))
def test_a_hand_is_sorted_by_colour_then_value_wagers_first(seed: int) -> None:
    for match in walk(lost_cities(expeditions=6, rounds=1).start(seed=seed), seed):
        for seat in (0, 1):
            hand = match.view(seat)["hand"]
            assert hand == sorted(hand, key=order)
            assert len(hand) == match.view()["hands"][seat]


def test_a_hand_with_all_that_is_hard_to_sort() -> None:
    cards = "R10 Rx P2 Y10 Yx Y9 Yx R2"
    match = placed(lost_cities(expeditions=6), hands=(cards,))
    assert match.view(0)["hand"] == ["Yx", "Yx", "Y9", "Y10", "Rx", "R2", "R10", "P2"]


def test_player_and_phase_follow_the_turn() -> None:
    match = placed(lost_cities(), hands=("R5",))
    assert [match.view()[name] for name in ("player", "phase", "round")] == [0, "play", 1]
    play(match, "play R5")
    assert [match.view()[name] for name in ("player", "phase", "round")] == [0, "draw", 1]
    play(match, "draw")
    assert [match.view()[name] for name in ("player", "phase", "round")] == [1, "play", 1]


def test_after_the_match_there_is_no_player_and_no_further_round() -> None:
    view = play(last_draw(lost_cities(), "Y2", results=[[5, 6], [7, 8]]), "draw").view(0)
    assert view["player"] is None
    assert view["round"] == 3
    assert view["results"] == [[5, 6], [7, 8], [-18, 0]]
    assert view["totals"] == [-6, 14]


@EVERYBODY
def test_deck_is_none_when_its_count_is_not_shown(seat: int | None) -> None:
    match = lost_cities(show_deck_count=False).start(seed=1)
    for _, now in zip(range(50), walk(match, 1), strict=False):
        assert now.view(seat)["deck"] is None


def test_deck_counts_down_with_every_draw() -> None:
    match = lost_cities().start(seed=1)
    counts = [44]
    for now in walk(match, 1):
        if now.view()["round"] > 1:
            break
        counts.append(now.view()["deck"])
    assert counts == sorted(counts, reverse=True)
    assert set(counts) == set(range(1, 45))


@pytest.mark.parametrize("seed", range(3))
def test_piles_show_their_size_and_top_and_no_more(seed: int) -> None:
    for match in walk(lost_cities(rounds=1).start(seed=seed), seed):
        piles = match.snapshot()["position"]["discards"]
        assert match.view(0)["discards"] == {
            colour: {"size": len(cards), "top": cards[-1] if cards else None} for colour, cards in piles.items()
        }


def test_piles_list_their_cards_from_the_bottom_with_show_discards_all() -> None:
    for match in walk(lost_cities(rounds=1, show_discards="all").start(seed=4), 4):
        piles = match.snapshot()["position"]["discards"]
        assert {colour: pile["cards"] for colour, pile in match.view(1)["discards"].items()} == piles


@pytest.mark.parametrize("three_players", [False, True])
def test_points_are_what_each_expedition_is_worth_as_it_stands(three_players: bool) -> None:
    rules = SlowRules(cost=15, bonus_from=7, bonus=15) if three_players else SlowRules()
    for match in walk(lost_cities(rounds=1, three_players=three_players).start(seed=2), 2):
        view = match.view(0)
        assert view["points"] == [
            {colour: column_points(rules, cards) for colour, cards in own.items()} for own in view["expeditions"]
        ]


@pytest.mark.parametrize("three_players", [False, True])
def test_lc_5_3_a_breakdown_tells_how_the_points_of_an_expedition_come_about(three_players: bool) -> None:
    rules = SlowRules(cost=15, bonus_from=7, bonus=15) if three_players else SlowRules()
    game = lost_cities(rounds=1, three_players=three_players)
    long = placed(game, expeditions=("Yx Y2 Y3 Y4 Y5 Y6 Y7 Y8", "B2"))
    for match in [*walk(game.start(seed=2), 2), long]:
        view = match.view(0)
        begun = [{colour: cards for colour, cards in own.items() if cards} for own in view["expeditions"]]
        assert view["breakdowns"] == [
            {colour: column_parts(rules, cards) for colour, cards in own.items()} for own in begun
        ]
        assert view["scoring"] == {"cost": rules.cost, "cards": rules.bonus_from, "bonus": rules.bonus}
    assert view["breakdowns"][0]["yellow"] == {"sum": 35, "factor": 2, "bonus": rules.bonus}


def test_lc_2_1_totals_now_have_the_running_round_once() -> None:
    match, rounds = lost_cities().start(seed=3), 0
    for now in walk(match, 3):
        view = now.view()
        running = [sum(points.values()) for points in view["points"]]
        assert view["round_points"] == running
        assert view["totals_now"] == [sum(both) for both in zip(view["totals"], running, strict=True)]
        rounds = max(rounds, view["round"])
    assert rounds == 3
    assert match.view()["totals_now"] == match.view()["totals"] == match.scores


def known(match: Match) -> list[list[str]]:
    cards: list[list[str]] = match.view()["known"]
    return cards


def test_known_are_the_cards_seen_taken_and_not_yet_played() -> None:
    match = placed(lost_cities(), hands=("R5 Y2", "B4 G2"), discards="W9 Wx")
    assert known(match) == [[], []]
    play(match, "play R5", "take W")
    assert known(match) == [["Wx"], []]
    play(match, "discard B4", "take W")
    assert known(match) == [["Wx"], ["W9"]]
    play(match, "discard Wx", "take B")
    assert known(match) == [["B4"], ["W9"]]
    play(match, "play W9", "draw")
    assert known(match) == [["B4"], []]


def test_a_deck_draw_is_not_known() -> None:
    match = play(placed(lost_cities(), hands=("R5",)), "play R5", "draw")
    assert known(match) == [[], []]


def test_of_equal_wagers_the_known_one_is_played_first() -> None:
    match = placed(lost_cities(), hands=("R5 Wx", "B4"), discards="Wx")
    play(match, "play R5", "take W", "play B4", "draw")
    assert known(match) == [["Wx"], []]
    play(match, "discard Wx")
    assert known(match) == [[], []]
    assert "Wx" in match.view(0)["hand"]


def test_known_counts_wagers() -> None:
    match = placed(lost_cities(), hands=("R5 R6", "B4"), discards="Wx Wx")
    play(match, "play R5", "take W", "play B4", "draw", "play R6", "take W")
    assert known(match) == [["Wx", "Wx"], []]
    assert known(play(match, match.actions()[-1].text, "draw", "play Wx")) == [["Wx"], []]


def test_a_new_round_forgets_what_was_known() -> None:
    match = placed(lost_cities(no_deck_draw_limit=1), hands=("R5",), discards="W9")
    assert known(play(match, "play R5", "take W")) == [[], []]


@EVERYBODY
@pytest.mark.parametrize("seed", range(3))
def test_views_are_ready_for_json(seat: int | None, seed: int) -> None:
    for match in walk(lost_cities(rounds=1, show_discards="all").start(seed=seed), seed):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view


def test_a_view_is_a_copy() -> None:
    match = lost_cities().start(seed=1)
    before = match.state.tobytes()
    view = match.view(0)
    view["hand"].clear()
    view["expeditions"][0]["red"].append("R2")
    view["totals"][0] = 99
    assert match.state.tobytes() == before
    assert match.view(0) != view


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_there_are_no_other_seats(seat: object) -> None:
    with pytest.raises(ValueError, match="seats are numbered 0 to 1"):
        lost_cities().start(seed=1).view(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_shows_in_a_view(seed: int) -> None:
    """Cards that seat 0 has not seen may change places, and what the next shuffle brings may change, too."""
    game = lost_cities(show_discards="all", rounds=1)
    for number, match in enumerate(walk(game.start(seed=seed), seed)):
        if number % 10 == 0:
            other = game.restore(with_other_secrets(match.snapshot(), Random(number)))
            assert other.state.tobytes() != match.state.tobytes()
            assert json.dumps(other.view(0)) == json.dumps(match.view(0))
            assert json.dumps(other.view()) == json.dumps(match.view())
            assert other.observe(0).tobytes() == match.observe(0).tobytes()


def with_other_secrets(snapshot: dict[str, Any], luck: Random) -> dict[str, Any]:
    """The deck and what nobody saw of the hand of seat 1, mixed."""
    place = snapshot["position"]
    hidden = list((Counter(place["hands"][1]) - Counter(place["known"][1])).elements())
    unseen = place["deck"] + hidden
    luck.shuffle(unseen)
    place["hands"][1] = place["known"][1] + unseen[: len(hidden)]
    place["deck"] = unseen[len(hidden) :]
    place["chance"]["key"] = luck.randbytes(32).hex()
    return snapshot


@pytest.mark.parametrize(("three_players", "worth"), [(False, (5 - 20) * 2), (True, (5 - 15) * 2)])
def test_every_expedition_has_its_points_as_they_stand(three_players: bool, worth: int) -> None:
    view = placed(lost_cities(three_players=three_players), expeditions=("", "Yx Y5 R10")).view()
    assert view["points"][0] == dict.fromkeys(view["discards"], 0)
    assert view["points"][1]["yellow"] == worth
    assert view["points"][1]["blue"] == 0


def test_what_a_card_would_make_of_its_expedition() -> None:
    """Those that may not be laid are left out (LC-3.1), and laying one makes it so (LC-5)."""
    match = lost_cities().start(seed=1)
    for now in islice(walk(match, 3), 24):
        if now.player is None or now.view(now.player)["phase"] != "play":
            continue
        seat, worth = now.player, now.view(now.player)["worth_with"]
        plays = {action.data["card"] for action in now.actions() if action.data["kind"] == "play"}
        assert plays == worth.keys() & set(now.view(seat)["hand"])
        for card in plays:
            then = now.at(len(now.steps))
            then.play(f"play {card}")
            assert then.view(seat)["points"][seat][_colour(card)] == worth[card]


def _colour(card: str) -> str:
    return {"Y": "yellow", "B": "blue", "W": "white", "G": "green", "R": "red", "P": "purple"}[card[0]]
