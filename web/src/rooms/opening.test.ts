import { expect, test, vi } from "vitest";
import * as api from "../live/api";
import { openRoom } from "./opening";

const [TABLE, ROOM] = ["abcdefgh12345678", "ijklmnop12345678"];

test("a room opens at the step at which one was, for everybody in it", async () => {
  const post = vi.spyOn(api, "post").mockResolvedValue({ room: ROOM });
  expect(await openRoom(TABLE, 124)).toBe(`/rooms/${ROOM}`);
  expect(post.mock.calls.map(([path]) => path)).toEqual(["/rooms", `/rooms/${ROOM}/commands`]);
  expect(post.mock.calls[1]?.[1]).toMatchObject({ command: { kind: "lead", branch: 0, step: 124 } });
});

test("where somebody else leads, one looks at that step alone", async () => {
  vi.spyOn(api, "post").mockResolvedValueOnce({ room: ROOM }).mockRejectedValueOnce(new api.Trouble(409, "not-leader"));
  expect(await openRoom(TABLE, 124)).toBe(`/rooms/${ROOM}?at=0.124`);
});
