/** What explains itself when somebody rests on it: with the pointer, with a long press, or by focus. */

import type { Attachment } from "svelte/attachments";

const REST_MS = 300;
const PRESS_MS = 450;
const STRAY = 10; // px that a finger may move while it presses

let closedAt = -Infinity; // from one to the next it opens at once
let hideShown: (() => void) | null = null; // closes what is explained now

/** `open` is told which element is rested on; `close`, that it is not any more. What is often passed over wants more rest. */
export function explaining(open: (at: Element) => void, close: () => void, rest = REST_MS): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = false;
    let pressed = false; // long enough: the click that follows means nothing
    let start: PointerEvent | null = null;

    const show = (): void => {
      if (hideShown !== hide) hideShown?.();
      hideShown = hide;
      shown = true;
      open(element);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (!shown) return;
      shown = false;
      if (hideShown === hide) hideShown = null;
      closedAt = performance.now();
      close();
    };
    // What goes while the page is being changed loses its focus in the middle of that, where nothing may be changed.
    const leave = (): void => queueMicrotask(() => document.activeElement === element || hide());
    const wait = (ms: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const listeners: [keyof HTMLElementEventMap, (event: never) => void][] = [
      ["pointerenter", ({ pointerType }: PointerEvent) => pointerType !== "touch" && wait(performance.now() - closedAt < REST_MS ? 0 : rest, show)],
      ["pointerleave", ({ pointerType }: PointerEvent) => pointerType !== "touch" && hide()],
      [
        "pointerdown",
        (event: PointerEvent) => {
          pressed = false;
          if (event.pointerType !== "touch") return hide();
          start = event;
          wait(PRESS_MS, () => {
            pressed = true;
            show();
            addEventListener("pointerdown", hide, { once: true, capture: true });
          });
        },
      ],
      ["pointermove", ({ clientX, clientY }: PointerEvent) => start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > STRAY && !pressed && clearTimeout(timer)],
      ["pointerup", () => pressed || clearTimeout(timer)],
      ["pointercancel", () => pressed || clearTimeout(timer)],
      ["contextmenu", (event: Event) => pressed && event.preventDefault()],
      ["focus", () => element.matches(":focus-visible") && show()],
      ["blur", leave],
      ["keydown", ({ key }: KeyboardEvent) => (key === "Escape" || key === "Enter" || key === " ") && hide()],
    ];
    const swallow = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener("click", swallow, true);
    for (const [name, heard] of listeners) element.addEventListener(name, heard as EventListener);
    return () => {
      clearTimeout(timer);
      leave();
      element.removeEventListener("click", swallow, true);
      for (const [name, heard] of listeners) element.removeEventListener(name, heard as EventListener);
      removeEventListener("pointerdown", hide, { capture: true });
    };
  };
}

export interface Room {
  width: number;
  height: number;
}

/** Where a panel goes that explains something: beside it where there is room, else above or below, never over it. */
export function beside(at: DOMRect, panel: Room, window: Room, gap = 18): { x: number; y: number; side: "left" | "right" | "above" | "below" } {
  const clamp = (value: number, most: number): number => Math.max(10, Math.min(value, most - 10));
  const y = clamp(at.top + at.height / 2 - panel.height / 2, window.height - panel.height);
  if (at.left - gap - panel.width >= 10 && at.left > window.width / 2) return { x: at.left - gap - panel.width, y, side: "left" };
  const x = clamp(at.left + at.width / 2 - panel.width / 2, window.width - panel.width);
  if (at.top - gap - panel.height >= 10) return { x, y: at.top - gap - panel.height, side: "above" };
  if (at.bottom + gap + panel.height <= window.height - 10) return { x, y: at.bottom + gap, side: "below" };
  if (at.right + gap + panel.width <= window.width - 10) return { x: at.right + gap, y, side: "right" };
  return { x, y: at.top > window.height / 2 ? 10 : window.height - panel.height - 10, side: at.top > window.height / 2 ? "above" : "below" };
}
