/** Drawings of the app itself, which lie in the page once, to be used by `<use href="#id">`. Those of games: art/symbols. */

import icons from "../../../src/manoa/art/icons.svg?raw";
import controls from "./controls.svg?raw";

const coming = new Map<string, Promise<void>>();

function lay(markup: string): void {
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  const drawings = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawings.setAttribute("class", "hidden-text");
  drawings.setAttribute("aria-hidden", "true");
  drawings.append(...[...parsed.children].map((child) => document.importNode(child, true)));
  document.body.append(drawings);
}

/** The symbols that every page needs. */
export function layIcons(): void {
  lay(icons);
  lay(controls);
}

/** The miniatures of the routes, which only some lists need. */
export const layRoutes = (): Promise<void> => layOnce("routes", () => import("./art/routes.svg?raw"));

/** The pictures of what can be added to a game. */
export const layAdventures = (): Promise<void> => layOnce("adventures", () => import("./art/adventures.svg?raw"));

/** All ground that a route can be made of, for maps that are drawn in the page. */
export const layLand = (): Promise<void> => layOnce("land", () => import("./art/land.svg?raw"));

function layOnce(name: string, load: () => Promise<{ default: string }>): Promise<void> {
  const done = coming.get(name) ?? load().then((found) => lay(found.default));
  coming.set(name, done);
  done.catch(() => coming.delete(name));
  return done;
}
