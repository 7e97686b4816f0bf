/**
 * What Lighthouse says of a page of each kind, on its simulated mobile phone: slow 4G, a processor four times slower. Milliseconds are
 * simulated from a load on this machine, so a busy machine makes them longer.
 */
import { startServer } from "../tests/support/server.ts";
import { bringPackages } from "./support/bring-packages.ts";
import { type Chromium, launchChromium } from "./lighthouse/chromium.ts";
import { ASKED_PAGES } from "./pages/asked-pages.ts";
import type { BenchResult } from "./run.ts";

const RESULTS =
  "/search-results?trpType=roundtrip&source=NYC-New+York&destination=LAX-Los+Angeles&date=Jan-12-2027&rtnDate=Jan-19-2027&adult=1&child=0&infant=0&cabin=Economy";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** What of it is used. */
type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly logLevel: "error"; readonly onlyCategories: readonly string[] },
) => Promise<{ readonly lhr: Result } | undefined>;

/** What it says of a page. */
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
}

/** What a page is judged with. */
interface Judge {
  readonly lighthouse: Lighthouse;
  readonly chromium: Chromium;
}

export async function bench(): Promise<BenchResult> {
  const { default: lighthouse } = await bringPackages("lighthouse")<{ default: Lighthouse }>("lighthouse/core/index.js");
  const chromium = await launchChromium();
  try {
    return { name: "lighthouse, simulated mobile", rows: await judgeAll({ lighthouse, chromium }) };
  } finally {
    await chromium.close();
  }
}

async function judgeAll(by: Judge): Promise<BenchResult["rows"]> {
  const server = await startServer({ LOG_LEVEL: "silent" });
  try {
    const rows: BenchResult["rows"][number][] = [];
    const { home, ...others } = ASKED_PAGES;
    for (const [page, path] of Object.entries({ home, results: RESULTS, ...others })) {
      // Whoever is first waits for the page to be made; Lighthouse is to see what everybody sees.
      await (await fetch(server.url + path)).text();
      rows.push({ page, ...(await judge(server.url + path, by)) });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** On a busy machine a load can end before Lighthouse has seen anything of it; then it looks again. */
const ATTEMPTS = 3;

async function look(url: string, by: Judge, attempt = 1): Promise<Result> {
  const result = await by.lighthouse(url, { port: by.chromium.port, logLevel: "error", onlyCategories: CATEGORIES });
  if (result && typeof result.lhr.categories["performance"]?.score === "number") return result.lhr;
  if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not measure ${url}.`);
  return look(url, by, attempt + 1);
}

async function judge(url: string, by: Judge): Promise<Record<string, string | number>> {
  const { categories, audits } = await look(url, by);
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
