/** Puzzles in words and figures. */

import type { PuzzleSolution, Refusal } from "../wire/types";
import { argumentsOf, type Hearers } from "../words/game";
import { keyOf, readable } from "../words/names";
import { aboutIn, hasIn, speech, wordsIn } from "../words/words.svelte";

/** Ratings from which on a puzzle is of medium difficulty, and hard. */
const MEDIUM = 1200;
const HARD = 1600;

export function difficultyOf(rating: number): "easy" | "medium" | "hard" {
  return rating >= HARD ? "hard" : rating >= MEDIUM ? "medium" : "easy";
}

export function themeName(game: string, theme: string): string {
  const id = `theme-${keyOf(theme)}`;
  return hasIn(game, id) ? wordsIn(game, id) : readable(theme);
}

/** What a theme is about, in a sentence; empty if nobody has written one. */
export function themeAbout(game: string, theme: string): string {
  return aboutIn(game, `theme-${keyOf(theme)}`) ?? "";
}

/** Why the best answer is best, in the words of the game; null if it has none for that. */
export function reasonText(game: string, reason: Refusal | null, hearers: Hearers): string | null {
  const id = `reason-${keyOf(reason?.code ?? "")}`;
  return reason && hasIn(game, id) ? wordsIn(game, id, argumentsOf(game, reason.parts, hearers)) : null;
}

export interface Bar {
  value: number;
  /** From the left, in hundredths of the room that all bars share. */
  from: number;
  width: number;
  /** Where the true value lies 19 times in 20. */
  least: number;
  most: number;
  best: boolean;
}

const SURE = 2; // standard errors

/** The answers as bars on one scale, which begins or ends at zero or has it in between. */
export function barsOf({ values, best }: Pick<PuzzleSolution, "values" | "best">): Bar[] {
  const edges = values.flatMap(({ margin, margin_error }) => [margin - SURE * margin_error, margin + SURE * margin_error]);
  const [low, high] = [Math.min(0, ...edges), Math.max(0, ...edges)];
  const place = (value: number): number => (high === low ? 0 : ((value - low) / (high - low)) * 100);
  return values.map(({ margin, margin_error }, index) => ({
    value: margin,
    from: place(Math.min(0, margin)),
    width: Math.abs(place(margin) - place(0)),
    least: place(margin - SURE * margin_error),
    most: place(margin + SURE * margin_error),
    best: index === best,
  }));
}

/** With one digit and a sign, as the look has it. */
export function ahead(value: number): string {
  const size = Math.abs(value).toLocaleString(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return value < 0 ? `−${size}` : `+${size}`;
}
