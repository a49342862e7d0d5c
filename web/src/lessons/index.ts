/** What can be tried out in the rules of a game: little boards, by the chapter that they belong to. */

import type { Component } from "svelte";

type Load = () => Promise<{ default: Component }>;

const BOARDS: Record<string, Record<string, Load>> = {
  "lost-cities": { points: () => import("./Expedition.svelte") },
  quest: { moving: () => import("./Crossing.svelte") },
  island: { gathering: () => import("./Harvest.svelte"), fights: () => import("./Odds.svelte") },
};

/** In the order in which one wants to know; a game has those that it has words for. */
export const CHAPTERS = ["goal", "setup", "turn", "points", "moving", "market", "gathering", "building", "fights", "cave", "special", "end", "advice"];

export function littleBoard(game: string, chapter: string): Load | undefined {
  return BOARDS[game]?.[chapter];
}
