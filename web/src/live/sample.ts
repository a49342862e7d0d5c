/** A table for tests, with whatever a test is about. */

import type { State, TableInfo } from "../wire/types";

export type Wishes = Partial<Omit<State, "table" | "view">> & { table?: Partial<TableInfo>; view?: object | null };

export function sampleState({ table, view = null, ...more }: Wishes = {}): State {
  const about: TableInfo = {
    id: "abcdefgh12345678",
    game: "quest",
    rules: 1,
    options: {},
    players: 2,
    public: false,
    analysis: false,
    clock: { kind: "none" },
    status: "running",
    host: null,
    seats: [],
    created: 0,
    step: 0,
    waiting: [],
    commitment: null,
    seed: null,
    result: null,
    before: null,
    rematch: null,
    daily: null,
    same: null,
    ...table,
  };
  return { v: 1, you: 0, player: 0, actions: [], undo: false, undo_turn: false, offers: [], clocks: null, lesson: null, ...more, view: view as State["view"], table: about };
}
