/** What is to be done now, and what is at stake. */

import { seatNames, thing } from "../../words/names";
import { series, words } from "../../words/words.svelte";
import type { Offered, State } from "../../wire/types";
import type { Mind } from "./mind.svelte";
import { tileName, who, type Voices } from "./saying";
import { armies } from "./targets";
import { placeName, tileAt, viewOf, type Fight, type IslandView, type Item } from "./view";

export function nameOfItem(item: Item): string {
  return words(`island-item-${item}`);
}

/** What a window is about: the purchase that waits, or the fight; and to those who may, that they can still march. */
export function stake(voices: Voices, actions: readonly Offered[]): string | null {
  const { view, names, you } = voices;
  const marching = armies(actions).size > 0;
  if (view.phase === "purchase" && view.purchase) {
    const wants = words("island-stake-purchase", { who: names[view.turn] ?? "", item: thing(view.purchase.item), you: view.turn === you ? "yes" : "no" });
    return marching ? `${wants} ${words("island-stake-march")}` : wants;
  }
  const [fight] = view.fights;
  if (!fight || (view.phase !== "battle" && view.phase !== "purchase")) return null;
  const dice = { attack: fight.attack, defence: fight.defence.join(" · ") };
  const foe = foeOf(fight, voices);
  const fought = fight.attacker === you ? words("island-stake-attack", { foe, ...dice }) : words("island-stake-defence", { who: names[fight.attacker] ?? "", foe, ...dice });
  return marching ? `${fought} ${words("island-stake-bring")}` : fought;
}

/** Against whom, and where. A beast lives where it is fought. */
function foeOf(fight: Fight, { view, names, you }: Voices): string {
  if (fight.beast) return thing(fight.beast);
  const foe = fight.farmhouse ? thing("farmhouse") : series(fight.defenders.map((seat) => who(seat, { names, you })));
  return words("island-stake-foe", { foe, tile: tileName(tileAt(view, placeName(fight.at))) });
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
