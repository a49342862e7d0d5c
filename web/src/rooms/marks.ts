/** Arrows and rings on a board: how places are called, and how they are drawn. */

import type { Box, Point } from "../look/enlarged";
import type { Mark } from "../wire/types";

export const INKS = 4;
export const MOST_MARKS = 24; // of one person at one step

/** The kinds of names that boards give to places in the page. */
const KINDS: Record<string, (name: string) => string> = {
  place: (name) => `[data-place="${name}"]`,
  spot: (name) => `[data-spot="${name}"]`,
  tile: (name) => `[id="spot-${name}"]`,
  card: (name) => `.hand [data-card="${name}"]`,
};
export const PLACES = '[data-place], [data-spot], [id^="spot-"], .hand [data-card]';
const NAME = /^[A-Za-z0-9 ,_.+()-]{1,50}$/;

/** What a place is called here; null: it has no name that others could read. */
export function nameOf(element: Element): string | null {
  const found =
    element.getAttribute("data-place") !== null
      ? ["place", element.getAttribute("data-place")]
      : element.getAttribute("data-spot") !== null
        ? ["spot", element.getAttribute("data-spot")]
        : element.id.startsWith("spot-")
          ? ["tile", element.id.slice("spot-".length)]
          : ["card", element.getAttribute("data-card")];
  return NAME.test(found[1] ?? "") ? found.join(":") : null;
}

/** Where a place is looked for; null: nobody calls anything so. */
export function selectorOf(spot: string): string | null {
  const [, kind = "", name = ""] = /^([a-z]+):(.+)$/.exec(spot) ?? [];
  const find = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return find && NAME.test(name) ? find(name) : null;
}

const isAlike = (one: Mark, other: Mark): boolean => one.at === other.at && (one.to ?? null) === (other.to ?? null);

/** Drawn once more it is gone; in another ink it changes. */
export function toggled(marks: readonly Mark[], mark: Mark): Mark[] {
  const same = marks.find((one) => isAlike(one, mark));
  const others = marks.filter((one) => !isAlike(one, mark));
  return same && (same.ink ?? 0) === mark.ink ? others : [...others, mark].slice(-MOST_MARKS);
}

const HEAD = 15; // px; the length of an arrow's head
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A ring around a place: never so large that it frames the whole board. */
export function ring(box: Box): Box & { round: number } {
  const grown = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
  return { ...grown, round: Math.min(12, grown.width / 2, grown.height / 2) };
}

/** An arrow from the middle of a place to the edge of another one, a little bent; `head`: its three corners. */
export function arrow(from: Box, to: Box): { path: string; head: string } {
  const [start, aim] = [middle(from), middle(to)];
  const [dx, dy] = [aim.x - start.x, aim.y - start.y];
  const far = Math.hypot(dx, dy) || 1;
  const inset = Math.min(far * 0.4, Math.min(to.width, to.height) * 0.3);
  const [ux, uy] = [dx / far, dy / far];
  const end = { x: aim.x - ux * inset, y: aim.y - uy * inset };
  const neck = { x: end.x - ux * HEAD, y: end.y - uy * HEAD };
  const side = HEAD * 0.6;
  const corners = [end, { x: neck.x - uy * side, y: neck.y + ux * side }, { x: neck.x + uy * side, y: neck.y - ux * side }];
  return { path: `M${at(start)}L${at(neck)}`, head: corners.map(at).join(" ") };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
