/** The drawings of the cards: a sheet of symbols. Until it is there cards are drawn plainly. */

import { loadSheet } from "../../art/sheets";
import type { Language } from "../../live/settings.svelte";

class Art {
  ready = $state(false);

  want(language: Language): void {
    loadSheet("lost-cities", language)
      .then(() => (this.ready = true))
      .catch(() => {}); // plain cards can be played with
  }
}

export const art = new Art();
