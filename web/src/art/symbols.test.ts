import { render } from "svelte/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Sprite from "./Sprite.svelte";
import { boxesIn, boxOf, loadSymbols, placed } from "./symbols";

const SYMBOLS =
  '<svg xmlns="http://www.w3.org/2000/svg"><defs><clipPath id="clip"/>' +
  '<symbol id="lc-R4" viewBox="0 0 120 172"><path/></symbol>' +
  '<symbol id="quest-piece-1" viewBox="-32 -84 74 100" overflow="visible"><path/></symbol></defs></svg>';

/** As little of a page as a set of symbols needs. */
class Part {
  id = "";
  children: Part[] = [];
  setAttribute(): void {}
  append(...parts: Part[]): void {
    this.children.push(...parts);
  }
  replaceWith(other: Part): void {
    body.children[body.children.indexOf(this)] = other;
  }
}
let body = new Part();

beforeEach(() => {
  body = new Part();
  vi.stubGlobal("document", {
    get body() {
      return body;
    },
    createElementNS: () => new Part(),
    getElementById: (id: string) => body.children.find((part) => part.id === id) ?? null,
    importNode: (part: Part) => part,
  });
  vi.stubGlobal("DOMParser", class {
    parseFromString = () => ({ documentElement: new Part() });
  });
});
afterEach(() => vi.unstubAllGlobals());

function serving(ok = true) {
  const fetch = vi.fn(async (_address: string) => ({ ok, text: async () => SYMBOLS }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("the boxes of symbols are read from a set", () => {
  expect([...boxesIn(SYMBOLS).keys()]).toEqual(["lc-R4", "quest-piece-1"]);
  expect(boxesIn(SYMBOLS).get("quest-piece-1")).toEqual({ x: -32, y: -84, width: 74, height: 100 });
});

test("a set is fetched and laid once, however often it is asked for", async () => {
  const fetch = serving();
  await Promise.all([loadSymbols("once"), loadSymbols("once")]);
  await loadSymbols("once");
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/art/once.svg?language=en");
  expect(body.children.map((part) => part.id)).toEqual(["symbols-once"]);
});

test("another language takes the place of the first", async () => {
  const fetch = serving();
  await loadSymbols("words", "en");
  const first = body.children[0];
  await loadSymbols("words", "fr");
  expect(fetch).toHaveBeenLastCalledWith("/art/words.svg?language=fr");
  expect(body.children).toHaveLength(1);
  expect(body.children[0]).not.toBe(first);
});

test("the language asked for last is the one that stays", async () => {
  const open: ((answer: object) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((done) => open.push(done)));
  const slow = loadSymbols("slow", "de");
  const quick = loadSymbols("slow", "fr");
  open[1]?.({ ok: true, text: async () => SYMBOLS });
  await quick;
  const there = body.children[0];
  open[0]?.({ ok: true, text: async () => SYMBOLS });
  await slow;
  expect(body.children).toEqual([there]);
});

test("a set that did not come is asked for again", async () => {
  serving(false);
  await expect(loadSymbols("lost")).rejects.toThrow("no symbols of lost");
  serving();
  await loadSymbols("lost");
  expect(body.children).toHaveLength(1);
});

test("a symbol is placed by its own middle or foot", async () => {
  serving();
  await loadSymbols("pieces");
  expect(placed("quest-piece-1", 100, 200, 0.5)).toEqual({ x: 84, y: 158, width: 37, height: 50 });
  expect(boxOf("never-seen")).toEqual({ x: 0, y: 0, width: 24, height: 24 });
});

test("a sprite is decoration, or an image with a name", async () => {
  serving();
  await loadSymbols("cards");
  const card = render(Sprite, { props: { id: "lc-R4", width: 60, label: "Volcano 4" } }).body;
  expect(card).toContain('role="img" aria-label="Volcano 4"');
  expect(card).toContain("<title>Volcano 4</title>");
  expect(card).toContain('width="60" height="86"');
  expect(card).toContain('<use href="#lc-R4" width="100%" height="100%"');
  const silent = render(Sprite, { props: { id: "lc-R4", width: 60, height: 20 } }).body;
  expect(silent).toContain('aria-hidden="true"');
  expect(silent).toContain('height="20"');
  expect(silent).not.toContain("<title>");
});

// The same in tests/island/test_scene.py: browser and picture lay the same drawing.
