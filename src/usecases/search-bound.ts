import {
  type AskedBound,
  type BoundField,
  boundField,
  type FlightOffer,
  lastBoundOf,
  type MultiCitySearch,
  outlineOf,
  searchOfBound,
} from "../core/flights/index.ts";
import {
  dateInZone,
  dayOf,
  daysBetween,
  err,
  type Instant,
  type LocalDate,
  type Money,
  ok,
  type OfferId,
  type Result,
} from "../core/kernel/index.ts";
import type { FlightSupply } from "./ports/flight-supply.ts";
import type { Clock } from "./ports/system.ts";
import { daysFault, type KnownPlaces, partyFault, placesFault } from "./search-flights.ts";
import type { ChosenFailure, SearchFailure, UseCases } from "./use-cases.ts";

interface Ports {
  readonly flights: FlightSupply;
  readonly clock: Clock;
}

/** Searches one bound of a multi-city trip after another: the next is the one after those that the chosen offer holds. */
export function createSearchBound({ flights, clock }: Ports): UseCases["searchBound"] {
  return async (search, id) => {
    const now = clock.now();
    const fault = multiCityFault(search, flights, now);
    if (fault) return err(fault);
    const chosen = id === null ? ok([]) : await findChosen(id, search, flights, now);
    if (!chosen.ok) return chosen;
    const [next, ...after] = search.asked.slice(chosen.value.length);
    if (!next) throw new RangeError("A chosen offer leaves at least one bound to choose.");
    const asked = searchOfBound(search, next);
    const found = id === null ? ok(await flights.search(asked, now)) : await flights.searchAfter(id, asked, now);
    if (!found.ok) return err({ code: "chosen_gone", reason: found.error, held: null });
    const cheapest = await Promise.all(after.map((bound) => flights.cheapest(searchOfBound(search, bound), null, now)));
    const later = cheapest.map((trip) => trip?.farePerTraveller ?? null);
    const nextAfter = await faresAfterLate(flights, found.value.offers, search, after[0], now);
    return ok({ ...found.value, chosen: chosen.value, later, nextAfter });
  };
}

/** Of offers that land on the day before the next bound or later: its cheapest fare among what leaves late enough after them. */
async function faresAfterLate(
  flights: FlightSupply,
  offers: readonly FlightOffer[],
  search: MultiCitySearch,
  next: AskedBound | undefined,
  now: Instant,
): Promise<ReadonlyMap<OfferId, Money | null>> {
  if (!next) return new Map();
  const late = offers.filter((offer) => landsLateFor(offer, next.date)).map(({ id }) => id);
  if (late.length === 0) return new Map();
  const fares = await flights.cheapestAfter(late, searchOfBound(search, next), now);
  return new Map(late.map((id, index) => [id, fares[index] ?? null]));
}

/** A day apart by the clocks of two airports may be no hour apart. */
const landsLateFor = (offer: FlightOffer, date: LocalDate): boolean =>
  daysBetween(dayOf(outlineOf(lastBoundOf(offer)).arrivesAtLocal), date) <= 1;

/** What was chosen bound by bound, if it still can be had and is a beginning of the search. */
async function findChosen(
  id: OfferId,
  search: MultiCitySearch,
  flights: FlightSupply,
  now: Instant,
): Promise<Result<readonly FlightOffer[], ChosenFailure>> {
  const { held, failure } = await flights.beginnings(id, now);
  const offer = held.at(-1) ?? null;
  if (offer && !begins(offer, search, flights)) return err({ code: "chosen_gone", reason: "other_search", held: null });
  return failure === null ? ok(held) : err({ code: "chosen_gone", reason: failure, held: offer });
}

/** Whether an offer holds the first bounds of a search and no more, for its party and in its cabin. */
function begins(offer: FlightOffer, { asked, party, cabin }: MultiCitySearch, flights: Pick<FlightSupply, "isAt">): boolean {
  const { adults, children, infants } = offer.party;
  if (adults !== party.adults || children !== party.children || infants !== party.infants || offer.cabin !== cabin) return false;
  if (offer.tripType === "roundTrip" || offer.bounds.length >= asked.length) return false;
  return offer.bounds.every((bound, index) => {
    const [outline, wanted] = [outlineOf(bound), asked[index]];
    if (!wanted || dayOf(outline.departsAtLocal) !== wanted.date) return false;
    return flights.isAt(outline.from.code, wanted.from.code) && flights.isAt(outline.to.code, wanted.to.code);
  });
}

/** What is wrong with a multi-city search at a moment, or null; the field names the bound. */
function multiCityFault({ asked, party }: MultiCitySearch, flights: KnownPlaces, now: Instant): SearchFailure | null {
  for (const [index, bound] of asked.entries()) {
    const fault = boundFault(bound, flights, now);
    if (fault) return "field" in fault ? { ...fault, field: boundField(fault.field as BoundField, index) } : fault;
  }
  return partyFault(party);
}

function boundFault({ from, to, date }: AskedBound, flights: KnownPlaces, now: Instant): SearchFailure | null {
  const today = dateInZone(now, flights.zoneOf(from.code) ?? "UTC");
  return placesFault({ from, to }, flights) ?? daysFault({ departureDate: date, returnDate: null }, today);
}
