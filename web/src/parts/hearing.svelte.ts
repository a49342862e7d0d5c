/** What happens at a table, for those who hear the page: said once, with a sound for one's own turn and for a win. */

import { sound } from "../live/sound";
import { movesOf, type LiveTable } from "../live/table.svelte";
import { deedsOf, plain, tell, voicesOf } from "../words/telling";
import { speech, words } from "../words/words.svelte";
import { announcing } from "./announcing.svelte";

/** To be called while a component is made. */
export function hear(table: LiveTable): void {
  $effect(() => {
    const scene = table.scene;
    if (!scene || !speech.games.has(scene.state.table.game)) return; // nothing is said before there are words for it
    const hearers = voicesOf(scene.state);
    for (const line of deedsOf(tell(scene.events, hearers), hearers)) announcing.say(plain(line.parts));
    if (scene.state.player === scene.state.you && scene.before?.player !== scene.state.player && movesOf(scene.events).length > 0) {
      announcing.say(words("your-turn"));
      sound("gong");
    }
    const won = scene.state.you !== null && scene.state.table.result?.placings?.[scene.state.you] === 1;
    if (won && !scene.before?.table.result) sound("won");
  });
}
