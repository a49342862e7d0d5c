/** Mouse and fingers on the stage and in the tray: carrying pieces, turning them, moving the map. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { measured, pointer } from "../look/enlarged";
import type { Camera } from "./camera.svelte";
import type { Editing, Kind } from "./editing.svelte";
import type { Point } from "./hexes";

const TAP = 6; // px that a hand may slip
const TWIST = Math.PI / 7; // of two fingers, for one turn
const WHEEL = 500; // px that bring a map 2.7 times as near
const NOTCH = 60; // px of a wheel for one turn

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const angle = (one: Point, other: Point): number => Math.atan2(other.y - one.y, other.x - one.x);

export class Hands {
  /** Something is dragged right now, rather than carried from click to click. */
  dragging = $state(false);
  touch = $state(false);
  /** Where the pointer is on the map; null: elsewhere. */
  over = $state.raw<Point | null>(null);
  #stage: HTMLElement | null = null;
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #slipped = false;
  #twist = 0;
  #wheel = 0;

  constructor(
    readonly editing: Editing,
    readonly camera: Camera,
    readonly tap: (at: Point) => void,
    readonly laid: (done: boolean) => void,
  ) {}

  /** The stage itself; pieces on it have `data-kind` and `data-id`. */
  readonly stage: Attachment<HTMLElement> = (element) => {
    this.#stage = element;
    const off = [
      on(element, "pointerdown", (event) => this.#down(event)),
      on(element, "pointermove", (event) => this.#move(event)),
      on(element, "pointerup", (event) => this.#up(event)),
      on(element, "pointercancel", (event) => this.#fingers.delete(event.pointerId)),
      on(element, "pointerleave", () => (this.over = null)),
      on(element, "wheel", (event) => this.#turnWheel(event), { passive: false }),
    ];
    return () => off.forEach((stop) => stop());
  };

  /** A side in the tray: drag it onto the stage, or click it to have it in the hand. */
  side(kind: Kind, id: string): Attachment<HTMLElement> {
    return (element) => {
      let start: Point | null = null;
      let carried = false;
      const off = [
        on(element, "pointerdown", (event) => {
          if (event.button !== 0) return;
          [start, carried] = [pointer(event), false];
          element.setPointerCapture(event.pointerId); // a quick hand is beside it at its first move
          this.touch = event.pointerType !== "mouse";
        }),
        on(element, "pointermove", (event) => {
          if (!start || (!carried && apart(pointer(event), start) < TAP)) return;
          if (!carried) {
            this.editing.take(kind, id);
            carried = this.dragging = true;
          }
          this.editing.at = this.camera.toMap(this.#spot(event));
        }),
        on(element, "pointerup", (event) => {
          start = null;
          if (carried) this.#drop(event);
        }),
        on(element, "pointercancel", () => {
          start = null;
          if (carried) this.#end();
        }),
        on(element, "click", (event) => {
          if (!carried) return;
          carried = false;
          event.stopImmediatePropagation();
          event.preventDefault();
        }, { capture: true }),
      ];
      return () => off.forEach((stop) => stop());
    };
  }

  #spot(event: MouseEvent): Point {
    const at = pointer(event);
    const room = this.#stage ? measured(this.#stage) : new DOMRect();
    return { x: at.x - room.left, y: at.y - room.top };
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest("[data-control]")) return;
    this.touch = event.pointerType !== "mouse";
    this.#fingers.set(event.pointerId, this.#spot(event));
    this.#stage?.setPointerCapture(event.pointerId);
    if (this.#fingers.size === 1) {
      [this.#start, this.#slipped] = [this.#spot(event), false];
      this.#under = (event.target as Element).closest<SVGElement>("[data-kind]");
    } else {
      const [one, other] = [...this.#fingers.values()];
      if (one && other) this.#twist = angle(one, other);
    }
  }

  #under: SVGElement | null = null;

  #move(event: PointerEvent): void {
    const now = this.#spot(event);
    this.over = this.camera.toMap(now);
    const last = this.#fingers.get(event.pointerId);
    if (!last || !this.#start) return;
    if (!this.#slipped && this.#fingers.size === 1 && apart(now, this.#start) < TAP) return;
    if (!this.#slipped) this.#begin();
    this.#fingers.set(event.pointerId, now);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#two(last, now, other);
    else if (this.editing.held) this.#carry({ x: now.x - last.x, y: now.y - last.y });
    else this.camera.drag({ x: now.x - last.x, y: now.y - last.y });
  }

  #begin(): void {
    this.#slipped = true;
    const { kind, id } = this.#under?.dataset ?? {};
    if (!this.editing.held && !this.editing.tool && kind && id) this.editing.take(kind as Kind, id);
    this.dragging = this.editing.held !== null;
  }

  /** From where it is: under a finger it could not be seen. */
  #carry(by: Point): void {
    const { at } = this.editing;
    this.editing.at = { x: at.x + by.x / this.camera.scale, y: at.y + by.y / this.camera.scale };
  }

  #two(last: Point, now: Point, other: Point): void {
    if (!this.editing.held) {
      this.camera.near(apart(now, other) / Math.max(1, apart(last, other)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      return;
    }
    const [one, two] = [...this.#fingers.values()];
    if (!one || !two) return;
    const by = Math.atan2(Math.sin(angle(one, two) - this.#twist), Math.cos(angle(one, two) - this.#twist));
    if (Math.abs(by) < TWIST) return;
    this.#twist = angle(one, two);
    this.editing.turn(Math.sign(by));
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    const { editing } = this;
    if (this.#slipped && this.dragging) this.#drop(event);
    else if (!this.#slipped && editing.held) {
      editing.at = this.camera.toMap(this.#spot(event));
      this.laid(editing.lay());
    } else if (!this.#slipped) this.#press(event);
    [this.#start, this.#under, this.dragging] = [null, null, false];
  }

  #press(event: PointerEvent): void {
    const { kind, id } = this.#under?.dataset ?? {};
    if (!this.editing.tool && kind && id) this.editing.take(kind as Kind, id);
    else this.tap(this.camera.toMap(this.#spot(event)));
  }

  /** Let go: on the stage it lies down if it can; elsewhere it goes back to the tray. */
  #drop(event: PointerEvent): void {
    const { editing } = this;
    const at = this.#spot(event);
    const inside = at.x >= 0 && at.y >= 0 && at.x <= this.camera.width && at.y <= this.camera.height;
    this.#end();
    if (inside) this.laid(editing.lay());
    else if (editing.held?.lay) editing.remove(editing.held.kind, editing.held.id);
    else editing.putBack();
  }

  #end(): void {
    this.dragging = false;
  }

  #turnWheel(event: WheelEvent): void {
    event.preventDefault();
    if (!this.editing.held) return this.camera.near(Math.exp(-event.deltaY / WHEEL), this.#spot(event));
    this.#wheel += event.deltaY;
    if (Math.abs(this.#wheel) < NOTCH) return;
    this.editing.turn(Math.sign(this.#wheel));
    this.#wheel = 0;
  }
}
