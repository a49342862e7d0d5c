"""Quest without a pointer: letters lead to hand, board and market, arrows on from there; or all in notation."""

from __future__ import annotations

from typing import Any

from manoa.play.action import Action
from manoa.play.match import Match
from web.people import Person
from web.quest_clicks import BUTTONS, END, ON_FOOT, best_end, confirm, ends, held, pile, place, space, thing

ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")

# The arrow that leads nearest to a place of the map from where the focus is. A blockade is left towards the far side.
STEER = """([wanted, arrows]) => {
  const middle = (it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const here = document.activeElement;
  const there = document.querySelector(wanted);
  if (here === there) return null;
  const [dx, dy] = [0, 1].map((axis) => middle(there)[axis] - middle(here)[axis]);
  return Math.abs(dx) > Math.abs(dy) ? arrows[dx > 0 ? 0 : 1] : arrows[dy > 0 ? 2 : 3];
}"""


FOCUSED = """([selector, text]) => {
  const it = document.activeElement;
  return it.matches(selector) && it.textContent.includes(text);
}"""
WHERE = "Object.values(document.activeElement.getBoundingClientRect().toJSON()).join()"


def ready(person: Person, match: Match) -> None:
    person.page.locator(f'.quest[data-step="{len(match.steps)}"][data-asked]').wait_for()


def tab_to(person: Person, selector: str, text: str = "") -> None:
    for _ in range(60):
        if person.page.evaluate(FOCUSED, [selector, text]):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to {selector}")


def steer(person: Person, key: str, selector: str) -> None:
    """To a part of the table by its letter, then by arrows."""
    person.page.keyboard.press(key)
    for _ in range(80):
        arrow = person.page.evaluate(STEER, [selector, ARROWS])
        if arrow is None:
            return
        before = person.page.evaluate(WHERE)
        person.page.keyboard.press(arrow)
        if person.page.evaluate(WHERE) == before:
            person.page.keyboard.press(ARROWS[(ARROWS.index(arrow) + 2) % 4])  # around what is in the way
    raise AssertionError(f"the arrows do not lead to {selector}")


def choose(person: Person, data: dict[str, Any]) -> None:
    if "token" in data:
        person.page.keyboard.press("h")
        tab_to(person, thing(data))
    else:
        steer(person, "h", held(data["card"]))


def with_arrows(person: Person, match: Match, action: Action) -> None:
    data = action.data
    kind = data["kind"]
    ready(person, match)
    if kind in ("run", "free"):
        data = ends(match)[best_end(match, data)]
    if "piece" in data:
        move(person, match, data)
        return
    if kind == "end turn" or kind in BUTTONS:
        person.page.keyboard.press("h")
        tab_to(person, END if kind == "end turn" else ".deeds button", BUTTONS.get(kind, ""))
    elif kind in ("buy", "take"):
        steer(person, "m", pile(data["card"]))
    else:
        choose(person, data)
    person.page.keyboard.press("Enter")
    if kind == "end turn":
        confirm(person, match)
    elif kind == "play":
        person.page.keyboard.press("Enter")
    elif kind == "discard" and match.view(match.player)["phase"] == "play":
        tab_to(person, '.deeds button:has([href="#discard"])')
        person.page.keyboard.press("Enter")


def move(person: Person, match: Match, data: dict[str, Any]) -> None:
    own = match.view(match.player)["pieces"][match.player]
    if len(own) > 1 and data["kind"] != "go":
        stands = f'[data-place="{space(own[data["piece"]])}"]'
        if person.page.locator(stands).get_attribute("aria-pressed") != "true":
            steer(person, "b", stands)
            person.page.keyboard.press("Enter")
    if data["kind"] not in ON_FOOT:
        choose(person, data)
        person.page.keyboard.press("Enter")
    steer(person, "b", place(data))
    person.page.keyboard.press("Enter")


def in_notation(person: Person, match: Match, action: Action) -> None:
    ready(person, match)
    if person.page.evaluate("document.activeElement?.id") != "command":
        person.page.keyboard.press("/")
    person.page.keyboard.type(action.text)
    person.page.keyboard.press("Enter")
