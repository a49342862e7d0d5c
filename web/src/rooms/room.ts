/** A study room as plain data: what happens in it, the tree of its lines, and where one is in that tree. */

import type { Author, BranchInfo, Drawing, RoomComment, RoomEvent, RoomHappening, RoomPerson, RoomPlace, RoomState } from "../wire/types";

export const GAME = 0; // the line of the game itself

// What happens

/** The room after something happened; null: versions are missing in between. */
export function after(room: RoomState, events: readonly RoomEvent[]): RoomState | null {
  let now = room;
  for (const { v, at, what } of events) {
    if (v <= now.v) continue;
    if (v > now.v + 1) return null;
    now = { ...applied(now, what, at), v };
  }
  return now;
}

function applied(room: RoomState, what: RoomHappening, at: number): RoomState {
  switch (what.kind) {
    case "tried":
      return { ...room, branches: [...room.branches, { id: what.branch, parent: what.parent, step: what.step, moves: what.moves, by: [what.by], title: "" }] };
    case "further":
      return { ...room, branches: room.branches.map((branch) => (branch.id === what.branch ? grown(branch, what.moves, what.by) : branch)) };
    case "entitled":
      return { ...room, branches: room.branches.map((branch) => (branch.id === what.branch ? { ...branch, title: what.title } : branch)) };
    case "pruned":
      return pruned(room, what.branch);
    case "commented":
      return what.text === "" ? room : { ...room, comments: [...room.comments, { id: what.comment, branch: what.branch, step: what.step, by: what.by, at, text: what.text }] };
    case "uncommented":
      return { ...room, comments: room.comments.filter(({ id }) => id !== what.comment) };
    case "drawn":
      return { ...room, drawings: drawn(room.drawings, { branch: what.branch, step: what.step, by: what.by, marks: what.marks }) };
    case "wiped":
      return { ...room, drawings: room.drawings.filter((one) => !isSame(one, what)) };
    case "led":
      return { ...room, leader: what.by };
  }
}

function grown(branch: BranchInfo, moves: string[], by: Author): BranchInfo {
  const known = branch.by.some(({ user }) => user === by.user);
  return { ...branch, moves: [...branch.moves, ...moves], by: known ? branch.by : [...branch.by, by] };
}

function drawn(drawings: readonly Drawing[], fresh: Drawing): Drawing[] {
  const others = drawings.filter((one) => !isSame(one, fresh) || one.by.user !== fresh.by.user);
  return fresh.marks.length > 0 ? [...others, fresh] : others;
}

function pruned(room: RoomState, branch: number): RoomState {
  const root = room.branches.find(({ id }) => id === branch);
  const gone = below(room, branch);
  const stays = (one: RoomPlace): boolean => !gone.has(one.branch);
  return {
    ...room,
    branches: room.branches.filter(({ id }) => !gone.has(id)),
    comments: room.comments.filter(stays),
    drawings: room.drawings.filter(stays),
    at: stays(room.at) || !root ? room.at : { branch: root.parent, step: root.step },
  };
}

/** A branch with all that leave it; those came later, so one look is enough. */
function below(room: RoomState, branch: number): Set<number> {
  const found = new Set([branch]);
  for (const { id, parent } of room.branches) if (found.has(parent)) found.add(id);
  return found;
}

// Places

export const isSame = (one: RoomPlace, other: RoomPlace): boolean => one.branch === other.branch && one.step === other.step;

/** The last step of the line of a branch, which begins where the game begins. */
export function stepsOf(room: RoomState, branch: number): number {
  const found = branchOf(room, branch);
  return found ? found.step + found.moves.length : room.table.step;
}

export function branchOf(room: RoomState, branch: number): BranchInfo | undefined {
  return room.branches.find(({ id }) => id === branch);
}

/** A place of this room that is as near to the wished one as can be. */
export function nearest(room: RoomState, { branch, step }: RoomPlace): RoomPlace {
  const known = branch === GAME || branchOf(room, branch) ? branch : GAME;
  return { branch: known, step: Math.max(0, Math.min(stepsOf(room, known), step)) };
}

/** The one name of a place that several lines run through: what stands there stands there once. */
export function own(room: RoomState, place: RoomPlace): RoomPlace {
  let { branch } = place;
  for (let found = branchOf(room, branch); found && place.step <= found.step; found = branchOf(room, branch)) branch = found.parent;
  return { branch, step: place.step };
}

/** `4.17`: step 17 of branch 4, as links have it. */
export const written = ({ branch, step }: RoomPlace): string => `${branch}.${step}`;

export function read(text: string | null): RoomPlace | null {
  const found = /^(\d{1,6})\.(\d{1,6})$/.exec(text ?? "");
  return found ? { branch: Number(found[1]), step: Number(found[2]) } : null;
}

// What stands there

export interface Twig {
  branch: BranchInfo;
  /** How many branches it grows on. */
  depth: number;
  comments: number;
}

/** The branches in the order of a tree: each below the one that it leaves, the earlier step first. */
export function tree(room: RoomState, parent = GAME, depth = 0): Twig[] {
  return room.branches
    .filter((branch) => branch.parent === parent)
    .sort((one, other) => one.step - other.step || one.id - other.id)
    .flatMap((branch) => [{ branch, depth, comments: room.comments.filter((one) => one.branch === branch.id).length }, ...tree(room, branch.id, depth + 1)]);
}

/** All that was said along a line, as it goes. */
export function commentsOn(room: RoomState, branch: number): RoomComment[] {
  return room.comments
    .filter((one) => one.step <= stepsOf(room, branch) && isSame(own(room, { branch, step: one.step }), one))
    .sort((one, other) => one.step - other.step || one.id - other.id);
}

export function drawingsAt(room: RoomState, place: RoomPlace): Drawing[] {
  const here = own(room, place);
  return room.drawings.filter((one) => isSame(one, here));
}

/** The steps of a line at which somebody looks: also those who came there along another line. */
export function lookedAt(room: RoomState, branch: number, people: readonly RoomPerson[]): number[] {
  const steps = people.flatMap(({ at }) => (at && at.step <= stepsOf(room, branch) && isSame(own(room, at), own(room, { branch, step: at.step })) ? [at.step] : []));
  return [...new Set(steps)];
}

/** Branches that leave the line at a step. */
export function leaving(room: RoomState, place: RoomPlace): BranchInfo[] {
  const here = own(room, place);
  return room.branches.filter(({ parent, step }) => parent === here.branch && step === here.step);
}

/** Steps at which something was said or drawn, or at which a branch begins: the timeline shows them. */
export function landmarks(room: RoomState, branch: number): number[] {
  const here = (one: RoomPlace): boolean => one.step <= stepsOf(room, branch) && isSame(own(room, { branch, step: one.step }), one);
  const begins = room.branches.map(({ parent, step }) => ({ branch: parent, step }));
  return [...new Set([...room.comments, ...room.drawings, ...begins].filter(here).map(({ step }) => step))].sort((one, other) => one - other);
}
