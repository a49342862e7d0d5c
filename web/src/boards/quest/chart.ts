/** The map: where every space lies, what is next to it, and which joints bar the way. */

import type { QuestScene, QuestSpace } from "../../art/scenes";
import { blockadePlace, placeOf, type Blockade, type Fog } from "./view";

const AROUND: [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

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
