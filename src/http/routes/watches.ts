import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { CONFIRM_HOURS, LEAST_DROP, MOST_WATCHES } from "../../core/watches/index.ts";
import { shownCurrency } from "../../core/pricing/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { inGroup } from "../api-docs/groups.ts";
import { senderOf } from "../middleware/client-address.ts";
import { invalidRequestHook, problemAnswers } from "../problems/openapi.ts";
import { watchProblem } from "../problems/watch-failures.ts";
import { parseFlightSearch } from "../wire/search-query.ts";
import { PRIVATE } from "./json-answer.ts";
import { watchBodySchema, watchQueryOf, watchReceiptSchema } from "../wire/watch-body.ts";

const ask = createRoute({
  method: "post",
  path: "/watches",
  ...inGroup("watches"),
  summary: "Ask to be told when the cheapest total of a search falls",
  description: `Mails a link to confirm, unless the address watches this search already or has had its share of such mails; nothing else is sent before. Then the cheapest total is looked at daily and mailed when it is at least ${LEAST_DROP.percent}% and ${LEAST_DROP.amountMinor / 100} US dollar below the lowest that was told. Each mail brings a link to stop. An address watches up to ${MOST_WATCHES} searches; unconfirmed, it is erased after ${CONFIRM_HOURS} hours.`,
  request: { body: { required: true, content: { "application/json": { schema: watchBodySchema } } } },
  responses: {
    201: { description: "Asked", content: { "application/json": { schema: watchReceiptSchema } } },
    ...problemAnswers("invalid_request", "too_large", "supplier_unavailable"),
  },
});

/** The call by which a price is watched. What follows is done by the links of mails. */
export function watchRoutes(useCases: Pick<UseCases, "askWatch" | "resolvePlace" | "exchangeRates">, trustProxy: boolean): OpenAPIHono {
  const routes = new OpenAPIHono({ defaultHook: invalidRequestHook });
  routes.openapi(ask, async (c) => {
    const body = c.req.valid("json");
    const search = parseFlightSearch(watchQueryOf(body), useCases.resolvePlace);
    const currency = shownCurrency(body.currency, useCases.exchangeRates());
    const { email, language } = body;
    const asked = await useCases.askWatch({ email, language, currency, search }, senderOf(c, trustProxy));
    if (!asked.ok) throw watchProblem(asked.error);
    return c.json({ status: "asked" as const }, 201, PRIVATE);
  });
  return routes;
}
