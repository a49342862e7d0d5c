/** Addresses and the pages that they lead to. */

export type Route =
  | { page: "home" }
  | { page: "watch" }
  | { page: "replays" }
  | { page: "create"; game: string | null }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; step: number | null }
  | { page: "review"; table: string; step: number | null }
  | { page: "progress" }
  | { page: "invite"; table: string; secret: string }
  | { page: "routes" }
  | { page: "route"; id: string }
  | { page: "route-editor"; id: string | null }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; id: string | null }
  | { page: "daily" }
  | { page: "daily-day"; game: string; id: string }
  | { page: "deal"; table: string }
  | { page: "rooms" }
  | { page: "room"; id: string }
  | { page: "learn"; game: string | null }
  | { page: "cards" }
  | { page: "settings" }
  | { page: "recover" }
  | { page: "confirm" }
  | { page: "missing" };

const TABLE = "([A-Za-z0-9_-]{16})";
const ROUTE = "([A-Za-z0-9_-]{1,40})";
const PATTERNS: readonly [RegExp, (found: string[]) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/watch$/, () => ({ page: "watch" })],
  [/^\/replays$/, () => ({ page: "replays" })],
  [/^\/new(?:\/([a-z0-9-]+))?$/, ([game]) => ({ page: "create", game: game ?? null })],
  [new RegExp(`^/table/${TABLE}$`), ([table = ""]) => ({ page: "table", table })],
  [
    new RegExp(`^/table/${TABLE}/replay(?:/(\\d{1,7}))?$`),
    ([table = "", step]) => ({ page: "replay", table, step: step === undefined ? null : Number(step) }),
  ],
  [
    new RegExp(`^/table/${TABLE}/review(?:/(\\d{1,7}))?$`),
    ([table = "", step]) => ({ page: "review", table, step: step === undefined ? null : Number(step) }),
  ],
  [/^\/progress$/, () => ({ page: "progress" })],
  [
    new RegExp(`^/invite/${TABLE}/([A-Za-z0-9_-]{16,64})$`),
    ([table = "", secret = ""]) => ({ page: "invite", table, secret }),
  ],
  [/^\/routes$/, () => ({ page: "routes" })],
  [/^\/routes\/new$/, () => ({ page: "route-editor", id: null })],
  [new RegExp(`^/routes/${ROUTE}/edit$`), ([id = ""]) => ({ page: "route-editor", id })],
  [new RegExp(`^/routes/${ROUTE}$`), ([id = ""]) => ({ page: "route", id })],
  [/^\/puzzles$/, () => ({ page: "puzzles" })],
  [/^\/puzzles\/([a-z0-9-]+)(?:\/([a-z]{2}-[0-9a-f]{6}))?$/, ([game = "", id]) => ({ page: "puzzle", game, id: id ?? null })],
  [/^\/daily$/, () => ({ page: "daily" })],
  [/^\/daily\/([a-z0-9-]{1,40})\/(\d{4}-\d\d-\d\d)$/, ([game = "", id = ""]) => ({ page: "daily-day", game, id })],
  [new RegExp(`^/table/${TABLE}/deal$`), ([table = ""]) => ({ page: "deal", table })],
  [/^\/rooms$/, () => ({ page: "rooms" })],
  [new RegExp(`^/rooms/${TABLE}$`), ([id = ""]) => ({ page: "room", id })],
  [/^\/learn\/cards$/, () => ({ page: "cards" })],
  [/^\/learn(?:\/([a-z0-9-]+))?$/, ([game]) => ({ page: "learn", game: game ?? null })],
  [/^\/settings$/, () => ({ page: "settings" })],
  [/^\/recover$/, () => ({ page: "recover" })],
  [/^\/confirm$/, () => ({ page: "confirm" })],
];

export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, route] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return route(found.slice(1));
  }
  return { page: "missing" };
}

class Here {
  route = $state.raw<Route>(routeOf(globalThis.location?.pathname ?? "/"));
}

export const here = new Here();

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here.route = routeOf(location.pathname);
  if (!replace) scrollTo(0, 0);
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
  addEventListener("popstate", () => (here.route = routeOf(location.pathname)));
}
