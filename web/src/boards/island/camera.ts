/** What of the map is in sight: fitted to its room, then drawn nearer or moved by hand. */

import { SIZE, type Point } from "./geometry";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** On the screen is what was at (x, y) times the scale, and shifted. */
export interface Camera extends Point {
  scale: number;
}

const AROUND: Box = { left: 1.2, top: 1.5, right: 1.2, bottom: 1.15 }; // what a tile may need, in sizes of a tile
const SHRINKING = [1, 0.94, 0.88, 0.82, 0.76];
export const NEAREST = 4;

function extent(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - AROUND.left * SIZE,
    top: Math.min(...ys) - AROUND.top * SIZE,
    right: Math.max(...xs) + AROUND.right * SIZE,
    bottom: Math.max(...ys) + AROUND.bottom * SIZE,
  };
}

/** The camera that shows all points in the room where they are largest, and keeps clear of what lies in it. */
export function fitted(points: readonly Point[], rooms: readonly Box[], largest: number, taken: readonly Box[] = []): Camera {
  let best: Camera = { scale: 0, x: 0, y: 0 };
  if (points.length === 0) return { scale: largest, x: 0, y: 0 };
  const all = extent(points);
  for (const room of rooms) {
    const whole = Math.min((room.right - room.left) / (all.right - all.left), (room.bottom - room.top) / (all.bottom - all.top), largest);
    for (const share of SHRINKING) {
      const found = centred(all, room, whole * share);
      if (found.scale <= best.scale) break;
      if (!taken.every((box) => isClear(points, found, box))) continue;
      best = found;
      break;
    }
  }
  return best;
}

function centred(all: Box, room: Box, scale: number): Camera {
  return {
    scale,
    x: (room.left + room.right - (all.left + all.right) * scale) / 2,
    y: (room.top + room.bottom - (all.top + all.bottom) * scale) / 2,
  };
}

function isClear(points: readonly Point[], camera: Camera, taken: Box): boolean {
  const far = 1.15 * SIZE * camera.scale;
  return points.every((point) => {
    const { x, y } = onScreen(point, camera);
    return x < taken.left - far || x > taken.right + far || y < taken.top - far || y > taken.bottom + far;
  });
}

export function onScreen(point: Point, { scale, x, y }: Camera): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/** Nearer or farther, and what is at `at` stays there. Never farther than all in sight. */
export function zoomed(hand: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(NEAREST, Math.max(1, hand.scale * factor));
  const by = scale / hand.scale;
  if (scale === 1) return HOME;
  return { scale, x: at.x - (at.x - hand.x) * by, y: at.y - (at.y - hand.y) * by };
}

/** As the hand left it: nothing changed. */
export const HOME: Camera = { scale: 1, x: 0, y: 0 };

/** The hand that brings a point to the middle of the room, so near. */
export function lookingAt(point: Point, scale: number, { width, height, fit }: { width: number; height: number; fit: Camera }): Camera {
  const { x, y } = onScreen(point, fit);
  return scale <= 1 ? HOME : { scale, x: width / 2 - x * scale, y: height / 2 - y * scale };
}

/** First the fit, then the hand. */
export function together(fit: Camera, hand: Camera): Camera {
  return { scale: fit.scale * hand.scale, x: fit.x * hand.scale + hand.x, y: fit.y * hand.scale + hand.y };
}

/** Moved by hand, but never so far that nothing is left to be seen. */
export function moved(hand: Camera, by: Point, width: number, height: number): Camera {
  const within = (value: number, size: number): number => Math.min(size * 0.6, Math.max(size * 0.4 - size * hand.scale, value));
  return { scale: hand.scale, x: within(hand.x + by.x, width), y: within(hand.y + by.y, height) };
}
