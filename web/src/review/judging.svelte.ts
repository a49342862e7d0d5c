/** A review as it grows: it is looked at again and again until it is done. */

import { Patience } from "../live/patience.svelte";
import { person } from "../live/person.svelte";
import * as asking from "./asking";
import type { TableReview, ToldReview } from "../wire/types";

const LOOK_MS = 1500;

export class Judging {
  now = $state.raw<TableReview | null>(null);
  trouble = $state.raw<unknown>(null);
  readonly review: ToldReview | null = $derived(this.now?.review ?? null);
  readonly busy = $derived(this.now?.state === "waiting" || this.now?.state === "running");
  readonly patience = new Patience();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly table: string,
    private game: () => string,
    private asked: Pick<typeof asking, "reviewOf" | "begin"> = asking,
    private pause: number = LOOK_MS,
  ) {}

  /** What there is; with `eager`, it is begun where there is nothing yet. */
  async look(eager: boolean): Promise<void> {
    await this.#ask(async () => {
      const found = await this.asked.reviewOf(this.table);
      return eager && found.state === "none" ? this.#begun() : found;
    });
  }

  /** For the first time, or once more after it went wrong. */
  async begin(): Promise<void> {
    await this.#ask(() => this.#begun());
  }

  async #begun(): Promise<TableReview | null> {
    await person.ensure();
    return this.patience.ask(this.game(), () => this.asked.begin(this.table));
  }

  async #ask(question: () => Promise<TableReview | null>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const now = await question();
      if (now === null) return;
      this.trouble = null;
      this.now = { ...now, review: now.review ?? this.review };
    } catch (error) {
      this.trouble = error;
    }
    if (this.busy && !this.#left) this.#timer = setTimeout(() => void this.look(false), this.pause);
  }

  leave(): void {
    this.#left = true;
    this.patience.leave();
    clearTimeout(this.#timer);
  }
}
