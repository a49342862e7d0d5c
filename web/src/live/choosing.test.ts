import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Barred, Fitting, GameInfo } from "../wire/types";
import { Choosing } from "./choosing.svelte";

const option = (name: string, value: unknown, values: unknown[], several = false, group = "adventure"): GameInfo["options"][number] => ({
  name,
  about: "",
  default: value,
  values,
  least: null,
  several,
  group,
  only_with: "",
  difficulty: {},
});

const QUEST = {
  name: "quest",
  players: [2, 3, 4],
  options: [option("route", "first", ["first", "gorge", "pass"], false, "map"), option("caves", false, [false, true]), option("hexes", false, [false, true]), option("modules", [], ["fog", "swamp"], true)],
  presets: { classic: {}, cursed: { route: "pass", hexes: true }, foggy: { modules: ["fog"] } },
} as unknown as GameInfo;

const ROUTES: Barred = { option: "route", values: ["first"], why: { code: "own-routes", parts: {} }, locked: false };
const CAVES: Barred = { option: "caves", values: [false], why: { code: "brings-caves", parts: {} }, locked: true };

let asked: URLSearchParams[] = [];

/** A server on which hexes bring caves and another route. */
function answer(query: URLSearchParams): Fitting {
  const given = { route: "first", caves: false, hexes: false, modules: [], ...(JSON.parse(query.get("options") ?? "{}") as object) };
  const changed = given.hexes && given.route === "first" ? [ROUTES, CAVES] : [];
  const options = given.hexes ? { ...given, route: given.route === "first" ? "gorge" : given.route, caves: true } : given;
  return { options, players: Number(query.get("players")), counts: [2, 3, 4], changed, barred: given.hexes ? [ROUTES, CAVES] : [] };
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    const query = new URL(address, "http://manoa").searchParams;
    asked.push(query);
    return Promise.resolve(new Response(JSON.stringify(answer(query))));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function begun(chosen: Record<string, unknown> = {}): Promise<Choosing> {
  const choosing = new Choosing();
  choosing.begin(QUEST, chosen, 2);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return choosing;
}

test("what gives way is told, and can be had back", async () => {
  const choosing = await begun();
  choosing.choose("hexes", true);
  await vi.waitFor(() => expect(choosing.options.route).toBe("gorge"));
  expect(asked.at(-1)?.get("kept")).toBe("hexes");
  expect(choosing.gaveWay?.changed).toEqual([ROUTES]);
  expect(choosing.why("route", "first")).toEqual(ROUTES.why);
  expect(choosing.lock("caves")).toEqual(CAVES.why);
  choosing.undo();
  await vi.waitFor(() => expect(choosing.why("route", "first")).toBeNull());
  expect(choosing.options).toMatchObject({ route: "first", hexes: false, caves: false });
});

test("only what is not as usual is sent and kept", async () => {
  const choosing = await begun({ caves: true });
  choosing.turn("modules", "fog");
  expect(choosing.different).toEqual({ caves: true, modules: ["fog"] });
  choosing.turn("modules", "fog");
  expect(choosing.different).toEqual({ caves: true });
});

test("a preset leaves alone what no preset is about", async () => {
  const choosing = await begun({ route: "gorge", modules: ["swamp"] });
  expect(choosing.presetNow).toBe("");
  choosing.preset("foggy");
  expect(choosing.options).toMatchObject({ route: "gorge", modules: ["fog"], hexes: false });
  expect(choosing.presetNow).toBe("foggy");
  choosing.preset("classic");
  expect(choosing.presetNow).toBe("classic");
});

test("a preset brings a map along", async () => {
  const choosing = await begun();
  choosing.preset("cursed");
  expect(choosing.options).toMatchObject({ route: "pass", hexes: true });
  expect(choosing.presetNow).toBe("cursed");
});

test("a map that was chosen stays with a preset", async () => {
  const choosing = await begun({ route: "gorge" });
  choosing.preset("cursed");
  expect(choosing.options).toMatchObject({ route: "gorge", hexes: true });
  expect(choosing.presetNow).toBe("cursed");
});

test("an answer that comes late changes nothing", async () => {
  const choosing = await begun();
  choosing.choose("hexes", true);
  choosing.choose("hexes", false);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  await new Promise((done) => setTimeout(done));
  expect(choosing.options).toMatchObject({ route: "first", hexes: false });
});

test("of several none is chosen before there is anything to choose", () => {
  expect(new Choosing().has("modules", "fog")).toBe(false);
});
