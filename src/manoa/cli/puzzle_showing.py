"""`manoa puzzles list` and `show`: what there is, and one of them on the table."""

from rich.table import Table

from manoa import games
from manoa.cli.boards.board import scene_of
from manoa.cli.boards.registry import board_for
from manoa.cli.files import seat_names
from manoa.cli.refusal import refuse, refusing
from manoa.cli.terminal import Terminal, table
from manoa.cli.words import words_for
from manoa.study.puzzles import ARRIVE, LETTERS, Puzzle, load
from manoa.words import Words

BELOW = 8  # lines that come after the table


def list_puzzles(game: str | None, theme: str | None) -> None:
    with refusing():
        known = [puzzle for name in ([game] if game else games()) for puzzle in load(name)]
    found = [puzzle for puzzle in known if theme in (None, puzzle.theme)]
    if not found:
        themes = sorted({puzzle.theme for puzzle in known})
        refuse(f"there is no theme {theme!r}; there are: {', '.join(themes)}" if known else "there are no puzzles yet")
    terminal = Terminal()
    terminal.show(_of_each_theme(found) if theme is None else _one_by_one(found))
    terminal.say("Solve some with: manoa puzzles solve GAME. See one with: manoa puzzles show ID", "dim")


def _of_each_theme(found: list[Puzzle]) -> Table:
    drawn = table("game", "theme", "puzzles", "ratings", "for example")
    for game, theme in sorted({(puzzle.game, puzzle.theme) for puzzle in found}):
        some = [puzzle for puzzle in found if (puzzle.game, puzzle.theme) == (game, theme)]
        ratings = sorted(puzzle.rating for puzzle in some)
        drawn.add_row(game, theme, str(len(some)), f"{ratings[0]}–{ratings[-1]}", some[0].id)
    return drawn


def _one_by_one(found: list[Puzzle]) -> Table:
    drawn = table("id", "game", "rating", "points", "players")
    for puzzle in sorted(found, key=lambda one: (one.game, one.rating)):
        drawn.add_row(puzzle.id, puzzle.game, str(puzzle.rating), f"{puzzle.points:.1f}", str(puzzle.players))
    return drawn


def show_puzzle(id: str, solution: bool, language: str | None) -> None:
    puzzle = named(id)
    words, terminal, match = words_for(puzzle.game, language), Terminal(), puzzle.match()
    scene = scene_of(match, puzzle.seat, seat_names([None] * puzzle.players, words), words, frozenset())
    terminal.show(board_for(puzzle.game).draw(scene, terminal.width, terminal.height, BELOW))
    terminal.say()
    terminal.say(heading_of(puzzle, words), "bold")
    terminal.say(question_of(puzzle, words))
    if puzzle.goal != ARRIVE:
        for text in sorted(answer.play[0] for answer in puzzle.answers):  # the order tells nothing
            terminal.say(f"  {text}")
    for line in solution_of(puzzle, words) if solution else ():
        terminal.say(line)


def heading_of(puzzle: Puzzle, words: Words) -> str:
    return f"{puzzle.id}: {words.say(f'theme-{puzzle.theme}')}, {puzzle.rating}"


def question_of(puzzle: Puzzle, words: Words) -> str:
    return words.say("puzzle-arrive" if puzzle.goal == ARRIVE else "puzzle-choose")


def solution_of(puzzle: Puzzle, words: Words) -> list[str]:
    """The best line and the natural one, and how far they are apart."""
    share, points = f"{100 * puzzle.gap:.0f}", f"{puzzle.points:.1f}"
    return [
        words.say("puzzle-best", line="; ".join(puzzle.line)),
        words.say("puzzle-natural", line="; ".join(puzzle.alternative)),
        words.say("puzzle-gap", share=share, points=points),
    ]


def named(id: str) -> Puzzle:
    """A puzzle that comes with the games."""
    game = next((game for game, letters in LETTERS.items() if id.startswith(f"{letters}-")), None)
    found = next((puzzle for puzzle in (load(game) if game else []) if puzzle.id == id), None)
    if found is None:
        refuse(f"there is no puzzle {id!r}; see `manoa puzzles list`")
    return found
