/** The shapes and inks of what decisions are called, and of luck. */

export const VERDICTS = ["brilliant", "only", "best", "good", "inexact", "mistake", "blunder"] as const;
export type VerdictName = (typeof VERDICTS)[number];

const ICONS: Record<string, string> = { brilliant: "burst", only: "star", best: "check", good: "mark-1", inexact: "half", mistake: "warn", blunder: "cross", luck: "die" };

export function iconOf(name: string): string {
  return ICONS[name] ?? "mark-1";
}

export function inkOf(name: string): string {
  return `var(--c-${name in ICONS ? name : "good"})`;
}
