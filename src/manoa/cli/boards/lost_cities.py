"""The board of Lost Cities: a lane for each colour; theirs above, the piles between, yours below."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from manoa.cli.boards.board import NOW, QUIET, About, Board, Scene, by_seat, number
from manoa.games.lost_cities.parts.cards import COLOURS, LETTERS
from manoa.games.lost_cities.people.notation import CARD_NAMES, WAGER
from manoa.kernel.rulebook import Event

# Every colour has a symbol, one column wide and no emoji. White takes the terminal's own ink, to show on paper too.
SYMBOLS = dict(zip(COLOURS, "☼≈▲♣◆✦", strict=True))
INKS = dict(zip(COLOURS, ("yellow", "bright_blue", "default", "green", "red", "magenta"), strict=True))
INK_OF_LETTER = dict(zip(LETTERS, INKS.values(), strict=True))
CARD = re.compile(rf"\b([{LETTERS}])(x|10|[2-9])?\b")

LABEL = 15
WIDEST_LANE = 14

Cells = Callable[[str], Text]  # a colour to what its lane shows in a row


class LostCities(Board):
    def draw(self, scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
        bottom, seats = scene.seat or 0, len(scene.names)
        lanes = _lanes(scene, width)
        for step in range(1, seats):
            _seat_rows(lanes, scene, (bottom + step) % seats)
            lanes.add_row()
        _row(lanes, Text(scene.say("lc-piles")), scene, lambda colour: _pile(scene, colour))
        lanes.add_row()
        _seat_rows(lanes, scene, bottom)
        return Stack(_heading(scene, width), Text(), lanes)

    def outcome(self, scene: Scene, scores: Sequence[int]) -> RenderableType:
        """The points of each round."""
        table = Table.grid(padding=(0, 3))
        table.add_row("", *scene.names)
        for place, result in enumerate(scene.view["results"], 1):
            table.add_row(scene.say("lc-round", round=place), *_numbers(result))
        table.add_row(scene.say("lc-total"), *_numbers(scores), style=NOW)
        return table

    def details(self, scene: Scene, event: Event) -> RenderableType | None:
        """What each expedition brought, when a round ends."""
        if event["key"] != "round":
            return None
        colours = list(event["expeditions"][0])
        table = Table.grid(padding=(0, 2))
        table.add_row("", *(_colour(scene, colour) for colour in colours), scene.say("lc-whole-round"))
        for name, points, total in zip(scene.names, event["expeditions"], event["scores"], strict=True):
            table.add_row(name, *_numbers(points[colour] for colour in colours), *_numbers([total]))
        return table

    def about(self, scene: Scene) -> About:
        """Every card by its notation, and the expedition that it belongs to."""
        rules, say = scene.rules, scene.say
        costs = say(
            "effect-expedition",
            cost=int(rules["cost"]),
            cards=int(rules["bonus_cards"]),
            bonus=int(rules["bonus_points"]),
        )
        names = [name for name in CARD_NAMES if COLOURS[LETTERS.index(name[0])] in scene.view["discards"]]
        effects = {name: say("effect-wager" if name.endswith(WAGER) else "effect-number") for name in names}
        return {name.casefold(): (name, [effect, costs]) for name, effect in effects.items()}

    def paint(self, words: str) -> Text:
        """Cards, and the letters of colours, in their ink."""
        text = Text(words)
        text.highlight_regex(CARD, lambda card: INK_OF_LETTER[card[0]])
        return text


BOARD = LostCities()


def _heading(scene: Scene, width: int) -> RenderableType:
    view, rounds = scene.view, int(scene.rules["rounds"])
    parts = [
        scene.title,
        scene.say("lc-round-of", round=view["round"], rounds=rounds) if rounds > 1 else "",
        "" if view["deck"] is None else scene.say("lc-deck", count=view["deck"]),
        scene.turn(f"lc-to-{view['phase']}"),
    ]
    line = Table(
        box=None, show_header=False, padding=0, expand=True, width=LABEL + _lane(scene, width) * len(view["discards"])
    )
    line.add_column()
    line.add_column(justify="right")
    line.add_row(" · ".join(filter(None, parts)), by_seat(view["totals"], scene.names) if rounds > 1 else "")
    return line


def _lanes(scene: Scene, width: int) -> Table:
    lanes = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    lanes.add_column(width=LABEL - 1)
    for colour in scene.view["discards"]:
        lanes.add_column(_colour(scene, colour), width=_lane(scene, width) - 1)
    return lanes


def _lane(scene: Scene, width: int) -> int:
    return min(WIDEST_LANE, (width - LABEL) // len(scene.view["discards"]))


def _seat_rows(lanes: Table, scene: Scene, seat: int) -> None:
    """What a seat laid, what that is worth, and what is known of its hand."""
    columns: dict[str, list[str]] = scene.view["expeditions"][seat]
    points, together = scene.view["points"][seat], number(scene.view["round_points"][seat])
    name = Text(scene.names[seat], NOW if seat == scene.view["player"] else "")
    _row(lanes, name, scene, lambda colour: _column(columns[colour], colour))
    _row(
        lanes,
        Text(f"  {scene.say('lc-points', points=together)}", QUIET),
        scene,
        lambda colour: Text(number(points[colour]) if columns[colour] else ""),
    )
    if seat == scene.seat:
        _row(lanes, Text(f"  {scene.say('lc-hand')}"), scene, lambda colour: _hand(scene, colour))
    else:
        known = scene.view["known"][seat]
        label = Text(f"  {scene.say('lc-hand')} {scene.view['hands'][seat]}", QUIET)
        _row(lanes, label, scene, lambda colour: Text(" ".join(_of(known, colour)), INKS[colour]))


def _row(lanes: Table, label: Text, scene: Scene, cells: Cells) -> None:
    lanes.add_row(label, *map(cells, scene.view["discards"]))


def _colour(scene: Scene, colour: str) -> Text:
    return Text(f"{SYMBOLS[colour]} {scene.words.name('colour', colour)}", INKS[colour])


def _column(cards: list[str], colour: str) -> Text:
    """The lane names the colour, so the cards need not."""
    return Text(" ".join(card[1:] for card in cards), INKS[colour]) if cards else Text("·", QUIET)


def _pile(scene: Scene, colour: str) -> Text:
    """The top card and how many there are, or all cards where they are shown."""
    pile: dict[str, Any] = scene.view["discards"][colour]
    if not pile["size"]:
        return Text("·", QUIET)
    may_take = {"kind": "take", "colour": colour} in [action.data for action in scene.actions]
    top = Text(pile["top"], f"{INKS[colour]} {NOW if may_take else ''}")
    if "cards" in pile:
        return Text.assemble(("".join(f"{card} " for card in pile["cards"][:-1]), QUIET), top)
    return top.append(f" ({pile['size']})", QUIET)


def _hand(scene: Scene, colour: str) -> Text:
    """Cards that may be laid now stand out; those that may only be discarded are plain."""
    layable = {action.data["card"] for action in scene.actions if action.data["kind"] == "play"}
    cards = [Text(card, f"{INKS[colour]} {NOW if card in layable else ''}") for card in _of(scene.view["hand"], colour)]
    return Text(" ").join(cards)


def _of(cards: list[str], colour: str) -> list[str]:
    return [card for card in cards if COLOURS[LETTERS.index(card[0])] == colour]


def _numbers(values: Iterable[int]) -> list[Text]:
    return [Text(number(value), justify="right") for value in values]
