/** A hand that draws on a board: from place to place with mouse, pen or finger, or from a list of places. */

import type { Mark } from "../wire/types";
import { nameOf, PLACES, toggled } from "./marks";
import type { Study } from "./study.svelte";

export interface Listed {
  spot: string;
  label: string;
}

export class Hand {
  on = $state(false);
  ink = $state(0);
  held = $state.raw<Mark | null>(null);

  constructor(
    private study: Study,
    private failed: (error: unknown) => void,
  ) {}

  #spotAt(x: number, y: number): string | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const place = element.closest(PLACES);
      const name = place && place.closest("[data-drawable]") ? nameOf(place) : null;
      if (name) return name;
    }
    return null;
  }

  down(event: PointerEvent): void {
    if (!this.on || event.button !== 0) return;
    const at = this.#spotAt(event.clientX, event.clientY);
    this.held = at ? { at, to: null, ink: this.ink } : null;
    event.preventDefault();
    event.stopPropagation();
  }

  move(event: PointerEvent): void {
    if (!this.held) return;
    const to = this.#spotAt(event.clientX, event.clientY);
    const next = to && to !== this.held.at ? to : null;
    if (next !== this.held.to) this.held = { ...this.held, to: next };
    event.preventDefault();
  }

  up(event: PointerEvent): void {
    const held = this.held;
    if (!held) return;
    this.move(event);
    const over = this.#spotAt(event.clientX, event.clientY);
    const mark = this.held ?? held;
    this.held = null;
    if (over) this.draw(mark); // let go beside everything, it is dropped
    event.stopPropagation();
  }

  cancel(): void {
    this.held = null;
  }

  /** While one draws, nothing else on the board is clicked. */
  swallow(event: Event): void {
    if (!this.on) return;
    event.preventDefault();
    event.stopPropagation();
  }

  draw(mark: Mark): void {
    this.#keep(toggled(this.study.mine, mark));
  }

  clear(): void {
    if (this.study.mine.length > 0) this.#keep([]);
  }

  #keep(marks: Mark[]): void {
    this.study.draw(marks).catch(this.failed);
  }
}

/** All places in a part of the page that have a name for people. */
export function placesIn(frame: Element): Listed[] {
  const found = new Map<string, string>();
  for (const element of frame.querySelectorAll(`[data-drawable] :is(${PLACES})`)) {
    const [spot, label] = [nameOf(element), labelOf(element)];
    if (spot && label && !found.has(spot) && element.getBoundingClientRect().width > 0) found.set(spot, label);
  }
  return [...found].map(([spot, label]) => ({ spot, label })).sort((one, other) => one.label.localeCompare(other.label));
}

const LONGEST = 70;

function labelOf(element: Element): string {
  const named = element.hasAttribute("aria-label") ? element : element.querySelector("[aria-label]");
  const text = (named?.getAttribute("aria-label") ?? element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
