import type { SearchStart } from "../../components/search-form/search-start.ts";
import type { AirlinePage } from "../../content/page-types.ts";

/** What the search on an airline's page begins with: its first route, and the airline while it flies. */
export function startOf({ path, code, hasStopped, routes: [first] }: AirlinePage): SearchStart {
  return { page: path, ...(!hasStopped && { airline: code }), ...(first && { source: first.from, destination: first.to }) };
}
