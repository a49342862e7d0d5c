/** Keys of pages. */

import { settings } from "../live/settings.svelte";

/** A key that is typed into something, or that the browser knows: none of a page's. */
function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^(INPUT|TEXTAREA|SELECT)$/.test((target as Element).tagName) || ctrlKey || metaKey || altKey;
}

/** A letter, a figure or a sign, which count anywhere on a page only for those who want that: whoever dictates says many. */
export function isSwitchedOff(key: string): boolean {
  return key.length === 1 && key !== " " && !settings.now.shortcuts;
}

/** Whether a key is for the page: what lies behind an open dialog hears none. */
export function isForPage(event: KeyboardEvent): boolean {
  return !isTyped(event) && !isSwitchedOff(event.key) && document.querySelector("dialog[open]") === null;
}
