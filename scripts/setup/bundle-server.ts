/** Puts the server's modules together: one file to read at the start instead of 1,300. */
import { join, relative, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { inAscii } from "./in-ascii.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const OUT = join(ROOT, "build/server");

/**
 * What the pages' build takes from the packages as well: both must have the same instance. PGlite reads files that stand beside its own.
 */
const SHARED = ["@electric-sql/pglite", "@react-router/node", "react", "react-dom", "react-router", "temporal-polyfill"];

/** A module of ours finds its files where they stand in the sources: migrations, the database's thread, runbooks. */
const placesOfSources: Plugin = {
  name: "places-of-sources",
  transform(code, id) {
    if (!id.startsWith(join(ROOT, "src"))) return null;
    const place = `new URL(${JSON.stringify(relative(OUT, id))}, import.meta.url).href`;
    return code.replaceAll("import.meta.url", place);
  },
};

await build({
  configFile: false,
  root: ROOT,
  logLevel: "error",
  publicDir: false,
  plugins: [placesOfSources, inAscii()],
  ssr: { noExternal: true, external: SHARED },
  build: {
    ssr: "src/main.ts",
    outDir: OUT,
    emptyOutDir: true,
    target: "node24",
    minify: false,
    sourcemap: false,
    // Both off: each takes a call whose only use is that it may throw, as decodeURIComponent on an address, for one without effect.
    rolldownOptions: { treeshake: false, output: { chunkFileNames: "[name].js", minify: false } },
  },
});
