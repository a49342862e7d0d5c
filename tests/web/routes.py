"""The route editor by hand: pieces are dragged by mouse, laid by finger, or by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from web.people import Person

FLUSH = 290  # px from the middle of a tile to that of the next, as large as an empty map is shown
CORNER = 150  # and from there to a finish around its corner
SHORT = ["tile B", "tile C", "finish, by river"]  # the shortest route there is


class Editor:
    """On `/routes/new`."""

    def __init__(self, person: Person, address: str = "/routes/new") -> None:
        self.person, self.page = person, person.page
        self.page.goto(address)
        self.stage = self.page.get_by_role("application", name="Map of the route")
        self.stage.wait_for()
        self.page.locator("body").evaluate("() => document.fonts.ready.then(() => null)")

    def side(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).locator("visible=true")

    def lies(self, name: str) -> Locator:
        return self.stage.get_by_role("button", name=f"{name}, on the map")

    def spot(self, right: float, down: float = 0) -> tuple[float, float]:
        """So far from the middle of the stage."""
        box = self.stage.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2 + right, box["y"] + box["height"] / 2 + down

    def drag(self, name: str, right: float, down: float = 0) -> None:
        """From the tray onto the map, with the mouse."""
        self.side(name).scroll_into_view_if_needed()
        box = self.side(name).bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(*self.spot(right / 2, down), steps=4)
        self.page.mouse.move(*self.spot(right, down), steps=4)
        self.page.mouse.up()

    def build(self) -> None:
        """The shortest route, by mouse. The first tile lies left of the middle, so that the rest has room."""
        for name, right in zip(SHORT, (-FLUSH / 2, FLUSH / 2, FLUSH / 2 + CORNER), strict=True):
            self.drag(name, right, 60 if name.startswith("finish") else 0)
            expect(self.lies(name)).to_be_visible()
        self.is_sound()

    def is_sound(self) -> None:
        expect(self.page.get_by_role("button", name="Let the bots try it")).not_to_have_attribute(
            "aria-disabled", "true"
        )

    def problems(self) -> Locator:
        return self.page.locator("[data-number]")

    def save(self, title: str) -> str:
        """Under a name; its id."""
        self.page.get_by_role("button", name="Save and share").first.click()
        dialog = self.page.get_by_role("dialog", name="Save and share")
        dialog.get_by_role("textbox", name="Name of the route").fill(title)
        dialog.get_by_role("button", name="Save and share").click()
        dialog.get_by_role("button", name="Copy the link").wait_for()
        return self.page.url.split("/")[-2]
