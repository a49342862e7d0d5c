/** Addresses and the pages that they lead to. */

import { Latest } from "./live/latest";
import { findPlace, keepPlace, listenToLeaving } from "./returning";

export type Route = { page: string; step?: number | null } & Partial<Record<"table" | "game" | "id" | "secret", string | null>>;

const TABLE = "[A-Za-z0-9_-]{16}";
const ROUTE = "[A-Za-z0-9_-]{1,40}";
const STEP = "(?:/(?<step>[0-9]{1,7}))?";
/** What an address names is what its page is given. The first that fits counts. */
const ADDRESSES: readonly [page: string, address: string][] = [
  ["home", "/"],
  ["watch", "/watch"],
  ["replays", "/replays"],
  ["create", "/new(?:/(?<game>[a-z0-9-]+))?"],
  ["table", `/table/(?<table>${TABLE})`],
  ["replay", `/table/(?<table>${TABLE})/replay${STEP}`],
  ["review", `/table/(?<table>${TABLE})/review${STEP}`],
  ["deal", `/table/(?<table>${TABLE})/deal`],
  ["progress", "/progress"],
  ["invite", `/invite/(?<table>${TABLE})/(?<secret>[A-Za-z0-9_-]{16,64})`],
  ["routes", "/routes"],
  ["route-editor", `/routes/(?:new|(?<id>${ROUTE})/edit)`],
  ["route", `/routes/(?<id>${ROUTE})`],
  ["puzzles", "/puzzles"],
  ["puzzle", "/puzzles/(?<game>[a-z0-9-]+)(?:/(?<id>[a-z]{2}-[0-9a-f]{6}))?"],
  ["daily", "/daily"],
  ["daily-day", "/daily/(?<game>[a-z0-9-]{1,40})/(?<id>[0-9]{4}-[0-9]{2}-[0-9]{2})"],
  ["rooms", "/rooms"],
  ["room", `/rooms/(?<id>${TABLE})`],
  ["cards", "/learn/cards"],
  ["learn", "/learn(?:/(?<game>[a-z0-9-]+))?"],
  ["settings", "/settings"],
  ["recover", "/recover"],
  ["confirm", "/confirm"],
];
const PATTERNS = ADDRESSES.map(([page, address]) => ({ page, pattern: new RegExp(`^${address}$`) }));

export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const { page, pattern } of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return { page, ...partsOf(found.groups ?? {}) };
  }
  return { page: "missing" };
}

/** What an address leaves out is null. */
function partsOf(named: Record<string, string | undefined>): Omit<Route, "page"> {
  return Object.fromEntries(Object.entries(named).map(([name, part = null]) => [name, name === "step" && part ? Number(part) : part]));
}

class Here {
  route = $state.raw<Route>(routeOf(globalThis.location?.pathname ?? "/"));
}

export const here = new Here();

/** Browsers take an address to be changed a hundred times in half a minute, and then no more. */
export const ADDRESS_MS = 400;
const address = new Latest<string>((path) => history.replaceState(history.state, "", path), ADDRESS_MS);

export function go(path: string, replace = false): void {
  address.hurry(); // the way back leads to where one was last
  if (replace) history.replaceState(null, "", path);
  else {
    keepPlace();
    history.pushState(null, "", path);
  }
  here.route = routeOf(location.pathname);
  if (!replace) scrollTo(0, 0);
}

/** The same page stays, at another step: where somebody scrubs through a game, its address follows a moment later. */
export function stay(path: string): void {
  address.want(path);
  const route = routeOf(path.split(/[?#]/, 1)[0] ?? "");
  if (JSON.stringify(route) !== JSON.stringify(here.route)) here.route = route; // the same is no news to the page
}

/** For links to our own pages: no new document, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.currentTarget as HTMLAnchorElement;
  if (link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function listenToHistory(): void {
  addEventListener("popstate", () => {
    address.forget();
    here.route = routeOf(location.pathname);
    findPlace();
  });
  addEventListener("pagehide", () => address.hurry());
  listenToLeaving();
}
