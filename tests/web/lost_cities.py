"""Lost Cities by mouse: choose a card of the hand, then where it goes; then where the next one comes from."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from playwright.sync_api import expect

from manoa.play.action import Action
from manoa.play.match import Match
from web.people import Person

COLOURS = {"Y": "yellow", "B": "blue", "W": "white", "G": "green", "R": "red"}
LANDS = {"Desert": "Y", "Sea": "B", "Mountains": "W", "Rainforest": "G", "Volcano": "R"}
NUMBERS = {f"{letter}{value}" for letter, value in product(COLOURS, range(2, 11))}

WRITTEN = re.compile(r"(?<![\w-])[YBWGR](?:10|[2-9])(?![\w-])")
DRAWN = re.compile(r'href="#lc-([YBWGR](?:10|[2-9]))')
NAMED = re.compile(rf"\b({'|'.join(LANDS)}) (10|[2-9])\b")


# Places


def spot(key: str) -> str:
    return f'[data-spot="{key}"]'


def held(card: str) -> str:
    """A card in the hand: one of them, where there are several alike."""
    return f'[data-spot^="hand-"]:has(use[href="#lc-{card}"])'


def target(match: Match, action: Action) -> str:
    """The place that an action is played at."""
    data = action.data
    if data["kind"] == "draw":
        return "deck"
    if data["kind"] == "play":
        return f"column-{match.player}-{COLOURS[data['card'][0]]}"
    return f"pile-{COLOURS[data['card'][0]] if data['kind'] == 'discard' else data['colour']}"


def in_words(action: Action) -> str:
    """As advice has it."""
    data = action.data
    if data["kind"] == "draw":
        return "draw from the deck"
    letter = data["colour"][0].upper()
    [land] = [land for land, own in LANDS.items() if own == letter]
    if data["kind"] == "take":
        return f"take from the {land} pile"
    return f"{'lay' if data['kind'] == 'play' else 'discard'} {land} {data['card'][1:].replace('x', 'wager')}"


# Playing


def for_two(host: Person, guest: Person, **wishes: Any) -> str:
    """A table for two, the second of whom has followed a link."""
    table, links = host.table("lost-cities", {"kind": "invited"}, **wishes)
    host.sit(table)
    guest.page.goto(links["1"])
    guest.page.get_by_role("button", name="Take the seat").click()
    return table


def do(person: Person, match: Match, action: Action) -> None:
    if "card" in action.data:
        person.press(held(action.data["card"]))
    person.press(spot(target(match, action)))


def go_on(person: Person) -> None:
    """Past the points of a round: until then its table stays as it lay."""
    over = person.page.get_by_role("region", name=re.compile("Round . is over"))
    expect(over.get_by_role("status")).to_be_visible()
    expect(person.page.locator(spot("deck"))).to_have_attribute("aria-label", re.compile(": 0 cards left"))
    over.get_by_role("button", name="Go on").click()
    expect(over).to_have_count(0)
    expect(person.page.locator(spot("deck"))).not_to_have_attribute("aria-label", re.compile(": 0 cards left"))


# Who knows what. Wagers are left out: they come in threes, so that seeing one tells of no other.


def hidden_from(match: Match, seat: int | None) -> set[str]:
    """The cards that a seat, or a spectator, has never seen in this round."""
    own = set() if seat is None else set(match.view(seat)["hand"])
    return NUMBERS - own - laid_in_round(match)


def laid_in_round(match: Match) -> set[str]:
    """Whatever was laid or discarded, and so was seen by everybody."""
    laid: set[str] = set()
    again = match.at(0)
    for step in match.steps:
        laid.add(again.word(step).data.get("card", ""))
        before = again.view()["round"]
        again.play(step)
        if again.view()["round"] != before:
            laid.clear()
    return laid


def written(texts: list[str]) -> set[str]:
    """Cards that are named in what a server sent."""
    return {card for text in texts for card in WRITTEN.findall(text)}


def shown(person: Person) -> set[str]:
    """Cards that are drawn or named in a page."""
    content = person.content()
    named = {f"{LANDS[land]}{value}" for land, value in NAMED.findall(content)}
    return named | set(DRAWN.findall(content)) | written([content])
