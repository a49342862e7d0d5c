"""Actions as text and back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoa import Action, IllegalAction, Match
from manoa.games.quest import RULEBOOK
from manoa.games.quest.rules import ids
from quest import hexing
from quest.arranging import MARKET, STARTING, TOKENS, drawn, line, on, placed, play, quest, refusal, texts, walk
from quest.hexing import hexed
from quest.lively import rich
from walks import why_not

PARTS = {"kind", "card", "token", "symbol", "piece", "to", "blockade"}
KINDS = {
    "run",
    "free",
    "go",
    "stop",
    "enter",
    "clear",
    "pay",
    "buy",
    "play",
    "take",
    "remove",
    "lay",
    "done",
    "discard",
    "end turn",
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"caves": True, "native_blockade_and_step": True}])
def test_all_legal_actions_have_unique_notations_that_parse_back(players: int, options: dict[str, bool]) -> None:
    for seed in range(3):
        match = rich(quest(**options), players, Random(seed))
        for now in walk(match, seed, 60):
            written = texts(now)
            assert len(set(written)) == len(written)
            for action in now.actions():
                assert now.id_of(str(action)) == action.id
                assert now.id_of(str(action).upper()) == action.id
                assert action.data["kind"] in KINDS
                assert action.data.keys() <= PARTS


def busy() -> Match:
    """Hand, tokens, spaces and blockades of all kinds; two pieces."""
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (2, 0): "jungle 1", (0, 1): "rubble 1", (1, -1): "camp 1"}
    game = drawn({**spaces, (5, 0): "river 1", (6, 0): "river 1"}, gates=(((5, 0), (6, 0)),), players=2, caves=True)
    return on(
        game,
        2,
        at=[(0, 0), (5, 0)],
        hand="scout sailor native compass traveler",
        draw="explorer traveler",
        tokens="machete_2 native_step draw_card change_symbol",
        blockades={0: 3},
    )


CASES = [
    ("end turn", {"kind": "end turn"}),
    ("discard scout", {"kind": "discard", "card": "scout"}),
    ("buy jack-of-all-trades", {"kind": "buy", "card": "jack_of_all_trades"}),
    ("play compass", {"kind": "play", "card": "compass"}),
    ("play draw-card", {"kind": "play", "token": "draw_card"}),
    ("play scout", {"kind": "run", "card": "scout", "symbol": "machete"}),
    ("play machete-2", {"kind": "run", "token": "machete_2", "symbol": "machete"}),
    ("play native", {"kind": "free", "card": "native"}),
    ("play native-step", {"kind": "free", "token": "native_step"}),
    ("enter 1 M0", {"kind": "enter", "piece": 0, "to": [0, 1]}),
    ("clear 2 blockade-3", {"kind": "clear", "piece": 1, "blockade": 3}),
]


@pytest.mark.parametrize(("text", "data"), CASES)
def test_the_parts_by_name_tell_the_same(text: str, data: dict[str, object]) -> None:
    action = next(action for action in busy().actions() if str(action) == text)
    assert action.data == data


def test_what_was_played_is_followed_by_its_first_step() -> None:
    match = play(busy(), "play native")
    assert {"go 1 M0", "go 1 L1", "go 2 blockade-3"} <= set(texts(match))
    assert all(text.startswith("go ") for text in texts(match))
    assert match.id_of("go 2 blockade-3") in match.legal
    steps = {str(action): action.data for action in match.actions()}
    assert steps["go 2 blockade-3"] == {"kind": "go", "piece": 1, "blockade": 3}
    assert steps["go 1 M0"] == {"kind": "go", "piece": 0, "to": [0, 1]}


def test_a_whole_run_may_be_written_as_one() -> None:
    match, step_by_step = busy(), busy()
    assert str(match.play("scout 1 L1 L2")) == "go 1 L2"
    play(step_by_step, "play scout", "go 1 L1", "go L2")
    assert match.state.tobytes() == step_by_step.state.tobytes()
    assert match.record()["actions"] == ["play scout", "go 1 L1", "go 1 L2"]


def test_a_run_that_cannot_be_walked_to_its_end_is_not_begun() -> None:
    match = busy()
    before = match.state.tobytes()
    with pytest.raises(IllegalAction, match="play a card or token for it"):
        match.play("scout 1 L1 L0 L1 L2")
    assert match.state.tobytes() == before
    assert match.steps == []


def test_jokers_say_for_which_symbol() -> None:
    match = on(line("jungle 1", "river 1"), hand="adventurer")
    with pytest.raises(IllegalAction, match="For which symbol"):
        match.play("play adventurer")
    assert texts(match)[-1] == "adventurer L1"
    assert str(match.actions()[-1]) == "play adventurer as paddle"
    play(match, "play adventurer as paddle", "go L1")


def test_the_answers_of_sub_phases() -> None:
    match = play(busy(), "scout 1 L1")
    assert {"stop", "go 1 L2", "go 1 L0"} <= set(texts(match))
    going = next(action for action in match.actions() if str(action) == "go 1 L2")
    assert going.data == {"kind": "go", "symbol": "machete", "piece": 0, "to": [2, 0]}
    assert texts(play(busy(), "enter 1 M0"))[0] == "pay traveler"
    game = line("jungle 1", caves=True)
    match = on(game, hand="scientist transmitter scout", draw="sailor", tokens="replace_cards change_symbol coin_1")
    play(match, "play change-symbol", "buy photographer")
    assert texts(match) == ["pay scout", "pay transmitter", "pay scientist", "pay scout as-coins", "pay coin-1"]
    changed = next(action for action in match.actions() if str(action) == "pay scout as-coins")
    assert changed.data == {"kind": "pay", "card": "scout", "symbol": "coin"}
    coin = next(action for action in match.actions() if str(action) == "pay coin-1")
    assert coin.data == {"kind": "pay", "token": "coin_1"}


def test_removing_taking_and_laying() -> None:
    game = line("jungle 1", caves=True)
    hand, draw = "scientist transmitter scout", "sailor explorer"
    match = play(on(game, hand=hand, draw=draw), "play scientist")
    assert texts(match) == ["done", "remove sailor", "remove scout", "remove transmitter"]
    match = play(on(game, hand=hand, draw=draw), "play transmitter")
    assert {action.data["kind"] for action in match.actions()} == {"take"}
    match = play(on(game, hand=hand, draw=draw, tokens="replace_cards"), "play replace-cards")
    assert texts(match) == ["lay scout", "lay transmitter", "lay scientist"]


@pytest.mark.parametrize("form", ["text", "id", "action"])
def test_a_match_plays_an_action_in_any_of_its_forms(form: str) -> None:
    match = placed(quest(), at=(2, 0), hand="explorer")
    action = next(action for action in match.actions() if str(action) == "play explorer")
    forms: dict[str, Action | int | str] = {"text": " PLAY   explorer\n", "id": action.id, "action": action}
    assert match.play(forms[form]) == action
    match.play(" go   b22\n")
    assert match.view()["pieces"][0] == [[3, 0]]


def test_underscores_and_hyphens_are_the_same() -> None:
    match = on(line("jungle 1", "jungle 1"), hand="giant_machete")
    assert match.steps_of("giant_machete L1") == match.steps_of("giant-machete L1")


def test_with_one_piece_its_number_may_be_written_too() -> None:
    match = on(line("jungle 1", "jungle 1"), hand="explorer")
    assert match.steps_of("explorer 1 L1") == match.steps_of("explorer L1")


def test_with_two_pieces_the_number_has_to_be_written() -> None:
    with pytest.raises(IllegalAction, match=r"(?i)which of your two pieces\? Write scout 1 L1 or scout 2 L1"):
        busy().play("scout L1")


def test_a_run_knows_its_piece() -> None:
    match = play(busy(), "scout 1 L1")
    assert match.id_of("go L2") == match.id_of("go 1 L2")


def test_what_cards_pay_is_offered_beside_what_a_run_reaches() -> None:
    spaces = {(0, 0): "jungle 1", (1, 0): "jungle 1", (2, 0): "camp 1", (1, 1): "rubble 1", (2, -1): "demon 1"}
    match = play(on(hexed(spaces), hand="amelia_lockart explorer"), "amelia-lockart L1")
    both = {"go L2", "enter L2", "go M1", "enter M1", "go K2", "enter K2"}
    assert both <= set(texts(match))
    for text in both:
        assert str(match.word(match.id_of(text))) == text
    assert play(match.at(len(match.steps)), "go L2").view()["run"]["card"] == "amelia_lockart"
    assert play(match, "enter L2", "pay explorer").view()["run"] is None
    assert {"amelia_lockart", "explorer"} <= set(match.view()["removed"][0])


def test_behind_a_blockade_a_native_may_step_or_cards_may_pay() -> None:
    game = line("jungle 1", "rubble 1", gates=(((0, 0), (1, 0)),), native_blockade_and_step=True)
    match = play(on(game, hand="native explorer", blockades={0: 1}), "native blockade-1")
    assert {"go L1", "enter L1", "stop"} <= set(texts(match))
    play(match, "enter L1", "pay explorer")
    assert match.view()["pieces"][0] == [[1, 0]]


def test_steps_of_version_1_are_read_as_the_run_leads() -> None:
    """There one number, and any verb, stood for a step with the run and for one that cards are paid for."""
    game = line("jungle 1", "rubble 1", "jungle 1", gates=(((0, 0), (1, 0)),), native_blockade_and_step=True)
    match = on(game, hand="native explorer", blockades={0: 1})
    play(match, "native blockade-1")
    assert match.id_of("go L1") == match.id_of("go 1 L1") != match.id_of("enter L1")
    assert on(line("jungle 1", "rubble 1"), hand="explorer").id_of("go L1") in range(ids.ENTER, ids.USE)


@pytest.mark.parametrize(
    ("familiar", "text"),
    [("luna", "pay luna-once as-coins"), ("leeroy", "pay leeroy-once as-coins"), ("polly", "pay polly-once")],
)
def test_h_5_3_a_once_power_that_pays_by_a_changed_symbol_says_so_like_a_card(familiar: str, text: str) -> None:
    game = hexing.row("jungle 1", "jungle 1")
    match = on(game, hand=f"{familiar} explorer", tokens="change_symbol")
    play(match, "play change-symbol", "buy photographer")
    assert text in texts(match)
    assert match.id_of(f"pay {familiar}-once") == match.id_of(text)


MALFORMED = [
    "",
    " ",
    "explorer",
    "L1",
    "B22",
    "go",
    "buy",
    "pay",
    "play",
    "buy knife",
    "play knife",
    "pay coin-9",
    "discard coin-1",
    "buy coin-1",
    "explorer X9",
    "explorer B99",
    "explorer B",
    "explorer 22",
    "explorer 2 B22",
    "explorer 0 B22",
    "explorer blockade-9",
    "explorer blockade-",
    "explorer blockade-1x",
    "compass B22",
    "draw-card B22",
    "endturn",
    "end",
    "end turn now",
    "pay traveler as-gold",
    "buy scout as-coins",
    "ехplorer B22",  # Cyrillic е and х
    "explorer B٢٢",
    "explorer B22\0",
    "0",
    "-1",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_other_texts_are_refused_with_what_is_allowed(text: str) -> None:
    match = placed(quest(), at=(2, 0), hand="explorer traveler")
    with pytest.raises(IllegalAction) as refused:
        match.play(text)
    assert refused.value.code == "malformed"
    assert repr(text) in str(refused.value)
    assert "write a card and a space ('scout B12'" in str(refused.value)


def test_a_space_that_is_too_far_is_named_as_such() -> None:
    match = placed(quest(), at=(2, 0), hand="explorer")
    with pytest.raises(IllegalAction, match="B5 is not next to B21, where your piece stands") as refused:
        match.play("explorer B5")
    assert refused.value.code == "malformed"


def test_a_piece_in_el_dorado_has_no_neighbours() -> None:
    game = drawn({(0, 0): "jungle 1", (1, 0): "finish jungle"}, players=2)
    match = on(game, 2, at=[None, (0, 0)], hand="explorer")
    with pytest.raises(IllegalAction, match="That piece is in El Dorado already"):
        match.play("explorer 1 L1")


@pytest.mark.parametrize("verb", ["pay", "remove", "lay", "take"])
def test_answers_to_nothing_are_refused_with_what_is_asked(verb: str) -> None:
    match = placed(quest(), at=(2, 0), hand="explorer")
    with pytest.raises(IllegalAction, match=f"There is nothing to {verb} now: play cards and tokens"):
        match.play(f"{verb} {'scout' if verb == 'take' else 'explorer'}")


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        (("buy scout",), "choose the cards to pay with"),
        (("play scientist",), "choose a card to remove"),
        (("play transmitter",), "choose a pile of the market to take a card from"),
        (("discard sailor",), "discard what you do not keep, then end turn"),
    ],
)
def test_in_a_sub_phase_the_sentence_says_what_is_asked(moves: tuple[str, ...], asked: str) -> None:
    match = play(on(line("jungle 1"), hand="scientist transmitter traveler sailor", draw="explorer"), *moves)
    verb = "take" if match.view()["phase"] != "take" else "buy"
    with pytest.raises(IllegalAction, match=f"There is nothing to {verb} now: {asked}"):
        match.play(f"{verb} scout")


WORDS = st.sampled_from(
    [*STARTING, *MARKET, *TOKENS, "go", "enter", "pay", "buy", "play", "1", "2", "B22", "blockade-1", "end"]
)


@given(st.text() | st.lists(WORDS, max_size=4).map(" ".join))
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    steps = parsed(text)
    if isinstance(steps, list):
        assert all(0 <= step < RULEBOOK.action_count for step in steps)
        assert why_not(MATCH, text) != ""
    else:
        assert len(str(steps)) > 20


def parsed(text: str) -> list[int] | ValueError:
    try:
        return MATCH.steps_of(text)
    except ValueError as error:
        return error


MATCH = placed(quest(caves=True), at=(2, 0), hand="explorer scout traveler compass", tokens="coin_1 draw_card")


@pytest.mark.parametrize("action", [-1, RULEBOOK.action_count, 10**30, True, None, 1.0, b"stop", ["stop"], {}])
def test_what_is_no_action_id_is_malformed(action: object) -> None:
    with pytest.raises(IllegalAction) as refused:
        MATCH.at(0).play(action)  # type: ignore[arg-type]
    assert refused.value.code == "malformed"


def test_every_id_has_a_notation_and_a_reason_or_is_legal() -> None:
    for match in (MATCH, busy(), play(busy(), "scout 1 L1"), play(busy(), "enter 1 M0")):
        legal = {action.id for action in match.actions()}
        for action in range(RULEBOOK.action_count):
            assert str(match.word(action))
            assert (match.why(action) is None) == (action in legal)


def test_a_refused_action_keeps_its_name() -> None:
    match = on(line("jungle 1", "river 1"), hand="explorer")
    assert refusal(match, "explorer L1") == "L1 needs 1 paddle, Explorer gives 1 machete."
