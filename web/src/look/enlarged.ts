/** Places on the page. Browsers measure on the screen, and very large screens show everything larger (tokens.css). */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Pixels of the screen to one of the page. */
export function enlarged(): number {
  const { body } = document;
  return body.offsetWidth > 0 ? Math.round((body.getBoundingClientRect().width / body.offsetWidth) * 100) / 100 : 1;
}

export function measured(element: Element): DOMRect {
  const by = enlarged();
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x / by, y / by, width / by, height / by);
}

/** Where a pointer is. */
export function pointer(event: { clientX: number; clientY: number }): Point {
  const by = enlarged();
  return { x: event.clientX / by, y: event.clientY / by };
}
