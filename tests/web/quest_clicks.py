"""Quest by mouse or finger: choose a card or token, then the space it goes to; or answer what is asked with a card."""

from __future__ import annotations

import re
from typing import Any

from manoa.play.action import Action
from manoa.play.match import Match
from web.people import PATIENCE, Person

END = ".quest .end"
BUTTONS = {"stop": "Stop here", "done": "Done"}
OWN_BUTTONS = {"ward": "Bear it", "force": "Leave it here"}  # with a curse, and with a forced move
ON_FOOT = ("go", "enter", "clear", "move", "herd", "retreat")

# Where a thing can be clicked, once the board stands at a step, asks for something and the thing lies still from one
# frame to the next: a hand is laid out for the room it has, which is known a frame later. Cards overlap, so it is their
# left edge.
PLACE = """async ([step, selector, patience]) => {
  const board = `.quest[data-step="${step}"][data-asked]`;
  let before = null;
  for (const start = performance.now(); performance.now() - start < patience; ) {
    const it = document.querySelector(board) && document.querySelector(selector);
    if (it) {
      const { x, y, width, height } = it.getBoundingClientRect();
      const point = it.matches(".card") ? [x + 10, y + 16] : [x + width / 2, y + height / 2];
      if (`${point}` === before && it.contains(document.elementFromPoint(...point))) return point;
      before = `${point}`;
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${selector} cannot be clicked at step ${step}`);
}"""

IN_SIGHT = """(selector) => {
  const it = document.querySelector(selector);
  const { x, y, width, height } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
NARROW = "matchMedia('(max-width: 820px), (max-height: 520px)').matches"  # as in web/src/look/screen.svelte.ts


# Places


def held(card: str) -> str:
    """A card in the hand: the first, where there are several alike."""
    return f'.hand [data-card="{card}"]'


def thing(data: dict[str, Any]) -> str:
    if data.get("stored"):
        return f'[data-stored="{data["card"]}"]:not(.waits)'
    return held(data["card"]) if "card" in data else f'[data-token="{data["token"]}"]'


def place(data: dict[str, Any]) -> str:
    """A space of the map, or a blockade."""
    name = f"blockade-{data['blockade']}" if "blockade" in data else space(data["to"])
    return f'[data-place="{name}"]'


def space(at: list[int]) -> str:
    return ",".join(map(str, at))


def pile(card: str) -> str:
    return f'[data-spot="market-{card}"]'


# Clicking


def press(person: Person, match: Match, selector: str) -> None:
    person.point(*person.page.evaluate(PLACE, [len(match.steps), selector, PATIENCE]))


def until_asked(person: Person, match: Match) -> None:
    """The board stands at this step and asks for something."""
    person.page.locator(f'.quest[data-step="{len(match.steps)}"][data-asked]').wait_for()


def press_scrolled(person: Person, match: Match, selector: str) -> None:
    """In a list that may have to be scrolled first."""
    until_asked(person, match)
    person.page.locator(selector).scroll_into_view_if_needed()
    press(person, match, selector)


def press_button(person: Person, match: Match, text: str, where: str = ".dock") -> None:
    """One of the buttons for what has no place on the board."""
    until_asked(person, match)
    name = re.compile(rf"^{text}", re.IGNORECASE)
    person.page.locator(f"{where} button:not([data-spot])").and_(
        person.page.get_by_role("button", name=name)
    ).first.click()


def end_turn(person: Person, match: Match) -> None:
    press(person, match, END)
    confirm(person, match)


def confirm(person: Person, match: Match) -> None:
    """Where nothing was played, the end of a turn is asked for once more."""
    before = f'.quest[data-step="{len(match.steps)}"][data-asked]'
    sure = person.page.locator("dialog[open] .primary")
    person.page.locator(f"body:has(dialog[open] .primary), body:not(:has({before}))").wait_for()
    if sure.count():
        sure.press("Enter")


def is_pressed(person: Person, selector: str) -> bool:
    return person.page.locator(selector).first.get_attribute("aria-pressed") == "true"


def choose(person: Person, match: Match, data: dict[str, Any]) -> None:
    until_asked(person, match)
    if not is_pressed(person, thing(data)):
        press(person, match, thing(data))
        person.page.locator(f'{thing(data)}[aria-pressed="true"]').wait_for()


def choose_piece(person: Person, match: Match, data: dict[str, Any]) -> None:
    """With two pieces, say which one goes; where both stand, each press is for the next."""
    own = match.view(match.player)["pieces"][match.player]
    where = f'[data-place="{space(own[data["piece"]])}"]'
    until_asked(person, match)
    if len(own) > 1 and not is_pressed(person, where):
        bring_near(person, match, where)
        for _ in range(own[: data["piece"] + 1].count(own[data["piece"]])):
            press(person, match, where)


# Runs: in the page a card is chosen and then where it goes, both at once


def ends(match: Match) -> dict[str, dict[str, Any]]:
    """Where the player to act can take a piece, as the view says: what does it, and what is to be clicked for it."""
    found: dict[str, dict[str, Any]] = {}
    for reach in match.view(match.player)["reach"]:
        source = {part: reach[part] for part in ("card", "token", "stored") if reach.get(part)}
        for end in reach["ends"]:
            last = end["text"].split()[-1]
            where = {"blockade": int(last.split("-")[1])} if last.startswith("blockade-") else {"to": end["to"]}
            found[end["text"]] = {"kind": "run" if source else "go", **source, "piece": reach["piece"], **where}
    return found


def best_end(match: Match, data: dict[str, Any]) -> str:
    """What comes nearest to El Dorado with a card or token."""

    def to_go(text: str) -> int:
        then = match.at(len(match.steps))
        then.play(text)
        return int(then.view(None)["to_go"][match.player])

    played = ("card", "token", "stored")
    texts = [text for text, end in ends(match).items() if all(end.get(part) == data.get(part) for part in played)]
    return min(texts, key=to_go)


def get(person: Person, match: Match, stock: str) -> None:
    """From the market. On a small screen that lies behind a button, and a tap on a card tells what it does first."""
    market = person.page.locator(".bar").get_by_role("button", name="Market")
    if market.count() and not person.page.locator(stock).count():
        market.click()
    press(person, match, stock)
    if person.page.evaluate(NARROW):
        person.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Buy for|Take|Imitate)")).click()


def imitate(person: Person, match: Match, action: Action) -> None:
    """A card of the market board; where it can be played in several ways, buttons name them."""
    card = action.data["card"]
    if sum(other.data["card"] == card for other in match.actions()) == 1:
        get(person, match, pile(card))
    else:
        press_button(person, match, str(action), ".quest")


def do(person: Person, match: Match, action: Action) -> None:
    data = action.data
    kind = data["kind"]
    if match.view(match.player)["phase"] == "imitate":
        imitate(person, match, action)
    elif kind in ("run", "free"):
        move(person, match, ends(match)[best_end(match, data)])
    elif kind == "end turn":
        end_turn(person, match)
    elif kind == "lift":
        press_scrolled(person, match, f'[data-curse="{data["curse"]}"] .lift button')
    elif kind == "done" and match.view(match.player)["phase"] in OWN_BUTTONS:
        press_button(person, match, OWN_BUTTONS[match.view(match.player)["phase"]], ".quest")
    elif kind == "take" and match.view(match.player)["phase"] == "hero":
        press(person, match, f'[data-hero="{data["card"]}"]')
        press_button(person, match, "Take", ".quest")
    elif kind in BUTTONS:
        press_button(person, match, BUTTONS[kind])
    elif kind in ("buy", "take"):
        get(person, match, pile(data["card"]))
    elif kind == "play" and match.view(match.player)["phase"] == "ward":
        press_button(person, match, "Send it away", ".quest")
    elif kind == "play":
        choose(person, match, data)
        press(person, match, thing(data))
    elif kind == "dragon":
        press_dragon(person, match, action)
    elif kind == "store":
        choose(person, match, data)
        press_button(person, match, r"Store\b")
    elif "piece" in data or kind in ON_FOOT:
        move(person, match, data)
    elif kind == "discard" and match.view(match.player)["phase"] == "play":
        choose(person, match, data)
        press_button(person, match, "Discard")
    elif kind == "pay" and data.get("once"):
        press_button(person, match, rf"{data['card']} as \d coins, then gone")
    elif "symbol" in data:
        press_button(person, match, f"{data['card'].replace('_', ' ')} as coins")
    else:
        press(person, match, thing(data))


def move(person: Person, match: Match, data: dict[str, Any]) -> None:
    # A run belongs to the piece that began it; others may be moved by force, and dragons.
    if data["kind"] not in ("go", "move", "herd", "retreat"):
        choose_piece(person, match, data)
    if data["kind"] not in ON_FOOT:
        choose(person, match, data)
    press_place(person, match, place(data))


def press_dragon(person: Person, match: Match, action: Action) -> None:
    """On the map; where it is out of sight on a phone, by a request."""
    [at] = [one["at"] for one in match.view()["modules"]["dragons"] if one["id"] == action.data["dragon"]]
    bring_near(person, match, place({"to": at}))
    if person.has_touch and not person.page.evaluate(IN_SIGHT, place({"to": at})):
        person.ask(person.page.url.split("/")[-1], kind="play", action=action.id)
    else:
        press(person, match, place({"to": at}))


def press_place(person: Person, match: Match, selector: str) -> None:
    """A finger aims first; the button that says what comes of it goes."""
    bring_near(person, match, selector)
    press(person, match, selector)
    if person.has_touch:
        press(person, match, ".quest .pill, .forced .primary:not(:disabled)")


def bring_near(person: Person, match: Match, selector: str) -> None:
    """Put away a curse that lies over it. On a phone the map is larger than its window: a look home, and what a piece
    reaches is in sight."""
    until_asked(person, match)
    curse = person.page.locator(".slips").get_by_role("button", name="Close")
    if curse.count() and not person.page.evaluate(IN_SIGHT, selector):
        curse.click()
    if person.has_touch and not person.page.evaluate(IN_SIGHT, selector):
        person.page.get_by_role("button", name="My piece").tap()
