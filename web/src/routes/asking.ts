/** Questions about routes to the server. */

import { get, post, put, remove } from "../live/api";
import { person } from "../live/person.svelte";
import { written, type Route } from "./route";
import type { RouteCard, RouteChecked, RouteFull, RouteJob } from "../wire/types";

/** The only game with routes so far. */
export const GAME = "quest";
const ROUTES = `/games/${GAME}/routes`;

export interface Wish {
  length: "short" | "medium" | "long";
  difficulty: "easy" | "medium" | "hard";
  players: number;
  use: string[];
  with: string[];
  begun: Record<string, unknown> | null;
}

export const cards = (): Promise<RouteCard[]> => get(ROUTES);
export const full = (id: string): Promise<RouteFull> => get(`${ROUTES}/${encodeURIComponent(id)}`);
export const check = (route: Route): Promise<RouteChecked> => post(`${ROUTES}/check`, { route: written(route) });
export const picture = (id: string, theme: string, size: "small" | "large" = "small"): string => `/api${ROUTES}/${encodeURIComponent(id)}/picture?theme=${theme}&size=${size}`;

/** Under a title; a new one, or a new form of one's own. */
export async function save(route: Route, title: string, id: string | null): Promise<RouteFull> {
  await person.ensure();
  const body = { title, route: written(route, title) };
  return id === null ? post<RouteFull>(ROUTES, body) : put<RouteFull>(`${ROUTES}/${encodeURIComponent(id)}`, body);
}

export const forget = (id: string): Promise<void> => remove(`${ROUTES}/${encodeURIComponent(id)}`);
export const like = (id: string, liked: boolean): Promise<{ likes: number; liked: boolean }> =>
  liked ? post(`${ROUTES}/${encodeURIComponent(id)}/like`) : remove(`${ROUTES}/${encodeURIComponent(id)}/like`).then(() => full(id).then(({ card }) => card));
export const complain = (id: string, why: string): Promise<void> => post(`${ROUTES}/${encodeURIComponent(id)}/report`, { why });

export async function tryOut(route: Route, players: number, games: number): Promise<RouteJob> {
  await person.ensure();
  return post(`${ROUTES}/trial`, { route: written(route), players, games });
}

export async function generate(wish: Wish, seed: number): Promise<RouteJob> {
  await person.ensure();
  return post(`${ROUTES}/generate`, { wish, seed });
}

export const job = (id: string): Promise<RouteJob> => get(`${ROUTES}/jobs/${id}`);
export const stop = (id: string): Promise<void> => remove(`${ROUTES}/jobs/${id}`);
