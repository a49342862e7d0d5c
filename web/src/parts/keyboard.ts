/** Keys of pages. */

/** A key that is typed into something, or that the browser knows: none of a page's. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^(INPUT|TEXTAREA|SELECT)$/.test((target as Element).tagName) || ctrlKey || metaKey || altKey;
}
