import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routeOf } from "./routes.svelte";

const TABLE = "abcDEF_-12345678";

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "create", game: null }],
  ["/new/lost-cities", { page: "create", game: "lost-cities" }],
  [`/table/${TABLE}`, { page: "table", table: TABLE }],
  [`/table/${TABLE}/`, { page: "table", table: TABLE }],
  [`/table/${TABLE}/replay`, { page: "replay", table: TABLE, step: null }],
  [`/table/${TABLE}/replay/12`, { page: "replay", table: TABLE, step: 12 }],
  [`/invite/${TABLE}/0123456789abcdef`, { page: "invite", table: TABLE, secret: "0123456789abcdef" }],
  ["/routes", { page: "routes" }],
  ["/routes/new", { page: "route-editor", id: null }],
  ["/routes/swim-for-it", { page: "route", id: "swim-for-it" }],
  ["/routes/swim-for-it/edit", { page: "route-editor", id: "swim-for-it" }],
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
  const examples: Record<string, string> = { "table:str": TABLE, "game:str": "quest", "step:int": "3", "route:str": "swim-for-it", "room:str": TABLE, "secret:str": "0123456789abcdef" };
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect(routeOf(path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => examples[name] ?? "")).page, path).not.toBe("missing");
});
