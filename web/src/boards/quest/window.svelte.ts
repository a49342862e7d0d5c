/** The part of the map that is seen: panned and zoomed by fingers, wheel and buttons. */

import { pointer, type Point } from "../../look/enlarged";

export const NEAREST = 6; // times the whole map
const TAP = 7; // px: less is a tap, more a drag

export class Window {
  width = $state(0);
  height = $state(0);
  /** Of the map. */
  #wide = $state(1);
  #high = $state(1);
  zoom = $state(1);
  /** px: how far the map may be drawn in from its edge. */
  slack = $state(0);
  /** The middle of what is seen, in the map's own measure. */
  #x = $state(0);
  #y = $state(0);
  #fingers = new Map<number, Point>();
  #moved = 0;

  fit = $derived.by(() => (this.width > 0 && this.height > 0 ? Math.min(this.width / this.#wide, this.height / this.#high) : 0));
  scale = $derived.by(() => this.fit * this.zoom);
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

  lay(wide: number, high: number): void {
    this.#wide = wide;
    this.#high = high;
    this.look(wide / 2, high / 2);
  }

  look(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.#settle();
  }

  /** Into sight, if it is not. */
  show(x: number, y: number, margin: number): void {
    const { seen } = this;
    const inside = x > seen.x + margin && x < seen.x + seen.width - margin && y > seen.y + margin && y < seen.y + seen.height - margin;
    if (!inside && this.zoom > 1) this.look(x, y);
  }

  /** Nearer or farther, around a point of the window. */
  near(by: number, px = this.width / 2, py = this.height / 2): void {
    const [x, y] = [(px - this.left) / this.scale, (py - this.top) / this.scale];
    this.zoom = Math.max(1, Math.min(NEAREST, this.zoom * by));
    this.look(x - (px - this.width / 2) / this.scale, y - (py - this.height / 2) / this.scale);
  }

  /** What was asked for beyond the edge is forgotten, so that the next drag answers at once. */
  #settle(): void {
    if (this.scale === 0) return;
    this.#x = (this.width / 2 - this.left) / this.scale;
    this.#y = (this.height / 2 - this.top) / this.scale;
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, pointer(event));
  }

  move(event: PointerEvent, box: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = pointer(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (other) {
      const spread = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
      if (spread(before) > 0) this.near(spread(now) / spread(before), (now.x + other.x) / 2 - box.x, (now.y + other.y) / 2 - box.y);
    } else if (this.dragging) this.look(this.#x - (now.x - before.x) / this.scale, this.#y - (now.y - before.y) / this.scale);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** What is being done is no click. */
  get dragging(): boolean {
    return this.#moved > TAP;
  }
}
