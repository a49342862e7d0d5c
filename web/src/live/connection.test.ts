import { beforeEach, expect, test, vi } from "vitest";

type Heard = Record<string, () => void>;

class FakeSocket {
  onopen: () => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  send(): void {}
  close(): void {}
}

let heard: Heard;
let sockets: FakeSocket[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [heard, sockets] = [{}, []];
  const listen = (name: string, run: () => void): void => void (heard[name] = run);
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("document", { addEventListener: listen, hidden: false });
  vi.stubGlobal("location", { protocol: "https:", host: "manoa.example" });
  vi.stubGlobal("WebSocket", class extends FakeSocket {
    constructor() {
      super();
      sockets.push(this);
    }
  });
});

async function listening(): Promise<typeof import("./line.svelte")> {
  const found = await import("./line.svelte");
  found.connection.listen();
  return found;
}

test("a page that needs no line has lost none once there is a network again", async () => {
  const { connection } = await listening();
  heard.offline?.();
  expect(connection.lost).toBe(true);
  heard.online?.();
  expect(connection.lost).toBe(false);
  expect(sockets).toEqual([]);
});

test("a line that is wanted is lost until it is open again", async () => {
  const { connection, line } = await listening();
  line.start();
  sockets[0]?.onopen();
  heard.offline?.();
  sockets[0]?.onclose({ code: 1006 });
  heard.online?.();
  expect([connection.lost, sockets.length]).toEqual([true, 2]);
  sockets[1]?.onopen();
  expect(connection.lost).toBe(false);
});

test("one that outlived the moment is not lost", async () => {
  const { connection, line } = await listening();
  line.start();
  sockets[0]?.onopen();
  heard.offline?.();
  heard.online?.();
  expect([connection.lost, sockets.length]).toEqual([false, 1]);
});
