/** What is to be done now, and what is at stake. */

import { nameIn } from "../../words/game";
import { seatNames } from "../../words/names";
import { series, words } from "../../words/words.svelte";
import type { Offered, State } from "../../wire/types";
import { itemName } from "./names";
import type { Shared } from "./shared.svelte";
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
    const wants = words("island-stake-purchase", { who: names[view.turn] ?? "", item: itemName(view.purchase.item), you: view.turn === you ? "yes" : "no" });
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
  if (fight.beast) return nameIn("island", "beast", fight.beast);
  const foe = fight.farmhouse ? itemName("farmhouse") : series(fight.defenders.map((seat) => who(seat, { names, you })));
  return words("island-stake-foe", { foe, tile: tileName(tileAt(view, placeName(fight.at))) });
}

function exploring(view: IslandView, shared: Shared | null): string {
  if (shared?.army) return words("island-prompt-army");
  if (shared?.item) return words("island-prompt-item", { item: nameOfItem(shared.item) });
  return view.speed ? words("island-prompt-steps", { count: view.speed }) : words("island-prompt-rest");
}

/** What the pill says on one's own turn. */
export function prompt(state: State, shared: Shared | null): string | null {
  const view = viewOf(state);
  if (!view) return null;
  if (shared?.meanwhile) return words("island-prompt-dice");
  const names = seatNames(state.table.seats);
  const window = view.phase === "purchase" || view.phase === "battle";
  if (view.phase === "explore" || (window && (shared?.army || shared?.item))) return exploring(view, shared);
  const values = {
    who: view.phase === "answer" ? (names[view.offer?.by ?? 0] ?? "") : view.phase === "set" ? (names[view.defeated ?? 0] ?? "") : (names[view.turn] ?? ""),
    item: itemName(view.purchase?.item ?? "march"),
    tile: tileName(view.turned),
    count: view.gather ?? 0,
  };
  return words(`island-prompt-${view.phase}`, values);
}

export function subtitle(state: State): string | null {
  const view = viewOf(state);
  return view ? words("island-subtitle", { round: view.round, count: view.stacks.island }) : null;
}
