/** Numbers of a review as people read them. */

import { percent } from "../parts/thinking";
import { speech, words, wordsOr } from "../words/words.svelte";
import { keyOf } from "../words/names";
import type { ToldAccount, ToldOption } from "../wire/types";

const ERRORS = 2; // 19 times out of 20 the true value lies within so many standard errors

/** With both digits, so that a sum adds up to the last one. */
export function exact(hundredths: number, sign = true): string {
  return withSign(hundredths / 100, sign, 2);
}

/** Without the digits that nobody reads. */
export function short(hundredths: number, sign = true): string {
  return withSign(Math.round(hundredths / 100), sign, 0);
}

function withSign(value: number, sign: boolean, digits: number): string {
  const size = Math.abs(value).toLocaleString(speech.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
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

/** start + own + others + luck = result, in words. */
export function sumText(account: ToldAccount, you: boolean): string {
  return words(you ? "review-sum-you" : "review-sum", {
    start: exact(account.start, false),
    own: exact(account.own),
    others: exact(account.others),
    luck: exact(account.luck),
    result: exact(account.result, false),
  });
}

const EVEN = 50; // hundredths: nobody can tell less than half a point apart

/** What would have come of it with average luck. */
export function fairText(unit: string, fair: number, who: string, you: boolean): string {
  const kind = Math.abs(fair) < EVEN ? "even" : fair > 0 ? "won" : "lost";
  return words(`review-fair-${kind}`, { who, you: you ? "yes" : "no", margin: measured(unit, Math.abs(fair) / 100) });
}
