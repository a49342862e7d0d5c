/** Bargains: with whom, and how they are written. Whether one can be made the server says. */

import type { Offered } from "../../wire/types";
import { isNothing, RESOURCES, type Amounts, type Resource } from "./view";

export function partners(actions: readonly Offered[]): number[] {
  return actions.filter((action) => action.data.kind === "offer").map((action) => action.data.seat as number);
}

/** One card more or less. */
export function changed(amounts: Amounts, resource: Resource, by: number): Amounts {
  return { ...amounts, [resource]: Math.max(0, (amounts[resource] ?? 0) + by) };
}

/** The first type of which there is a card; null: there is none. */
function kindOf(amounts: Amounts): Resource | null {
  return RESOURCES.find((resource) => amounts[resource]) ?? null;
}

function written(amounts: Amounts): string {
  const some = RESOURCES.filter((resource) => amounts[resource]);
  return some.map((resource) => `${amounts[resource]} ${resource}`).join(" ") || "nothing";
}

/** A bargain in notation, with a colour or, null, with the bank; null as long as it says nothing. */
export function bargain(partner: string | null, give: Amounts, take: Amounts): string | null {
  if (partner !== null) return isNothing(give) && isNothing(take) ? null : `offer ${partner} ${written(give)} for ${written(take)}`;
  const [given, taken] = [kindOf(give), kindOf(take)];
  return given && taken ? `bank ${given} for ${taken}` : null;
}
