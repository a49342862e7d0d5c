/** The line to the server, as pages see it. */

import { Line, type LineStatus } from "./socket";

function open(): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
}

export const line = new Line(open);

class Connection {
  status = $state<LineStatus>("closed");
  /** It was there once and is gone: worth telling. */
  lost = $state(false);

  #whenOpen: (() => void)[] = [];

  /** Run this every time the line opens: the first time, and whenever it has come back. */
  whenOpen(run: () => void): void {
    this.#whenOpen.push(run);
  }

  listen(): void {
    line.ears.status = (status) => {
      this.status = status;
      if (status === "open") this.#opened();
      if (status === "waiting") this.lost = true;
    };
    addEventListener("online", () => {
      line.hurry();
      this.lost = this.status === "waiting" || this.status === "connecting"; // an open one is asked now; else none is wanted
    });
    addEventListener("offline", () => (this.lost = true));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) line.hurry();
    });
  }

  #opened(): void {
    this.lost = false;
    for (const run of this.#whenOpen) run();
  }
}

export const connection = new Connection();
