/** What is to be done now, and what is at stake. */

import { seatNames, thing } from "../../words/names";
import { series, words } from "../../words/words.svelte";
import type { State } from "../../wire/types";
import type { Mind } from "./mind.svelte";
import { tileName, who, type Voices } from "./saying";
import { placeName, tileAt, viewOf, type IslandView, type Item } from "./view";

export function nameOfItem(item: Item): string {
  return words(`island-item-${item}`);
}

/** What a window is about: the purchase that waits, or the fight before which one may still move. */
export function stake(voices: Voices): string | null {
  const { view, names, you } = voices;
  if (view.phase === "purchase" && view.purchase) {
    return words("island-stake-purchase", { who: names[view.turn] ?? "", item: thing(view.purchase.item) });
  }
  const [fight] = view.fights;
  if (!fight || (view.phase !== "battle" && view.phase !== "purchase")) return null;
  const foe = fight.beast ? thing(fight.beast) : fight.farmhouse ? thing("farmhouse") : series(fight.defenders.map((seat) => who(seat, { names, you })));
  const tile = tileName(tileAt(view, placeName(fight.at)));
  const dice = { attack: fight.attack, defence: fight.defence.join(" · ") };
  if (fight.attacker === you) return words("island-stake-attack", { tile, foe, ...dice });
  return words("island-stake-defence", { tile, who: names[fight.attacker] ?? "", foe, ...dice });
}

function exploring(view: IslandView, mind: Mind | null): string {
  if (mind?.army) return words("island-prompt-army");
  if (mind?.item) return words("island-prompt-item", { item: nameOfItem(mind.item) });
  return view.speed ? words("island-prompt-steps", { count: view.speed }) : words("island-prompt-rest");
}

/** What the pill says on one's own turn. */
export function prompt(state: State, mind: Mind | null): string | null {
  const view = viewOf(state);
  if (!view) return null;
  if (mind?.meanwhile) return words("island-prompt-dice");
  const names = seatNames(state.table.seats);
  const window = view.phase === "purchase" || view.phase === "battle";
  if (view.phase === "explore" || (window && (mind?.army || mind?.item))) return exploring(view, mind);
  const values = {
    who: view.phase === "answer" ? (names[view.offer?.by ?? 0] ?? "") : view.phase === "set" ? (names[view.defeated ?? 0] ?? "") : (names[view.turn] ?? ""),
    item: thing(view.purchase?.item ?? "march"),
    tile: tileName(view.turned),
    count: view.gather ?? 0,
  };
  return words(`island-prompt-${view.phase}`, values);
}

export function subtitle(state: State): string | null {
  const view = viewOf(state);
  return view ? words("island-subtitle", { round: view.round, count: view.stacks.island }) : null;
}
