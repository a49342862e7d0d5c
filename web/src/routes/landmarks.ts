/** Where El Dorado and the tavern's house are drawn: beyond their spaces, as near as they hide none (drawing/landmarks.py). */

import type { Box } from "../look/enlarged";
import { around, frameOf, keyOfHex, mean, middle, SIZE, type Hex, type Point } from "./hexes";
import { cityOf, cornerOf, spacesOf, type Space } from "./pieces";
import type { Finish, Route, Tavern } from "./route";

const CITY = { half: 1.85 * SIZE, above: 1.25 * SIZE, below: 1.35 * SIZE };
export const CITY_SCALE = SIZE * 0.0092;
export const HOUSE_SCALE = SIZE * 0.0105;
const HOUSE = { left: -210, top: -215, right: 220, bottom: 35 }; // around its doorstep, as it is drawn
const CLEAR = 0.9 * SIZE;
const STEP = SIZE / 10;
const FARTHEST = 14 * SIZE;

/** The first place from a point on, in a direction, that is free. */
function beyond(start: Point, to: Point, first: number, free: (place: Point) => boolean): Point {
  const length = Math.hypot(to.x - start.x, to.y - start.y) || 1;
  const [across, down] = [(to.x - start.x) / length, (to.y - start.y) / length];
  for (let far = first; ; far += STEP) {
    const place = { x: start.x + across * far, y: start.y + down * far };
    if (far > FARTHEST || free(place)) return place;
  }
}

export function cityAt(finish: Finish, spaces: Iterable<Space>): Point {
  const start = middle(cornerOf(finish));
  const places = [...spaces].map((space) => middle(space.at));
  const free = ({ x, y }: Point): boolean =>
    !places.some((at) => Math.abs(at.x - x) < CITY.half + 0.7 * SIZE && at.y > y - CITY.above - 0.8 * SIZE && at.y < y + CITY.below + 0.8 * SIZE);
  return beyond(start, mean(cityOf(finish).map(middle)), 2 * SIZE, free);
}

/** The box around a whole route with El Dorado. */
export function frameOfRoute(route: Route, margin = 1.3): Box {
  const spaces = [...spacesOf(route).values()];
  const { x, y, width, height } = frameOf(spaces.map((space) => space.at), margin);
  if (!route.finish) return { x, y, width, height };
  const city = cityAt(route.finish, spaces);
  const [left, top] = [Math.min(x, city.x - CITY.half), Math.min(y, city.y - CITY.above - 0.4 * SIZE)];
  return { x: left, y: top, width: Math.max(x + width, city.x + CITY.half) - left, height: Math.max(y + height, city.y + CITY.below) - top };
}

export function houseAt(tavern: Tavern, spaces: ReadonlyMap<string, Space>): Point {
  const rooms = new Set(tavern.spaces.map(keyOfHex));
  const here = mean(tavern.spaces.map(middle));
  const beside = tavern.spaces.flatMap((at) => around(at)).filter((at: Hex) => spaces.has(keyOfHex(at)) && !rooms.has(keyOfHex(at)));
  const back = beside.length > 0 ? mean(beside.map(middle)) : { x: here.x, y: here.y + 1 };
  const places = [...spaces.values()].map((space) => middle(space.at));
  const free = (at: Point): boolean => {
    const [left, top, right, bottom] = [at.x + HOUSE.left * HOUSE_SCALE, at.y + HOUSE.top * HOUSE_SCALE, at.x + HOUSE.right * HOUSE_SCALE, at.y + HOUSE.bottom * HOUSE_SCALE];
    return places.every(({ x, y }) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) >= CLEAR);
  };
  return beyond(here, { x: 2 * here.x - back.x, y: 2 * here.y - back.y }, 0, free);
}
