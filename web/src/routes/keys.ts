/** The keys of the editor. */

import { isSwitchedOff } from "../parts/keyboard";
import { apart, middle, nearest, plus, type Hex, type Point } from "./hexes";
import type { Editing } from "./editing.svelte";
import type { Joint } from "./geometry";

/** One space on, as the map lies: sideways it goes to and fro, so that a row stays a row. */
export function step(key: string, [, r]: Hex): Hex | null {
  const even = r % 2 === 0;
  if (key === "ArrowUp") return [-1, 0];
  if (key === "ArrowDown") return [1, 0];
  if (key === "ArrowRight") return even ? [1, -1] : [0, -1];
  return key === "ArrowLeft" ? (even ? [0, 1] : [-1, 1]) : null;
}

export function moved(at: Point, key: string): Point | null {
  const here = nearest(at);
  const by = step(key, here);
  return by && middle(plus(here, by));
}

/** The joint under the pointer, or near it. */
export function jointAt(joints: readonly Joint[], at: Point | null): Joint | null {
  if (!at) return null;
  const here = nearest(at);
  const far = (joint: Joint): number => Math.min(...joint.contacts.flat().map((hex) => apart(hex, here)));
  const found = joints.toSorted((one, other) => far(one) - far(other) || distance(one.at, at) - distance(other.at, at))[0];
  return found && far(found) <= 1 ? found : null;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Keys that work wherever the focus is. True: it was one of ours. */
export function pressed(event: KeyboardEvent, editing: Editing, over: Point | null): boolean {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
    if (key === "y" || event.shiftKey) editing.redo();
    else editing.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isSwitchedOff(key)) return false;
  if (key === "escape") {
    if (!editing.held && !editing.tool) return false;
    editing.putBack();
    editing.tool = null;
    return true;
  }
  if (key === "b" && !editing.held) {
    const joint = jointAt(editing.joints, over);
    if (joint) editing.bar(joint.between);
    return joint !== null;
  }
  return editing.held !== null && withHeld(key, event.shiftKey, editing);
}

function withHeld(key: string, shift: boolean, editing: Editing): boolean {
  const { held } = editing;
  if (key === "r") editing.turn(shift ? -1 : 1);
  else if (key === "f") editing.flip();
  else if ((key === "delete" || key === "backspace") && held) {
    if (held.lay) editing.remove(held.kind, held.id);
    else editing.putBack();
  } else return false;
  return true;
}
