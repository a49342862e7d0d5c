import type { Environment } from "vitest/runtime";

/** Where effects are tested: they run as in a browser, and nothing is drawn. */
export default { name: "effects", viteEnvironment: "client", setup: () => ({ teardown: () => {} }) } satisfies Environment;
