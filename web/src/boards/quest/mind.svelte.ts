/** What board, dock and rail share: what is chosen, aimed at, and still to be done by itself. */

import type { Chart } from "./chart";
import type { Source, Way } from "./reach";
import { targetOf, type Doing } from "./view";

export type Pile = "draw" | "discard" | "removed" | "area";

/** Steps that follow the first by themselves: a run that walks on, cards that pay. */
interface Plan {
  /** The state it was made in; it goes on only once that has changed. */
  v: number;
  rest: { kind: string; what: string; piece?: number }[];
}

export class Mind {
  chart = $state.raw<Chart | null>(null);
  source = $state.raw<Source | null>(null);
  /** One of two pieces; null: either. */
  piece = $state<number | null>(null);
  /** The place a click would lead to: under the pointer, in focus, or tapped once. */
  target = $state<string | null>(null);
  /** A place chosen before its card. */
  wanted = $state<string | null>(null);
  /** What is chosen leads to no place. */
  nowhere = $state(false);
  pile = $state.raw<{ pile: Pile; seat: number } | null>(null);
  #plan: Plan | null = null;

  forget(): void {
    this.source = null;
    this.target = null;
    this.wanted = null;
    this.#plan = null;
  }

  /** Nothing is chosen, aimed at or wanted any more; what is under way goes on. */
  letGo(): void {
    this.choose(null);
    this.piece = null;
  }

  choose(source: Source | null): void {
    this.source = source;
    this.target = null;
    this.wanted = null;
  }

  /** Walk a way: its first action now, the others as they are offered. */
  walk(way: Way, v: number, act: (id: number) => void): void {
    this.forget();
    this.#plan = { v, rest: way.places.slice(1).map((what) => ({ kind: "go", what, piece: way.piece })) };
    act(way.first);
  }

  /** Pay with these cards, one after the other. */
  pay(cards: readonly string[], actions: readonly Doing[], v: number, act: (id: number) => void): void {
    this.#plan = { v: v - 1, rest: cards.map((what) => ({ kind: "pay", what })) };
    this.goOn(actions, v, act);
  }

  get busy(): boolean {
    return this.#plan !== null && this.#plan.rest.length > 0;
  }

  /** The next step of the plan, if what is offered still allows it. */
  goOn(actions: readonly Doing[], v: number, act: (id: number) => void): void {
    const plan = this.#plan;
    if (!plan) return;
    const [next, ...rest] = plan.rest;
    if (!next || v <= plan.v) {
      if (!next || actions.length > 0) this.#plan = null;
      return;
    }
    const found = actions.find(({ data }) => {
      if (data.kind !== next.kind) return false;
      if (next.kind === "pay") return data.card === next.what && data.symbol === undefined;
      return targetOf(data) === next.what && data.piece === next.piece;
    });
    this.#plan = found && rest.length > 0 ? { v, rest } : null;
    if (found) act(found.id);
  }
}
