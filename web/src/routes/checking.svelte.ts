/** What is wrong with a route while it is built. The server is asked after every change, but not at every one of many. */

import { UNREACHED, Trouble } from "../live/api";
import { check } from "./asking";
import type { Route } from "./route";
import type { RouteFault, RouteStudy } from "../wire/types";

const REST_MS = 220;
const AGAIN_MS = 4000;

/** A fault with its number on map and list; advice blocks nothing. */
export interface Numbered extends RouteFault {
  number: number;
  advice: boolean;
}

export class Checking {
  found = $state.raw<Numbered[]>([]);
  study = $state.raw<RouteStudy | null>(null);
  /** What was found is about the route as it is now. */
  current = $state(false);
  offline = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly faults = $derived(this.found.filter((one) => !one.advice));
  readonly sound = $derived(this.current && this.faults.length === 0);

  look(route: Route, rest = REST_MS): void {
    this.current = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(route), rest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  async #ask(route: Route): Promise<void> {
    const asked = ++this.#asked;
    try {
      const { faults, study } = await check(route);
      if (asked !== this.#asked) return;
      const all = [...faults.map((one) => ({ ...one, advice: false })), ...study.advice.map((one) => ({ ...one, advice: true }))];
      this.found = all.map((one, place) => ({ ...one, number: place + 1 }));
      this.study = study;
      [this.current, this.offline] = [true, false];
    } catch (error) {
      if (asked !== this.#asked) return;
      this.offline = error instanceof Trouble && error.code === UNREACHED;
      this.#timer = setTimeout(() => void this.#ask(route), AGAIN_MS);
    }
  }
}
