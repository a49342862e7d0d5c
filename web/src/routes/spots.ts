/** Where on the map something is that the server tells about. */

import { middle, type Hex, type Point } from "./hexes";
import type { Route } from "./route";

interface Somewhere {
  hexes: readonly number[][];
  pieces: readonly string[];
}

/** The hex nearest to the middle of those it is about, else the middle of its piece; null: it is nowhere. */
export function spotOf({ hexes, pieces }: Somewhere, route: Route): Point | null {
  const points = hexes.map((at): Hex => [at[0] ?? 0, at[1] ?? 0]).map(middle);
  if (points.length > 0) {
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
    return points.toSorted((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y))[0] ?? null;
  }
  const piece = route.pieces.find((one) => pieces.includes(one.piece));
  return piece ? middle([piece.q, piece.r]) : null;
}
