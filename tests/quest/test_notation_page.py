"""The page about the notation has all of it: its tables are read here, and random games are held against them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from manoa import Action, Match
from manoa.games.quest.parts.cards import CARDS, FAMILIARS, HEROES, MUISCA
from manoa.games.quest.parts.modules import DRAGON_IDS
from manoa.games.quest.parts.tokens import CURSES, TOKENS
from manoa.games.quest.people.asked import ASKED, phase
from manoa.games.quest.people.reading import atlas
from manoa.games.quest.people.sources import word
from quest import hexing, moduling
from quest.arranging import line, on, play
from quest.hexing import ROUTES as HEXED_ROUTES
from quest.lively import ROUTES, jumbled, quest
from quest.moduling import MODULES, with_modules
from quest.test_against_slow_hexes import bewitch
from quest.test_against_slow_modules import stir
from rare import tries

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "quest-notation.md").read_text(encoding="utf-8")
SECTIONS = dict(section.split("\n", 1) for section in PAGE.split("\n## ")[1:])
SHOWING_ALL = (65, 85, 18, 47, 79, 39, 92)  # seeds of games with all that can be asked and said
NEVER_ASKED = {"curse", "halt"}  # they are settled at once


def rows(section: str) -> list[list[str]]:
    """The table of a section, without its head."""
    lines = [line for line in SECTIONS[section].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


WORDS = {quoted(name)[0]: quoted(texts) for name, _, texts in rows("Words")}
VERBS = [text for texts, _, _ in rows("Verbs") for text in quoted(texts)]
ANSWERS = {quoted(phase)[0]: quoted(answers) for phase, _, answers in rows("Questions")}


def pattern(text: str) -> str:
    """A text of the page as a regular expression."""
    parts = re.split(r"(\{\w+\}|\[|\])", text)
    return "".join(map(_part, parts))


def _part(part: str) -> str:
    if part.startswith("{"):
        return f"(?:{'|'.join(map(pattern, WORDS[part[1:-1]]))})"
    return {"[": "(?:", "]": ")?"}.get(part, re.escape(part))


PATTERNS = {phase: {text: re.compile(pattern(text)) for text in answers} for phase, answers in ANSWERS.items()}
VERB_PATTERNS = {text: re.compile(pattern(text)) for text in VERBS}


# The words


def all_of(name: str) -> set[str]:
    """All texts that a word stands for."""
    return {text for one in WORDS[name] for text in (all_of(one[1:-1]) if one.startswith("{") else [one])}


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("CARD", CARDS),
        ("TOKEN", TOKENS),
        ("ONCE", [f"{card['id']}-once" for card in FAMILIARS]),
        ("HERO", [card["id"] for card in HEROES]),
        ("FAMILIAR", [card["id"] for card in FAMILIARS]),
        ("MUISCA", [card["id"] for card in MUISCA]),
        ("DRAGON", DRAGON_IDS),
        ("CURSE", [curse["id"] for curse in CURSES if curse["kind"] == "lasting"]),
    ],
)
def test_the_words_are_those_of_the_data(name: str, ids: Any) -> None:
    assert all_of(name) == set(map(word, ids))


def test_the_questions_are_those_that_a_view_can_ask() -> None:
    assert set(ANSWERS) == {"play", "discard", *(asked.phase() for asked in ASKED.values())} - NEVER_ASKED


# The texts


def answered(match: Match) -> Iterator[tuple[str, str, str]]:
    """Each legal text, with its phase and the answer of the page that it is."""
    asked = phase(match.state)
    for text in map(str, match.actions()):
        found = [answer for answer, form in PATTERNS[asked].items() if form.fullmatch(text)]
        assert found, f"{asked}: the page has no {text}"
        yield asked, found[0], text


def positions(luck: Random) -> Iterator[Match]:
    """Some steps of games in which much happens: with other options each, from somewhere in the middle."""
    while True:
        yield from amid(luck)


def amid(luck: Random) -> Iterator[Match]:
    """Some steps of one such game."""
    hexes = luck.random() < 0.6
    modules = MODULES if luck.random() < 0.6 else luck.sample(MODULES, 2)
    route = luck.choice(HEXED_ROUTES if hexes else ROUTES)
    game = with_modules(*modules, route=route, promos=True, caves=True, native_blockade_and_step=True)
    snapshot = jumbled(game, luck.choice([2, 3, 4]), luck, effects=0.3)
    place = snapshot["position"]
    if hexes:
        bewitch(place, luck)
    stir(place, game.options["route"], luck)
    match = game.restore(snapshot)
    for _ in range(30):
        if match.over:
            break
        yield match
        match.play(some_action(match, luck))


def rare() -> Iterator[Match]:
    """Questions that seldom come up."""
    yield play(on(hexing.row("jungle 1", "jungle 1"), hand="mary_ripley demon"), "play mary-ripley as machete")
    tavern = dict.fromkeys([(1, 0), (2, 0), (1, 1)], "tavern jungle")
    yield play(on(hexing.hexed({(0, 0): "jungle 1", **tavern}), hand="explorer"), "explorer L1")
    around = {(0, 0): "jungle 1", (1, 0): "jungle 2", (2, 0): "jungle 1", (3, 0): "jungle 1"}
    danger = moduling.sketch(around, "danger", {"danger": [[0, 0]]})
    yield play(moduling.on(danger, hand="traveler", safe=(2, 0), elsewhere={1: (2, 0)}), "end turn")
    muisca = moduling.row("jungle 1", "jungle 1", modules="muisca", promos=True)
    yield play(moduling.on(muisca, hand="twins", stored={0: "muisca_guide"}), "play twins")
    yield play(on(hexing.row("jungle 1", "jungle 4", promos=True), hand="twins leeroy"), "play twins")
    yield play(on(line("jungle 1", "jungle 1", promos=True), hand="imitator", slots={0: "native"}), "play imitator")


def some_action(match: Match, luck: Random) -> Action:
    """A kind of action first, so that rare ones come up too; the turn seldom ends."""
    by_kind: dict[str, list[Action]] = {}
    for action in match.actions():
        by_kind.setdefault(action.data["kind"], []).append(action)
    kinds = [kind for kind in by_kind if kind not in ("discard", "end turn", "stop") or luck.random() < 0.1]
    return luck.choice(by_kind[luck.choice(kinds or list(by_kind))])


@pytest.mark.parametrize("options", [{}, {"caves": True}, {"trim_hand": True, "free_order": True}], ids=str)
def test_all_texts_of_base_games_are_on_the_page(options: dict[str, bool]) -> None:
    luck = Random(3)
    match = quest(**options).start(2, seed=5)
    for _ in range(40):
        assert list(answered(match))
        match.play(some_action(match, luck))


def test_all_texts_of_random_games_are_on_the_page_and_all_its_answers_and_verbs_come_up() -> None:
    wanted = {(phase, text) for phase, texts in ANSWERS.items() for text in texts}
    verbs = set(VERBS)
    for match in chain(rare(), *map(amid, tries(SHOWING_ALL, most=150))):
        for asked, answer, text in answered(match):
            wanted.discard((asked, answer))
            named = [verb for verb, form in VERB_PATTERNS.items() if form.fullmatch(text)]
            assert named, f"the page has no verb for {text}"
            verbs -= set(named)
        if not wanted and not verbs:
            break
    assert not wanted | verbs, "never came up"


def test_every_text_of_a_game_means_one_action_again() -> None:
    luck = Random(2)
    for match in islice(positions(luck), 60):
        texts = [str(action) for action in match.actions()]
        assert len(set(texts)) == len(texts)
        for action, text in zip(match.actions(), texts, strict=True):
            assert match.id_of(text) == action.id
            assert match.why(text) is None


def test_a_question_has_more_than_one_answer_or_one_that_changes_something() -> None:
    luck = Random(4)
    for match in islice(positions(luck), 100):
        only = [str(action) for action in match.actions()]
        assert only not in (["done"], ["stop"]), match.view()


# Reading


@pytest.mark.parametrize("text", sorted({re.sub(r"\[[^]]*\]", "", text) for text in VERBS}))
def test_why_explains_every_text_of_the_page(text: str) -> None:
    luck = Random(text)
    for match in islice(positions(luck), 3):
        written = filled(text, match, luck)
        said = match.why(written)
        assert said is None or said["code"] != "no-action", written


def filled(text: str, match: Match, luck: Random) -> str:
    return re.sub(r"\{(\w+)\}", lambda name: luck.choice(texts_of(name[1], match)), text)


def texts_of(name: str, match: Match) -> list[str]:
    """Some texts of a word; of spaces those that are there."""
    if name in ("SPACE", "PLACE"):
        return atlas(match.rules).names[: int(match.rules["spaces"])]
    if name == "STORED":
        return [f"{text}-stored" for text in sorted(all_of("MUISCA"))]
    return sorted(all_of(name))
