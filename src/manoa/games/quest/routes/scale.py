"""Length and difficulty in words, on the scale of the printed routes: how many steps it is, and how many rounds a quick
bot needs with three players. docs/routes.md has the figures that the edges are drawn from."""

LENGTHS = ("short", "medium", "long")
DIFFICULTIES = ("easy", "medium", "hard")
STEPS = (31, 38)  # the most steps of a short route, and of a medium one
ROUNDS = {False: (15.0, 16.0), True: (12.5, 13.6)}  # the same in rounds; with Heroes & Hexes games are shorter


def length_of(steps: int) -> str:
    return LENGTHS[sum(steps > edge for edge in STEPS)]


def difficulty_of(rounds: float, hexes: bool) -> str:
    return DIFFICULTIES[sum(rounds > edge for edge in ROUNDS[hexes])]
