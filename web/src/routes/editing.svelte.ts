/** A route that is being built: what lies, what is in the hand, and the way back. */

import { keep, kept } from "../live/keeping";
import { flipped, marked, barred, withFinish, withPiece, withSwamp, withTavern, withoutPiece, withoutSwamp, type Tool } from "./changes";
import { contacts, fit, fitFinish, fitSwamp, fitTavern, jointsOf, overlaps, taken } from "./geometry";
import { middle, nearest, SIZE, type Hex, type Point } from "./hexes";
import { layFinish, layPiece, laySwamp, layTavern, pairs, reverseOf, FINISH_SIDES, TAVERN_SIDES, type Space } from "./pieces";
import { EMPTY, read, written, type Finish, type Piece, type Route, type Swamp, type Tavern } from "./route";

export type Kind = "piece" | "finish" | "tavern" | "swamp";
export interface Held {
  kind: Kind;
  /** A letter, a side, or the id of a swamp. */
  id: string;
  rotation: number;
  /** It lay on the map before. */
  lay: boolean;
}

/** Where what is held would lie. */
export type Placing =
  | { kind: "piece"; to: Piece; spaces: Space[]; fits: boolean }
  | { kind: "finish"; to: Finish; spaces: Space[]; fits: boolean }
  | { kind: "tavern"; to: Tavern; spaces: Space[]; fits: boolean }
  | { kind: "swamp"; to: Swamp; spaces: Space[]; fits: boolean };

const DRAFT = "manoa-route-draft"; // and the address that it is edited at
const LONGEST_PAST = 200;
const FLUSH = 10.5 * SIZE; // from middle to middle of two tiles that lie flush
const DIRECTIONS = [0, -1 / 3, 1 / 3, -2 / 3, 2 / 3, 1]; // of a half turn: a route runs to the right, if it can

interface Draft {
  title: string;
  /** The saved route that is edited. */
  id: string | null;
  route: unknown;
}

export class Editing {
  route = $state.raw<Route>(EMPTY);
  title = $state("");
  id = $state<string | null>(null);
  held = $state.raw<Held | null>(null);
  /** Where what is held is, on the map. */
  at = $state.raw<Point>({ x: 0, y: 0 });
  tool = $state<Tool | null>(null);
  #past = $state.raw<Route[]>([]);
  #future = $state.raw<Route[]>([]);

  /** `place`: each address has a draft of its own. */
  constructor(readonly place: string) {}

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  /** What lies, without what is in the hand. */
  readonly rest = $derived(this.held?.lay ? without(this.route, this.held) : this.route);
  readonly joints = $derived(jointsOf(this.rest));
  readonly there = $derived(taken(this.rest));
  readonly placing = $derived(this.held ? this.#placed(this.held) : null);
  /** The edges that would touch, by piece. */
  readonly touching = $derived(this.placing?.kind === "piece" ? contacts(this.placing.spaces, this.there) : new Map<string, [Hex, Hex][]>());
  readonly over = $derived(this.placing?.kind === "piece" ? overlaps(this.placing.spaces, this.there) : []);

  /** A route to go on with; nothing is lost that was not saved elsewhere. */
  open(route: Route, title: string, id: string | null = null): void {
    [this.route, this.title, this.id, this.held, this.tool] = [route, title, id, null, null];
    this.#past = [];
    this.#future = [];
    this.keepDraft();
  }

  /** The draft that this device keeps, if there is one. */
  recall(): boolean {
    const found = draft(this.place);
    const route = read(found?.route);
    if (!found || !route) return false;
    [this.route, this.title, this.id] = [route, found.title, found.id];
    return true;
  }

  /** It is saved elsewhere. */
  dropDraft(): void {
    keep(DRAFT + this.place, null);
  }

  keepDraft(): void {
    keep(DRAFT + this.place, JSON.stringify({ title: this.title, id: this.id, route: written(this.route) } satisfies Draft));
  }

  change(route: Route): boolean {
    if (route === this.route) return false;
    this.#past = [...this.#past, this.route].slice(-LONGEST_PAST);
    this.#future = [];
    this.route = route;
    this.keepDraft();
    return true;
  }

  undo(): void {
    const last = this.#past.at(-1);
    this.held = null;
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.route];
    this.route = last;
    this.keepDraft();
  }

  redo(): void {
    const next = this.#future.at(-1);
    this.held = null;
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.route];
    this.route = next;
    this.keepDraft();
  }

  /** Into the hand: from the tray, or from the map if it lies there. */
  take(kind: Kind, id: string, at: Point = this.#anchor(kind, id)): void {
    this.tool = null;
    const placed = this.#lying(kind, id);
    this.held = { kind, id, rotation: placed?.rotation ?? 0, lay: placed !== null };
    this.at = placed?.at ?? at;
  }

  putBack(): void {
    this.held = null;
  }

  turn(by: number): void {
    if (this.held) this.held = { ...this.held, rotation: (this.held.rotation + by + 6) % 6 };
  }

  /** The other side of what is held. */
  flip(): void {
    const { held } = this;
    if (held?.kind === "piece") {
      if (held.lay) this.change(flipped(this.route, held.id));
      this.held = { ...held, id: reverseOf(held.id) };
    } else if (held?.kind === "finish") this.held = { ...held, id: next(FINISH_SIDES, held.id) };
    else if (held?.kind === "tavern") this.held = { ...held, id: next(TAVERN_SIDES, held.id) };
  }

  /** Let go. False if it cannot lie here: then it stays in the hand. */
  lay(): boolean {
    const { placing } = this;
    if (!placing || (placing.kind === "piece" && this.over.length > 0)) return false;
    this.held = null;
    this.change(this.#with(placing));
    return true;
  }

  remove(kind: Kind, id: string): void {
    this.held = null;
    if (kind === "piece") this.change(withoutPiece(this.route, id));
    else if (kind === "finish") this.change(withFinish(this.route, null));
    else if (kind === "tavern") this.change(withTavern(this.route, null));
    else this.change(withoutSwamp(this.route, id));
  }

  /** Turned or flipped where it lies. */
  turnLying(id: string, by: number): void {
    const piece = this.route.pieces.find((one) => one.piece === id);
    if (piece) this.change(withPiece(this.route, { ...piece, rotation: (piece.rotation + by + 6) % 6 }));
  }

  flipLying(id: string): void {
    this.change(flipped(this.route, id));
  }

  bar(between: [string, string]): void {
    this.change(barred(this.route, between));
  }

  mark(at: Hex): boolean {
    return this.tool !== null && this.change(marked(this.route, this.tool, at));
  }

  #with(placing: Placing): Route {
    if (placing.kind === "piece") return withPiece(this.route, placing.to);
    if (placing.kind === "finish") return withFinish(this.route, placing.to);
    return placing.kind === "tavern" ? withTavern(this.route, placing.to) : withSwamp(this.route, placing.to);
  }

  #lying(kind: Kind, id: string): { rotation: number; at: Point } | null {
    const { pieces, finish, tavern, modules } = this.route;
    if (kind === "finish") return finish && { rotation: finish.rotation, at: middle(layFinish(finish)[1]?.at ?? [finish.q, finish.r]) };
    if (kind === "tavern") return tavern && { rotation: 0, at: middle(tavern.spaces[1] ?? [0, 0]) };
    const found = kind === "piece" ? pieces.find((one) => one.piece === id) : modules.swamp.find((one) => one.swamp === id);
    return found ? { rotation: found.rotation, at: middle([found.q, found.r]) } : null;
  }

  /** Where there is room for it: a tile beside the last piece, the finish and the tavern at the nearest edge. */
  #anchor(kind: Kind, id: string): Point {
    const beside = this.#beside();
    const last = this.route.pieces.at(-1);
    if (kind === "swamp" && last) return { x: middle([last.q, last.r]).x, y: middle([last.q, last.r]).y + 4 * SIZE * Math.sqrt(3) };
    const finish = kind === "finish" ? fitFinish(this.route, id, beside, Infinity) : null;
    const tavern = kind === "tavern" ? fitTavern(this.route, id, 0, beside, Infinity) : null;
    const at = finish ? layFinish(finish)[1]?.at : tavern?.spaces[1];
    return at ? middle(at) : beside;
  }

  #beside(): Point {
    const last = this.route.pieces.at(-1);
    if (!last) return { x: 0, y: 0 };
    const { x, y } = middle([last.q, last.r]);
    const places = DIRECTIONS.map((turn) => ({ x: x + FLUSH * Math.cos(turn * Math.PI), y: y + FLUSH * Math.sin(turn * Math.PI) }));
    return places.find((place) => fit({ piece: "C", rotation: 0 }, place, this.there) !== null) ?? { x: x + FLUSH, y };
  }

  #placed(held: Held): Placing | null {
    const { id, rotation } = held;
    if (held.kind === "piece") {
      const to = fit({ piece: id, rotation }, this.at, this.there);
      const [q, r] = nearest(this.at);
      const found = to ?? { piece: id, rotation, q, r };
      return { kind: "piece", to: found, spaces: layPiece(found), fits: to !== null };
    }
    if (held.kind === "finish") {
      const to = fitFinish(this.rest, id, this.at);
      return to && { kind: "finish", to, spaces: layFinish(to), fits: true };
    }
    if (held.kind === "tavern") {
      const to = fitTavern(this.rest, id, rotation, this.at);
      return to && { kind: "tavern", to, spaces: layTavern(to), fits: true };
    }
    const to = fitSwamp(this.rest, { swamp: id, rotation }, this.at);
    return to && { kind: "swamp", to, spaces: laySwamp(to), fits: true };
  }
}

function without(route: Route, { kind, id }: Held): Route {
  if (kind === "piece") return { ...route, pieces: route.pieces.filter((piece) => piece.piece !== id) };
  if (kind === "finish") return { ...route, finish: null };
  return kind === "tavern" ? { ...route, tavern: null } : withoutSwamp(route, id);
}

const next = (sides: readonly string[], now: string): string => sides[(sides.indexOf(now) + 1) % sides.length] ?? now;

export function draft(place: string): Draft | null {
  try {
    const found = JSON.parse(kept(DRAFT + place) ?? "null") as Draft | null;
    return found && typeof found === "object" ? { title: String(found.title ?? ""), id: found.id ?? null, route: found.route } : null;
  } catch {
    return null;
  }
}

/** The spaces of what is held, around where it is. */
export function heldSpaces({ kind, id, rotation }: Held): Space[] {
  if (kind === "piece") return layPiece({ piece: id, rotation, q: 0, r: 0 });
  if (kind === "swamp") return laySwamp({ swamp: id, rotation, q: 0, r: 0 });
  if (kind === "tavern") return layTavern({ attached_to: "", side: id, spaces: [[0, -1], [0, 0], [0, 1]] });
  return layFinish({ side: id, rotation, q: 0, r: 0 });
}

/** Both sides of each piece of a box, the one that lies, and whether it is in the hand. */
export function tray(editing: Editing, set: string): { sides: [string, string]; lies: string | null }[] {
  const lying = new Set(editing.rest.pieces.map((piece) => piece.piece));
  return pairs(set).map((sides) => ({ sides, lies: sides.find((side) => lying.has(side)) ?? null }));
}
