import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ADDRESS_MS, go, here, routeOf, stay } from "./routes.svelte";

const TABLE = "abcDEF_-12345678";

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "create", game: null }],
  ["/new/lost-cities", { page: "create", game: "lost-cities" }],
  [`/table/${TABLE}`, { page: "table", table: TABLE }],
  [`/table/${TABLE}/`, { page: "table", table: TABLE }],
  [`/table/${TABLE}/replay`, { page: "replay", table: TABLE, step: null }],
  [`/table/${TABLE}/replay/12`, { page: "replay", table: TABLE, step: 12 }],
  [`/table/${TABLE}/review`, { page: "review", table: TABLE, step: null }],
  [`/table/${TABLE}/review/12`, { page: "review", table: TABLE, step: 12 }],
  ["/progress", { page: "progress" }],
  [`/invite/${TABLE}/0123456789abcdef`, { page: "invite", table: TABLE, secret: "0123456789abcdef" }],
  ["/routes", { page: "routes" }],
  ["/routes/new", { page: "route-editor", id: null }],
  ["/routes/swim-for-it", { page: "route", id: "swim-for-it" }],
  ["/routes/swim-for-it/edit", { page: "route-editor", id: "swim-for-it" }],
  ["/puzzles", { page: "puzzles" }],
  ["/puzzles/quest", { page: "puzzle", game: "quest", id: null }],
  ["/puzzles/lost-cities/lc-07fe2d", { page: "puzzle", game: "lost-cities", id: "lc-07fe2d" }],
  ["/puzzles/quest/nothing", { page: "missing" }],
  ["/daily", { page: "daily" }],
  ["/daily/lost-cities/2026-11-18", { page: "daily-day", game: "lost-cities", id: "2026-11-18" }],
  ["/daily/lost-cities/today", { page: "missing" }],
  [`/table/${TABLE}/deal`, { page: "deal", table: TABLE }],
  ["/rooms", { page: "rooms" }],
  [`/rooms/${TABLE}`, { page: "room", id: TABLE }],
  ["/learn/quest", { page: "learn", game: "quest" }],
  ["/learn/cards", { page: "cards" }],
  ["/settings", { page: "settings" }],
  ["/table/short", { page: "missing" }],
  ["/nowhere", { page: "missing" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test("the server knows every address that the app knows", () => {
  const source = readFileSync(join(import.meta.dirname, "../../src/manoa/server/http/pages.py"), "utf8");
  const listed = /PAGES = \[(.*?)\]/s.exec(source)?.[1] ?? "";
  const paths = [...listed.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
  const examples: Record<string, string> = { "table:str": TABLE, "game:str": "quest", "step:int": "3", "route:str": "swim-for-it", "puzzle:str": "qu-07fe2d", "day:str": "2026-11-18", "room:str": TABLE, "secret:str": "0123456789abcdef" };
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect(routeOf(path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => examples[name] ?? "")).page, path).not.toBe("missing");
});

test("a scrubbed replay is at each step at once, and its address follows no more often than browsers take it", () => {
  vi.useFakeTimers();
  const set: string[] = [];
  const pushed: string[] = [];
  vi.stubGlobal("history", { replaceState: (_: unknown, __: string, path?: string) => path && set.push(path), pushState: (_: null, __: string, path: string) => pushed.push(path) });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("scrollY", 0);
  const moves = 900; // fifteen seconds of them
  for (let step = 0; step < moves; step += 1) {
    stay(`/table/${TABLE}/replay/${step}`);
    expect(here.route.step).toBe(step);
    vi.advanceTimersByTime(1000 / 60);
  }
  expect(set.length).toBeLessThanOrEqual(15_000 / ADDRESS_MS + 1);
  go("/watch"); // the way back leads to the last step
  expect([set.at(-1), pushed]).toEqual([`/table/${TABLE}/replay/${moves - 1}`, ["/watch"]]);
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what stands behind the question mark is no news to the page", () => {
  vi.useFakeTimers();
  vi.stubGlobal("history", { replaceState: () => {} });
  stay(`/rooms/${TABLE}`);
  const before = here.route;
  stay(`/rooms/${TABLE}?at=0.12`);
  expect(here.route).toBe(before);
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
