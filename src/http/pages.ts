import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { type CurrencyCode } from "../core/kernel/index.ts";
import { type RateTable, shownCurrency } from "../core/pricing/index.ts";

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
export const CURRENCY_COOKIE = "currency";

/** Hands a request to the web app with what is known of the visitor. */
export function renderPages(pages: PageRenderer) {
  return (c: Context<{ Variables: { nonce: string } }>): Promise<Response> =>
    pages.render(c.req.raw, { currency: shownCurrency(getCookie(c, CURRENCY_COOKIE), pages.rates()), nonce: c.get("nonce") });
}
