/** Bargains that can be offered. */

import type { Offered } from "../../wire/types";
import { RESOURCES, type Amounts, type IslandView, type Resource } from "./view";

/** So many of one resource, or nothing. */
export interface Heap {
  resource: Resource | null;
  count: number;
}

export const NOTHING: Heap = { resource: null, count: 0 };
export const MOST = 3;

export function heapOf(amounts: Amounts): Heap {
  const resource = RESOURCES.find((one) => amounts[one]) ?? null;
  return { resource, count: resource ? (amounts[resource] ?? 0) : 0 };
}

function same(one: Heap, other: Heap): boolean {
  return one.resource === other.resource && one.count === other.count;
}

export function partners(actions: readonly Offered[]): number[] {
  return [...new Set(actions.filter((action) => action.data.kind === "offer").map((action) => action.data.seat as number))];
}

export function offer(actions: readonly Offered[], seat: number, give: Heap, take: Heap): Offered | null {
  const found = actions.find(
    ({ data }) => data.kind === "offer" && data.seat === seat && same(heapOf(data.give as Amounts), give) && same(heapOf(data.take as Amounts), take),
  );
  return found ?? null;
}

export function bank(actions: readonly Offered[], give: Resource | null, take: Resource | null): Offered | null {
  return actions.find(({ data }) => data.kind === "bank" && data.give === give && data.take === take) ?? null;
}

export type Trouble = "nothing" | "same" | "short" | "theirs" | "none-left" | null;

/** Why a bargain cannot be offered, as far as it can be seen from here. */
export function trouble(view: IslandView, you: number, seat: number, give: Heap, take: Heap): Trouble {
  if (!give.resource && !take.resource) return "nothing";
  if (give.resource && give.resource === take.resource) return "same";
  if ((view.offers_left[you] ?? 0) <= 0) return "none-left";
  if (give.resource && (view.resources[you]?.[give.resource] ?? 0) < give.count) return "short";
  const theirs = view.resources[seat];
  return take.resource && theirs && (theirs[take.resource] ?? 0) < take.count ? "theirs" : null;
}
