"""Random matches with Heroes & Hexes and the promo cards in lock-step with the slow rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from manoa import Action, Game, Match
from quest.hexing import FAMILIARS, HEROES, ROUTES, hexes
from quest.lively import jumbled, quest, views
from quest.slow_board import data
from quest.slow_hexes import Hexed
from quest.slow_table import TOKENS
from quest.test_against_slow import KINDS, LockStep
from rare import examples, tries

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"paralysis": "victim", "free_card_to": "discard_pile", "demon_discard": "supply", "demon_cards": 18},
    {"promos": True, "native_blockade_and_step": True},
    {"promos": True, "free_order": True, "tavern_side": "a", "trim_hand": True},
    {"promos": True, "tavern_side": "b", "open_discards": False, "tunnel_curses": "both"},
]
SHOWING_ALL = (33, 48, 54, 19, 10, 58, 55, 35, 46)  # seeds of matches that show all of it
NEW_KINDS = {"lift", "move", "seat"}


class HexedStep(LockStep):
    """One match played on both sides; the log tells what chance brought."""

    slow: Hexed

    def step(self, action: Action) -> None:
        before = len(self.match.steps)
        self.match.play(action)
        seen = views(self.match)
        self.slow.follow_with(action.data, seen, self.match.log(None, before))
        self.compare(seen)


def from_the_start(match: Match) -> HexedStep:
    return HexedStep(match, Hexed(match.game.options, views(match)))


def amid(game: Game, players: int, luck: Random, hero: str = "") -> HexedStep:
    """Lock-step from a position in the middle, with heroes, demons and curses about; who acts has a `hero` and a
    demon."""
    snapshot = jumbled(game, players, luck, effects=0.15)
    if game.options["heroes_hexes"]:
        bewitch(snapshot["position"], luck)
    if hero:
        place = snapshot["position"]
        place["hexes"]["hero_pile"].remove(hero)
        place["hexes"]["demons"] -= 1
        place["hands"][place["player"]] += [hero, "demon"]
    match = game.restore(snapshot)
    slow = Hexed(game.options, views(match))
    slow.read(views(match), match.snapshot()["position"]["discards"])
    return HexedStep(match, slow)


def bewitch(place: dict[str, Any], luck: Random) -> None:
    """Heroes and demons in hands, curses in front of players, familiars close by."""
    added = place["hexes"]
    for seat, hand in enumerate(place["hands"]):
        for _ in range(luck.randrange(3)):
            hand.append(added["hero_pile"].pop() if added["hero_pile"] and luck.random() < 0.7 else "demon")
            added["demons"] -= hand[-1] == "demon"
        for name in [card for card in place["draws"][seat] if card in FAMILIARS]:
            place["draws"][seat].remove(name)
            hand.append(name)
        lasting = [name for name in added["curse_pile"] if name not in ("voodoo", "paralysis", "torment")]
        for name in luck.sample(lasting, luck.choice([0, 0, 1, 2])):
            added["curse_pile"].remove(name)
            added["curses"][seat].append(name)
        added["met"][seat] = luck.random() < 0.4


@pytest.mark.parametrize("route", [*ROUTES, "swamplands"])
def test_matches_agree_at_every_step_from_the_start(route: str) -> None:
    players = 2 + len(route) % 3
    match = hexes(route, promos=players == 3).start(players, seed=players)
    from_the_start(match).play_on(Random(players), 50)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_matches_agree_at_every_step_in_the_middle(options: dict[str, Any]) -> None:
    luck = Random(str(options))
    for players in (2, 3, 4):
        for _ in range(examples(1)):
            amid(hexes(luck.choice(ROUTES), **options), players, luck).play_on(luck, 40)


@pytest.mark.parametrize("caves", [False, True])
def test_matches_with_promo_cards_alone_agree(caves: bool) -> None:
    luck = Random(11)
    for players in (2, 3, 4):
        for _ in range(examples(1)):
            amid(quest(promos=True, caves=caves), players, luck).play_on(luck, 40)


def test_all_kinds_of_actions_tokens_and_heroes_come_up_and_agree() -> None:
    new = {card["id"] for group in ("heroes_hexes_market", "promos") for card in data("cards")[group]}
    wanted = {*KINDS, *NEW_KINDS, *TOKENS, *HEROES, *FAMILIARS, *new} - {"anti_curse"}
    for luck in tries(SHOWING_ALL):
        seen = set[str]()
        amid(hexes(luck.choice(ROUTES), promos=True), luck.choice([2, 3, 4]), luck).try_everything(luck, 40, seen)
        wanted -= seen
        if not wanted:
            break
    assert not wanted


def test_returning_a_demon_agrees() -> None:
    """H-7: by Mary Ripley, whom chance seldom brings together with a demon."""
    luck = Random(1)
    both = amid(hexes(ROUTES[0], promos=True), 3, luck, hero="mary_ripley")
    both.step(next(action for action in both.match.actions() if str(action).startswith("play mary-ripley")))
    both.step(next(action for action in both.match.actions() if action.data["kind"] == "return"))
    both.play_on(luck, 10)
