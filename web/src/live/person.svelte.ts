/** Who is in front of the page. */

import type { Me } from "../wire/types";
import { Trouble, get, post } from "./api";
import { keep } from "./keeping";
import { connection, line } from "./line.svelte";
import { settings } from "./settings.svelte";

const PLACES = ["Amber", "Cedar", "Coral", "Dusty", "Early", "Far", "Fern", "Hazel", "Indigo", "Lucky", "Misty", "North"];
const TRADES = ["Compass", "Ferry", "Hat", "Heron", "Lantern", "Map", "Otter", "Paddle", "Palm", "River", "Tapir", "Toucan"];

/** A name that one may keep, and will want to change. */
export function pleasantName(random: () => number = Math.random): string {
  const pick = (names: string[]): string => names[Math.floor(random() * names.length)] ?? "Manoa";
  return `${pick(PLACES)} ${pick(TRADES)}`;
}

const KNOWN = "manoa-known";
export const SOON_MS = 1_500;

/** Scripts do not see the cookie. So it is noted that there is one: a newcomer need not be told that nobody is here. */
function mayBeKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true; // a browser that keeps no notes may keep cookies
  }
}

class Person {
  me = $state.raw<Me | null>(null);
  waiting = $state(0);
  #coming: Promise<Me> | null = null;
  /** The server has said who is here, or that nobody is. */
  known = $state(false);
  #changes = 0;

  async load(): Promise<void> {
    if (!mayBeKnown()) return this.#be(null);
    const changes = this.#changes;
    let me: Me | null = null;
    try {
      me = await get<Me>("/me");
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 401) throw error;
    }
    if (this.#changes === changes) this.#be(me); // else somebody came in meanwhile, with another cookie
  }

  /** No page waits for a server that does not say soon who is here. */
  arrive(): Promise<void> {
    return Promise.race([this.load().catch(() => {}), new Promise<void>((goOn) => setTimeout(goOn, SOON_MS))]);
  }

  /** Somebody has to be here to play: a guest, if nobody is. */
  ensure(): Promise<Me> {
    if (this.me) return Promise.resolve(this.me);
    this.#coming ??= this.#enter().finally(() => (this.#coming = null));
    return this.#coming;
  }

  async #enter(): Promise<Me> {
    const name = settings.now.name || pleasantName();
    try {
      this.#be(await post<Me>("/guests", { name }));
    } catch (error) {
      if (!(error instanceof Trouble) || error.code !== "already-here") throw error;
      this.#be(await get<Me>("/me"));
    }
    line.renew();
    if (!this.me) throw new Trouble(401, "nobody");
    return this.me;
  }

  logIn(name: string, password: string): Promise<void> {
    return this.#change(post<Me>("/login", { name, password }));
  }

  becomeAccount(name: string, password: string): Promise<void> {
    return this.#change(post<Me>("/account", { name, password }));
  }

  logOut(): Promise<void> {
    return this.#change(post<void>("/logout"));
  }

  async #change(asked: Promise<Me | void>): Promise<void> {
    this.#be((await asked) ?? null);
    line.renew();
  }

  /** Whoever is not here yet will come under this name. */
  async rename(name: string): Promise<void> {
    if (this.me) {
      await post<unknown>("/me/name", { name });
      await this.load();
    }
    settings.change({ name });
  }

  listen(): void {
    line.ears.mine = (waiting) => (this.waiting = waiting);
    line.ears.revoked = () => void this.load();
  }

  /** If the server could not be asked at first, it is asked as soon as it is there. */
  askLater(): void {
    connection.whenOpen(() => {
      if (!this.known) this.load().catch(() => {});
    });
  }

  #be(me: Me | null): void {
    this.known = true;
    this.#changes += 1;
    this.me = me;
    keep(KNOWN, me === null ? null : "1");
    this.waiting = me?.waiting ?? 0;
  }
}

export const person = new Person();
