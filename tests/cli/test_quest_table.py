"""The table of Quest: what can be reached, what is told, and that nothing hidden shows."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product

import pytest

import manoa
from cli.quests import NAMES, PLAYABLE, lines, positions, table, text, wandering
from manoa.cli.boards.quest.ground import Ground
from manoa.cli.boards.quest.moves import STEPS, groups
from manoa.cli.boards.quest.panels import hand
from manoa.cli.boards.quest.table import BOARD
from manoa.cli.moves import arranged, numbered
from manoa.cli.words import LANGUAGES, words_for
from manoa.play.errors import IllegalAction
from quest.arranging import placed, play
from quest.hexing import hexes

NEWS = 5  # lines about the others, gaps and the question


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("route", PLAYABLE)
def test_what_is_said_to_be_in_reach_can_be_reached_with_one_line(route: str, players: int) -> None:
    for match in positions(route, players, 23, caves=True):
        if match.player is None:
            continue
        for source in Ground(table(match, match.player)).sources:
            for end in source["ends"]:
                trial = match.at(len(match.steps))
                trial.play(end["text"])
                assert trial.view()["pieces"][match.player][source["piece"]] == end["to"] or end["to"] is None


def test_what_a_seat_cannot_know_does_not_show() -> None:
    """Worlds that look the same to a seat are drawn the same."""
    for match in positions("home_stretch", 3, 67, caves=True):
        for seat in range(3):
            other = match.for_seat(seat).imagine(seed=99)
            true, imagined = (text(BOARD.draw(table(world, seat, "cards"), 100)) for world in (match, other))
            assert true == imagined


def test_a_draw_pile_tells_which_card_everybody_knows_to_be_next() -> None:
    match = play(placed(hexes(), hand="isabella_jones"), "play isabella-jones", "take trailblazer")
    for seat in (None, 0, 1):
        assert any(re.search(r"\d+ \(Trailblazer\)", line) for line in lines(match, seat, 160))


def test_a_spectator_sees_no_hand() -> None:
    shown = "\n".join(lines(wandering("first", 3, 50), None, 100))
    assert "Your hand" not in shown
    assert "draw pile" not in shown


@pytest.mark.parametrize("players", [2, 3])
def test_moves_are_grouped_and_numbered(players: int) -> None:
    for match in positions("swamplands", players, 23, caves=True):
        if match.player is None:
            continue
        listed = groups(table(match, match.player))
        moves = arranged(listed)
        assert len(moves) == len(set(moves))
        assert {str(action) for action in match.actions() if action.data["kind"] not in STEPS} <= set(moves)
        shown = text(numbered(listed), 140)
        assert len(shown.splitlines()) <= 14
        for move in moves:
            match.at(len(match.steps)).play(move)


def test_hand_and_question_show_on_the_first_screen_of_a_small_terminal() -> None:
    """80 × 24: what comes above them may scroll away."""
    for language, seed in product(LANGUAGES, range(4)):
        match = manoa.game("quest", caves=True).start(3, seed)
        scene = replace(table(match, match.player), words=words_for("quest", language))
        below = [*hand(scene, Ground(scene), 80), *text(numbered(groups(scene)), 80).splitlines()]
        assert len(below) + NEWS <= 24


def test_together_the_label_and_the_words_are_the_notation() -> None:
    for match in positions("first", 2, 23):
        for label, moves in groups(table(match, match.player)):
            for move, words in moves:
                written = words.plain.split()[0].rstrip("▸") if words else ""
                assert move.startswith(label)
                assert written in move or written.isdigit()


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("scout B12 B13", ["scout B12 B13"]),
        ("pay sailor traveler", ["pay sailor", "pay traveler"]),
        ("pay scout as-coins sailor", ["pay scout as-coins", "pay sailor"]),
        ("discard explorer explorer", ["discard explorer", "discard explorer"]),
        ("Buy jack_of_all_trades traveler", ["buy jack-of-all-trades", "pay traveler"]),
        ("enter 2 C4 traveler explorer", ["enter 2 c4", "pay traveler", "pay explorer"]),
        ("pay", ["pay"]),
        ("buy", ["buy"]),
        ("fly away now", ["fly away now"]),
        ("end turn", ["end turn"]),
        ("", [""]),
    ],
)
def test_lines_that_stand_for_several_moves(line: str, moves: list[str]) -> None:
    assert BOARD.expand(line) == moves


def test_the_seats_show_what_is_open() -> None:
    match = wandering("first", 4, 250, caves=True)
    view = match.view()
    shown = lines(match, 1, 100)
    for seat, name in enumerate(NAMES):
        line = next(line for line in shown if re.match(rf"[› ] . {name} ", line))
        assert line.startswith("›") == (seat == match.player)
        won = " ".join(str(one["number"]) for one in view["blockades"] if one["owner"] == seat) or "–"
        numbers = [view["to_go"][seat], view["hands"][seat], view["draws"][seat], len(view["discards"][seat])]
        found = re.split(r" {2,}", line[4:])[1:6]
        assert found == [*map(str, numbers), won]


def test_discard_piles_that_are_not_open_are_not_counted() -> None:
    shown = lines(wandering("first", 3, 50, open_discards=False), 0, 100)
    assert re.search(r"● You +\d+ +\d+ +\d+ +\? ", "\n".join(shown))


def test_the_hand_shows_what_a_card_does() -> None:
    match = manoa.game("quest", starting_player=0).start(players=3, seed=7)
    shown = "\n".join(lines(match, 0, 100))
    assert re.search(r"2 Explorer +♣1 +\$½$", shown, re.MULTILINE)
    assert re.search(r"Traveler +\$1 +\$1$", shown, re.MULTILINE)
    assert "Your hand, $2½ in all" in shown
    assert "Your draw pile: Explorer, 3 Traveler" in shown


def test_what_is_under_way_is_told() -> None:
    match = manoa.game("quest", starting_player=0).start(players=3, seed=7)
    match.play("explorer B32")
    match.play("buy jack-of-all-trades")
    shown = "\n".join(lines(match, 0, 100))
    assert "Played: Explorer. To pay: $2 for Jack of all Trades." in shown
    scene = table(match, 0)
    run = {"card": "scout", "token": None, "symbol": "machete", "piece": 0, "power": 1}
    view = {**scene.view, "run": run, "payment": None, "phase": "discard", "bought": True}
    sentence = " ".join(text(BOARD.draw(replace(scene, view=view, actions=[]), 100)).split())
    assert "Run with Scout: ♣1 left." in sentence
    assert "Discard what you do not keep, then end turn. The purchase of this turn is made." in sentence


def test_the_reserve_says_why_it_is_closed() -> None:
    match = manoa.game("quest").start(players=3, seed=7)
    shown = " ".join(" ".join(lines(match, 0, 100)).split())
    assert "Reserve, closed while all six slots are taken: Pioneer ♣5 for 5; Giant Machete ♣6* for 3;" in shown
    scene = table(match, 0)
    market = {**scene.view["market"], "open": True, "slots": [None, *scene.view["market"]["slots"][1:]]}
    for height in (None, 30):
        sentence = text(BOARD.draw(replace(scene, view={**scene.view, "market": market}), 140, height), 140)
        assert "Reserve, open" in sentence
        assert "vacant" in sentence


def test_every_open_card_can_be_asked_for() -> None:
    match = wandering("first", 3, 300)
    view, shown = match.view(), "\n".join(lines(match, 0, 140, None, "cards"))
    for seat, pile in enumerate(view["discards"]):
        assert (f"{NAMES[seat]}, discard pile: " in shown) == bool(pile)
    begin = manoa.game("quest").start(players=3, seed=7)
    assert "No card lies open." in "\n".join(lines(begin, 0, 100, None, "cards"))


def test_the_outcome_tells_places_arrivals_and_blockades() -> None:
    scene = table(wandering("first", 3, 50), 0)
    gates = [{"number": number, "between": ["B", "C"], "owner": owner} for number, owner in ((4, 1), (6, 1), (2, 2))]
    view = {**scene.view, "arrived": [2, 1], "to_go": [7, 0, 0], "blockades": gates, "round": 23}
    shown = text(BOARD.outcome(replace(scene, view=view), [-7, 12060, 11020]))
    assert re.search(r"^1\. Greedy 1 +arrived as number 2 +4 6 *$", shown, re.MULTILINE)
    assert re.search(r"^2\. Greedy 2 +arrived as number 1 +2 *$", shown, re.MULTILINE)
    assert re.search(r"^3\. You +7 steps to go +– *$", shown, re.MULTILINE)
    assert "The game took 23 rounds." in shown


def test_a_route_with_an_odd_title_does_no_harm() -> None:
    from manoa.games.quest.parts.board import ROUTES

    route = {**ROUTES["first"], "name": {"en": "\x1b[2J\n" + "x" * 500}}
    match = manoa.game("quest", route=route).start(players=2, seed=1)
    head = lines(match, 0, 80)[0]
    assert len(head) <= 80
    assert "�[2J�xxx" in head


def test_a_later_step_that_is_refused_says_why() -> None:
    match = manoa.game("quest", starting_player=0).start(players=3, seed=7)
    match.play("explorer B32")
    with pytest.raises(IllegalAction, match="B26 needs 1 machete"):
        match.play("go B26")


@pytest.mark.parametrize(
    ("card", "text"), [("twins", "scout B32 B26"), ("imitator", "play jack-of-all-trades as machete")]
)
def test_what_a_card_asks_to_be_played_is_listed(card: str, text: str) -> None:
    game = manoa.game("quest", promos=True)
    snapshot = game.start(3, seed=2).snapshot()
    place = snapshot["position"]
    place["hands"][place["player"]] += [card, "scout"]
    for pile in place["market"]["slots"] + place["market"]["reserve"]:
        pile["left"] -= pile["card"] in (card, "scout")
    match = game.restore(snapshot)
    match.play(f"play {card}")
    asked = {str(action).split()[1] for action in match.actions()}
    typed = {typed for _, moves in groups(table(match, match.player)) for typed, _ in moves}
    assert {words.removeprefix("play ").split()[0] for words in typed} == asked
    assert {words: why for words in typed if (why := match.why(words)) is not None} == {}
    assert text in typed
