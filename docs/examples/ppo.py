"""A player that learns by playing itself: PPO with PyTorch, on a batch of games.

    python docs/examples/ppo.py lost-cities --minutes 3

One network plays every seat. From what the seat to act knows it tells how likely each action is and how well each seat
stands, the own first. Everything works on all games at once and on any device: `--device cuda` keeps games, network and
what is learned from on the GPU. Only PyTorch is needed beside Manoa.
"""

import argparse
import time
from typing import NamedTuple

import torch
from torch import Tensor, nn

import manoa

STEPS = 64  # that are played before the network learns from them
CLIP, ENTROPY, VALUE, LAMBDA = 0.2, 0.02, 0.5, 0.99
LEADS = {"lost-cities": 20, "quest": 20, "island": 1000}  # points that are a large lead


class Network(nn.Module):
    """Two hidden layers; then the policy, and a value for each seat."""

    def __init__(self, features: int, actions: int, players: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, players)
        nn.init.zeros_(self.policy.weight)  # to begin with, all legal actions are as likely

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        numbers = seen.float()
        body = self.body(numbers.sign() * numbers.abs().log1p())  # a few features count to hundreds, most to 1
        return self.policy(body), self.value(body)


class Step(NamedTuple):
    """One action in each game: what was known, what was done, what came of it. Values and rewards are those of every
    seat, in the order of the table."""

    seen: Tensor
    mask: Tensor
    player: Tensor
    action: Tensor
    likelihood: Tensor  # its logarithm
    value: Tensor
    reward: Tensor
    ended: Tensor


class Table:
    """A batch whose arrays are tensors too: both look at the same memory."""

    def __init__(self, game: manoa.Game, count: int, players: int, device: str) -> None:
        self.batch = game.batch(count, device, players)
        self.players = players
        self.lead = LEADS[game.name]
        arrays = self.batch.players(), self.batch.masks(), self.batch.observe(), self.batch.done(), self.batch.scores()
        self._seats, self._masks, self._features, self._done, self._scores = arrays
        self.player, self.mask, self.seen, self.ended, self.scores = (
            torch.as_tensor(array, device=device) for array in arrays
        )
        self.ahead = torch.zeros(count, players, device=device)

    def step(self, actions: Tensor) -> Tensor:
        """The rewards of all seats: how much further ahead they are than before."""
        self.batch.turn(actions, self._seats, self._masks, self._features)
        self.batch.done(self._done)
        self.batch.scores(self._scores)
        before, now = self.ahead, self.lead_of(self.scores.float())
        self.ahead = now.masked_fill(self.ended[:, None], 0)
        return now - before

    def lead_of(self, scores: Tensor) -> Tensor:
        """How far each seat is ahead of the best other one, from -1 to 1."""
        best = scores.topk(2, dim=1).values
        others = torch.where(scores == best[:, :1], best[:, 1:], best[:, :1])
        return torch.tanh((scores - others) / self.lead)


def likelihoods(logits: Tensor, mask: Tensor) -> Tensor:
    """The logarithms of the likelihoods of all actions; illegal ones have none."""
    return torch.log_softmax(logits.float().masked_fill(~mask, -1e9), dim=1)


def sample(logs: Tensor) -> Tensor:
    return (logs - torch.empty_like(logs).exponential_().log()).argmax(dim=1)


def by_seat(values: Tensor, player: Tensor) -> Tensor:
    """Values that start with the seat to act, in the order of the table."""
    players = values.shape[1]
    seats = torch.arange(players, device=values.device)
    return values.float().gather(1, (seats - player[:, None].long()) % players)


def decide(network: nn.Module, seen: Tensor, mask: Tensor, player: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """An action for each game, how likely it was, and how the seats stand."""
    logits, values = network(seen)
    logs = likelihoods(logits, mask)
    action = sample(logs)
    return action, logs.gather(1, action[:, None]), by_seat(values, player)


@torch.no_grad()
def play(network: nn.Module, table: Table, steps: int) -> tuple[list[Step], Tensor]:
    """Some steps of every game, and how the seats stand after them."""
    played = []
    for _ in range(steps):
        known = table.seen.clone(), table.mask.clone(), table.player.clone()
        action, likelihood, value = decide(network, *known)
        reward = table.step(action)
        played.append(Step(*known, action, likelihood, value, reward, table.ended.clone()))
    return played, decide(network, table.seen, table.mask, table.player)[2]


def advantages(played: list[Step], value: Tensor) -> list[Tensor]:
    """How much better than expected every seat did from each step on (GAE), undiscounted: a match has an end."""
    found, ahead = [], torch.zeros_like(value)
    for step in reversed(played):
        ahead = step.reward + ~step.ended[:, None] * (value + LAMBDA * ahead) - step.value
        value = step.value
        found.append(ahead)
    return found[::-1]


def loss(network: nn.Module, step: Step, gain: Tensor, own: Tensor) -> Tensor:
    """What PPO makes small: `gain` is every seat's advantage, `own` that of the seat that acted, in standard form."""
    logits, values = network(step.seen)
    logs = likelihoods(logits, step.mask)
    ratio = (logs.gather(1, step.action[:, None]) - step.likelihood).exp()
    policy = torch.min(ratio * own, ratio.clamp(1 - CLIP, 1 + CLIP) * own).mean()
    entropy = -(logs.exp() * logs).sum(dim=1).mean()
    value = (by_seat(values, step.player) - step.value - gain).square().mean()
    return VALUE * value - policy - ENTROPY * entropy


def learn(network: nn.Module, optimizer: torch.optim.Optimizer, played: list[Step], gains: list[Tensor]) -> None:
    """Every step of the games is a minibatch: the games are at all stages at once."""
    own = torch.stack([gain.gather(1, step.player[:, None].long()) for step, gain in zip(played, gains, strict=True)])
    own = (own - own.mean()) / (own.std() + 1e-6)
    for at in torch.randperm(len(played)).tolist():
        optimizer.zero_grad(set_to_none=True)
        loss(network, played[at], gains[at], own[at]).backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimizer.step()


@torch.no_grad()
def won(network: nn.Module, game: manoa.Game, bot: str, count: int, players: int, device: str) -> float:
    """The share of games that the network wins against a bot in all other seats, in percent. Ties count half; every
    seat is taken equally often."""
    table = Table(game, count, players, device)
    mine = torch.arange(count, device=device) % players
    left = torch.ones(count, dtype=torch.bool, device=device)
    points = torch.zeros(count, device=device)
    step = 0
    while step % 50 or left.any():
        step += 1
        others = torch.as_tensor(table.batch.choose(bot, seed=step), device=device)
        action = likelihoods(network(table.seen)[0], table.mask).argmax(dim=1)
        table.step(torch.where(table.player == mine, action, others))
        score = table.scores.gather(1, mine[:, None])
        beaten, level = (score > table.scores).sum(dim=1), (score == table.scores).sum(dim=1) - 1
        first, ends = beaten + level == players - 1, left & table.ended
        points += ends * first / (level + 1)
        left &= ~table.ended
    return 100 * points.mean().item()


def main() -> None:
    reader = argparse.ArgumentParser(description="A network learns a game by playing itself.")
    reader.add_argument("game", choices=manoa.games())
    reader.add_argument("--minutes", type=float, default=3)
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--games", type=int, default=512, help="at once")
    reader.add_argument("--device", default="cpu")
    reader.add_argument("--against", default="random", help="the bot that it is measured against")
    given = reader.parse_args()

    game = manoa.game(given.game, **({"rounds": 1} if given.game == "lost-cities" else {}))
    table = Table(game, given.games, given.players, given.device)
    network = Network(table.seen.shape[1], table.mask.shape[1], given.players).to(given.device)
    optimizer = torch.optim.Adam(network.parameters(), 5e-4, eps=1e-5)
    began, decisions, told = time.monotonic(), 0, 0.0
    while (spent := time.monotonic() - began) < 60 * given.minutes:
        played, value = play(network, table, STEPS)
        learn(network, optimizer, played, advantages(played, value))
        decisions += STEPS * given.games
        if spent - told > 60:
            told = spent
            share = won(network, game, given.against, 100 * given.players, given.players, given.device)
            print(f"{spent:4.0f} s, {decisions / 1e6:.1f} million decisions: wins {share:.0f} %", flush=True)
    share = won(network, game, given.against, 500 * given.players, given.players, given.device)
    print(f"After {decisions / 1e6:.1f} million decisions it wins {share:.1f} % against {given.against}.")


if __name__ == "__main__":
    main()
