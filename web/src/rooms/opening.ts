/** From looking back alone to looking together: at the step at which one was. */

import { post, Trouble } from "../live/api";
import { commandId } from "../live/commandId";
import type { RoomCommand, RoomCreated, RoomReply, RoomRequest } from "../wire/types";
import { GAME, written } from "./room";

/** The address of a room about a table. Who leads takes everybody along; if somebody else does, one looks there alone. */
export async function openRoom(table: string, step: number): Promise<string> {
  const { room } = await post<RoomCreated>("/rooms", { table });
  const place = { branch: GAME, step };
  const command: RoomCommand = { kind: "lead", ...place };
  try {
    await post<RoomReply>(`/rooms/${room}/commands`, { id: commandId(), command } satisfies RoomRequest);
    return `/rooms/${room}`;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return `/rooms/${room}?at=${written(place)}`;
  }
}
