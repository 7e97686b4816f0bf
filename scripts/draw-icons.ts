/**
 * Draws the icons that are not scalable out of public/favicon.svg: `node_modules/.bin/node scripts/draw-icons.ts` writes public/favicon.ico, which browsers
 * ask for beside what is no page of ours (a JSON answer, a picture), and public/apple-touch-icon.png for home screens. Both are kept in the repository.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { DAY } from "../src/core/colors/index.ts";
import { findBrowser } from "./setup/browser.mjs";

const PUBLIC = join(resolve(import.meta.dirname, ".."), "public");
const ICO_PIXELS = 48;
/** What a home screen of Apple's asks for; it knows no transparency. */
const TOUCH_PIXELS = 180;
const TOUCH_MARGIN = 22;

/** The drawing as a PNG, with or without paper behind it. */
async function png(page: Page, pixels: number, margin = 0, paper = "transparent"): Promise<Buffer> {
  const drawing = readFileSync(join(PUBLIC, "favicon.svg"), "utf8").replace(
    "<svg",
    `<svg width="${pixels - 2 * margin}" style="display:block"`,
  );
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(`<body style="margin:0;padding:${margin}px;background:${paper}">${drawing}`);
  return page.screenshot({ omitBackground: paper === "transparent" });
}

/** One PNG as an ICO file: a head of 6 bytes and an entry of 16, as Windows has read them since Vista. */
function ico(picture: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const executablePath = await findBrowser();
if (executablePath === null) throw new Error("Drawing the icons needs Chrome or Chromium: install one, or name it in CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage();
writeFileSync(join(PUBLIC, "favicon.ico"), ico(await png(page, ICO_PIXELS), ICO_PIXELS));
writeFileSync(join(PUBLIC, "apple-touch-icon.png"), await png(page, TOUCH_PIXELS, TOUCH_MARGIN, DAY.paper));
await browser.close();
