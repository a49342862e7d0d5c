/** What the server is asked about reviews. */

import { get, post } from "../live/api";
import type { Progress, TableReview } from "../wire/types";

export const reviewOf = (table: string): Promise<TableReview> => get<TableReview>(`/tables/${table}/review`);
export const begin = (table: string): Promise<TableReview> => post<TableReview>(`/tables/${table}/review`);
export const progress = (): Promise<Progress> => get<Progress>("/me/progress");
