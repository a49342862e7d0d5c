"""`manoa puzzles solve`: puzzles at the terminal, one after the other."""

from collections.abc import Sequence

from rich.text import Text

from manoa import games
from manoa.cli.boards.board import Scene, scene_of
from manoa.cli.boards.registry import board_for
from manoa.cli.files import seat_names
from manoa.cli.moves import arranged, numbered
from manoa.cli.phrases import plain
from manoa.cli.puzzle_showing import BELOW, heading_of, named, question_of, solution_of
from manoa.cli.refusal import refuse, refusing
from manoa.cli.terminal import Terminal
from manoa.cli.words import words_for
from manoa.play.errors import IllegalAction, refusal
from manoa.study.puzzles import ARRIVE, LETTERS, Puzzle, load
from manoa.study.puzzles.arriving import is_there

MIDDLE = 1200  # where somebody begins who names no puzzle
LONGEST = 30  # letters of an answer that are repeated
WORDS = {"show": "show", "next": "next", "n": "next", "quit": "quit", "q": "quit"}


class Left(Exception):
    """Somebody has had enough."""


def solve_puzzles(wanted: str | None, theme: str | None, language: str | None) -> None:
    """`wanted`: a game, or the id of the puzzle to begin with."""
    first = named(wanted) if wanted and wanted.partition("-")[0] in LETTERS.values() else None
    left = [puzzle for puzzle in _of(first.game if first else wanted) if theme in (None, puzzle.theme)]
    if not left:
        refuse(f"there are no puzzles of the theme {theme!r}; see `manoa puzzles list`")
    terminal, solved, tried = Terminal(), 0, 0
    puzzle: Puzzle | None = first or min(left, key=lambda one: abs(one.rating - MIDDLE))
    words = words_for(None, language)
    try:
        while puzzle is not None:
            left = [one for one in left if one is not puzzle]
            right = Solving(puzzle, terminal, language).ask()
            tried, solved = tried + 1, solved + bool(right)
            puzzle = next_of(left, puzzle.rating, right)
            if puzzle is not None:
                _wait(terminal, words.say("puzzle-go-on"))
    except (EOFError, Left):
        pass
    terminal.say(words.say("puzzles-solved", solved=solved, tried=tried), "bold")


def _of(game: str | None) -> list[Puzzle]:
    with refusing():
        return [puzzle for name in ([game] if game else games()) for puzzle in load(name)]


def next_of(left: Sequence[Puzzle], rating: int, right: bool) -> Puzzle | None:
    """A harder one after a right answer, an easier one after a wrong one; the nearest where there is none."""
    fitting = [one for one in left if (one.rating >= rating) == right] or left
    return min(fitting, key=lambda one: abs(one.rating - rating), default=None)


def _wait(terminal: Terminal, question: str) -> None:
    if WORDS.get(terminal.ask(f"{question} ").lower()) == "quit":
        raise Left


class Solving:
    """One puzzle, as long as it is asked."""

    def __init__(self, puzzle: Puzzle, terminal: Terminal, language: str | None) -> None:
        self.puzzle, self.terminal = puzzle, terminal
        self.words, self.board = words_for(puzzle.game, language), board_for(puzzle.game)
        self.arrives = puzzle.goal == ARRIVE
        self.match = puzzle.match()
        self.revealed = self.match.revealed
        choices = [] if self.arrives else puzzle.answers
        self.answers = sorted(choices, key=lambda answer: self.match.steps_of(answer.play[0]))

    def ask(self) -> bool:
        """Whether it was solved; who wants to be shown the answer, or goes on, has not."""
        self._show()
        question = self.words.say("puzzle-ask-turn" if self.arrives else "puzzle-ask", last=len(self.answers))
        while True:
            text = self.terminal.ask(f"{question} ")
            word = WORDS.get(text.lower())
            if word == "quit":
                raise Left
            if not text:
                self._show()
                continue
            right = self._tried(text) if word is None else False
            if right is not None:
                if word != "next":
                    self._tell(right, answered=word is None)
                return right

    def _show(self) -> None:
        """The position, and what is asked."""
        puzzle, scene = self.puzzle, self._scene()
        moves = numbered(self.board.groups(scene)) if self.arrives else None
        below = BELOW + (self.terminal.lines(moves) if moves is not None else len(self.answers))
        self.terminal.clear()
        self.terminal.show(self.board.draw(scene, self.terminal.width, self.terminal.height, below))
        self.terminal.say()
        self.terminal.say(heading_of(puzzle, self.words), "bold")
        self.terminal.say(f"{self.words.about('theme', puzzle.theme)} {question_of(puzzle, self.words)}")
        if moves is not None:
            self.terminal.show(moves)
        for number, answer in enumerate(self.answers, 1):
            self.terminal.say(Text.assemble((f"  {number}) ", "dim"), self.board.paint(answer.play[0])))

    def _scene(self) -> Scene:
        seat = self.puzzle.seat
        return scene_of(self.match, seat, self._names(), self.words, you=seat)

    def _names(self) -> list[str]:
        names = seat_names([None] * self.puzzle.players, self.words)
        return [self.words.say("you") if seat == self.puzzle.seat else name for seat, name in enumerate(names)]

    def _tried(self, text: str) -> bool | None:
        """Whether an answer is right; None: it is none, or the turn goes on."""
        try:
            return self._went(text) if self.arrives else self._chose(text)
        except IllegalAction as error:
            self.terminal.say(self.board.paint(self.words.why(error.refusal, self._names())))
            return None

    def _chose(self, text: str) -> bool:
        """By the number of an answer, or in notation."""
        last = len(self.answers)
        if text in map(str, range(1, last + 1)):
            return self.answers[int(text) - 1] is self.puzzle.answers[0]
        steps = None if text.isdigit() else self.match.steps_of(text)
        for answer in self.answers:
            if self.match.steps_of(answer.play[0]) == steps:
                return answer is self.puzzle.answers[0]
        raise IllegalAction(refusal("no-answer", last=last, text=plain(text, LONGEST)), "malformed")

    def _went(self, text: str) -> bool | None:
        """The turn goes on until the piece is there, or nothing of it is left. What would bring something hidden to
        light is taken back: in a puzzle that is nobody's card."""
        seat, back, steps = self.puzzle.seat, text.lower() == "undo", len(self.match.steps)
        after = self.match.at(max(steps - 1, 0) if back else steps)
        for move in [] if back else self._moves(text):
            after.play(move)
        if is_there(after, seat):
            return True
        if after.player != seat:
            return False
        if after.revealed != self.revealed:
            raise IllegalAction(refusal("puzzle-hidden"), "malformed")
        self.match = after
        self._show()
        return None

    def _moves(self, text: str) -> list[str]:
        """The move of a number, or those of a line."""
        moves = arranged(self.board.groups(self._scene()))
        if text in map(str, range(1, len(moves) + 1)):
            return [moves[int(text) - 1]]
        return [move for part in text.split(",") for move in self.board.expand(part.strip())]

    def _tell(self, right: bool, answered: bool) -> None:
        """Whether it was right, and why."""
        puzzle, words = self.puzzle, self.words
        if answered:
            self.terminal.say(words.say("puzzle-right" if right else "puzzle-wrong"), "bold")
        if puzzle.reason is not None:
            self.terminal.say(words.reason(puzzle.reason, self._names(), puzzle.seat))
        for answer in self.answers:
            share = f"{100 * answer.share:.0f}"
            self.terminal.say(self.board.paint(words.say("puzzle-share", move=answer.play[0], share=share)))
        for line in solution_of(puzzle, words):
            self.terminal.say(self.board.paint(line))
