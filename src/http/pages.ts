import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { CurrencyCode } from "../core/kernel/index.ts";
import { type RateTable, shownCurrency } from "../core/pricing/index.ts";
import { originOf, type Whereabouts } from "./middleware/same-origin.ts";
import { ProblemError } from "./problems/problem.ts";

/** What differs from visitor to visitor; the composition root adds the rest. */
export interface Visit {
  readonly currency: CurrencyCode;
  readonly nonce: string;
}

export interface PageRenderer {
  readonly rates: () => RateTable;
  readonly render: (request: Request, visit: Visit) => Promise<Response>;
}

/** Name of the cookie that keeps a visitor's currency. */
const CURRENCY_COOKIE = "currency";
const METHODS = "GET, HEAD, POST";

/** Hands a request to the web app with what is known of the visitor. Pages differ by cookie, so no shared cache may keep them. */
export function renderPages(pages: PageRenderer, site: Whereabouts) {
  return async (c: Context<{ Variables: { nonce: string } }>): Promise<Response> => {
    const { method } = c.req;
    if (method === "OPTIONS") return c.body(null, 204, { Allow: METHODS });
    if (!METHODS.split(", ").includes(method))
      throw new ProblemError("method_not_allowed", `A page takes ${METHODS}.`, {}, { Allow: METHODS });
    if (method === "POST") await expectForm(c.req.raw);
    const currency = shownCurrency(getCookie(c, CURRENCY_COOKIE), pages.rates());
    const page = await pages.render(seenAt(c, originOf(c, site)), { currency, nonce: c.get("nonce") });
    if (!page.headers.has("cache-control")) page.headers.set("cache-control", "private, no-cache");
    page.headers.append("vary", "Cookie");
    return page;
  };
}

/** The request under the address that the visitor sees: the web app compares it with where a form was posted from. */
function seenAt(c: Context, origin: string): Request {
  const { pathname, search } = new URL(c.req.url);
  return new Request(new URL(pathname + search, origin), c.req.raw);
}

/** @throws ProblemError when a page is sent something else than a form that can be read. */
async function expectForm(request: Request): Promise<void> {
  try {
    await request.clone().formData();
  } catch {
    // The platform's own parser says no more than that it could not.
    throw new ProblemError("invalid_request", "A page takes a form, and this is none that can be read.");
  }
}
