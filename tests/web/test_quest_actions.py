"""Every kind of action in Quest, each by clicks: two turns from positions in which there is much to do.

A turn is written as it is in notation. Beside an action stands what the page says after it, where that matters.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

import manoa
from manoa.games.quest.people.events import READ
from manoa.kernel.rulebook import Event
from web import quest_clicks
from web.people import People
from web.player import Game, Games
from web.quest_positions import HANDS, TOKENS, rich

CARDS = """
    play draw-card
    play cartographer
    giant-machete 1 C34           Giant Machete:
    go 1 C35
    stop
    play keep-item
    play scientist                Choose a card to remove for good
    remove explorer
    play travel-log
    remove traveler
    done
    play replace-cards            Lay down what you replace
    lay traveler
    lay sailor
    done
    play remove-card
    remove traveler
    play compass
    play transmitter              Choose a card of the market
    take pioneer
    clear 1 blockade-3            0 of 1 cards
    pay traveler
    enter 1 C30                   Choose 1 card to lay down
    pay explorer
    native 2 B36
    machete-2 2 B31
    prop-plane 1 C25              Prop Plane:
    buy photographer              0 of 2 paid
    pay coin-2
    discard explorer
    end turn
"""

CAMP = """
    end turn
    enter 1 B3                    Choose 1 card to remove for good
    pay transmitter
    play replace-cards
    lay transmitter
    done
    native-step 1 B2
    pioneer 2 blockade-5          Pioneer:
    go 2 B1
    play pass-occupied
    captain 2 B2
    native 2 B6
    play change-symbol
    journalist 2 B5
    play change-symbol
    buy millionaire               0 of 5 paid
    pay trailblazer as-coins      3 of 5 paid
    pay adventurer
    discard explorer              Discard what you do not keep
    discard treasure-chest
    end turn
"""

# The last Transmitters are in the second hand: a slot is vacant, and the reserve open.
OPEN_RESERVE = {
    "hands": (HANDS[0], [*HANDS[1][:6], "transmitter", "transmitter", "pioneer"]),
    "tokens": (TOKENS[0], [*TOKENS[1], "change_symbol"]),
}
TURNS: dict[str, tuple[str, dict[str, Any]]] = {"cards": (CARDS, {}), "camp": (CAMP, OPEN_RESERVE)}
# How a game ends, and what only expansions have: see test_heroes_hexes.py and test_modules.py.
ELSEWHERE = {"gold", "arrive", "end", "show", "meet", "torment", "dismiss", "imitate", "store"}


def has_come_to(step: int, game: Game) -> bool:
    return game.table.step >= step


def lines(turn: str) -> list[tuple[str, str]]:
    """Actions, and what is said after them."""
    written = [line.strip().split("  ", 1) for line in turn.strip().splitlines()]
    return [(action, said[0].strip() if said else "") for action, *said in written]


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_by_clicks(person: People, follow: Games, name: str) -> None:
    turn, wishes = TURNS[name]
    mira = person("Mira")
    table = mira.open_record(rich(**wishes))
    mira.sit(table)
    game = follow(table)
    for text, said in lines(turn):
        after = game.match.at(len(game.match.steps))
        after.play(text)
        run = quest_clicks.ends(game.match).get(text)
        if run:
            quest_clicks.move(mira, game.match, run)
        else:
            quest_clicks.do(mira, game.match, next(one for one in game.match.actions() if one.text == text))
        game.wait(mira, partial(has_come_to, len(after.steps)))
        assert game.match.steps == after.steps, text
        if said:
            expect(mira.page.get_by_role("status").filter(has_text=said).first).to_be_attached()
    expect(mira.page.locator(f'.quest[data-step="{len(game.match.steps)}"]')).to_be_visible()


def test_the_two_turns_leave_nothing_out() -> None:
    found = {event["key"] for turn, wishes in TURNS.values() for event in log(turn, wishes)}
    plain = {name for name, *parts in READ.values() if parts in ([], ["card"])}
    assert found >= {*plain, "run", "free", "go", "explore"} - ELSEWHERE


def log(turn: str, wishes: dict[str, Any]) -> list[Event]:
    match = manoa.replay({**rich(**wishes), "actions": [text for text, _ in lines(turn)]})
    return [*match.log(0), *match.log(1)]
