"""Lost Cities, learned on a GPU: `python docs/examples/ppo_gpu.py --minutes 5`. The loop is that of `ppo.py`.

Games, network and everything between them stay on the GPU; nothing is copied to the host while it learns. The network
treats all colours alike: it reads each with the same weights, beside what they have in common, so what it learns of one
it knows of all.
"""

import argparse
import time

import ppo
import torch
from torch import Tensor, nn

import manoa

COLOURS, RANKS, FIELDS = 6, 10, 6  # hand, two expeditions, cards known of the other, piles, their tops
SHARED = 6 + 3  # deck, phase and the like; points so far
GAMES, STEPS, WIDTH, RATE = 1 << 16, 32, 128, 1e-3
BOTS = "random", "careful", "seasoned"


class Layer(nn.Module):
    """Every colour hears what it is, what all colours are together, and what the table shares."""

    def __init__(self, one: int, together: int, width: int) -> None:
        super().__init__()
        self.one = nn.Linear(one, width)
        self.together = nn.Linear(together, width, bias=False)

    def forward(self, colours: Tensor, table: Tensor) -> Tensor:
        return torch.relu(self.one(colours) + self.together(table)[:, None])


class Equivariant(nn.Module):
    def __init__(self, width: int = WIDTH) -> None:
        super().__init__()
        self.first = Layer(FIELDS * RANKS + 1, SHARED, width)
        self.second = Layer(width, width + SHARED, width)
        self.third = Layer(width, width + SHARED, width)
        self.colour = nn.Linear(width, 2 * RANKS + 1)  # play or discard each of its cards, draw from its pile
        self.deck = nn.Linear(width, 1)
        self.value = nn.Linear(width, 2)
        nn.init.zeros_(self.colour.weight)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast("cuda", torch.bfloat16):
            numbers = seen.to(torch.bfloat16)
            kinds = FIELDS * COLOURS * RANKS
            colours = numbers[:, :kinds].reshape(-1, FIELDS, COLOURS, RANKS).transpose(1, 2).flatten(2)
            closed = numbers[:, kinds + 6 : kinds + 6 + COLOURS]
            table = torch.cat([numbers[:, kinds : kinds + 6], numbers[:, kinds + 6 + COLOURS :]], dim=1) / 10
            inner = self.first(torch.cat([colours, closed[:, :, None]], dim=2), table)
            inner = self.second(inner, torch.cat([inner.mean(dim=1), table], dim=1))
            inner = self.third(inner, torch.cat([inner.mean(dim=1), table], dim=1))
            each, all_colours = self.colour(inner), inner.mean(dim=1)
            cards = each[:, :, : 2 * RANKS].unflatten(2, (2, RANKS)).transpose(1, 2).flatten(1)
            logits = torch.cat([cards, self.deck(all_colours), each[:, :, -1]], dim=1)
            return logits, self.value(all_colours)


def main() -> None:
    reader = argparse.ArgumentParser(description="A network learns Lost Cities on a GPU.")
    reader.add_argument("--minutes", type=float, default=5.5)
    given = reader.parse_args()

    game = manoa.game("lost-cities", rounds=1)
    table = ppo.Table(game, GAMES, 2, "cuda")
    network = Equivariant().to("cuda")
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5, fused=True)
    ppo.decide, ppo.loss = torch.compile(ppo.decide), torch.compile(ppo.loss)
    print("Compiling …", flush=True)
    turn(network, optimizer, table)
    learning = decisions = told = 0.0
    while learning < 60 * given.minutes:
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - 0.95 * learning / (60 * given.minutes))
        began = time.monotonic()
        for _ in range(5):
            turn(network, optimizer, table)
        torch.cuda.synchronize()
        learning += time.monotonic() - began
        decisions += 5 * STEPS * GAMES
        if learning - told > 30:
            told = learning
            rate = decisions / learning / 1e6
            print(f"{learning:4.0f} s, {decisions / 1e6:,.0f} million decisions, {rate:.1f} million a second:")
            print(f"       wins {wins(network, game, 1 << 11)}", flush=True)
    print(f"After {decisions / 1e6:,.0f} million decisions it wins {wins(network, game, 1 << 14)}.")


def turn(network: nn.Module, optimizer: torch.optim.Optimizer, table: ppo.Table) -> None:
    """Play, then learn from it twice."""
    played, value = ppo.play(network, table, STEPS)
    gains = ppo.advantages(played, value)
    for _ in range(2):
        ppo.learn(network, optimizer, played, gains)


def wins(network: nn.Module, game: manoa.Game, count: int) -> str:
    return ", ".join(f"{ppo.won(network, game, bot, count, 2, 'cuda'):.1f} % against {bot}" for bot in BOTS)


if __name__ == "__main__":
    main()
