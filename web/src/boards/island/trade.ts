/** Bargains that can be offered. */

import type { Offered } from "../../wire/types";
import { RESOURCES, type Amounts, type Resource } from "./view";

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

/** A bargain in notation: to ask why it cannot be made. */
export function bargain(partner: string | null, give: Heap, take: Heap): string {
  const written = ({ resource, count }: Heap): string => (resource ? `${count} ${resource}` : "nothing");
  return partner === null ? `bank ${give.resource} for ${take.resource}` : `offer ${partner} ${written(give)} for ${written(take)}`;
}
