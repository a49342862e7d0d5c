/** Setting up and joining tables. */

import type { Command, Created, GameInfo, Reply, TableIn } from "../wire/types";
import { post } from "./api";
import { commandId } from "./commandId";
import { keep, kept } from "./keeping";
import { usual } from "./levels";
import { lastTime } from "./lastTime";
import { lists } from "./lists.svelte";
import { person } from "./person.svelte";

const INVITES = "manoa-invites-";

/** A table with a bot in every other seat. */
export function againstBots(game: GameInfo, bot = usual(game.bots), players = game.players[0] ?? 2, options = {}): TableIn {
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, bot }));
  return { game: game.name, options, seats: [{ kind: "me" }, ...others], public: false };
}

/** The same as last time: rules, how many play, and the bots; people's seats go to bots. */
export function likeLastTime(game: GameInfo): TableIn {
  const wish = lastTime(game);
  if (!wish) return againstBots(game);
  const bot = wish.others.find((plan) => plan.kind === "bot") ?? { kind: "bot" as const, bot: usual(game.bots) };
  const seats = wish.others.map((plan) => (plan.kind === "bot" ? plan : bot));
  return { game: game.name, options: wish.options, seats: [{ kind: "me" }, ...seats], public: false };
}

export async function playNow(game: GameInfo): Promise<string> {
  return (await setUp(likeLastTime(game))).table;
}

/** Stand up from a table, wherever one is. */
export async function leave(table: string): Promise<Reply> {
  return command(table, { kind: "leave" });
}

export async function setUp(table: TableIn): Promise<Created> {
  await person.ensure();
  const created = await post<Created>("/tables", table);
  keepInvites(created.table, created.invites ?? {});
  return created;
}

/** A table on which a lesson is given. */
export async function beginLesson(game: string, lesson: string): Promise<string> {
  await person.ensure();
  return (await post<Created>(`/lessons/${game}/${lesson}`, {})).table;
}

/** Take a seat: any open one, or the one that a link leads to. */
export async function join(table: string, secret?: string): Promise<Reply> {
  await person.ensure();
  return command(table, secret ? { kind: "claim", secret } : { kind: "sit" });
}

/** Ask something of a table that no page shows: something that may be asked whatever has happened there. */
async function command(table: string, wanted: Command): Promise<Reply> {
  const reply = await post<Reply>(`/tables/${table}/commands`, { id: commandId(), base: 0, command: wanted });
  void lists.refresh();
  return reply;
}

// Links are told once. They are kept until the tab is closed, so that a reload does not lose them.

export function keepInvites(table: string, invites: Record<string, string>): void {
  keep(INVITES + table, JSON.stringify(invites), "sessionStorage");
}

export function invitesOf(table: string): Record<string, string> {
  return JSON.parse(kept(INVITES + table, "sessionStorage") ?? "{}") as Record<string, string>;
}

export function keepInvite(table: string, seat: number, link: string): void {
  keepInvites(table, { ...invitesOf(table), [seat]: link });
}
