"""Q-8 the end and the winner."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from manoa import Match
from quest.arranging import (
    drawn,
    end_turns,
    line,
    moves,
    on,
    placed,
    play,
    position,
    quest,
    refusal,
    texts,
    where,
    zone,
)
from quest.test_against_slow import homeward, in_sight_of_the_end

# Four pieces, each one step from its finish space, and a row of six steps.
LANES = {(0, r): "jungle 1" for r in range(0, 8, 2)} | {(1, r): "finish jungle" for r in range(0, 8, 2)}
FAR_OFF = {(q, 12): "mountain" for q in range(7)}
GATES = tuple(((q, 12), (q + 1, 12)) for q in range(6))
ROW = line(*["jungle 1"] * 6, "finish jungle")


def race(player: int = 0, hands: str = "explorer", **wishes: Any) -> Match:
    """Four players, each with a card that arrives; all six blockades are with those named, or with the last seat."""
    options = {name: wishes.pop(name) for name in ("tie_break", "arrival_tie") if name in wishes}
    seats = [seat for seat in range(4) if seat != player]
    return on(
        drawn({**LANES, **FAR_OFF}, gates=GATES if "trophies" in wishes else (), players=4, **options),
        4,
        player=player,
        at=(0, 2 * player),
        hand=hands,
        others={seat: {"hand": hands} for seat in seats},
        elsewhere={seat: (0, 2 * seat) for seat in seats},
        **wishes,
    )


def home(match: Match) -> Match:
    """The player to act arrives."""
    finish = next(text for text, data in moves(match) if data.get("to", [0])[0] == 1)
    match.play(finish)
    return match


def test_q_8_1_the_turn_ends_at_once() -> None:
    match = home(race(hands="explorer traveler sailor"))
    assert match.player == 1
    assert match.view()["arrived"] == [0]
    assert zone(match, "hand", 0) == ["sailor", "traveler"]


def test_q_8_1_the_cards_of_that_turn_go_to_the_own_discard_pile() -> None:
    match = home(race(hands="explorer sailor"))
    assert match.view()["areas"] == [[], [], [], []]
    assert match.view()["discards"] == [["explorer"], [], [], []]


def test_q_8_1_who_has_arrived_takes_no_more_turns() -> None:
    match = home(end_turns(race()))
    seats = [match.player, end_turns(match).player, end_turns(match).player]
    assert (seats, match.over, match.view()["arrived"]) == ([2, 3, None], True, [1])


@pytest.mark.parametrize("arrives", [0, 1, 2])
def test_q_8_2_the_first_arrival_makes_the_round_the_last(arrives: int) -> None:
    match = home(end_turns(race(), arrives))
    for seat in range(arrives + 1, 4):
        assert (match.over, match.player, match.view()["round"]) == (False, seat, 1)
        end_turns(match)
    assert (match.over, match.view()["round"]) == (True, 1)


def test_q_8_2_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    match = home(end_turns(race(), 3))
    assert match.over
    assert texts(match) == []
    assert refusal(match, "end turn") == "The match is over."


def test_q_8_2_the_round_counts_from_the_starting_player() -> None:
    match = home(race(player=0, starter=2))
    assert (match.over, match.player) == (False, 1)
    end_turns(match)
    assert match.over
    assert home(race(player=1, starter=2)).over


def test_q_8_2_players_later_in_the_round_may_arrive_too() -> None:
    match = home(home(race()))
    assert match.view()["arrived"] == [0, 1]
    end_turns(home(match))
    assert (match.over, match.view()["arrived"]) == (True, [0, 1, 2])


def test_q_8_3_the_only_one_who_arrived_wins() -> None:
    match = end_turns(home(end_turns(race(trophies={0: "5 6", 2: "1 2 3 4"}))), 2)
    assert match.view()["arrived"] == [1]
    assert match.placings[1] == 1
    assert min(place for seat, place in enumerate(match.placings) if seat != 1) > 1


@pytest.mark.parametrize(
    ("trophies", "winner"),
    [
        ({0: "6", 1: "1 2"}, 1),
        ({0: "1 2 3", 1: "5 6"}, 0),
        ({0: "5", 1: "6"}, 1),
        ({0: "4", 1: "5"}, 1),
        ({0: "1 5", 1: "3 4"}, 0),
        ({0: "1", 1: ""}, 0),
        ({0: "2 3", 1: "1 4"}, 1),
    ],
)
@pytest.mark.parametrize("tie_break", ["number", "power"])
def test_q_8_3_most_blockades_then_the_highest_number(trophies: dict[int, str], winner: int, tie_break: str) -> None:
    match = end_turns(home(home(race(trophies=trophies, tie_break=tie_break))), 2)
    assert match.over
    assert [seat for seat, place in enumerate(match.placings) if place == 1] == [winner]
    assert match.placings[1 - winner] == 2


def test_q_8_3_blockades_of_those_who_did_not_arrive_do_not_count() -> None:
    match = end_turns(home(home(race(trophies={0: "1", 2: "2 3 4 5 6"}))), 2)
    assert match.placings[:2] == [1, 2]


@pytest.mark.parametrize(("arrival_tie", "placings"), [("shared", [1, 1]), ("earlier", [1, 2])])
def test_q_8_3_arrivals_without_blockades_share_or_the_earlier_wins(arrival_tie: str, placings: list[int]) -> None:
    match = end_turns(home(home(race(arrival_tie=arrival_tie))), 2)
    assert match.placings[:2] == placings


def test_q_8_3_the_earlier_arrival_does_not_beat_more_blockades() -> None:
    match = end_turns(home(home(race(arrival_tie="earlier", trophies={1: "1"}))), 2)
    assert match.placings[:2] == [2, 1]


def ranks(view: dict[str, Any]) -> list[tuple[int, int, int]]:
    """What decides, by the words of Q-8.3 and Q-8.4: arrived or not, then blockades or steps to go."""
    found = []
    for seat in range(len(view["pieces"])):
        numbers = [one["number"] for one in view["blockades"] if one["owner"] == seat]
        if seat in view["arrived"]:
            found.append((1, len(numbers), max(numbers, default=0)))
        else:
            found.append((0, -view["to_go"][seat], 0))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_q_8_3_and_8_4_every_match_ends_with_the_placings_of_the_rules(players: int) -> None:
    """From positions in sight of the finish, where blockades may decide."""
    arrived = 0
    for seed in range(6):
        luck, game = Random(seed), quest(caves=seed % 2 == 1, round_limit=3)
        snapshot = in_sight_of_the_end(game, players, luck).snapshot()
        for blockade in snapshot["position"]["blockades"]:
            blockade["owner"] = luck.randrange(players)
        match = game.restore(snapshot)
        while not match.over:
            match.play(homeward(match, luck))
        decided = ranks(match.view())
        assert match.placings == [1 + sum(other > rank for other in decided) for rank in decided]
        assert match.view()["arrived"] or match.view()["round"] == 3
        arrived += bool(match.view()["arrived"])
    assert arrived


def test_q_8_4_a_score_is_minus_the_steps_to_go_or_from_10_000_on() -> None:
    match = on(ROW, at=(5, 0), hand="explorer", elsewhere={1: (1, 0), 2: (3, 0)})
    assert match.scores == [-1, -5, -3]
    assert play(match, "explorer L6").scores == [10_000, -5, -3]


def test_q_8_4_the_others_are_ordered_by_steps_to_go() -> None:
    match = on(ROW, at=(5, 0), hand="explorer", elsewhere={1: (1, 0), 2: (3, 0)})
    assert match.view()["to_go"] == [1, 5, 3]
    end_turns(play(match, "explorer L6"), 2)
    assert (match.over, match.placings, match.view()["to_go"]) == (True, [1, 3, 2], [0, 5, 3])


def test_q_8_4_steps_to_go_avoid_mountains_and_caves_and_ignore_pieces_and_blockades() -> None:
    spaces = {(q, 0): "jungle 5" for q in range(3)} | {(3, 0): "finish jungle"}
    detour = {**spaces, (1, 0): "mountain", (0, 1): "camp 3", (1, 1): "rubble 3", (2, 1): "village 5"}
    gates = (((0, 0), (1, 0)),)
    assert on(drawn(spaces, gates=gates), blockades={0: 5}, elsewhere={1: (1, 0)}).view()["to_go"][0] == 3
    assert on(drawn(detour)).view()["to_go"][0] == 4
    assert on(drawn({**detour, (1, 0): "cave"})).view()["to_go"][0] == 4


def test_q_8_5_after_the_round_limit_the_game_ends() -> None:
    match = placed(quest(round_limit=3), round=3)
    end_turns(match, 2)
    assert not match.over
    end_turns(match)
    assert (match.over, match.view()["round"]) == (True, 3)


def test_q_8_5_before_it_the_game_goes_on() -> None:
    match = end_turns(placed(quest(round_limit=3), round=2), 3)
    assert (match.over, match.view()["round"]) == (False, 3)


def test_q_8_5_without_a_limit_rounds_go_on() -> None:
    match = end_turns(placed(quest(round_limit=0), round=100_000), 3)
    assert (match.over, match.view()["round"]) == (False, 100_001)


@pytest.mark.parametrize(
    ("spots", "placings"), [(((4, 0), (2, 0), (3, 0)), [1, 3, 2]), (((1, 0), (4, 0), (0, 0)), [2, 1, 3])]
)
def test_q_8_5_if_nobody_arrived_fewest_steps_to_go_win(spots: Any, placings: list[int]) -> None:
    game = line(*["jungle 1"] * 6, "finish jungle", round_limit=1)
    match = end_turns(on(game, at=spots[0], elsewhere={1: spots[1], 2: spots[2]}), 3)
    assert (match.over, match.placings) == (True, placings)


def test_q_8_5_ties_are_shared() -> None:
    rows = {(q, r): "finish jungle" if q == 3 else "jungle 1" for q in range(4) for r in (0, 2)}
    match = on(drawn(rows, round_limit=1), at=(1, 0), elsewhere={1: (1, 2), 2: (0, 0)})
    assert end_turns(match, 3).placings == [1, 1, 3]


def test_q_8_5_with_two_pieces_their_sum_counts() -> None:
    game = line(*["jungle 1"] * 6, "finish jungle", players=2, round_limit=1)
    match = end_turns(on(game, 2, at=[(0, 0), (5, 0)], elsewhere={1: [(3, 0), (4, 0)]}), 2)
    assert (match.view()["to_go"], match.placings) == ([7, 5], [2, 1])


def test_q_8_5_an_arrival_in_the_last_round_still_wins() -> None:
    game = line(*["jungle 1"] * 6, "finish jungle", round_limit=1)
    match = on(game, at=(5, 0), hand="explorer", elsewhere={1: (4, 0)})
    end_turns(play(match, "explorer L6"), 2)
    assert match.placings[0] == 1


def test_q_8_5_a_player_without_any_card_simply_ends_each_turn() -> None:
    match = placed(quest(), at=(2, 0))
    assert texts(match) == ["end turn"]
    end_turns(match, 3)
    assert (texts(match), position(match)["round"], where(match)) == (["end turn"], 2, (2, 0))


def test_q_8_5_the_view_tells_the_last_round() -> None:
    match = quest(round_limit=2).start(players=2, seed=1)
    assert match.view()["last_round"] is False
    play(match, "end turn", "end turn")
    assert match.view()["last_round"] is True
