/** Arrow keys over the table: rows from the far side to the near one, and within a row from left to right. */

export interface Spot {
  key: string;
  /** 0 theirs, 1 piles and deck, 2 mine, 3 hand */
  row: number;
  x: number;
}

const SIDEWAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
const ACROSS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Where a key leads; null: not a key that leads anywhere. `aim` is where a chosen card would go: the way up leads there. */
export function walk(spots: readonly Spot[], current: string, key: string, aim: readonly string[] = []): string | null {
  const from = spots.find((spot) => spot.key === current) ?? spots[0];
  if (!from) return null;
  const side = SIDEWAYS[key];
  if (side !== undefined) return along(spots, from, side);
  const across = ACROSS[key];
  if (across === undefined) return null;
  const rows = [...new Set(spots.map((spot) => spot.row))].sort((one, other) => one - other);
  const row = rows[rows.indexOf(from.row) + across];
  if (row === undefined) return from.key;
  const there = spots.filter((spot) => spot.row === row);
  const aimed = there.find((spot) => aim.includes(spot.key));
  return (aimed ?? nearest(there, from.x)).key;
}

function along(spots: readonly Spot[], from: Spot, side: number): string {
  const row = spots.filter((spot) => spot.row === from.row).sort((one, other) => one.x - other.x);
  const place = Math.max(0, Math.min(row.length - 1, row.indexOf(from) + side));
  return row[place]?.key ?? from.key;
}

function nearest(spots: readonly Spot[], x: number): Spot {
  return spots.reduce((best, spot) => (Math.abs(spot.x - x) < Math.abs(best.x - x) ? spot : best));
}
