/** The drawings of the cards: symbols of one file. Until it is there cards are drawn plainly. */

import { loadSymbols } from "../../art/symbols";
import type { Language } from "../../live/settings.svelte";

class Art {
  ready = $state(false);

  want(language: Language): void {
    loadSymbols("lost-cities", language)
      .then(() => (this.ready = true))
      .catch(() => {}); // plain cards can be played with
  }
}

export const art = new Art();
