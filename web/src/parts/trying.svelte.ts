/** What a page does that may fail: whether it is under way, and what went wrong. */

import { troubleText } from "../words/trouble";

export class Trying {
  busy = $state(false);
  trouble = $state("");

  /** `game`: in whose words it is said what went wrong. */
  constructor(private game: () => string | null = () => null) {}

  /** Whether it was done. */
  async to(task: () => Promise<unknown>): Promise<boolean> {
    [this.busy, this.trouble] = [true, ""];
    try {
      await task();
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  failed = (error: unknown): void => {
    this.trouble = troubleText(error, this.game());
  };
}
