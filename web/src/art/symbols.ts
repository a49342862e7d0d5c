/** Sets of symbols from the server. They lie in the page once, so that `<use href="#lc-R4">` works everywhere. */

import { SvelteMap } from "svelte/reactivity";
import type { Box } from "../look/enlarged";
import { lay } from "../look/symbols";
import type { Language } from "./scenes";

const ICON: Box = { x: 0, y: 0, width: 24, height: 24 };

const boxes = new SvelteMap<string, Box>();
const coming = new Map<string, { language: Language; done: Promise<void> }>();

/** The drawings of a game, with the words on them in a language. Asked for again, they are there already. */
export function loadSymbols(name: string, language: Language = "en"): Promise<void> {
  const known = coming.get(name);
  if (known?.language === language) return known.done;
  const done = fetched(name, language).then((markup) => {
    if (coming.get(name)?.done !== done) return; // another language was asked for since
    lay(markup, `symbols-${name}`);
    for (const [id, box] of boxesIn(markup)) boxes.set(id, box);
  });
  coming.set(name, { language, done });
  done.catch(() => {
    if (coming.get(name)?.done === done) coming.delete(name);
  });
  return done;
}

async function fetched(name: string, language: Language): Promise<string> {
  const answer = await fetch(`/art/${name}.svg?language=${language}`);
  if (!answer.ok) throw new Error(`There are no symbols of ${name}.`);
  return answer.text();
}

/** The boxes of all symbols in a set, by their ids. */
export function boxesIn(markup: string): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const [, id = "", numbers = ""] of markup.matchAll(/<symbol id="([\w-]+)" viewBox="([^"]+)"/g)) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.split(" ").map(Number);
    found.set(id, { x, y, width, height });
  }
  return found;
}

/** The box of a symbol; that of an icon while its set is not there yet. */
export function boxOf(id: string): Box {
  return boxes.get(id) ?? ICON;
}

/** Where to `<use>` a symbol so that its own (0, 0), the middle of a tile or the foot of a piece, lies at a point. */
export function placed(id: string, x: number, y: number, scale = 1): Box {
  const box = boxOf(id);
  return {
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}
