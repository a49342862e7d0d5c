/** What the server is asked about reviews. */

import { get, post, put, remove } from "../live/api";
import type { Note, NoteIn, Progress, TableReview } from "../wire/types";

export const reviewOf = (table: string): Promise<TableReview> => get<TableReview>(`/tables/${table}/review`);
export const begin = (table: string): Promise<TableReview> => post<TableReview>(`/tables/${table}/review`);
export const progress = (): Promise<Progress> => get<Progress>("/me/progress");

export const notesOf = (table: string): Promise<Note[]> => get<Note[]>(`/tables/${table}/notes`);
export const writeNote = (table: string, step: number, note: NoteIn): Promise<Note[]> => put<Note[]>(`/tables/${table}/notes/${step}`, note);
export const removeNote = (table: string, step: number): Promise<void> => remove(`/tables/${table}/notes/${step}`);
