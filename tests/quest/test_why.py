"""Why a move is refused, in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from manoa import IllegalAction, Match
from manoa.games.quest import RULEBOOK
from manoa.games.quest.rules.ids import STEP, TARGETS
from quest.arranging import drawn, line, on, placed, play, quest, refusal, walk
from quest.moduling import with_modules
from walks import why_not

GATE = (((0, 0), (1, 0)),)


def facing(terrain: str, hand: str = "", **wishes: Any) -> Match:
    """A piece before one space, with the caves variant."""
    return on(line("jungle 1", terrain, caves=True), hand=hand, **wishes)


@pytest.mark.parametrize(
    ("terrain", "card", "sentence"),
    [
        ("river 2", "sailor", "L1 needs 2 paddles, Sailor gives 1 paddle."),
        ("jungle 1", "sailor", "L1 needs 1 machete, Sailor gives 1 paddle."),
        ("jungle 4", "trailblazer", "L1 needs 4 machetes, Trailblazer gives 3 machetes."),
        ("village 2", "traveler", "L1 needs 2 coins, Traveler gives 1 coin."),
        ("river 3", "adventurer", "L1 needs 3 paddles, Adventurer gives 2 machetes or paddles or coins."),
        ("start", "adventurer", "L1: no card pays for a start space."),
        ("mountain", "native", "L1: no piece may enter there."),
    ],
)
def test_a_card_that_does_not_pay(terrain: str, card: str, sentence: str) -> None:
    assert refusal(facing(terrain, card), f"{card} L1") == sentence


def test_a_token_that_does_not_pay() -> None:
    match = facing("river 2", tokens="paddle_1 machete_3")
    assert refusal(match, "paddle-1 L1") == "L1 needs 2 paddles, Paddle 1 token gives 1 paddle."
    assert refusal(match, "machete-3 L1") == "L1 needs 2 paddles, Machete 3 token gives 3 machetes."
    assert refusal(match, "coin-2 L1") == "You do not own a Coin 2 token."


def test_a_cave_is_closed_like_a_mountain() -> None:
    assert "no piece may enter there" in refusal(facing("cave", "native"), "native L1")


def test_a_card_that_is_not_in_hand() -> None:
    match = facing("jungle 1", "sailor traveler")
    assert refusal(match, "scout L1") == "Scout is not in your hand; you hold Traveler and Sailor."
    assert refusal(match, "discard scout") == "Scout is not in your hand; you hold Traveler and Sailor."
    assert refusal(match, "play compass") == "Compass is not in your hand; you hold Traveler and Sailor."
    assert refusal(facing("jungle 1"), "scout L1") == "Scout is not in your hand; your hand is empty."


def test_an_occupied_space() -> None:
    assert refusal(facing("jungle 1", "explorer", elsewhere={1: (1, 0)}), "explorer L1") == "L1 is occupied."


@pytest.mark.parametrize(
    ("number", "cost"),
    [(1, "jungle 1"), (2, "village 1"), (3, "rubble 1"), (4, "river 1"), (5, "jungle 2"), (6, "rubble 2")],
)
def test_a_blockade_in_the_way(number: int, cost: str) -> None:
    match = on(line("jungle 1", "jungle 1", gates=GATE), hand="explorer", blockades={0: number})
    assert refusal(match, "explorer L1") == f"Blockade {number} ({cost}) bars the way to L1: remove it first."


def test_a_blockade_that_is_too_strong_out_of_reach_or_gone() -> None:
    game = line("jungle 1", "jungle 1", "jungle 1", gates=GATE)
    match = on(game, hand="explorer", blockades={0: 5})
    assert refusal(match, "explorer blockade-5") == "Blockade 5 needs 2 machetes, Explorer gives 1 machete."
    far = on(game, at=(2, 0), hand="explorer", blockades={0: 5})
    assert refusal(far, "explorer blockade-5") == "Blockade 5 is out of reach of your piece on L2."
    gone = on(game, hand="explorer", trophies={1: "5"})
    assert refusal(gone, "explorer blockade-5") == "Blockade 5 has already been removed."
    rubble = on(game, hand="explorer", blockades={0: 6})
    assert refusal(rubble, "clear blockade-6") == "Blockade 6 takes 2 cards from hand, and you hold 1."
    assert refusal(rubble, "explorer blockade-6").startswith("Blockade 6 takes 2 cards from hand, not the power of one")


@pytest.mark.parametrize(
    ("terrain", "sentence"),
    [
        ("rubble 1", "L1 takes 1 card from hand, and you hold 0."),
        ("rubble 3", "L1 takes 3 cards from hand, and you hold 0."),
        ("camp 1", "L1 takes 1 card from hand removed from the game, and you hold 0."),
        ("jungle 1", "L1 needs 1 machete: play a card or token for it."),
    ],
)
def test_entering_without_enough_cards(terrain: str, sentence: str) -> None:
    assert refusal(facing(terrain), "enter L1") == sentence


def test_a_run_that_is_too_weak_or_of_the_other_piece() -> None:
    match = play(on(line("jungle 1", "jungle 1", "jungle 2"), hand="scout"), "scout L1")
    assert refusal(match, "go L2") == "L2 needs 2 machetes, the run has 1 machete left."
    rows = {(q, r): "jungle 1" for q in range(3) for r in (0, 2)}
    two = on(drawn(rows, players=2), 2, at=[(0, 0), (0, 2)], hand="trailblazer")
    play(two, "trailblazer 1 L1")
    assert refusal(two, "go 2 N1") == "The run belongs to your other piece; the power of a card is never split."


def test_there_is_no_run_to_stop_or_go_on_with() -> None:
    match = facing("jungle 1", "explorer")
    assert refusal(match, "stop") == "There is no run to stop."
    assert refusal(match, "go L1") == "L1 needs 1 machete: play a card or token for it."
    assert refusal(match, "done") == "There is nothing to finish now."


# The market


def test_a_price_and_what_the_hand_makes() -> None:
    match = facing("jungle 1", "traveler sailor explorer explorer", tokens="coin_1")
    assert refusal(match, "buy transmitter") == "Transmitter costs 4; your hand and tokens make 3½."
    assert refusal(facing("jungle 1", "sailor"), "buy scout") == "Scout costs 1; your hand and tokens make ½."
    assert refusal(facing("jungle 1"), "buy scout") == "Scout costs 1; your hand and tokens make 0."


def test_what_the_hand_makes_includes_a_change_of_symbol() -> None:
    match = play(facing("mountain", "trailblazer", tokens="change_symbol"), "play change-symbol")
    assert refusal(match, "buy transmitter") == "Transmitter costs 4; your hand and tokens make 3."


def test_the_reserve_is_closed_and_why() -> None:
    sentence = "Captain lies in the reserve, which is closed while all six slots of the market are taken."
    assert refusal(facing("jungle 1", "photographer"), "buy captain") == sentence


def test_sold_out_not_for_sale_and_bought_already() -> None:
    match = facing("jungle 1", "photographer traveler", sold="scout scout scout")
    assert refusal(match, "buy scout") == "Scout is sold out."
    assert refusal(match, "buy traveler") == "Traveler is a starting card and not for sale."
    play(match, "buy jack-of-all-trades", "pay photographer")
    assert refusal(match, "buy photographer") == "You have made your one purchase of this turn."


def test_after_the_purchase_no_piece_moves() -> None:
    match = play(facing("jungle 1", "traveler explorer"), "buy scout", "pay traveler")
    assert refusal(match, "explorer L1") == "After a purchase no piece can move this turn."


def test_paying_with_what_does_not_pay() -> None:
    match = facing("jungle 1", "traveler sailor explorer", tokens="machete_1")
    play(match, "buy photographer")
    assert refusal(match, "pay scout") == "Scout is not in your hand; you hold Explorer, Traveler and Sailor."
    assert refusal(match, "pay machete-1") == "A Machete 1 token is not worth anything in this payment."
    assert refusal(match, "pay coin-1") == "You do not own a Coin 1 token."
    assert refusal(match, "pay sailor as-coins") == "Only a Change symbol token makes a card pay its power as coins."


def test_a_card_that_the_change_of_symbol_is_meant_for() -> None:
    match = play(facing("mountain", "trailblazer", tokens="change_symbol"), "play change-symbol", "buy trailblazer")
    assert (
        refusal(match, "pay trailblazer") == "With Trailblazer paid like this the price could not be reached any more."
    )


def test_paying_outside_a_payment() -> None:
    match = facing("jungle 1", "sailor", tokens="coin_1")
    for text in ("pay coin-1", "pay sailor as-coins"):
        with pytest.raises(IllegalAction, match=r"^Nothing is being paid for now\.$"):
            match.play(text)


# Sub-phases


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (("buy scout",), "First finish paying: choose the cards to pay with."),
        (("play scientist",), "First choose a card to remove from the game, or done where you may."),
        (("play transmitter",), "First choose a pile of the market to take a card from."),
        (("play replace-cards",), "First lay the cards you want to replace, then done."),
        (("discard sailor",), "The turn is in its discard phase: discard what you do not keep, then end turn."),
    ],
)
def test_first_things_first(moves: tuple[str, ...], sentence: str) -> None:
    hand = "traveler scientist transmitter sailor explorer"
    match = play(facing("jungle 1", hand, draw="explorer", tokens="replace_cards"), *moves)
    assert refusal(match, "explorer L1") == sentence
    assert refusal(match, "play draw-card") == sentence
    assert refusal(match, "stop") == sentence


def test_a_pile_that_is_gone_cannot_be_taken_from() -> None:
    match = play(facing("jungle 1", "transmitter", sold="scout scout scout"), "play transmitter")
    assert refusal(match, "take scout") == "The market has no Scout left to take."


def test_at_least_one_card_is_laid() -> None:
    match = play(facing("jungle 1", "sailor", tokens="replace_cards"), "play replace-cards")
    assert refusal(match, "done") == "Lay at least one card first."


def test_too_many_cards_to_keep() -> None:
    match = placed(quest(trim_hand=True), at=(2, 0), hand="explorer explorer sailor traveler traveler")
    assert refusal(match, "end turn") == "At most 4 cards are kept and you hold 5: discard first."


# Tokens


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("paddle-1", "Paddle 1 token pays for nothing beside your pieces."),
        ("remove-card", "Your hand is empty, so there is no card to remove."),
        ("replace-cards", "Your hand is empty, so there is no card to replace."),
        ("keep-item", "An item can only be kept right after it was used, before any other card or token."),
        ("draw-card", "You do not own a Draw a card token."),
    ],
)
def test_tokens_without_a_use(token: str, sentence: str) -> None:
    match = facing("jungle 1", tokens="paddle_1 remove_card replace_cards keep_item")
    assert refusal(match, f"play {token}") == sentence


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("pass_occupied", "You may enter occupied spaces already."),
        ("change_symbol", "The next card may change its symbol already."),
    ],
)
def test_tokens_in_effect_already(token: str, sentence: str) -> None:
    match = play(facing("jungle 1", tokens=f"{token} {token}"), f"play {token}")
    assert refusal(match, f"play {token}") == sentence


def test_what_was_played_takes_its_step_first() -> None:
    match = play(facing("jungle 1", "native scout explorer"), "play scout")
    for text in ("play native", "explorer L1", "stop", "end turn", "discard explorer", "buy scout"):
        assert refusal(match, text) == "Scout is played: now step with it."


def test_a_card_that_leads_nowhere_or_has_another_symbol() -> None:
    match = facing("jungle 1", "sailor explorer")
    assert refusal(match, "play sailor") == "Sailor pays for nothing beside your pieces."
    assert refusal(match, "play explorer as coin") == "Explorer does not have the symbol coin."


# What is not there, and what is far away


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dragon green", "There are no dragons in this game."),
        ("lift misery", "There are no curses in this game."),
        ("play dragon-tamer", "Dragon Tamer is not part of this game."),
        ("buy veteran", "Veteran is not part of this game."),
        ("store muisca-guide", "Muisca Guide is not part of this game."),
        ("muisca-guide-stored L1", "Muisca Guide is not part of this game."),
        ("luna-once L1", "Luna is not part of this game."),
        ("discard demon", "Demon is not part of this game."),
        ("play draw-card", "Draw a card token is not part of this game."),
        ("play anti-curse", "Anti-curse token is not part of this game."),
    ],
)
def test_of_what_is_not_in_the_game_only_that_is_said(text: str, sentence: str) -> None:
    assert refusal(on(line("jungle 1", "jungle 1"), hand="explorer"), text) == sentence


def test_without_caves_no_token_is_named_for_a_payment() -> None:
    match = play(on(line("jungle 1"), hand="traveler sailor explorer"), "buy photographer")
    assert refusal(match, "pay sailor as-coins") == "Change symbol token is not part of this game."


def test_with_other_modules_no_dragon_is_where_none_is() -> None:
    for name in ("swamp", "current", "muisca"):
        match = with_modules(name).start(3, seed=1)
        codes = {str(refused["code"]) for action in range(RULEBOOK.action_count) if (refused := match.why(action))}
        assert not {code for code in codes if "dragon" in code} - {"no-dragons"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("explorer L3", "L3 is not next to L0, where your piece stands."),
        ("go L3", "L3 is not next to L0, where your piece stands."),
        ("pay explorer", "There is nothing to pay now: play cards and tokens, buy one card, then end turn."),
        ("retreat L1", "There is nothing to retreat now: play cards and tokens, buy one card, then end turn."),
    ],
)
def test_what_is_known_but_impossible_is_explained(text: str, sentence: str) -> None:
    match = on(line("jungle 1", "jungle 1", "jungle 1", "jungle 1"), hand="explorer")
    assert str(why_not(match, text)).startswith(sentence[:40])
    assert sentence.split(":")[0] in str(why_not(match, text))


def test_of_what_is_no_action_it_is_said_what_is() -> None:
    match = on(line("jungle 1", "jungle 1"), hand="explorer")
    said = match.why("explorer on the moon")
    assert said is not None
    assert said["code"] == "no-action"


# All of them


@pytest.mark.parametrize("move", ["end turn", "stop", "buy scout", "play compass"])
def test_anything_after_the_end(move: str) -> None:
    match = play(placed(quest(round_limit=1), player=2), "end turn")
    assert refusal(match, move) == "The match is over."


@pytest.mark.parametrize("players", [2, 3])
def test_every_refusal_is_a_sentence_and_nothing_allowed_is_refused(players: int) -> None:
    for number, now in enumerate(walk(quest(caves=True).start(players, seed=9), 9, 300)):
        if number % 30 == 0:
            legal = {action.id for action in now.actions()}
            for action in range(RULEBOOK.action_count):
                said = why_not(now, action)
                assert (said is None) == (action in legal)
                assert said is None or (said[0].isupper() and said.endswith("."))


def test_one_piece_has_no_second() -> None:
    match = facing("jungle 1", "explorer")
    beyond = STEP + TARGETS
    assert why_not(match, beyond) == "You have one piece only."


def test_q_3_3_with_free_order_a_token_is_not_refused_for_the_purchase() -> None:
    game = line("jungle 1", "jungle 1", caves=True, free_order=True)
    match = on(game, hand="explorer sailor", tokens="pass_occupied pass_occupied")
    play(match, "buy scout", "pay explorer", "pay sailor", "play pass-occupied")
    assert "purchase" not in refusal(match, "play pass-occupied")
