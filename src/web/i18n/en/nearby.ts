import { miles } from "../grammar/miles.ts";
import { travelers } from "./counts.ts";

/** The same trip from or to another airport nearby: above the results, below an empty one, and as a page. */
export const nearby = {
  name: "Other airports",
  /** What stands above the results: other days, a watch, other airports. */
  above: "Prices of this trip",
  saving: (saving: string) => `save up to ${saving}`,
  /** In the place of that where there is nothing to save. */
  noneHere: "No airport nearby is cheaper",
  /** Over the list when the search itself found nothing. */
  instead: "What flies nearby on the same days",
  pageTitle: "Nearby airports",
  title: (from: string, to: string) => `${from} to ${to}: nearby airports`,
  description: (from: string, to: string) =>
    `What the trip from ${from} to ${to} costs from and to the airports nearby: totals with every fee.`,
  source: (city: string, code: string) => `From ${city} (${code})`,
  destination: (city: string, code: string) => `To ${city} (${code})`,
  abroad: (city: string, country: string) => `${city}, ${country}`,
  distance: (km: number, code: string) => `${miles(km)}\u00a0mi (${km}\u00a0km) from ${code}`,
  saves: (saving: string) => `saves ${saving}`,
  meaning: (count: number, currency: string) =>
    `Lowest totals for ${travelers(count)} in ${currency} on the same days, every fee included. Distances are straight lines. Getting between the airports is up to you and not in these prices.`,
  none: (most: number, km: number) =>
    `No airport nearby has a cheaper trip on these days. We compare up to ${most} at each end, within ${miles(km)}\u00a0mi (${km}\u00a0km).`,
  failed: "The prices of nearby airports cannot be shown right now.",
};
