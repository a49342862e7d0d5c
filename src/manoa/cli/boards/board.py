"""What every board is drawn from, and how a game is drawn that has nothing better to say."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from manoa.kernel.rulebook import Event
from manoa.play.action import Action
from manoa.play.match import Match
from manoa.play.world import placings_of
from manoa.words import Words

NOW = "bold"  # what can be done now is the brightest
QUIET = "dim"
TURN = "›"  # whose turn it is
NOTHING = "–"

# Moves of one kind: its label, then each move as it is typed and as it is shown.
# One that shows nothing is told by the one before it.
Group = tuple[str, list[tuple[str, Text]]]

About = Mapping[str, tuple[str, Sequence[str]]]  # by what is typed: what a thing is called, and what it does


@dataclass(frozen=True)
class Scene:
    """What a board is drawn from: a view, never a state, so that nothing hidden can show."""

    view: Mapping[str, Any]
    seat: int | None  # who looks; None is a spectator
    names: Sequence[str]  # of the seats
    words: Words
    actions: Sequence[Action] = ()  # what the one who looks may do now
    rules: Any = None  # the rules record: public
    options: Mapping[str, Any] = field(default_factory=dict)
    switches: frozenset[str] = frozenset()  # of the board's SWITCHES, those that are on
    you: int | None = None  # the seat that is spoken to
    game: str = ""

    def say(self, id: str, **parts: Any) -> str:
        return self.words.say(id, **parts)

    def about(self, id: str, seat: int, **parts: Any) -> str:
        """A sentence about a seat, which may be that of the reader."""
        return self.words.say(id, who=self.names[seat], you="yes" if seat == self.you else "no", **parts)

    def called(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        return self.say("you-object") if seat == self.you else self.names[seat]

    def turn(self, id: str) -> str:
        """Whose turn it is; you are asked anyway."""
        player = self.view["player"]
        if player is None:
            return self.say("is-over")
        return "" if player == self.you else self.say(id, who=self.names[player])

    @property
    def title(self) -> str:
        return self.words.name("game", self.game)


class Board(ABC):
    """How a game is drawn. Each game says what it does better than here."""

    SWITCHES: Sequence[str] = ()  # words that change the drawing; what they change says `switch-WORD`
    BY_TURN = False  # what a seat does in a row is told in one sentence
    NO_NEWS: frozenset[str] = frozenset()  # deeds of such events alone are left to the log

    @abstractmethod
    def draw(self, scene: Scene, width: int, height: int | None = None, below: int = 0) -> RenderableType:
        """The position. On a screen of so many lines, it leaves some for what comes below it, if it can."""

    def outcome(self, scene: Scene, scores: Sequence[int]) -> RenderableType:
        """The final score, and how it came about."""
        return Text(by_seat(scores, scene.names))

    def details(self, scene: Scene, event: Event) -> RenderableType | None:
        """What there is to show of an event beside its sentence."""
        return None

    def paint(self, words: str) -> Text:
        """Words with the game's colours."""
        return Text(words)

    def groups(self, scene: Scene) -> list[Group]:
        """The moves, sorted for a person: by the first word of their notation."""
        lines: dict[str, Group] = {}
        for action in scene.actions:
            kind, _, rest = str(action).partition(" ")
            words = self.paint(rest)
            words.stylize(NOW)
            lines.setdefault(kind, (kind, []))[1].append((str(action), words))
        return list(lines.values())

    def expand(self, text: str) -> list[str]:
        """The moves that a line stands for, where the game itself reads it as one alone."""
        return [text]

    def about(self, scene: Scene) -> About:
        """What cards and the like do; nothing where their faces say it all."""
        return {}

    def question(self, scene: Scene) -> str:
        """What the one to act is asked for, in a few words."""
        return scene.say("your-move")


def scene_of(
    match: Match,
    seat: int | None,
    names: Sequence[str],
    words: Words,
    switches: frozenset[str] = frozenset(),
    you: int | None = None,
) -> Scene:
    """The position of a match as a seat may know it."""
    actions = match.actions() if seat is not None and seat == match.player else []
    game = match.game
    return Scene(match.view(seat), seat, names, words, actions, match.rules, game.options, switches, you, game.name)


def ranking(names: Sequence[str], scores: Sequence[int]) -> list[tuple[int, str, str]]:
    """The seats from the first on: each with its place and name, and the style of its line."""
    places = placings_of(scores)
    order = sorted(range(len(names)), key=places.__getitem__)
    return [(seat, f"{places[seat]}. {names[seat]}", NOW if places[seat] == 1 else "") for seat in order]


def number(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")


def by_seat(values: Sequence[int], names: Sequence[str]) -> str:
    """A number for each seat: You 12, Careful −5. Seat 1: 12."""
    signs = [":" if name[-1].isdigit() else "" for name in names]
    return ", ".join(f"{name}{sign} {number(value)}" for name, sign, value in zip(names, signs, values, strict=True))
