/** Movements on the map: pieces glide, a new tile turns over its edge. */

import type { Attachment } from "svelte/attachments";
import type { Point } from "./geometry";

const MOVE_MS = 280;
const TURN_MS = 480;
const OUT = "cubic-bezier(.2,.8,.2,1)";

interface Moved {
  from: Point | null;
  to: Point;
  at: number;
}

const AT_ONCE_MS = 60; // asked again within it, a piece still comes from where it came from

/** Where pieces stood last; made once for each map. */
export class Steps {
  #last = new Map<string, Moved>();

  constructor(private now: () => number = () => performance.now()) {}

  /** From where a piece comes to `to`, if it moved. */
  from(key: string, to: Point): Point | null {
    const last = this.#last.get(key);
    const same = last !== undefined && Math.abs(last.to.x - to.x) < 0.5 && Math.abs(last.to.y - to.y) < 0.5;
    if (same) return this.now() - last.at < AT_ONCE_MS ? last.from : null;
    const moved = { from: last?.to ?? null, to, at: this.now() };
    this.#last.set(key, moved);
    return moved.from;
  }
}

/** Let a piece come from somewhere. Its own transform says where it ends. */
export function gliding(from: Point | null, to: Point, pace: number): Attachment<SVGElement> {
  return (element) => {
    if (!from || pace === 0) return;
    const lift = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 18 };
    const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
    const motion = element.animate({ transform: [at(from), at(lift), at(to)] }, { duration: MOVE_MS * 1.4 * pace, easing: OUT });
    return () => motion.cancel();
  };
}

export function turning(at: Point, fresh: boolean, pace: number): Attachment<SVGElement> {
  return (element) => {
    if (!fresh || pace === 0) return;
    const moved = `translate(${at.x}px, ${at.y}px)`;
    const motion = element.animate({ transform: [`${moved} scaleX(0.04)`, `${moved} scaleX(1)`] }, { duration: TURN_MS * pace, easing: OUT });
    return () => motion.cancel();
  };
}
