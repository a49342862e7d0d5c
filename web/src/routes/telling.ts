/** What the editor says: faults, places, things in the hand. */

import { argumentsOf } from "../words/game";
import { keyOf, readable } from "../words/names";
import { hasIn, series, words, wordsIn } from "../words/words.svelte";
import { GAME } from "./asking";
import type { Editing, Held, Kind } from "./editing.svelte";
import { count } from "./geometry";
import { kindOf } from "./pieces";
import type { RouteFault } from "../wire/types";

const NOBODY = { names: [], you: null };

/** A fault, advice or part of a verdict: `route-…` of the game's catalogue. */
export function told({ code, parts }: Pick<RouteFault, "code" | "parts">): string {
  const id = `route-${keyOf(code)}`;
  return hasIn(GAME, id) ? wordsIn(GAME, id, argumentsOf(GAME, parts, NOBODY)) : readable(code);
}

export function thing({ kind, id }: { kind: Kind; id: string }): string {
  if (kind === "piece") return words(kindOf(id) === "strip" ? "route-strip" : "route-tile", { letter: id });
  if (kind === "finish") return words("route-finish-side", { side: words(`route-by-${id}`) });
  return kind === "tavern" ? words("route-tavern") : words("route-swamp", { number: id.replace(/\D/g, "") });
}

export interface Tip {
  strong: string;
  text: string;
  fits: boolean;
}

/** What happens if it is let go here. */
export function tipOf(editing: Editing, held: Held, byKey: boolean): Tip {
  const { placing, touching, over } = editing;
  const letGo = words(byKey ? "route-enter-lays" : "route-let-go");
  if (!placing) return { strong: words(`route-nowhere-${held.kind}`), text: "", fits: false };
  if (held.kind !== "piece") return { strong: words("route-fits"), text: letGo, fits: true };
  const joined = [...touching.keys()];
  if (placing.fits && joined.length === 0) return { strong: words("route-fits"), text: letGo, fits: true };
  if (placing.fits) return { strong: words("route-joins", { piece: held.id, others: series(joined) }), text: `${words("route-edges", { count: count(touching) })} ${letGo}`, fits: true };
  if (over.length > 0) return { strong: words("route-over", { others: series(over.map(nameOf)) }), text: "", fits: false };
  return { strong: words("route-edges", { count: count(touching) }), text: words("route-two-needed"), fits: false };
}

const nameOf = (letter: string): string => (letter === "Z" ? words("route-the-finish") : letter === "Y" ? words("route-tavern") : letter);

export const terrain = (name: string): string => (hasIn(GAME, `terrain-${keyOf(name)}`) ? wordsIn(GAME, `terrain-${keyOf(name)}`) : readable(name));
