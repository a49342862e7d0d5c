"""The seven modules of Quest: a turn of each player by clicks, and a whole game of two people, one on a phone."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial

from playwright.sync_api import expect

from manoa.play.action import Action
from manoa.play.match import Match
from web import quest_clicks
from web.axe import violations
from web.people import People, Person
from web.player import Game, Games, play
from web.quest_modules import MODULES, modular
from web.quest_moments import PHONE, last_keys

CLICKED = 2  # of each kind of action that all of Quest has; then it is asked for, so that the game takes less long
NEW = {"dragon", "herd", "store", "retreat"}
END = ".quest .end"
POINTS = re.compile(r"\bpoints?\b")


def has_come_to(step: int, game: Game) -> bool:
    return game.table.step >= step


def done(person: Person, game: Game, text: str) -> list[str]:
    """Do it by clicks; what happened."""
    after = game.match.at(len(game.match.steps))
    after.play(text)
    run = quest_clicks.ends(game.match).get(text)
    if run:
        quest_clicks.move(person, game.match, run)
    else:
        quest_clicks.do(person, game.match, next(one for one in game.match.actions() if one.text == text))
    game.wait(person, partial(has_come_to, len(after.steps)))
    assert game.match.steps == after.steps, text
    person.page.locator(f'.quest[data-step="{len(after.steps)}"]').wait_for()
    return last_keys(game.match)


def test_a_turn_with_every_module(person: People, follow: Games) -> None:
    mira = person("Mira")
    table = mira.open_record(modular())
    mira.sit(table)
    game, page = follow(table), mira.page
    page.locator("[data-place]").first.wait_for(state="attached")
    # A piece stands in danger: the turn does not end, nothing is bought, and both say why.
    expect(page.locator(END)).to_have_attribute("aria-disabled", "true")
    page.locator(END).click(force=True)
    expect(page.get_by_role("button", name="is in danger and can still leave")).to_be_visible()
    expect(page.locator('[data-peril="danger"]')).to_contain_text("You can still leave with")
    expect(page.locator('[data-spot="market"]')).to_contain_text("no purchase in danger")
    # The green dragon holds a piece of the other player until it is moved.
    expect(page.locator("[data-held]")).to_have_count(1)
    expect(page.locator('[data-tie="green"]')).to_have_count(1)
    assert done(mira, game, "dragon green") == ["tame"]
    expect(page.locator("[data-landing]")).to_have_count(4)
    assert done(mira, game, "lay explorer") == ["lay"]
    assert "fly" in done(mira, game, "herd C13")
    expect(page.locator("[data-held]")).to_have_count(0)
    # The water carries a piece on, which is shown before the step.
    page.locator('.hand [data-card="sailor"]').click()
    page.locator('[data-place="0,-4"]').hover()
    expect(page.locator('[data-carried="-1,-3"]')).to_have_count(1)
    assert "carry" in done(mira, game, "sailor 1 C16")
    # Out of danger; a card is stored, another played from the own board.
    done(mira, game, "scout 2 C31")
    expect(page.locator('[data-peril="danger"]')).to_have_count(0)
    assert done(mira, game, "store muisca-guide") == ["store"]
    expect(page.locator('[data-stored="muisca_guide"]')).to_have_accessible_name(re.compile("from your next turn on"))
    done(mira, game, "muisca-ferrywoman-stored 1 C11")
    assert "carry" in done(mira, game, "stop")
    done(mira, game, "end turn")
    # Fog lifts beside a piece, and a chest is opened by whoever stops there.
    expect(page.locator('[data-fog="up"]')).to_have_count(0)
    assert {"lift_fog", "chest"} <= set(done(mira, game, "scout 2 N31"))
    expect(page.locator('[data-fog="up"]')).to_have_count(1)
    expect(page.locator('[data-chest="-1,-9"]')).to_have_count(0)
    points = game.match.view()["modules"]["points"][1]
    expect(page.locator('[data-spot="seat-1"]')).to_contain_text(f"{points} points")
    # A card that moves a dragon farther, which may stop before.
    done(mira, game, "play dragon-tamer")
    done(mira, game, "dragon blue")
    expect(page.get_by_role("status").filter(has_text="up to 3 spaces").first).to_be_attached()
    assert "fly" in done(mira, game, "herd N20")
    done(mira, game, "done")
    assert violations(mira) == []


class Players:
    """All that is new is done by hand, every time."""

    def __init__(self) -> None:
        self.clicked: Counter[tuple[str, str]] = Counter()

    def do(self, person: Person, match: Match, action: Action) -> None:
        kind = action.data["kind"]
        new = kind in NEW or action.data.get("stored") or match.view()["phase"] in ("tame", "whistle")
        self.clicked[person.name, kind] += 1
        if new or self.clicked[person.name, kind] <= CLICKED:
            quest_clicks.do(person, match, action)
        else:
            wanted = quest_clicks.best_end(match, action.data) if kind in ("run", "free") else action.id
            person.ask(person.page.url.split("/")[-1], kind="play", action=wanted)


class Looks:
    """What the page shows to the player whose turn it is, at the first moment of each kind."""

    def __init__(self, people: dict[int, Person]) -> None:
        self.people = people
        self.seen: Counter[str] = Counter()

    def after(self, game: Game) -> None:
        match = game.match
        if match.over or match.player is None:
            return
        keys, view = set(last_keys(match)), match.view(match.player)
        for moment, is_now in {
            "fog": "lift_fog" in keys,
            "dragon": "fly" in keys,
            "danger": bool(view["module_choices"]["leaving"]) and view["phase"] == "play" and not view["run"],
        }.items():
            if is_now:
                self.seen[moment] += 1
                if self.seen[moment] == 1:
                    person = self.people[match.player]
                    person.page.locator(f'.quest[data-step="{game.table.step}"]').wait_for()
                    getattr(self, moment)(match, person)

    def fog(self, match: Match, person: Person) -> None:
        up = sum(token["terrain"] is not None for token in match.view()["modules"]["fog"])
        expect(person.page.locator('[data-fog="up"]')).to_have_count(up)

    def dragon(self, match: Match, person: Person) -> None:
        held = sum(bool(holders) for own in match.view()["modules"]["held"] for holders in own)
        expect(person.page.locator("[data-held]")).to_have_count(held)

    def danger(self, _: Match, person: Person) -> None:
        expect(person.page.locator(END)).to_have_attribute("aria-disabled", "true")


def test_two_people_play_a_whole_game_one_on_a_phone(person: People, follow: Games) -> None:
    mira, otto = person("Mira"), person("Otto", **PHONE)
    table, links = mira.table("quest", {"kind": "invited"}, options={"route": "first", "modules": MODULES})
    mira.sit(table)
    otto.page.goto(links["1"])
    otto.page.get_by_role("button", name="Take the seat").click()
    people = {0: mira, 1: otto}
    game, looks, players = follow(table), Looks(people), Players()
    play(game, people, players.do, bots="greedy", after=looks.after)
    assert game.match.over
    assert {"fog", "dragon"} <= set(looks.seen)
    for one in (mira, otto):
        one.page.get_by_role("button", name="How it went").click()
        expect(one.page.get_by_role("listitem").filter(has_text=POINTS)).to_have_count(2)
