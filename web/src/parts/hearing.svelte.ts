/** What happens at a table, for those who hear the page: said once, with a sound for one's own turn and for a win. */

import { sound } from "../live/sound";
import { movesOf, type LiveTable, type Scene } from "../live/table.svelte";
import { whenever } from "../live/whenever.svelte";
import type { Sees } from "../words/game";
import { deedsOf, plain, tell, voicesOf } from "../words/telling";
import { speech, words } from "../words/words.svelte";
import { announcing } from "./announcing.svelte";

/** To be called while a component is made. Nothing is said before there are words for it. */
export function hear(table: Pick<LiveTable, "scene">, sees: () => Sees | null): void {
  whenever(
    () => (table.scene && speech.games.has(table.scene.state.table.game) ? table.scene : null),
    (scene) => {
      if (scene) tellOf(scene, voicesOf(scene.state, sees()));
    },
  );
}

function tellOf({ events, before, state }: Scene, hearers: ReturnType<typeof voicesOf>): void {
  for (const line of deedsOf(tell(events, hearers), hearers)) announcing.say(plain(line.parts));
  if (state.player === state.you && before?.player !== state.player && movesOf(events).length > 0) {
    announcing.say(words("your-turn"));
    sound("gong");
  }
  const won = state.you !== null && state.table.result?.placings?.[state.you] === 1;
  if (won && !before?.table.result) sound("won");
}
