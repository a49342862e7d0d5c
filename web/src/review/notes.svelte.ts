/** Notes on a review: one's own, and those that others share. */

import { Trouble } from "../live/api";
import type { Note } from "../wire/types";
import * as asking from "./asking";
import type { ToldTurn } from "../wire/types";

type Asked = Pick<typeof asking, "notesOf" | "writeNote" | "removeNote">;

export class Notes {
  all = $state.raw<Note[]>([]);

  constructor(
    readonly table: string,
    private asked: Asked = asking,
  ) {}

  /** A review is worth looking at without them. */
  async load(): Promise<void> {
    this.all = await this.asked.notesOf(this.table).catch(() => []);
  }

  mine(step: number): Note | null {
    return this.all.find((note) => note.mine && note.step === step) ?? null;
  }

  of(turn: ToldTurn): Note[] {
    return this.all.filter(({ step }) => turn.first <= step && step <= turn.last);
  }

  /** Without a text there is none any more. */
  async write(step: number, text: string, shared: boolean): Promise<void> {
    if (text.trim() === "") await this.remove(step);
    else this.all = await this.asked.writeNote(this.table, step, { text, shared });
  }

  async remove(step: number): Promise<void> {
    await this.asked.removeNote(this.table, step).catch((error: unknown) => {
      if (!(error instanceof Trouble) || error.code !== "no-note") throw error; // it was removed elsewhere
    });
    this.all = this.all.filter((note) => !note.mine || note.step !== step);
  }
}
