/** Questions about deals to the server. */

import { get, post } from "../live/api";
import { person } from "../live/person.svelte";
import { keepInvites } from "../live/settingUp";
import { POSTERS } from "../look/posters";
import type { AgainIn, Compared, Created, DailyCard, DailyDay } from "../wire/types";

/** In the order in which games stand on the first page. */
export async function cards(): Promise<DailyCard[]> {
  const order = Object.keys(POSTERS);
  const place = ({ game }: DailyCard): number => (order.includes(game) ? order.indexOf(game) : order.length);
  return (await get<DailyCard[]>("/daily")).sort((one, other) => place(one) - place(other));
}
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
