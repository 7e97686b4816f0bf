import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { CurrencyCode } from "../core/kernel/index.ts";
import { isSameTable, type RateTable, shownCurrency } from "../core/pricing/index.ts";
import { answerKept } from "./kept/answer-kept.ts";
import { KEEP_HEADER, keptFor, mayBeKept } from "./kept/may-be-kept.ts";
import { createKeptPages } from "./kept/kept-pages.ts";
import { senderOf } from "./middleware/client-address.ts";
import type { LimitPage } from "./middleware/limit-pages.ts";
import { originOf, type Whereabouts } from "./middleware/same-origin.ts";
import { busy, UNAVAILABLE_SECONDS } from "./problems/busy.ts";
import { isDataFault } from "./problems/data-fault.ts";
import { isForProgram } from "./problems/plain-page.ts";
import { ProblemError } from "./problems/problem.ts";
import type { Env } from "./kept/env.ts";
import type { ShapePage } from "./document/shape-page.ts";

/** What differs from visitor to visitor; the composition root adds the rest. */
export interface Visit {
  readonly currency: CurrencyCode;
  readonly nonce: string;
  /** By what who posts a form is counted; null for who only reads. */
  readonly address: string | null;
  /** Writes a fault of the page down. */
  readonly logFault: (fault: unknown) => void;
}

export interface PageRenderer {
  readonly rates: () => RateTable;
  readonly logFault: Visit["logFault"];
  readonly render: (request: Request, visit: Visit) => Promise<Response>;
}

/** What the built site does with pages, and the development server leaves. */
export interface BuiltPages {
  /** What every page shows besides what its address and the currency say: a page is kept only as long as this stays the same. */
  readonly version: () => string;
  readonly shape: ShapePage;
}

/** Name of the cookie that keeps a visitor's currency. */
const CURRENCY_COOKIE = "currency";
const METHODS = "GET, HEAD, POST";

/**
 * Hands a request to the web app with what is known of the visitor, or sends the page that is kept for all. Pages differ by cookie, so
 * no shared cache may keep them. A request that may lead to a kept page is stripped to its address, so that nothing that one visitor
 * sends can get into what others see.
 */
export function renderPages(pages: PageRenderer, site: Whereabouts, limitPage: LimitPage, built: BuiltPages | null) {
  const keptPages = createKeptPages();
  const numberOf = numberTables();
  const render = async (c: Context<Env>, request: Request, visit: Omit<Visit, "logFault">): Promise<Response> => {
    let lacksData = false;
    const logFault = (fault: unknown): void => {
      lacksData ||= isDataFault(fault);
      pages.logFault(fault);
    };
    const answer = await pages.render(request, { ...visit, logFault });
    if (lacksData && (answer.status >= 500 || isForProgram(c.req.path))) return busy(c, "unavailable", UNAVAILABLE_SECONDS);
    return built ? built.shape(answer, visit.nonce) : answer;
  };
  return async (c: Context<Env>): Promise<Response> => {
    const { method } = c.req;
    if (method === "OPTIONS") return c.body(null, 204, { Allow: METHODS });
    if (!METHODS.split(", ").includes(method))
      throw new ProblemError("method_not_allowed", `A page takes ${METHODS}.`, {}, { Allow: METHODS });
    const { pathname, search } = new URL(c.req.url); // As it was sent: what Hono has decoded may hold what no header can.
    const plain = plainPath(pathname);
    if (plain !== pathname && method !== "POST") return c.redirect(plain + search, 301);
    if (method === "POST") await expectForm(c.req.raw);
    const rates = pages.rates();
    const visit = { currency: shownCurrency(getCookie(c, CURRENCY_COOKIE), rates), nonce: c.get("nonce"), address: posterOf(c, site) };
    if (built === null || !mayBeKept(c)) return forOne(await limitPage(c, () => render(c, seenAt(c, site), visit)));

    const key = [c.req.path, visit.currency, numberOf(rates), built.version()].join(" ");
    const bare = new Request(new URL(readable(c.req.path), site.publicUrl));
    const page = await keptPages.get(key, () => limitPage(c, async () => keptFor(await render(c, bare, visit), visit.nonce)));
    return page instanceof Response ? forOne(page) : answerKept(c, page);
  };
}

/** Numbers the tables that prices are shown by, one after another: one may mend another of the same day. */
function numberTables(): (table: RateTable) => number {
  let last: RateTable | null = null;
  let number = 0;
  return (table) => {
    if (last === null || !(table === last || isSameTable(table, last))) number++;
    last = table;
    return number;
  };
}

/** Only who sends a form is counted by a page. */
const posterOf = (c: Context, { trustProxy }: Whereabouts): string | null => (c.req.method === "POST" ? senderOf(c, trustProxy) : null);

/** An answer to one visitor, which his own browser may keep if it asks each time. */
function forOne(page: Response): Response {
  if (!page.headers.has("cache-control")) page.headers.set("cache-control", "private, no-cache");
  page.headers.append("vary", "Cookie");
  page.headers.delete(KEEP_HEADER);
  return page;
}

/** The request under the address that the visitor sees: the web app compares it with where a form was posted from. */
function seenAt(c: Context, site: Whereabouts): Request {
  const { pathname, search } = new URL(c.req.url);
  const named = URL.parse(originOf(c, site));
  // What a proxy was told of the host may be no host at all, or have a user before it, with whom no request can be made.
  const isHost = named !== null && named.username === "" && named.password === "";
  const seen = isHost ? named : new URL(site.publicUrl);
  // Put in by its parts: a path that begins with two slashes would name another host.
  seen.pathname = readable(pathname);
  seen.search = search;
  return new Request(seen, c.req.raw);
}

/**
 * A path whose percent signs begin no letters, with a sign in their place that only looks like them: it is a page that there is not. The
 * web app decodes a path, and what comes of it once more; what it cannot read it says past the log.
 */
function readable(path: string): string {
  try {
    decodeURIComponent(decodeURIComponent(path));
    return path;
  } catch {
    return path.replaceAll("%", encodeURIComponent("\uFF05"));
  }
}

/** A page has one address: without empty parts, and without a slash at its end. */
const plainPath = (path: string): string => path.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");

/** @throws ProblemError when a page is sent something else than a form that can be read. */
async function expectForm(request: Request): Promise<void> {
  try {
    await request.clone().formData();
  } catch {
    // The platform's own parser says no more than that it could not.
    throw new ProblemError("invalid_request", "A page takes a form, and this is none that can be read.");
  }
}
