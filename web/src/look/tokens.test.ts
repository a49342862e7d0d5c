import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FILES = ["inks.css", "tokens.css"].map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));

type Theme = Record<string, string>;

const inCss = (block: string): Theme => Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9A-Fa-f]{6,8});/g)].map((found) => [found[1] ?? "", found[2] ?? ""]));

const light = inCss(FILES.map((css) => css.slice(0, css.indexOf("[data-theme"))).join("\n"));
const dark = { ...light, ...inCss(FILES.map((css) => css.slice(css.indexOf("[data-theme"))).join("\n")) };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminance(theme[name] ?? name)).sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

/** The table of the look: ink, ground, by day and by night. */
const TABLE: [string, string, number, number][] = [
  ["ink", "sheet", 12.6, 12.9],
  ["ink", "chart", 9.6, 13.0],
  ["ink-2", "sheet", 6.1, 8.3],
  ["ink-2", "sheet-2", 5.4, 7.3],
  ["ink-2", "chart", 4.6, 8.5],
  ["ink-3", "sheet", 5.1, 6.2],
  ["on-pine", "pine", 9.2, 15.3],
  ["on-wax", "wax", 5.6, 5.6],
  ["gold-ink", "sheet", 6.8, 9.6],
  ["good", "sheet", 6.0, 8.2],
  ["bad", "sheet", 6.1, 6.6],
  ["focus", "sheet", 6.5, 8.3],
  ["focus", "chart", 4.9, 8.4],
  ["on-gold", "gold", 7.7, 8.9],
  ["reach-ink", "reach", 13.0, 13.9],
  ["line-strong", "sheet", 3.8, 4.2],
];

test.each(TABLE)("%s on %s has the contrast that the look promises", (ink, ground, day, night) => {
  expect(contrast(light, ink, ground)).toBeCloseTo(day, 0);
  expect(contrast(dark, ink, ground)).toBeCloseTo(night, 0);
});

test.each(TABLE.filter(([ink]) => ink !== "line-strong"))("%s on %s can be read", (ink, ground) => {
  for (const theme of [light, dark]) expect(contrast(theme, ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test("quiet words on what stands out can be read too", () => {
  for (const theme of [light, dark])
    for (const [ink, ground] of [["ink-2", "paper"], ["on-pine-2", "pine"], ["gold-ink", "sheet-2"], ["bad", "paper"], ["good", "sheet-2"], ["bad", "sheet-2"]] as const)
      expect(contrast(theme, ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test("cream on the heads of cards can be read", () => {
  const heads = Object.keys(light).filter((name) => /^(k|x)-[a-z]+$/.test(name));
  expect(heads).toHaveLength(13);
  for (const theme of [light, dark]) for (const head of heads) expect(contrast(theme, "#FFF6E0", head), head).toBeGreaterThanOrEqual(4.8);
});

/** What decisions are called in a review: symbols and figures on sheets. */
const CLASSES: [string, number, number][] = [
  ["c-brilliant", 5.8, 8.3],
  ["c-only", 6.0, 8.2],
  ["c-best", 6.0, 8.2],
  ["c-good", 5.8, 6.1],
  ["c-inexact", 5.3, 9.6],
  ["c-mistake", 5.2, 7.7],
  ["c-blunder", 6.0, 6.6],
  ["c-luck", 6.4, 8.3],
];

test.each(CLASSES)("%s has its contrast on a sheet, and can be read on an inset too", (ink, day, night) => {
  expect(contrast(light, ink, "sheet")).toBeCloseTo(day, 0);
  expect(contrast(dark, ink, "sheet")).toBeCloseTo(night, 0);
  for (const theme of [light, dark]) expect(contrast(theme, ink, "sheet-2")).toBeGreaterThanOrEqual(4.5);
});
