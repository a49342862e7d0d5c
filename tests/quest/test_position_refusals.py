"""Every rule that a position of Quest can break, and the sentence that says so."""

from __future__ import annotations

from typing import Any

from cases import each
from edits import Edit, add, edited, get, move, pop, put
from quest.arranging import arranged, drawn, line, placed, play, quest, sound, texts
from quest.test_position import CAVES, refused

RUN = {"card": "pioneer", "token": None, "symbol": "machete", "piece": 0, "power": 2, "moved": True, "behind": None}


def run(**changes: Any) -> Edit:
    """A run with the Pioneer in the play area, but for the changes."""
    return put("run", {**RUN, **changes})


def pending(**entry: Any) -> Edit:
    return put("pending", [entry])


REMOVING = pending(task="remove", due=1, optional=True)
TWO = [{"task": "price", "due": 2, "card": "scout"}, {"task": "remove", "due": 4, "optional": False}]
DISCARDING = [put("phase", "discard"), put("gained", 0), put("area", []), add("discards.0", "pioneer", "traveler")]
AWAY = put("pieces.1", [None])  # seat 1 is in El Dorado

# Each list of edits takes one rule away.
BREAKS: list[tuple[list[Edit], str]] = [
    # Cards and the market
    ([add("draws.0", "explorer")], "seat 0 has 4 of explorer and should have 3"),
    ([pop("draws.0")], "seat 0 has 2 of explorer and should have 3"),
    ([move("draws.0", "draws.1")], "seat 0 has 2 of explorer and should have 3"),
    (
        [put("market.slots.1.left", 2), add("draws.0", "trailblazer"), add("draws.1", "trailblazer")],
        "there are 4 of trailblazer, in the market and with players, and not 3",
    ),
    (
        [lambda place: place["hands"][0].remove("compass")],
        "there are 2 of compass, in the market and with players, and not 3",
    ),
    ([put("market.slots.0.card", "sailor")], "sailor is no card of the market"),
    (
        [lambda place: put("market.slots.0", get(place, "market.slots.1"))(place)],
        "the market has two piles of trailblazer",
    ),
    *(
        ([put("market.slots.1.left", wrong)], "left of trailblazer is a whole number from 1 to 3")
        for wrong in (-1, 0, 4)
    ),
    ([add("market.slots", None)], "the market has 6 slots"),
    *(
        ([add(f"{zone}.1", wrong)], f"'{wrong}' is no card here")
        for zone in ("hands", "draws", "discards", "removed", "known")
        for wrong in ("Scout", "scouts", "geologist", "coin_1")
    ),
    ([put("known.0", ["captain"])], "captain is known of seat 0 but not in its hand"),
    ([put("known.0", ["scout", "scout"])], "scout is known of seat 0 but not in its hand"),
    *(([put("gained", wrong)], "gained is a whole number from 0 to 2") for wrong in (-1, 3)),
    # The board
    ([put("pieces.1", [[90, 90]])], r"\[90, 90\] is no space of this route"),
    ([put("pieces.1", [[2, -2]])], r"no piece can stand on \[2, -2\]"),
    ([put("pieces.1", [[-4, -20]])], r"no piece can stand on \[-4, -20\]"),
    ([put("pieces.1", [[0, 0], [0, 1]])], "each seat has 1 in pieces"),
    ([put("explored.0", [[[0, 0]]])], r"\[0, 0\] in explored is no cave"),
    ([put("explored.0", [[[2, -2], [2, -2]]])], r"\[2, -2\] is in explored twice"),
    ([put("explored.0", [[], []])], "each seat has 1 lists in explored"),
    ([pop("blockades")], "there are 4 blockades on this route"),
    ([lambda place: put("blockades.0.number", get(place, "blockades.1.number"))(place)], "is there twice"),
    ([put("blockades.0.number", 7)], "a blockade's number is a whole number from 1 to 6"),
    ([put("blockades.0.between", ["B", "K"])], "blockade 1 in the list lies between B and C"),
    ([put("blockades.0.owner", 3)], "the owner of a blockade is a whole number from 0 to 2"),
    # Tokens
    (
        [add("tokens.0", "keep_item", "keep_item")],
        "there are 3 tokens keep_item and only 2 in the box|there are 4 tokens keep_item",
    ),
    ([put("caves.0.tokens", ["draw_card"] * 5)], "at most 4 tokens lie there"),
    ([put("caves.0.at", [0, 0])], r"cave 1 in the list is at \[2, -2\]"),
    ([pop("caves")], "there are 3 caves with tokens"),
    ([pop("box")], "24 tokens are left out of the caves"),
    *(
        ([put(f"{where}.0", wrong)], f"'{wrong}' is no cave token")
        for where in ("tokens.0", "caves.0.tokens", "box")
        for wrong in ("coin_3", "scout", "anti_curse")
    ),
    # The turn
    *(
        ([put(seat, wrong)], f"{seat} is a whole number from 0 to 2")
        for seat in ("player", "starter")
        for wrong in (-1, 3)
    ),
    ([put("phase", "draw")], "phase: invalid enum value 'draw'"),
    ([put("phase", "discard"), put("gained", 0)], "in the discard phase nothing is pending and the play area is empty"),
    ([*DISCARDING, put("gained", 1)], "gained counts cards of the play phase"),
    *(([put("round", wrong)], "round is a whole number from 1 to 200") for wrong in (-1, 0, 201)),
    *(([put("arrived", [wrong])], "a seat in arrived is a whole number from 0 to 2") for wrong in (-1, 9)),
    ([put("arrived", [1])], "seat 1 is in arrived if all its pieces are in El Dorado"),
    ([AWAY], "seat 1 is in arrived if all its pieces are in El Dorado"),
    ([AWAY, put("arrived", [1, 1])], "seat 1 is in arrived twice"),
    ([put("pieces.0", [None]), put("arrived", [0])], "the player to act has arrived already"),
    ([AWAY, put("arrived", [1])], "after an arrival the game ends with the round"),
    # Seat 1 is to play after seat 0 in this round, so it cannot have arrived.
    ([AWAY, put("arrived", [1]), put("starter", 2)], "seat 1 cannot have arrived before its turn"),
    ([put("ended", True)], "a game ends with a round, by an arrival or the limit"),
    ([put("item", "scout")], "scout is no item that the player to act has used"),
    ([put("item", "giant_machete")], "giant_machete is no item that the player to act has used"),
    *(([put("item", wrong)], "item is null or a card") for wrong in ("", "knife")),
    ([run(card=None)], "a run is made with a card or a token"),
    ([run(token="machete_1")], "a run is made with a card or a token"),
    ([run(card="compass")], "'compass' moves no piece"),
    ([run(card=None, token="draw_card")], "'draw_card' moves no piece"),
    ([run(piece=1)], "a piece is a whole number from 0 to 0"),
    ([run(power=8)], "the power of a run is a whole number from 0 to 7"),
    ([run(power=0)], "the run could not go on, so it is over"),
    ([run(symbol="paddle")], "breaks a rule"),
    ([run(power=6)], "breaks a rule"),
    ([run(symbol="sword")], "run.symbol: invalid enum value 'sword'"),
    ([run(moved=1)], "run.moved: expected `bool`"),
    ([run(behind=1)], "behind goes with the option native_blockade_and_step"),
    ([run(behind=9)], "9 is no blockade of this route"),
    ([run(piece=None)], "a run without a piece has only just begun"),
    ([run(piece=None, power=5, moved=False, behind=1)], "behind goes with the option"),
    ([run(), REMOVING], "a run is over when something else is asked for"),
    ([run(), put("bought", True)], "no run goes on after the purchase"),
    ([pending(task="price", due=2, card="scout"), put("bought", True)], "breaks a rule"),
    ([put("pending", TWO)], "breaks a rule"),
    ([*DISCARDING, REMOVING], "in the discard phase nothing is pending"),
    ([pending(task="sleep", due=1)], "task: invalid value 'sleep'"),
    ([pending(task=[], due=1)], "task: expected `str`"),
    ([pending(task="draw", due=1)], "task: invalid value 'draw'"),
    ([pending(task="remove", due=0, optional=True)], "due is a whole number from 1 to 99"),
    ([pending(task="remove", due=1)], "missing required field `optional`"),
    ([pending(task="remove", due=1, optional=1)], "optional: expected `bool`"),
    ([pending(task="take", due=1, card="scout")], "unknown field `card`"),
    ([pending(task="price", due=2, card="knife")], "price names the card that is bought"),
    ([pending(task="price", due=2, card="sailor")], "sailor is sold out"),
    ([pending(task="price", due=99, card="scout")], "breaks a rule"),
    ([pending(task="price", due=3, card="scout")], "breaks a rule"),
    ([pending(task="price", due=10, card="pioneer")], "breaks a rule"),
    ([pending(task="replace", due=1, laid=5)], "laid is a whole number from 0 to 4"),
    ([pending(task="rubble", due=1, piece=0, to=[9, 9])], "the space that is paid for is not beside the piece"),
    ([pending(task="rubble", due=1, piece=0, to=[2, 1])], "what is paid for is no rubble"),
    ([pending(task="rubble", due=1, piece=0, blockade=6)], "the blockade that is paid for is out of reach"),
    ([pending(task="rubble", due=1, piece=2, to=[2, 1])], "a piece is a whole number from 0 to 0"),
    *(([put("pending", [{"task": wrong}])], "pending") for wrong in ("sleep", "draw", "", "Remove")),
]


@each(("edits", "sentence"), BREAKS)
def test_a_position_that_breaks_a_rule_is_refused_with_the_rule(edits: list[Edit], sentence: str) -> None:
    refused(edited(sound(), *edits), sentence)


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
