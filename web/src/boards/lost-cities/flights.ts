/** Cards that fly from where they were to where they lie now. */

import { logOf, type Scene } from "../../live/table.svelte";
import { fanned, type Lane, middleOf, type Plan, RATIO, stack, topOf } from "./plan";
import { cardsInHand, type Colour, colourOf, columnOf, coloursOf, farSeats, keysOf, nearSeat, type View, viewOf } from "./view";

/** The middle of a card's upper edge, its width and its angle. */
export interface Pose {
  x: number;
  y: number;
  width: number;
  angle: number;
}

export interface Flight {
  key: string;
  /** null: a back */
  card: string | null;
  from: Pose;
  to: Pose;
  /** What is not drawn until it has landed. */
  hides: string | null;
  /** its place among the flights of this scene */
  order: number;
}

export interface Moved {
  key: string;
  seat: number;
  card: string | null;
}

const MOVES = new Set(["play", "discard", "draw", "draw_card", "take"]);

export interface Happened {
  key: string;
  seat: number | null;
  card?: string;
  /** of a round that is over */
  round?: number;
  scores?: number[];
  expeditions?: Partial<Record<Colour, number>>[];
}

/** What a scene tells, line by line. */
export function happenedIn(scene: Pick<Scene, "events">): Happened[] {
  return logOf(scene.events) as (Record<string, unknown> & Happened)[];
}

export function movesIn(scene: Pick<Scene, "events">): Moved[] {
  return happenedIn(scene).flatMap(({ key, seat, card }) => (MOVES.has(key) && seat !== null ? [{ key, seat, card: card ?? null }] : []));
}

/** The moves to be marked: all of the turn that is shown, or was just ended. */
export function marked(before: readonly Moved[], moves: readonly Moved[]): Moved[] {
  const seat = moves.at(-1)?.seat;
  if (seat === undefined) return [...before];
  const last = before.at(-1);
  const goesOn = last?.seat === seat && (last.key === "play" || last.key === "discard");
  const all = goesOn ? [...before, ...moves] : [...moves];
  return all.filter((move) => move.seat === seat);
}

export function isMarked(marks: readonly Moved[], key: "play" | "discard" | "take" | "draw", seat: number | null, colour: Colour | null): boolean {
  return marks.some(
    (move) =>
      (key === "draw" ? move.key.startsWith("draw") : move.key === key) &&
      (seat === null || move.seat === seat) &&
      (colour === null || (move.card !== null && colourOf(move.card) === colour)),
  );
}

export interface Ground {
  plan: Plan;
  /** seats whose columns are shown across */
  facing: readonly number[];
}

/** Nothing flies when a new round was dealt: nothing lies where it was. */
export function flightsOf(scene: Scene, ground: Ground): Flight[] {
  const after = viewOf(scene.state);
  const before = scene.before ? viewOf(scene.before) : null;
  if (!before || !after || before.round !== after.round) return [];
  const near = nearSeat(scene.state);
  const stage: Stage = { ...ground, near, before, after };
  return movesIn(scene).flatMap((move, order) => {
    const flight = flightOf(move, stage);
    return flight ? [{ ...flight, key: `${scene.state.v}-${order}`, order }] : [];
  });
}

interface Stage extends Ground {
  near: number;
  before: View;
  after: View;
}

function flightOf(move: Moved, stage: Stage): Omit<Flight, "key" | "order"> | null {
  const { card, seat } = move;
  if (card === null) return { card, from: deckPose(stage.plan), to: handPose(stage, seat, null, stage.after), hides: null };
  const colour = colourOf(card);
  const held = (view: View): Pose => handPose(stage, seat, card, view);
  const hand = seat === stage.near ? `held-${lastKey(stage, card)}` : null;
  if (move.key === "play") return { card, from: held(stage.before), to: columnPose(stage, seat, colour), hides: `column-${seat}-${colour}` };
  if (move.key === "discard") return { card, from: held(stage.before), to: pilePose(stage, colour), hides: `pile-${colour}` };
  const from = move.key === "take" ? pilePose(stage, colour) : deckPose(stage.plan);
  return { card, from, to: held(stage.after), hides: hand };
}

/** Of equal cards the last one is taken for the new one. */
function lastKey({ after, near }: Stage, card: string): string {
  return keysOf(cardsInHand(after, near, true)).findLast((key) => key.startsWith(`${card}#`)) ?? "";
}

export function deckPose({ side, niche, narrow, unit, rows }: Plan): Pose {
  if (rows) return { x: side.x + 11 + side.deck / 2, y: 5, width: side.deck, angle: 0 };
  return { x: side.x + side.width / 2, y: niche.y + (narrow ? 4 : -12 * unit), width: side.deck, angle: 0 };
}

function pilePose({ plan, after }: Stage, colour: Colour): Pose {
  const lane = plan.lanes[coloursOf(after).indexOf(colour)];
  return { ...pileAt(plan, lane ?? { x: 0, width: 0, middle: 0 }), angle: 0 };
}

/** The top card of a pile: the middle of its upper edge. */
export function pileAt({ niche, rows }: Plan, lane: Lane): { x: number; y: number; width: number } {
  if (rows) return { x: niche.y + niche.height / 2, y: lane.x + 5, width: niche.card };
  return { x: lane.middle, y: niche.y + (niche.height - niche.card * RATIO) / 2, width: niche.card };
}

function columnPose(stage: Stage, seat: number, colour: Colour): Pose {
  const { plan, after, near, facing } = stage;
  const lane = plan.lanes[coloursOf(after).indexOf(colour)];
  const far = seat !== near;
  if (!lane || (far && !facing.includes(seat))) return handPose(stage, seat, null, after);
  const side = far ? plan.theirs : plan.mine;
  const stacked = stack(columnOf(after, seat, colour).length, side, plan);
  const x = far ? middleOf(lane, facing.indexOf(seat), facing.length) : lane.middle;
  const y = topOf(stacked, side, far) + stacked.height - stacked.last;
  if (plan.rows) return { x: y + stacked.width / 2, y: lane.x + 5, width: stacked.width, angle: 0 };
  return { x, y, width: stacked.width, angle: 0 };
}

function handPose({ plan, near }: Stage, seat: number, card: string | null, view: View): Pose {
  if (seat !== near) return backsPose(plan, farSeats(view, near).indexOf(seat), view.hands.length - 1);
  const cards = cardsInHand(view, seat, true);
  const index = card === null ? cards.length - 1 : cards.lastIndexOf(card);
  const held = fanned(plan, Math.max(0, index), cards.length);
  return { ...held, width: plan.fan.card };
}

/** Where the hand of another seat is drawn. */
export function backsPose(plan: Plan, place: number, of: number): Pose {
  const { side, unit, narrow, rows } = plan;
  if (rows) return { x: 30, y: 6, width: 20, angle: 0 }; // their hand is not drawn
  const width = narrow ? (of > 1 ? 15 : 26) : (of > 1 ? 27 : 42) * unit;
  return { x: side.x + side.width / 2, y: blockTop(plan, place, of) + (narrow ? 22 : 33 * unit), width, angle: 0 };
}

/** The upper edge of what is told about another seat, beside the lanes. */
export function blockTop({ lane, niche, unit, narrow }: Plan, place: number, of: number): number {
  const room = niche.y - (narrow ? 4 : 18 * unit) - lane.y;
  return lane.y + (room / of) * place;
}
