"""`planner` and `hasty` are faster than `greedy`, play by the rules whatever the options, and take an arrival they can
have."""

from __future__ import annotations

from typing import Any

import pytest

import manoa
from manoa import Match
from manoa.games.quest.rules.ending import ARRIVED
from quest.arranging import drawn, line, on, where
from quest.test_greedy import race

ROUTES = manoa.game("quest").book.options["route"].values
LANE = line("jungle 1", "jungle 1", "jungle 1", "finish jungle")


@pytest.fixture(params=["planner", "hasty"])
def policy(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def planned(match: Match, policy: str, seat: int = 0) -> list[str]:
    """What a policy does until its turn is over."""
    bot, played = manoa.bot(policy, seed=1), []
    while match.player == seat:
        action = bot.choose(match.for_seat(seat))
        match.play(action)
        played.append(str(action))
    return played


# A batch refuses illegal actions, so games that end were played by the rules.


@pytest.mark.parametrize("route", ROUTES)
def test_every_game_among_equals_ends_with_an_arrival(policy: str, route: str) -> None:
    players = 2 + (ROUTES.index(route) + (policy == "hasty")) % 3
    scores, rounds = race(route, players, [policy] * players, games=12)
    assert (scores >= ARRIVED).any(1).all()
    assert rounds.mean() < 34


@pytest.mark.parametrize(
    "options",
    [
        {"caves": True},
        {"caves": True, "free_order": True},
        {"caves": True, "native_blockade_and_step": True, "trim_hand": True},
        {"disputed_blockades": "all", "tie_break": "power", "arrival_tie": "earlier"},
        {"round_limit": 6},
    ],
    ids=str,
)
@pytest.mark.parametrize("players", [2, 3])
def test_it_plays_by_the_rules_with_any_options(policy: str, players: int, options: dict[str, Any]) -> None:
    scores, _ = race("witchs_cauldron", players, [policy] * players, games=12, **options)
    assert (scores >= ARRIVED).any(1).all() or "round_limit" in options


@pytest.mark.parametrize("step", range(3))
def test_it_goes_on_from_anything_that_random_play_leads_to(policy: str, step: int) -> None:
    """Tokens in effect, cards half chosen, runs half done: whatever comes, the answer is legal."""
    batch: Any = manoa.game("quest", caves=True, route="hills_of_gold", native_blockade_and_step=True).batch(
        200, players=3
    )
    batch.reset(range(step, 200 + step))
    for number in range(150):
        batch.step(batch.choose(policy if number % 10 == 9 else "random", seed=number + 1000 * step))


def test_it_gets_there_before_greedy(policy: str) -> None:
    scores, _ = race("first", 3, [policy, "greedy", "greedy"], games=40)
    ahead = scores[:, [0]] > scores[:, 1:]
    assert ahead.mean() > 0.65


def test_equal_positions_get_equal_answers_and_stay_as_they_are(policy: str) -> None:
    batch: Any = manoa.game("quest", caves=True).batch(100, players=3)
    batch.reset(range(100))
    for number in range(60):
        before = batch.states.tobytes()
        chosen = batch.choose(policy, seed=number)
        assert batch.choose(policy, seed=number).tolist() == chosen.tolist()
        assert batch.states.tobytes() == before
        batch.step(chosen)


# Plans


def test_it_arrives_when_it_can(policy: str) -> None:
    match = on(LANE, hand="explorer traveler traveler trailblazer", rest="draw")
    assert planned(match, policy) == ["play trailblazer", "go L1", "go L2", "go L3"]
    assert where(match) is None


def test_it_arrives_by_several_cards_and_rubble(policy: str) -> None:
    game = line("jungle 1", "river 1", "rubble 1", "jungle 1", "finish jungle")
    match = on(game, hand="explorer explorer sailor traveler", rest="draw")
    planned(match, policy)
    assert where(match) is None


def test_it_rather_arrives_than_buys(policy: str) -> None:
    match = on(line("village 1", "village 1", "village 1", "finish river"), hand="traveler traveler sailor explorer")
    planned(match, policy)
    assert where(match) is None


def test_it_opens_a_blockade_on_its_way_to_arrive(policy: str) -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (2, 0): "finish jungle"}
    match = on(drawn(spaces, gates=(((0, 0), (1, 0)),)), hand="trailblazer", blockades={0: 1}, rest="draw")
    assert planned(match, policy)[:2] == ["play trailblazer", "go blockade-1"]
    assert where(match) is None


def test_in_the_last_turn_it_comes_as_near_as_it_can(policy: str) -> None:
    """Somebody has arrived: nothing is bought any more, and the fewest steps to go count."""
    game = line(*["jungle 1"] * 9, "finish jungle")
    match = on(game, player=2, hand="explorer explorer traveler traveler", arrived=[1], elsewhere={1: [None]})
    assert planned(match, policy, 2)[:4] == ["play explorer", "go L1", "play explorer", "go L2"]
