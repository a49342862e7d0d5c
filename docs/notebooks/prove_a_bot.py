# A notebook as text. Editors and Jupytext open it as it is; the manual shows it with its outputs.

# %% [markdown]
# A bot is a class with `choose(seat)`. It gets what its seat knows and returns an action. This one plays Lost Cities by
# three rules that a beginner would find:
#
# 1. It begins an expedition only if its hand is good enough for it.
# 2. It lays the lowest card that it can.
# 3. It throws away what it needs least, and draws from a pile only what it can lay.
#
# The arena plays in separate processes, so the bot must be in a file.

# %%
import sys
import tempfile
from pathlib import Path

BOT = '''
"""A bot for Lost Cities that begins few expeditions."""


def rank(card):
    return int(card[1:]) if card[1:] != "x" else 0


class Steady:
    least = 18  # what the cards in hand have to make together

    def choose(self, seat):
        view, actions = seat.view(), seat.actions()
        if view["phase"] == "draw":
            return self.drawn(seat, view, actions)
        laying = [one for one in actions if one.data["kind"] == "play" and self.wants(seat, view, one.data["colour"])]
        if laying:
            return min(laying, key=lambda one: rank(one.data["card"]))
        throwing = [one for one in actions if one.data["kind"] == "discard"]
        return min(throwing, key=lambda one: self.need(seat, view, one.data["card"], one.data["colour"]))

    def wants(self, seat, view, colour):
        if view["expeditions"][seat.seat][colour]:
            return True
        hand = [rank(card) for card in view["hand"] if card[0] == colour[0].upper()]
        return sum(hand) >= self.least

    def need(self, seat, view, card, colour):
        laid = view["expeditions"][seat.seat][colour]
        if laid and rank(card) < rank(laid[-1]):
            return -1  # it can never be laid
        return rank(card) + (20 if self.wants(seat, view, colour) else 0)

    def drawn(self, seat, view, actions):
        for one in actions:
            colour = one.data.get("colour")
            laid = view["expeditions"][seat.seat][colour] if colour else []
            if laid and rank(view["discards"][colour]["top"]) > rank(laid[-1]):
                return one
        return next(one for one in actions if "colour" not in one.data)


class Hasty(Steady):
    least = 8


class Wary(Steady):
    least = 28
'''
folder = Path(tempfile.mkdtemp())
(folder / "steady.py").write_text(BOT)
sys.path.insert(0, str(folder))

# %% [markdown]
# First, watch it play. A match draws itself:

# %%
from steady import Steady

import manoa

match = manoa.game("lost-cities", rounds=1).start(seed=3)
while len(match.steps) < 40:
    match.play(Steady().choose(match.for_seat(match.player)))
match

# %% [markdown]
# ## The arena
#
# Every deal is played twice, with the seats swapped, so that nobody has the better cards. ± is one standard error over
# deals.

# %%
from manoa.arena import Local, Plan, Run, standings


def meet(*bots, games=40):
    """Each against each, so many games."""
    plan = Plan.of("lost-cities", bots, options=[{"rounds": 1}], seed=1)
    run = Run(plan, games=games)
    with Local(workers=1) as engine:  # processes; one for each core if nothing is said
        engine.play(run)
    return standings(plan, run.counted())


def tell(result):
    for one, other in result.pairs():
        met = result.meetings[one, other]
        names = f"{result.labels[one]} against {result.labels[other]}"
        print(f"{names}: {met.score:.1%} ± {met.score_error:.1%} of {met.games} games, {met.margin:+.1f} points")


tell(meet("steady:Steady", "random", "careful"))

# %% [markdown]
# `random` was easy. `careful`, which looks at what a move changes for both sides, is still far ahead.

# %% [markdown]
# ## One number, tuned
#
# How good must the hand be before the bot begins an expedition? Let the arena compare the same bot with other numbers,
# each against each. If a score is within two errors of 50 %, the lead may be chance.

# %%
tell(meet("steady:Steady", "steady:Hasty", "steady:Wary"))

# %% [markdown]
# The same in a terminal, with a report for the browser:
#
# ```sh
# manoa arena steady:Steady careful --game lost-cities --games 400 --report report.html
# ```
