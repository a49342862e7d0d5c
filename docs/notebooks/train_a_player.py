# A notebook as text. Editors and Jupytext open it as it is; the manual shows it with its outputs.

# %% [markdown]
# A batch is thousands of games at once: arrays in, arrays out. Here a player learns Lost Cities from nothing but
# games against itself, with NumPy alone. It is as small as a learner can be: one weight for each pair of a feature
# and an action. It learns to beat `random` within a minute; it stays far behind `careful`.

# %%
import numpy as np

import manoa

game = manoa.game("lost-cities", rounds=1)
batch = manoa.batch(game, 128)
batch

# %% [markdown]
# ## The player
#
# The knowledge of the seat whose turn it is comes as a row of numbers ([field by field](../learn/observations.md)), and
# a mask says what it may do. The player gives every legal action a probability.

# %%
features, actions = batch.observe().shape[1] + 1, batch.masks().shape[1]
weights = np.zeros((features, actions), np.float32)


def known(games):
    """What the seats to act know, and a 1, so that there is a weight that is always there."""
    seen = games.observe().astype(np.float32) / 10
    return np.concatenate([seen, np.ones((len(seen), 1), np.float32)], axis=1)


def chances(weights, seen, masks):
    liked = np.where(masks, seen @ weights, -np.inf)
    shares = np.exp(liked - liked.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def drawn(chance, luck):
    return (chance.cumsum(axis=1) > luck.random((len(chance), 1))).argmax(axis=1)


# %% [markdown]
# ## How good it is
#
# It plays one seat in half of the games and the other seat in the rest, against a bot. `done()` says which games ended
# with the last step, and `scores()` with which scores. A game that ends is dealt again at once, so only its first end
# counts.


# %%
def against(bot, weights, count=128, seed=1):
    games = manoa.batch(game, count)
    games.reset(range(10**6, 10**6 + count))
    luck, open_, ends = np.random.default_rng(seed), np.ones(count, bool), np.zeros((count, 2))
    mine = np.arange(count) % 2
    while open_.any():
        own = drawn(chances(weights, known(games), games.masks()), luck)
        theirs = games.choose(bot, seed=int(luck.integers(1 << 30)))
        games.step(np.where(games.players() == mine, own, theirs))
        ended = games.done() & open_
        ends[ended] = games.scores()[ended]
        open_ &= ~ended
    margins = ends[np.arange(count), mine] - ends[np.arange(count), 1 - mine]
    return (margins > 0).mean(), margins.mean()


print("Before: won {:.0%} against random, {:+.0f} points".format(*against("random", weights)))

# %% [markdown]
# ## Learning
#
# It plays a round in every game of the batch, in both seats. Then it makes actions that led to a better end than usual
# a little more likely (REINFORCE, with the step size of Adam).


# %%
def played(weights, luck, first):
    """A round in each game: what was seen, done and by whom, and by how much each seat was ahead in the end."""
    count = len(batch)
    batch.reset(range(first, first + count))
    steps, open_, ahead = [], np.ones(count, bool), np.zeros((count, 2), np.float32)
    while open_.any():
        seen, players = known(batch), batch.players()
        chance = chances(weights, seen, batch.masks())
        chosen = drawn(chance, luck)
        steps.append((seen, chance, chosen, players, open_.copy()))
        batch.step(chosen)
        ended = batch.done() & open_
        scores = batch.scores()[ended]
        ahead[ended] = scores - scores[:, ::-1]
        open_ &= ~ended
    return steps, ahead / ahead.std()


def direction(steps, ahead):
    """Where the weights should go."""
    total, games = np.zeros_like(weights), np.arange(len(ahead))
    for seen, chance, chosen, players, open_ in steps:
        worth = ahead[games, players] * open_
        push = -chance * worth[:, None]
        push[games, chosen] += worth
        total += seen.T @ push
    return total / len(steps) / len(ahead)


# %%
luck, pace, spread = np.random.default_rng(1), np.zeros_like(weights), np.zeros_like(weights)
for turn in range(1, 10):
    wanted = direction(*played(weights, luck, turn * len(batch)))
    pace, spread = 0.9 * pace + 0.1 * wanted, 0.99 * spread + 0.01 * wanted**2
    weights += 0.1 * (pace / (1 - 0.9**turn)) / (np.sqrt(spread / (1 - 0.99**turn)) + 1e-8)
    if turn % 3 == 0:
        print(
            f"after {turn} rounds: " + "won {:.0%} against random, {:+.0f} points".format(*against("random", weights))
        )

# %% [markdown]
# It has mostly learnt when not to begin an expedition. Against a bot that knows more, that is not enough:

# %%
won, margin = against("careful", weights)
print(f"Against careful: won {won:.0%}, {margin:+.0f} points")

# %% [markdown]
# Next steps: the same loop runs on a GPU with `device="cuda"`, where the arrays stay on the device; see
# [raw batches](../learn/batch.md). Larger learners have a network in place of the table of weights, and a critic:
# see [a player that learns](../learn/ppo.md).

# %%
assert against("random", weights)[0] > 0.9
