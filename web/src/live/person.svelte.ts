/** Who is in front of the page. */

import type { Me } from "../wire/types";
import { Trouble, get, post } from "./api";
import { connection, line } from "./line.svelte";
import { settings } from "./settings.svelte";

const PLACES = ["Amber", "Cedar", "Coral", "Dusty", "Early", "Far", "Fern", "Hazel", "Indigo", "Lucky", "Misty", "North"];
const TRADES = ["Compass", "Ferry", "Hat", "Heron", "Lantern", "Map", "Otter", "Paddle", "Palm", "River", "Tapir", "Toucan"];

/** A name that one may keep, and will want to change. */
export function pleasantName(random: () => number = Math.random): string {
  const pick = (names: string[]): string => names[Math.floor(random() * names.length)] ?? "Manoa";
  return `${pick(PLACES)} ${pick(TRADES)}`;
}

class Person {
  me = $state.raw<Me | null>(null);
  waiting = $state(0);
  #coming: Promise<Me> | null = null;
  #known = false;

  async load(): Promise<void> {
    try {
      this.#be(await get<Me>("/me"));
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 401) throw error;
      this.#be(null);
    }
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
      await this.load();
    }
    line.renew();
    if (!this.me) throw new Trouble(401, "nobody", "");
    return this.me;
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#be(await post<Me>("/login", { name, password }));
    line.renew();
  }

  async becomeAccount(name: string, password: string): Promise<void> {
    this.#be(await post<Me>("/account", { name, password }));
    line.renew();
  }

  async logOut(): Promise<void> {
    await post<void>("/logout");
    this.#be(null);
    line.renew();
  }

  /** A guest's name stands at every table that it has sat at: another name is another guest. */
  async rename(name: string): Promise<void> {
    settings.change({ name });
    if (!this.me) return;
    await post<void>("/logout");
    this.me = null;
    await this.#enter();
  }

  listen(): void {
    line.ears.mine = (waiting) => (this.waiting = waiting);
    line.ears.revoked = () => void this.load();
  }

  /** If the server could not be asked at first, it is asked as soon as it is there. */
  askLater(): void {
    connection.whenOpen(() => {
      if (!this.#known) this.load().catch(() => {});
    });
  }

  #be(me: Me | null): void {
    this.#known = true;
    this.me = me;
    this.waiting = me?.waiting ?? 0;
  }
}

export const person = new Person();
