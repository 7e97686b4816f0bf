// Finds a Chromium for the browser tests, and installs one where that is possible: the one named, an installed one,
// Playwright's own download, Debian's package as root. Never a silent skip: without one the tests cannot run, and this says so.
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// Without a window's trappings a page opens in a third of the time: the headless shell first, which is what Playwright takes, too.
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not ours to run: the next place may have it
  }
}

function installed(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), MAC].find(isProgram) ?? null;
}

async function downloaded() {
  const { chromium } = await import("playwright-core");
  return isProgram(chromium.executablePath()) ? chromium.executablePath() : null;
}

async function find(names) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : null;
  return installed(names) ?? (await downloaded());
}

/** Path of a Chromium that can be run, or null. */
export const findBrowser = () => find([...SHELLS, ...WHOLE]);

/** Path of one that is a whole browser, or null: Lighthouse waits forever for a headless shell. */
export const findWholeBrowser = () => find(WHOLE);

/** Whether a program is there and succeeds; what it says is of no use to whoever waits. */
const quiet = (program, args) =>
  new Promise((done) => {
    const child = spawn(program, args, { stdio: "ignore", timeout: 240_000 });
    child.on("error", () => done(false));
    child.on("exit", (code) => done(code === 0));
  });

/** Finds a browser or installs one; ends the process with a clear line when neither works. */
export async function bringBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log("Installing a browser for the tests …");
  if (process.getuid?.() === 0 && (await quiet("apt-get", ["--version"]))) {
    await quiet("apt-get", ["update"]);
    const install = (name) => quiet("apt-get", ["install", "-y", "--no-install-recommends", name]);
    if (!(await install("chromium-headless-shell"))) await install("chromium");
  }
  if (!installed([...SHELLS, ...WHOLE])) await quiet(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"]);
  const path = await findBrowser();
  if (path) return path;
  console.error("The browser tests need Chrome or Chromium: install one, or name it in CHROMIUM_PATH.");
  process.exit(1);
}
