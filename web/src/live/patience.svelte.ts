/** A question that the server answers once a game is compiled: it is asked again by itself then. */

import { lists } from "./lists.svelte";
import { isPreparing } from "./preparing";

export class Patience {
  waits = $state(false);
  #leave = (): void => {};

  /** The answer, whenever it comes; null if it is not waited for any more. */
  async ask<T>(game: string, question: () => Promise<T>): Promise<T | null> {
    this.leave();
    let left = false;
    const leaving = new Promise<void>((done) => {
      this.#leave = () => done(void (left = true));
    });
    try {
      for (;;) {
        try {
          return await question();
        } catch (error) {
          if (!isPreparing(error)) throw error;
        }
        if (left) return null;
        this.waits = true;
        await Promise.race([lists.compiled(game), leaving]);
        if (left) return null;
      }
    } finally {
      if (!left) this.waits = false;
    }
  }

  leave(): void {
    this.#leave();
    this.waits = false;
  }
}
