/** Letters of the server, for those who forget their password; many servers send none. */

import type { Recovery } from "../wire/types";
import { get } from "./api";

let known: Promise<boolean> | null = null;

/** Whether there is a way back at all. A server that cannot be asked has none, for now. */
export function sendsLetters(): Promise<boolean> {
  known ??= get<Recovery>("/recovery").then(({ on }) => on);
  return known.catch(() => {
    known = null;
    return false;
  });
}

/** The secret of a link from a letter. It stands behind the `#`, and no longer in the address once it is known. */
export function takeSecret(): string | null {
  const secret = location.hash.slice(1);
  if (secret) history.replaceState(null, "", location.pathname);
  return /^[A-Za-z0-9_-]{43}$/.test(secret) ? secret : null;
}
