import { beforeAll } from "vitest";
import type { Bound, FlightOffer, FlightSearch } from "../../../core/flights/index.ts";
import { addDays, dateInZone, type Instant, type PlaceCode, Temporal } from "../../../core/kernel/index.ts";
import type { FlightSupply } from "../../../usecases/ports/flight-supply.ts";

/** A market in which the supply has flights on most days. */
export interface ContractMarket {
  readonly from: string;
  readonly to: string;
}

/** A supply under test, and what its tests ask of it. */
export interface TestedSupply {
  readonly name: string;
  readonly market: ContractMarket;
  readonly now: Instant;
  readonly supply: FlightSupply;
  /** There and back after a week, for four with an infant. */
  readonly search: FlightSearch;
  /** @throws Error when nothing is found. */
  firstOffer(change?: Partial<FlightSearch>): Promise<FlightOffer>;
  /** The first that a search finds later, too: by then a better one may hide it. @throws Error when there is none. */
  lastingOffer(change: Partial<FlightSearch>, then: Instant): Promise<FlightOffer>;
  /** Back again, as the next flight of a trip. */
  searchOnward(): FlightSearch;
  /** What a search asks for exactly these flights, one way. */
  fareOf(bound: Bound | undefined, asked: FlightSearch, at: Instant): Promise<number>;
}

export const later = (now: Instant, minutes: number): Instant => Temporal.Instant.from(now).add({ minutes }).toString() as Instant;

const flightsOf = (bound: Bound | undefined): string =>
  (bound?.legs ?? []).map(({ airline, flightNumber, departsAt }) => `${airline}${flightNumber}/${departsAt}`).join();

/** An offer as what it is of, whenever it was made. */
export const unsigned = ({ id: _id, party: _party, expiresAt: _expiresAt, ...itinerary }: FlightOffer) => itinerary;

/** Opens a supply before the tests that ask it. */
export function testSupply(name: string, market: ContractMarket, now: Instant, open: () => Promise<FlightSupply>): () => TestedSupply {
  let tested: TestedSupply;
  beforeAll(async () => {
    const supply = await open();
    const departureDate = addDays(dateInZone(now, "UTC"), 40);
    const returnDate = addDays(departureDate, 7);
    const search: FlightSearch = {
      from: { code: market.from as PlaceCode, city: "" },
      to: { code: market.to as PlaceCode, city: "" },
      departureDate,
      returnDate,
      party: { adults: 2, children: 1, infants: 1 },
      cabin: "M",
    };
    tested = {
      name,
      market,
      now,
      supply,
      search,
      firstOffer: async (change = {}) => {
        const [offer] = (await supply.search({ ...search, ...change }, now)).offers;
        if (!offer) throw new Error(`${name} found nothing from ${market.from} to ${market.to}.`);
        return offer;
      },
      lastingOffer: async (change, then) => {
        const asked = { ...search, ...change };
        const lasting = new Set((await supply.search(asked, then)).offers.map(({ bounds }) => bounds.map(flightsOf).join(" ")));
        const offer = (await supply.search(asked, now)).offers.find(({ bounds }) => lasting.has(bounds.map(flightsOf).join(" ")));
        if (!offer) throw new Error(`${name} finds nothing from ${market.from} to ${market.to} that it finds later, too.`);
        return offer;
      },
      searchOnward: () => ({ ...search, from: search.to, to: search.from, departureDate: returnDate, returnDate: null }),
      fareOf: async (bound, question, at) => {
        const found = (await supply.search(question, at)).offers.find((offer) => flightsOf(offer.bounds[0]) === flightsOf(bound));
        return found?.farePerTraveller.amountMinor ?? Number.NaN;
      },
    };
  });
  return () => tested;
}
