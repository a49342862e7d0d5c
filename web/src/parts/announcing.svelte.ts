/** What happened, for those who hear the page. */

import { untrack } from "svelte";

class Announcing {
  said = $state.raw<{ id: number; text: string }[]>([]);
  #count = 0;

  say(text: string): void {
    this.#count += 1;
    const before = untrack(() => this.said); // whoever speaks in an effect does not wait for an echo
    this.said = [...before, { id: this.#count, text }].slice(-8);
  }
}

export const announcing = new Announcing();
