/** Drawings that lie in the page once, to be used by `<use href="#id">`. */

import icons from "../../../src/manoa/art/icons.svg?raw";
import controls from "./controls.svg?raw";

const laid = new Map<string, Promise<void>>();

function lay(markup: string): void {
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("class", "hidden-text");
  sheet.setAttribute("aria-hidden", "true");
  sheet.append(...[...parsed.children].map((child) => document.importNode(child, true)));
  document.body.append(sheet);
}

/** The symbols that every page needs. */
export function layIcons(): void {
  lay(icons);
  lay(controls);
}

/** A sheet of drawings from the server, fetched once however often it is asked for. */
export function laySheet(address: string): Promise<void> {
  let coming = laid.get(address);
  if (!coming) {
    coming = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`No drawings at ${address}.`);
      lay(await answer.text());
    });
    coming.catch(() => laid.delete(address));
    laid.set(address, coming);
  }
  return coming;
}
