/** What has happened at a table, for those who were not there. */

import type { Event } from "../wire/types";
import { get } from "./api";

/** A page at a time, up to a version, which may grow meanwhile. */
export async function* pagesOf(table: string, version: () => number): AsyncGenerator<Event[]> {
  for (let after = 0; after < version(); ) {
    const page = await get<Event[]>(`/tables/${table}/events?after=${after}`);
    const last = page.at(-1)?.v;
    if (last === undefined) return;
    yield page;
    after = last;
  }
}
