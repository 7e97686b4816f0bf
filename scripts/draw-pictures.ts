/**
 * Takes the pictures of the README anew: `node_modules/.bin/node scripts/draw-pictures.ts` starts the server that was built, with the clock of the tests,
 * and writes docs/pictures. They are kept in the repository.
 */
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { startServer } from "../tests/support/server.ts";
import { findBrowser } from "./setup/browser.mjs";

const PICTURES = join(resolve(import.meta.dirname, ".."), "docs/pictures");
const WIDTH = 1280;
/** Of a hundred: letters stay sharp, and a picture takes about 150 kB. */
const QUALITY = 82;

/** Each as high as shows what it is about, taken once it says what comes last. */
const PAGES = {
  results: {
    height: 1160,
    last: /nearby/i,
    address:
      "/search-results?source=NYC-New+York&destination=LON-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip&adults=2&children=2&infants=0&classType=Economy",
  },
  hotels: {
    height: 860,
    last: /hotels in Seattle/,
    address: "/hotels-results?org=Seattle%2C+Washington&checkin=Mar-12-2027&checkout=Mar-16-2027&adt=2&chd=0&rooms=1",
  },
  explore: { height: 860, last: /places from New York/, address: "/explore?source=NYC-New+York&date=Mar-12-2027" },
} as const;

const executablePath = await findBrowser();
if (!executablePath) throw new Error("No Chrome or Chromium was found: install one, or name it in CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const server = await startServer();
try {
  const page = await browser.newPage({ timezoneId: "America/New_York", colorScheme: "light" });
  for (const [name, { height, last, address }] of Object.entries(PAGES)) {
    await page.setViewportSize({ width: WIDTH, height });
    await page.goto(server.url + address, { waitUntil: "networkidle" });
    await page.getByText(last).first().waitFor();
    await page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: "jpeg", quality: QUALITY });
  }
} finally {
  await browser.close();
  await server.stop();
}
