import { type FlightOffer, lastBoundOf, type LaterFares, leastFareOf, type MultiCitySearch } from "../../../core/flights/index.ts";
import type { Money, OfferId } from "../../../core/kernel/index.ts";
import type { BoundAnswer, ChosenFailure } from "../../../usecases/use-cases.ts";
import type { WebContext } from "../../context.ts";
import { type Pricing, pricingFor } from "../../present/pricing.ts";
import type { ResultsData } from "./load-results.ts";
import { type RenewedChoice, renewChoice } from "./renew-choice.ts";
import { shareBounds } from "./share-bounds.ts";

/** A multi-city trip while its flights are chosen, one after another. */
export interface ChoosingTrip {
  readonly search: MultiCitySearch;
  /** For each bound that is chosen, the offer of all bounds up to it. */
  readonly chosen: readonly FlightOffer[];
  /** For each bound after the one at hand its cheapest fare, US dollars per traveller. */
  readonly later: readonly (Money | null)[];
}

export type ChoosingData =
  /** Each offer shows the one bound that is chosen now, at the fare of the whole trip; its id is of the trip up to there. */
  | (ChoosingTrip & { readonly kind: "choosing"; readonly offers: readonly FlightOffer[]; readonly pricing: Pricing })
  /** There is no flight for the bound of this number, counted from 0. */
  | (ChoosingTrip & { readonly kind: "stuck"; readonly bound: number; readonly pricing: Pricing | null })
  | GoneChoice;

/** What was chosen cannot be gone on from. */
export interface GoneChoice {
  readonly kind: "gone";
  readonly search: MultiCitySearch;
  readonly reason: ChosenFailure["reason"];
  /** The same flights at the price of now, once the choice has expired. */
  readonly renewed: RenewedChoice | null;
  /** What of the choice can still be had, where its last flights are gone: the offer, and how many bounds it has. */
  readonly held: { readonly id: OfferId; readonly bounds: number } | null;
}

type Needs = Pick<WebContext, "useCases" | "currency">;

/** Searches the bound that comes after what was chosen. */
export async function loadChoosing(search: MultiCitySearch, chosenId: string | null, context: Needs): Promise<ResultsData> {
  const { useCases, currency } = context;
  const id = chosenId === null || chosenId === "" ? null : (chosenId as OfferId);
  const answer = await useCases.searchBound(search, id);
  if (!answer.ok) {
    const { error } = answer;
    if (error.code === "chosen_gone") {
      const renewed = id !== null && error.reason === "offer_expired" ? await renewChoice(search, id, context) : null;
      return {
        kind: "gone",
        search,
        reason: error.reason,
        renewed,
        held: error.held && { id: error.held.id, bounds: error.held.bounds.length },
      };
    }
    return error.code === "supplier_unavailable" ? { kind: "failed", search } : { kind: "faults", faults: [error] };
  }
  const { chosen, later, offers } = answer.value;
  const known = offers[0] ?? chosen[0];
  const pricing = known ? pricingFor(currency, useCases.exchangeRatesOf(known.id)) : null;
  const shown = offers.flatMap((offer) => shownOffer(offer, answer.value));
  if (pricing === null || shown.length === 0) return { kind: "stuck", search, chosen, later, bound: boundWithout(answer.value), pricing };
  return { kind: "choosing", search, chosen, later, offers: shareBounds(shown), pricing };
}

/** Its last bound alone, at what the whole trip costs with it at least. */
function shownOffer(offer: FlightOffer, fares: LaterFares): readonly FlightOffer[] {
  const farePerTraveller = leastFareOf(offer, fares);
  return farePerTraveller === null ? [] : [{ ...offer, tripType: "oneWay", bounds: [lastBoundOf(offer)], farePerTraveller }];
}

const boundWithout = ({ offers, chosen, later }: BoundAnswer): number =>
  chosen.length + (offers.length === 0 ? 0 : 1 + Math.max(0, later.indexOf(null)));
