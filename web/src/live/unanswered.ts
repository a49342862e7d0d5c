/** A move that no server has answered yet, kept in this tab: whoever loads the page again has not lost it. */

import type { Request } from "../wire/types";
import { keep, kept } from "./keeping";

export class Unanswered {
  #place: string;

  constructor(table: string) {
    this.#place = `manoa-asked-${table}`;
  }

  keep(request: Request): void {
    keep(this.#place, JSON.stringify(request), "sessionStorage");
  }

  kept(): Request | null {
    try {
      const found = JSON.parse(kept(this.#place, "sessionStorage") ?? "null") as Partial<Request> | null;
      return typeof found?.id === "string" && typeof found.base === "number" && found.command ? (found as Request) : null;
    } catch {
      return null;
    }
  }

  /** It was answered; another may have been asked since. */
  forget(id: string): void {
    if (this.kept()?.id === id) keep(this.#place, null, "sessionStorage");
  }
}
