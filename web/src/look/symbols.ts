/** Drawings of the app itself, which lie in the page once, to be used by `<use href="#id">`. Those of games: art/symbols. */

import icons from "../../../src/manoa/art/icons.svg?raw";
import controls from "./controls.svg?raw";

let routes: Promise<void> | null = null;

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
export function layRoutes(): Promise<void> {
  routes ??= import("./art/routes.svg?raw").then((found) => lay(found.default));
  routes.catch(() => (routes = null));
  return routes;
}
