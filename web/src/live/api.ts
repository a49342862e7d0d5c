/** Plain requests to the server. */

import type { Problem, Refusal } from "../wire/types";

/** Any answer that is not the one asked for. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly refusal: Refusal | null = null,
  ) {
    super(code);
    this.name = "Trouble";
  }
}

/** The server could not be reached at all. */
export const UNREACHED = "unreached";

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(0, UNREACHED);
  }
  if (!answer.ok) throw await troubleOf(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

async function troubleOf(answer: Response): Promise<Trouble> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Trouble(answer.status, problem.code, problem.refusal ?? null);
  } catch {
    return new Trouble(answer.status, "broken");
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body ?? {});
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T = void>(path: string, body?: unknown): Promise<T> => ask<T>("DELETE", path, body);
