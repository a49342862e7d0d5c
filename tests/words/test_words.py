"""Words: every catalogue says the same in three languages, and parts become what people call them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Resource, VariableReference
from fluent.syntax.visitor import Visitor

import manoa
from manoa.words import LANGUAGES, Words, catalogue

SOURCE = Path(manoa.__file__).parent
FOLDERS = [SOURCE / "words", SOURCE / "cli" / "words", *sorted((SOURCE / "games").glob("*/people/words"))]

SHARED = """
you = You
you-subject = You
you-object = you
nothing = nothing
amount = { $count } { $thing }
series = { $before } and { $last }
series-or = { $before } or { $last }
seat-number = Seat { $number }
"""
OWN = """
card-scout = Scout
card-native = Native
card-jack-of-all-trades = Jack of all Trades
resource-food = food
refusal-not-held = { $card } is not in your hand; you hold { $cards }.
refusal-price = That costs { $resources }.
refusal-which = Write { $choices }.
refusal-nobody = Ask { $other }.
event-buy =
    { $who } { $you ->
        [yes] buy
       *[no] buys
    } { $card }.
event-offer = { $who } offers { $other } { $give } for { $take }.
event-offer-no-give = { $who } asks { $other } for { $take }.
event-steps-to-go = Steps to go: { $to-go }.
event-draw =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
"""
WORDS = Words("en", SHARED, OWN)
NAMES = ["Ada", "Bot 2", "Cleo"]


class Arguments(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found |= {"who"} if node.id.name == "did" else set()


def parsed(path: Path) -> Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def arguments(message: Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(message)
    return visitor.found - {"you", "to-you"}  # some languages have forms that need it


def messages(path: Path) -> dict[str, set[str]]:
    return {item.id.name: arguments(item) for item in parsed(path).body if isinstance(item, Message)}


# The catalogues


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_a_catalogue_says_the_same_in_every_language(folder: Path) -> None:
    english, *others = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert list(other) == list(english)
        assert {id: wanted for id, wanted in other.items() if wanted != english[id]} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_a_catalogue_has_no_junk_and_nothing_twice(folder: Path) -> None:
    for language in LANGUAGES:
        body = parsed(folder / f"{language}.ftl").body
        assert not [item.content for item in body if isinstance(item, Junk)]
        ids = [item.id.name for item in body if isinstance(item, Message)]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_named(language: str) -> None:
    for game in manoa.games():
        assert catalogue(game, language).name("game", game) != game


def test_a_game_says_nothing_that_all_share() -> None:
    for language in LANGUAGES:
        shared = messages(FOLDERS[0] / f"{language}.ftl")
        assert not [id for folder in FOLDERS[1:] for id in messages(folder / f"{language}.ftl") if id in shared]


def test_only_these_languages() -> None:
    with pytest.raises(ValueError, match="language is en, fr, de, not 'xx'"):
        catalogue(None, "xx")


# Parts


def test_a_text_is_called_by_the_name_of_its_part() -> None:
    refusal = {"code": "not-held", "parts": {"card": "scout", "cards": ["native", "jack_of_all_trades", "unknown"]}}
    assert WORDS.refusal(refusal) == "Scout is not in your hand; you hold Native, Jack of all Trades and unknown."


def test_a_reason_names_its_rule_last() -> None:
    refusal = {"code": "not-held", "parts": {"card": "scout", "cards": ["native"]}}
    assert WORDS.why(refusal) == "Scout is not in your hand; you hold Native."
    assert WORDS.why({**refusal, "rule": "Q-1.3"}) == "Scout is not in your hand; you hold Native (Q-1.3)."


def test_amounts() -> None:
    assert WORDS.refusal({"code": "price", "parts": {"resources": {"food": 2, "gold": 1, "wood": 0}}}) == (
        "That costs 2 food and 1 gold."
    )
    assert WORDS.refusal({"code": "price", "parts": {"resources": {}}}) == "That costs nothing."


def test_choices_are_joined_with_or() -> None:
    assert WORDS.refusal({"code": "which", "parts": {"choices": ["a", "b", "c"]}}) == "Write a, b or c."


def test_seats_have_names_or_numbers() -> None:
    assert WORDS.refusal({"code": "nobody", "parts": {"other": 2}}, NAMES) == "Ask Cleo."
    assert WORDS.refusal({"code": "nobody", "parts": {"other": [1, 2]}}) == "Ask Seat 2 and Seat 3."


def test_the_reader_is_spoken_to() -> None:
    event = {"key": "buy", "seat": 0, "card": "scout"}
    assert WORDS.event(event, NAMES, 0) == "You buy Scout."
    assert WORDS.event(event, NAMES, 1) == WORDS.event(event, NAMES, None) == "Ada buys Scout."
    offer = {"key": "offer", "seat": 2, "other": 0, "give": {"food": 1}, "take": {"gold": 2}}
    assert WORDS.event(offer, NAMES, 0) == "Cleo offers you 1 food for 2 gold."
    assert WORDS.event({**offer, "give": {"food": 0}}, NAMES, None) == "Cleo asks Ada for 2 gold."


def test_whoever_is_addressed_has_a_form_of_their_own() -> None:
    offer = {"key": "offer", "seat": 1, "other": 0, "give": {"gold": 3}, "take": {"wood": 1}}
    gift = {**offer, "take": {"wood": 0}}
    french, german = catalogue("island", "fr"), catalogue("island", "de")
    assert french.event(offer, NAMES, 0) == "Bot 2 t’a proposé 3 or contre 1 bois."
    assert french.event(gift, NAMES, 0) == "Bot 2 t’a proposé 3 or en cadeau."
    assert french.event(offer, NAMES, 1) == "Tu as proposé 3 or contre 1 bois à Ada."
    assert german.event(offer, NAMES, 0) == "Bot 2 hat dir 3 Gold für 1 Holz angeboten."
    assert german.event(offer, NAMES, None) == "Bot 2 hat Ada 3 Gold für 1 Holz angeboten."


def test_numbers_by_seat() -> None:
    event = {"key": "steps_to_go", "seat": None, "to_go": [3, -5, 0]}
    assert WORDS.event(event, NAMES, 2) == "Steps to go: Ada 3, Bot 2: −5, You 0."


def test_numbers_choose_their_plural() -> None:
    assert [WORDS.event({"key": "draw", "seat": 0, "count": count}, NAMES, None) for count in (1, 2)] == [
        "1 card.",
        "2 cards.",
    ]


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="nonsense"):
        WORDS.say("nonsense")
    with pytest.raises(KeyError, match="card"):
        WORDS.refusal({"code": "not-held", "parts": {}})


def test_a_game_without_words_is_told_plainly() -> None:
    plain = Words("en", SHARED, None)
    assert (
        plain.event({"key": "lay_down", "seat": 0, "card": "R10", "step": 3}, NAMES, None) == "Ada: lay down (card R10)"
    )
    assert plain.refusal({"code": "not-now", "parts": {}}) == "not now"


def test_nothing_is_isolated() -> None:
    assert "\u2068" not in catalogue(None, "fr").say("seat-number", number=3)
