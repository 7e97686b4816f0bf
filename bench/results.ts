/**
 * How soon a click on a filter of 200 flights shows, on a phone whose processor is four times slower than this machine's. Read from the
 * browser's own trace: from the click to the end of the first picture after it, and to the picture in which list and count say the same.
 * Beside it, in the same page and the same run, a click that does nothing but change its own word: what the browser takes for itself. Own milliseconds are
 * those that the page's thread worked: another program on the machine does not make them more; wall milliseconds it does.
 */
import { chromium, type ElementHandle, type Locator, type Page } from "playwright-core";
import { findBrowser } from "../scripts/setup/browser.mjs";
import { FIRST_CARDS } from "../src/core/flights/results/index.ts";
import { startServer } from "../tests/support/server.ts";
import { traceClick, type TracedClick } from "./results/trace-click.ts";
import type { BenchResult } from "./run.ts";

const SEARCH =
  "/search-results?source=JFK-New%20York&destination=LHR-London&date=Mar-12-2027&rtnDate=Mar-19-2027&trpType=roundtrip&adults=2&children=0&infants=0&classType=Economy";
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
/** Of each kind; the first few are not counted, since nothing of the page has been compiled then. Of fewer the 95th percentile would be the slowest one. */
const [CLICKS, UNCOUNTED] = [64, 4];

export async function bench(): Promise<BenchResult> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chrome or Chromium was found: install one, or name it in CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  // Playwright ends its browser with this process, nobody ends the server.
  const server = await startServer({ LOG_LEVEL: "silent" });
  try {
    const rows: BenchResult["rows"][number][] = [];
    for (const shown of [FIRST_CARDS, 200]) {
      const page = await browser.newPage({ ...PHONE, baseURL: server.url });
      await page.goto(`${SEARCH}&show=${shown}`);
      await page.locator("html[data-page]").waitFor({ state: "attached" });
      await page.getByRole("button", { name: /^Filters/ }).click();
      rows.push(...(await judge(page, shown)));
      await page.close();
    }
    return { name: `a click on a filter of 200 flights, processor ${SLOWER} times slower`, rows };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function judge(page: Page, shown: number): Promise<BenchResult["rows"]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await addEmptyButton(page);
  const nothing = await handleOf(page.locator("#empty-click"));
  const nonstop = await handleOf(page.getByRole("button", { name: /^Nonstop/ }));
  const [empty, filter]: [TracedClick[], TracedClick[]] = [[], []];
  for (let click = 0; click < CLICKS; click++) {
    // In turns, so that both see the same machine.
    empty.push(await traceClick(session, nothing));
    filter.push(await traceClick(session, nonstop));
  }
  const floor = spread(empty.slice(UNCOUNTED).map(({ firstThreadMs }) => firstThreadMs));
  return [
    ["nothing but its own word", empty],
    ["Nonstop, on and off", filter],
  ].map(([name, clicks]) => rowOf(`${String(name)}, ${shown} cards`, (clicks as TracedClick[]).slice(UNCOUNTED), floor.p50));
}

type Handle = ElementHandle<Element>;

/** @throws Error when the page has no such element. */
async function handleOf(target: Locator): Promise<Handle> {
  const handle = await target.elementHandle();
  if (!handle) throw new Error(`The page has no ${String(target)}.`);
  return handle as Handle;
}

function rowOf(click: string, clicks: readonly TracedClick[], floorMs: number): BenchResult["rows"][number] {
  const [own, first, settled, task] = [
    spread(clicks.map(({ firstThreadMs }) => firstThreadMs)),
    spread(clicks.map(({ firstMs }) => firstMs)),
    spread(clicks.map(({ settledMs }) => settledMs)),
    spread(clicks.map(({ longestTaskMs }) => longestTaskMs)),
  ];
  return {
    click,
    "paints, own ms p50": own.p50,
    "own p95": own.p95,
    "times the empty one": Math.round((own.p50 / floorMs) * 10) / 10,
    "wall ms p50": first.p50,
    "wall p95": first.p95,
    "list follows ms p50": settled.p50,
    "follows p95": settled.p95,
    "longest task, own ms p95": task.p95,
  };
}

function spread(figures: readonly number[]): { readonly p50: number; readonly p95: number } {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}

/** In the sheet, which covers the page on a phone. */
const addEmptyButton = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const button = document.createElement("button");
    button.id = "empty-click";
    button.type = "button";
    button.textContent = "0";
    button.style.cssText = "position:sticky;inset-block-start:4rem;z-index:2;min-block-size:44px";
    button.addEventListener("click", () => (button.textContent = String(Number(button.textContent) + 1)));
    document.querySelector("aside[popover] form")?.before(button);
  });
