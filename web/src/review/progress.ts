/** What reviewed games say about somebody: where most is lost, and what to train. */

import type { GameProgress, Losses, ReviewedGame } from "../wire/types";
import { speech } from "../words/words.svelte";

export interface Theme extends Losses {
  theme: string;
}

/** Few decisions say little. */
export const FEWEST = 8;

/** What is lost somewhere in a game: often a little is more than once a lot. It is what is shown, sorted by and advised. */
export function costOf({ count, loss }: Losses, games: number): number {
  return (count * loss) / Math.max(1, games);
}

/** What costs most in a game comes first, and last of what is known too little. */
export function themesOf({ themes, games }: GameProgress): Theme[] {
  return Object.entries(themes)
    .map(([theme, losses]) => ({ theme, ...losses }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(other.count >= FEWEST) - Number(one.count >= FEWEST) || costOf(other, games) - costOf(one, games));
}

/** The part of a game that costs most; null where no part stands out or there is too little to tell. */
export function weakestPhase({ phases, games }: GameProgress): number | null {
  if (phases.some(({ count }) => count < FEWEST)) return null;
  const [first, second] = phases.map((losses, phase) => ({ cost: costOf(losses, games), phase })).sort((one, other) => other.cost - one.cost);
  return first && second && first.cost > second.cost * 1.25 ? first.phase : null;
}

/** What to train: the theme that costs most, if it costs anything. */
export function toTrain(progress: GameProgress): Theme | null {
  return themesOf(progress).find(({ count, loss }) => count >= FEWEST && loss > 0) ?? null;
}

/** 2.3 of 100. */
export function ofHundred(share: number): string {
  return (share * 100).toLocaleString(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** As a part of the largest. */
export function barOf(losses: Losses, all: readonly Losses[]): number {
  const most = Math.max(...all.map((one) => costOf(one, 1)));
  return most > 0 ? costOf(losses, 1) / most : 0;
}

/** The accuracy of the last games, the oldest first, as a curve from 0 to 1 across and 0 to 100 up. */
export function courseOf(last: readonly ReviewedGame[]): { x: number; accuracy: number }[] {
  const known = last.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy])).toReversed();
  return known.map((accuracy, place) => ({ x: known.length > 1 ? place / (known.length - 1) : 0.5, accuracy }));
}
