import { data, redirect } from "react-router";
import type { FromFareQuestion } from "../../core/flights/index.ts";
import { type Place, parsePlace } from "../../core/places/index.ts";
import type { FareScope, ShownFares } from "./shown-fares.ts";
import type { PageContext } from "../context.ts";
import { englishPath, pathIn } from "../i18n/addresses.ts";
import { pricingFor } from "../present/pricing.ts";
import { fillIn } from "./fill-in.ts";
import type { FarePair, WrittenPage } from "./page-types.ts";
import { findWrittenPage } from "./written-pages.server.ts";

/**
 * The page of a kind at the address that is asked for, ready to be shown.
 * @throws Response 301 to the page's own Spanish address where it was asked for below `/es`; 404 where nothing is written.
 */
export function getWrittenPage<K extends WrittenPage["kind"]>(kind: K, { brand, locale, path }: PageContext) {
  const page = findWrittenPage(kind, path);
  if (page) return fillIn(page, brand, locale);
  const own = pathIn(locale, englishPath(path));
  throw findWrittenPage(kind, own) ? redirect(own, 301) : data(null, { status: 404 });
}

/** "From" fares of the pairs of places that a page names. */
export async function fromFares(pairs: readonly FarePair[], scope: FareScope, { useCases, currency }: PageContext): Promise<ShownFares> {
  const routes: FromFareQuestion["routes"] = pairs.map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }));
  const found = await useCases.listFromFares({ ...scope, routes });
  return { ...found, ...scope, pricing: pricingFor(currency, useCases.exchangeRates()) };
}

/** @throws Error for a text that names no place: the check of the pages refuses it before. */
function placeOf(text: string): Place {
  const place = parsePlace(text);
  if (!place) throw new Error(`${text} names no place.`);
  return place;
}
