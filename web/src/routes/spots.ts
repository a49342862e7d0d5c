/** Where on the map something is that the server tells about. */

import { hexOf, mean, middle, nearestOf, type Point } from "./hexes";
import type { Route } from "./route";

interface Somewhere {
  hexes: readonly number[][];
  pieces: readonly string[];
}

/** The hex nearest to the middle of those it is about, else the middle of its piece; null: it is nowhere. */
export function spotOf({ hexes, pieces }: Somewhere, route: Route): Point | null {
  const points = hexes.map(hexOf).map(middle);
  if (points.length > 0) return nearestOf(points, (point) => point, mean(points));
  const piece = route.pieces.find((one) => pieces.includes(one.piece));
  return piece ? middle([piece.q, piece.r]) : null;
}
