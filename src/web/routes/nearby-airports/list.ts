import { webContext } from "../../context.ts";
import { localeOf } from "../../i18n/addresses.ts";
import type { Route } from "./+types/list.ts";
import { loadNearby } from "./load-nearby.ts";

/** What `/nearby-airports` lists for the same query, as JSON: for the results, which ask once the flights stand. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const found = await loadNearby(url.searchParams, { ...context.get(webContext), locale: localeOf(url.pathname) });
  if (found.kind === "found") return Response.json(found.trips);
  return new Response(null, { status: found.kind === "failed" ? 502 : 400 });
}
