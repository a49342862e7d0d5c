/** The map: where every space lies, what is next to it, and which joints bar the way. */

import type { QuestScene, QuestSpace } from "../../art/scenes";
import { blockadePlace, placeOf, type At, type Blockade, type Fog } from "./view";

const AROUND: [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

const WINDS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"] as const;
export type Wind = (typeof WINDS)[number];

export class Chart {
  readonly spaces: Map<string, QuestSpace>;
  readonly #names: Map<string, string>;
  /** Which joint lies between two neighbours, by both their names. */
  readonly #joints = new Map<string, number>();

  constructor(readonly drawn: QuestScene) {
    this.spaces = new Map(drawn.spaces.map((space) => [placeOf(space.at), space]));
    this.#names = new Map(drawn.spaces.map((space) => [space.name, placeOf(space.at)]));
    for (const [index, joint] of drawn.joints.entries())
      for (const [one, other] of joint.contacts) {
        const [here, there] = [placeOf(one), placeOf(other)];
        this.#joints.set(`${here}|${there}`, index).set(`${there}|${here}`, index);
      }
  }

  /** The same map with what fog covers, and what it brought: that counts instead of what is printed. */
  covered(fog: readonly Fog[]): Chart {
    if (fog.length === 0) return this;
    const tokens = new Map(fog.map((token) => [placeOf(token.at), token]));
    const spaces = this.drawn.spaces.map((space): QuestSpace => {
      const token = tokens.get(placeOf(space.at));
      const terrain = token?.terrain ?? "fog";
      return token ? { ...space, terrain, power: token.power ?? 0, requires: terrain } : space;
    });
    return new Chart({ ...this.drawn, spaces });
  }

  /** The place of a name such as B12. */
  named(name: string): string | undefined {
    return this.#names.get(name);
  }

  around(place: string): string[] {
    const space = this.spaces.get(place);
    if (!space) return [];
    return AROUND.map(([q, r]) => placeOf([space.at[0] + q, space.at[1] + r])).filter((there) => this.spaces.has(there));
  }

  /** So many spaces one way and so many the next, the longer one first: there is one such way to any hex. */
  way(from: At, to: At): { wind: Wind; count: number }[] {
    const [q, r] = [Number(to[0]) - Number(from[0]), Number(to[1]) - Number(from[1])];
    for (const [index, [a, b]] of AROUND.entries()) {
      const [c, d] = AROUND[(index + 1) % AROUND.length] ?? [0, 0];
      const [first, second] = [(q * d - r * c) / (a * d - b * c), (a * r - b * q) / (a * d - b * c)];
      if (first <= 0 || second < 0) continue;
      const legs = [{ index, count: first }, { index: (index + 1) % AROUND.length, count: second }].filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
      return legs.map((leg) => ({ wind: this.#wind(leg.index), count: leg.count }));
    }
    return [];
  }

  /** Where on the drawing the neighbours in a direction lie. */
  #wind(direction: number): Wind {
    const [q, r] = AROUND[direction] ?? [0, 0];
    for (const { at, x, y } of this.drawn.spaces) {
      const there = this.spaces.get(placeOf([at[0] + q, at[1] + r]));
      if (there) return WINDS[(Math.round(Math.atan2(y - there.y, there.x - x) / (Math.PI / 4)) + WINDS.length) % WINDS.length] ?? "e";
    }
    return "e";
  }

  jointBetween(one: string, other: string): number | null {
    return this.#joints.get(`${one}|${other}`) ?? null;
  }

  /** Where a blockade stands: its joint, by the tiles it lies between. */
  jointOf(blockade: Blockade): number {
    return this.drawn.joints.findIndex(
      (joint) => joint.between[0] === blockade.between[0] && joint.between[1] === blockade.between[1],
    );
  }

  point(place: string, blockades: readonly Blockade[]): [number, number] | null {
    const space = this.spaces.get(place);
    if (space) return [space.x, space.y];
    const standing = blockades.find((one) => blockadePlace(one.number) === place);
    const joint = standing && this.drawn.joints[this.jointOf(standing)];
    return joint ? joint.plaque : null;
  }

  /** The outline of a hex around a point, as a path. */
  outline(x: number, y: number, share = 1): string {
    return `M${this.drawn.corners.map(([a, b]) => `${(x + a * share).toFixed(1)} ${(y + b * share).toFixed(1)}`).join("L")}Z`;
  }
}
