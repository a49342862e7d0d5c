"""What `make test` wants to see in a browser, where one can start: all else is for `make e2e`.

It is one test, because tests are dealt out to several processes, and each would start a server and a browser.
"""

from __future__ import annotations

import pytest

from manoa.play.action import Action
from manoa.play.match import Match
from web import lost_cities, quest_clicks
from web.axe import violations
from web.island_hands import Hands
from web.people import BOARD, People, Person
from web.player import Doing, Games, play

LAST = ("draw", "take", "end turn")  # what ends somebody's turn


def by_hand(person: Person, match: Match, action: Action) -> None:
    names = person.names(person.page.url.rsplit("/", 1)[-1])
    Hands(person.page, names).do(action.data, len(match.steps))


GAMES: dict[str, tuple[str, Doing]] = {
    "Lost Cities": ("careful", lost_cities.do),
    "The Quest for El Dorado": ("greedy", quest_clicks.do),
    "The Island of El Dorado": ("greedy", by_hand),
}


@pytest.mark.waits
def test_a_newcomer_plays_a_turn_of_each_game(person: People, follow: Games) -> None:
    mira = person("Mira", guest=False)
    for number, (title, (bot, do)) in enumerate(GAMES.items()):
        mira.page.goto("/")
        start = mira.page.get_by_role("button", name=f"Play now: {title}")
        start.wait_for()
        if number == 0:
            assert not violations(mira)
        start.click()
        mira.page.wait_for_url("**/table/*")
        mira.page.locator(BOARD).first.wait_for()
        if number == 0:
            assert not violations(mira)
        play_a_turn(mira, follow, bot, do)


def play_a_turn(mira: Person, follow: Games, bot: str, do: Doing) -> None:
    game = follow(mira.page.url.rsplit("/", 1)[-1])
    done: list[str] = []

    def noted(person: Person, match: Match, action: Action) -> None:
        do(person, match, action)
        done.append(action.data["kind"])

    play(game, {0: mira}, noted, bots=bot, until=lambda _: any(kind in LAST for kind in done))
    assert len(done) > 1
