/** Parts of the app that a page begins with. Browsers do not ask again for one that was lost on the way, and after a new
 * build there are others: only a new page helps. It comes by itself, once in a while and where the server answers.
 */

import { keep, kept } from "./keeping";

const NOTED = "manoa-reloaded";
export const ONCE_IN_MS = 60_000;

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await mayReload())) throw error;
    keep(NOTED, String(Date.now()), "sessionStorage");
    reload();
    return new Promise(() => {}); // this page is over
  }
}

export const reload = (): void => location.reload();

async function mayReload(): Promise<boolean> {
  if (Date.now() - Number(kept(NOTED, "sessionStorage")) < ONCE_IN_MS) return false;
  try {
    return (await fetch("/theme.js", { cache: "no-store", method: "HEAD" })).ok;
  } catch {
    return false;
  }
}
