# A notebook as text. Editors and Jupytext open it as it is; the manual shows it with its outputs.

# %% [markdown]
# A match is its record: a seed and a list of moves. So you can look at a finished game step by step, let a bot judge
# any position of it, and try what would have happened. Here two bots play one round of Lost Cities.

# %%
import manoa
from manoa.words import catalogue

game = manoa.game("lost-cities", rounds=1)
players = [manoa.bot("seasoned", seed=1), manoa.bot("careful", seed=1)]
match = game.start(seed=11)
while match.player is not None:
    match.play(players[match.player].choose(match.for_seat(match.player)))
print("Points at the end:", match.scores, "after", len(match.steps), "steps")

# %% [markdown]
# A match draws itself as the last line of a cell.

# %%
match

# %% [markdown]
# ## How it went
#
# `match.at(step)` is the match as it stood then. The expeditions of both sides, every dozen steps:

# %%
for step in range(0, len(match.steps) + 1, 12):
    points = [sum(seat.values()) for seat in match.at(step).view(0)["points"]]
    print(f"step {step:3}: {points[0]:4} {points[1]:4}")

# %% [markdown]
# The log is a list of events. The catalogues turn them into sentences, in three languages.

# %%
words = catalogue("lost-cities", "en")
for event in match.log()[:6]:
    print(words.event(event, ["Sena", "Cara"], None))

# %% [markdown]
# ## What a stronger bot thinks
#
# `search` tries every move in worlds that may be the true one for the player. `think` gives its reasons: how often it
# tried a move, how many of those simulations it won, and by how many points.

# %%
judge = manoa.bot("search", simulations=2000, seed=1)
then = match.at(20)
for candidate in judge.think(then.for_seat(then.player)).candidates[:5]:
    print(
        f"{candidate.action!s:12} tried {candidate.visits:4}, won {candidate.win:.0%}, {candidate.margin:+.1f} points"
    )

# %% [markdown]
# This is the position it thought about, as the player sees it:

# %%
then

# %% [markdown]
# ## Where points were lost
#
# For each card that `careful` laid or discarded: how much more the best move promised than the move it played. Moves
# that the search did not examine closely are left out.

# %%
lost = []
for step in range(len(match.steps)):
    then = match.at(step)
    if then.player == 1 and then.view(1)["phase"] == "play":
        played = then.word(match.steps[step])
        promised = {str(one.action): one.margin for one in judge.think(then.for_seat(1)).candidates}
        if str(played) in promised:
            best = max(promised, key=promised.get)
            lost.append((promised[best] - promised[str(played)], step, str(played), best))
for points, step, played, best in sorted(lost, reverse=True)[:3]:
    print(f"step {step}: {played}, where {best} promised {points:.1f} points more")

# %% [markdown]
# ## What if
#
# You can continue from any earlier step. Here the better move is played at the costliest step, and the same two bots
# play on.

# %%
_, step, played, best = max(lost)
other = match.at(step)
other.play(best)
while other.player is not None:
    other.play(players[other.player].choose(other.for_seat(other.player)))
print("As it was:", match.scores, "and with", best, "instead of", f"{played}:", other.scores)

# %% [markdown]
# One game proves nothing: the cards that came later were luck. The [arena](../arena.md) measures what a change is worth
# over many deals; [the next notebook](prove-a-bot.md) uses it.
