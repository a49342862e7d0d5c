import { expect, test, vi } from "vitest";
import { Trouble } from "../live/api";
import type { Note, NoteIn, ToldTurn } from "../wire/types";
import { Notes } from "./notes.svelte";

const note = (step: number, mine: boolean, text = "Hm"): Note => ({ step, text, shared: !mine, mine, name: mine ? "Ann" : "Bob", at: 5 });
const writeNote = vi.fn((_: string, step: number, { text }: NoteIn) => Promise.resolve([note(step, true, text)]));
const removeNote = vi.fn(() => Promise.resolve());
const notes = (found: Note[]): Notes => new Notes("t", { notesOf: () => Promise.resolve(found), writeNote, removeNote });

test("a note stands at its step and in its turn", async () => {
  const some = notes([note(3, true), note(3, false), note(9, true)]);
  await some.load();
  expect(some.mine(3)?.name).toBe("Ann");
  expect(some.mine(4)).toBeNull();
  expect(some.of({ first: 2, last: 4 } as ToldTurn).map(({ name }) => name)).toEqual(["Ann", "Bob"]);
});

test("a note without a text is removed, even if it is gone already", async () => {
  const some = notes([note(3, true), note(3, false)]);
  await some.load();
  await some.write(3, "Better so", true);
  expect(writeNote).toHaveBeenCalledWith("t", 3, { text: "Better so", shared: true });
  removeNote.mockRejectedValueOnce(new Trouble(404, "no-note"));
  await some.write(3, "  ", false);
  expect(some.mine(3)).toBeNull();
  removeNote.mockRejectedValueOnce(new Trouble(503, "down"));
  await expect(some.write(3, "", false)).rejects.toThrow();
});
