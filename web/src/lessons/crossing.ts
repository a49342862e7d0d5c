/** Where a card leads on a part of the map: one symbol, and enough power for every space of the way. */

import type { QuestSpace } from "../art/scenes";

const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]] as const;

export interface Walker {
  terrain: string;
  power: number;
}

export function neighbours(spaces: readonly QuestSpace[], from: QuestSpace): QuestSpace[] {
  return SIDES.flatMap(([q, r]) => spaces.filter(({ at }) => at[0] === from.at[0] + q && at[1] === from.at[1] + r));
}

/** The spaces in reach, by name, with the power that is left there. */
export function reach(spaces: readonly QuestSpace[], from: QuestSpace, walker: Walker): Map<string, number> {
  const left = new Map<string, number>([[from.name, walker.power]]);
  const open = [from];
  for (let here = open.shift(); here; here = open.shift()) {
    for (const next of neighbours(spaces, here)) {
      const rest = (left.get(here.name) ?? 0) - next.power;
      if (next.requires !== walker.terrain || rest < 0 || rest <= (left.get(next.name) ?? -1)) continue;
      left.set(next.name, rest);
      open.push(next);
    }
  }
  left.delete(from.name);
  return left;
}

/** Rubble beside a space that so many cards can pay for. */
export function rubble(spaces: readonly QuestSpace[], from: QuestSpace, cards: number): QuestSpace[] {
  return neighbours(spaces, from).filter((space) => space.terrain === "rubble" && space.power <= cards);
}
