import { parseFareDaysQuery } from "../../../core/flights/index.ts";
import { webContext } from "../../context.ts";
import { dayTotals } from "../../present/day-totals.ts";
import { pricingFor } from "../../present/pricing.ts";
import type { Route } from "./+types/route.ts";

/**
 * What the date picker of the flight search shows: the lowest total of each day, in the visitor's currency. The query is that of
 * `GET /api/v1/flights/calendar`, which has fares in US dollars and knows no visitor.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { useCases, currency } = context.get(webContext);
  const question = parseFareDaysQuery(url.searchParams, (text) => useCases.resolvePlace(text));
  if (!question.ok) return new Response(null, { status: 400 });
  const days = await useCases.listFareDays(question.value);
  if (!days.ok) return new Response(null, { status: days.error.code === "supplier_unavailable" ? 502 : 400 });
  return Response.json(dayTotals(days.value, question.value.party, pricingFor(currency, useCases.exchangeRates())));
}
