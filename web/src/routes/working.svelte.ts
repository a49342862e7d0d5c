/** Something that the server works on for us: games of bots, or a new route. It is looked after until it is done. */

import { Trouble } from "../live/api";
import { Patience } from "../live/patience.svelte";
import { GAME, job, stop } from "./asking";
import type { RouteJob } from "../wire/types";

const LOOK_MS = 700;

export class Working {
  now = $state.raw<RouteJob | null>(null);
  trouble = $state.raw<unknown>(null);
  readonly patience = new Patience();
  #starting = $state(0);
  readonly busy = $derived(this.#starting > 0 || this.now?.state === "waiting" || this.now?.state === "running");
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Resolves when it is done, with what came of it; null if it was stopped or went wrong. */
  async begin(start: () => Promise<RouteJob>, told: (now: RouteJob) => void = () => {}): Promise<RouteJob | null> {
    this.leave();
    this.trouble = null;
    try {
      let now = await this.#started(start);
      if (now === null) return null;
      while (now.state === "waiting" || now.state === "running") {
        told(now);
        await new Promise((done) => (this.#timer = setTimeout(done, LOOK_MS)));
        if (this.now?.id !== now.id) return null; // another one was begun, or it was left
        now = await job(now.id);
        this.now = now;
      }
      told(now);
      return now.state === "done" ? now : null;
    } catch (error) {
      this.now = null;
      this.trouble = error;
      return null;
    }
  }

  async #started(start: () => Promise<RouteJob>): Promise<RouteJob | null> {
    this.#starting += 1;
    try {
      return (this.now = await this.patience.ask(GAME, start));
    } finally {
      this.#starting -= 1;
    }
  }

  /** What it has found so far stays. */
  async stop(): Promise<void> {
    this.patience.leave();
    const { now } = this;
    if (!now || !this.busy) return;
    this.now = { ...now, state: "stopped" };
    await stop(now.id).catch((error: unknown) => {
      if (!(error instanceof Trouble)) throw error;
    });
  }

  leave(): void {
    this.patience.leave();
    clearTimeout(this.#timer);
    if (this.now && this.busy) void stop(this.now.id).catch(() => {});
    this.now = null;
  }
}
