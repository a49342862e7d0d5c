/** What board, dock and rail share: what is chosen, aimed at, and still to be done by itself. */

import type { Attachment } from "svelte/attachments";
import { explaining } from "../../look/explaining";
import type { Chart } from "./chart";
import type { Source, Way } from "./reach";
import type { Doing } from "./view";

export type Pile = "owned" | "draw" | "discard" | "removed" | "area";

/** A card or token that explains itself. */
export interface Thing {
  id: string;
  /** In the market: how many there are, and whether it can be bought now. */
  left?: number;
  open?: boolean;
}

/** Cards that pay one after the other. */
interface Paying {
  /** The state that the last of them was played in; the next follows only once that has changed. */
  v: number;
  cards: readonly string[];
}

export class Shared {
  chart = $state.raw<Chart | null>(null);
  source = $state.raw<Source | null>(null);
  /** One of two pieces; null: either. */
  piece = $state<number | null>(null);
  /** The place a click would lead to: under the pointer, in focus, or tapped once. */
  target = $state<string | null>(null);
  /** How a second tap would lead there: said on a phone, where no pointer shows it. */
  aimed = $state.raw<Way | null>(null);
  /** A place chosen before its card. */
  wanted = $state<string | null>(null);
  /** What is chosen leads to no place: it can be played as it is, or not at all. */
  nowhere = $state<"play" | "nowhere" | null>(null);
  pile = $state.raw<{ pile: Pile; seat: number } | null>(null);
  /** What is explained now, and where it lies. */
  explained = $state.raw<{ thing: Thing; at: Element } | null>(null);
  #paying: Paying | null = null;

  /** To whoever rests on it, it explains itself. */
  explains(thing: () => Thing): Attachment<HTMLElement> {
    return explaining(
      (at) => (this.explained = { thing: thing(), at }),
      () => (this.explained = null),
    );
  }

  forget(): void {
    this.source = null;
    this.target = null;
    this.wanted = null;
    this.#paying = null;
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

  /** Pay with these cards, one after the other. */
  pay(cards: readonly string[], actions: readonly Doing[], v: number, act: (id: number) => void): void {
    this.#paying = { v: v - 1, cards };
    this.goOn(actions, v, act);
  }

  /** The next card of a payment, if it may still pay. */
  goOn(actions: readonly Doing[], v: number, act: (id: number) => void): void {
    const [next, ...cards] = this.#paying?.cards ?? [];
    if (!this.#paying || v <= this.#paying.v) return;
    const found = actions.find(({ data }) => data.kind === "pay" && data.card === next && data.symbol === undefined && !data.stored);
    this.#paying = found && cards.length > 0 ? { v, cards } : null;
    if (found) act(found.id);
  }
}
