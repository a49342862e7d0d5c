/** Cards and colours of Lost Cities by the landscapes that the board shows. */

import { wordsIn } from "./words.svelte";

const GAME = "lost-cities";
export const BY_LETTER: Record<string, string> = { Y: "yellow", B: "blue", W: "white", G: "green", R: "red", P: "purple" };
export const EXPEDITIONS: Record<string, string> = {
  yellow: "desert",
  blue: "sea",
  white: "mountains",
  green: "rainforest",
  red: "volcano",
  purple: "aurora",
};

/** The expedition of a card such as R10 or Bx. */
export function expeditionOf(card: string): string | null {
  return /^[YBWGRP](x|10|[2-9])$/.test(card) ? (EXPEDITIONS[BY_LETTER[card.charAt(0)] ?? ""] ?? null) : null;
}

/** Volcano, of red. */
export function expeditionName(colour: string): string | null {
  return EXPEDITIONS[colour] ? wordsIn(GAME, `expedition-${colour}`) : null;
}

/** Volcano 9; null: this is no card. */
export function expeditionCard(card: string): string | null {
  if (expeditionOf(card) === null) return null;
  const [expedition, value] = [expeditionName(BY_LETTER[card.charAt(0)] ?? "") ?? "", card.slice(1)];
  return value === "x" ? wordsIn(GAME, "card-wager", { expedition }) : wordsIn(GAME, "card-number", { expedition, value });
}

export function cardName(card: string): string {
  return expeditionCard(card) ?? card;
}
