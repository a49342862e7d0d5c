/** A question that the server answers once a game is compiled: it is asked then, by itself. */

import { lists } from "./lists.svelte";
import { isPreparing, isUnfinished, type Waits } from "./preparing";

export class Patience {
  waits = $state(false);
  #leave = (): void => {};

  /** The answer, whenever it comes; null if it is not waited for any more. While a game `waits` for what is asked, as far
   *  as one knows, the server is not asked in vain; it is if compiling failed, for then it tries once more. */
  async ask<T>(game: string, question: () => Promise<T>, waits: Waits | null = null): Promise<T | null> {
    this.leave();
    let left = false;
    const leaving = new Promise<void>((done) => {
      this.#leave = () => done(void (left = true));
    });
    try {
      for (;;) {
        try {
          if (!waits?.(lists.game(game)) || lists.game(game)?.preparing?.failed) return await question();
        } catch (error) {
          if (!isPreparing(error)) throw error;
        }
        if (left) return null;
        this.waits = true;
        await Promise.race([lists.compiled(game, waits ?? isUnfinished), leaving]);
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
