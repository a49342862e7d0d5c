/** What the server tells about routes. */

export interface RouteFault {
  code: string;
  parts: Record<string, unknown>;
  hexes: number[][];
  pieces: string[];
}
export interface RouteWay {
  deck: string;
  steps: number;
  cards: number;
  hexes: number[][];
}
export interface RouteStudy {
  spaces: number;
  steps: Record<string, number[]>;
  terrain: Record<string, number>;
  blockades: number;
  caves: number;
  modules: string[];
  ways: RouteWay[];
  chokes: number[][];
  advice: RouteFault[];
  difficulty: { measured: number | null };
}
export interface RouteChecked {
  faults: RouteFault[];
  study: RouteStudy;
}
export interface RouteReport {
  games: number;
  asked: number;
  players: number;
  rounds: { mean: number; error: number; histogram: number[][] };
  seats: { wins: number; share: number; error: number }[];
  use: number[][];
  waiting: number[][];
  opens: { between: string[]; seats: number[] }[];
  ways: { letter: string; share: number; hexes: number[][] }[];
  verdict: { code: string; parts: Record<string, unknown> }[];
}
export interface RouteJob {
  id: string;
  kind: "trial" | "generate";
  state: "waiting" | "running" | "done" | "stopped" | "failed";
  done: number;
  of: number;
  report: RouteReport | null;
  route: Record<string, unknown> | null;
  why: { code: string; parts: Record<string, unknown> } | null;
}
export interface RouteFigures {
  steps: Record<string, number[]>;
  spaces: number;
  terrain: Record<string, number>;
  modules: string[];
  blockades: number;
  caves: number;
  difficulty: number | null;
  level: "easy" | "medium" | "hard" | null;
  rounds: number | null;
}
export interface RouteCard {
  id: string;
  pack: "printed" | "heroes_hexes" | "fan" | "yours" | "server";
  title: string;
  titles: Record<string, string>;
  author: string | null;
  set: string;
  difficulty: "easy" | "medium" | "hard" | null;
  figures: RouteFigures;
  plays: number;
  likes: number;
  liked: boolean;
  mine: boolean;
  changed: number | null;
}
export interface RouteFull {
  card: RouteCard;
  route: Record<string, unknown>;
  study: RouteStudy;
  report: RouteReport | null;
}
