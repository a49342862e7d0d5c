"""Every rule that a position of Quest can break, and the sentence that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cases import each
from quest.arranging import arranged, drawn, line, placed, play, quest, texts
from quest.test_position import CAVES, Place, refused, sound

# Each takes one rule away.


def card_twice(place: Place) -> None:
    place["draws"][0].append("explorer")


def card_missing(place: Place) -> None:
    place["draws"][0].pop()


def market_card_too_many(place: Place) -> None:
    place["market"]["slots"][1]["left"] = 2
    place["draws"][0].append("trailblazer")
    place["draws"][1].append("trailblazer")


def market_card_missing(place: Place) -> None:
    place["hands"][0].remove("compass")


def starting_card_of_another_seat(place: Place) -> None:
    place["draws"][1].append(place["draws"][0].pop())


def starting_card_in_the_market(place: Place) -> None:
    place["market"]["slots"][0]["card"] = "sailor"


def pile_twice(place: Place) -> None:
    place["market"]["slots"][0] = dict(place["market"]["slots"][1])


def pile_too_large(place: Place) -> None:
    place["market"]["slots"][1]["left"] = 4


def pile_empty(place: Place) -> None:
    place["market"]["slots"][1]["left"] = 0


def seven_slots(place: Place) -> None:
    place["market"]["slots"].append(None)


def piece_beside_the_route(place: Place) -> None:
    place["pieces"][1] = [[90, 90]]


def piece_on_a_cave(place: Place) -> None:
    place["pieces"][1] = [[2, -2]]


def piece_on_the_finish(place: Place) -> None:
    place["pieces"][1] = [[-4, -20]]


def two_pieces_for_three_players(place: Place) -> None:
    place["pieces"][1] = [[0, 0], [0, 1]]


def explored_no_cave(place: Place) -> None:
    place["explored"][0] = [[[0, 0]]]


def explored_of_two_pieces(place: Place) -> None:
    place["explored"][0] = [[], []]


def blockade_missing(place: Place) -> None:
    place["blockades"].pop()


def blockade_twice(place: Place) -> None:
    place["blockades"][0]["number"] = place["blockades"][1]["number"]


def blockade_seven(place: Place) -> None:
    place["blockades"][0]["number"] = 7


def blockade_elsewhere(place: Place) -> None:
    place["blockades"][0]["between"] = ["B", "K"]


def blockade_of_nobody(place: Place) -> None:
    place["blockades"][0]["owner"] = 3


def token_too_many(place: Place) -> None:
    place["tokens"][0] += ["keep_item", "keep_item"]


def five_tokens_in_a_cave(place: Place) -> None:
    place["caves"][0]["tokens"] = ["draw_card"] * 5


def cave_elsewhere(place: Place) -> None:
    place["caves"][0]["at"] = [0, 0]


def cave_missing(place: Place) -> None:
    place["caves"].pop()


def box_too_small(place: Place) -> None:
    place["box"].pop()


def known_not_in_hand(place: Place) -> None:
    place["known"][0] = ["captain"]


def known_twice(place: Place) -> None:
    place["known"][0] = ["scout", "scout"]


def gained_more_than_there_is(place: Place) -> None:
    place["gained"] = 3


def phase_unknown(place: Place) -> None:
    place["phase"] = "draw"


def discarding_with_cards_in_the_play_area(place: Place) -> None:
    place.update(phase="discard", gained=0)


def gained_while_discarding(place: Place) -> None:
    place["discards"][0] += place["area"]
    place.update(phase="discard", area=[])


def round_zero(place: Place) -> None:
    place["round"] = 0


def round_beyond_the_limit(place: Place) -> None:
    place["round"] = 201


def arrived_but_on_the_board(place: Place) -> None:
    place["arrived"] = [1]


def in_el_dorado_but_not_arrived(place: Place) -> None:
    place["pieces"][1] = [None]


def arrived_twice(place: Place) -> None:
    place["pieces"][1] = [None]
    place["arrived"] = [1, 1]


def player_has_arrived(place: Place) -> None:
    place["pieces"][0] = [None]
    place["arrived"] = [0]


def arrival_in_an_earlier_round(place: Place) -> None:
    place["pieces"][1] = [None]
    place["arrived"] = [1]


def arrival_before_the_turn(place: Place) -> None:
    """Seat 1 is to play after seat 0 in this round, so it cannot have arrived."""
    place["pieces"][1] = [None]
    place.update(arrived=[1], starter=2)


def ended_in_the_middle(place: Place) -> None:
    place["ended"] = True


def item_that_is_none(place: Place) -> None:
    place["item"] = "scout"


def item_not_used(place: Place) -> None:
    place["item"] = "giant_machete"


def run(**changes: Any) -> Callable[[Place], None]:
    """A run with the Pioneer in the play area, but for the changes."""
    whole = {
        "card": "pioneer",
        "token": None,
        "symbol": "machete",
        "piece": 0,
        "power": 2,
        "moved": True,
        "behind": None,
    }

    def edit(place: Place) -> None:
        place["run"] = {**whole, **changes}

    edit.__name__ = f"run {changes}"
    return edit


def pending(**entry: Any) -> Callable[[Place], None]:
    def edit(place: Place) -> None:
        place["pending"] = [entry]

    edit.__name__ = f"pending {entry}"
    return edit


def run_and_pending(place: Place) -> None:
    run()(place)
    pending(task="remove", due=1, optional=True)(place)


def run_after_the_purchase(place: Place) -> None:
    run()(place)
    place["bought"] = True


def bought_and_buying(place: Place) -> None:
    pending(task="price", due=2, card="scout")(place)
    place["bought"] = True


def two_decisions(place: Place) -> None:
    place["pending"] = [{"task": "price", "due": 2, "card": "scout"}, {"task": "remove", "due": 4, "optional": False}]


def pending_while_discarding(place: Place) -> None:
    gained_while_discarding(place)
    place.update(gained=0, pending=[{"task": "remove", "due": 1, "optional": True}])


BREAKS: list[tuple[Callable[[Place], None], str]] = [
    (card_twice, "seat 0 has 4 of explorer and should have 3"),
    (card_missing, "seat 0 has 2 of explorer and should have 3"),
    (market_card_too_many, "there are 4 of trailblazer, in the market and with players, and not 3"),
    (market_card_missing, "there are 2 of compass, in the market and with players, and not 3"),
    (starting_card_of_another_seat, "seat 0 has 2 of explorer and should have 3"),
    (starting_card_in_the_market, "sailor is no card of the market"),
    (pile_twice, "the market has two piles of trailblazer"),
    (pile_too_large, "left of trailblazer is a whole number from 1 to 3"),
    (pile_empty, "left of trailblazer is a whole number from 1 to 3"),
    (seven_slots, "the market has 6 slots"),
    (piece_beside_the_route, r"\[90, 90\] is no space of this route"),
    (piece_on_a_cave, r"no piece can stand on \[2, -2\]"),
    (piece_on_the_finish, r"no piece can stand on \[-4, -20\]"),
    (two_pieces_for_three_players, "each seat has 1 in pieces"),
    (explored_no_cave, r"\[0, 0\] in explored is no cave"),
    (explored_of_two_pieces, "each seat has 1 lists in explored"),
    (blockade_missing, "there are 4 blockades on this route"),
    (blockade_twice, "is there twice"),
    (blockade_seven, "a blockade's number is a whole number from 1 to 6"),
    (blockade_elsewhere, "blockade 1 in the list lies between B and C"),
    (blockade_of_nobody, "the owner of a blockade is a whole number from 0 to 2"),
    (token_too_many, "there are 3 tokens keep_item and only 2 in the box|there are 4 tokens keep_item"),
    (five_tokens_in_a_cave, "at most 4 tokens lie there"),
    (cave_elsewhere, r"cave 1 in the list is at \[2, -2\]"),
    (cave_missing, "there are 3 caves with tokens"),
    (box_too_small, "24 tokens are left out of the caves"),
    (known_not_in_hand, "captain is known of seat 0 but not in its hand"),
    (known_twice, "scout is known of seat 0 but not in its hand"),
    (gained_more_than_there_is, "gained is a whole number from 0 to 2"),
    (phase_unknown, "phase: invalid enum value 'draw'"),
    (discarding_with_cards_in_the_play_area, "in the discard phase nothing is pending and the play area is empty"),
    (gained_while_discarding, "gained counts cards of the play phase"),
    (round_zero, "round is a whole number from 1 to 200"),
    (round_beyond_the_limit, "round is a whole number from 1 to 200"),
    (arrived_but_on_the_board, "seat 1 is in arrived if all its pieces are in El Dorado"),
    (in_el_dorado_but_not_arrived, "seat 1 is in arrived if all its pieces are in El Dorado"),
    (arrived_twice, "seat 1 is in arrived twice"),
    (player_has_arrived, "the player to act has arrived already"),
    (arrival_in_an_earlier_round, "after an arrival the game ends with the round"),
    (arrival_before_the_turn, "breaks a rule"),
    (ended_in_the_middle, "a game ends with a round, by an arrival or the limit"),
    (item_that_is_none, "scout is no item that the player to act has used"),
    (item_not_used, "giant_machete is no item that the player to act has used"),
    (run(card=None), "a run is made with a card or a token"),
    (run(token="machete_1"), "a run is made with a card or a token"),
    (run(card="compass"), "'compass' moves no piece"),
    (run(card=None, token="draw_card"), "'draw_card' moves no piece"),
    (run(piece=1), "a piece is a whole number from 0 to 0"),
    (run(power=8), "the power of a run is a whole number from 0 to 7"),
    (run(power=0), "the run could not go on, so it is over"),
    (run(symbol="paddle"), "breaks a rule"),
    (run(power=6), "breaks a rule"),
    (run(symbol="sword"), "run.symbol: invalid enum value 'sword'"),
    (run(moved=1), "run.moved: expected `bool`"),
    (run(behind=1), "behind goes with the option native_blockade_and_step"),
    (run(behind=9), "9 is no blockade of this route"),
    (run(piece=None), "a run without a piece has only just begun"),
    (run(piece=None, power=5, moved=False, behind=1), "behind goes with the option"),
    (run_and_pending, "a run is over when something else is asked for"),
    (run_after_the_purchase, "no run goes on after the purchase"),
    (bought_and_buying, "breaks a rule"),
    (two_decisions, "breaks a rule"),
    (pending_while_discarding, "in the discard phase nothing is pending"),
    (pending(task="sleep", due=1), "task: invalid value 'sleep'"),
    (pending(task=[], due=1), "task: expected `str`"),
    (pending(task="draw", due=1), "task: invalid value 'draw'"),
    (pending(task="remove", due=0, optional=True), "due is a whole number from 1 to 99"),
    (pending(task="remove", due=1), "missing required field `optional`"),
    (pending(task="remove", due=1, optional=1), "optional: expected `bool`"),
    (pending(task="take", due=1, card="scout"), "unknown field `card`"),
    (pending(task="price", due=2, card="knife"), "price names the card that is bought"),
    (pending(task="price", due=2, card="sailor"), "sailor is sold out"),
    (pending(task="price", due=99, card="scout"), "breaks a rule"),
    (pending(task="price", due=3, card="scout"), "breaks a rule"),
    (pending(task="price", due=10, card="pioneer"), "breaks a rule"),
    (pending(task="replace", due=1, laid=5), "laid is a whole number from 0 to 4"),
    (pending(task="rubble", due=1, piece=0, to=[9, 9]), "the space that is paid for is not beside the piece"),
    (pending(task="rubble", due=1, piece=0, to=[2, 1]), "what is paid for is no rubble"),
    (pending(task="rubble", due=1, piece=0, blockade=6), "the blockade that is paid for is out of reach"),
    (pending(task="rubble", due=1, piece=2, to=[2, 1]), "a piece is a whole number from 0 to 0"),
]


@each(("broken", "sentence"), BREAKS)
def test_a_position_that_breaks_a_rule_is_refused_with_the_rule(broken: Callable[[Place], None], sentence: str) -> None:
    snapshot = sound()
    broken(snapshot["position"])
    refused(snapshot, sentence)


def test_two_pieces_stand_on_one_space_only_with_the_pass_token() -> None:
    refused(arranged(quest(), at=(2, 0), elsewhere={1: (2, 0)}), "two pieces stand on one space", quest())
    match = placed(CAVES, at=(2, 0), elsewhere={1: (2, 0)})
    assert match.view()["pieces"][0] == match.view()["pieces"][1] == [[2, 0]]


def test_without_the_variant_there_are_no_tokens() -> None:
    snapshot = arranged(quest(), at=(2, 0))
    snapshot["position"]["tokens"][0] = ["coin_1"]
    refused(snapshot, "without the caves variant there are no tokens", quest())


def test_a_rubble_payment_is_for_no_more_than_the_space_takes_and_the_hand_has() -> None:
    game = line("jungle 1", "rubble 2")
    for due, hand, sentence in (
        (3, "sailor traveler explorer", "at most 2 cards are due"),
        (2, "sailor", "too few cards"),
    ):
        task = [{"task": "rubble", "due": due, "piece": 0, "to": [1, 0]}]
        refused(arranged(game, at=(0, 0), hand=hand, pending=task), sentence, game)


def test_a_payment_for_the_space_at_the_origin_is_restored_too() -> None:
    game = drawn({(1, 0): "jungle 1", (0, 0): "rubble 2"})
    match = play(placed(game, at=(1, 0), hand="sailor traveler"), "enter L0")
    assert texts(game.restore(match.snapshot())) == texts(match)


def test_no_payment_leads_onto_an_occupied_space_or_across_a_blockade() -> None:
    task = [{"task": "rubble", "due": 1, "piece": 0, "to": [1, 0]}]
    free, shut = line("jungle 1", "rubble 2"), line("jungle 1", "rubble 2", gates=(((0, 0), (1, 0)),))
    refused(arranged(free, at=(0, 0), hand="sailor", pending=task, elsewhere={1: (1, 0)}), "breaks a rule", free)
    refused(arranged(shut, at=(0, 0), hand="sailor", pending=task, blockades={0: 1}), "breaks a rule", shut)


@each(
    "task",
    [
        {"task": "replace", "due": 99, "laid": 0},
        {"task": "replace", "due": 3, "laid": 3},
        {"task": "remove", "due": 3, "optional": True},
        {"task": "remove", "due": 2, "optional": False},
        {"task": "take", "due": 2},
    ],
)
def test_no_more_is_due_than_any_card_or_token_asks_for(task: dict[str, Any]) -> None:
    snapshot = sound()
    snapshot["position"]["pending"] = [task]
    refused(snapshot, "breaks a rule")


@each("task", [{"task": "remove", "due": 1, "optional": True}, {"task": "replace", "due": 1, "laid": 0}])
def test_without_a_hand_there_is_nothing_to_choose(task: dict[str, Any]) -> None:
    refused(arranged(CAVES, at=(2, 0), pending=[task]), "there is no card in hand to choose")
