/** Moving the map by mouse, wheel, finger or two fingers. A click stays a click. */

import type { Attachment } from "svelte/attachments";
import { measured, pointer } from "../../look/enlarged";
import { moved, zoomed, type Camera } from "./camera";
import type { Point } from "./geometry";

const SLACK = 7; // pixels that a finger may slip during a tap

export interface Holder {
  hand: Camera;
  dragging: boolean;
}

export function held(holder: Holder): Attachment<Element> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let slipped = false;

    const size = (): DOMRect => measured(element);
    const spot = (event: MouseEvent): Point => {
      const [at, { left, top }] = [pointer(event), size()];
      return { x: at.x - left, y: at.y - top };
    };

    function down(event: PointerEvent): void {
      fingers.set(event.pointerId, spot(event));
      if (fingers.size === 1) [start, slipped] = [spot(event), false];
    }
    function move(event: PointerEvent): void {
      const last = fingers.get(event.pointerId);
      if (!last || !start) return;
      const now = spot(event);
      if (!slipped && Math.hypot(now.x - start.x, now.y - start.y) < SLACK && fingers.size === 1) return;
      if (!slipped) element.setPointerCapture(event.pointerId);
      slipped = true;
      holder.dragging = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) {
        const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y));
        holder.hand = zoomed(holder.hand, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      } else holder.hand = moved(holder.hand, { x: now.x - last.x, y: now.y - last.y }, size().width, size().height);
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) holder.dragging = false;
    }
    function click(event: Event): void {
      if (!slipped) return;
      event.stopPropagation();
      event.preventDefault();
      slipped = false;
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      holder.hand = zoomed(holder.hand, Math.exp(-event.deltaY / 400), spot(event));
    }
    const listeners: [string, EventListener, AddEventListenerOptions?][] = [
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointercancel", up as EventListener],
      ["click", click, { capture: true }],
      ["wheel", wheel as EventListener, { passive: false }],
    ];
    for (const [name, run, how] of listeners) element.addEventListener(name, run, how);
    return () => {
      for (const [name, run, how] of listeners) element.removeEventListener(name, run, how);
    };
  };
}
