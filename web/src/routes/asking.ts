/** Questions about routes to the server. */

import { get, post, put, remove } from "../live/api";
import { person } from "../live/person.svelte";
import { written, type Route } from "./route";
import type { RouteCard, RouteChecked, RouteFull, RouteJob, RouteLikes, RouteWish } from "../wire/types";

/** The only game with routes so far. */
export const GAME = "quest";
const ROUTES = `/games/${GAME}/routes`;

export const cards = (): Promise<RouteCard[]> => get(ROUTES);
export const full = (id: string): Promise<RouteFull> => get(`${ROUTES}/${encodeURIComponent(id)}`);
export const check = (route: Route): Promise<RouteChecked> => post(`${ROUTES}/check`, { route: written(route) });
/** The address of a miniature. */
export const picture = (id: string, theme: string): string => `/api${ROUTES}/${encodeURIComponent(id)}/picture?theme=${theme}&small=true`;

/** Under a title; a new one, or a new form of one's own. */
export async function save(route: Route, title: string, id: string | null): Promise<RouteCard> {
  await person.ensure();
  const body = { title, route: written(route, title) };
  return id === null ? post<RouteCard>(ROUTES, body) : put<RouteCard>(`${ROUTES}/${encodeURIComponent(id)}`, body);
}

export const forget = (id: string): Promise<void> => remove(`${ROUTES}/${encodeURIComponent(id)}`);
export const like = (id: string, liked: boolean): Promise<RouteLikes> =>
  liked ? post<RouteLikes>(`${ROUTES}/${encodeURIComponent(id)}/like`) : remove<RouteLikes>(`${ROUTES}/${encodeURIComponent(id)}/like`);
export async function complain(id: string, why: string): Promise<void> {
  await person.ensure();
  await post<void>(`${ROUTES}/${encodeURIComponent(id)}/report`, { why });
}

export async function tryOut(route: Route, players: number, games: number): Promise<RouteJob> {
  await person.ensure();
  return post(`${ROUTES}/trial`, { route: written(route), players, games });
}

export async function generate(wish: RouteWish, seed: number): Promise<RouteJob> {
  await person.ensure();
  return post(`${ROUTES}/generate`, { wish, seed });
}

export const job = (id: string): Promise<RouteJob> => get(`${ROUTES}/jobs/${id}`);
export const stop = (id: string): Promise<void> => remove(`${ROUTES}/jobs/${id}`);
