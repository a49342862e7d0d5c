"""Which board draws which game. It is loaded when it is needed; a game without one gets the generic board."""

from importlib import import_module

from manoa.cli.boards.board import Board

GENERIC = "generic"
BOARDS = {"lost-cities": "lost_cities", "quest": "quest.table", "island": "island.table"}


def board_for(game: str) -> Board:
    board: Board = import_module(f"manoa.cli.boards.{BOARDS.get(game, GENERIC)}").BOARD
    return board
