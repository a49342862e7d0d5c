/** What a page does that may fail: whether it is under way, what went wrong, and what is told once it is done. */

import { troubleText } from "../words/trouble";

export class Trying {
  busy = $state(false);
  trouble = $state("");
  done = $state("");

  /** `game`: in whose words it is said what went wrong. */
  constructor(private game: () => string | null = () => null) {}

  /** Whether it was done; `said`: what is told then. */
  async to(task: () => Promise<unknown>, said = ""): Promise<boolean> {
    [this.busy, this.trouble, this.done] = [true, "", ""];
    try {
      await task();
      this.done = said;
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
