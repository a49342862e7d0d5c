/** What reviewed games say about somebody: where most is lost, and what to train. */

import type { GameProgress, Losses, ReviewedGame } from "../wire/types";
import { speech } from "../words/words.svelte";

export interface Theme extends Losses {
  theme: string;
}

/** Few decisions say little. */
export const FEWEST = 8;

/** What costs most in all comes first. */
export function themesOf({ themes }: GameProgress): Theme[] {
  return Object.entries(themes)
    .map(([theme, losses]) => ({ theme, ...losses }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.loss * other.count - one.loss * one.count);
}

/** The part of a game in which a turn costs most; null where no part stands out or there is too little to tell. */
export function weakestPhase({ phases }: GameProgress): number | null {
  if (phases.some(({ count }) => count < FEWEST)) return null;
  const [first, second] = phases.map(({ loss }, phase) => ({ loss, phase })).sort((one, other) => other.loss - one.loss);
  return first && second && first.loss > second.loss * 1.25 ? first.phase : null;
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
export function barOf({ loss }: Losses, all: readonly Losses[]): number {
  const most = Math.max(...all.map((one) => one.loss));
  return most > 0 ? loss / most : 0;
}

/** The accuracy of the last games, the oldest first, as a curve from 0 to 1 across and 0 to 100 up. */
export function courseOf(last: readonly ReviewedGame[]): { x: number; accuracy: number }[] {
  const known = last.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy])).toReversed();
  return known.map((accuracy, place) => ({ x: known.length > 1 ? place / (known.length - 1) : 0.5, accuracy }));
}
