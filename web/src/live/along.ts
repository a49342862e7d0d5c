/** Going along a game: positions come from the server, one after the other, and not faster than it likes to be asked. */

import { Latest } from "./latest";

export const PACE_MS = 120; // between two positions
export const LINGER_MS = 250; // so long one stays before what lies beside is fetched

interface Ways<Wish, Found> {
  load(wish: Wish): Promise<Found>;
  /** Somebody is there now. */
  show(found: Found, wish: Wish): void;
  /** Somebody stays there: one step on may be the next wish. */
  stay(found: Found, wish: Wish): void;
  fail(error: unknown): void;
}

export class Along<Wish, Found> {
  #asked = 0;
  #shown = 0;
  #staying: ReturnType<typeof setTimeout> | undefined;
  #going = new Latest<Wish>((wish) => void this.#go(wish), PACE_MS);

  constructor(private ways: Ways<Wish, Found>) {}

  /** Who hurries along is shown some places on the way, and always the last. */
  go(wish: Wish): void {
    this.#going.want(wish);
  }

  async #go(wish: Wish): Promise<void> {
    const asked = ++this.#asked;
    clearTimeout(this.#staying);
    try {
      const found = await this.ways.load(wish);
      if (asked < this.#shown) return; // a later one came first
      this.#shown = asked;
      this.ways.show(found, wish);
      if (asked === this.#asked) this.#staying = setTimeout(() => this.ways.stay(found, wish), LINGER_MS);
    } catch (error) {
      if (asked === this.#asked) this.ways.fail(error);
    }
  }
}
