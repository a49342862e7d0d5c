/** Numbers of a review as people read them. */

import { percent } from "../parts/thinking";
import { speech, words, wordsOr } from "../words/words.svelte";
import { keyOf } from "../words/names";
import type { ToldAccount, ToldOption } from "../wire/types";

const ERRORS = 2; // 19 times out of 20 the true value lies within so many standard errors

/** Without the digits that nobody knows. */
export function short(hundredths: number, sign = true): string {
  return withSign(Math.round(hundredths / 100), sign);
}

function withSign(value: number, sign: boolean): string {
  const size = Math.abs(value).toLocaleString(speech.language, { maximumFractionDigits: 1 });
  return `${value < 0 ? "−" : sign && value > 0 ? "+" : ""}${size}`;
}

/** 12 points, 3.4 steps. */
export function measured(unit: string, value: number): string {
  const count = Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return wordsOr(`review-unit-${keyOf(unit)}`, `${count} ${unit}`, { count });
}

/** The name of a measure alone. */
export function unitName(unit: string): string {
  return wordsOr(`review-in-${keyOf(unit)}`, unit);
}

/** What an option is behind the best, as their figures say it, and how sure that is: 33 ± 4. */
export function behind(option: ToldOption, best: ToldOption): { by: number; give: number } {
  return { by: percent(best.share) - percent(option.share), give: Math.max(1, Math.round(ERRORS * option.error * 100)) };
}

/** Hundredths as numbers of so many digits that add up to their rounded sum: what is cut off most is rounded up. */
export function rounded(parts: readonly number[], digits: number): number[] {
  const unit = 10 ** digits;
  const scaled = parts.map((part) => (part / 100) * unit);
  const whole = scaled.map(Math.floor);
  const missing = Math.round((parts.reduce((sum, part) => sum + part, 0) / 100) * unit) - whole.reduce((sum, part) => sum + part, 0);
  const rest = (place: number): number => (scaled[place] ?? 0) - (whole[place] ?? 0);
  const up = new Set([...whole.keys()].sort((one, other) => rest(other) - rest(one)).slice(0, missing));
  return whole.map((part, place) => (part + (up.has(place) ? 1 : 0)) / unit);
}

/** start + own + others + luck = result, in words. Shrines are few: they are told with a digit. */
export function sumText({ start, own, others, luck }: ToldAccount, you: boolean, unit = ""): string {
  const digits = unit === "shrines" ? 1 : 0;
  const parts = rounded([start, own, others, luck], digits);
  const result = Math.round(parts.reduce((sum, part) => sum + part, 0) * 10) / 10;
  const said = (place: number): string => withSign(parts[place] ?? 0, place > 0);
  return words(you ? "review-sum-you" : "review-sum", { start: said(0), own: said(1), others: said(2), luck: said(3), result: withSign(result, false) });
}

const EVEN = 50; // hundredths: nobody can tell less than half a point apart

/** What would have come of it with average luck. */
export function fairText(unit: string, fair: number, who: string, you: boolean): string {
  const kind = Math.abs(fair) < EVEN ? "even" : fair > 0 ? "won" : "lost";
  return words(`review-fair-${kind}`, { who, you: you ? "yes" : "no", margin: measured(unit, Math.abs(fair) / 100) });
}
