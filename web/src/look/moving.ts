/** A map that is moved by mouse, wheel, finger or two fingers. A click stays a click. */

import { on } from "svelte/events";
import type { Attachment } from "svelte/attachments";
import { measured, pointer, type Point } from "./enlarged";

const TAP = 7; // px that a finger may slip during a tap
const WHEEL = 500; // px that bring a map 2.7 times as near

export interface Movable {
  dragging: boolean;
  drag(by: Point, room: DOMRect): void;
  /** Nearer or farther, around a point of the room. False: as far as can be, and the page may scroll instead. */
  near(factor: number, at: Point): boolean;
}

export function movable(map: Movable): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement; // or a drawing, which hears the same events
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let slipped = false;
    const spot = (event: MouseEvent): Point => {
      const [at, room] = [pointer(event), measured(element)];
      return { x: at.x - room.left, y: at.y - room.top };
    };
    const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

    function down(event: PointerEvent): void {
      fingers.set(event.pointerId, spot(event));
      if (fingers.size === 1) [start, slipped] = [spot(event), false];
    }
    function move(event: PointerEvent): void {
      const [last, now] = [fingers.get(event.pointerId), spot(event)];
      if (!last || !start || (!slipped && fingers.size === 1 && apart(now, start) < TAP)) return;
      if (!slipped) element.setPointerCapture(event.pointerId);
      slipped = map.dragging = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) map.near(apart(now, other) / Math.max(1, apart(last, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      else map.drag({ x: now.x - last.x, y: now.y - last.y }, measured(element));
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) map.dragging = false;
    }
    function click(event: Event): void {
      if (!slipped) return;
      event.stopPropagation();
      event.preventDefault();
      slipped = false;
    }
    function wheel(event: WheelEvent): void {
      if (map.near(Math.exp(-event.deltaY / WHEEL), spot(event)) || event.ctrlKey) event.preventDefault();
    }
    const off = [
      on(element, "pointerdown", down),
      on(element, "pointermove", move),
      on(element, "pointerup", up),
      on(element, "pointercancel", up),
      on(element, "click", click, { capture: true }),
      on(element, "wheel", wheel, { passive: false }),
    ];
    return () => off.forEach((stop) => stop());
  };
}
