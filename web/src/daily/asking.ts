/** Questions about deals to the server. */

import { get, post } from "../live/api";
import { person } from "../live/person.svelte";
import { keepInvites } from "../live/tables";
import type { AgainIn, Compared, Created, DailyCard, DailyDay } from "../wire/types";

export const cards = (): Promise<DailyCard[]> => get("/daily");
export const dayOf = (game: string, day: string): Promise<DailyDay> => get(`/daily/${game}/${day}`);
export const compare = (table: string, against: string | null = null): Promise<Compared> =>
  get(`/tables/${table}/others${against === null ? "" : `?against=${against}`}`);

/** The table of one's try at the deal of today. */
export async function play(game: string): Promise<string> {
  await person.ensure();
  return (await post<Created>(`/daily/${game}`)).table;
}

/** A finished game once more, with the same cards. */
export async function again(table: string, wish: AgainIn = {}): Promise<string> {
  await person.ensure();
  const created = await post<Created>(`/tables/${table}/again`, wish);
  keepInvites(created.table, created.invites ?? {});
  return created.table;
}
