import { beforeAll, expect, test } from "vitest";
import { learn, REVIEW, speak } from "../words/words.svelte";
import { behind, exact, fairText, measured, short, sumText } from "./figures";
import { account, option } from "./sample";

beforeAll(async () => {
  await speak("en");
  await learn(REVIEW);
});

test("a sum is printed with all its digits, so that it adds up", () => {
  const told = account(3334, -7055, 22_324, -18_603);
  expect(sumText(told, true)).toBe("33.34 at the start −70.55 your slips +223.24 their slips −186.03 luck = 0.00");
  const printed = [...sumText(told, false).matchAll(/[−+]?\d+\.\d\d/g)].map(([number]) => Number(number.replace("−", "-")));
  const result = printed.pop();
  expect(printed.reduce((sum, one) => sum + Math.round(100 * one), 0)).toBe(Math.round(100 * (result ?? 0)));
});

test("numbers have a true minus, and the language's own point", async () => {
  expect([exact(-5), exact(1234), short(-49), short(-151), short(250, false)]).toEqual(["−0.05", "+12.34", "0", "−2", "3"]);
  await speak("de");
  expect(exact(-1234)).toBe("−12,34");
  await speak("en");
});

test("what it would have been with average luck", () => {
  expect(fairText("points", 1234, "Otto", false)).toBe("With average luck Otto would have won by 12 points.");
  expect(fairText("steps", -340, "You", true)).toBe("With average luck you would have lost by 3.4 steps.");
  expect(fairText("shrines", 20, "Otto", false)).toBe("With average luck Otto would have come out about even.");
});

test("a measure is told by its name, one that nobody knows too", () => {
  expect([measured("points", 1), measured("shrines", 2.34), measured("cows", 12.4)]).toEqual(["1 point", "2.3 shrines", "12 cows"]);
});

test("what is lost agrees with both figures, and says how sure that is", () => {
  expect(behind(option("a", 0.304, { error: 0.019 }), option("b", 0.638))).toEqual({ by: 34, give: 4 });
  expect(behind(option("a", 0.5), option("b", 0.6)).give).toBe(1);
});
