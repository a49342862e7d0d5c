/** The part of the chart that is seen: it can be moved anywhere, nearer and farther. */

import type { Box, Point } from "../look/enlarged";

const [FARTHEST, NEAREST] = [0.25, 3];
const ROOM = 26; // px around what is shown as a whole

export class Camera {
  width = $state(0);
  height = $state(0);
  scale = $state(1);
  /** What of the map is in the middle. */
  centre = $state.raw<Point>({ x: 0, y: 0 });

  readonly transform = $derived(`translate(${this.width / 2} ${this.height / 2}) scale(${this.scale}) translate(${-this.centre.x} ${-this.centre.y})`);

  toMap({ x, y }: Point): Point {
    return { x: (x - this.width / 2) / this.scale + this.centre.x, y: (y - this.height / 2) / this.scale + this.centre.y };
  }

  toRoom({ x, y }: Point): Point {
    return { x: (x - this.centre.x) * this.scale + this.width / 2, y: (y - this.centre.y) * this.scale + this.height / 2 };
  }

  drag(by: Point): void {
    this.centre = { x: this.centre.x - by.x / this.scale, y: this.centre.y - by.y / this.scale };
  }

  near(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.toMap(at);
    this.scale = Math.min(NEAREST, Math.max(FARTHEST, this.scale * factor));
    const now = this.toMap(at);
    this.centre = { x: this.centre.x + fixed.x - now.x, y: this.centre.y + fixed.y - now.y };
  }

  /** Moved just so far that a place, with so much around it, is in sight. */
  reveal(at: Point, around: number): void {
    const { x, y } = this.toRoom(at);
    const room = (place: number, size: number): number => (size < 2 * around ? place - size / 2 : Math.min(0, place - around) + Math.max(0, place + around - size));
    this.drag({ x: -room(x, this.width), y: -room(y, this.height) });
  }

  look(at: Point): void {
    this.centre = at;
  }

  /** All of it, but no larger than life. */
  show(frame: Box): void {
    if (this.width === 0) return;
    this.scale = Math.min(1.15, (this.width - 2 * ROOM) / frame.width, (this.height - 2 * ROOM) / frame.height);
    this.scale = Math.max(FARTHEST, this.scale);
    this.centre = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  }
}
