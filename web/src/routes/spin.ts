/** A whole route turned, so that it fills a room of some shape. Hexes stay on their edges, so it turns in steps of 60 degrees. */

import { frameOf, turned, type Hex } from "./hexes";
import { spacesOf } from "./pieces";
import type { Placed, Route } from "./route";

export function spun(route: Route, times: number): Route {
  const at = (hex: Hex): Hex => turned(hex, times);
  const placed = <T extends Placed>(one: T): T => {
    const [q, r] = at([one.q, one.r]);
    return { ...one, q, r, rotation: (one.rotation + times) % 6 };
  };
  const { modules } = route;
  return {
    ...route,
    pieces: route.pieces.map(placed),
    finish: route.finish && placed(route.finish),
    tavern: route.tavern && { ...route.tavern, spaces: route.tavern.spaces.map(at) },
    modules: {
      swamp: modules.swamp.map(placed),
      current: modules.current.map((arrow) => {
        const [q, r] = at([arrow.q, arrow.r]);
        return { q, r, direction: (arrow.direction - times + 6) % 6 };
      }),
      danger: modules.danger.map(at),
      dragons: modules.dragons.map(at),
      treasures: modules.treasures.map(at),
      fog: modules.fog,
    },
  };
}

/** The turns after which a route is largest in a room; of equals, the one that runs to the right. */
export function bestSpin(route: Route, width: number, height: number): number {
  const hexes = [...spacesOf(route).values()].map((space) => space.at);
  const size = (times: number): number => {
    const frame = frameOf(hexes.map((at) => turned(at, times)), 2.6); // with room for El Dorado
    return Math.min(width / frame.width, height / frame.height);
  };
  const turns = [0, 1, 2, 3, 4, 5];
  const best = Math.max(...turns.map(size));
  return turns.find((times) => size(times) > best * 0.97) ?? 0;
}
