import { data } from "react-router";
import { type FromFareQuestion, type FromTrips, USUAL_TRIPS } from "../../core/flights/index.ts";
import type { AirlineCode, CurrencyCode } from "../../core/kernel/index.ts";
import { type Place, parsePlace } from "../../core/places/index.ts";
import type { UseCases } from "../../usecases/use-cases.ts";
import { NOT_KEPT } from "../present/kept-page.ts";
import { pricingFor } from "../present/pricing.ts";
import type { AirlinePage, DestinationPage, FarePair, ThemePage } from "./page-types.ts";
import type { ShownFares } from "./shown-fares.ts";
import { WRITTEN_PAGES } from "./written-pages.server.ts";

type PageWithFares = DestinationPage | AirlinePage | ThemePage;

/** What all pages ask, each question as often as pages ask it. */
export const listFareQuestions = (): readonly FromFareQuestion[] =>
  WRITTEN_PAGES.flatMap((page) => ("routes" in page || page.kind === "destination" ? (fareQuestionOf(page) ?? []) : []));

interface FareContext {
  readonly useCases: UseCases;
  readonly currency: CurrencyCode;
  logFault(fault: unknown): void;
}

/** What the fares of a page are looked for by; null when it shows none. */
function fareQuestionOf(page: PageWithFares): FromFareQuestion | null {
  switch (page.kind) {
    case "destination":
      return { routes: askedRoutes(page.origins.map((from) => ({ from, to: page.place }))), airline: null, cabin: "M" };
    case "airline":
      return page.hasStopped ? null : { routes: askedRoutes(page.routes), airline: page.code as AirlineCode, cabin: "M" };
    case "theme":
      return {
        routes: askedRoutes(page.routes),
        airline: null,
        cabin: page.start.cabin === "Business" ? "C" : "M",
        trips: tripsOf(page.start.trip),
      };
  }
}

/** When a trip begins within so many days, its page is about leaving soon, and so are its fares. */
const SOON_DAYS = 7;
const SOON_TRIPS = { firstDay: 2, days: 12 };

/** The fares of a theme are for trips like the one that its form begins with. */
function tripsOf(trip: ThemePage["start"]["trip"]): FromTrips {
  if (!trip) return USUAL_TRIPS;
  return { ...(trip.inDays < SOON_DAYS ? SOON_TRIPS : USUAL_TRIPS), nights: trip.nights };
}

/**
 * What a loader gives of a page: all that it shows, with its fares. When they cannot be looked for, the page is shown without any, and
 * nobody else is shown it: the next visitor may get it whole.
 */
export async function withFares<Shown extends { readonly page: PageWithFares }>(
  shown: Shown,
  { useCases, currency, logFault }: FareContext,
) {
  const question = fareQuestionOf(shown.page);
  const shownWith = (fares: ShownFares | null) => ({ ...shown, fares });
  if (question === null) return data(shownWith(null));
  const { routes: _, ...scope } = question;
  const pricing = pricingFor(currency, useCases.exchangeRates());
  try {
    return data(shownWith({ ...(await useCases.listFromFares(question)), ...scope, pricing }));
  } catch (fault) {
    logFault(fault);
    return data(shownWith({ ...NONE, foundOn: useCases.today(), ...scope, pricing }), NOT_KEPT);
  }
}

const NONE = { cheapest: [], byMonth: [] } as const;

const askedRoutes = (pairs: readonly FarePair[]): FromFareQuestion["routes"] =>
  pairs.map(({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }));

/** @throws Error for a text that names no place: the check of the pages refuses it before. */
function placeOf(text: string): Place {
  const place = parsePlace(text);
  if (!place) throw new Error(`${text} names no place.`);
  return place;
}
