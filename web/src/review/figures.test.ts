import { beforeAll, expect, test } from "vitest";
import { learn, REVIEW, speak } from "../words/words.svelte";
import { behind, fairText, measured, rounded, short, sumText } from "./figures";
import { account, option } from "./sample";

beforeAll(async () => {
  await speak("en");
  await learn(REVIEW);
});

test("a sum is printed in whole numbers that add up", () => {
  const told = account(3334, -7055, 22_324, -18_603);
  expect(sumText(told, true)).toBe("About 33 at the start −70 your play +223 their play −186 luck = 0");
  expect(sumText(account(0, -18_110, 0, 18_110), false)).not.toMatch(/\d[.,]\d/);
  expect(sumText(account(0, -130, 45, 185), false, "shrines")).toContain("−1.3 own play +0.5 play of others");
  for (let luck = -500; luck < 500; luck += 37) {
    const parts = rounded([5000, -1234, 777, luck], 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.round((5000 - 1234 + 777 + luck) / 100));
  }
});

test("numbers have a true minus, and the language's own thousands", async () => {
  expect([short(-49), short(-151), short(250, false), short(123_400)]).toEqual(["0", "−2", "3", "+1,234"]);
  await speak("de");
  expect(short(-123_400)).toBe("−1.234");
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
