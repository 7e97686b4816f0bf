import { INTERCONTINENTAL_TRUNKS } from "../facts/known-routes.ts";
import type { Finding } from "./finding.ts";
import type { YearOfFlights } from "./year-of-flights.ts";

const LEAST_RECALL = 0.95;

/** The big pairs between continents are flown, by whomever, in both directions. */
export function checkTrunks({ flights }: YearOfFlights): Finding {
  const flown = new Set(flights.map(({ from, to }) => `${from}-${to}`));
  const missing = INTERCONTINENTAL_TRUNKS.filter(({ from, to }) => !flown.has(`${from}-${to}`) || !flown.has(`${to}-${from}`));
  const found = INTERCONTINENTAL_TRUNKS.length - missing.length;
  return {
    name: "trunk recall",
    figures: `${found} of ${INTERCONTINENTAL_TRUNKS.length} big intercontinental pairs${missing.length > 0 ? `, not ${namesOf(missing)}` : ""}`,
    breaches: found >= LEAST_RECALL * INTERCONTINENTAL_TRUNKS.length ? [] : missing.map(({ from, to }) => `${from}-${to} is not flown`),
  };
}

const namesOf = (pairs: readonly { readonly from: string; readonly to: string }[]): string =>
  pairs.map(({ from, to }) => `${from}-${to}`).join(" ");
