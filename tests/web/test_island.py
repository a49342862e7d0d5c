"""Three people play Island, with a mouse, by keys and on a phone; somebody watches, and nobody sees too much."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from manoa.games.island.parts.tiles import TILE_IDS
from manoa.play.action import Action
from manoa.play.match import Match
from web.island_hands import Fingers, Hands, Keys
from web.island_steering import swap, wanted
from web.people import People, Person
from web.player import Game, Games, play

HOST = "Bo"  # a short game with all that is to be seen follows from this name
NAMES = [HOST, "Mira", "Otto"]
BY_KEYS = 40  # steps after which Mira takes to the mouse
ENDING = 140  # steps after which everything is done by hand again
OUT_OF_TURN = ("purchase", "battle", "answer")
OUTCOME = re.compile("won by|win by|tie")


class Party:
    """Three people at a table, each with their own way of playing, and somebody who watches.

    By hand they do all that is asked of them out of turn, whatever is in the cave, how the game ends, and each kind of
    action once; what is more of the same goes by requests, since four browsers would take minutes for it.
    """

    def __init__(self, person: People) -> None:
        phone = {"size": (390, 844), "has_touch": True, "is_mobile": True}
        self.players = [person(HOST), person("Mira"), person("Otto", **phone)]
        self.watcher = person("Vera")
        self.seen: set[str] = set()
        self.done: set[tuple[int, str]] = set()
        self.traded = False
        self.table = ""

    def sit_down(self) -> None:
        host, *guests = self.players
        self.table, links = host.table("island", *[{"kind": "invited"}] * 2, options={"open_resources": False})
        host.sit(self.table)
        for seat, guest in enumerate(guests, 1):
            guest.page.goto(links[str(seat)])
            guest.page.get_by_role("button", name="Take the seat").click()
        self.watcher.sit(self.table)

    def do(self, person: Person, match: Match, chosen: Action) -> None:
        action, offer = wanted(match, chosen), None if self.traded else swap(match)
        if offer:
            self.traded = True
            self.do_by_hand(person, match, offer)
        elif self.is_by_hand(match, action):
            self.do_by_hand(person, match, action.data)
        else:
            person.ask(self.table, kind="play", action=action.id)

    def do_by_hand(self, person: Person, match: Match, data: dict[str, Any]) -> None:
        step = len(match.steps)
        self.notice(person, match.view()["phase"])
        hands = Fingers if match.player == 2 else Keys if match.player == 1 and step < BY_KEYS else Hands
        hands(person.page, NAMES).do(data, step)

    def is_by_hand(self, match: Match, action: Action) -> bool:
        assert match.player is not None
        first = (match.player, action.data["kind"])
        is_new = first not in self.done
        self.done.add(first)
        where = action.data.get("at") or action.data.get("to") or [""]
        out_of_turn = match.view()["phase"] in OUT_OF_TURN
        return is_new or out_of_turn or where[0] == "cave" or len(match.steps) >= ENDING

    def notice(self, person: Person, phase: str) -> None:
        """What is asked of somebody whose turn it is not, and what is at stake."""
        if phase in ("purchase", "battle"):
            expect(person.page.get_by_text(re.compile("^React"))).to_be_visible()
            expect(person.page.get_by_text("At stake")).to_be_visible()
            self.seen.add("window")
        if phase == "answer":
            expect(person.page.get_by_role("dialog", name="Trade")).to_contain_text("offers you")
            self.seen.add("trade")

    def after(self, game: Game) -> None:
        """A fight's outcome, and the cave, as somebody sees it who only watches."""
        events = game.match.log(since=len(game.match.steps) - 1)
        page = self.watcher.page
        if any(event["key"] == "fight" for event in events):
            expect(page.locator(".fight .out")).to_contain_text(OUTCOME)
            self.seen.add("fight")
        if any(event["key"] == "lay" and event["at"][0] == "cave" for event in events):
            expect(page.get_by_role("region", name="Cave").locator('[id="spot-cave(0,0)"]')).to_be_visible()
            self.seen.add("cave")


def test_three_people_play_a_whole_game_and_nobody_sees_too_much(person: People, follow: Games) -> None:
    party = Party(person)
    party.sit_down()
    game = follow(party.table)
    play(game, dict(enumerate(party.players)), party.do, bots="greedy", after=party.after)
    assert party.seen == {"window", "trade", "fight", "cave"}
    winner = NAMES[game.match.placings.index(1)]
    for one in [*party.players, party.watcher]:
        sentence = "You win" if one.name == winner else f"{winner} wins"
        expect(one.page.get_by_role("status").filter(has_text="The game is over")).to_contain_text(sentence)
    for seat, one in enumerate([*party.players, party.watcher]):
        search(one, None if one is party.watcher else seat, game.match)


# Resources of others and the order of the stacks are nobody's business


def search(one: Person, seat: int | None, match: Match) -> None:
    assert not one.keeps()
    views = [view for text in one.heard for view in views_in(parsed(text))]
    assert len(views) > 50
    for view in views:
        assert [owner for owner, held in enumerate(view["resources"]) if held is not None] == [seat] * (
            seat is not None
        )
        assert not any(map(is_row_of_tiles, lists_in({**view, "under": None})))
    strip = one.page.get_by_role("list", name="Players")
    expect(strip.locator('[href="#food"]')).to_have_count(0 if seat is None else 1)
    expect(strip.get_by_text(re.compile(r"\d cards?"))).to_have_count(3 if seat is None else 2)
    if seat is not None:  # the search is able to find
        assert views[-1]["resources"][seat] == match.view(seat)["resources"][seat]


def parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def inside(part: Any) -> Iterator[Any]:
    yield part
    for value in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from inside(value)


def views_in(message: Any) -> list[dict[str, Any]]:
    return [part for part in inside(message) if isinstance(part, dict) and "resources" in part and "stacks" in part]


def lists_in(message: Any) -> list[list[Any]]:
    return [part for part in inside(message) if isinstance(part, list)]


def is_row_of_tiles(row: list[Any]) -> bool:
    return len(row) > 1 and all(isinstance(tile, str) and tile in TILE_IDS for tile in row)
