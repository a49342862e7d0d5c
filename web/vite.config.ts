import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SMALLEST = 1024; // bytes; less is not worth a second file

/** Beside each text file a packed one, so that the server has nothing to pack while people wait. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      for (const fileName of Object.keys(bundle).filter((name) => /\.(js|css|svg|html)$/.test(name))) {
        const source = await readFile(join(dir, fileName));
        if (source.length >= SMALLEST) await writeFile(join(dir, `${fileName}.gz`), gzipSync(source, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  server: { fs: { allow: [".."] } }, // catalogues, icons and data lie with the library
  build: {
    outDir: "../src/manoa/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy lets no font or style in as data
    modulePreload: false, // what the worker answers does not count as preloaded: it would come twice
    target: "es2023",
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } }, // on a slow machine it is what a newcomer would read first
  },
  test: {
    // One process for all: to load the same modules for each file again took five times as long as the tests.
    isolate: false,
    setupFiles: ["./settled.ts"],
    // Most tests read what a page would be. Those of effects run them, as a browser does, though there is no page.
    projects: [
      { extends: true, test: { name: "plain", include: ["src/**/*.test.ts"], exclude: ["src/**/*.svelte.test.ts"], environment: "node" } },
      { extends: true, resolve: { conditions: ["browser"] }, test: { name: "effects", include: ["src/**/*.svelte.test.ts"], environment: "./effects.ts" } },
    ],
  },
});
