/** The part of the map that is seen: panned and zoomed by fingers, wheel and buttons. */

import type { Point } from "../../look/enlarged";
import type { Movable } from "../../look/moving";

const NEAREST = 6; // times the whole map

/** In the map's own measure. */
export type Spot = [number, number];

export class Window implements Movable {
  width = $state(0);
  height = $state(0);
  /** Of the map. */
  #wide = $state(1);
  #high = $state(1);
  /** Pixels to one of the map's own measure, as somebody wants it: it stays when the window gets another size. */
  #wanted = $state(0);
  /** The same, as near as one may always come. */
  #least = $state(0);
  /** px: how far the map may be drawn in from its edge. */
  slack = $state(0);
  /** The middle of what is seen, in the map's own measure. */
  #x = $state(0);
  #y = $state(0);
  dragging = $state(false);

  fit = $derived.by(() => (this.width > 0 && this.height > 0 ? Math.min(this.width / this.#wide, this.height / this.#high) : 0));
  scale = $derived.by(() => Math.max(this.fit, Math.min(this.#wanted, this.#nearest)));
  #nearest = $derived.by(() => Math.max(NEAREST * this.fit, this.#least));
  zoom = $derived.by(() => (this.fit > 0 ? this.scale / this.fit : 1));
  isNearest = $derived.by(() => this.scale >= this.#nearest);
  /** Where the map's upper left corner lies in the window. */
  left = $derived.by(() => this.#edge(this.width, this.#wide, this.#x));
  top = $derived.by(() => this.#edge(this.height, this.#high, this.#y));
  seen = $derived.by(() => ({ x: -this.left / this.scale, y: -this.top / this.scale, width: this.width / this.scale, height: this.height / this.scale }));

  /** A map that fits is in the middle; one that does not cannot be lost out of sight. */
  #edge(room: number, long: number, middle: number): number {
    const size = long * this.scale;
    if (size <= room) return (room - size) / 2;
    return Math.min(this.slack, Math.max(room - size - this.slack, room / 2 - middle * this.scale));
  }

  /** Another map, so near or as a whole. */
  lay(wide: number, high: number, scale: number): void {
    this.#wide = wide;
    this.#high = high;
    this.#wanted = this.#least = scale;
    this.look(wide / 2, high / 2);
  }

  look(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.#settle();
  }

  whole(): void {
    this.#wanted = 0;
    this.look(0, 0);
  }

  pointOf([x, y]: Spot): Point {
    return { x: x * this.scale + this.left, y: y * this.scale + this.top };
  }

  holds([x, y]: Spot, margin: number): boolean {
    const { seen } = this;
    return x > seen.x + margin && x < seen.x + seen.width - margin && y > seen.y + margin && y < seen.y + seen.height - margin;
  }

  /** Into sight, if they are not and can be together; the first of them in any case. */
  show(spots: readonly Spot[], margin: number): void {
    const [first] = spots;
    if (!first || this.zoom <= 1 || spots.every((spot) => this.holds(spot, margin))) return;
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const together = right - left + 2 * margin <= this.seen.width && bottom - top + 2 * margin <= this.seen.height;
    if (together) this.look((left + right) / 2, (top + bottom) / 2);
    else if (!this.holds(first, margin)) this.look(...first);
  }

  /** Nearer or farther, around a point of the window. */
  near(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): boolean {
    const [x, y, before] = [(at.x - this.left) / this.scale, (at.y - this.top) / this.scale, this.scale];
    this.#wanted = Math.max(this.fit, Math.min(this.#nearest, before * by));
    this.look(x - (at.x - this.width / 2) / this.scale, y - (at.y - this.height / 2) / this.scale);
    return this.scale !== before;
  }

  /** What was asked for beyond the edge is forgotten, so that the next drag answers at once. */
  #settle(): void {
    if (this.scale === 0) return;
    this.#x = (this.width / 2 - this.left) / this.scale;
    this.#y = (this.height / 2 - this.top) / this.scale;
  }

  drag(by: Point): void {
    this.look(this.#x - by.x / this.scale, this.#y - by.y / this.scale);
  }
}
