import { describe, expect, test } from "vitest";
import { routes } from "../../../src/manoa/games/quest/data/routes.json";
import { around, axial, border, edge, keyOfHex, lines, middle, nearest, turned, within, type Hex } from "./hexes";
import { contacts, count, finishPlaces, fit, fitFinish, fitSwamp, fitTavern, jointsOf, ordered, overlaps, taken } from "./geometry";
import { cornerOf, layFinish, layPiece, pairs, reverseOf, spacesOf } from "./pieces";
import { EMPTY, NO_MARKERS, read, written, type Route } from "./route";

const PRINTED: Record<string, unknown> = routes;
const route = (name: string): Route => read(PRINTED[name]) ?? EMPTY;
const NAMES = Object.keys(PRINTED);
const SOME: Hex[] = within([0, 0], 5);

describe("hexes", () => {
  test("six turns lead back, one turn keeps neighbours neighbours", () => {
    for (const at of SOME) {
      expect(turned(at, 6)).toEqual(at);
      const beside = around(turned(at, 1)).map(keyOfHex);
      for (const other of around(at)) expect(beside).toContain(keyOfHex(turned(other, 1)));
    }
  });

  test("a hex is found again at its middle and a little beside it", () => {
    for (const at of SOME) {
      const { x, y } = middle(at);
      expect(nearest({ x: x + 9, y: y - 12 })).toEqual(at);
      expect(axial({ x, y }).map(Math.round).map((part) => part + 0)).toEqual(at);
    }
  });

  test("a turn is clockwise on the page", () => {
    const [before, after] = [middle([2, 0]), middle(turned([2, 0], 1))];
    expect(before.x * after.y - before.y * after.x).toBeGreaterThan(0);
  });

  test("the border of one hex has six edges, and one line goes round many", () => {
    expect(border([[0, 0]]).match(/L/g)).toHaveLength(6);
    const hexes = within([0, 0], 3);
    const own = new Set(hexes.map(keyOfHex));
    const edges = hexes.flatMap((at) => around(at).filter((other) => !own.has(keyOfHex(other))).map((other) => edge(at, other)));
    expect(lines(edges)).toHaveLength(1);
  });
});

describe("printed routes", () => {
  test.each(NAMES)("%s: no piece overlaps another, each joins those before", (name) => {
    const found = route(name);
    for (const [place, piece] of found.pieces.entries()) {
      const before = taken({ ...found, pieces: found.pieces.slice(0, place), finish: null, tavern: null });
      expect(overlaps(layPiece(piece), before)).toEqual([]);
      if (place > 0) expect(count(contacts(layPiece(piece), before))).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(NAMES)("%s: its joints are those of the data", (name) => {
    const listed = (PRINTED[name] as { joints: { between: string[]; contacts: unknown[] }[] }).joints;
    const ours = new Map(jointsOf(route(name)).map((joint) => [joint.between.toSorted().join(), joint.contacts.length]));
    expect(ours).toEqual(new Map(listed.map((joint) => [joint.between.toSorted().join(), joint.contacts.length])));
  });

  test.each(NAMES)("%s: its finish and its tavern are places that we find", (name) => {
    const found = route(name);
    if (!found.finish) throw new Error("no finish");
    const { side, q, r, rotation } = found.finish;
    expect(finishPlaces(found, side)).toContainEqual({ side, q, r, rotation });
    if (!found.tavern) return;
    const here = middle(found.tavern.spaces[1] ?? [0, 0]);
    const ours = [0, 1].map((turn) => fitTavern(found, found.tavern?.side ?? "a", turn, here));
    expect(ours).toContainEqual(found.tavern);
  });

  test.each(NAMES)("%s: taken apart and read again, it is the same", (name) => {
    const found = route(name);
    expect(read(JSON.parse(JSON.stringify(written(found, "x"))))).toMatchObject({ pieces: found.pieces, finish: found.finish, joints: found.joints });
    const letters = ordered({ ...found, pieces: found.pieces.toReversed() }).map((piece) => piece.piece);
    expect([letters[0], letters.at(-1)]).toEqual([found.pieces[0]?.piece, found.pieces.at(-1)?.piece]);
  });
});

describe("fitting", () => {
  const start: Route = { ...EMPTY, pieces: [{ piece: "B", q: 0, r: 0, rotation: 0 }] };

  test("the first piece lies wherever it is dropped", () => {
    expect(fit({ piece: "B", rotation: 2 }, middle([3, -2]), new Map())).toEqual({ piece: "B", rotation: 2, q: 3, r: -2 });
  });

  test("a piece snaps to the nearest place where it is free and touches twice", () => {
    const there = taken(start);
    for (const at of within([0, -7], 3)) {
      const found = fit({ piece: "C", rotation: 0 }, middle(at), there);
      if (!found) continue;
      expect(overlaps(layPiece(found), there)).toEqual([]);
      expect(count(contacts(layPiece(found), there))).toBeGreaterThanOrEqual(2);
    }
    expect(fit({ piece: "C", rotation: 0 }, middle([-3, -4]), there)).toMatchObject({ q: -3, r: -4 });
  });

  test("far from everything nothing fits", () => {
    expect(fit({ piece: "C", rotation: 0 }, middle([0, -14]), taken(start))).toBeNull();
    expect(fitFinish(start, "river", middle([0, -14]))).toBeNull();
  });

  test("the finish lies around a corner, outside", () => {
    const places = finishPlaces(start, "river");
    expect(places).toHaveLength(6); // a tile has six corners
    for (const place of places) {
      expect(taken(start).get(keyOfHex(cornerOf(place)))).toBe("B");
      expect(overlaps(layFinish(place), taken(start))).toEqual([]);
    }
  });

  test("a swamp touches the route, and lies on no other swamp", () => {
    const found = fitSwamp(start, { swamp: "swamp_1", rotation: 0 }, middle([0, -5]));
    expect(found).not.toBeNull();
    const both: Route = { ...start, modules: { ...NO_MARKERS, swamp: found ? [found] : [] } };
    expect(fitSwamp(both, { swamp: "swamp_2", rotation: 0 }, middle([found?.q ?? 0, found?.r ?? 0]))).not.toMatchObject({ q: found?.q, r: found?.r });
  });

  test("a swamp covers a space, which keeps its name", () => {
    const covered: Route = { ...start, modules: { ...NO_MARKERS, swamp: [{ swamp: "swamp_1", q: 0, r: 0, rotation: 0 }] } };
    expect(spacesOf(covered).get("0,0")).toMatchObject({ piece: "B", terrain: "swamp" });
    expect(spacesOf(covered).size).toBe(37);
  });
});

test("every piece has two sides, and each side is in one pair", () => {
  const letters = [...pairs("base"), ...pairs("heroes_hexes")].flat();
  expect(letters.toSorted()).toEqual([..."ABCDEFGHIJKLMNOPQRSTUVWX"]);
  for (const letter of letters) expect(reverseOf(reverseOf(letter))).toBe(letter);
});

test.each([null, 3, "x", [], {}, { pieces: 3 }])("what is no route is not read: %j", (given) => {
  expect(read(given)).toBeNull();
});
