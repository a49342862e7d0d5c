import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

interface Fetched {
  request: { method: string; mode: string; url: string };
  respondWith(answer: Promise<Response>): void;
}

const HOME = "https://manoa.example";
const WORKER = readFileSync(new URL("../public/worker.js", import.meta.url), "utf8");
let kept: Map<string, string>;
let hear: (event: Fetched) => void;
let server: (path: string) => Promise<Response>;

beforeEach(() => {
  kept = new Map([["/", "home"]]);
  const shell = {
    match: (name: string) => Promise.resolve(kept.has(name) ? new Response(kept.get(name)) : undefined),
    put: async (name: string, answer: Response) => void kept.set(name, await answer.text()),
  };
  const listen = (name: string, run: (event: Fetched) => void): void => void (name === "fetch" && (hear = run));
  const fetched = ({ url }: { url: string }): Promise<Response> => server(new URL(url).pathname);
  new Function("addEventListener", "caches", "fetch", "location", "self", WORKER)(listen, { open: () => Promise.resolve(shell) }, fetched, { origin: HOME }, {});
});

async function goTo(path: string): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  hear({ request: { method: "GET", mode: "navigate", url: HOME + path }, respondWith: (given) => (answer = given) });
  return answer && (await (answer as Promise<Response>)).text();
}

const answering = (type: string, text: string) => (): Promise<Response> => Promise.resolve(new Response(text, { headers: { "Content-Type": type } }));

test("a page is kept for when there is no network", async () => {
  server = answering("text/html; charset=utf-8", "a new home");
  expect(await goTo("/table/abcdefgh12345678")).toBe("a new home");
  server = () => Promise.reject(new Error("no network"));
  expect(await goTo("/watch")).toBe("a new home");
});

test.each(["/preview.png", "/icon-192.png", "/manifest.webmanifest"])("who goes to %s finds the page afterwards", async (path) => {
  server = answering("image/png", "a picture");
  expect(await goTo(path)).toBe("a picture");
  expect(kept.get("/")).toBe("home");
});

test("what belongs to a game is never kept", async () => {
  server = vi.fn(answering("application/json", "{}"));
  expect(await goTo("/api/me")).toBeNull();
  expect(server).not.toHaveBeenCalled();
});
