// Everything between a fresh clone and a running command: packages, the world, the web build, the server. Runs under whatever Node calls npm
// (20 or newer), so it is plain JavaScript without packages. Usage: node scripts/setup/run.mjs [packages|world|web|server|browser …]
import { spawn } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bringBrowser } from "./browser.mjs";
import { folderFault } from "./folder-fault.mjs";
import { paceFor, memoryBytes } from "./memory.mjs";
import { hashOf, unlessStamped } from "./stamps.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BIN = join(ROOT, "node_modules/.bin");
const wanted = process.argv.length > 2 ? process.argv.slice(2) : ["packages", "world", "web", "server"];
const { flags, runAll } = paceFor(memoryBytes());

/** The code that draws the shared pictures, and what it draws with; their subjects are read from the pages. */
const DRAWING = [
  "package-lock.json",
  "scripts/setup/social",
  "scripts/setup/social-pictures.ts",
  "src/core/hotels",
  "src/core/kernel",
  "src/web/art",
  "src/web/styles/tokens.css",
  "src/core/colors",
];

/** What each step makes, from which files, and how. A step runs again only when a file of it changed. */
const steps = {
  packages: {
    says: "Installing packages",
    inputs: ["package-lock.json"],
    stamp: "node_modules/.farewind-lock",
    run: () => command("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
  },
  world: {
    says: "Generating the world: airports, airlines, a timetable of a year, hotels",
    inputs: [
      "package-lock.json",
      "data",
      "scripts/world",
      "src/core/hotels",
      "src/core/kernel",
      "src/core/maps",
      "src/engine/codec",
      "src/engine/timetable",
      "src/engine/fares/hash.ts",
      "src/engine/fares/regions.ts",
      "src/engine/hotels/grid",
      "src/engine/hotels/world",
      "src/engine/suggest/city-names.ts",
      "src/engine/suggest/nicknames.ts",
    ],
    stamp: "build/world/.stamp",
    // It makes and drops so much that with the usual room for what is new a tenth of its time goes into clearing up.
    run: () => command(node24(), [...flags("--max-semi-space-size=64"), "scripts/world/build.ts"]),
  },
  web: {
    says: "Building the web pages",
    inputs: [
      "package-lock.json",
      "vite.config.ts",
      "react-router.config.ts",
      "scripts/setup/social",
      "scripts/setup/social-pictures.ts",
      "scripts/setup/compress-assets.mjs",
      "scripts/setup/in-ascii.ts",
      "public",
      "src/web",
      "src/core",
      "src/usecases",
    ],
    stamp: "build/web/.stamp",
    run: async () => {
      const pages = () => command(node24(), [...flags(), join(ROOT, "node_modules/@react-router/dev/bin.cjs"), "build"]);
      await runAll([pages, () => bring("social")]);
      await command(node24(), ["scripts/setup/compress-assets.mjs"]);
      cpSync(join(ROOT, "build/social/pictures"), join(ROOT, "build/web/client/social"), { recursive: true });
    },
  },
  server: {
    says: "Putting the server together",
    inputs: ["package-lock.json", "scripts/setup/bundle-server.ts", "scripts/setup/in-ascii.ts", "src"],
    stamp: "build/server/.stamp",
    run: () => command(node24(), [...flags(), "scripts/setup/bundle-server.ts"]),
  },
  // Apart from the web build, which empties its folder each time: most changes of the pages leave these as they are.
  social: {
    says: "Drawing the pictures that shared links are shown with",
    inputs: [...DRAWING, "src/web/content", "src/web/i18n/addresses.ts"],
    stamp: "build/social/.stamp",
    run: () => command(node24(), [...flags(), "scripts/setup/social-pictures.ts", hashOf(ROOT, DRAWING)]),
  },
};

/** The Node that came with the packages, else the installed one when it is new enough. */
function node24() {
  const own = join(BIN, process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  fail(
    `Farewind needs Node 24 or newer here: there is no packaged one for ${process.platform}-${process.arch}, and this is ${process.versions.node}.`,
  );
}

function fail(line) {
  console.error(`\n${line}`);
  process.exit(1);
}

/** Runs a program to its end; its output is shown when it fails. */
function command(program, args) {
  return new Promise((done, refuse) => {
    const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`, NODE_ENV: "" };
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
    child.on("error", refuse);
    child.on("exit", (code) => {
      if (code === 0) return done();
      refuse(new Error(`${program} ${args.join(" ")} ended with ${code}.\n${Buffer.concat(output).toString()}`));
    });
  });
}

async function bring(name) {
  const { inputs, stamp, says, run } = steps[name];
  await unlessStamped(ROOT, stamp, hashOf(ROOT, inputs), async () => {
    const started = performance.now();
    console.log(`${says} …`);
    await run();
    console.log(`${says}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  });
}

const fault = folderFault(ROOT);
if (fault !== null) fail(fault);
try {
  if (wanted.includes("packages")) await bring("packages");
  const others = wanted.filter((name) => name in steps && name !== "packages").map((name) => () => bring(name));
  await runAll(wanted.includes("browser") ? [...others, bringBrowser] : others);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
