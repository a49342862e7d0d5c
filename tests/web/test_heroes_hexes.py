"""Heroes & Hexes: two people play a whole game of it, one at a desk, one by touch on a phone."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import expect

from manoa.play.action import Action
from manoa.play.match import Match
from web import quest_clicks, quest_moments
from web.axe import violations
from web.people import People, Person
from web.player import Game, Games, play

CLICKED = 3  # of each kind of action that all of Quest has; then it is asked for, so that the game takes less long
NEW = {"lift", "move", "seat", "return"}
DECISIONS = {"ward", "force", "hero", "lift", "spare", "banish", "dismiss", "rouse", "imitate", "twice"}


class Players:
    """All that is new is done by hand, every time."""

    def __init__(self) -> None:
        self.clicked: Counter[tuple[str, str]] = Counter()

    def do(self, person: Person, match: Match, action: Action) -> None:
        text, kind = quest_moments.to_tavern(match), action.data["kind"]
        new = kind in NEW or match.view(match.player)["phase"] in DECISIONS
        self.clicked[person.name, kind] += 1
        if not text and not new and self.clicked[person.name, kind] > CLICKED:
            wanted = quest_clicks.best_end(match, action.data) if kind in ("run", "free") else action.id
            person.ask(person.page.url.split("/")[-1], kind="play", action=wanted)
        elif text:
            quest_clicks.move(person, match, quest_clicks.ends(match)[text])
        else:
            quest_clicks.do(person, match, action)


class Looks:
    """What both pages show at moments that only this expansion has: at the first of each kind."""

    def __init__(self, mira: Person, otto: Person) -> None:
        self.people = {0: mira, 1: otto}
        self.seen: Counter[str] = Counter()

    def after(self, game: Game) -> None:
        match = game.match
        keys = set(quest_moments.last_keys(match))
        for moment, is_now in {
            "tavern": "show" in keys,
            "forced": match.view()["phase"] == "force",
            "cursed": "suffer" in keys and match.view()["phase"] == "play",
            "lifted": "lift" in keys,
        }.items():
            if is_now and not match.over:
                self.seen[moment] += 1
                if self.seen[moment] == 1:
                    for person in self.people.values():
                        person.page.locator(f'.quest[data-step="{game.table.step}"]').wait_for()
                    getattr(self, moment)(match)

    def tavern(self, match: Match) -> None:
        chooser, watcher = self.people[match.player or 0], self.people[1 - (match.player or 0)]
        for person in self.people.values():
            expect(person.page.locator("[data-hero]")).to_have_count(3)
            assert violations(person) == []
        expect(watcher.page.get_by_role("region", name="The tavern")).to_contain_text(f"{chooser.name} chooses a hero")
        expect(watcher.page.get_by_role("button", name=re.compile("^Take "))).to_have_count(0)

    def forced(self, match: Match) -> None:
        forced = match.view()["hexes"]["forced"]
        mover, other = self.people[match.player or 0], self.people[1 - (match.player or 0)]
        name = forced["curse"].capitalize()
        for person in self.people.values():
            expect(person.page.get_by_role("region", name=name)).to_be_visible()
        expect(mover.page.get_by_role("button", name="Leave it here")).to_be_enabled()
        expect(other.page.get_by_role("region", name=name)).to_contain_text(f"{mover.name} chooses")
        assert violations(mover) == []

    def cursed(self, match: Match) -> None:
        [curse, *_] = [event["curse"] for event in match.log()[::-1] if event["key"] == "suffer"]
        victim = self.people[match.player or 0]
        slip = victim.page.locator(".slips")
        expect(slip).to_contain_text("just drawn")
        expect(victim.page.locator(".tie")).to_be_visible()
        seen = self.people[1 - (match.player or 0)].page.locator(".slips")
        expect(seen).to_contain_text(f"drawn by {victim.name}")
        expect(seen).not_to_contain_text(re.compile(r"\bYou"))  # who watches is not spoken to
        seen.get_by_role("button", name="Close").click()
        expect(seen).to_have_count(0)
        if curse in match.view()["hexes"]["curses"][match.player or 0]:
            expect(victim.page.locator(f'.dock [data-curse="{curse}"]')).to_be_visible()

    def lifted(self, match: Match) -> None:
        [curse, *_] = [event["curse"] for event in match.log()[::-1] if event["key"] == "lift"]
        if curse not in match.view()["hexes"]["curses"][match.player or 0]:
            expect(self.people[match.player or 0].page.locator(f'.dock [data-curse="{curse}"]')).to_have_count(0)


def test_two_people_play_a_whole_game_one_on_a_phone(person: People, follow: Games) -> None:
    mira, otto = person("Mira"), person("Otto", **quest_moments.PHONE)
    table, links = mira.table("quest", {"kind": "invited"}, options=quest_moments.OPTIONS)
    mira.sit(table)
    otto.page.goto(links["1"])
    otto.page.get_by_role("button", name="Take the seat").click()
    game, looks, players = follow(table), Looks(mira, otto), Players()
    play(game, {0: mira, 1: otto}, players.do, bots="greedy", after=looks.after)
    assert game.match.over
    assert set(looks.seen) == {"tavern", "forced", "cursed", "lifted"}
    for one in (mira, otto):
        expect(one.page.get_by_role("status").filter(has_text="The game is over")).to_contain_text("win")
