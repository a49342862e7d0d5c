"""Actions of Island, made where the board offers them: with the mouse, with a finger, or by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from web.people import PATIENCE

Data = dict[str, Any]
RESOURCES = ("food", "wood", "gold")
SPOTS = ("move", "place", "set", "retreat", "raid")
MEANINGS = {"move": "Go here", "raid": "Attack", "place": "Lay", "discover": "Look"}
MOST_TABS = 80

# The middle of something, as soon as it can be clicked, nothing lies above it, and nothing that it is in moves. Null:
# it is gone, and something else may have come in its place.
MIDDLE = """async (it, patience) => {
  const moves = ({ effect }) => effect.target !== it && effect.target.contains(it);
  for (const start = performance.now(); performance.now() - start < patience; ) {
    if (!it.isConnected) return null;
    const { x, y, width, height } = it.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const free = !it.disabled && it.ariaDisabled !== "true" && it.contains(document.elementFromPoint(...middle));
    if (free && !document.getAnimations().some(moves)) return middle;
    await new Promise((go) => setTimeout(go, 10));
  }
  throw new Error(`${it.id || it.textContent} cannot be clicked`);
}"""
IS_FOCUSED = "it => it === document.activeElement"
IS_BESIDE = "it => it.type === 'radio' && it.name === document.activeElement?.name"  # arrows go from one to the next
FOCUSED = "() => document.activeElement?.id ?? ''"


class Hands:
    """Of somebody who sits at a table of Island, with a mouse."""

    def __init__(self, page: Page, names: list[str]) -> None:
        self.page = page
        self.names = names
        self.dock = page.locator(".dock")

    def do(self, data: Data, step: int) -> None:
        """One action, as the server describes it, once the page stands at that step and asks for something."""
        self.page.locator(f'.island[data-step="{step}"][data-asked]').wait_for()
        kind = data["kind"]
        if kind in SPOTS or (kind == "discover" and "at" in data):
            self.touch(data.get("to") or data["at"], MEANINGS.get(kind, "."))
        else:
            _WAYS[kind](self, data)

    def press(self, what: Locator) -> None:
        self.page.mouse.click(*middle(what))

    def touch(self, where: list[Any], meaning: str) -> None:
        """A place on the map. Where it can mean several things, they are listed beside it."""
        self.point(self.spot(where))
        menu = self.page.locator(".island-menu")
        if menu.count():
            self.press(menu.get_by_role("button", name=re.compile(meaning)).first)

    def point(self, spot: Locator) -> None:
        self.press(spot)

    def spot(self, where: list[Any]) -> Locator:
        return self.page.locator(f'[id="spot-{name_of(where)}"]')

    def press_named(self, name: str) -> None:
        self.press(self.dock.get_by_role("button", name=name, exact=True).first)

    # What has no place on the map

    def choose_explorer(self, data: Data) -> None:
        self.press(self.dock.get_by_role("button", name=re.compile(data["explorer"], re.IGNORECASE)))

    def gather(self, data: Data) -> None:
        """More of what there is too little of: what was wished for last stays."""
        for _ in range(sum(data["cards"].values())):
            lacking = [one for one in RESOURCES if self._gathering(one) < data["cards"].get(one, 0)]
            if not lacking:
                break
            self.press(self._card(lacking[0]))
        self.press_named("Gather")

    def _card(self, resource: str) -> Locator:
        return self.dock.get_by_role("button", name=f"{resource}: one more")

    def _gathering(self, resource: str) -> int:
        card = self._card(resource)
        return int((card.get_attribute("aria-label") or "0").split()[0]) if card.count() else 0

    def buy(self, data: Data) -> None:
        """An offering needs no choice: there it is, at the shrine."""
        if data["item"] != "offering":
            self.open_purchases()
            shop = self.page.get_by_role("region", name="Buy")
            self.press(shop.get_by_role("button", name=re.compile(f"^{data['item']}", re.IGNORECASE)))
        self.touch(data["at"], "offering" if data["item"] == "offering" else "here")

    def open_purchases(self) -> None:
        """They lie in the rail."""

    def march(self, data: Data) -> None:
        self.touch(data["from"], "Lead")
        counted = self.dock.locator(".stepper b")
        while int(counted.inner_text()) > data["count"]:
            self.press_named("Fewer")
        self.touch(data["to"], "March")

    # Trade

    def trade(self, partner: str, give: dict[str, int], take: dict[str, int], done: str) -> None:
        self.press_named("Trade")
        dialog = self.page.get_by_role("dialog", name="Trade")
        whom = dialog.get_by_role("radio", name=re.compile(partner))
        if not whom.is_checked():
            self.press(whom)
        for legend, cards in (("You give", give), ("You get", take)):
            for resource, count in cards.items():
                heap = dialog.get_by_role("group", name=legend).get_by_role(
                    "button", name=re.compile(rf"^\d+ {resource}$")
                )
                for _ in range(count):
                    self.press(heap)
        self.press(dialog.get_by_role("button", name=done))

    def answer(self, name: str) -> None:
        self.press(self.page.locator(".offer").get_by_role("button", name=name))


class Fingers(Hands):
    """On a phone: a first touch points at a place, a second one means it. The shop is a sheet, the cave another map."""

    def press(self, what: Locator) -> None:
        self.page.touchscreen.tap(*middle(what))

    def touch(self, where: list[Any], meaning: str) -> None:
        door = self.page.get_by_role("button", name="Show the cave")
        if where[0] == "cave" and door.count():
            self.press(door)
        super().touch(where, meaning)

    def point(self, spot: Locator) -> None:
        self.press(spot)
        if not self.page.locator(".island-menu").count():
            self.press(spot)

    def open_purchases(self) -> None:
        self.press(self.page.locator(".bar").get_by_role("button", name="Buy"))


class Keys(Hands):
    """No pointer at all. The map is one stop; `n` goes from one place to the next that means something."""

    def press(self, what: Locator) -> None:
        middle(what)
        for _ in range(MOST_TABS):
            if what.evaluate(IS_FOCUSED):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("ArrowDown" if what.evaluate(IS_BESIDE) else "Tab")
        raise AssertionError("there is no way to it by Tab")

    def point(self, spot: Locator) -> None:
        middle(spot)
        for _ in range(MOST_TABS):
            if "spot-" in self.page.evaluate(FOCUSED):
                break
            self.page.keyboard.press("Tab")
        for _ in range(MOST_TABS):
            if spot.evaluate(IS_FOCUSED):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("n")
        raise AssertionError("there is no way to it by n")


def middle(what: Locator) -> tuple[float, float]:
    while (found := what.evaluate(MIDDLE, PATIENCE)) is None:
        continue
    return found[0], found[1]


def name_of(where: list[Any]) -> str:
    """As in the notation."""
    if len(where) == 3:
        board, q, r = where
        return f"{'cave' if board == 'cave' else ''}({q},{r})"
    board, side, q, r = where
    return f"{'cave-' if board == 'cave' else ''}{side}({q},{r})"


def named(name: str) -> Callable[[Hands, Data], None]:
    return lambda hands, _: hands.press_named(name)


_WAYS: dict[str, Callable[[Hands, Data], None]] = {
    "explorer": Hands.choose_explorer,
    "speed": lambda hands, data: hands.press_named(f"{data['speed']} speed, {data['gather']} gather"),
    "gather": Hands.gather,
    "return": lambda hands, data: hands.press_named(f"Give back 1 {data['resource']}"),
    "discover": named("Discover"),
    "buy": Hands.buy,
    "march": Hands.march,
    "fight": lambda hands, data: hands.press_named(hands.names[data["seat"]]),
    "pass": named("Pass"),
    "end turn": named("End turn"),
    "bank": lambda hands, data: hands.trade("Bank", {data["give"]: 1}, {data["take"]: 1}, "Swap"),
    "offer": lambda hands, data: hands.trade(hands.names[data["seat"]], data["give"], data["take"], "Offer"),
    "accept": lambda hands, _: hands.answer("Accept"),
    "refuse": lambda hands, _: hands.answer("Refuse"),
}
