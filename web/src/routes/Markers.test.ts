import { render } from "svelte/server";
import { expect, test } from "vitest";
import Markers from "./Markers.svelte";
import { EMPTY, NO_MARKERS } from "./route";

test("M-7.1 fog lies where the server says, whatever else is on its tile", () => {
  const route = { ...EMPTY, modules: { ...NO_MARKERS, fog: ["B"] } };
  const { body } = render(Markers, { props: { route, fog: [[2, 0], [2, 1]] } });
  expect(body.match(/<use href="#quest-fog-/g)).toHaveLength(2);
});
