/** Sums of dice, and who wins with them (I-8.7). */

/** How likely each sum of so many dice is; the place in the list is the sum. */
export function sums(dice: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = Array.from({ length: chances.length + 6 }, () => 0);
    for (const [sum, chance] of chances.entries()) for (let face = 1; face <= 6; face += 1) next[sum + face] = (next[sum + face] ?? 0) + chance / 6;
    chances = next;
  }
  return chances;
}

export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

/** For the attacker. */
export function oddsOf(attackers: number, defenders: number): Odds {
  const odds = { win: 0, tie: 0, lose: 0 };
  for (const [mine, chance] of sums(attackers).entries()) {
    for (const [theirs, other] of sums(defenders).entries()) odds[mine > theirs ? "win" : mine < theirs ? "lose" : "tie"] += chance * other;
  }
  return odds;
}

export function roll(dice: number, random: () => number = Math.random): number[] {
  return Array.from({ length: dice }, () => 1 + Math.floor(random() * 6));
}

export function total(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}
