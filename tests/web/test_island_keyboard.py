"""A whole game of Island without a pointer: on the map, with buttons, and in notation."""

from __future__ import annotations

from playwright.sync_api import expect

from manoa.play.action import Action
from manoa.play.match import Match
from web.island_hands import Keys
from web.people import People, Person
from web.player import Games, play

HOST = "Xaver"  # a short game with most kinds of actions follows from this name
NAMES = [HOST, "Otto"]
OFTEN = 2  # times that each kind of action is done where the board offers it; after that it is written
KINDS = {"explorer", "speed", "discover", "place", "move", "gather", "buy", "set", "march", "bank", "end turn"}


def in_notation(person: Person, match: Match, action: Action) -> None:
    person.page.locator(f'.island[data-step="{len(match.steps)}"][data-asked]').wait_for()
    if person.page.evaluate("document.activeElement?.id") != "command":
        person.page.keyboard.press("/")
    person.page.keyboard.type(action.text)
    person.page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(person: People, follow: Games) -> None:
    mira, otto = (person(name) for name in NAMES)
    table, links = mira.table("island", {"kind": "invited"})
    otto.ask(table, kind="claim", secret=links["1"].rsplit("/", 1)[-1])
    mira.sit(table)
    done: list[str] = []

    def do(one: Person, match: Match, action: Action) -> None:
        kind = action.data["kind"]
        if one is otto:
            otto.ask(table, kind="play", action=action.id)
        elif done.count(kind) < OFTEN:
            Keys(mira.page, NAMES).do(action.data, len(match.steps))
            done.append(kind)
        else:
            in_notation(mira, match, action)

    game = follow(table)
    play(game, {0: mira, 1: otto}, do, bots="greedy")
    assert game.match.over
    assert set(done) >= KINDS
    expect(mira.page.get_by_role("status").filter(has_text="The game is over")).to_be_visible()
