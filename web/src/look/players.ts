/** Which ink and which mark a player has. */

/** A colour's place among the players' inks. Island has orange where the others have red. */
const NUMBERS: Record<string, number> = { orange: 1, blue: 2, white: 3, purple: 4 };

export interface Dress {
  /** A class: p1 to p4, or orange. */
  ink: string;
  mark: number;
}

/** By the seat's number, unless the game's view says who plays which colour: `colours`, by seat. */
export function dressOf(view: unknown, seat: number): Dress {
  const colour = (view as { colours?: string[] } | null)?.colours?.[seat] ?? "";
  const mark = NUMBERS[colour] ?? (seat % 4) + 1;
  return { ink: colour === "orange" ? colour : `p${mark}`, mark };
}
