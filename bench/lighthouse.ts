/**
 * What Lighthouse says of a page of each kind, on its simulated mobile phone: slow 4G, a processor four times slower. Milliseconds are
 * simulated from a load on this machine, so a busy machine makes them longer.
 */
import lighthouse, { type Result } from "lighthouse";
import { startServer } from "../tests/support/server.ts";
import { type Chromium, launchChromium } from "./lighthouse/chromium.ts";
import { ASKED_PAGES } from "./pages/asked-pages.ts";
import type { BenchResult } from "./run.ts";

const RESULTS =
  "/search-results?trpType=roundtrip&source=NYC-New+York&destination=LAX-Los+Angeles&date=Jan-12-2027&rtnDate=Jan-19-2027&adult=1&child=0&infant=0&cabin=Economy";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export async function bench(): Promise<BenchResult> {
  const chromium = await launchChromium();
  try {
    return { name: "lighthouse, simulated mobile", rows: await judgeAll(chromium) };
  } finally {
    await chromium.close();
  }
}

async function judgeAll(chromium: Chromium): Promise<BenchResult["rows"]> {
  const server = await startServer({ LOG_LEVEL: "silent" });
  try {
    const rows: BenchResult["rows"][number][] = [];
    const { home, ...others } = ASKED_PAGES;
    for (const [page, path] of Object.entries({ home, results: RESULTS, ...others })) {
      // Whoever is first waits for the page to be made; Lighthouse is to see what everybody sees.
      await (await fetch(server.url + path)).text();
      rows.push({ page, ...(await judge(server.url + path, chromium)) });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** On a busy machine a load can end before Lighthouse has seen anything of it; then it looks again. */
const ATTEMPTS = 3;

async function look(url: string, port: number, attempt = 1): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES });
  if (result && typeof result.lhr.categories["performance"]?.score === "number") return result.lhr;
  if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not measure ${url}.`);
  return look(url, port, attempt + 1);
}

async function judge(url: string, { port }: Chromium): Promise<Record<string, string | number>> {
  const { categories, audits } = await look(url, port);
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    ...Object.fromEntries(scores),
    "FCP ms": Math.round(figure("first-contentful-paint")),
    "LCP ms": Math.round(figure("largest-contentful-paint")),
    "TBT ms": Math.round(figure("total-blocking-time")),
    CLS: Math.round(figure("cumulative-layout-shift") * 1000) / 1000,
    bytes: figure("total-byte-weight"),
    "script bytes": scriptBytes(audits["network-requests"]?.details),
  };
}

/** Bytes of scripts as they travel, out of Lighthouse's list of requests. */
function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: readonly { resourceType?: string; transferSize?: number }[] };
  return items.reduce((sum, item) => sum + (item.resourceType === "Script" ? (item.transferSize ?? 0) : 0), 0);
}
