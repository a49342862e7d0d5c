/** Drawings of the app itself, which lie in the page once, to be used by `<use href="#id">`. Those of games: art/symbols. */

import { once } from "../live/once";
import icons from "../../../src/manoa/art/icons.svg?raw";
import controls from "./controls.svg?raw";

const coming = new Map<string, Promise<void>>();

/** In place of what has the same id, if that is there. */
export function lay(markup: string, id = ""): void {
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  if (id) drawn.id = id;
  drawn.setAttribute("class", "hidden-text"); // not `display: none`, which would take the clip paths away
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(...[...parsed.children].map((child) => document.importNode(child, true)));
  const before = document.getElementById(id);
  if (before) before.replaceWith(drawn);
  else document.body.append(drawn);
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
  return once(coming, name, () => load().then((found) => lay(found.default)));
}
