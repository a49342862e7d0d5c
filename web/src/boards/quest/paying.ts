/** Sums: what a payment has come to. */

import type { QuestView } from "./view";

/** 4½, ½, 0. */
export function coins(amount: number): string {
  const whole = Math.floor(amount);
  const half = amount > whole ? "½" : "";
  return whole > 0 || half === "" ? `${whole}${half}` : half;
}

export interface Sum {
  paid: number;
  whole: number;
  due: number;
  /** In coins, or in cards: cards that are removed for good in a camp. */
  unit: "coins" | "cards" | "removed";
}

export function sumOf({ payment, price }: QuestView): Sum | null {
  return payment && price && { ...price, due: payment.due, paid: price.whole - payment.due };
}
