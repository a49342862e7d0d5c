import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { routes } from "../../../src/manoa/games/quest/data/routes.json";
import { barred, flipped, hasBlockade, marked, withFinish, withPiece, withoutPiece } from "./changes";
import { draft, Editing } from "./editing.svelte";
import { finishPlaces, jointsOf } from "./geometry";
import { glyphOf, groundOf, isHaunted } from "./ground";
import { middle } from "./hexes";
import { cornerOf, layPiece, spacesOf } from "./pieces";
import { EMPTY, read, type Piece, type Route } from "./route";

const B: Piece = { piece: "B", q: 0, r: 0, rotation: 0 };
const C: Piece = { piece: "C", q: -3, r: -4, rotation: 3 };
const two = withPiece(withPiece(EMPTY, B), C);
const end = withFinish(two, finishPlaces(two, "river").find((finish) => layPiece(C).some((space) => space.at.join() === cornerOf(finish).join())) ?? null);

describe("changes", () => {
  test("a new joint gets a blockade, which can be taken off and comes back", () => {
    expect(hasBlockade(two, ["C", "B"])).toBe(true);
    const open = barred(two, ["B", "C"]);
    expect(hasBlockade(open, ["B", "C"])).toBe(false);
    expect(hasBlockade(barred(open, ["B", "C"]), ["B", "C"])).toBe(true);
  });

  test("a piece that is moved away takes its blockade along into nothing", () => {
    expect(withPiece(two, { ...C, r: -20 }).joints).toEqual([]);
  });

  test("the finish goes with its piece, and goes when that goes", () => {
    const moved = withPiece(end, { ...C, q: C.q + 1, r: C.r - 1 });
    expect(moved.finish).toMatchObject({ q: (end.finish?.q ?? 0) + 1, r: (end.finish?.r ?? 0) - 1 });
    expect(withoutPiece(end, "C").finish).toBeNull();
  });

  test("markers turn with their piece", () => {
    const river = layPiece(C).find((space) => space.terrain === "river");
    if (!river) throw new Error("no river");
    const wet = marked(two, "current", river.at);
    expect(wet.modules.current).toHaveLength(1);
    const turned = withPiece(wet, { ...C, rotation: (C.rotation + 6 - 1) % 6 });
    expect(turned.modules.current[0]?.direction).toBe(((wet.modules.current[0]?.direction ?? 0) + 1) % 6);
    let again = turned;
    for (let time = 0; time < 5; time++) again = withPiece(again, { ...C, rotation: (C.rotation + 6 - 2 - time) % 6 });
    expect(again.modules.current).toEqual(wet.modules.current);
  });

  test("an arrow is turned press by press, then it is gone", () => {
    const river = layPiece(C).find((space) => space.terrain === "river");
    let route: Route = two;
    for (let press = 0; press < 7 && (press === 0 || route.modules.current.length); press++) route = marked(route, "current", river?.at ?? [0, 0]);
    expect(route.modules.current).toEqual([]);
  });

  test("one marker lies on a space, and none on a cave", () => {
    const [open, rock] = ["jungle", "cave"].map((terrain) => layPiece(B).find((space) => space.terrain === terrain)?.at);
    if (!open || !rock) throw new Error("no such ground");
    const chest = marked(marked(two, "danger", open), "treasures", open);
    expect([chest.modules.danger, chest.modules.treasures]).toEqual([[], [open]]);
    expect(marked(two, "danger", rock)).toBe(two);
  });

  test("the other side lies where the first lay, with its blockades and without its markers", () => {
    const at = layPiece(C).find((space) => space.terrain === "jungle")?.at ?? [0, 0];
    const other = flipped(marked(end, "danger", at), "C");
    expect(other.pieces.map((piece) => piece.piece)).toEqual(["B", "D"]);
    expect(hasBlockade(other, ["B", "D"])).toBe(true);
    expect([other.modules.danger, other.finish]).toEqual([[], end.finish]);
  });
});

describe("editing", () => {
  const notes = new Map<string, string>();
  beforeEach(() => {
    notes.clear();
    vi.stubGlobal("localStorage", { getItem: (name: string) => notes.get(name) ?? null, setItem: (name: string, note: string) => notes.set(name, note), removeItem: (name: string) => notes.delete(name) });
  });

  test("what is taken and laid can be undone and done again", () => {
    const editing = new Editing("");
    editing.take("piece", "B");
    expect(editing.lay()).toBe(true);
    editing.take("piece", "C", middle([-3, -4]));
    editing.turn(1);
    expect(editing.lay()).toBe(true);
    expect(editing.route.pieces.map((piece) => piece.piece)).toEqual(["B", "C"]);
    editing.undo();
    expect(editing.route.pieces).toHaveLength(1);
    editing.redo();
    expect(editing.route.pieces).toHaveLength(2);
    expect([editing.canUndo, editing.canRedo]).toEqual([true, false]);
  });

  test("on another piece nothing is laid, and it stays in the hand", () => {
    const editing = new Editing("");
    editing.open(two, "");
    editing.take("piece", "E", middle([0, 0]));
    expect([editing.lay(), editing.held?.id, editing.over]).toEqual([false, "E", ["B"]]);
    editing.putBack();
    expect(editing.route).toBe(two);
  });

  test("what is in the hand does not lie, and goes back if it is put back", () => {
    const editing = new Editing("");
    editing.open(two, "");
    editing.take("piece", "C");
    expect([editing.rest.pieces.length, jointsOf(editing.rest).length]).toEqual([1, 0]);
    editing.putBack();
    expect(editing.rest).toBe(two);
  });

  test("a draft outlasts the page, each address has its own", () => {
    const editing = new Editing("x");
    editing.open(end, "Home");
    expect(draft("")).toBeNull();
    const again = new Editing("x");
    expect([again.recall(), again.title, again.route.pieces]).toEqual([true, "Home", end.pieces]);
    again.dropDraft();
    expect(new Editing("x").recall()).toBe(false);
  });
});

test("everything on the printed routes is among the drawings", () => {
  const drawings = readFileSync(join(import.meta.dirname, "../look/art/land.svg"), "utf8");
  const ids = new Set([...drawings.matchAll(/ id="([\w-]+)"/g)].map((found) => found[1]));
  for (const given of Object.values(routes)) {
    const spaces = [...spacesOf(read(given) ?? EMPTY).values()];
    for (const space of spaces) {
      expect(ids).toContain(groundOf(space, isHaunted(spaces)));
      if (glyphOf(space)) expect(ids).toContain(glyphOf(space));
    }
  }
});
