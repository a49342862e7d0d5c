/** Where everything lies, for a table of any size and any number of lanes. */

export const RATIO = 172 / 120; // of a card, height to width
const STEP = 26 / 92; // what a covered card shows, to its width
const STRIP = 0.385; // the same for the strips of a narrow table
const LEAST_PICTURE = 0.42; // of a last card that is cropped
const LEAST_STRIP = 11; // px
const THEIR_SHARE = 0.42; // of what the columns have
const NARROW = 640; // px; below it cards become strips
const DOING = 54; // px for the buttons below the hand of a narrow table; they cover no more than the foot of a card
const ROWS = { top: 48, gap: 3, panel: 218, chip: 46, tools: 48, doing: 60, step: 0.53 }; // px, and of a card's width, on a low table
const LEAST = { wide: 440, narrow: 400 }; // px of height; below it one scrolls

export interface Sizes {
  width: number;
  height: number;
  lanes: number;
  /** other seats whose columns lie in each lane */
  facing: number;
  /** the most cards in a column */
  theirs: number;
  mine: number;
  /** A low table: lanes become rows, and the hand stands at the right. */
  low?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Side {
  from: number;
  to: number;
  /** of a card */
  width: number;
}

export interface Lane {
  x: number;
  width: number;
  middle: number;
}

export interface Plan {
  width: number;
  height: number;
  unit: number;
  narrow: boolean;
  /** Lanes are rows: what is measured along a lane goes from left to right, what is measured across it downwards. */
  rows: boolean;
  /** How much larger than its place a card of a row is drawn. */
  near: number;
  lanes: Lane[];
  lane: { y: number; height: number };
  theirs: Side;
  mine: Side;
  chips: { theirs: number; mine: number };
  niche: { y: number; height: number; inset: number; card: number };
  fan: { middle: number; top: number; card: number; seen: number; span: number; turn: number; drop: number; lift: number };
  side: { x: number; width: number; deck: number };
}

/** The parts that do not depend on how long columns are. */
interface Measures {
  unit: number;
  narrow: boolean;
  top: number;
  pad: number;
  chip: number;
  niche: number;
  pile: number;
  fan: number;
  card: number;
  theirs: number;
  mine: number;
  lanes: Lane[];
  side: { x: number; width: number; deck: number };
}

/** Where a box lies on the screen that was measured across and along its lane. */
export function placed({ rows }: Plan, box: Box): Box {
  return rows ? { x: box.y, y: box.x, width: box.height, height: box.width } : box;
}

/** How much of a card in a column is seen from top to bottom; undefined: it depends on its place there. */
export function seenAcross({ rows, lanes }: Plan): number | undefined {
  return rows ? (lanes[0]?.width ?? 0) - 10 : undefined;
}

function lowPlan({ width, height, lanes, theirs, mine }: Sizes): Plan {
  const stage = width - ROWS.panel;
  const pitch = Math.min(72, (height - ROWS.top - ROWS.gap) / lanes);
  const across = pitch - ROWS.gap;
  const card = Math.min(42, (across - 10) * 0.84);
  const pile = card + 4;
  const room = stage - 2 * 6 - 2 * 6 - 2 * ROWS.chip - pile - 8;
  const share = split(room, card * (1 + ROWS.step * Math.max(0, theirs - 1)), card * (1 + ROWS.step * Math.max(0, mine - 1)));
  const [from, niche] = [12, 12 + share + ROWS.chip];
  const tile = (height - ROWS.tools - ROWS.doing) / 4;
  const held = (ROWS.panel - 22) / 2;
  return {
    width,
    height,
    unit: 1,
    narrow: true,
    rows: true,
    near: 1.5,
    lanes: Array.from({ length: lanes }, (_, place) => laneAt(ROWS.top + place * pitch, across)),
    lane: { y: 6, height: stage - 12 },
    theirs: { from, to: from + share, width: card },
    mine: { from: niche + pile + 8 + ROWS.chip, to: stage - 12, width: card },
    chips: { theirs: niche - ROWS.chip / 2, mine: niche + pile + 8 + ROWS.chip / 2 },
    niche: { y: niche, height: pile + 8, inset: 2, card: pile },
    fan: { middle: stage + ROWS.panel / 2, top: ROWS.tools, card: held, seen: Math.min(66, tile - 6), span: held + 6, turn: 0, drop: tile, lift: 0 },
    side: { x: stage, width: ROWS.panel, deck: 26 },
  };
}

export function plan(sizes: Sizes): Plan {
  if (sizes.low) return lowPlan(sizes);
  const narrow = sizes.width < NARROW;
  const height = Math.max(sizes.height, narrow ? LEAST.narrow : LEAST.wide);
  const measures = narrow ? narrowMeasures(sizes, height) : wideMeasures(sizes, height);
  const { unit, top, pad, chip, niche, fan, lanes } = measures;
  const room = height - top - 2 * pad - 2 * chip - niche - fan;
  const share = split(room, need(sizes.theirs, measures.theirs, narrow), need(sizes.mine, measures.mine, narrow));
  const theirs = { from: top + pad, to: top + pad + share, width: measures.theirs };
  const nicheY = theirs.to + chip;
  const mine = { from: nicheY + niche + chip, to: nicheY + niche + chip + room - share, width: measures.mine };
  const bottom = mine.to + pad;
  const [first, last] = [lanes[0], lanes.at(-1)];
  const middle = narrow ? sizes.width / 2 : ((first?.x ?? 0) + (last ? last.x + last.width : 0)) / 2;
  return {
    width: sizes.width,
    height,
    unit,
    narrow,
    rows: false,
    near: 1,
    lanes,
    lane: { y: top, height: bottom - top },
    theirs,
    mine,
    chips: { theirs: theirs.to + chip / 2, mine: mine.from - chip / 2 },
    niche: { y: nicheY, height: niche, inset: narrow ? 2 : 10 * unit, card: measures.pile },
    fan: {
      middle,
      top: bottom + (narrow ? 18 : 8 * unit),
      card: measures.card,
      seen: measures.card * RATIO,
      span: narrow ? sizes.width - 16 : (last ? last.x + last.width : 0) - (first?.x ?? 0) + 20 * unit,
      turn: narrow ? 1.2 : 1.36,
      drop: narrow ? 1 : 1.32 * unit,
      lift: narrow ? 20 : 20 * unit,
    },
    side: measures.side,
  };
}

function wideMeasures(sizes: Sizes, height: number): Measures {
  const unit = Math.min(height / 848, sizes.width / (162 + sizes.lanes * 130));
  const side = 146 * unit;
  const pitch = Math.min((sizes.width - side - 32 * unit) / sizes.lanes, 236 * unit);
  const left = Math.max(0, (sizes.width - sizes.lanes * pitch - side - 32 * unit) / 2) + 18 * unit;
  const width = pitch - 18 * unit;
  const lanes = Array.from({ length: sizes.lanes }, (_, place) => laneAt(left + place * pitch, width));
  const theirs = Math.min(70 * unit, (width - 14 * unit) / sizes.facing - 4 * unit);
  return {
    unit,
    narrow: false,
    top: 10 * unit,
    pad: 8 * unit,
    chip: Math.max(28, 28 * unit),
    niche: 106 * unit,
    pile: 66 * unit,
    fan: 184 * unit,
    card: 108 * unit,
    theirs,
    mine: Math.min(92 * unit, width - 16 * unit),
    lanes,
    side: { x: left + sizes.lanes * pitch - 4 * unit, width: side, deck: 100 * unit },
  };
}

function narrowMeasures(sizes: Sizes, height: number): Measures {
  const side = Math.max(54, Math.min(96, sizes.width * 0.16));
  const pitch = (sizes.width - side - 8) / sizes.lanes;
  const width = pitch - 4;
  const lanes = Array.from({ length: sizes.lanes }, (_, place) => laneAt(6 + place * pitch, width));
  const most = height * 0.115;
  const pile = Math.min(width - 8, most * 0.9);
  const card = Math.min(sizes.width * 0.213, (height * 0.19) / RATIO);
  return {
    unit: 1,
    narrow: true,
    top: 6,
    pad: 6,
    chip: 26,
    niche: pile * RATIO + 12,
    pile,
    fan: 18 + card * RATIO * 0.8 + DOING,
    card,
    theirs: Math.min(width - 8, most * 0.92),
    mine: Math.min(width - 6, most),
    lanes,
    side: { x: 6 + sizes.lanes * pitch, width: side, deck: side - 8 },
  };
}

function laneAt(x: number, width: number): Lane {
  return { x, width, middle: x + width / 2 };
}

/** Each side has its share, unless it is short of room and the other is not. */
function split(room: number, theirs: number, mine: number): number {
  const share = room * THEIR_SHARE;
  if (theirs > share && mine < room - share) return Math.min(theirs, room - mine);
  if (mine > room - share && theirs < share) return Math.max(theirs, room - mine);
  return share;
}

function need(count: number, width: number, narrow: boolean): number {
  return width * ((narrow ? STRIP : STEP) * Math.max(0, count - 1) + RATIO * (count > 1 ? 0.8 : 1));
}

export interface Stack {
  /** of each card */
  width: number;
  step: number;
  /** how much of the last card is seen */
  last: number;
  height: number;
}

/** A column: when it grows, first the last picture is cropped, then cards get smaller, so that heads stay readable. */
export function stack(count: number, side: Side, { narrow, rows }: Pick<Plan, "narrow" | "rows">): Stack {
  const room = side.to - side.from;
  const below = Math.max(0, count - 1);
  if (rows) {
    const step = below > 0 ? Math.min(side.width * ROWS.step, (room - side.width) / below) : 0;
    return { width: side.width, step, last: side.width, height: step * below + side.width };
  }
  const share = narrow ? STRIP : STEP;
  const step = side.width * share;
  const least = side.width * RATIO * LEAST_PICTURE;
  const last = Math.max(least, Math.min(side.width * RATIO, room - step * below));
  if (step * below + last <= room + 0.5) return { width: side.width, step, last, height: step * below + last };
  if (narrow) {
    const tight = Math.max(LEAST_STRIP, (room - least) / below);
    return { width: side.width, step: tight, last: least, height: tight * below + least };
  }
  const width = room / (share * below + LEAST_PICTURE * RATIO);
  return { width, step: width * share, last: width * RATIO * LEAST_PICTURE, height: room };
}

/** Theirs end at the piles, mine begin there. */
export function topOf(stacked: Stack, side: Side, far: boolean): number {
  return far ? side.to - stacked.height : side.from;
}

/** The middle of the column of a seat: several others share a lane. */
export function middleOf(lane: Lane, place: number, of: number): number {
  return lane.x + (lane.width * (place + 0.5)) / of;
}

export interface Held {
  /** of the middle of the card's upper edge */
  x: number;
  y: number;
  angle: number;
}

/** A card in the fan. */
export function fanned({ fan, rows }: Plan, index: number, count: number): Held {
  if (rows) return { x: fan.middle + ((index % 2) - 0.5) * fan.span, y: fan.top + Math.floor(index / 2) * fan.drop, angle: 0 };
  const pitch = count > 1 ? Math.min(fan.card * 1.03, (fan.span - fan.card) / (count - 1)) : 0;
  const off = index - (count - 1) / 2;
  return { x: fan.middle + off * pitch, y: fan.top + off * off * fan.drop, angle: off * fan.turn };
}
